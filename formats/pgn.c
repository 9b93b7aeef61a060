/* See pgn.h. */
#include "formats/pgn.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "formats/lecture.h"
#include "formats/pgn_marques.h"
#include "formats/rameaux.h"
#include "formats/signes.h"

const char PGN_NOM[] = "pgn";

const struct pgn_texte PGN_TEXTES[PGN_NB_TEXTES] = {
    {"Event", CHAMP_EVENEMENT, true},
    {"Site", CHAMP_LIEU, true},
    {"Date", CHAMP_DATE, true},
    {"Round", CHAMP_RONDE, true},
    {"Black", CHAMP_NOIR, true},
    {"White", CHAMP_BLANC, true},
    {"BlackElo", CHAMP_CLASSEMENT_NOIR, false},
    {"WhiteElo", CHAMP_CLASSEMENT_BLANC, false},
    {"TimeControl", CHAMP_PENDULE, false},
    {"BlackTimeControl", CHAMP_PENDULE_NOIR, false},
    {"WhiteTimeControl", CHAMP_PENDULE_BLANC, false},
    {"Variant", CHAMP_VARIANTE, false},
    {"Annotator", CHAMP_ANNOTATEUR, false},
    {"Comment", CHAMP_COMMENTAIRE, false},
};

const struct pgn_fin PGN_FINS[PGN_NB_FINS] = {
    {'r', "resignation"}, {'t', "time forfeit"}, {'s', "agreement"}, {'l', "lost"}};

/* ---- Reading: tags ---- */

/* "37-27", "1-0", "1/2-1/2". False when it is no result at all; "*" is one that says nothing. */
static bool lire_resultat(struct vue v, struct resultat *r)
{
    double n, m;
    *r = (struct resultat){0};
    const char *tiret = vue_vide(v) ? NULL : memchr(v.p, '-', vue_longueur(v));
    if (vue_egale(v, "*") || vue_egale(v, "?"))
        return true;
    if (vue_egale(v, "1/2-1/2")) {
        r->genre = RESULTAT_MARGE;
        return true;
    }
    if (!tiret || !vue_reel((struct vue){v.p, tiret}, 0, 300, &n) ||
        !vue_reel((struct vue){tiret + 1, v.fin}, 0, 300, &m))
        return false;
    r->genre = n + m == 1 ? RESULTAT_VAINQUEUR : n + m == 0 ? RESULTAT_INCONNU : RESULTAT_MARGE;
    r->marge = n - m;
    return true;
}

/* A tag's value: between quotes, \" and \\ undone. */
static void lire_valeur(struct vue v, struct octets *valeur)
{
    for (; !vue_vide(v); v.p++) {
        if (*v.p == '\\' && vue_longueur(v) > 1)
            v.p++;
        octets_ajouter(valeur, v.p, 1);
    }
}

static const char *lire_fen(struct partie_notee *p, struct vue valeur)
{
    struct grille d;
    int joueur;
    const char *faute = pgn_lire_fen(valeur, &d, &joueur);
    if (!faute)
        notee_placer(p, &d, joueur);
    return faute;
}

static const char *ranger_marque(struct partie_notee *p, struct vue nom, struct vue valeur)
{
    long n;
    struct resultat r;
    for (int i = 0; i < PGN_NB_TEXTES; i++) {
        if (vue_egale(nom, PGN_TEXTES[i].nom)) {
            bool inconnu = vue_egale(valeur, "?") || vue_egale(valeur, "????.??.??");
            lecture_texte(&p->champs[PGN_TEXTES[i].champ], inconnu ? (struct vue){0} : valeur);
            return NULL;
        }
    }
    if (vue_egale(nom, "FEN"))
        return lire_fen(p, valeur);
    if (vue_egale(nom, "Result")) {
        if (lire_resultat(vue_sans_blancs(valeur), &r))
            p->resultat = (struct resultat){r.genre, r.marge, p->resultat.fin};
    } else if (vue_egale(nom, "Termination")) {
        for (int i = 0; i < PGN_NB_FINS; i++)
            if (vue_egale(valeur, PGN_FINS[i].mot))
                p->resultat.fin = PGN_FINS[i].fin;
    } else if (vue_egale(nom, "TheoreticalScore") && vue_entier(valeur, 0, 255, &n)) {
        p->theorique = (int)n;
    } else if (!vue_egale(nom, "SetUp")) {
        lecture_marque(p, PGN_NOM, nom, valeur);
    }
    return NULL;
}

