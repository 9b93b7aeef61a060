/* See transcription.h. One game, then the ways to cut a text into games. */
#include "formats/transcription.h"

#include <string.h>

#include "base/i18n.h"
#include "formats/jeton.h"
#include "formats/lecture.h"
#include "formats/position.h"
#include "formats/titre.h"

/* ---- One game ---- */

/* A bare number "3" in front of moves: that of the move or of the pair of moves that follows; in
 * front of the first move it may be the game's. */
static bool numero_plausible(const struct partie_notee *p, long n)
{
    int passes = 0;
    for (int i = 0; i < p->nb_coups; i++)
        passes += p->coups[i].case_ == CASE_PASSE;
    return p->nb_coups == 0 || (n > (p->nb_coups - passes) / 2 && n <= p->nb_coups + 2);
}

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
    case JETON_NUMERO:
        return numero_plausible(p, j->numero) ? NULL : _("ce n'est pas un coup");
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
        struct jeton j = jeton_suivant(&p->grille, &v);
        if (j.genre == JETON_FIN)
            return true;
        const char *faute = jouer_jeton(p, &j);
        if (faute) {
            lecteur_signaler(l, ERREUR, j.texte.p, coup, _("« %s » : %s"),
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
    l->numero = p->numero;
    if (transcription_jouer(l, v, p) && p->nb_coups > 0)
        return true;
    recueil_tronquer(l->r);
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
        jeton_passer_separateurs(&reste);
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
        struct jeton j = jeton_suivant(&d, &morceau);
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

static int compter_lignes(struct vue v)
{
    struct vue ligne;
    int n = 0;
    while (prendre_ligne(&v, &ligne))
        n++;
    return n;
}

/* The pieces that are no games, and the lines lost with them. */
struct pertes {
    int morceaux, lignes;
};

static struct pertes compter_pertes(struct vue v, prendre_morceau prendre)
{
    struct recueil essai = {0};
    struct lecteur l = lecteur_sur(v, &essai);
    struct pertes p = {0};
    struct vue morceau;
    while (prendre(&l.v, &morceau))
        if (!lire_partie(&l, morceau)) {
            p.morceaux++;
            p.lignes += compter_lignes(morceau);
        }
    recueil_detruire(&essai);
    return p;
}

/* Blocks are rather what the writer meant, where as many lines are lost either way. */
static bool blocs_perdent_moins(struct vue v)
{
    const struct pertes b = compter_pertes(v, prendre_bloc), l = compter_pertes(v, prendre_ligne);
    return b.lignes != l.lignes ? b.lignes < l.lignes : b.morceaux < l.morceaux;
}

/* ---- The rule of the header ---- */

enum { LIGNE_LONGUE = 4 };

/* Moves of a piece of text that is legal from the start; 0 when it is not. */
static int coups_du_debut(struct vue v)
{
    struct recueil essai = {0};
    struct lecteur l = lecteur_sur(v, &essai);
    struct partie_notee *p = recueil_nouvelle(&essai);
    int n = transcription_jouer(&l, v, p) ? p->nb_coups : 0;
    recueil_detruire(&essai);
    return n;
}

static bool commence_partie(struct vue ligne, bool apres_vide, int minimum)
{
    long numero = jeton_numero_de_ligne(ligne);
    if (numero > 0)
        return numero == 1;
    int n = coups_du_debut(ligne);
    return n >= minimum || (apres_vide && n > 0);
}

/* The lines of one game, the first that has a move included whatever it is. */
static bool prendre_partie(struct vue *v, struct vue *morceau, int minimum)
{
    bool apres_vide = false;
    struct vue ligne, suite;
    if (!prendre_ligne(v, morceau))
        return false;
    for (suite = *v; vue_ligne(&suite, &ligne); *v = suite) {
        bool vide = vue_vide(vue_sans_blancs(ligne));
        if (!vide && commence_partie(ligne, apres_vide, minimum))
            return true;
        apres_vide = vide;
        morceau->fin = vide ? morceau->fin : ligne.fin;
    }
    return true;
}

static bool prendre_selon_lignes_longues(struct vue *v, struct vue *morceau)
{
    return prendre_partie(v, morceau, LIGNE_LONGUE);
}

static bool prendre_selon_toutes_lignes(struct vue *v, struct vue *morceau)
{
    return prendre_partie(v, morceau, 1);
}

/* Is every line that has something legal from the start? */
static bool toutes_du_debut(struct vue v)
{
    struct vue ligne;
    while (prendre_ligne(&v, &ligne))
        if (coups_du_debut(ligne) == 0)
            return false;
    return true;
}

/* Has no line two moves? */
static bool un_coup_par_ligne(struct vue v)
{
    struct grille d = grille_debut(8);
    struct vue ligne;
    while (prendre_ligne(&v, &ligne)) {
        int n = 0;
        for (struct jeton j; (j = jeton_suivant(&d, &ligne)).genre != JETON_FIN;)
            n += j.genre == JETON_COUP;
        if (n >= 2)
            return false;
    }
    return true;
}

/* Does each piece give a game, without a fault? */
static bool lit_tout(struct vue v, prendre_morceau prendre)
{
    struct recueil essai = {0};
    struct lecteur l = lecteur_sur(v, &essai);
    struct vue morceau;
    bool bon = true;
    while (bon && prendre(&l.v, &morceau))
        bon = lire_partie(&l, morceau);
    bon = bon && essai.nb_parties > 0;
    recueil_detruire(&essai);
    return bon;
}

/* A text with faults: lines or blocks, what loses less by them. NULL: it resembles one game. */
static prendre_morceau decoupe_de_secours(struct vue v)
{
    bool lignes = decoupe_plausible(v, prendre_ligne), blocs = decoupe_plausible(v, prendre_bloc);
    if (lignes && blocs)
        blocs = blocs_perdent_moins(v);
    return blocs ? prendre_bloc : lignes ? prendre_ligne : NULL;
}

/* How to cut the text: NULL when it is all one game, good or wrong. */
static prendre_morceau choisir_decoupe(struct vue v)
{
    bool seule = est_une_seule_partie(v);
    if (seule && un_coup_par_ligne(v))
        return NULL;
    prendre_morceau regle =
        toutes_du_debut(v) ? prendre_selon_toutes_lignes : prendre_selon_lignes_longues;
    if (lit_tout(v, regle))
        return regle;
    return seule ? NULL : decoupe_de_secours(v);
}

/* The games of a text without titles. */
static void lire_corps(struct vue texte, struct recueil *r)
{
    struct octets lettres = {0};
    if (jetons_chiffres_en_lettres(texte, &lettres))
        texte = octets_lire(&lettres);
    struct lecteur l = lecteur_sur(texte, r);
    prendre_morceau prendre = choisir_decoupe(l.v);
    if (prendre)
        lire_morceaux(&l, prendre);
    else if (!lire_partie(&l, l.v) && r->nb_problemes == 0)
        recueil_signaler(r, ERREUR, (struct lieu){0}, "%s", _("aucun coup dans ce texte"));
    octets_detruire(&lettres);
}

/* ---- Titles ---- */

enum { TITRES_MAX = 20 }; /* lines: more are no titles of a game */

struct titres {
    struct titre dit;
    int lignes;    /* of them, blank ones included */
    int muette;    /* the first that tells nothing, from 1; 0: none */
    struct vue la; /* it */
    bool etrangers; /* one may be of another format */
};

/* A word first, and no longer than that: neither tags, nor a tree, a date or a board. */
static bool est_de_mots(struct vue ligne)
{
    ligne = vue_sans_blancs(ligne);
    return (lecture_lettre(*ligne.p) || (unsigned char)*ligne.p >= 0x80) &&
           vue_longueur(ligne) < 64;
}

/* Takes titles off the front, if there are some and a game begins behind them. One that tells
 * nothing may be a fault of the moves before it, unless it comes after a blank line or a title. */
static bool prendre_titres(struct vue *v, bool detache, struct titres *t)
{
    struct vue suite = *v, debut = *v, ligne;
    *t = (struct titres){0};
    for (; t->lignes <= TITRES_MAX && vue_ligne(&suite, &ligne); t->lignes++, debut = suite) {
        const bool vide = vue_vide(vue_sans_blancs(ligne));
        const enum titre_ligne genre = vide ? TITRE_AUCUN : titre_lire(ligne, &t->dit);
        if (!vide && genre == TITRE_AUCUN)
            break;
        if (genre == TITRE_MUET && !detache)
            return false;
        if (genre == TITRE_MUET && !t->muette) {
            t->muette = t->lignes + 1;
            t->la = ligne;
        }
        if (vide && t->lignes == 0)
            return false;
        t->etrangers |= genre == TITRE_MUET && !est_de_mots(ligne);
        detache = true;
    }
    const bool partie = debut.p != suite.p && t->lignes > 0 && commence_partie(ligne, true, 1);
    *v = partie ? debut : *v;
    return partie;
}

/* Takes the lines up to the next titles off the front; how many. */
static int prendre_corps(struct vue *v, struct vue *corps)
{
    struct titres t;
    struct vue ligne, suite;
    bool vide = true;
    int n = 0;
    *corps = (struct vue){v->p, v->p};
    for (; !vue_vide(*v); n++) {
        suite = *v;
        if (prendre_titres(&suite, vide, &t) || !vue_ligne(v, &ligne))
            break;
        vide = vue_vide(vue_sans_blancs(ligne));
        corps->fin = ligne.fin;
    }
    return n;
}

/* What the titles tell is of the first game below them. */
static void intituler(const struct titre *t, struct recueil *r)
{
    struct partie_notee *p = r->parties;
    if (r->nb_parties == 0)
        return;
    lecture_texte(&p->champs[CHAMP_NOIR], t->noir);
    lecture_texte(&p->champs[CHAMP_BLANC], t->blanc);
    if (p->resultat.genre == RESULTAT_INCONNU && !p->tronquee)
        p->resultat = t->resultat;
}

void transcription_lire(struct vue texte, struct recueil *r)
{
    char memoire[EXTRAIT_MAX];
    struct vue v = vue_sans_bom(texte), corps;
    int lues = 0;
    do {
        struct titres t = {0};
        struct recueil pris = {0};
        if (!prendre_titres(&v, true, &t))
            t = (struct titres){0};
        if (t.muette)
            recueil_signaler(r, NOTE, (struct lieu){.ligne = lues + t.muette},
                             _("« %s » : titre ignoré"), lecture_extrait(t.la, memoire));
        r->reste |= t.etrangers;
        const int n = prendre_corps(&v, &corps);
        lire_corps(corps, &pris);
        intituler(&t.dit, &pris);
        recueil_verser(r, &pris, lues + t.lignes);
        lues += t.lignes + n;
    } while (!vue_vide(v));
}

int transcription_reconnaitre(struct vue texte)
{
    struct vue v = vue_sans_bom(texte);
    struct grille d = grille_debut(8);
    struct jeton j = jeton_suivant(&d, &v);
    return j.genre == JETON_COUP ? 50 : j.genre == JETON_PASSE ? 20 : 5;
}

void transcription_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    for (int i = 0; i < r->nb_parties; i++) {
        const struct partie_notee *p = &r->parties[i];
        if (!notee_depart_usuel(p) || p->depart.taille != 8) {
            if (p->depart.taille != 8) {
                recueil_signaler(rapport, ERREUR, (struct lieu){.partie = r->parties[i].numero},
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
