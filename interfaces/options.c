/* See options.h. The settings, what is short for a setting, the options below and those of the
 * engine make one table, which interfaces/arguments.h reads and the help lists. */
#include "interfaces/options.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "base/sortie.h"
#include "interfaces/proche.h"
#include "interfaces/ressources.h"
#include "interfaces/variante.h"

enum { DEMANDES_MAX = 24, OPTIONS_MAX = DEMANDES_MAX + 16 };

/* A setting as an option. */
struct demande {
    struct options *options;
    const struct reglage *reglage;
    const char *valeur; /* the one that the option is short for; NULL: it takes one */
    char nom[32], aide[256];
};

struct table {
    struct demande demandes[DEMANDES_MAX];
    struct argument options[OPTIONS_MAX]; /* those without `aide` are left out of the help */
    int nb;
};

/* ---- The table ---- */

static const struct {
    const char *nom, *reglage, *valeur, *aide;
} courtes[] = {
    {"ascii", "pions", "ascii", N_("pions X et O, comme --pions ascii")},
    {"sans-souris", "souris", "non", N_("laisser la souris au terminal")},
    {"sans-reflexion", "reflexion", "non", N_("l'ordinateur ne réfléchit pas pendant votre temps")},
    {"sans-livre", "livre", "non", N_("l'ordinateur joue sans livre d'ouvertures")},
};

static const char *regler(void *contexte, const char *valeur)
{
    const struct demande *d = contexte;
    const char *nom = d->reglage->nom;
    struct options *o = d->options;
    const int joueur = reglage_joueur(d->reglage);
    if (joueur)
        o->demandes.joueurs[joueur] = true;
    o->demandes.temps |= strcmp(nom, "temps") == 0;
    o->demandes.livre |= strcmp(nom, "livre") == 0;
    o->demandes.pendule |= strcmp(nom, "pendule") == 0;
    const char *refus = reglage_poser(&o->reglages, d->reglage, d->valeur ? d->valeur : valeur);
    if (!refus || !joueur)
        return refus;
    char acceptes[512];
    struct tampon t = tampon_sur(acceptes, sizeof acceptes);
    joueur_usages(programme.jeux[0], &t); /* the kinds that this program has */
    return refus_ecrire(_("valeurs acceptées : %s"), acceptes);
}

static void ajouter(struct table *t, struct options *o, const char *nom, const struct reglage *r,
                    const char *valeur, const char *aide)
{
    assert(t->nb < DEMANDES_MAX);
    struct demande *d = &t->demandes[t->nb];
    struct tampon n = tampon_sur(d->nom, sizeof d->nom), a = tampon_sur(d->aide, sizeof d->aide);
    const char *libre = r->genre == REGLAGE_SECONDES  ? "S"
                        : r->genre == REGLAGE_PENDULE ? "S[+I]"
                        : r->genre == REGLAGE_TEXTE   ? N_("NOM")
                                                      : N_("JOUEUR");
    d->options = o;
    d->reglage = r;
    d->valeur = valeur;
    tampon_ecrire(&n, "--%s", nom);
    tampon_ajouter(&a, _(aide));
    for (int i = 0; !valeur && r->valeurs && r->valeurs[i]; i++)
        tampon_ecrire(&a, "%s%s", i ? ", " : _(" : "), r->valeurs[i]);
    t->options[t->nb++] = (struct argument){
        .nom = d->nom, .poser = regler, .contexte = d,
        .valeur = valeur ? NULL : r->valeurs ? "" : libre,
        .aide = reglage_utile(r, programme.jeux[0]) ? d->aide : NULL};
}

static void ajouter_reglages(struct table *t, struct options *o)
{
    for (const struct reglage *r = table_reglages; r->nom; r++)
        ajouter(t, o, r->nom, r, NULL, r->aide);
    for (size_t i = 0; i < sizeof courtes / sizeof courtes[0]; i++)
        ajouter(t, o, courtes[i].nom, reglage_chercher(vue_de(courtes[i].reglage)),
                courtes[i].valeur, courtes[i].aide);
}

static const char *poser_taille_ecran(void *options, const char *valeur)
{
    struct options *o = options;
    const char *x = strchr(valeur, 'x');
    long colonnes, lignes;
    if (!x || !vue_entier((struct vue){valeur, x}, 1, 1000, &colonnes) ||
        !vue_entier(vue_de(x + 1), 1, 1000, &lignes))
        return _("COLONNESxLIGNES, de 1 à 1000, comme 80x24");
    o->demandes.colonnes = (int)colonnes;
    o->demandes.lignes = (int)lignes;
    return NULL;
}

