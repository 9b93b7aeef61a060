/* See sgf.h. The reader plays the main line once with the row letters from the top and, if that
 * fails, once from the bottom: from the usual start no first move is legal both ways, so the moves
 * themselves tell the dialect. */
#include "formats/sgf.h"

#include <string.h>

#include "base/i18n.h"
#include "formats/lecture.h"
#include "formats/sgf_syntaxe.h"
#include "formats/signes.h"

static const char NOM[] = "sgf";

static const struct {
    const char *nom;
    enum champ champ;
} TEXTES[] = {
    {"PB", CHAMP_NOIR},
    {"PW", CHAMP_BLANC},
    {"BR", CHAMP_CLASSEMENT_NOIR},
    {"WR", CHAMP_CLASSEMENT_BLANC},
    {"PC", CHAMP_LIEU},
    {"EV", CHAMP_EVENEMENT},
    {"RO", CHAMP_RONDE},
    {"DT", CHAMP_DATE},
    {"TM", CHAMP_PENDULE},
    {"TB", CHAMP_PENDULE_NOIR},
    {"TW", CHAMP_PENDULE_BLANC},
    {"TY", CHAMP_VARIANTE},
    {"AN", CHAMP_ANNOTATEUR},
};
enum { NB_TEXTES = sizeof TEXTES / sizeof TEXTES[0] };

/* What SGF says of a move besides comments: "very" of those that take a value. */
static const struct {
    const char *nom, *valeur;
    int signe;
} SIGNES[] = {
    {"TE", "1", SIGNE_BON},  {"TE", "2", SIGNE_TRES_BON},    {"BM", "1", SIGNE_FAUX},
    {"BM", "2", SIGNE_GAFFE}, {"IT", "", SIGNE_INTERESSANT}, {"DO", "", SIGNE_DOUTEUX},
};
enum { NB_SIGNES = sizeof SIGNES / sizeof SIGNES[0] };

/* ---- Reading ---- */

/* What a property of the main line is read with. */
struct contexte {
    struct lecteur *l;
    struct partie_notee *p;
    bool renverse; /* rows counted from the bottom */
};

/* A square as any of the dialects writes it, CASE_PASSE for a pass, -1 for neither. */
static int lire_case_sgf(const struct contexte *c, struct vue v)
{
    int taille = c->p->grille.taille;
    v = vue_sans_blancs(v);
    if (vue_vide(v) || vue_egale(v, "tt") || lecture_est_passe(v))
        return CASE_PASSE;
    if (vue_longueur(v) >= 2 && lecture_chiffre(v.p[1])) {
        int case_ = grille_lire_case(&c->p->grille, v);
        return case_ ? case_ : -1;
    }
    if (vue_longueur(v) != 2)
        return -1;
    int x = v.p[0] - 'a' + 1, y = v.p[1] - 'a' + 1;
    if (x < 1 || x > taille || y < 1 || y > taille)
        return -1;
    return grille_case(x, c->renverse ? taille + 1 - y : y);
}

/* Reads a text value, escapes undone. */
static void lire_texte(char **texte, struct vue valeur)
{
    struct octets o = {0};
    sgf_desechapper(valeur, &o);
    lecture_texte(texte, octets_lire(&o));
    octets_detruire(&o);
}

/* `coup`: the move that it is of; NULL: none, it is of the game. */
static void lire_commentaire(struct partie_notee *p, struct coup_note *coup, struct vue valeur)
{
    struct octets o = {0};
    sgf_desechapper(valeur, &o);
    struct vue v = octets_lire(&o);
    if (coup)
        signes_prendre(coup, &v);
    lecture_ajouter_texte(coup ? &coup->commentaire : &p->champs[CHAMP_COMMENTAIRE], v);
    octets_detruire(&o);
}

/* 0: the property is no sign. */
static int lire_signe(const struct propriete *q)
{
    for (int i = NB_SIGNES - 1; i >= 0; i--)
        if (vue_egale(q->nom, SIGNES[i].nom) &&
            (vue_egale(vue_sans_blancs(q->valeur), SIGNES[i].valeur) || SIGNES[i].valeur[0] != '2'))
            return SIGNES[i].signe;
    return 0;
}