/* The tag at the front, '[' included. */
static const char *lire_marque(struct vue *v, struct partie_notee *p)
{
    struct vue nom = {++v->p, NULL}, brute;
    while (!vue_vide(*v) && (lecture_lettre(*v->p) || lecture_chiffre(*v->p) || *v->p == '_'))
        v->p++;
    nom.fin = v->p;
    lecture_passer_blancs(v);
    if (vue_vide(nom) || vue_vide(*v) || *v->p != '"')
        return _("il faut ici une marque et sa valeur, comme [Black \"nom\"]");
    brute.p = ++v->p;
    while (!vue_vide(*v) && *v->p != '"' && *v->p != '\n')
        v->p += *v->p == '\\' && vue_longueur(*v) > 1 ? 2 : 1;
    if (vue_vide(*v) || *v->p != '"')
        return _("les guillemets de la valeur ne sont pas fermés");
    brute.fin = v->p++;
    struct octets valeur = {0};
    lire_valeur(brute, &valeur);
    const char *faute = ranger_marque(p, nom, octets_lire(&valeur));
    octets_detruire(&valeur);
    lecture_passer_blancs(v);
    if (!faute && (vue_vide(*v) || *v->p != ']'))
        return _("la marque n'est pas fermée par « ] »");
    v->p += !vue_vide(*v);
    return faute;
}

/* ---- Reading: moves ---- */

/* What a game is read with. */
struct contexte {
    struct lecteur *l;
    struct partie_notee *p;
    struct ouverte { /* the variations that are open: */
        const char *ou;
        int ligne; /* what goes on behind it */
    } *ouvertes;
    int nb_ouvertes;
    struct propos propos;
    struct octets attente; /* comments before the first move of a variation */
    bool fini;  /* the result was read */
    bool plein; /* that the game has no room for more variations is told */
    bool ferme; /* that a variation is closed which is not open is told */
};

/* "0:01:30.5", "90.5": seconds. */
static bool lire_duree(struct vue v, double *secondes)
{
    double total = 0, n;
    while (!vue_vide(v)) {
        const char *deux_points = memchr(v.p, ':', vue_longueur(v));
        if (!vue_reel((struct vue){v.p, deux_points ? deux_points : v.fin}, 0, 1e6, &n))
            return false;
        total = total * 60 + n;
        v.p = deux_points ? deux_points + 1 : v.fin;
    }
    *secondes = total;
    return true;
}

/* Takes "[%name value]" out of the front of a comment. */
static bool prendre_commande(struct vue *v, const char *nom, struct vue *valeur)
{
    size_t n = strlen(nom);
    struct vue c = vue_sans_blancs(*v);
    const char *fin = vue_vide(c) ? NULL : memchr(c.p, ']', vue_longueur(c));
    if (!fin || vue_longueur(c) < n || !vue_egale(vue_sur(c.p, n), nom) || c.p + n > fin)
        return false;
    *valeur = vue_sans_blancs((struct vue){c.p + n, fin});
    v->p = fin + 1;
    return true;
}

/* "4", or "4,26": what 26 plies found. */
static void lire_eval(struct coup_note *c, struct vue v)
{
    const char *virgule = vue_vide(v) ? NULL : memchr(v.p, ',', vue_longueur(v));
    long plis = 0;
    c->a_eval = vue_reel((struct vue){v.p, virgule ? virgule : v.fin}, -1e6, 1e6, &c->eval);
    if (virgule)
        vue_entier(vue_sans_blancs((struct vue){virgule + 1, v.fin}), 0, 999, &plis);
    c->plis = (int)plis;
}

static void ranger_commentaire(struct contexte *x, struct vue v)
{
    struct coup_note *c = notee_dernier(x->p);
    struct vue valeur;
    int nb;
    if (!c && x->nb_ouvertes > 0) {
        lecture_joindre(&x->attente, v);
        return;
    }
    if (c && prendre_commande(&v, "[%eval", &valeur))
        lire_eval(c, valeur);
    if (c && prendre_commande(&v, "[%emt", &valeur))
        c->a_secondes = lire_duree(valeur, &c->secondes);
    if (c)
        signes_prendre(c, &v);
    v = vue_sans_blancs(v);
    notee_coups(x->p, x->p->ligne, &nb);
    propos_ajouter(&x->propos, x->p, x->p->ligne, nb, v);
}

/* What was said before the first move of a variation is of that one, or, where none came, of the
 * one before the variation. */
static void rendre_attente(struct contexte *x)
{
    struct octets attente = x->attente;
    x->attente = (struct octets){0};
    if (attente.longueur > 0)
        ranger_commentaire(x, octets_lire(&attente));
    octets_detruire(&attente);
}

