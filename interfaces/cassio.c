/* See cassio.h. One table of commands; a search starts a thought and returns. */
#include "interfaces/cassio.h"

#include <inttypes.h>
#include <string.h>

#include "base/bits.h"
#include "base/horloge.h"
#include "base/i18n.h"
#include "formats/probleme.h"
#include "interfaces/duplex.h"
#include "interfaces/ressources.h"
#include "moteur/moteur.h"

enum { POSITION_MAX = 80 };

struct cassio {
    struct duplex *d;
    struct joueur chercheur; /* whose thought is the search */
    struct moteur *m;        /* NULL until it is needed */
    struct moyens moyens;
    bool fini;
    /* The search. */
    struct othellier position;
    bool noir; /* Black is to move */
    struct moteur_demande demande;
    struct moteur_reponse reponse;
    double debut;
    _Atomic uint64_t noeuds; /* counted when the last iteration ended */
};

struct commande_cassio {
    const char *nom;
    bool aussitot;       /* obeyed while a search runs */
    const char *reponse; /* what is said before "ready.", where executer is NULL; NULL: nothing */
    void (*executer)(struct cassio *c, struct vue arguments);
};

/* A search that runs will say by itself when it is ready. */
static void dire_pret(struct cassio *c)
{
    if (!duplex_pense(c->d))
        duplex_dire(c->d, "ready.");
}

static void refuser(struct cassio *c, const char *raison)
{
    duplex_dire(c->d, "ERROR: %s", raison);
    dire_pret(c);
}

/* ---- The search ---- */

static const char *penser(struct joueur *moi, const struct partie *partie, atomic_bool *arret,
                          struct pensee *pensee)
{
    struct cassio *c = moi->etat;
    (void)partie;
    *pensee = (struct pensee){0};
    c->demande.arret = arret;
    moteur_chercher(c->m, &c->position, &c->demande, &c->reponse);
    return NULL;
}

static const struct genre_joueur CHERCHEUR = {.nom = "cassio", .penser = penser};

static void compter(void *contexte, const struct moteur_reponse *r)
{
    struct cassio *c = contexte;
    atomic_store(&c->noeuds, r->noeuds);
}

/* Moves in capitals are Black's. */
static void ajouter_coup(int x, bool noir, struct tampon *t)
{
    if (x == PASSE)
        tampon_ajouter(t, noir ? "PA" : "pa");
    else if (x == SANS_COUP)
        tampon_ajouter(t, "--");
    else
        tampon_ecrire(t, "%c%d", (noir ? 'A' : 'a') + x % 8, x / 8 + 1);
}

