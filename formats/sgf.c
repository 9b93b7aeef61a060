/* See sgf.h. The reader plays the main line once with the row letters from the top and, if that
 * fails, once from the bottom: from the usual start no first move is legal both ways, so the moves
 * themselves tell the dialect. The other nodes come after it, in the order of the text, each from
 * where the node that it follows stands: no recursion, a file may nest as deep as it likes. */
#include "formats/sgf.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "formats/lecture.h"
#include "formats/rameaux.h"
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

/* Where a node leaves the game: behind so many entries of a line. */
struct endroit {
    int ligne, rang;
};
enum { PERDU = -2 }; /* the line of a node behind a fault */

/* What a game is read with. */
struct contexte {
    struct lecteur *l;
    struct partie_notee *p;
    const struct arbre_sgf *arbre;
    bool renverse;            /* rows counted from the bottom */
    struct endroit *endroits; /* of the nodes that were read, */
    struct endroit ici;       /* and of the one that is being read */
    struct propos propos;
    struct octets attente; /* a comment on the move that comes, the first of its branch */
    bool plein;            /* no branch more is to be had */
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

/* Is a move to come before anything can be said of it, the first of a branch? */
static bool attend_coup(const struct contexte *c)
{
    int nb;
    notee_coups(c->p, c->p->ligne, &nb);
    return c->ici.ligne != c->p->ligne || c->ici.rang != nb;
}

/* A comment of the move before, or, where there is none, of the game. */
static void commenter(struct contexte *c, struct endroit e, struct vue v)
{
    struct coup_note *coup = notee_coup(c->p, e.ligne, e.rang);
    if (coup)
        signes_prendre(coup, &v);
    propos_ajouter(&c->propos, c->p, e.ligne, e.rang, v);
}

static void lire_commentaire(struct contexte *c, struct vue valeur)
{
    struct octets o = {0};
    sgf_desechapper(valeur, &o);
    if (attend_coup(c))
        lecture_joindre(&c->attente, octets_lire(&o));
    else
        commenter(c, c->ici, octets_lire(&o));
    octets_detruire(&o);
}

/* Gives what waits for a move to the one before: that which came, or, where none did, that behind
 * which it was waited for, or the game. */
static void rendre_attente(struct contexte *c)
{
    if (c->attente.longueur > 0)
        commenter(c, c->ici, octets_lire(&c->attente));
    octets_detruire(&c->attente);
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

static const struct propriete *chercher(const struct arbre_sgf *arbre, const char *nom)
{
    for (int i = 0; i < arbre->nb; i++)
        if (vue_egale(arbre->proprietes[i].nom, nom))
            return &arbre->proprietes[i];
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
    struct coup_note *coup = attend_coup(c) ? NULL : notee_dernier(c->p);
    double x;
    if (vue_egale(q->nom, "C"))
        lire_commentaire(c, q->valeur);
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
    c->plein = attend_coup(c) && !notee_brancher(c->p, c->ici.ligne, c->ici.rang);
    if (c->plein)
        return refus_ecrire(_("plus de %d variantes, les autres sont ignorées"), RAMEAUX_MAX);
    if (case_ == CASE_PASSE && notee_finie(c->p))
        return NULL;
    const char *faute = notee_jouer_de(c->p, case_, joueur);
    if (faute)
        return faute;
    c->ici.ligne = c->p->ligne;
    notee_coups(c->p, c->p->ligne, &c->ici.rang);
    rendre_attente(c);
    return NULL;
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
static const char *placer_depart(struct contexte *c, int *i)
{
    const struct arbre_sgf *a = c->arbre;
    struct grille d = grille_vide(c->p->grille.taille);
    bool place = false;
    for (*i = 0; *i < a->nb && a->proprietes[*i].noeud == 0; ++*i) {
        const struct propriete *q = &a->proprietes[*i];
        int pion = pion_pose(q->nom);
        if (pion < 0)
            continue;
        if (!poser(c, &d, q->valeur, pion))
            return _("ce n'est pas une case");
        place = true;
    }
    const struct propriete *pl = chercher(a, "PL"), *b = chercher(a, "B"), *w = chercher(a, "W");
    bool blanc_dabord =
        pl ? !vue_vide(pl->valeur) && strchr("wW2", *pl->valeur.p) != NULL : w && (!b || w < b);
    notee_placer(c->p, place ? &d : &c->p->depart, blanc_dabord ? BLANC : NOIR);
    return NULL;
}

static const char *lire_propriete(struct contexte *c, const struct propriete *q)
{
    if (vue_egale(q->nom, "B") || vue_egale(q->nom, "W"))
        return jouer(c, q);
    if (q->noeud > 0 && pion_pose(q->nom) >= 0)
        return _("des pions sont posés en cours de partie");
    if (q->noeud < c->arbre->principaux)
        lire_information(c, q);
    else
        lire_annotation(c, q);
    return NULL;
}

/* Reads a node whose properties begin at `*i`. NULL, and behind them, or what is wrong there. */
static const char *lire_noeud(struct contexte *c, int noeud, int *i)
{
    const char *faute = NULL;
    for (; *i < c->arbre->nb && c->arbre->proprietes[*i].noeud == noeud; ++*i)
        if ((faute = lire_propriete(c, &c->arbre->proprietes[*i])) != NULL)
            break;
    return faute;
}

/* Plays the main line. NULL, or what is wrong with the property number `*i`: nothing can follow
 * where it ends. */
static const char *lire_principale(struct contexte *c, int *i)
{
    const int nb = c->arbre->principaux;
    const char *faute = placer_depart(c, i);
    int n = 0;
    *i = faute ? *i : 0;
    c->ici = (struct endroit){LIGNE_PRINCIPALE, 0};
    for (; n < nb && !faute; n += !faute) {
        faute = lire_noeud(c, n, i);
        c->endroits[n] = c->ici;
    }
    for (int k = 0; k < nb && faute; k++)
        if (k >= n || c->endroits[k].rang == c->p->nb_coups)
            c->endroits[k].ligne = PERDU;
    propos_rendre(&c->propos, c->p);
    return faute;
}

/* ---- Reading: variations ---- */

/* Tells what is wrong with a property of a variation, which ends there. */
static void abandonner(struct contexte *c, const struct propriete *q, const char *faute)
{
    char memoire[EXTRAIT_MAX];
    struct grille g;
    int trait;
    const int coup = notee_position(c->p, c->ici.ligne, c->ici.rang, &g, &trait) + 1;
    if (c->plein)
        lecteur_signaler(c->l, AVERTISSEMENT, q->valeur.p, 0, "%s", faute);
    else
        lecteur_signaler(c->l, AVERTISSEMENT, q->valeur.p, coup,
                         _("variante abandonnée, « %s » : %s"),
                         lecture_extrait(q->valeur, memoire), faute);
    c->ici.ligne = PERDU;
}

static void lire_noeud_de_rameau(struct contexte *c, int n, int *i)
{
    const struct arbre_sgf *a = c->arbre;
    const bool dernier = n + 1 == a->nb_noeuds || a->parents[n + 1] != n;
    c->ici = c->endroits[a->parents[n]];
    const char *faute = c->ici.ligne == PERDU ? NULL : lire_noeud(c, n, i);
    if (faute || (dernier && c->ici.ligne != PERDU))
        rendre_attente(c);
    if (faute)
        abandonner(c, &a->proprietes[*i], faute);
    c->endroits[n] = c->ici;
}

/* The nodes behind the main line. */
static void lire_rameaux(struct contexte *c)
{
    const struct arbre_sgf *a = c->arbre;
    int i = 0;
    for (int n = a->principaux; n < a->nb_noeuds && !c->plein; n++) {
        while (i < a->nb && a->proprietes[i].noeud < n)
            i++;
        lire_noeud_de_rameau(c, n, &i);
    }
    propos_rendre(&c->propos, c->p);
    notee_continuer(c->p, LIGNE_PRINCIPALE);
}

/* Is it a game of Othello? Gives the size of its board, or 0 and a problem. */
static int taille_othello(struct lecteur *l, const struct arbre_sgf *arbre, const char *debut)
{
    char memoire[EXTRAIT_MAX];
    const struct propriete *gm = chercher(arbre, "GM"), *sz = chercher(arbre, "SZ");
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

/* Adds a game, its main line played as far as it is good. */
static const char *commencer(struct contexte *c, int taille, bool renverse, int *i)
{
    struct grille d = grille_debut(taille);
    c->p = recueil_nouvelle(c->l->r);
    c->renverse = renverse;
    notee_placer(c->p, &d, NOIR);
    return lire_principale(c, i);
}

/* One try at a game: with the rows from the top or from the bottom. It stays where it is good. */
static const char *essayer(struct contexte *c, int taille, bool renverse, int *i)
{
    const char *faute = commencer(c, taille, renverse, i);
    if (faute)
        recueil_retirer(c->l->r);
    return faute;
}

/* Tells where a game whose rows are so ends, at its property number `fautive`. */
static void dire_fautive(struct contexte *c, int fautive, const char *faute)
{
    char memoire[EXTRAIT_MAX];
    const struct propriete *proprietes = c->arbre->proprietes;
    int coup = 0;
    for (int i = 0; i <= fautive; i++)
        coup += vue_egale(proprietes[i].nom, "B") || vue_egale(proprietes[i].nom, "W");
    lecteur_signaler(c->l, ERREUR, proprietes[fautive].valeur.p, coup, _("« %s » : %s"),
                     lecture_extrait(proprietes[fautive].valeur, memoire), faute);
}

static void lire_partie(struct contexte *c, int taille)
{
    const struct propriete *ap = chercher(c->arbre, "AP");
    int fautive, autre;
    bool gogui = ap && lecture_chercher(ap->valeur, "gogui") != NULL;
    const char *faute = essayer(c, taille, gogui, &fautive);
    if (!faute || !essayer(c, taille, !gogui, &autre)) {
        lire_rameaux(c);
        return;
    }
    if (autre > fautive) { /* the rows were rather so */
        gogui = !gogui;
        faute = essayer(c, taille, gogui, &fautive);
    }
    commencer(c, taille, gogui, &fautive);
    dire_fautive(c, fautive, faute);
    lire_rameaux(c);
    recueil_tronquer(c->l->r);
}

/* The game of a tree, if it is one of Othello. */
static void lire_arbre(struct lecteur *l, const struct arbre_sgf *arbre, const char *debut)
{
    const int taille = taille_othello(l, arbre, debut);
    if (taille == 0)
        return;
    struct contexte c = {.l = l, .arbre = arbre};
    c.endroits = memoire_agrandir(NULL, (size_t)arbre->nb_noeuds, sizeof *c.endroits);
    lire_partie(&c, taille);
    free(c.endroits);
}

void sgf_lire(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    struct arbre_sgf arbre;
    bool faux = false, continuer = true;
    while (continuer) {
        const char *debut = l.v.p;
        continuer = sgf_arbre_suivant(&l, &arbre, &faux);
        if (continuer)
            lire_arbre(&l, &arbre, debut);
        arbre_sgf_detruire(&arbre);
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

/* `seul`: it is the first of a variation, which has to have one. */
static void ecrire_coup(const struct coup_note *c, bool seul, struct octets *sortie)
{
    bool annote = c->a_eval || c->a_secondes || c->commentaire || c->signes[0];
    if (c->case_ == CASE_PASSE && !annote && !seul)
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

/* What is written, and its branches by their places. */
struct ecriture {
    const struct partie_notee *p;
    const struct place *places;
    struct octets *sortie;
};

static void ecrire_ligne(const struct ecriture *e, int ligne);

/* The branches beside entry `apres` of a line, if any, behind what follows that one. */
static void ecrire_rameaux(const struct ecriture *e, int ligne, int apres)
{
    const struct place *r = rameaux_chercher(e->p, e->places, ligne, apres);
    if (rameau_est_la(e->p, e->places, r, ligne, apres))
        octets_texte(e->sortie, ")");
    for (; rameau_est_la(e->p, e->places, r, ligne, apres); r++) {
        octets_texte(e->sortie, "\n(");
        ecrire_ligne(e, r->rameau);
        octets_texte(e->sortie, ")");
    }
}

/* The moves of a line, then, from its end on, what stands beside them. */
static void ecrire_ligne(const struct ecriture *e, int ligne)
{
    int nb;
    const struct coup_note *coups = notee_coups(e->p, ligne, &nb);
    for (int i = 0; i < nb; i++) {
        const struct place *r = rameaux_chercher(e->p, e->places, ligne, i);
        const bool fourche = rameau_est_la(e->p, e->places, r, ligne, i);
        if (fourche || (i % 10 == 0 && (i > 0 || ligne == LIGNE_PRINCIPALE)))
            octets_texte(e->sortie, fourche ? "\n(" : "\n");
        ecrire_coup(&coups[i], fourche || (i == 0 && ligne != LIGNE_PRINCIPALE), e->sortie);
    }
    for (int i = nb; i-- > 0;)
        ecrire_rameaux(e, ligne, i);
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
    struct place *places = rameaux_places(p);
    ecrire_ligne(&(struct ecriture){p, places, sortie}, LIGNE_PRINCIPALE);
    free(places);
    octets_texte(sortie, ")\n");
}

void sgf_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    (void)rapport;
    for (int i = 0; i < r->nb_parties; i++)
        ecrire_partie(&r->parties[i], sortie);
}
