/* Choosing the code for the processor, once an engine is made. */
#include "moteur/recherche.h"

const struct variante *variante_choisir(void)
{
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (variante_avx2.noeud && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") &&
        __builtin_cpu_supports("bmi"))
        return &variante_avx2;
#endif
    return &variante_portable;
}

void noeud_init(const struct evaluation *e, struct noeud *n, struct othellier p)
{
    n->p = p;
    n->cote = 0;
    n->vides = bits_compter(othellier_vides(&p));
    indices_init(e, &n->indices, &p);
}
