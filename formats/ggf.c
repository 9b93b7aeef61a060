/* See ggf.h. */
#include "formats/ggf.h"

#include <string.h>

#include "base/i18n.h"
#include "formats/jeton.h"
#include "formats/lecture.h"
#include "formats/position.h"
#include "formats/signes.h"

static const char NOM[] = "ggf";

/* The tags that are plain texts, in the order in which they are written. EV, RO and AN are ours:
 * GGF has no tournament, round or author, and its readers skip tags that they do not know. */
static const struct {
    const char *nom;
    enum champ champ;
} TEXTES[] = {
    {"PC", CHAMP_LIEU},
    {"DT", CHAMP_DATE},
    {"EV", CHAMP_EVENEMENT},
    {"RO", CHAMP_RONDE},
    {"AN", CHAMP_ANNOTATEUR},
    {"PB", CHAMP_NOIR},
    {"PW", CHAMP_BLANC},
    {"RB", CHAMP_CLASSEMENT_NOIR},
    {"RW", CHAMP_CLASSEMENT_BLANC},
    {"TI", CHAMP_PENDULE},
    {"TB", CHAMP_PENDULE_NOIR},
    {"TW", CHAMP_PENDULE_BLANC},
    {"TY", CHAMP_VARIANTE},
};
enum { NB_TEXTES = sizeof TEXTES / sizeof TEXTES[0] };

/* ---- Reading ---- */

/* Cuts `v` at the first '/': the part before it, `v` what follows. */
static struct vue avant_barre(struct vue *v)
{
    const char *barre = vue_vide(*v) ? NULL : memchr(v->p, '/', vue_longueur(*v));
    struct vue partie = vue_sans_blancs((struct vue){v->p, barre ? barre : v->fin});
    v->p = barre ? barre + 1 : v->fin;
    return partie;
}

const char *ggf_lire_coup(const struct grille *d, struct vue v, struct coup_note *c)
{
    struct vue mot = avant_barre(&v), eval = avant_barre(&v), secondes = avant_barre(&v);
    *c = (struct coup_note){.case_ = CASE_PASSE};
    if (!lecture_est_passe(mot)) {
        c->case_ = (unsigned char)grille_lire_case(d, mot);
        if (c->case_ == 0)
            return _("ce n'est pas un coup");
    }
    c->a_eval = vue_reel(eval, -1e6, 1e6, &c->eval);
    c->a_secondes = vue_reel(secondes, 0, 1e9, &c->secondes);
    return NULL;
}

/* "F5/NaN/1": a number is there and is none. */
static bool nombre_illisible(struct vue v, const struct coup_note *c)
{
    avant_barre(&v);
    struct vue eval = avant_barre(&v), secondes = avant_barre(&v);
    return (!vue_vide(eval) && !c->a_eval) || (!vue_vide(secondes) && !c->a_secondes);
}

static const char *lire_coup(struct lecteur *l, struct partie_notee *p, int joueur, struct vue v)
{
    struct coup_note c;
    const char *faute = ggf_lire_coup(&p->grille, v, &c);
    if (!faute)
        faute = notee_jouer_de(p, c.case_, joueur);
    if (faute)
        return faute;
    struct coup_note *note = notee_dernier(p);
    note->a_eval = c.a_eval;
    note->eval = c.eval;
    note->a_secondes = c.a_secondes;
    note->secondes = c.secondes;
    if (nombre_illisible(v, &c))
        lecteur_signaler(l, AVERTISSEMENT, v.p, p->nb_coups, "%s",
                         _("évaluation ou temps illisible, ignoré"));
    return NULL;
}

/* "8 -------- … *" */
static const char *lire_plateau(struct partie_notee *p, struct vue v)
{
    struct vue mot;
    struct grille d;
    long taille;
    int joueur;
    if (!vue_mot(&v, &mot) || !vue_entier(mot, 0, 99, &taille) || !grille_taille_permise(taille))
        return _("taille de plateau inconnue : nombre pair de 4 à 14");
    const char *faute = position_lire_plateau(&v, (int)taille, &d);
    if (!faute)
        faute = position_lire_trait(&v, &joueur);
    if (!faute && !vue_vide(vue_sans_blancs(v)))
        faute = _("le plateau a trop de cases");
    if (!faute && p->nb_coups > 0)
        faute = _("le plateau vient après des coups");
    if (!faute)
        notee_placer(p, &d, joueur);
    return faute;
}

