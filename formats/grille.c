/* See grille.h. */
#include "formats/grille.h"

#include <string.h>

#include "base/bits.h"
#include "moteur/moteur.h"

static const int PAS[8] = {-17, -16, -15, -1, 1, 15, 16, 17};

bool grille_taille_permise(long taille)
{
    return taille >= GRILLE_MIN && taille <= GRILLE_MAX && taille % 2 == 0;
}

struct grille grille_vide(int taille)
{
    return (struct grille){.taille = (unsigned char)taille};
}

struct grille grille_debut(int taille)
{
    struct grille d = grille_vide(taille);
    int m = taille / 2;
    d.pions[grille_case(m, m)] = d.pions[grille_case(m + 1, m + 1)] = BLANC;
    d.pions[grille_case(m + 1, m)] = d.pions[grille_case(m, m + 1)] = NOIR;
    return d;
}

bool grille_sur(const struct grille *d, int c)
{
    return c > 0 && c < 256 && grille_x(c) >= 1 && grille_x(c) <= d->taille && grille_y(c) >= 1 &&
           grille_y(c) <= d->taille;
}

/* How many pawns a pawn of `joueur` on the empty square `c` turns in one direction. */
static int compter_retournes(const struct grille *d, int c, int pas, int joueur)
{
    int adverse = NOIR + BLANC - joueur, n = 0;
    for (c += pas; d->pions[c] == adverse; c += pas)
        n++;
    return d->pions[c] == joueur ? n : 0;
}

bool grille_coup_valide(const struct grille *d, int c, int joueur)
{
    if (!grille_sur(d, c) || d->pions[c] != VIDE)
        return false;
    for (int i = 0; i < 8; i++)
        if (compter_retournes(d, c, PAS[i], joueur) > 0)
            return true;
    return false;
}

bool grille_coup_possible(const struct grille *d, int joueur)
{
    for (int y = 1; y <= d->taille; y++)
        for (int x = 1; x <= d->taille; x++)
            if (grille_coup_valide(d, grille_case(x, y), joueur))
                return true;
    return false;
}

bool grille_fini(const struct grille *d)
{
    return !grille_coup_possible(d, NOIR) && !grille_coup_possible(d, BLANC);
}

bool grille_jouer(struct grille *d, int c, int joueur)
{
    if (!grille_sur(d, c) || d->pions[c] != VIDE)
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

int grille_compter(const struct grille *d, int joueur)
{
    int n = 0;
    for (int y = 1; y <= d->taille; y++)
        for (int x = 1; x <= d->taille; x++)
            n += d->pions[grille_case(x, y)] == joueur;
    return n;
}

int grille_marge(const struct grille *d)
{
    int ecart = grille_compter(d, NOIR) - grille_compter(d, BLANC);
    int vides = grille_compter(d, VIDE);
    return ecart > 0 ? ecart + vides : ecart < 0 ? ecart - vides : 0;
}

bool grille_egal(const struct grille *a, const struct grille *b)
{
    return a->taille == b->taille && memcmp(a->pions, b->pions, sizeof a->pions) == 0;
}

struct othellier grille_othellier(const struct grille *d, int joueur)
{
    struct othellier o = {0, 0};
    for (int i = 0; i < 64; i++) {
        const int pion = d->pions[grille_case_du_moteur(i)];
        if (pion == joueur)
            o.joueur |= bit(i);
        else if (pion != VIDE)
            o.adverse |= bit(i);
    }
    return o;
}

void grille_ecrire_case(int c, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%c%d", 'a' + grille_x(c) - 1, grille_y(c));
}

int grille_lire_case(const struct grille *d, struct vue v)
{
    long y;
    if (vue_longueur(v) < 2 || vue_longueur(v) > 3)
        return 0;
    int x = (*v.p | 0x20) - 'a' + 1;
    v.p++;
    bool lettre = x >= 1 && x <= d->taille && (unsigned char)v.p[-1] < 0x80;
    if (!lettre || *v.p < '1' || *v.p > '9' || !vue_entier(v, 1, d->taille, &y))
        return 0;
    return grille_case(x, (int)y);
}
