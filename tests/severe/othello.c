/* ./othello with a review that is over at once, whatever the machine: every move that had another
 * beside it lost 4, the first such one was better, and it is surer than a search in the opening
 * ever is. For the tests of what waits for a search (ecran_severe()). */
#include "interfaces/examinateur.h"

static const struct examinateur severe;

#define examinateur_8x8 severe
#include "interfaces/programme_othello.c"
#undef examinateur_8x8

enum { PROFONDEUR = 60 };

static const char *refuser(const struct jeu *jeu)
{
    return examinateur_8x8.refus(jeu);
}

static const char *examiner(struct examen *x)
{
    for (int rang = x->partie.rang - 1; rang >= 0; rang--) {
        const struct coup_joue *joue = &x->partie.coups[rang];
        int coups[COUPS_MAX];
        const int nb = x->partie.jeu->lister_coups(&joue->avant, joue->joueur, coups);
        struct jugement j = {.seul = nb == 1, .profondeur = PROFONDEUR};
        if (nb > 1) {
            j.perte = PERTE_FAUTE;
            j.suite[j.suite_longueur++] = coups[coups[0] == joue->coup];
        }
        examen_rendre(x, rang, &j);
    }
    return NULL;
}

static const struct examinateur severe = {
    .profondeur = PROFONDEUR, .refus = refuser, .examiner = examiner};