static void lire_marque(struct partie_notee *p, const struct propriete *q)
{
    struct octets o = {0};
    sgf_desechapper(q->valeur, &o);
    lecture_marque(p, NOM, q->nom, octets_lire(&o));
    octets_detruire(&o);
}

static const struct propriete *chercher(const struct ligne_sgf *ligne, const char *nom)
{
    for (int i = 0; i < ligne->nb; i++)
        if (vue_egale(ligne->proprietes[i].nom, nom))
            return &ligne->proprietes[i];
    return NULL;
}

/* "B+4", "W+R", "0", "Draw", "?": the score or the winner. */
static void lire_resultat(struct partie_notee *p, struct vue v)
{
    v = vue_sans_blancs(v);
    if (vue_egale(v, "0") || vue_egale(v, "draw") || vue_egale(v, "jigo")) {
        p->resultat = (struct resultat){.genre = RESULTAT_MARGE};
        return;
    }
    int signe = vue_longueur(v) < 2 || v.p[1] != '+' ? 0 : (*v.p | 0x20) == 'b' ? 1 : -1;
    if (signe == 0 || ((*v.p | 0x20) != 'b' && (*v.p | 0x20) != 'w'))
        return;
    struct vue reste = {v.p + 2, v.fin};
    double marge = 1;
    p->resultat.genre = vue_reel(reste, 0, 1000, &marge) ? RESULTAT_MARGE : RESULTAT_VAINQUEUR;
    p->resultat.marge = signe * marge;
    char lettre = vue_vide(reste) ? 0 : (char)(*reste.p | 0x20);
    if (p->resultat.genre == RESULTAT_VAINQUEUR && (lettre == 'r' || lettre == 't'))
        p->resultat.fin = lettre;
}

/* The properties that annotate a move: the last one played. */
static bool lire_annotation(struct contexte *c, const struct propriete *q)
{
    struct coup_note *coup = notee_dernier(c->p);
    double x;
    if (vue_egale(q->nom, "C"))
        lire_commentaire(c->p, coup, q->valeur);
    else if (coup && lire_signe(q))
        return signes_ajouter(coup, lire_signe(q));
    else if (vue_egale(q->nom, "V") && coup && vue_reel(q->valeur, -1e6, 1e6, &x))
        coup->a_eval = true, coup->eval = coup->joueur == NOIR ? x : x == 0 ? 0 : -x;
    else if (vue_egale(q->nom, "MT") && coup && vue_reel(q->valeur, 0, 1e9, &x))
        coup->a_secondes = true, coup->secondes = x;
    else
        return false;
    return true;
}

/* What the program deals with elsewhere, or what says nothing of the game. */
static bool est_technique(struct vue nom)
{
    static const char *const NOMS[] = {"GM", "FF", "CA", "AP", "SZ", "ST", "AB",
                                       "AW", "AE", "PL", "KM", "BL", "WL"};
    for (size_t i = 0; i < sizeof NOMS / sizeof NOMS[0]; i++)
        if (vue_egale(nom, NOMS[i]))
            return true;
    return false;
}

static void lire_information(struct contexte *c, const struct propriete *q)
{
    long n;
    for (int i = 0; i < NB_TEXTES; i++) {
        if (vue_egale(q->nom, TEXTES[i].nom)) {
            lire_texte(&c->p->champs[TEXTES[i].champ], q->valeur);
            return;
        }
    }
    if (vue_egale(q->nom, "RE"))
        lire_resultat(c->p, q->valeur);
    else if (vue_egale(q->nom, "TH") && vue_entier(q->valeur, 0, 255, &n))
        c->p->theorique = (int)n;
    else if (!lire_annotation(c, q) && q->noeud == 0 && !est_technique(q->nom))
        lire_marque(c->p, q);
}

/* Plays a move or a pass. A pass after the end is what some referees write: it changes nothing. */
static const char *jouer(struct contexte *c, const struct propriete *q)
{
    int joueur = (*q->nom.p | 0x20) == 'b' ? NOIR : BLANC;
    int case_ = lire_case_sgf(c, q->valeur);
    if (case_ < 0)
        return _("ce n'est pas une case");
    if (case_ == CASE_PASSE && notee_finie(c->p))
        return NULL;
    return notee_jouer_de(c->p, case_, joueur);
}

