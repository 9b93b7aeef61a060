/* ./othello whose review is the end of it, in the thread that reviews: after one move by a stack
 * without end, after more by memory that cannot be had. For the tests of what a crash leaves behind
 * (ecran_perdu()). */
#include "base/octets.h"
#include "interfaces/examinateur.h"

static const struct examinateur perdu;

#define examinateur_8x8 perdu
#include "interfaces/programme_othello.c"
#undef examinateur_8x8

static const char *refuser(const struct jeu *jeu)
{
    return examinateur_8x8.refus(jeu);
}

/* Less than a page each time: the guard of the stack is no larger. */
static int deborder(int n)
{
    volatile char place[1024];
    place[0] = (char)n;
    return n == 0 ? 0 : deborder(n + 1) + place[0];
}

static const char *examiner(struct examen *x)
{
    if (x->partie.rang == 1)
        return deborder(1) ? "?" : NULL;
    memoire_agrandir(NULL, SIZE_MAX, 2);
    return NULL;
}

static const struct examinateur perdu = {.profondeur = 20, .refus = refuser, .examiner = examiner};
