#include "tests/moteur_aide.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"

struct othellier bits_de_lent(const struct plateau *p)
{
    struct othellier o = {0, 0};
    for (int x = 0; x < 64; x++) {
        const int c = p->cases[x / 8][x % 8];
        o.joueur |= c == 1 ? bit(x) : 0;
        o.adverse |= c == 2 ? bit(x) : 0;
    }
    return o;
}

struct plateau lent_de_bits(struct othellier o)
{
    struct plateau p = {.largeur = 8, .hauteur = 8};
    for (int x = 0; x < 64; x++)
        p.cases[x / 8][x % 8] = o.joueur >> x & 1 ? 1 : o.adverse >> x & 1 ? 2 : 0;
    return p;
}

struct othellier position_au_hasard(int vides, struct alea *alea)
{
    for (;;) {
        const struct plateau p = plateau_de_partie(8, 8, 60 - vides, alea);
        if (plateau_vides(&p) == vides && plateau_peut_jouer(&p))
            return bits_de_lent(&p);
    }
}

struct othellier position_de_texte(const char *cases, char trait)
{
    struct othellier o = {0, 0};
    for (int x = 0; x < 64; x++) {
        o.joueur |= cases[x] == trait ? bit(x) : 0;
        o.adverse |= cases[x] != trait && (cases[x] == 'X' || cases[x] == 'O') ? bit(x) : 0;
    }
    return o;
}

int score_lent(const struct plateau *p, int alpha, int beta)
{
    int meilleur = -127;
    for (int x = 0; x < 64 && meilleur < beta; x++) {
        if (!plateau_retourne(p, x % 8, x / 8))
            continue;
        const struct plateau q = plateau_jouer(p, x % 8, x / 8);
        const int s = -score_lent(&q, -beta, meilleur > alpha ? -meilleur : -alpha);
        meilleur = s > meilleur ? s : meilleur;
    }
    if (meilleur != -127)
        return meilleur;
    if (plateau_fini(p))
        return plateau_marge(p);
    const struct plateau q = plateau_passer(p);
    return -score_lent(&q, -beta, -alpha);
}

long nombre_demande(const char *variable, long defaut)
{
    const char *v = getenv(variable);
    return v ? atol(v) : defaut;
}

bool construction_lente(void)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    return true;
#else
    return false;
#endif
#else
    return false;
#endif
}

bool lire_obf(FILE *f, struct probleme *p)
{
    char ligne[4096], memoire[200];
    while (fgets(ligne, sizeof ligne, f)) {
        struct tampon refus = tampon_sur(memoire, sizeof memoire);
        if (probleme_lire(vue_de(strtok(ligne, "\n")), p, &refus) == PROBLEME_LU)
            return true;
    }
    return false;
}

FILE *ouvrir_donnees(const char *nom)
{
    char chemin[200];
    snprintf(chemin, sizeof chemin, "../shared/data/%s", nom);
    return fopen(chemin, "r");
}

struct moteur_reponse resoudre(struct moteur *m, struct othellier o)
{
    atomic_bool arret = false;
    struct moteur_reponse r;
    moteur_chercher(m, &o, &(struct moteur_demande){.arret = &arret}, &r);
    return r;
}
