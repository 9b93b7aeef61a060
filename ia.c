/* See ia.h. The search is the template of all the games, on the bitboards of the 8x8 board, with
 * the evaluation of `insa`; this file turns a grid into bitboards, a level into limits, and the
 * answer back into the course's squares. */
#include "ia.h"

#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"

#define LARGEUR     8
#define HAUTEUR     8
#define REGLES(nom) r8x8_##nom
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/insa_tmpl.h"

#define AB(nom)              insa_##nom
#define AB_CONTEXTE          struct r8x8_insa_style
#define AB_EVALUER(style, p) r8x8_insa_evaluer(style, p)
#define AB_ASPIRATION        300
#include "jeux/othello_ab_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

const char *const IA_STYLES[] = {"insa", "insa-mobilite", "insa-positionnelle", "insa-absolue",
                                 NULL};

/* ---- Levels ---- */

enum { SANS_LIMITE = 64 };

struct niveau {
    int profondeur;  /* plies */
    int fin;         /* empties from which the ending is solved */
    double secondes; /* 0: no clock */
};

static const struct niveau NIVEAUX[NIVEAU_MAX + 1] = {
    [1] = {1, 1, 0},  [2] = {2, 4, 0},   [3] = {3, 6, 0},   [4] = {4, 8, 0},
    [5] = {5, 10, 0}, [6] = {6, 12, 0},  [7] = {8, 14, 0},  [8] = {10, 16, 0},
    [9] = {SANS_LIMITE, 18, 2}, [10] = {SANS_LIMITE, 20, 5},
};

/* What the level says, unless the limits say something else. */
static struct niveau regler(const struct limites *limites)
{
    struct niveau n = NIVEAUX[limites->niveau];
    if (limites->secondes > 0)
        n = (struct niveau){SANS_LIMITE, n.fin, limites->secondes};
    if (limites->profondeur > 0) {
        n.profondeur = limites->profondeur;
        n.fin = 0;
        n.secondes = limites->secondes;
    }
    return n;
}

static const struct r8x8_insa_style *chercher_style(const char *nom)
{
    for (int i = 0; i < r8x8_INSA_STYLES; i++)
        if (!nom || strcmp(nom, r8x8_INSA[i].nom) == 0)
            return &r8x8_INSA[i];
    return NULL;
}

/* A table of 16 bytes an entry for the time allowed: 1 MB for a few plies, 64 MB for seconds. */
static int taille_table(struct niveau n)
{
    return n.secondes > 0 || n.profondeur > 10 || n.fin > 16 ? 22 : n.profondeur > 6 ? 20 : 16;
}

/* ---- From the grid to the bitboards and back ---- */

static struct r8x8_position position_de(Config config, int joueur)
{
    struct r8x8_position p = {0, 0};
    for (int c = 0; c < 64; c++) {
        int pion = config.grille[c / 8 + 1][c % 8 + 1];
        if (pion == joueur)
            p.joueur |= bit(c);
        else if (pion == incrementer_joueur(joueur))
            p.adverse |= bit(c);
    }
    return p;
}

static int indice_grille(int c)
{
    return 10 * (c / 8 + 1) + c % 8 + 1;
}

const char *coup_ia(Config config, int joueur, const struct limites *limites,
                    struct pensee *pensee)
{
    double debut = horloge_secondes();
    const struct r8x8_insa_style *style = chercher_style(limites->style);
    struct r8x8_position p = position_de(config, joueur);
    if (limites->niveau < NIVEAU_MIN || limites->niveau > NIVEAU_MAX)
        return _("niveau inconnu");
    if (!style)
        return _("style inconnu");
    if (!r8x8_coups(&p))
        return _("aucun coup possible");

    struct niveau n = regler(limites);
    struct insa_recherche r;
    if (!insa_init(&r, style, taille_table(n), limites->arret))
        return _("mémoire insuffisante");
    r.echeance = n.secondes > 0 ? debut + n.secondes : 0;
    insa_chercher(&r, &p, n.profondeur, n.fin, pensee);
    insa_detruire(&r);

    pensee->coup = indice_grille(pensee->coup);
    for (int i = 0; i < pensee->pv_longueur; i++)
        pensee->pv[i] = indice_grille(pensee->pv[i]);
    pensee->secondes = horloge_secondes() - debut;
    return NULL;
}
