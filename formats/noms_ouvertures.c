/* See noms_ouvertures.h. Lines are written with c4 first, as the repertoires do. Which moves have
 * which name was checked against the list that Zebra and many programs after it have. French names
 * are translations where the name is a common noun. */
#include "formats/noms_ouvertures.h"

#include <string.h>

#include "base/i18n.h"
#include "formats/wthor.h"

static const struct {
    const char *coups, *francais, *anglais;
} LIGNES[] = {
    {"c4c3", "Diagonale", "Diagonal"},
    {"c4c3d3c5b2", "Case X", "X-square"},
    {"c4c3d3c5b3", "Serpent (Paysan)", "Snake (Peasant)"},
    {"c4c3d3c5b3f3", "Lysons", "Lysons"},
    {"c4c3d3c5b3f4b5b4c6d6f5", "Pyramide", "Pyramid"},
    {"c4c3d3c5b4", "Heath (Tobidashi)", "Heath (Tobidashi)"},
    {"c4c3d3c5b4d2d6", "Heath chauve-souris", "Heath-Bat"},
    {"c4c3d3c5b4d2e2", "Iwasaki", "Iwasaki"},
    {"c4c3d3c5b4e3", "Heath cheminée", "Heath-Chimney"},
    {"c4c3d3c5b5", "Chien viverrin", "Raccoon Dog"},
    {"c4c3d3c5b6", "Fusée", "Rocket"},
    {"c4c3d3c5b6c6b5", "Hamilton", "Hamilton"},
    {"c4c3d3c5b6e3", "Sucette", "Lollipop"},
    {"c4c3d3c5d6", "Vache", "Cow"},
    {"c4c3d3c5d6e3", "Cheminée", "Chimney"},
    {"c4c3d3c5d6f4b4", "Chauve-souris (Cambridge)", "Bat (Cambridge)"},
    {"c4c3d3c5d6f4f5", "Rose-v-Toth", "Rose-v-Toth"},
    {"c4c3d3c5d6f4f5d2", "Tanida", "Tanida"},
    {"c4c3d3c5d6f4f5d2b5", "Avion (Feldborg)", "Aircraft (Feldborg)"},
    {"c4c3d3c5d6f4f5d2g4d7", "Voilier", "Sailboat"},
    {"c4c3d3c5d6f4f5e6c6d7", "Maruoka", "Maruoka"},
    {"c4c3d3c5d6f4f5e6f6", "Landau", "Landau"},
    {"c4c3d3c5f6", "Buffle", "Buffalo"},
    {"c4c3d3c5f6e2c6", "Buffle de Maruoka", "Maruoka Buffalo"},
    {"c4c3d3c5f6e3c6f5f4g5", "Buffle de Tanida", "Tanida Buffalo"},
    {"c4c3d3c5f6f5", "Buffle de Hokuriku", "Hokuriku Buffalo"},
    {"c4c3e6c5", "Aile", "Wing"},
    {"c4c3f5c5", "Demi-aile", "Semi-Wing"},
    {"c4c5", "Parallèle", "Parallel"},
    {"c4e3", "Perpendiculaire", "Perpendicular"},
    {"c4e3f4c5d6e6", "Mimura", "Mimura"},
    {"c4e3f4c5d6f3c6", "Danoise (Shaman)", "Danish (Shaman)"},
    {"c4e3f4c5d6f3d3", "Inoue", "Inoue"},
    {"c4e3f4c5d6f3d3c3", "Iago", "Iago"},
    {"c4e3f4c5d6f3e2", "Bhagat", "Bhagat"},
    {"c4e3f4c5d6f3e6c3d3e2", "Rose", "Rose"},
    {"c4e3f4c5d6f3e6c3d3e2b5", "Plate", "Flat"},
    {"c4e3f4c5d6f3e6c3d3e2b5f5", "Plate tournante", "Rotating Flat"},
    {"c4e3f4c5d6f3e6c3d3e2b6f5", "Rose-Birth", "Rose-Birth"},
    {"c4e3f4c5d6f3e6c3d3e2b6f5g5", "Rose-Tamenori", "Rose-Tamenori"},
    {"c4e3f4c5d6f3e6c3d3e2d2", "Greenberg", "Greenberg (Dawg)"},
    {"c4e3f4c5d6f3e6c6", "Ralle", "Ralle"},
    {"c4e3f4c5e6", "Cheval", "Horse"},
    {"c4e3f5b4", "Ganglion (No-Cat)", "Ganglion (No-Cat)"},
    {"c4e3f5b4f3", "Hirondelle", "Swallow"},
    {"c4e3f5e6d3", "Italienne", "Italian"},
    {"c4e3f5e6f4", "Chat", "Cat"},
    {"c4e3f5e6f4c5d6c6f7f3", "Sakaguchi", "Sakaguchi"},
    {"c4e3f5e6f4c5d6c6f7g5g6", "Berner", "Berner"},
    {"c4e3f6b4", "Ganglion coudé", "Bent Ganglion"},
    {"c4e3f6e6f5", "Tigre", "Tiger"},
    {"c4e3f6e6f5c5c3", "Stephenson", "Stephenson"},
    {"c4e3f6e6f5c5c3b4", "No-Kung", "No-Kung"},
    {"c4e3f6e6f5c5c3c6", "Comp'Oth", "Comp'Oth"},
    {"c4e3f6e6f5c5c3g5", "Kung", "Kung"},
    {"c4e3f6e6f5c5d3", "Tigre de Leader", "Leader's Tiger"},
    {"c4e3f6e6f5c5d6", "Brightwell", "Brightwell"},
    {"c4e3f6e6f5c5f4g5g4f3c6d3d6", "Ishii", "Ishii"},
    {"c4e3f6e6f5c5f4g6f7", "Rose-Bill", "Rose-Bill"},
    {"c4e3f6e6f5c5f4g6f7d3", "Tamenori", "Tamenori"},
    {"c4e3f6e6f5g6", "Aubrey (Tanaka)", "Aubrey (Tanaka)"},
};
enum { NB_LIGNES = sizeof LIGNES / sizeof LIGNES[0] };

