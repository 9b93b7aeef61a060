/* See nboard.h. One table of commands; those that think start a thought and return. */
#include "interfaces/nboard.h"

#include <string.h>

#include "base/i18n.h"
#include "formats/ggf.h"
#include "formats/lecture.h"
#include "interfaces/duplex.h"
#include "interfaces/nboard_pensees.h"
#include "interfaces/notation.h"
#include "jeux/othello_8x8.h"

struct nboard {
    struct duplex *d;
    struct joueur parleur; /* who thinks for hint and analyze */
    struct nboard_pensees pensees;
    bool va;         /* the running thought is that of a go */
    bool sans_fin;   /* the running thought is a hint: nobody is left to stop it */
    bool passe_dite; /* the pass that is due in this position was told */
    bool fini;
    int repondu; /* the move that the last go answered, 0 when another was played since */
    int version;
};

struct commande_nboard {
    const char *nom;
    bool arrete;         /* ends the thought that runs */
    const char *reponse; /* what is answered, where executer is NULL; NULL: nothing */
    void (*executer)(struct nboard *n, struct vue arguments);
};

/* ---- The end of a thought ---- */

static void ecrire_statistiques(struct nboard *n, const struct pensee *pensee)
{
    if (n->version >= 2)
        fprintf(n->d->sortie, "nodestats %llu %.3f\n", (unsigned long long)pensee->noeuds,
                pensee->secondes);
}

/* "=== F5/2.00/1.5": the value only when it is one in discs. */
static void ecrire_coup(struct nboard *n, const struct pensee *pensee)
{
    fprintf(n->d->sortie, "=== %c%d/", 'A' + pensee->coup % 10 - 1, pensee->coup / 10);
    if (pensee->en_points)
        fprintf(n->d->sortie, "%.2f", pensee->score);
    fprintf(n->d->sortie, "/%.2f\n", pensee->secondes);
}

/* Collects the thought, stopping it if it still runs; answers the go that it was for. */
static void finir_de_penser(struct nboard *n)
{
    struct pensee pensee = {0};
    if (!duplex_pense(n->d))
        return;
    const char *erreur = reflexion_finir(&n->d->reflexion, &pensee);
    if (erreur)
        fprintf(n->d->sortie, "status %s\n", erreur);
    else if (n->va) {
        duplex_raconter(n->d, &pensee);
        ecrire_statistiques(n, &pensee);
        ecrire_coup(n, &pensee);
        n->repondu = pensee.coup;
    }
    duplex_dire(n->d, "status");
    n->va = n->sans_fin = false;
}

/* ---- Commands ---- */

static void c_nboard(struct nboard *n, struct vue v)
{
    long version;
    if (vue_entier(vue_sans_blancs(v), 1, 1000, &version))
        n->version = (int)version;
    duplex_dire(n->d, "set myname Othello");
}

static void c_set_depth(struct nboard *n, struct vue v)
{
    long profondeur;
    if (!vue_entier(vue_sans_blancs(v), 1, NBOARD_PROFONDEUR_MAX, &profondeur))
        return;
    if (n->d->joueur.limites.secondes == 0) /* --secondes: each go has its time */
        n->d->joueur.limites.profondeur = (int)profondeur;
    n->pensees.profondeur = (int)profondeur;
}