/* "+4.000", "-40.00:r", "?", "0". What is none of these is no result, which is no fault. */
static void lire_resultat(struct partie_notee *p, struct vue v)
{
    const char *deux_points = vue_vide(v) ? NULL : memchr(v.p, ':', vue_longueur(v));
    struct vue nombre = vue_sans_blancs((struct vue){v.p, deux_points ? deux_points : v.fin});
    double marge;
    if (!vue_reel(nombre, -1e4, 1e4, &marge))
        return;
    p->resultat = (struct resultat){.genre = RESULTAT_MARGE, .marge = marge};
    if (deux_points && deux_points + 1 < v.fin && strchr("rtsl", deux_points[1] | 0x20))
        p->resultat.fin = (char)(deux_points[1] | 0x20);
}

static const char *lire_theorique(struct partie_notee *p, struct vue v)
{
    long n;
    if (vue_entier(vue_sans_blancs(v), 0, 255, &n))
        p->theorique = (int)n;
    return NULL;
}

static void lire_commentaire(struct propos *x, struct partie_notee *p, struct vue v)
{
    if (p->nb_coups > 0)
        signes_prendre(notee_dernier(p), &v);
    propos_ajouter(x, p, LIGNE_PRINCIPALE, p->nb_coups, v);
}

/* A bare number of a clock is minutes here, seconds elsewhere: "5/1" becomes "5:00/1:00". */
static void preciser_minutes(char **pendule)
{
    enum { LU_MAX = PENDULE_OCTETS_MAX / 4 };
    char memoire[PENDULE_OCTETS_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (!*pendule || strlen(*pendule) > LU_MAX)
        return;
    struct vue v = vue_de(*pendule);
    const char *barre = "";
    bool nu = false;
    do {
        long minutes;
        const struct vue part = avant_barre(&v);
        const bool nombre = vue_entier(part, 0, 1440, &minutes);
        tampon_ecrire(&t, "%s%.*s%s", barre, (int)vue_longueur(part), part.p,
                      nombre ? ":00" : "");
        barre = "/";
        nu = nu || nombre;
    } while (!vue_vide(v));
    if (nu)
        texte_remplacer(pendule, vue_de(memoire));
}

/* One tag of a game. NULL, or what is wrong. */
static const char *lire_marque(struct lecteur *l, struct partie_notee *p, struct propos *propos,
                               struct vue nom, struct vue valeur)
{
    for (int i = 0; i < NB_TEXTES; i++) {
        if (vue_egale(nom, TEXTES[i].nom)) {
            lecture_texte(&p->champs[TEXTES[i].champ], vue_sans_blancs(valeur));
            if (champ_pendule(TEXTES[i].champ))
                preciser_minutes(&p->champs[TEXTES[i].champ]);
            return NULL;
        }
    }
    if (vue_egale(nom, "B") || vue_egale(nom, "W"))
        return lire_coup(l, p, (*nom.p | 0x20) == 'b' ? NOIR : BLANC, valeur);
    if (vue_egale(nom, "BO"))
        return lire_plateau(p, valeur);
    if (vue_egale(nom, "GM"))
        return vue_egale(vue_sans_blancs(valeur), "othello") ? NULL
                                                             : _("ce n'est pas de l'Othello");
    if (vue_egale(nom, "RE"))
        lire_resultat(p, valeur);
    else if (vue_egale(nom, "CO"))
        lire_commentaire(propos, p, valeur);
    else if (vue_egale(nom, "TH"))
        lire_theorique(p, valeur);
    else
        lecture_marque(p, NOM, nom, valeur);
    return NULL;
}

/* Takes "NAME[" and the value up to "]" off the front. */
static const char *prendre_marque(struct vue *v, struct vue *nom, struct vue *valeur)
{
    nom->p = v->p;
    while (!vue_vide(*v) && lecture_lettre(*v->p))
        v->p++;
    nom->fin = v->p;
    lecture_passer_blancs(v);
    if (vue_vide(*nom) || vue_vide(*v) || *v->p != '[')
        return vue_vide(*v) ? _("la partie n'est pas finie, il manque « ;) »")
                            : _("il faut ici une marque et sa valeur, comme PB[nom]");
    valeur->p = ++v->p;
    const char *fin = vue_vide(*v) ? NULL : memchr(v->p, ']', vue_longueur(*v));
    if (!fin)
        return _("la valeur n'est pas fermée par « ] »");
    valeur->fin = fin;
    v->p = fin + 1;
    return NULL;
}

/* TY[8] says nothing more than the board. */
static void oublier_variante_ordinaire(struct partie_notee *p)
{
    long taille;
    const char *ty = p->champs[CHAMP_VARIANTE];
    if (ty && vue_entier(vue_de(ty), p->depart.taille, p->depart.taille, &taille))
        notee_champ(p, CHAMP_VARIANTE, (struct vue){0});
}

/* The tags of a game, after "(;" and up to ";)". False when one is wrong: said. */
static bool lire_marques(struct lecteur *l, struct partie_notee *p, struct propos *propos)
{
    char memoire[EXTRAIT_MAX];
    for (;;) {
        struct vue nom, valeur;
        lecture_passer_blancs(&l->v);
        const char *debut = l->v.p;
        if (vue_longueur(l->v) >= 2 && l->v.p[0] == ';' && l->v.p[1] == ')') {
            l->v.p += 2;
            oublier_variante_ordinaire(p);
            return true;
        }
        const char *faute = prendre_marque(&l->v, &nom, &valeur);
        if (faute) {
            lecteur_signaler(l, ERREUR, debut, 0, "%s", faute);
            return false;
        }
        bool coup = vue_longueur(nom) == 1;
        int numero = coup ? p->nb_coups + 1 : 0;
        faute = lire_marque(l, p, propos, nom, valeur);
        if (faute) {
            lecteur_signaler(l, ERREUR, valeur.p, numero, _("« %s » : %s"),
                             lecture_extrait(valeur, memoire), faute);
            return false;
        }
    }
}

/* To the end of the game that could not be read: ";)", or where the next one begins. */
static void passer_partie(struct lecteur *l)
{
    for (; !vue_vide(l->v); l->v.p++) {
        if (vue_longueur(l->v) < 2)
            continue;
        if (l->v.p[0] == '(' && l->v.p[1] == ';')
            return;
        if (l->v.p[0] == ';' && l->v.p[1] == ')') {
            l->v.p += 2;
            return;
        }
    }
}

/* Text that is no game of this format is a fault where it has moves: one of another is lost. */
static void dire_hors_des_parties(struct lecteur *l, struct vue texte)
{
    const struct grille d = grille_debut(8);
    const int numero = l->numero;
    const char *debut = texte.p;
    struct jeton j;
    do
        j = jeton_suivant(&d, &texte);
    while (j.genre != JETON_FIN && j.genre != JETON_COUP);
    l->numero = 0;
    lecteur_signaler(l, j.genre == JETON_COUP ? ERREUR : AVERTISSEMENT, debut, 0, "%s",
                     _("texte hors des parties, ignoré"));
    l->r->reste = true;
    l->numero = numero;
}

/* Moves to after the next "(;". `*ensemble`: how many games the number before it announces. */
static bool prendre_debut(struct lecteur *l, long *ensemble)
{
    const char *debut = lecture_chercher(l->v, "(;");
    struct vue avant = vue_sans_blancs((struct vue){l->v.p, debut ? debut : l->v.fin});
    *ensemble = 1;
    if (!vue_vide(avant) && !vue_entier(avant, 1, 1000, ensemble))
        dire_hors_des_parties(l, avant);
    l->v.p = debut ? debut + 2 : l->v.fin;
    return debut != NULL;
}

void ggf_lire(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    long ensemble = 1, reste = 0;
    int synchro = 0;
    while (prendre_debut(&l, &ensemble)) {
        if (ensemble > 1) {
            reste = ensemble;
            synchro++;
        }
        struct partie_notee *p = recueil_nouvelle(r);
        p->synchro = reste > 0 ? synchro : 0;
        reste -= reste > 0;
        l.numero++;
        struct propos propos = {0};
        const bool lue = lire_marques(&l, p, &propos);
        propos_rendre(&propos, p);
        if (!lue) {
            recueil_tronquer(r);
            passer_partie(&l);
        }
    }
    if (l.numero == 0)
        recueil_signaler(r, ERREUR, (struct lieu){0}, "%s", _("aucune partie GGF « (; … ;) »"));
}

int ggf_reconnaitre(struct vue texte)
{
    const char *debut = lecture_chercher(texte, "(;");
    const char *gm = lecture_chercher(texte, "GM[Othello]");
    return debut && gm && gm - debut < 4096 ? 95 : 0;
}

/* ---- Writing ---- */

/* A value: what GGF cannot hold is replaced. */
static void ecrire_valeur(const char *nom, const char *valeur, struct octets *sortie)
{
    octets_ecrire(sortie, "%s[", nom);
    for (const char *c = valeur; *c; c++)
        octets_ajouter(sortie, *c == ']' ? ")" : *c == '\n' || *c == '\r' ? " " : c, 1);
    octets_texte(sortie, "]");
}

/* A winner without a margin has won everything, as GGS writes it for a game lost on time. */
static void ecrire_resultat(const struct partie_notee *p, struct octets *sortie)
{
    struct resultat r = notee_resultat(p);
    if (r.genre == RESULTAT_VAINQUEUR && r.marge != 0)
        r.marge = (r.marge > 0 ? 1 : -1) * p->depart.taille * p->depart.taille;
    octets_texte(sortie, "RE[");
    if (r.genre == RESULTAT_INCONNU)
        octets_texte(sortie, "?");
    else
        octets_ecrire(sortie, "%+.3f", r.marge);
    if (r.fin)
        octets_ecrire(sortie, ":%c", r.fin);
    octets_texte(sortie, "]");
}

static void ecrire_coup(const struct coup_note *c, struct octets *sortie)
{
    octets_texte(sortie, c->joueur == NOIR ? "B[" : "W[");
    if (c->case_ == CASE_PASSE)
        octets_texte(sortie, "PA");
    else
        octets_ecrire(sortie, "%c%d", 'A' + grille_x(c->case_) - 1, grille_y(c->case_));
    if (c->a_eval || c->a_secondes)
        octets_texte(sortie, "/");
    if (c->a_eval)
        lecture_ecrire_nombre(c->eval, false, sortie);
    if (c->a_secondes) {
        octets_texte(sortie, "/");
        lecture_ecrire_nombre(c->secondes, false, sortie);
    }
    octets_texte(sortie, "]");
    struct octets dit = {0};
    signes_commenter(c, &dit);
    if (dit.longueur > 0)
        ecrire_valeur("CO", dit.debut, sortie);
    octets_detruire(&dit);
}

static void ecrire_entete(const struct partie_notee *p, struct octets *sortie)
{
    octets_texte(sortie, "(;GM[Othello]");
    for (int i = 0; i < NB_TEXTES; i++) {
        char memoire[PENDULE_OCTETS_MAX];
        const char *valeur;
        notee_texte(p, TEXTES[i].champ, NOM, memoire, &valeur);
        if (valeur)
            ecrire_valeur(TEXTES[i].nom, valeur, sortie);
        else if (TEXTES[i].champ == CHAMP_NOIR || TEXTES[i].champ == CHAMP_BLANC)
            octets_ecrire(sortie, "%s[]", TEXTES[i].nom);
        else if (TEXTES[i].champ == CHAMP_VARIANTE)
            octets_ecrire(sortie, "TY[%d]", p->depart.taille);
    }
    ecrire_resultat(p, sortie);
    if (p->theorique != THEORIQUE_INCONNU)
        octets_ecrire(sortie, "TH[%d]", p->theorique);
    for (int i = 0; i < p->nb_marques; i++)
        if (marque_est_de(&p->marques[i], NOM))
            ecrire_valeur(p->marques[i].nom, p->marques[i].valeur, sortie);
    if (p->champs[CHAMP_COMMENTAIRE])
        ecrire_valeur("CO", p->champs[CHAMP_COMMENTAIRE], sortie);
}

/* One game on one line, without line end. */
static void ecrire_partie(const struct partie_notee *p, struct octets *sortie)
{
    ecrire_entete(p, sortie);
    octets_ecrire(sortie, "BO[%d ", p->depart.taille);
    position_ecrire_plateau(&p->depart, "-*O", sortie);
    octets_ecrire(sortie, " %s]", p->premier == NOIR ? "*" : "O");
    for (int i = 0; i < p->nb_coups; i++)
        ecrire_coup(&p->coups[i], sortie);
    octets_texte(sortie, ";)");
}

/* How many games from number i on were played together with it. */
static int ensemble_depuis(const struct recueil *r, int i)
{
    int n = 1;
    while (r->parties[i].synchro && i + n < r->nb_parties &&
           r->parties[i + n].synchro == r->parties[i].synchro)
        n++;
    return n;
}

void ggf_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    (void)rapport;
    for (int i = 0; i < r->nb_parties;) {
        int n = ensemble_depuis(r, i);
        if (n > 1)
            octets_ecrire(sortie, "%d ", n);
        for (int fin = i + n; i < fin; i++)
            ecrire_partie(&r->parties[i], sortie);
        octets_texte(sortie, "\n");
    }
}
