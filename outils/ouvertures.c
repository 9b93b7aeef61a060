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

#include "base/texte.h"
#include "moteur/moteur.h"
#include "outils/essais.h"
#include "outils/nombre.h"

enum { COUPS = 8, LISTE_MAX = 10000 };

/* How far from even the searches may find a position, each so many plies short of the depth asked
 * for. */
static const struct {
    int moins, ecart_max;
} TAMIS[] = {{12, 4}, {6, 2}, {0, 1}, {-1, 1}};

/* Eight random moves; false when a side had to pass. */
static bool tirer(struct alea *alea, struct othellier *p, struct tampon *coups)
{
    *p = OTHELLIER_DEBUT;
    for (int n = 0; n < COUPS; n++) {
        const uint64_t legaux = othellier_coups(p);
        if (!legaux)
            return false;
        const int x = coup_au_hasard(alea, legaux);
        tampon_ecrire(coups, "%c%d", 'a' + x % 8, x / 8 + 1);
        *p = othellier_jouer(*p, x);
    }
    return true;
}

static bool est_equilibree(struct moteur *m, const struct othellier *p, int profondeur)
{
    static atomic_bool jamais;
    for (size_t i = 0; i < sizeof TAMIS / sizeof *TAMIS; i++) {
        if (profondeur <= TAMIS[i].moins)
            continue;
        const struct moteur_demande d = {.profondeur = profondeur - TAMIS[i].moins,
                                         .arret = &jamais};
        struct moteur_reponse r;
        moteur_chercher(m, p, &d, &r);
        if (abs(r.score) > TAMIS[i].ecart_max)
            return false;
    }
    return true;
}

int main(int argc, char **argv)
{
    static struct othellier vues[LISTE_MAX]; /* in their usual orientation */
    struct alea alea;
    const long nombre = argc > 1 ? nombre_lire("ouvertures", "number", argv[1], 1, LISTE_MAX) : 200;
    const int profondeur = argc > 2 ? (int)nombre_lire("ouvertures", "depth", argv[2], 1, 60) : 12;
    struct moteur *m = moteur_des_poids("ouvertures", NULL, 64);
    alea_init(&alea, 8);
    for (int nb = 0; nb < nombre;) {
        char memoire[64];
        struct tampon coups = tampon_sur(memoire, sizeof memoire);
        struct othellier p;
        bool nouvelle = tirer(&alea, &p, &coups);
        const struct othellier usuelle = othellier_canonique(p);
        for (int i = 0; i < nb && nouvelle; i++)
            nouvelle = othellier_comparer(vues[i], usuelle) != 0;
        if (!nouvelle || !est_equilibree(m, &p, profondeur))
            continue;
        vues[nb++] = usuelle;
        printf("\"%s\\n\"\n", memoire);
        fflush(stdout);
    }
    moteur_detruire(m);
    return 0;
}
