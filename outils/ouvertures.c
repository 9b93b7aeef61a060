/* Makes donnees/ouvertures_match.inc: balanced openings of eight moves for `othello match`.
 *
 *     build/MODE/outils/ouvertures NOMBRE PROFONDEUR > donnees/ouvertures_match.inc
 *
 * Random legal moves, kept when the engine's searches to that depth and to one more (a value leans
 * to who has the last move) find a score within a disc, each position once whatever its
 * orientation. Shorter searches first turn away what is far from it. The same numbers and the same
 * engine give the same list. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "formats/grille.h"
#include "moteur/moteur.h"
#include "outils/nombre.h"

enum { COUPS = 8, LISTE_MAX = 10000 };

/* How far from even the searches may find a position, each so many plies short of the depth asked
 * for. */
static const struct {
    int moins, ecart_max;
} TAMIS[] = {{12, 4}, {6, 2}, {0, 1}, {-1, 1}};

/* The 64 squares in the smallest of the eight orientations: equal for equal positions. */
static void canoniser(const struct grille *g, char cle[65])
{
    char essai[65] = {0};
    cle[0] = 0;
    for (int s = 0; s < 8; s++) {
        for (int i = 0; i < 64; i++) {
            int x = i % 8 + 1, y = i / 8 + 1;
            int u = s & 1 ? y : x, v = s & 1 ? x : y;
            u = s & 2 ? 9 - u : u;
            v = s & 4 ? 9 - v : v;
            essai[i] = (char)('0' + g->pions[grille_case(u, v)]);
        }
        if (!cle[0] || strcmp(essai, cle) < 0)
            strcpy(cle, essai);
    }
}

/* Eight random moves; false when a side had to pass. */
static bool tirer(struct alea *alea, struct grille *g, struct tampon *coups)
{
    *g = grille_debut(8);
    for (int n = 0; n < COUPS; n++) {
        int joueur = n % 2 ? BLANC : NOIR, legaux[64], nb = 0;
        for (int c = 0; c < 256; c++)
            if (grille_coup_valide(g, c, joueur))
                legaux[nb++] = c;
        if (nb == 0)
            return false;
        int c = legaux[alea_entier(alea, (uint32_t)nb)];
        grille_ecrire_case(c, coups);
        grille_jouer(g, c, joueur);
    }
    return true;
}

static int evaluer(struct moteur *m, const struct grille *g, int profondeur)
{
    atomic_bool arret = false;
    struct othellier p = {0, 0};
    struct moteur_demande d = {.profondeur = profondeur, .arret = &arret};
    struct moteur_reponse r;
    for (int i = 0; i < 64; i++) {
        int pion = g->pions[grille_case(i % 8 + 1, i / 8 + 1)];
        p.joueur |= pion == NOIR ? UINT64_C(1) << i : 0; /* Black is to move after eight moves */
        p.adverse |= pion == BLANC ? UINT64_C(1) << i : 0;
    }
    moteur_chercher(m, &p, &d, &r);
    return r.score;
}

static bool est_equilibree(struct moteur *m, const struct grille *g, int profondeur)
{
    for (size_t i = 0; i < sizeof TAMIS / sizeof *TAMIS; i++)
        if (profondeur > TAMIS[i].moins &&
            abs(evaluer(m, g, profondeur - TAMIS[i].moins)) > TAMIS[i].ecart_max)
            return false;
    return true;
}

int main(int argc, char **argv)
{
    static char cles[LISTE_MAX][65];
    struct alea alea;
    const long nombre = argc > 1 ? nombre_lire("ouvertures", "number", argv[1], 1, LISTE_MAX) : 200;
    const int profondeur = argc > 2 ? (int)nombre_lire("ouvertures", "depth", argv[2], 1, 60) : 12;
    int nb = 0;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = 64, .fils = 1});
    if (!m)
        return 1;
    alea_init(&alea, 8);
    while (nb < nombre) {
        char memoire[64], cle[65];
        struct tampon coups = tampon_sur(memoire, sizeof memoire);
        struct grille g;
        bool nouvelle = tirer(&alea, &g, &coups);
        canoniser(&g, cle);
        for (int i = 0; i < nb && nouvelle; i++)
            nouvelle = strcmp(cles[i], cle) != 0;
        if (!nouvelle || !est_equilibree(m, &g, profondeur))
            continue;
        strcpy(cles[nb++], cle);
        printf("\"%s\\n\"\n", memoire);
        fflush(stdout);
    }
    moteur_detruire(m);
    return 0;
}
