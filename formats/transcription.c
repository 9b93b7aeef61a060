/* See transcription.h. A tokeniser, one game, then the ways to cut a text into games. */
#include "formats/transcription.h"

#include <string.h>

#include "base/i18n.h"
#include "formats/lecture.h"
#include "formats/position.h"

/* ---- Tokens ---- */

enum genre_jeton { JETON_FIN, JETON_COUP, JETON_PASSE, JETON_SCORE, JETON_COUPE, JETON_FAUTE };

struct jeton {
    enum genre_jeton genre;
    int case_;          /* JETON_COUP */
    long noirs, blancs; /* JETON_SCORE */
    struct vue texte;
};

static size_t nb_chiffres(struct vue v)
{
    size_t n = 0;
    while (n < vue_longueur(v) && lecture_chiffre(v.p[n]))
        n++;
    return n;
}

/* Skips what stands between moves: blanks, commas, single dashes, comments, "12." */
static void passer_separateurs(struct vue *v)
{
    while (!vue_vide(*v)) {
        size_t chiffres = nb_chiffres(*v);
        struct vue ligne;
        if (lecture_blanc(*v->p) || *v->p == ',' || *v->p == ';')
            v->p++;
        else if (*v->p == '-' && (vue_longueur(*v) == 1 || v->p[1] != '-'))
            v->p++;
        else if (*v->p == '#' || *v->p == '%')
            vue_ligne(v, &ligne);
        else if (chiffres > 0 && chiffres < vue_longueur(*v) && v->p[chiffres] == '.')
            for (v->p += chiffres; !vue_vide(*v) && *v->p == '.';)
                v->p++;
        else
            return;
    }
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

/* A letter and the row after it, as many digits as the board needs. */
static bool lire_coup(const struct grille *d, struct vue *v, struct jeton *j)
{
    for (size_t n = d->taille >= 10 ? 3 : 2; n >= 2; n--) {
        j->case_ = n <= vue_longueur(*v) ? grille_lire_case(d, vue_sur(v->p, n)) : 0;
        if (j->case_ != 0) {
            j->genre = JETON_COUP;
            v->p += n;
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

static struct jeton suivant(const struct grille *d, struct vue *v)
{
    struct jeton j = {.genre = JETON_FIN};
    passer_separateurs(v);
    const char *debut = v->p;
    if (vue_vide(*v))
        return j;
    size_t passe = longueur_passe(*v);
    if (passe > 0) {
        j.genre = JETON_PASSE;
        v->p += passe;
    } else if (!lire_score(v, &j) && !lire_coup(d, v, &j)) {
        lire_faute(v, &j);
    }
    j.texte = (struct vue){debut, v->p};
    return j;
}

/* ---- One game ---- */

static const char *jouer_jeton(struct partie_notee *p, const struct jeton *j)
{
    if (p->resultat.genre != RESULTAT_INCONNU)
        return _("il y a quelque chose après le score");
    switch (j->genre) {
    case JETON_COUP:
        return notee_jouer(p, j->case_);
    case JETON_PASSE:
        return notee_passer(p);
    case JETON_SCORE:
        p->resultat =
            (struct resultat){.genre = RESULTAT_MARGE, .marge = (double)(j->noirs - j->blancs)};
        return j->noirs + j->blancs > p->grille.taille * p->grille.taille
                   ? _("ce score dépasse le nombre de cases")
                   : NULL;
    case JETON_COUPE:
        return _("coup coupé en deux, il manque la ligne");
    default:
        return _("ce n'est pas un coup");
    }
}

bool transcription_jouer(struct lecteur *l, struct vue v, struct partie_notee *p)
{
    char memoire[EXTRAIT_MAX];
    for (int coup = 1;; coup++) {
        struct jeton j = suivant(&p->grille, &v);
        if (j.genre == JETON_FIN)
            return true;
        const char *faute = jouer_jeton(p, &j);
        if (faute) {
            lecteur_signaler(l, ERREUR, j.texte.p, coup, "« %s » : %s",
                             lecture_extrait(j.texte, memoire), faute);
            return false;
        }
    }
}

/* ---- A text of games ---- */

/* Reads `v` as the next game. */
static bool lire_partie(struct lecteur *l, struct vue v)
{
    struct partie_notee *p = recueil_nouvelle(l->r);
    l->numero++;
    if (transcription_jouer(l, v, p) && p->nb_coups > 0)
        return true;
    recueil_retirer(l->r);
    return false;
}

static bool est_une_seule_partie(struct vue v)
{
    struct recueil essai = {0};
    struct lecteur l = lecteur_sur(v, &essai);
    bool seule = lire_partie(&l, v);
    recueil_detruire(&essai);
    return seule;
}

/* Takes a line, or a block of lines up to a blank one, off the front; never an empty one. */
static bool prendre_ligne(struct vue *v, struct vue *morceau)
{
    while (vue_ligne(v, morceau)) {
        struct vue reste = *morceau;
        passer_separateurs(&reste);
        if (!vue_vide(reste))
            return true;
    }
    return false;
}

static bool prendre_bloc(struct vue *v, struct vue *morceau)
{
    struct vue ligne;
    if (!prendre_ligne(v, morceau))
        return false;
    while (vue_ligne(v, &ligne) && !vue_vide(vue_sans_blancs(ligne)))
        morceau->fin = ligne.fin;
    return true;
}

typedef bool (*prendre_morceau)(struct vue *v, struct vue *morceau);

/* Are there several pieces, and does at least one in two begin as a game does? */
static bool decoupe_plausible(struct vue v, prendre_morceau prendre)
{
    struct grille d = grille_debut(8);
    struct vue morceau;
    int nb = 0, debuts = 0;
    for (; prendre(&v, &morceau); nb++) {
        struct jeton j = suivant(&d, &morceau);
        debuts += j.genre == JETON_COUP && grille_coup_valide(&d, j.case_, NOIR);
    }
    return debuts >= 2 && 2 * debuts >= nb;
}

static void lire_morceaux(struct lecteur *l, prendre_morceau prendre)
{
    struct vue morceau;
    while (prendre(&l->v, &morceau))
        lire_partie(l, morceau);
}

static int compter_erreurs(struct vue v, prendre_morceau prendre)
{
    struct recueil essai = {0};
    struct lecteur l = lecteur_sur(v, &essai);
    lire_morceaux(&l, prendre);
    int n = essai.nb_erreurs;
    recueil_detruire(&essai);
    return n;
}

/* How to cut the text: NULL when it is all one game, good or wrong. */
static prendre_morceau choisir_decoupe(struct vue v)
{
    if (est_une_seule_partie(v))
        return NULL;
    bool lignes = decoupe_plausible(v, prendre_ligne), blocs = decoupe_plausible(v, prendre_bloc);
    if (lignes && blocs)
        blocs = compter_erreurs(v, prendre_bloc) < compter_erreurs(v, prendre_ligne);
    return blocs ? prendre_bloc : lignes ? prendre_ligne : NULL;
}

void transcription_lire(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    prendre_morceau prendre = choisir_decoupe(l.v);
    if (prendre)
        lire_morceaux(&l, prendre);
    else if (!lire_partie(&l, l.v) && r->nb_problemes == 0)
        recueil_signaler(r, ERREUR, (struct lieu){0}, "%s", _("aucun coup dans ce texte"));
}

int transcription_reconnaitre(struct vue texte)
{
    struct vue v = lecture_sans_bom(texte);
    struct grille d = grille_debut(8);
    struct jeton j = suivant(&d, &v);
    return j.genre == JETON_COUP || j.genre == JETON_PASSE ? 50 : 5;
}

void transcription_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    for (int i = 0; i < r->nb_parties; i++) {
        const struct partie_notee *p = &r->parties[i];
        if (!notee_depart_usuel(p) || p->depart.taille != 8) {
            if (p->depart.taille != 8) {
                recueil_signaler(rapport, ERREUR, (struct lieu){.partie = i + 1},
                                 _("ce format n'écrit que des parties 8x8"));
                continue;
            }
            position_ecrire_plateau(&p->depart, "-XO", sortie);
            octets_texte(sortie, p->premier == NOIR ? " X;" : " O;");
        }
        for (int c = 0; c < p->nb_coups; c++)
            if (p->coups[c].case_ != CASE_PASSE)
                octets_ecrire(sortie, "%c%d", 'a' + grille_x(p->coups[c].case_) - 1,
                              grille_y(p->coups[c].case_));
        octets_texte(sortie, "\n");
    }
}