/* What a property puts on squares; -1 when it is no set-up property. */
static int pion_pose(struct vue nom)
{
    static const char *const NOMS[3] = {[VIDE] = "AE", [NOIR] = "AB", [BLANC] = "AW"};
    for (int pion = VIDE; pion <= BLANC; pion++)
        if (vue_egale(nom, NOMS[pion]))
            return pion;
    return -1;
}

/* Puts pawns on a square, "fe", or on a rectangle of them, "aa:hh". */
static bool poser(const struct contexte *c, struct grille *d, struct vue v, int pion)
{
    const char *deux_points = vue_vide(v) ? NULL : memchr(v.p, ':', vue_longueur(v));
    int a = lire_case_sgf(c, (struct vue){v.p, deux_points ? deux_points : v.fin});
    int b = deux_points ? lire_case_sgf(c, (struct vue){deux_points + 1, v.fin}) : a;
    if (a <= 0 || b <= 0)
        return false;
    int x1 = grille_x(a), x2 = grille_x(b), y1 = grille_y(a), y2 = grille_y(b);
    for (int y = y1 < y2 ? y1 : y2; y <= y1 || y <= y2; y++)
        for (int x = x1 < x2 ? x1 : x2; x <= x1 || x <= x2; x++)
            d->pions[grille_case(x, y)] = (unsigned char)pion;
    return true;
}

/* Places the set-up pawns of the root, if any. An SGF board is empty until something is put on it;
 * an Othello board without anything put on it is at its usual start. */
static const char *placer_depart(struct contexte *c, const struct ligne_sgf *ligne, int *i)
{
    struct grille d = grille_vide(c->p->grille.taille);
    bool place = false;
    for (*i = 0; *i < ligne->nb; ++*i) {
        const struct propriete *q = &ligne->proprietes[*i];
        int pion = pion_pose(q->nom);
        if (pion < 0)
            continue;
        if (!poser(c, &d, q->valeur, pion))
            return _("ce n'est pas une case");
        if (q->noeud > 0)
            return _("des pions sont posés en cours de partie");
        place = true;
    }
    const struct propriete *pl = chercher(ligne, "PL"), *b = chercher(ligne, "B"),
                           *w = chercher(ligne, "W");
    bool blanc_dabord =
        pl ? !vue_vide(pl->valeur) && strchr("wW2", *pl->valeur.p) != NULL : w && (!b || w < b);
    notee_placer(c->p, place ? &d : &c->p->depart, blanc_dabord ? BLANC : NOIR);
    return NULL;
}

/* Plays the main line on `c->p`. NULL, or what is wrong with the property number `*i`. */
static const char *interpreter(struct contexte *c, const struct ligne_sgf *ligne, int *i)
{
    const char *faute = placer_depart(c, ligne, i);
    if (faute)
        return faute;
    for (*i = 0; *i < ligne->nb; ++*i) {
        const struct propriete *q = &ligne->proprietes[*i];
        if (!vue_egale(q->nom, "B") && !vue_egale(q->nom, "W"))
            lire_information(c, q);
        else if ((faute = jouer(c, q)) != NULL)
            return faute;
    }
    return NULL;
}

/* Is it a game of Othello? Gives the size of its board, or 0 and a problem. */
static int taille_othello(struct lecteur *l, const struct ligne_sgf *ligne, const char *debut)
{
    char memoire[EXTRAIT_MAX];
    const struct propriete *gm = chercher(ligne, "GM"), *sz = chercher(ligne, "SZ");
    long taille = 8, jeu = 2;
    bool jeu_lu = !gm || vue_entier(vue_sans_blancs(gm->valeur), 0, 99, &jeu);
    if (sz && (!vue_entier(vue_sans_blancs(sz->valeur), 0, 999, &taille) ||
               !grille_taille_permise(taille))) {
        lecteur_signaler(l, ERREUR, sz->valeur.p, 0, _("taille %s : pas un plateau d'Othello"),
                         lecture_extrait(sz->valeur, memoire));
        return 0;
    }
    if (!jeu_lu || (jeu != 2 && jeu != 1)) {
        lecteur_signaler(l, ERREUR, gm ? gm->valeur.p : debut, 0, "%s",
                         _("ce n'est pas de l'Othello (GM doit être 2)"));
        return 0;
    }
    return (int)taille;
}