bool nom_ouverture_ligne(int i, const char **coups, const char **francais, const char **anglais)
{
    if (i < 0 || i >= NB_LIGNES)
        return false;
    *coups = LIGNES[i].coups;
    *francais = LIGNES[i].francais;
    *anglais = LIGNES[i].anglais;
    return true;
}

/* How a game begins. On the other diagonal it is the usual one seen in a mirror. */
enum depart { DEPART_AUTRE, DEPART_USUEL, DEPART_MIROIR };

static enum depart depart_de(const struct partie_notee *p)
{
    const struct grille debut = grille_debut(8);
    bool usuel = p->depart.taille == 8, miroir = usuel;
    for (int c = 0; (usuel || miroir) && c < (int)sizeof debut.pions; c++) {
        const int pion = p->depart.pions[c], autre = pion ? 3 - pion : VIDE;
        usuel = usuel && (p->premier == NOIR ? pion : autre) == debut.pions[c];
        miroir = miroir && (p->premier == NOIR ? autre : pion) == debut.pions[c];
    }
    return usuel ? DEPART_USUEL : miroir ? DEPART_MIROIR : DEPART_AUTRE;
}

/* The square, seen in a mirror if the start is. */
static int remettre(enum depart depart, int c)
{
    return depart == DEPART_MIROIR ? grille_case(9 - grille_x(c), grille_y(c)) : c;
}

/* The move number `n` of the game, passes left out, turned so that it begins with f5; 0 after the
 * last. */
static int coup_tourne(const struct partie_notee *p, enum depart depart, int n)
{
    int premier = 0;
    for (int i = 0; i < p->nb_coups; i++) {
        if (p->coups[i].case_ == CASE_PASSE)
            continue;
        const int c = remettre(depart, p->coups[i].case_);
        premier = premier ? premier : c;
        if (n-- == 0)
            return wthor_tourner(8, premier, c);
    }
    return 0;
}

/* Does the game begin with this line? */
static bool commence_par(const struct partie_notee *p, enum depart depart, const char *coups)
{
    int c4 = grille_case(3, 4);
    for (int n = 0; coups[2 * n]; n++) {
        int c = grille_case(coups[2 * n] - 'a' + 1, coups[2 * n + 1] - '0');
        if (coup_tourne(p, depart, n) != wthor_tourner(8, c4, c))
            return false;
    }
    return true;
}

const char *nom_ouverture(const struct partie_notee *p)
{
    int meilleure = -1;
    const enum depart depart = depart_de(p);
    if (depart == DEPART_AUTRE)
        return NULL;
    for (int i = 0; i < NB_LIGNES; i++)
        if (commence_par(p, depart, LIGNES[i].coups) &&
            (meilleure < 0 || strlen(LIGNES[i].coups) > strlen(LIGNES[meilleure].coups)))
            meilleure = i;
    if (meilleure < 0)
        return NULL;
    /* TRANSLATORS: "fr" or "en": which of the two names of an opening to show */
    return strcmp(_("langue des ouvertures : fr"), "en") == 0 ? LIGNES[meilleure].anglais
                                                              : LIGNES[meilleure].francais;
}
