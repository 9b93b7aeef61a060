/* See cle_position.h. Orientation o: bit 0 swaps rows and columns, bit 1 mirrors the columns, bit 2
 * the rows, in this order. Boards are words for speed: a base has millions. */
#include "formats/cle_position.h"

#include "base/alea.h"
#include "moteur/moteur.h"

int cle_tourner(int o, int c)
{
    int x = grille_x(c), y = grille_y(c);
    int u = o & 1 ? y : x, v = o & 1 ? x : y;
    return grille_case(o & 2 ? 9 - u : u, o & 4 ? 9 - v : v);
}

int cle_retourner(int o, int c)
{
    int u = grille_x(c), v = grille_y(c);
    u = o & 2 ? 9 - u : u;
    v = o & 4 ? 9 - v : v;
    return o & 1 ? grille_case(v, u) : grille_case(u, v);
}

/* Orientation o as the engine numbers it: there rows and columns are swapped last. */
static const int SYMETRIE[8] = {0, 4, 1, 6, 2, 5, 3, 7};

struct cle_position cle_position(const struct grille *g, int joueur)
{
    const struct othellier noir_blanc = grille_othellier(g, NOIR);
    struct othellier meilleur = {UINT64_MAX, UINT64_MAX};
    struct cle_position r = {0};
    for (int o = 0; o < 8; o++) {
        const struct othellier p = othellier_symetrie(noir_blanc, SYMETRIE[o]);
        const int ordre = othellier_comparer(p, meilleur);
        if (ordre == 0) {
            r.orientations |= (unsigned char)(1 << o);
        } else if (ordre < 0) {
            meilleur = p;
            r.orientation = o;
            r.orientations = (unsigned char)(1 << o);
        }
    }
    uint64_t etat = meilleur.joueur * 3 + (uint64_t)joueur;
    etat = alea_splitmix(&etat) ^ meilleur.adverse;
    r.cle = alea_splitmix(&etat);
    return r;
}

int cle_coup(const struct cle_position *cle, int c)
{
    int plus_petit = 256;
    for (int o = 0; o < 8; o++) {
        int tournee = cle->orientations >> o & 1 ? cle_tourner(o, c) : 256;
        plus_petit = tournee < plus_petit ? tournee : plus_petit;
    }
    return plus_petit;
}