/* Adds a game, played as far as the line is good. */
static const char *commencer(struct lecteur *l, const struct ligne_sgf *ligne, int taille,
                             bool renverse, int *i)
{
    struct grille d = grille_debut(taille);
    struct contexte c = {l, recueil_nouvelle(l->r), renverse};
    notee_placer(c.p, &d, NOIR);
    return interpreter(&c, ligne, i);
}

/* One try at a game: with the rows from the top or from the bottom. It stays where it is good. */
static const char *essayer(struct lecteur *l, const struct ligne_sgf *ligne, int taille,
                           bool renverse, int *i)
{
    const char *faute = commencer(l, ligne, taille, renverse, i);
    if (faute)
        recueil_retirer(l->r);
    return faute;
}

static void lire_partie(struct lecteur *l, const struct ligne_sgf *ligne, const char *debut)
{
    char memoire[EXTRAIT_MAX];
    const struct propriete *ap = chercher(ligne, "AP");
    int fautive, autre, taille = taille_othello(l, ligne, debut);
    if (taille == 0)
        return;
    bool gogui = ap && lecture_chercher(ap->valeur, "gogui") != NULL;
    const char *faute = essayer(l, ligne, taille, gogui, &fautive);
    if (!faute || !essayer(l, ligne, taille, !gogui, &autre)) {
        lecteur_dire_variantes(l, debut, ligne->variantes);
        return;
    }
    if (autre > fautive) { /* the rows were rather so */
        gogui = !gogui;
        faute = essayer(l, ligne, taille, gogui, &fautive);
    }
    commencer(l, ligne, taille, gogui, &fautive);
    int coup = 0;
    for (int i = 0; i <= fautive; i++)
        coup +=
            vue_egale(ligne->proprietes[i].nom, "B") || vue_egale(ligne->proprietes[i].nom, "W");
    struct vue valeur = ligne->proprietes[fautive].valeur;
    lecteur_signaler(l, ERREUR, valeur.p, coup, _("« %s » : %s"), lecture_extrait(valeur, memoire),
                     faute);
    recueil_tronquer(l->r);
}

void sgf_lire(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    struct ligne_sgf ligne;
    bool faux = false, continuer = true;
    while (continuer) {
        const char *debut = l.v.p;
        continuer = sgf_ligne_suivante(&l, &ligne, &faux);
        if (continuer)
            lire_partie(&l, &ligne, debut);
        ligne_sgf_detruire(&ligne);
        continuer |= faux;
    }
    if (l.numero == 0)
        recueil_signaler(r, ERREUR, (struct lieu){0}, "%s", _("aucune partie SGF « (; … ) »"));
}

int sgf_reconnaitre(struct vue texte)
{
    struct vue v = vue_sans_bom(texte);
    lecture_passer_blancs(&v);
    if (vue_vide(v) || *v.p != '(')
        return 0;
    v.p++;
    lecture_passer_blancs(&v);
    return !vue_vide(v) && *v.p == ';' ? 90 : 0;
}

/* ---- Writing ---- */

static void ecrire_case_sgf(const char *nom, int c, struct octets *sortie)
{
    if (c == CASE_PASSE)
        octets_ecrire(sortie, "%s[]", nom);
    else
        octets_ecrire(sortie, "%s[%c%c]", nom, 'a' + grille_x(c) - 1, 'a' + grille_y(c) - 1);
}

static void ecrire_resultat(const struct partie_notee *p, struct octets *sortie)
{
    struct resultat r = notee_resultat(p);
    const char *gagnant = r.marge > 0 ? "B" : "W";
    if (r.genre == RESULTAT_INCONNU)
        octets_texte(sortie, "RE[?]");
    else if (r.marge == 0)
        octets_texte(sortie, "RE[0]");
    else if (r.genre == RESULTAT_VAINQUEUR)
        octets_ecrire(sortie, "RE[%s+%s]", gagnant, r.fin == 'r' ? "R" : r.fin == 't' ? "T" : "");
    else {
        octets_ecrire(sortie, "RE[%s+", gagnant);
        lecture_ecrire_nombre(r.marge > 0 ? r.marge : -r.marge, false, sortie);
        octets_texte(sortie, "]");
    }
}