/* --aide is there to be named: arguments_lire() obeys it without. */
static void ajouter_propres(struct table *t, struct options *o)
{
    const bool plateaux = programme.jeux[1] != NULL;
    const struct argument propres[] = {
        {.nom = "--texte", .drapeau = &o->texte,
         .aide = N_("mode texte, sans écran ; la réponse ? y donne les commandes")},
        {.nom = "--reprendre", .drapeau = &o->demandes.reprise,
         .aide = N_("continuer la partie sauvée")},
        {.nom = "--lancer", .drapeau = &o->lancer,
         .aide = N_("avec --reprendre : lancer aussi le programme que la partie nomme")},
        {.nom = "--nouvelle", .drapeau = &o->demandes.neuve,
         .aide = N_("commencer une partie sans rien demander")},
        {.nom = "--taille", .texte = &o->taille, .valeur = N_("LxH"),
         .aide = plateaux ? N_("le plateau : 8x8, 10x10, 9x7, 6x6, 4x4") : NULL},
        {.nom = "--depart", .texte = &o->depart, .valeur = N_("NOM"),
         .aide = plateaux ? N_("la diagonale du départ : usuel, miroir") : NULL},
        {.nom = "--position", .texte = &o->position, .valeur = N_("CASES"),
         .aide = programme.ouvrir
                     ? N_("partir d'une autre position (voir --premier ; les menus en composent)")
                     : N_("partir d'une autre position (voir --premier)")},
        {.nom = "--ouvrir", .texte = &o->ouvrir, .valeur = N_("FICHIER[:N]"),
         .aide = programme.ouvrir
                     ? N_("la partie d'un fichier, ou la N-ième, à revoir ou à continuer")
                     : NULL},
        {.nom = "--taille-ecran", .poser = poser_taille_ecran, .contexte = o, .valeur = N_("CxL"),
         .aide = N_("dessiner pour cette taille")},
        {.nom = "--aide", .aide = N_("cette aide")},
        {.nom = "--version", .drapeau = &o->version, .aide = N_("la version")},
    };
    static_assert(DEMANDES_MAX + sizeof propres / sizeof propres[0] + RESSOURCES < OPTIONS_MAX,
                  "a NULL name closes the table");
    memcpy(&t->options[t->nb], propres, sizeof propres);
    t->nb += (int)(sizeof propres / sizeof propres[0]);
    if (programme.ressources)
        programme.ressources(&o->moyens, &t->options[t->nb]);
    t->nb += programme.ressources ? RESSOURCES : 0;
}

/* ---- Words that are no option ---- */

/* A word that is no option: is it a game to open? Moves without a file, too. */
static bool est_partie(const char *mot)
{
    const size_t n = strspn(mot, "abcdefghABCDEFGH12345678");
    return programme.ouvrir &&
           (strcmp(mot, "-") == 0 || access(mot, F_OK) == 0 || strpbrk(mot, "./") ||
            strncmp(mot, "base:", 5) == 0 ||
            (n >= 2 && mot[n] == 0 && strpbrk(mot, "12345678")));
}

