/* See jeton.h. */
#include "formats/jeton.h"

#include <string.h>

#include "formats/lecture.h"

static size_t nb_chiffres(struct vue v)
{
    size_t n = 0;
    while (n < vue_longueur(v) && lecture_chiffre(v.p[n]))
        n++;
    return n;
}

/* Bytes at the front that only surround moves: blanks, commas, quotes, brackets; 0 for none. */
static size_t longueur_entourage(struct vue v)
{
    static const char *const SIGNES[] = {"\u00a0", "\u202f", "“", "”", "‘", "’", "«", "»"};
    if (lecture_blanc(*v.p) || (*v.p != 0 && strchr(",;\"'()", *v.p)))
        return 1;
    for (size_t i = 0; i < sizeof SIGNES / sizeof SIGNES[0]; i++) {
        size_t n = strlen(SIGNES[i]);
        if (vue_longueur(v) >= n && memcmp(v.p, SIGNES[i], n) == 0)
            return n;
    }
    return 0;
}

/* A '*' that ends its line: the game was not finished. */
static bool est_etoile_finale(struct vue v)
{
    if (*v.p != '*')
        return false;
    for (v.p++; !vue_vide(v) && *v.p != '\n';) {
        size_t n = longueur_entourage(v);
        if (n == 0)
            return false;
        v.p += n;
    }
    return true;
}

/* Bytes of "12.", "12...", "12:", "12)"; 0 when that is not in front. */
static size_t longueur_numero(struct vue v)
{
    size_t chiffres = nb_chiffres(v), n = chiffres;
    while (chiffres > 0 && n < vue_longueur(v) && v.p[n] == '.')
        n++;
    bool signe = n == chiffres && chiffres > 0 && n < vue_longueur(v);
    n += signe && (v.p[n] == ':' || v.p[n] == ')');
    return n > chiffres ? n : 0;
}

/* A brace that is not closed may stand anywhere: no text is searched to its end for each. */
enum { NOTE_MAX = 2000 };

size_t jeton_longueur_note(struct vue v)
{
    const size_t n = vue_longueur(v) < NOTE_MAX ? vue_longueur(v) : NOTE_MAX;
    const char *fin = n > 0 && *v.p == '{' ? memchr(v.p, '}', n) : NULL;
    return fin ? (size_t)(fin - v.p) + 1 : 0;
}

/* One separator, numbers set apart. False when there is none in front. */
static bool passer_un_separateur(struct vue *v)
{
    const size_t note = jeton_longueur_note(*v);
    size_t n = note > 0 ? note : longueur_entourage(*v);
    struct vue ligne;
    bool tiret = *v->p == '-' && (vue_longueur(*v) == 1 || v->p[1] != '-');
    if (n == 0 && (*v->p == '#' || *v->p == '%'))
        return vue_ligne(v, &ligne);
    n = n == 0 && (tiret || est_etoile_finale(*v)) ? 1 : n;
    v->p += n;
    return n > 0;
}

void jeton_passer_separateurs(struct vue *v)
{
    while (!vue_vide(*v)) {
        size_t n = longueur_numero(*v);
        v->p += n;
        if (n == 0 && !passer_un_separateur(v))
            return;
    }
}

/* The longest spelling of a pass in front; "passe6" is a pass and e6. */
static size_t longueur_passe(struct vue v)
{
    static const char *const MOTS[] = {"passe", "pass", "pa", "ps", "--"};
    for (size_t i = 0; i < sizeof MOTS / sizeof MOTS[0]; i++) {
        size_t n = strlen(MOTS[i]);
        bool la = vue_longueur(v) >= n && vue_egale(vue_sur(v.p, n), MOTS[i]);
        bool coup_colle = la && i == 0 && vue_longueur(v) > n && lecture_chiffre(v.p[n]);
        if (la && !coup_colle)
            return n;
    }
    return 0;
}

/* A number, blanks, then a letter or a pass: "3 f5". */
static bool lire_numero(struct vue *v, struct jeton *j)
{
    size_t n = nb_chiffres(*v);
    struct vue suite = {v->p + n, v->fin};
    lecture_passer_blancs(&suite);
    bool suivi = suite.p > v->p + n && !vue_vide(suite) &&
                 (lecture_lettre(*suite.p) || longueur_passe(suite) > 0);
    if (n == 0 || !suivi || !vue_entier(vue_sur(v->p, n), 1, GRILLE_CASES, &j->numero))
        return false;
    j->genre = JETON_NUMERO;
    v->p += n;
    return true;
}

long jeton_numero_de_ligne(struct vue ligne)
{
    long numero = 0;
    for (size_t n; !vue_vide(ligne) && (n = longueur_entourage(ligne)) > 0;)
        ligne.p += n;
    size_t n = nb_chiffres(ligne);
    struct vue chiffres = vue_sur(ligne.p, n);
    struct jeton j;
    bool numerotee = n > 0 && (longueur_numero(ligne) > 0 || lire_numero(&ligne, &j));
    return numerotee && vue_entier(chiffres, 1, GRILLE_CASES, &numero) ? numero : 0;
}

