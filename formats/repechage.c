/* See repechage.h. */
#include "formats/repechage.h"

#include <string.h>

#include "base/i18n.h"
#include "formats/jeton.h"
#include "formats/lecture.h"

/* ---- The gap between two squares ---- */

enum { ECART_MAX = 16 }; /* bytes, notes left out */

static bool est_hexa(char c)
{
    return lecture_chiffre(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

static bool alphanumerique(char c)
{
    return lecture_lettre(c) || lecture_chiffre(c);
}

/* Bytes of the letters, or of the digits, in front. */
static size_t longueur_serie(struct vue v, bool lettres)
{
    size_t n = 0;
    while (n < vue_longueur(v) && (lettres ? lecture_lettre(v.p[n]) : lecture_chiffre(v.p[n])))
        n++;
    return n;
}

/* A word that says who moves, or that he passes. */
static size_t longueur_mot(struct vue v)
{
    static const char *const MOTS[] = {"b",     "w",     "n",  "x",  "o",    "black", "white",
                                       "noir",  "blanc", "pa", "ps", "pass", "passe"};
    const size_t n = longueur_serie(v, true);
    for (size_t i = 0; i < sizeof MOTS / sizeof MOTS[0]; i++)
        if (vue_egale(vue_sur(v.p, n), MOTS[i]))
            return n;
    return 0;
}

/* The bytes in front that may stand in a gap; 0: they end the row. */
static size_t longueur_piece(struct vue v)
{
    if (vue_longueur(v) >= 3 && *v.p == '%' && est_hexa(v.p[1]) && est_hexa(v.p[2]))
        return 3;
    if (lecture_lettre(*v.p))
        return longueur_mot(v);
    if (lecture_chiffre(*v.p)) {
        const size_t n = longueur_serie(v, false);
        return n <= 3 ? n : 0;
    }
    return 1;
}

/* The square in front, no digit behind it; 0: there is none. */
static int case_devant(const struct grille *d, struct vue v)
{
    if (vue_longueur(v) < 2 || (vue_longueur(v) > 2 && lecture_chiffre(v.p[2])))
        return 0;
    return grille_lire_case(d, vue_sur(v.p, 2));
}

/* Moves the front past a gap to the next square. False: none follows. */
static bool passer_ecart(const struct grille *d, struct vue *v)
{
    int octets = 0;
    for (struct vue suite = *v; !vue_vide(suite) && octets <= ECART_MAX;) {
        if (case_devant(d, suite)) {
            *v = suite;
            return true;
        }
        const size_t note = jeton_longueur_note(suite);
        const size_t n = note > 0 ? note : longueur_piece(suite);
        if (n == 0)
            return false;
        octets += note > 0 ? 0 : (int)n;
        suite.p += n;
    }
    return false;
}

/* ---- Rows of squares ---- */

struct rangee {
    struct vue v; /* from its first square to behind the last that was played */
    int coups;
    struct vue faute;     /* the square behind them that is not legal, */
    const char *pourquoi; /* and why; NULL: there is none */
};

/* Does a word begin here, or does what stands before it end with a "%3D"? */
static bool debut_de_mot(struct vue texte, const char *p)
{
    const size_t avant = (size_t)(p - texte.p);
    return avant == 0 || !alphanumerique(p[-1]) ||
           (avant >= 3 && p[-3] == '%' && est_hexa(p[-2]) && est_hexa(p[-1]));
}

/* Plays the row in front on `p`, and passes over the whole of it. */
static struct rangee jouer_rangee(struct vue *v, struct partie_notee *p)
{
    struct rangee r = {.v = {v->p, v->p}};
    const struct grille d = p->depart;
    do {
        const struct vue ici = vue_sur(v->p, 2);
        const bool encore = !r.pourquoi && !notee_finie(p);
        const char *faute = encore ? notee_jouer(p, case_devant(&d, *v)) : NULL;
        v->p += 2;
        if (faute) {
            r.pourquoi = faute;
            r.faute = ici;
        } else if (encore) {
            r.v.fin = v->p;
            r.coups++;
        }
    } while (passer_ecart(&d, v));
    return r;
}

/* The longest row, as the only game of `*r`. */
static struct rangee chercher(struct vue texte, struct recueil *r)
{
    const struct grille d = grille_debut(8);
    struct rangee longue = {.coups = REPECHAGE_COUPS_MIN - 1};
    for (struct vue v = texte; !vue_vide(v);) {
        if (!case_devant(&d, v) || !debut_de_mot(texte, v.p)) {
            v.p++;
            continue;
        }
        struct recueil essai = {0};
        const struct rangee celle = jouer_rangee(&v, recueil_nouvelle(&essai));
        if (celle.coups > longue.coups) {
            const struct recueil avant = *r;
            longue = celle;
            *r = essai;
            essai = avant;
        }
        recueil_detruire(&essai);
    }
    return longue;
}

/* ---- What is told ---- */

/* What stands around the row: in front of it, or else behind. */
static struct vue reste_de(struct vue texte, struct vue rangee)
{
    const struct vue devant = vue_sans_blancs((struct vue){texte.p, rangee.p});
    return vue_vide(devant) ? vue_sans_blancs((struct vue){rangee.fin, texte.fin}) : devant;
}

bool repechage_lire(struct vue texte, struct recueil *r)
{
    char memoire[EXTRAIT_MAX];
    struct recueil trouve = {0};
    struct lecteur l = lecteur_sur(texte, &trouve);
    const struct rangee rangee = chercher(l.v, &trouve);
    if (trouve.nb_parties == 0)
        return false;
    l.numero = 1;
    lecteur_signaler(&l, NOTE, rangee.v.p, 0,
                     _("%d coups pris d'ici ; le reste du texte est ignoré (« %s »)"),
                     rangee.coups, lecture_extrait(reste_de(l.v, rangee.v), memoire));
    if (rangee.pourquoi) {
        lecteur_signaler(&l, ERREUR, rangee.faute.p, rangee.coups + 1, _("« %s » : %s"),
                         lecture_extrait(rangee.faute, memoire), rangee.pourquoi);
        recueil_tronquer(&trouve);
    }
    recueil_verser(r, &trouve, 0);
    return true;
}

bool repechage_est_adresse(struct vue texte)
{
    static const char *const DEBUTS[] = {"http://", "https://", "www."};
    struct vue v = vue_sans_blancs(vue_sans_bom(texte)), mot = v;
    bool adresse = false;
    for (size_t i = 0; i < sizeof DEBUTS / sizeof DEBUTS[0]; i++) {
        const size_t n = strlen(DEBUTS[i]);
        adresse |= vue_longueur(v) > n && vue_egale(vue_sur(v.p, n), DEBUTS[i]);
    }
    return adresse && vue_mot(&v, &mot) && vue_vide(v);
}
