/* See bordeaux.h. */
#include "jeux/bordeaux.h"

#include <math.h>
#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "base/pensee.h"
#include "donnees/ouvertures_bordeaux.h"

#define LARGEUR     10
#define HAUTEUR     10
#define REGLES(nom) r10x10_##nom
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/bordeaux_tmpl.h"

#define AB(nom)                 bordeaux_##nom
#define AB_CONTEXTE             void /* the weights are in the code */
#define AB_EVALUER(contexte, p) r10x10_bordeaux_evaluer(p)
#define AB_ASPIRATION           100
#define AB_ORDRE_MEMOIRE        1
#include "jeux/othello_ab_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

typedef struct r10x10_position plateau;

/* ---- Opening ---- */

/* The line played from black's e5 f6 start, one square after another, and the move that answers it.
 * Squares as read in the document, a1 at the upper left; found by our own search of 10x10. */
static const struct {
    const char *joues;
    const char *reponse;
} OUVERTURES[] = OUVERTURES_BORDEAUX;

static int case_de(const char *nom)
{
    return (nom[1] - '1') * 10 + nom[0] - 'a';
}

/* The square's image under symmetry `s`: 0 none, 1 main diagonal, 2 anti-diagonal, 3 both. They
 * leave the start as it is, and each is its own inverse. */
static int image(int c, int s)
{
    int x = c % 10, y = c / 10;
    if (s & 1) {
        int t = x;
        x = y;
        y = t;
    }
    if (s & 2) {
        int t = 9 - x;
        x = 9 - y;
        y = t;
    }
    return y * 10 + x;
}

static plateau image_plateau(const plateau *p, int s)
{
    plateau q = {0, 0};
    for (int c = 0; c < 100; c++) {
        q.joueur |= p->joueur & r10x10_bit(c) ? r10x10_bit(image(c, s)) : 0;
        q.adverse |= p->adverse & r10x10_bit(c) ? r10x10_bit(image(c, s)) : 0;
    }
    return q;
}

static plateau apres_coups(const char *joues)
{
    plateau p = r10x10_depart(true);
    for (; *joues; joues += 2)
        p = r10x10_jouer(&p, case_de(joues));
    return p;
}

/* The table's move, -1 when the position is not in it. */
static int coup_ouverture(const plateau *p)
{
    for (int s = 0; s < 4; s++) {
        plateau q = image_plateau(p, s);
        for (size_t i = 0; i < sizeof OUVERTURES / sizeof *OUVERTURES; i++) {
            plateau connu = apres_coups(OUVERTURES[i].joues);
            if (q.joueur == connu.joueur && q.adverse == connu.adverse)
                return image(case_de(OUVERTURES[i].reponse), s);
        }
    }
    return -1;
}

/* ---- Time ---- */

enum { CASES_LIBRES = 96, COUP_COMPTE = 70 };

static const double SECONDES_COUP = 6, SECONDES_PARTIE = 300;

double bordeaux_budget(int vides)
{
    int joues = CASES_LIBRES - vides;
    if (joues < COUP_COMPTE)
        return SECONDES_COUP;
    double reste = SECONDES_PARTIE - SECONDES_COUP * (COUP_COMPTE / 2);
    return reste / ((CASES_LIBRES - COUP_COMPTE) / 2);
}

/* In microseconds, at least two of them, so that x is above 1. */
double bordeaux_prevoir(int profondeur, double secondes, double prevision)
{
    double correction = prevision > 0 ? secondes / prevision : 1;
    double x = pow(fmax(1e6 * secondes, 2), 1.0 / profondeur);
    return pow(x, profondeur + 1) / 1e6 * correction;
}

/* ---- Thought ---- */

/* Depth after depth, while the next one should fit before `fin`; no clock when `fin` is 0. */
static void approfondir(struct bordeaux_recherche *r, const plateau *p, int profondeur_max,
                        double fin, struct pensee *pensee)
{
    int restants = r10x10_compter(r10x10_vides(p)), score = 0;
    double prevision = 0;
    for (int d = 1; d <= profondeur_max && d <= restants; d++) {
        double debut = fin > 0 ? horloge_secondes() : 0;
        int nouveau = bordeaux_iteration(r, p, d, score);
        if (r->interrompue)
            break;
        score = nouveau;
        bordeaux_rapporter(r, score, d, d == restants, pensee);
        if (fin > 0) {
            double maintenant = horloge_secondes();
            prevision = bordeaux_prevoir(d, maintenant - debut, prevision);
            if (maintenant + prevision > fin)
                break;
        }
    }
    bordeaux_rapporter_comptes(r, pensee);
}

const char *bordeaux_penser(const struct position *p, int joueur, const struct limites *limites,
                            struct pensee *pensee)
{
    plateau q;
    int coups[r10x10_COUPS_MAX];
    memcpy(&q, p->octets, sizeof q);
    if (joueur != 1)
        q = r10x10_tourner(&q);
    r10x10_lister(&q, coups);
    *pensee = (struct pensee){.coup = coups[0], .selectivite = 100};
    int connu = coup_ouverture(&q);
    if (connu >= 0) {
        pensee->coup = pensee->pv[0] = connu;
        pensee->pv_longueur = 1;
        return NULL;
    }
    struct bordeaux_recherche r;
    if (!bordeaux_init(&r, NULL, limites->profondeur ? 18 : 22, limites->arret))
        return _("mémoire insuffisante");
    double secondes = limites->secondes > 0 ? limites->secondes
                                            : bordeaux_budget(r10x10_compter(r10x10_vides(&q)));
    bool horloge = limites->profondeur == 0 || limites->secondes > 0;
    r.echeance = horloge ? horloge_secondes() + secondes : 0;
    approfondir(&r, &q, limites->profondeur ? limites->profondeur : CASES_LIBRES, r.echeance,
                pensee);
    bordeaux_detruire(&r);
    return NULL;
}