/* "34-30": two numbers that no move follows. */
static bool lire_score(struct vue *v, struct jeton *j)
{
    size_t n = nb_chiffres(*v);
    struct vue suite = {v->p + n, v->fin};
    if (n == 0 || vue_vide(suite) || *suite.p != '-')
        return false;
    suite.p++;
    size_t m = nb_chiffres(suite);
    if (!vue_entier(vue_sur(v->p, n), 0, GRILLE_CASES, &j->noirs) ||
        !vue_entier(vue_sur(suite.p, m), 0, GRILLE_CASES, &j->blancs))
        return false;
    j->genre = JETON_SCORE;
    v->p = suite.p + m;
    return true;
}

/* "!", "?!" behind a move. "??" between two moves glued together is two moves that nobody knows. */
static void passer_annotation(struct vue *v)
{
    struct vue a = *v;
    while (!vue_vide(a) && (*a.p == '!' || *a.p == '?'))
        a.p++;
    bool inconnus =
        a.p == v->p + 2 && memcmp(v->p, "??", 2) == 0 && !vue_vide(a) && lecture_lettre(*a.p);
    if (!inconnus)
        *v = a;
}

/* A letter and the row after it, as many digits as the board needs. */
static bool lire_coup(const struct grille *d, struct vue *v, struct jeton *j)
{
    for (size_t n = d->taille >= 10 ? 3 : 2; n >= 2; n--) {
        j->case_ = n <= vue_longueur(*v) ? grille_lire_case(d, vue_sur(v->p, n)) : 0;
        if (j->case_ != 0) {
            j->genre = JETON_COUP;
            v->p += n;
            passer_annotation(v);
            return true;
        }
    }
    return false;
}

/* What cannot be read goes to the next blank; a column letter alone is a move cut in two. */
static void lire_faute(struct vue *v, struct jeton *j)
{
    const char *debut = v->p;
    while (!vue_vide(*v) && !lecture_blanc(*v->p) && *v->p != ',' && *v->p != ';')
        v->p++;
    bool lettre_seule = v->p == debut + 1 && lecture_lettre(*debut);
    j->genre = lettre_seule ? JETON_COUPE : JETON_FAUTE;
}

struct jeton jeton_suivant(const struct grille *d, struct vue *v)
{
    struct jeton j = {.genre = JETON_FIN};
    jeton_passer_separateurs(v);
    const char *debut = v->p;
    if (vue_vide(*v))
        return j;
    size_t passe = longueur_passe(*v);
    if (passe > 0) {
        j.genre = JETON_PASSE;
        v->p += passe;
    } else if (!lire_score(v, &j) && !lire_numero(v, &j) && !lire_coup(d, v, &j)) {
        lire_faute(v, &j);
    }
    j.texte = (struct vue){debut, v->p};
    return j;
}

/* ---- Moves in digits ---- */

/* The pair of digits in front, "56" or "5,6": its length, 0 when there is none. */
static size_t longueur_paire(struct vue v)
{
    size_t n = vue_longueur(v) > 1 && v.p[1] == ',' ? 3 : 2;
    if (vue_longueur(v) < n)
        return 0;
    bool bonne = *v.p >= '1' && *v.p <= '8' && v.p[n - 1] >= '1' && v.p[n - 1] <= '8';
    bool autre_chiffre = n == 3 && vue_longueur(v) > 3 && lecture_chiffre(v.p[3]);
    return bonne && !autre_chiffre ? n : 0;
}

/* Writes the pair of `n` bytes at `p` as a letter, its row, a blank for a comma. */
static void mettre_lettre(char *p, size_t n)
{
    char ligne = p[n - 1];
    p[0] = (char)('a' + p[0] - '1');
    p[n - 1] = ' ';
    p[1] = ligne;
}

/* A number "12." in front, after `*coups` moves: passed if it can be that of the next move or pair,
 * or 1, which begins a game; "56. 64." are no numbers. */
static bool passer_numero(struct vue *v, long *coups)
{
    size_t n = longueur_numero(*v);
    long numero;
    if (n == 0 || !vue_entier(vue_sur(v->p, nb_chiffres(*v)), 1, GRILLE_CASES, &numero) ||
        (numero != 1 && (numero <= *coups / 2 || numero > *coups + 1)))
        return false;
    *coups = numero == 1 ? 0 : *coups;
    v->p += n;
    return true;
}

/* Puts the letters over the digits; false at what is neither a pair nor a separator. */
static bool remplacer_paires(char *debut, char *fin)
{
    long coups = 0;
    for (struct vue v = {debut, fin}; !vue_vide(v);) {
        if (passer_un_separateur(&v) || passer_numero(&v, &coups))
            continue;
        size_t n = longueur_numero(v) == 0 ? longueur_paire(v) : 0;
        if (n == 0)
            return false;
        mettre_lettre(debut + (v.p - debut), n);
        v.p += n;
        coups++;
    }
    return true;
}

bool jetons_chiffres_en_lettres(struct vue texte, struct octets *lettres)
{
    struct grille d = grille_debut(8);
    for (const char *p = texte.p; p < texte.fin; p++)
        if (lecture_lettre(*p))
            return false;
    octets_vue(lettres, vue_sans_bom(texte));
    if (lettres->longueur == 0 ||
        !remplacer_paires(lettres->debut, lettres->debut + lettres->longueur))
        return false;
    struct vue v = octets_lire(lettres);
    struct jeton j = jeton_suivant(&d, &v);
    return j.genre == JETON_COUP && grille_coup_valide(&d, j.case_, NOIR);
}