/* Takes "{…}" off the front; its text in `*texte`. */
static const char *prendre_commentaire(struct vue *v, struct vue *texte)
{
    const char *fin = memchr(v->p, '}', vue_longueur(*v));
    if (!fin)
        return _("le commentaire n'est pas fermé par « } »");
    *texte = (struct vue){v->p + 1, fin};
    v->p = fin + 1;
    return NULL;
}

/* Moves to the ")" that closes the variation, or to where it can be no more: the next game's tags,
 * the end. */
static void passer_variante(struct vue *v)
{
    struct vue passe;
    for (int profondeur = 1; !vue_vide(*v) && *v->p != '[';) {
        if (*v->p == '{') {
            v->p = prendre_commentaire(v, &passe) ? v->fin : v->p;
        } else if (*v->p == ';') {
            vue_ligne(v, &passe);
        } else {
            profondeur += (*v->p == '(') - (*v->p == ')');
            if (profondeur == 0)
                return;
            v->p++;
        }
    }
}

static bool finit_mot(char c)
{
    return lecture_blanc(c) || strchr("{}();[]", c) != NULL;
}

/* A word without the move number in front ("12.f5"). */
static struct vue prendre_mot(struct vue *v)
{
    struct vue mot = {v->p, v->p};
    while (!vue_vide(*v) && (*v->p == 0 || !finit_mot(*v->p)))
        v->p++;
    mot.fin = v->p;
    const char *p = mot.p;
    while (p < mot.fin && lecture_chiffre(*p))
        p++;
    if (p > mot.p && p < mot.fin && *p == '.') {
        while (p < mot.fin && *p == '.')
            p++;
        mot.p = p;
    }
    return mot;
}

/* Takes what a move is worth ("f5!?") off its word. */
static void separer_signes(struct vue *mot, struct vue *signes)
{
    *signes = (struct vue){mot->fin, mot->fin};
    while (mot->fin > mot->p && (mot->fin[-1] == '!' || mot->fin[-1] == '?'))
        signes->p = --mot->fin;
}

/* What a word says of the move before; what is no sign of the list goes among its comments. */
static void ranger_signes(struct contexte *x, struct vue mot)
{
    struct coup_note *c = notee_dernier(x->p);
    const int signe = c ? signe_lire(mot) : 0;
    const bool ajoute = signe && signes_ajouter(c, signe);
    if (!ajoute && !vue_egale(mot, "$0")) /* "nothing to say" */
        ranger_commentaire(x, mot);
}

/* A word that is no move: the result, which says nothing in a variation. */
static const char *finir(struct contexte *x, struct vue mot)
{
    struct partie_notee *p = x->p;
    struct resultat r;
    if (!lire_resultat(mot, &r))
        return _("ce n'est pas un coup");
    if (x->nb_ouvertes > 0)
        return NULL;
    if (p->resultat.genre == RESULTAT_INCONNU && r.genre != RESULTAT_INCONNU)
        p->resultat = (struct resultat){r.genre, r.marge, p->resultat.fin};
    x->fini = true;
    return NULL;
}

/* Plays one word, or keeps it with the move before. */
static const char *jouer_mot(struct contexte *x, struct vue mot)
{
    struct partie_notee *p = x->p;
    struct vue signes;
    separer_signes(&mot, &signes);
    if (vue_vide(mot) || *mot.p == '$') {
        ranger_signes(x, (struct vue){mot.p, signes.fin});
        return NULL;
    }
    int c = grille_lire_case(&p->grille, mot);
    const bool passe = lecture_est_passe(mot);
    if (!passe && !c)
        return finir(x, mot);
    const char *faute = passe ? notee_passer(p) : notee_jouer(p, c);
    if (!faute) {
        rendre_attente(x);
        ranger_signes(x, signes);
    }
    return faute;
}

/* The variation that begins there has no end: the game has the moves before it. */
static void signaler_ouverte(const struct contexte *x, const char *ou)
{
    lecteur_signaler(x->l, AVERTISSEMENT, ou, x->p->nb_coups, "%s",
                     _("la variante n'est pas fermée par « ) »"));
}