/* Says that it is no command, and which may have been meant. Gives the exit status. */
static int refuser_mot(const char *mot)
{
    char memoire[512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    struct proche p = proche_de(mot);
    for (const struct commande *c = programme.commandes; c && c->nom; c++)
        proche_essayer(&p, c->nom);
    tampon_ecrire(&t, _("argument inconnu « %s » (--aide les donne)"), mot);
    proche_dire(&p, "", &t);
    return sortie_erreur(programme.nom, 2, "%s", memoire);
}

/* Refuses two that go against each other, `seul` being the game to open that no option names.
 * Gives the exit status. */
static int refuser_contraires(const struct options *o, const char *seul)
{
    const struct demandes *d = &o->demandes;
    const char *ouvrir = seul ? seul : o->ouvrir ? "--ouvrir" : NULL;
    const struct {
        bool ensemble;
        const char *une, *autre;
    } paires[] = {
        {d->reprise && d->neuve, "--reprendre", "--nouvelle"},
        {d->reprise && o->position, "--reprendre", "--position"},
        {d->reprise && ouvrir, "--reprendre", ouvrir},
        {o->ouvrir && seul, "--ouvrir", seul},
        {ouvrir && o->position, ouvrir, "--position"},
        {ouvrir && o->taille, ouvrir, "--taille"},
        {ouvrir && o->depart, ouvrir, "--depart"},
        {d->reprise && o->taille, "--reprendre", "--taille"},
        {d->reprise && o->depart, "--reprendre", "--depart"},
        {o->texte && d->colonnes, "--texte", "--taille-ecran"},
        {d->reprise && (d->joueurs[1] || d->joueurs[2]), "--reprendre", "--noir/--blanc"},
    };
    for (size_t i = 0; i < sizeof paires / sizeof paires[0]; i++)
        if (paires[i].ensemble)
            return sortie_erreur(programme.nom, 2,
                                 _("options contraires : %s, %s ; n'en donner qu'une"),
                                 paires[i].une, paires[i].autre);
    return 0;
}

/* Takes the words left, at most one game to open. Gives the exit status. */
static int prendre_mots(struct options *o, const char *const *mots)
{
    const char *seul = mots[0];
    if (seul && !est_partie(seul))
        return refuser_mot(seul);
    if (seul && mots[1])
        return sortie_erreur(programme.nom, 2, _("argument de trop : %s"), mots[1]);
    const int statut = refuser_contraires(o, seul);
    o->ouvrir_seul = seul != NULL;
    o->ouvrir = seul ? seul : o->ouvrir;
    return statut;
}

/* ---- Help ---- */

enum { LARGEUR = 26 };

/* The named players of each board. */
static void aide_styles(void)
{
    for (const struct jeu *const *jeu = programme.jeux; *jeu; jeu++)
        for (const char *const *s = (*jeu)->styles; s && *s && !variante_miroir(*jeu); s++) {
            char nom[64], aide[128];
            struct tampon n = tampon_sur(nom, sizeof nom), t = tampon_sur(aide, sizeof aide);
            tampon_ecrire(&n, "ia:%s", *s);
            tampon_ajouter(&t, _("une IA d'origine ; ia:NOM:N : à N demi-coups"));
            if (programme.jeux[1])
                tampon_ecrire(&t, " (%dx%d)", (*jeu)->colonnes, (*jeu)->lignes);
            argument_aider(nom, NULL, LARGEUR, aide);
        }
}

static void aider(const struct table *t)
{
    const struct programme *p = &programme;
    sortie(stdout, _("Usage : %s [OPTIONS]      jouer\n"), p->nom);
    if (p->ouvrir)
        sortie(stdout, "        %s %-*s %s\n", p->nom, texte_largeur(_("FICHIER[:N]"), 20),
               _("FICHIER[:N]"), _("revoir ou continuer une partie, comme --ouvrir"));
    for (const struct commande *c = p->commandes; c && c->nom; c++)
        sortie(stdout, "        %s %-*s %s\n", p->nom, texte_largeur(_(c->usage), 20), _(c->usage),
               _(c->aide));
    sortie(stdout, _("\nOptions :\n"));
    for (const struct argument *a = t->options; a->nom; a++)
        if (a->aide)
            argument_aider(a->nom, a->valeur, LARGEUR, _(a->aide));
    sortie(stdout, _("\nJoueurs :\n"));
    for (const struct genre_joueur *g = genres_joueur; g->nom; g++)
        if (genre_joue(g, p->jeux[0]))
            argument_aider(_(g->usage), NULL, LARGEUR, _(g->aide));
    aide_styles();
    sortie(stdout, _("\nStatut : 0, partie jouée ou quittée ; 1, forfait d'un joueur (non au "
                     "temps) ou chose\n"
                     "qui n'a pu être lue ou écrite ; 2, option ou argument faux\n"));
}

void options_joueur(struct joueurs_cherches *j, char nom[JOUEUR_NOM_MAX])
{
    struct reglages r;
    if (j->noms[0] || j->noir || j->blanc)
        return;
    reglages_charger(&r, programme.nom, programme.jeux); /* what is wrong there is told in play */
    strcpy(nom, r.nom);
    j->noms[0] = nom[0] ? nom : NULL;
}

bool options_lire(struct options *o, int argc, char **argv, int *statut)
{
    struct table t = {0};
    const char **mots = memoire_agrandir(NULL, (size_t)argc + 1, sizeof *mots);
    ajouter_reglages(&t, o);
    ajouter_propres(&t, o);
    const bool lues =
        arguments_lire(programme.nom, t.options, argc, argv, NULL, mots, argc + 1, statut);
    if (lues)
        *statut = prendre_mots(o, mots);
    else if (*statut == 0)
        aider(&t);
    free(mots);
    return lues && *statut == 0;
}
