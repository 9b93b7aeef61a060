/* Choosing the code for the processor, once an engine is made. */
#include "moteur/recherche.h"

#if defined(__x86_64__)
static bool a_avx2(void)
{
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
           __builtin_cpu_supports("bmi2");
}

static bool a_avx512(void)
{
    return a_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl");
}
#else
static bool a_avx2(void)
{
    return false;
}

static bool a_avx512(void)
{
    return false;
}
#endif

int variante_compter(void)
{
    return !variante_avx2.noeud || !a_avx2() ? 1 : !variante_avx512.noeud || !a_avx512() ? 2 : 3;
}

const struct variante *variante_numero(int i)
{
    static const struct variante *const VARIANTES[] = {&variante_portable, &variante_avx2,
                                                       &variante_avx512};
    return VARIANTES[i];
}

const struct variante *variante_choisir(void)
{
    return variante_numero(variante_compter() - 1);
}

void noeud_init(const struct evaluation *e, struct noeud *n, struct othellier p)
{
    n->p = p;
    n->vides = bits_compter(othellier_vides(&p));
    n->x = PASSE;
    n->condamne = false;
    indices_init(&e->motifs, &n->indices, &p);
}
