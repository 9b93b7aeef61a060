/* See damier.h. */
#include "formats/damier.h"

#include <string.h>

static const int PAS[8] = {-17, -16, -15, -1, 1, 15, 16, 17};

bool damier_taille_permise(long taille)
{
    return taille >= DAMIER_MIN && taille <= DAMIER_MAX && taille % 2 == 0;
}

struct damier damier_vide(int taille)
{
    return (struct damier){.taille = (unsigned char)taille};
}

struct damier damier_debut(int taille)
{
    struct damier d = damier_vide(taille);
    int m = taille / 2;
    d.pions[damier_case(m, m)] = d.pions[damier_case(m + 1, m + 1)] = BLANC;
    d.pions[damier_case(m + 1, m)] = d.pions[damier_case(m, m + 1)] = NOIR;
    return d;
}

bool damier_sur(const struct damier *d, int c)
{
    return c > 0 && c < 256 && damier_x(c) >= 1 && damier_x(c) <= d->taille && damier_y(c) >= 1 &&
           damier_y(c) <= d->taille;
}

/* How many pawns a pawn of `joueur` on the empty square `c` turns in one direction. */
static int compter_retournes(const struct damier *d, int c, int pas, int joueur)
{
    int adverse = NOIR + BLANC - joueur, n = 0;
    for (c += pas; d->pions[c] == adverse; c += pas)
        n++;
    return d->pions[c] == joueur ? n : 0;
}

bool damier_coup_valide(const struct damier *d, int c, int joueur)
{
    if (!damier_sur(d, c) || d->pions[c] != VIDE)
        return false;
    for (int i = 0; i < 8; i++)
        if (compter_retournes(d, c, PAS[i], joueur) > 0)
            return true;
    return false;
}

bool damier_coup_possible(const struct damier *d, int joueur)
{
    for (int y = 1; y <= d->taille; y++)
        for (int x = 1; x <= d->taille; x++)
            if (damier_coup_valide(d, damier_case(x, y), joueur))
                return true;
    return false;
}

bool damier_fini(const struct damier *d)
{
    return !damier_coup_possible(d, NOIR) && !damier_coup_possible(d, BLANC);
}

bool damier_jouer(struct damier *d, int c, int joueur)
{
    if (!damier_sur(d, c) || d->pions[c] != VIDE)
        return false;
    bool legal = false;
    for (int i = 0; i < 8; i++) {
        int n = compter_retournes(d, c, PAS[i], joueur);
        legal |= n > 0;
        for (int k = 1; k <= n; k++)
            d->pions[c + k * PAS[i]] = (unsigned char)joueur;
    }
    if (legal)
        d->pions[c] = (unsigned char)joueur;
    return legal;
}

int damier_compter(const struct damier *d, int joueur)
{
    int n = 0;
    for (int y = 1; y <= d->taille; y++)
        for (int x = 1; x <= d->taille; x++)
            n += d->pions[damier_case(x, y)] == joueur;
    return n;
}

int damier_marge(const struct damier *d)
{
    int ecart = damier_compter(d, NOIR) - damier_compter(d, BLANC);
    int vides = damier_compter(d, VIDE);
    return ecart > 0 ? ecart + vides : ecart < 0 ? ecart - vides : 0;
}

bool damier_egal(const struct damier *a, const struct damier *b)
{
    return a->taille == b->taille && memcmp(a->pions, b->pions, sizeof a->pions) == 0;
}

Config damier_vers_config(const struct damier *d)
{
    Config config = {0};
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            config.grille[y][x] = d->pions[damier_case(x, y)];
    return config;
}

struct damier damier_depuis_config(Config config)
{
    struct damier d = damier_vide(8);
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            d.pions[damier_case(x, y)] = (unsigned char)config.grille[y][x];
    return d;
}

void damier_ecrire_case(int c, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%c%d", 'a' + damier_x(c) - 1, damier_y(c));
}

int damier_lire_case(const struct damier *d, struct vue v)
{
    long y;
    if (vue_longueur(v) < 2 || vue_longueur(v) > 3)
        return 0;
    int x = (*v.p | 0x20) - 'a' + 1;
    v.p++;
    bool lettre = x >= 1 && x <= d->taille && (unsigned char)v.p[-1] < 0x80;
    if (!lettre || *v.p < '1' || *v.p > '9' || !vue_entier(v, 1, d->taille, &y))
        return 0;
    return damier_case(x, (int)y);
}
