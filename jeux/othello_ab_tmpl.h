/* The search of jeux/alphabeta_tmpl.h on the rules of jeux/regles_tmpl.h: a template, included
 * while LARGEUR, HAUTEUR and REGLES are still defined. What is left to give is the evaluation:
 *
 *     AB(nom)    AB_CONTEXTE    AB_EVALUER(contexte, p)    AB_ASPIRATION
 *
 * The thresholds and primes below were measured on endings of 14 to 16 empties and on depth 10 from
 * the middle of the game (docs/mesures.md). */
#include "jeux/fin_tmpl.h"

static inline bool REGLES(passer)(const struct REGLES(position) *p, struct REGLES(position) *apres)
{
    *apres = REGLES(tourner)(p);
    return REGLES(coups)(apres) != 0;
}

#define AB_POSITION           struct REGLES(position)
#define AB_COUPS              REGLES(CASES)
#define AB_COUPS_MAX          REGLES(COUPS_MAX)
#define AB_LONGUEUR_MAX       REGLES(CASES)
#define AB_GENERER(p, coups)  REGLES(lister)(p, coups)
#define AB_PASSER(p, apres)   REGLES(passer)(p, apres)
#define AB_JOUER(p, c, apres) (*(apres) = REGLES(jouer)(p, c))
#define AB_MARGE(p)           REGLES(marge)(p)
#define AB_FINI(p)            REGLES(fini)(p)
#define AB_RESTANTS(p)        REGLES(compter)(REGLES(vides)(p))
#define AB_CLE(p)             REGLES(cle)(p)
#define AB_ORDRE(p, c)        REGLES(ordre)(c)
#define AB_ORDRE_APRES(apres) REGLES(ordre_apres)(apres)
#define AB_PRIME_TUEUR        256
#define AB_FIN_MAX            5
#define AB_FINIR(p, a, b, n)  REGLES(fin)(p, REGLES(vides)(p), a, b, false, n)
#include "jeux/alphabeta_tmpl.h"
