/* ./morpion as a beginner might have written it: the variable FAUTE names what is wrong with its
 * rules or with its thinking player. For the tests of what is said then (tests/test_fautes.sh). */
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/pensee.h"
#include "base/texte.h"
#include "interfaces/programme.h"
#include "jeux/morpion.h"

static struct jeu fautif;
static const struct jeu *const jeux[] = {&fautif, NULL};

const struct programme programme = {.nom = "morpion", .jeux = jeux};

static char faute[32];
static const volatile char *nulle_part;

/* ---- A thinking player ---- */

static int deborder(int n)
{
    volatile char place[1024];
    place[0] = (char)n;
    return n == 0 ? 0 : deborder(n + 1) + place[0];
}

/* Seconds of processor that this thread has used. */
static double calcul(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static const char *penser(const struct position *p, int joueur, const struct limites *limites,
                          struct pensee *pensee)
{
    const volatile bool boucle = strcmp(faute, "boucle") == 0;
    const bool dort = strcmp(faute, "sommeil") == 0;
    *pensee = (struct pensee){.coup = COUP_AUCUN};
    if (strcmp(faute, "illegal") == 0)
        pensee->coup = 99;
    if (strcmp(faute, "pile") == 0)
        pensee->coup = deborder(1);
    if (strcmp(faute, "pointeur") == 0)
        pensee->coup = *nulle_part;
    while (boucle)
        continue;
    while (dort)
        pause();
    if (strcmp(faute, "lent") == 0) { /* a second of computing once it must stop */
        while (!atomic_load(limites->arret))
            usleep(1000);
        for (const double debut = calcul(); calcul() - debut < 1;)
            continue;
        int coups[COUPS_MAX];
        jeu_morpion.lister_coups(p, joueur, coups);
        pensee->coup = coups[0];
    }
    return NULL;
}

/* ---- Rules ---- */

static int lister_aucun(const struct position *p, int joueur, int coups[COUPS_MAX])
{
    (void)p;
    (void)joueur;
    (void)coups;
    return 0;
}

static const struct {
    const char *nom;
    int (*lister_coups)(const struct position *p, int joueur, int coups[COUPS_MAX]);
} REGLES[] = {
    {"liste_vide", lister_aucun},
};

__attribute__((constructor)) static void choisir(void)
{
    const char *nom = getenv("FAUTE");
    fautif = jeu_morpion;
    vue_copier(vue_de(nom ? nom : ""), faute, sizeof faute);
    for (size_t i = 0; i < sizeof REGLES / sizeof REGLES[0]; i++)
        if (strcmp(faute, REGLES[i].nom) == 0)
            fautif.lister_coups = REGLES[i].lister_coups;
    if (nom && fautif.lister_coups == jeu_morpion.lister_coups)
        fautif.penser = penser;
}
