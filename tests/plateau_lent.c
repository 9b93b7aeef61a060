#include "tests/plateau_lent.h"

static bool dedans(const struct plateau *p, int x, int y)
{
    return x >= 0 && x < p->largeur && y >= 0 && y < p->hauteur;
}

static int pris_vers(const struct plateau *p, int x, int y, int dx, int dy)
{
    int n = 0;
    for (x += dx, y += dy; dedans(p, x, y) && p->cases[y][x] == 2; x += dx, y += dy)
        n++;
    return dedans(p, x, y) && p->cases[y][x] == 1 ? n : 0;
}

int plateau_retourne(const struct plateau *p, int x, int y)
{
    int n = 0;
    if (p->cases[y][x] != 0)
        return 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            n += dx || dy ? pris_vers(p, x, y, dx, dy) : 0;
    return n;
}

bool plateau_peut_jouer(const struct plateau *p)
{
    for (int y = 0; y < p->hauteur; y++)
        for (int x = 0; x < p->largeur; x++)
            if (plateau_retourne(p, x, y) > 0)
                return true;
    return false;
}

bool plateau_fini(const struct plateau *p)
{
    struct plateau autre = plateau_passer(p);
    return !plateau_peut_jouer(p) && !plateau_peut_jouer(&autre);
}

struct plateau plateau_passer(const struct plateau *p)
{
    struct plateau q = *p;
    for (int y = 0; y < p->hauteur; y++)
        for (int x = 0; x < p->largeur; x++)
            q.cases[y][x] = (3 - p->cases[y][x]) % 3;
    return q;
}

struct plateau plateau_jouer(const struct plateau *p, int x, int y)
{
    struct plateau q = *p;
    q.cases[y][x] = 1;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            for (int i = dx || dy ? pris_vers(p, x, y, dx, dy) : 0; i > 0; i--)
                q.cases[y + i * dy][x + i * dx] = 1;
    return plateau_passer(&q);
}

static int compter(const struct plateau *p, int contenu)
{
    int n = 0;
    for (int y = 0; y < p->hauteur; y++)
        for (int x = 0; x < p->largeur; x++)
            n += p->cases[y][x] == contenu;
    return n;
}

int plateau_vides(const struct plateau *p)
{
    return compter(p, 0);
}

int plateau_marge(const struct plateau *p)
{
    int ecart = compter(p, 1) - compter(p, 2), vides = compter(p, 0);
    return ecart > 0 ? ecart + vides : ecart < 0 ? ecart - vides : 0;
}

uint64_t plateau_perft(const struct plateau *p, int n)
{
    if (n == 0)
        return 1;
    if (!plateau_peut_jouer(p)) {
        struct plateau autre = plateau_passer(p);
        return plateau_peut_jouer(&autre) ? plateau_perft(&autre, n - 1) : 1;
    }
    uint64_t total = 0;
    for (int y = 0; y < p->hauteur; y++)
        for (int x = 0; x < p->largeur; x++)
            if (plateau_retourne(p, x, y) > 0) {
                struct plateau apres = plateau_jouer(p, x, y);
                total += plateau_perft(&apres, n - 1);
            }
    return total;
}

/* ---- Positions ---- */

struct plateau plateau_depart(int largeur, int hauteur)
{
    struct plateau p = {.largeur = largeur, .hauteur = hauteur};
    int x = largeur / 2 - 1, y = (hauteur + 1) / 2 - 1;
    p.cases[y][x] = p.cases[y + 1][x + 1] = 2;
    p.cases[y][x + 1] = p.cases[y + 1][x] = 1;
    return p;
}

struct plateau plateau_quelconque(int largeur, int hauteur, struct alea *alea)
{
    struct plateau p = {.largeur = largeur, .hauteur = hauteur};
    int vides = (int)alea_entier(alea, 100), miens = (int)alea_entier(alea, 100);
    bool bords_pleins = alea_entier(alea, 3) == 0;
    for (int y = 0; y < hauteur; y++)
        for (int x = 0; x < largeur; x++) {
            bool bord = x == 0 || y == 0 || x == largeur - 1 || y == hauteur - 1;
            bool vide = (int)alea_entier(alea, 100) < (bord && bords_pleins ? 10 : vides);
            int part = bord && bords_pleins ? 100 - miens : miens;
            p.cases[y][x] = vide ? 0 : (int)alea_entier(alea, 100) < part ? 1 : 2;
        }
    return p;
}

static struct plateau coup_au_hasard(const struct plateau *p, struct alea *alea)
{
    int n = 0, choix = -1;
    for (int c = 0; c < p->largeur * p->hauteur; c++)
        if (plateau_retourne(p, c % p->largeur, c / p->largeur) > 0 &&
            alea_entier(alea, (uint32_t)++n) == 0)
            choix = c;
    return choix < 0 ? plateau_passer(p) : plateau_jouer(p, choix % p->largeur, choix / p->largeur);
}

struct plateau plateau_de_partie(int largeur, int hauteur, int n, struct alea *alea)
{
    struct plateau p = plateau_depart(largeur, hauteur);
    int fin = largeur * hauteur - 4 - n;
    while (plateau_vides(&p) > fin && !plateau_fini(&p))
        p = coup_au_hasard(&p, alea);
    return p;
}
