/* See proche.h. */
#include "interfaces/proche.h"

#include <string.h>

#include "base/i18n.h"

enum { ECART_MAX = 2, LONGUEUR_MAX = 31 };

/* A word, and the name that it stands for with what follows it. */
static const char *const AUTRES[][2] = {
    {"solve", "resoudre"},    {"review", "analyser"}, {"book", "livre"},
    {"database", "base"},     {"bench", "banc"},      {"help", "aide"},
    {"black", "noir"},        {"white", "blanc"},     {"open", "ouvrir"},
    {"load", "ouvrir"},       {"size", "taille"},     {"time", "temps"},
    {"resume", "reprendre"},  {"new", "nouvelle"},    {"depth", "profondeur"},
    {"time", "secondes"},     {"threads", "fils"},    {"hash", "hachage"},
    {"games", "parties"},     {"player", "joueur"},   {"year", "annee"},
    {"opening", "ouverture"}, {"level", "niveau"},    {"level", "blanc ia:N"},
    {"niveau", "blanc ia:N"},
};

static const char *sans_tirets(const char *mot)
{
    return mot + strspn(mot, "-");
}

/* Letters to change, add or take away to make `b` of `a`. */
static int distance(const char *a, const char *b)
{
    int rangee[LONGUEUR_MAX + 1];
    const int n = (int)strlen(b);
    if (strlen(a) > LONGUEUR_MAX || n > LONGUEUR_MAX)
        return LONGUEUR_MAX;
    for (int j = 0; j <= n; j++)
        rangee[j] = j;
    for (; *a; a++) {
        int coin = rangee[0]++;
        for (int j = 1; j <= n; j++) {
            const int change = coin + (*a != b[j - 1]);
            const int moins = 1 + (rangee[j] < rangee[j - 1] ? rangee[j] : rangee[j - 1]);
            coin = rangee[j];
            rangee[j] = change < moins ? change : moins;
        }
    }
    return rangee[n];
}

struct proche proche_de(const char *mot)
{
    mot = sans_tirets(mot);
    const int longueur = (int)strcspn(mot, "=");
    struct proche p = {.ecart = longueur < 5 ? ECART_MAX : ECART_MAX + 1}; /* shorter: too many */
    if (longueur <= LONGUEUR_MAX)
        memcpy(p.mot, mot, (size_t)longueur);
    return p;
}

void proche_essayer(struct proche *p, const char *nom)
{
    nom = sans_tirets(nom);
    int ecart = distance(p->mot, nom);
    for (size_t i = 0; i < sizeof AUTRES / sizeof *AUTRES; i++)
        if (strcmp(AUTRES[i][0], p->mot) == 0 &&
            vue_egale(vue_sur(AUTRES[i][1], strcspn(AUTRES[i][1], " ")), nom)) {
            nom = AUTRES[i][1];
            ecart = 0;
        }
    if (ecart < p->ecart) {
        p->nom = nom;
        p->ecart = ecart;
    }
}

void proche_dire(const struct proche *p, const char *tirets, struct tampon *t)
{
    if (p->nom)
        tampon_ecrire(t, _(" ; vouliez-vous dire « %s%s » ?"), tirets, p->nom);
}