static void ecrire_depart(const struct partie_notee *p, struct octets *sortie)
{
    static const char *const NOMS[3] = {[NOIR] = "AB", [BLANC] = "AW"};
    if (notee_depart_usuel(p))
        return;
    if (grille_compter(&p->depart, VIDE) == p->depart.taille * p->depart.taille)
        octets_ecrire(sortie, "AE[aa:%c%c]", 'a' + p->depart.taille - 1,
                      'a' + p->depart.taille - 1);
    for (int c = 0; c < 256; c++)
        if (p->depart.pions[c] != VIDE)
            ecrire_case_sgf(NOMS[p->depart.pions[c]], c, sortie);
    octets_ecrire(sortie, "PL[%s]", p->premier == NOIR ? "B" : "W");
}

/* A node has one of them: the first. False: it is none of theirs. */
static bool ecrire_signe(int signe, struct octets *sortie)
{
    for (int i = 0; i < NB_SIGNES; i++)
        if (SIGNES[i].signe == signe) {
            octets_ecrire(sortie, "%s[%s]", SIGNES[i].nom, SIGNES[i].valeur);
            return true;
        }
    return false;
}

/* The signs and the comment: those that SGF has no property for are words of it. */
static void ecrire_dit(const struct coup_note *c, struct octets *sortie)
{
    struct coup_note reste = *c;
    struct octets dit = {0};
    if (ecrire_signe(c->signes[0], sortie)) {
        memmove(reste.signes, c->signes + 1, SIGNES_MAX - 1);
        reste.signes[SIGNES_MAX - 1] = 0;
    }
    signes_commenter(&reste, &dit);
    if (dit.longueur > 0)
        sgf_ecrire_texte("C", dit.debut, sortie);
    octets_detruire(&dit);
}

static void ecrire_coup(const struct coup_note *c, struct octets *sortie)
{
    bool annote = c->a_eval || c->a_secondes || c->commentaire || c->signes[0];
    if (c->case_ == CASE_PASSE && !annote)
        return;
    octets_texte(sortie, ";");
    ecrire_case_sgf(c->joueur == NOIR ? "B" : "W", c->case_, sortie);
    if (c->a_eval) {
        octets_texte(sortie, "V[");
        lecture_ecrire_nombre(c->joueur == NOIR || c->eval == 0 ? c->eval : -c->eval, false,
                              sortie);
        octets_texte(sortie, "]");
    }
    if (c->a_secondes) {
        octets_texte(sortie, "MT[");
        lecture_ecrire_nombre(c->secondes, false, sortie);
        octets_texte(sortie, "]");
    }
    ecrire_dit(c, sortie);
}

static void ecrire_partie(const struct partie_notee *p, struct octets *sortie)
{
    octets_ecrire(sortie, "(;GM[2]FF[4]CA[UTF-8]AP[Othello:%s]SZ[%d]", VERSION, p->depart.taille);
    for (int i = 0; i < NB_TEXTES; i++) {
        char memoire[PENDULE_OCTETS_MAX];
        const char *valeur;
        notee_texte(p, TEXTES[i].champ, NOM, memoire, &valeur);
        if (valeur)
            sgf_ecrire_texte(TEXTES[i].nom, valeur, sortie);
    }
    ecrire_resultat(p, sortie);
    if (p->theorique != THEORIQUE_INCONNU)
        octets_ecrire(sortie, "TH[%d]", p->theorique);
    for (int i = 0; i < p->nb_marques; i++)
        if (marque_est_de(&p->marques[i], NOM))
            sgf_ecrire_texte(p->marques[i].nom, p->marques[i].valeur, sortie);
    if (p->champs[CHAMP_COMMENTAIRE])
        sgf_ecrire_texte("C", p->champs[CHAMP_COMMENTAIRE], sortie);
    ecrire_depart(p, sortie);
    for (int i = 0; i < p->nb_coups; i++) {
        if (i % 10 == 0)
            octets_texte(sortie, "\n");
        ecrire_coup(&p->coups[i], sortie);
    }
    octets_texte(sortie, ")\n");
}

void sgf_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    (void)rapport;
    for (int i = 0; i < r->nb_parties; i++)
        ecrire_partie(&r->parties[i], sortie);
}