/* A variation of the move before, its parenthesis at the front. */
static const char *ouvrir_variante(struct contexte *x, struct vue *v)
{
    const int ligne = x->p->ligne;
    const char *ou = v->p++;
    int nb;
    notee_coups(x->p, ligne, &nb);
    if (nb > 0 && notee_brancher(x->p, ligne, nb - 1)) {
        x->ouvertes = memoire_allonger(x->ouvertes, x->nb_ouvertes, sizeof *x->ouvertes);
        x->ouvertes[x->nb_ouvertes++] = (struct ouverte){ou, ligne};
        return NULL;
    }
    notee_continuer(x->p, ligne);
    if (nb == 0)
        lecteur_signaler(x->l, AVERTISSEMENT, ou, 0, "%s",
                         _("variante ignorée : aucun coup n'est à remplacer"));
    else if (!x->plein)
        lecteur_signaler(x->l, AVERTISSEMENT, ou, 0,
                         _("plus de %d variantes, les autres sont ignorées"), RAMEAUX_MAX);
    x->plein |= nb > 0;
    passer_variante(v);
    if (vue_vide(*v) || *v->p != ')')
        signaler_ouverte(x, ou);
    else
        v->p++;
    return NULL;
}

/* Behind moves, one that none opened closes nothing. */
static const char *fermer_variante(struct contexte *x, struct vue *v)
{
    if (x->nb_ouvertes == 0 && x->p->nb_coups == 0)
        return _("caractère inattendu");
    const char *ou = v->p++;
    if (x->nb_ouvertes > 0) {
        notee_continuer(x->p, x->ouvertes[--x->nb_ouvertes].ligne);
        rendre_attente(x);
    } else if (!x->ferme) {
        x->ferme = true;
        lecteur_signaler(x->l, AVERTISSEMENT, ou, x->p->nb_coups, _("« %s » : %s"), ")",
                         _("caractère inattendu"));
    }
    return NULL;
}

/* The next thing after the tags: a comment, a variation, a move. */
static const char *lire_element(struct contexte *x, struct vue *v)
{
    struct vue texte;
    const char *faute;
    switch (*v->p) {
    case '{':
        faute = prendre_commentaire(v, &texte);
        if (!faute)
            ranger_commentaire(x, texte);
        return faute;
    case ';':
        vue_ligne(v, &texte);
        texte.p++;
        ranger_commentaire(x, texte);
        return NULL;
    case '(':
        return ouvrir_variante(x, v);
    case ')':
        return fermer_variante(x, v);
    case '}':
    case ']':
        return _("caractère inattendu");
    default:
        return jouer_mot(x, prendre_mot(v));
    }
}

/* To where the next game begins: a line of tags after the moves of this one. */
static void passer_partie(struct lecteur *l, bool coups)
{
    struct vue ligne;
    vue_ligne(&l->v, &ligne);
    for (struct vue v = l->v; vue_ligne(&v, &ligne); l->v = v) {
        ligne = vue_sans_blancs(ligne);
        bool marque = !vue_vide(ligne) && *ligne.p == '[';
        if (marque && coups)
            return;
        coups |= !vue_vide(ligne) && !marque;
    }
}

/* Tells the fault at `debut`, behind which the reader stands; in a variation only this one ends. */
static void dire_faute(struct contexte *x, const char *debut, bool marque, const char *faute)
{
    char memoire[EXTRAIT_MAX];
    struct lecteur *l = x->l;
    struct partie_notee *p = x->p;
    const struct vue mot = {debut, l->v.p > debut ? l->v.p : debut + 1};
    struct grille g;
    int trait, nb;
    lecture_extrait(mot, memoire);
    notee_coups(p, p->ligne, &nb);
    const int coup = notee_position(p, p->ligne, nb, &g, &trait) + 1;
    if (x->nb_ouvertes > 0)
        lecteur_signaler(l, AVERTISSEMENT, debut, coup,
                         _("variante abandonnée, « %s » : %s"), memoire, faute);
    else
        lecteur_signaler(l, ERREUR, debut, marque ? 0 : coup, _("« %s » : %s"), memoire, faute);
}

/* Tags then moves, to the result, the next game's tags or the end. False when something is wrong:
 * said, and the rest of the game is skipped. */
static bool lire_partie(struct contexte *x)
{
    struct lecteur *l = x->l;
    bool coups = false;
    for (lecture_passer_blancs(&l->v); !vue_vide(l->v) && !x->fini; lecture_passer_blancs(&l->v)) {
        const char *debut = l->v.p;
        bool marque = *l->v.p == '[';
        if (marque && coups)
            break;
        coups |= !marque && *l->v.p != ';';
        const char *faute = marque ? lire_marque(&l->v, x->p) : lire_element(x, &l->v);
        if (faute)
            dire_faute(x, debut, marque, faute);
        if (faute && x->nb_ouvertes == 0) {
            passer_partie(l, coups);
            return false;
        }
        if (faute)
            passer_variante(&l->v);
    }
    if (x->nb_ouvertes > 0) {
        signaler_ouverte(x, x->ouvertes[x->nb_ouvertes - 1].ou);
        notee_continuer(x->p, x->ouvertes[0].ligne);
    }
    return true;
}

