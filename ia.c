/* See ia.h. The search is the template of all the games, on the bitboards of the 8x8 board, with
 * the evaluation of `insa`; this file turns a grid into bitboards, a level into limits, and the
 * answer back into the course's squares. */
#include "ia.h"

#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "jeux/niveaux_tmpl.h"

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

static const struct r8x8_insa_style *chercher_style(const char *nom)
{
    for (int i = 0; i < r8x8_INSA_STYLES; i++)
        if (!nom || strcmp(nom, r8x8_INSA[i].nom) == 0)
            return &r8x8_INSA[i];
    return NULL;
}

/* A style plays as its document says, 10 plies and the last 14 squares exactly, unless told else. */
static struct niveau regler(const struct limites *limites)
{
    bool choisi = limites->profondeur > 0 || limites->secondes > 0;
    return limites->style && !choisi ? (struct niveau){10, 14, 0} : niveau_de(limites);
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
    if (!insa_init(&r, style, niveau_table(n), limites->arret))
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