static void c_set_game(struct nboard *n, struct vue v)
{
    struct recueil r = {0};
    char memoire[512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ggf_lire(v, &r);
    struct partie_notee *note = r.nb_parties > 0 && !r.parties[0].tronquee ? &r.parties[0] : NULL;
    const char *refus = note ? duplex_rejouer(n->d, note) : NULL;
    if (note && !refus)
        n->passe_dite = notee_dernier(note) && notee_dernier(note)->case_ == CASE_PASSE;
    if (!note && r.nb_problemes > 0)
        remarque_ecrire(&r.problemes[0], &t);
    else if (refus)
        tampon_ajouter(&t, refus);
    if (t.longueur > 0)
        duplex_dire(n->d, "status %s", memoire);
    recueil_detruire(&r);
}

static void c_set(struct nboard *n, struct vue v)
{
    static const struct commande_nboard REGLAGES[] = {
        {.nom = "depth", .executer = c_set_depth}, {.nom = "game", .executer = c_set_game}, {0}};
    struct vue nom;
    if (!vue_mot(&v, &nom))
        return;
    for (const struct commande_nboard *c = REGLAGES; c->nom; c++)
        if (vue_egale(nom, c->nom))
            c->executer(n, v);
    /* "contempt" is accepted and changes nothing: there is no book draw to weigh */
}

/* Is the pass of the side to move due, and not yet told? */
static bool passe_due(const struct nboard *n)
{
    const struct partie *p = &n->d->partie;
    return partie_passe(p, p->rang) != 0 && !n->passe_dite;
}

static void c_move(struct nboard *n, struct vue v)
{
    static const struct grille HUIT = {.taille = 8};
    struct coup_note c;
    const char *refus = ggf_lire_coup(&HUIT, vue_sans_blancs(v), &c);
    struct partie *p = &n->d->partie;
    if (!refus && c.case_ == CASE_PASSE)
        refus = passe_due(n) ? NULL : _("passe refusée, un coup est possible");
    else if (!refus)
        refus = partie_jouer(p, notation_coup(c.case_));
    if (refus) {
        duplex_dire(n->d, "status %s", refus);
        return;
    }
    n->passe_dite = c.case_ == CASE_PASSE;
    if (!n->passe_dite && notation_coup(c.case_) == n->repondu)
        duplex_mediter(n->d); /* our move: it is the other's time now */
    n->repondu = 0;
}

static void lancer(struct nboard *n, struct joueur *joueur)
{
    const char *erreur = reflexion_lancer(&n->d->reflexion, joueur, &n->d->partie);
    if (erreur)
        duplex_dire(n->d, "status %s", erreur);
}

static void c_go(struct nboard *n, struct vue v)
{
    (void)v;
    const struct partie *p = &n->d->partie;
    if (partie_trait(p, p->rang) == 0 || passe_due(n)) {
        duplex_dire(n->d, "=== PA");
        return;
    }
    n->va = true;
    lancer(n, &n->d->joueur);
}

static void lancer_parleur(struct nboard *n, const struct genre_joueur *genre)
{
    n->parleur.genre = genre;
    n->parleur.etat = &n->pensees;
    lancer(n, &n->parleur);
}

static void c_hint(struct nboard *n, struct vue v)
{
    long nb = 1;
    vue_entier(vue_sans_blancs(v), 1, COUPS_MAX, &nb);
    n->pensees.nb = (int)nb;
    if (passe_due(n)) {
        duplex_dire(n->d, "search PA 0 0 1");
        return;
    }
    duplex_dire(n->d, "status Analyzing");
    n->sans_fin = true;
    lancer_parleur(n, &nboard_hint);
}

static void c_analyze(struct nboard *n, struct vue v)
{
    (void)v;
    duplex_dire(n->d, "status Analyzing");
    lancer_parleur(n, &nboard_analyze);
}

static void c_ping(struct nboard *n, struct vue v)
{
    v = vue_sans_blancs(v);
    duplex_dire(n->d, "pong %.*s", (int)vue_longueur(v), v.p);
}

static void c_quit(struct nboard *n, struct vue v)
{
    (void)v;
    n->fini = true;
}

static const struct commande_nboard COMMANDES[] = {
    {"nboard", true, .executer = c_nboard},
    {"set", true, .executer = c_set},
    {"move", true, .executer = c_move},
    {"hint", true, .executer = c_hint},
    {"go", true, .executer = c_go},
    {"ping", true, .executer = c_ping},
    {"learn", false, .reponse = "learned"}, /* there is no book to put the game in */
    {"analyze", true, .executer = c_analyze},
    {.nom = "stop", .arrete = true},
    {"quit", true, .executer = c_quit},
    {0},
};

/* ---- The loop ---- */

/* Protocol 1 sends a move without "move" in front. */
static bool est_un_coup(struct vue mot)
{
    static const struct grille HUIT = {.taille = 8};
    struct coup_note c;
    return vue_longueur(mot) >= 2 && ggf_lire_coup(&HUIT, mot, &c) == NULL;
}

static void traiter(struct nboard *n, struct vue ligne)
{
    struct vue reste = ligne, nom;
    if (!vue_mot(&reste, &nom))
        return;
    for (const struct commande_nboard *c = COMMANDES; c->nom; c++) {
        if (!vue_egale(nom, c->nom))
            continue;
        if (c->arrete)
            finir_de_penser(n);
        if (c->executer)
            c->executer(n, reste);
        else if (c->reponse)
            duplex_dire(n->d, "%s", c->reponse);
        return;
    }
    if (est_un_coup(nom)) {
        finir_de_penser(n);
        c_move(n, ligne);
    }
}

void nboard_servir(int entree, FILE *flux, const struct service *service)
{
    struct nboard n = {.d = duplex_ouvrir(entree, flux, service), .version = 1};
    n.pensees = (struct nboard_pensees){.sortie = flux, .nb = 1, .moyens = service->moyens};
    while (!n.fini) {
        enum duplex_evenement e = duplex_attendre(n.d);
        if (e == DUPLEX_FIN)
            break;
        if (e == DUPLEX_PENSEE || (e == DUPLEX_TARIE && n.sans_fin))
            finir_de_penser(&n);
        else if (e == DUPLEX_LIGNE)
            traiter(&n, duplex_ligne(n.d));
    }
    finir_de_penser(&n);
    duplex_fermer(n.d);
}

int commande_nboard(int argc, char **argv)
{
    return protocole_executer(nboard_servir, true, argc, argv);
}