static void dire_resultat(struct cassio *c)
{
    char memoire[512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const struct moteur_reponse *r = &c->reponse;
    const struct probleme p = {c->position.joueur, c->position.adverse, .noir = c->noir};
    const char camp = c->noir ? 'B' : 'W';
    probleme_ecrire(&p, &t);
    tampon_ecrire(&t, "%c, move ", c->noir ? 'X' : 'O');
    ajouter_coup(r->coup, c->noir, &t);
    tampon_ecrire(&t, ", depth %d, @%d%%, %c%+d.00 <= v <= %c%+d.00, ", r->profondeur,
                  r->selectivite, camp, r->score, camp, r->score);
    for (int i = 0; i < r->pv_longueur; i++)
        ajouter_coup(r->pv[i], c->noir == (i % 2 == 0), &t);
    tampon_ecrire(&t, ", node %" PRIu64 ", time %.3f", r->noeuds, r->secondes);
    duplex_dire(c->d, "%s", memoire);
}

/* Collects the search that is over. */
static void rendre(struct cassio *c)
{
    struct pensee rien;
    const char *erreur = reflexion_finir(&c->d->reflexion, &rien);
    if (erreur) {
        refuser(c, erreur);
        return;
    }
    dire_resultat(c);
    dire_pret(c);
}

/* Ends the search that runs, if one does, and forgets what waits for its end. */
static void arreter(struct cassio *c)
{
    struct pensee rien;
    reflexion_finir(&c->d->reflexion, &rien);
    duplex_oublier(c->d);
}

/* Makes the engine when it is needed; false when memory lacks, which is told. */
static bool preparer(struct cassio *c)
{
    if (!c->m)
        c->m = ressources_moteur(&c->moyens, RESSOURCES_HACHAGE);
    if (!c->m)
        refuser(c, _("mémoire insuffisante"));
    return c->m != NULL;
}

/* The position in front of the arguments of a search; false when it is none, which is told. */
static bool prendre_position(struct cassio *c, struct vue *v)
{
    char raison[256], memoire[320];
    struct tampon refus = tampon_sur(raison, sizeof raison),
                  t = tampon_sur(memoire, sizeof memoire);
    struct vue mot = {0};
    struct probleme p;
    if (!vue_mot(v, &mot) || vue_longueur(mot) > POSITION_MAX ||
        probleme_lire(mot, &p, &refus) != PROBLEME_LU) {
        tampon_ecrire(&t, _("position illisible%s%s"), refus.longueur ? _(" : ") : "", raison);
        refuser(c, memoire);
        return false;
    }
    c->position = (struct othellier){p.joueur, p.adverse};
    c->noir = p.noir;
    return true;
}

/* ALPHA and BETA: which bounds there are does not matter to an answer that is the value itself. */
static bool prendre_bornes(struct vue *v)
{
    struct vue mot;
    double alpha, beta;
    return vue_mot(v, &mot) && vue_reel(mot, -1000, 1000, &alpha) && vue_mot(v, &mot) &&
           vue_reel(mot, -1000, 1000, &beta) && alpha <= beta;
}

static bool prendre_entier(struct vue *v, long max, long *n)
{
    struct vue mot;
    return vue_mot(v, &mot) && vue_entier(mot, 0, max, n);
}

static bool rien_de_plus(struct vue v)
{
    return vue_vide(vue_sans_blancs(v));
}

/* Plies at the most, and the confidence wanted; a depth as great as the number of empty squares is
 * the end of the game. */
static void chercher(struct cassio *c, long profondeur, long precision)
{
    const int vides = bits_compter(othellier_vides(&c->position));
    if (!preparer(c))
        return;
    c->demande = (struct moteur_demande){
        .profondeur = profondeur < vides ? (int)profondeur : 0,
        .selectivite = (int)precision,
        .progres = compter,
        .contexte = c,
    };
    atomic_store(&c->noeuds, 0);
    c->debut = horloge_secondes();
    const char *erreur = reflexion_lancer(&c->d->reflexion, &c->chercheur, &c->d->partie);
    if (erreur)
        refuser(c, erreur);
}

/* ---- Commands ---- */

/* Forgetting touches the table for the first time, so that no search has to. */
static void c_init(struct cassio *c, struct vue v)
{
    (void)v;
    if (!preparer(c))
        return;
    moteur_oublier(c->m);
    dire_pret(c);
}

static void c_midgame_search(struct cassio *c, struct vue v)
{
    long profondeur, precision;
    if (!prendre_position(c, &v))
        return;
    if (prendre_bornes(&v) && prendre_entier(&v, 1000, &profondeur) &&
        prendre_entier(&v, 100, &precision) && rien_de_plus(v))
        chercher(c, profondeur > 0 ? profondeur : 1, precision);
    else
        refuser(c, _("attendu : midgame-search POSITION ALPHA BETA PROFONDEUR PRECISION"));
}

static void c_endgame_search(struct cassio *c, struct vue v)
{
    long precision;
    if (!prendre_position(c, &v))
        return;
    if (prendre_bornes(&v) && prendre_entier(&v, 100, &precision) && rien_de_plus(v))
        chercher(c, 64, precision);
    else
        refuser(c, _("attendu : endgame-search POSITION ALPHA BETA PRECISION"));
}

static void c_get_search_infos(struct cassio *c, struct vue v)
{
    (void)v;
    if (duplex_pense(c->d))
        duplex_dire(c->d, "node %" PRIu64 ", time %.3f", atomic_load(&c->noeuds),
                    horloge_secondes() - c->debut);
    dire_pret(c);
}

static void c_stop(struct cassio *c, struct vue v)
{
    (void)v;
    arreter(c);
    dire_pret(c);
}

static void c_empty_hash(struct cassio *c, struct vue v)
{
    (void)v;
    if (c->m)
        moteur_oublier(c->m);
    dire_pret(c);
}

/* What others know of positions is not taken. Cassio sends many of these in a row and gives up a
 * search after some "ready." without a result: there is no answer. */
static void c_feed_hash(struct cassio *c, struct vue v)
{
    (void)c;
    (void)v;
}

static void c_quit(struct cassio *c, struct vue v)
{
    (void)v;
    arreter(c);
    c->fini = true;
}

static const struct commande_cassio COMMANDES[] = {
    {"init", .executer = c_init},
    {"get-version", .reponse = "version: Othello " VERSION},
    {.nom = "new-position"},
    {"midgame-search", .executer = c_midgame_search},
    {"endgame-search", .executer = c_endgame_search},
    {"get-search-infos", true, .executer = c_get_search_infos},
    {"stop", true, .executer = c_stop},
    {"empty-hash", .executer = c_empty_hash},
    {"feed-hash", true, .executer = c_feed_hash},
    {"quit", true, .executer = c_quit},
    {0},
};

/* ---- The loop ---- */

static const struct commande_cassio *trouver(struct vue nom)
{
    for (const struct commande_cassio *k = COMMANDES; k->nom; k++)
        if (vue_egale(nom, k->nom))
            return k;
    return NULL;
}

static void executer(struct cassio *c, const struct commande_cassio *k, struct vue arguments)
{
    if (k->executer) {
        k->executer(c, arguments);
        return;
    }
    if (k->reponse)
        duplex_dire(c->d, "%s", k->reponse);
    dire_pret(c);
}

static void traiter(struct cassio *c, struct vue ligne)
{
    struct vue reste = ligne, mot;
    if (!vue_mot(&reste, &mot)) {
        duplex_dire(c->d, duplex_pense(c->d) ? "ok." : "ready.");
        return;
    }
    if (!vue_egale(mot, "ENGINE-PROTOCOL")) {
        refuser(c, _("une ligne commence par ENGINE-PROTOCOL"));
        return;
    }
    const struct commande_cassio *k = vue_mot(&reste, &mot) ? trouver(mot) : NULL;
    if (!k) {
        refuser(c, _("commande inconnue"));
    } else if (duplex_pense(c->d) && !k->aussitot) {
        duplex_differer(c->d, ligne);
    } else {
        executer(c, k, reste);
    }
}

/* A line as it comes. */
static void lire(struct cassio *c)
{
    const struct vue ligne = duplex_ligne(c->d);
    if (duplex_trop_longue(c->d))
        refuser(c, _("ligne trop longue"));
    else
        traiter(c, ligne);
}

void cassio_servir(int entree, FILE *flux, const struct service *service)
{
    struct cassio c = {.d = duplex_ouvrir(entree, flux, &(struct service){.niveau = NIVEAU_MIN}),
                       .moyens = service->moyens};
    c.chercheur = (struct joueur){.genre = &CHERCHEUR, .etat = &c};
    while (!c.fini) {
        const enum duplex_evenement e = duplex_attendre(c.d);
        if (e == DUPLEX_FIN)
            break;
        if (e == DUPLEX_LIGNE)
            lire(&c);
        else if (e == DUPLEX_PENSEE)
            rendre(&c);
    }
    duplex_dire(c.d, "bye bye.");
    duplex_fermer(c.d);
    moteur_detruire(c.m);
}

int commande_cassio(int argc, char **argv)
{
    return protocole_executer(cassio_servir, false, argc, argv);
}
