/* ./othello with a review that ends only when it is stopped, whatever the machine: the last move is
 * judged, the others never are; where it is the only one, an error that is going to be searched
 * again. For the tests of what is done meanwhile (ecran_patient()). */
#include <unistd.h>

#include "interfaces/examinateur.h"

static const struct examinateur patient;

#define examinateur_8x8 patient
#include "interfaces/programme_othello.c"
#undef examinateur_8x8

static const char *refuser(const struct jeu *jeu)
{
    return examinateur_8x8.refus(jeu);
}

static const char *examiner(struct examen *x)
{
    const bool unique = x->partie.rang == 1;
    const struct jugement j = {
        .perte = unique ? PERTE_DOUTEUSE : 0, .profondeur = 20, .provisoire = unique};
    examen_rendre(x, x->partie.rang - 1, &j);
    while (!atomic_load(&x->fil.arret))
        usleep(1000);
    return NULL;
}

static const struct examinateur patient = {
    .profondeur = 20, .refus = refuser, .examiner = examiner};