/* Does a finished game's board say this result? A score may leave the empty squares out. */
static bool meme_resultat(const struct resultat *r, const struct grille *d)
{
    int marge = grille_marge(d), pions = grille_compter(d, NOIR) - grille_compter(d, BLANC);
    if (r->genre == RESULTAT_VAINQUEUR)
        return (r->marge > 0) == (marge > 0) && (r->marge < 0) == (marge < 0);
    return r->marge == marge || r->marge == pions;
}

/* Tells a result that the moves do not reach (a file cut short) or that is not theirs. A game that
 * was resigned or lost on time stops where it stops. */
static void comparer_resultat(struct lecteur *l, const struct partie_notee *p, const char *fin)
{
    if (p->resultat.genre == RESULTAT_INCONNU || p->resultat.fin)
        return;
    if (!notee_finie(p))
        lecteur_signaler(l, AVERTISSEMENT, fin, p->nb_coups, "%s",
                         _("les coups s'arrêtent avant la fin, mais un résultat est noté"));
    else if (!meme_resultat(&p->resultat, &p->grille))
        lecteur_signaler(l, AVERTISSEMENT, fin, p->nb_coups,
                         _("le résultat noté n'est pas celui des coups (%+d pour Noir)"),
                         grille_marge(&p->grille));
}

void pgn_lire(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    r->reste |= lecture_chercher(texte, "(;") != NULL; /* a variation to this reader */
    for (lecture_passer_blancs(&l.v); !vue_vide(l.v); lecture_passer_blancs(&l.v)) {
        struct contexte x = {.l = &l, .p = recueil_nouvelle(r)};
        l.numero++;
        const bool lue = lire_partie(&x);
        propos_rendre(&x.propos, x.p);
        if (lue)
            comparer_resultat(&l, x.p, l.v.p);
        else
            recueil_tronquer(r);
        octets_detruire(&x.attente);
        free(x.ouvertes);
    }
}

/* Does a number with its point stand here? */
static bool est_numero(struct vue v)
{
    lecture_passer_blancs(&v);
    const char *debut = v.p;
    while (!vue_vide(v) && lecture_chiffre(*v.p))
        v.p++;
    return v.p > debut && !vue_vide(v) && *v.p == '.';
}

/* Passes what is said here, if anything is: then true. */
static bool passer_commentaires(struct vue *v)
{
    struct vue passe;
    bool dit = false;
    for (lecture_passer_blancs(v); !vue_vide(*v); lecture_passer_blancs(v), dit = true)
        if (*v->p == ';' ? !vue_ligne(v, &passe)
                         : *v->p != '{' || prendre_commentaire(v, &passe))
            break;
    return dit;
}

static bool est_premier_coup(struct vue v)
{
    return vue_longueur(v) > 1 && v.p[0] == '1' && v.p[1] == '.';
}

/* The moves of one game without tags, "1. f5 d6 2. c3 (2. c5 …", one of whose variations begins
 * with its number, or "{…} 1. f5 $2 {…} d6", where something is said of it or of one. */
static bool est_sans_entete(struct vue v)
{
    bool dit = passer_commentaires(&v);
    struct vue passe;
    if (!est_premier_coup(v))
        return false;
    while (!vue_vide(v)) {
        if (*v.p == '{') {
            if (prendre_commentaire(&v, &passe))
                return false;
            dit = true;
            continue;
        }
        const char c = *v.p++;
        if (c == '(' && est_numero(v))
            return true;
        dit |= c == '$' && !vue_vide(v) && lecture_chiffre(*v.p);
        dit |= c == '\n' && passer_commentaires(&v);
        if (c == '\n' && est_premier_coup(v))
            return false; /* a game a line */
    }
    return dit;
}

int pgn_reconnaitre(struct vue texte)
{
    struct vue v = vue_sans_bom(texte);
    lecture_passer_blancs(&v);
    if (vue_vide(v) || *v.p != '[')
        return est_sans_entete(v) ? 60 : 0;
    v.p++;
    while (!vue_vide(v) && lecture_lettre(*v.p))
        v.p++;
    lecture_passer_blancs(&v);
    return !vue_vide(v) && *v.p == '"' ? 85 : 0;
}
