/* See options.h. Two tables hold everything: the settings' and the one below. */
#include "interfaces/options.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/sortie.h"
#include "interfaces/proche.h"
#include "interfaces/ressources.h"
#include "interfaces/variante.h"

/* An option that is not a setting: it raises a flag, or is short for a setting, or takes a value of
 * its own. */
struct option_propre {
    const char *nom;
    const char *aide;                  /* marked N_(); NULL: not in the help */
    size_t drapeau;                    /* offset in struct options of the bool to raise, or 0 */
    const char *reglage, *reglage_val; /* the setting that it is short for, or NULL */
    const char *valeur;                /* name of its value in the help, marked N_(), or NULL */
    const char *(*poser)(struct options *o, const char *valeur); /* NULL, or what is accepted */
};

static const char *poser_position(struct options *o, const char *valeur)
{
    o->position = valeur;
    return NULL;
}

static const char *poser_ouvrir(struct options *o, const char *valeur)
{
    o->ouvrir = valeur;
    o->ouvrir_seul = false;
    return NULL;
}

static const char *poser_taille(struct options *o, const char *valeur)
{
    o->taille = valeur;
    return NULL;
}

static const char *poser_depart(struct options *o, const char *valeur)
{
    o->depart = valeur;
    return NULL;
}

static const char *poser_taille_ecran(struct options *o, const char *valeur)
{
    const char *x = strchr(valeur, 'x');
    long colonnes, lignes;
    if (!x || !vue_entier((struct vue){valeur, x}, 1, 1000, &colonnes) ||
        !vue_entier(vue_de(x + 1), 1, 1000, &lignes))
        return _("COLONNESxLIGNES, de 1 à 1000, comme 80x24");
    o->colonnes = (int)colonnes;
    o->lignes = (int)lignes;
    return NULL;
}

#define DRAPEAU(membre) .drapeau = offsetof(struct options, membre)

static const struct option_propre options_propres[] = {
    {"texte", N_("mode texte, sans écran ; la réponse ? y donne les commandes"), DRAPEAU(texte)},
    {"ascii", N_("pions X et O, comme --pions ascii"), .reglage = "pions", .reglage_val = "ascii"},
    {"sans-souris", N_("laisser la souris au terminal"), .reglage = "souris", .reglage_val = "non"},
    {"sans-reflexion", N_("l'ordinateur ne réfléchit pas pendant votre temps"),
     .reglage = "reflexion", .reglage_val = "non"},
    {"reprendre", N_("continuer la partie sauvée"), DRAPEAU(reprendre)},
    {"lancer", N_("avec --reprendre : lancer aussi le programme que la partie nomme"),
     DRAPEAU(lancer)},
    {"nouvelle", N_("commencer une partie sans rien demander"), DRAPEAU(nouvelle)},
    {"sans-livre", N_("l'ordinateur joue sans livre d'ouvertures"), .reglage = "livre",
     .reglage_val = "non"},
    {"taille", N_("le plateau : 8x8, 10x10, 9x7, 6x6, 4x4"), .valeur = N_("LxH"),
     .poser = poser_taille},
    {"depart", N_("la diagonale du départ : usuel, miroir"), .valeur = N_("NOM"),
     .poser = poser_depart},
    {"position", N_("partir d'une autre position (voir --premier)"), .valeur = N_("CASES"),
     .poser = poser_position},
    {"ouvrir", N_("la partie d'un fichier, ou la N-ième, à revoir ou à continuer"),
     .valeur = N_("FICHIER[:N]"), .poser = poser_ouvrir},
    {"taille-ecran", N_("dessiner pour cette taille"), .valeur = N_("CxL"),
     .poser = poser_taille_ecran},
    {"aide", N_("cette aide"), DRAPEAU(aide)},
    {"version", N_("la version"), DRAPEAU(version)},
    {0},
};

static const struct option_propre *chercher_propre(struct vue nom)
{
    for (const struct option_propre *p = options_propres; p->nom; p++)
        if (vue_egale(nom, p->nom))
            return p;
    return NULL;
}

static const struct reglage *chercher_reglage(struct vue nom)
{
    for (const struct reglage *r = table_reglages; r->nom; r++)
        if (vue_egale(nom, r->nom))
            return r;
    return NULL;
}

/* The options of the engine, in a program that has one. NULL: it is none of them. */
static const struct argument *chercher_ressource(struct options *o, struct vue nom,
                                                 struct argument table[RESSOURCES])
{
    if (programme.ressources)
        programme.ressources(&o->moyens, table);
    for (int i = 0; i < RESSOURCES && programme.ressources; i++)
        if (vue_egale(nom, table[i].nom + 2))
            return &table[i];
    return NULL;
}

static bool poser_ressource(const struct argument *a, const char *valeur, struct tampon *refus)
{
    const char *raison = a->poser(a->contexte, valeur);
    if (raison)
        tampon_ecrire(refus, _("%s « %s » : %s"), a->nom, valeur, raison);
    return raison == NULL;
}

static bool poser_reglage(struct options *o, const char *nom, const char *valeur,
                          struct tampon *refus)
{
    const char *raison = reglages_poser(&o->reglages, nom, valeur);
    if (raison)
        tampon_ecrire(refus, "--%s", raison);
    o->joueurs[1] |= strcmp(nom, "noir") == 0;
    o->joueurs[2] |= strcmp(nom, "blanc") == 0;
    o->temps |= strcmp(nom, "temps") == 0;
    o->livre |= strcmp(nom, "livre") == 0;
    return raison == NULL;
}

/* Sets the option named `nom`; `valeur` NULL when there was none. */
static bool poser(struct options *o, struct vue nom, const char *valeur, struct tampon *refus)
{
    const struct option_propre *propre = chercher_propre(nom);
    struct argument table[RESSOURCES];
    const struct argument *ressource = chercher_ressource(o, nom, table);
    if (ressource)
        return poser_ressource(ressource, valeur, refus);
    if (!propre)
        return poser_reglage(o, chercher_reglage(nom)->nom, valeur, refus);
    if (propre->reglage)
        return poser_reglage(o, propre->reglage, propre->reglage_val, refus);
    if (!propre->poser) {
        *(bool *)((char *)o + propre->drapeau) = true;
        return true;
    }
    const char *acceptees = propre->poser(o, valeur);
    if (acceptees)
        tampon_ecrire(refus, _("--%s : « %s » refusé, valeurs acceptées : %s"), propre->nom, valeur,
                      acceptees);
    return acceptees == NULL;
}

static bool prend_valeur(struct vue nom)
{
    const struct option_propre *propre = chercher_propre(nom);
    return propre ? propre->valeur != NULL : true;
}

/* A word that is no option: is it a game to open? Moves without a file, too. */
static bool est_partie(const char *mot)
{
    const size_t n = strspn(mot, "abcdefghABCDEFGH12345678");
    if (!programme.ouvrir || (mot[0] == '-' && mot[1]))
        return false;
    return strcmp(mot, "-") == 0 || access(mot, F_OK) == 0 || strpbrk(mot, "./") ||
           (n >= 2 && mot[n] == 0 && strpbrk(mot, "12345678"));
}

/* Says that there is no such word, and what may have been meant. */
static void dire_inconnu(struct options *o, const char *mot, struct tampon *refus)
{
    struct argument table[RESSOURCES];
    struct proche p = proche_de(mot);
    const bool option = mot[0] == '-';
    for (const struct option_propre *q = options_propres; option && q->nom; q++)
        proche_essayer(&p, q->nom);
    for (const struct reglage *r = table_reglages; option && r->nom; r++)
        proche_essayer(&p, r->nom);
    if (option && programme.ressources)
        programme.ressources(&o->moyens, table);
    for (int i = 0; option && programme.ressources && i < RESSOURCES; i++)
        proche_essayer(&p, table[i].nom);
    for (const struct commande *c = programme.commandes; !option && c && c->nom; c++)
        proche_essayer(&p, c->nom);
    tampon_ecrire(refus,
                  option ? _("option inconnue « %s » (--aide les donne)")
                         : _("argument inconnu « %s » (--aide les donne)"),
                  mot);
    proche_dire(&p, option ? "--" : "", refus);
}

/* One argument, and its value if it stands in the next one. Gives how many were used, 0:
 * refused. */
static int lire_argument(struct options *o, char **argv, struct tampon *refus)
{
    const char *argument = argument_aide(argv[0]) ? "--aide" : argv[0];
    const char *egal = strchr(argument, '=');
    const bool longue = strncmp(argument, "--", 2) == 0;
    struct vue nom = {longue ? argument + 2 : argument, egal ? egal : argument + strlen(argument)};
    struct argument table[RESSOURCES];
    const bool connue = longue && (chercher_propre(nom) || chercher_reglage(nom) ||
                                   chercher_ressource(o, nom, table));
    if (!o->ouvrir && est_partie(argument)) {
        o->ouvrir = argument;
        o->ouvrir_seul = true;
        return 1;
    }
    if (!connue) {
        dire_inconnu(o, argument, refus);
        return 0;
    }
    if (!prend_valeur(nom)) {
        if (egal)
            tampon_ecrire(refus, _("« %s » : cette option ne prend pas de valeur"), argument);
        return !egal && poser(o, nom, NULL, refus);
    }
    if (!egal && !argv[1]) {
        tampon_ecrire(refus, _("%s : il manque la valeur (--aide les donne)"), argument);
        return 0;
    }
    return poser(o, nom, egal ? egal + 1 : argv[1], refus) ? (egal ? 1 : 2) : 0;
}

/* Two that go against each other, as they were given. False: there are none. */
static bool contraires(const struct options *o, struct tampon *refus)
{
    const char *ouvrir = o->ouvrir_seul ? o->ouvrir : "--ouvrir";
    const struct {
        bool ensemble;
        const char *une, *autre;
    } paires[] = {
        {o->reprendre && o->nouvelle, "--reprendre", "--nouvelle"},
        {o->reprendre && o->position, "--reprendre", "--position"},
        {o->reprendre && o->ouvrir, "--reprendre", ouvrir},
        {o->ouvrir && o->position, ouvrir, "--position"},
        {o->ouvrir && o->taille, ouvrir, "--taille"},
        {o->ouvrir && o->depart, ouvrir, "--depart"},
        {o->reprendre && o->taille, "--reprendre", "--taille"},
        {o->reprendre && o->depart, "--reprendre", "--depart"},
        {o->texte && o->colonnes, "--texte", "--taille-ecran"},
        {o->reprendre && (o->joueurs[1] || o->joueurs[2]), "--reprendre", "--noir/--blanc"},
    };
    for (size_t i = 0; i < sizeof paires / sizeof paires[0]; i++)
        if (paires[i].ensemble) {
            tampon_ecrire(refus, _("options contraires : %s, %s ; n'en donner qu'une"),
                          paires[i].une, paires[i].autre);
            return true;
        }
    return false;
}

bool options_lire(struct options *o, int argc, char **argv, struct tampon *refus)
{
    for (int i = 1; i < argc;) {
        int lus = lire_argument(o, argv + i, refus);
        if (lus == 0)
            return false;
        i += lus;
    }
    return !contraires(o, refus);
}

/* ---- Help ---- */

static void aide_ligne(const char *nom, const char *valeur, const char *aide)
{
    char gauche[64];
    struct tampon t = tampon_sur(gauche, sizeof gauche);
    tampon_ecrire(&t, "%s%s%s", nom, valeur ? " " : "", valeur ? valeur : "");
    sortie(stdout, "  %-*s %s\n", texte_largeur(gauche, 26), gauche, aide);
}

static void aide_reglage(const struct reglage *r)
{
    char nom[32], valeurs[128];
    struct tampon n = tampon_sur(nom, sizeof nom), v = tampon_sur(valeurs, sizeof valeurs);
    tampon_ecrire(&n, "--%s", r->nom);
    for (int i = 0; r->valeurs && r->valeurs[i]; i++)
        tampon_ecrire(&v, "%s%s", i ? ", " : _(" : "), r->valeurs[i]);
    char aide[256];
    struct tampon t = tampon_sur(aide, sizeof aide);
    tampon_ecrire(&t, "%s%s", _(r->aide), valeurs);
    aide_ligne(nom, r->valeurs ? NULL : strcmp(r->nom, "temps") == 0 ? "S" : _("JOUEUR"), aide);
}

/* Is this option of use in a program without the 8x8 engine? */
static bool sert_partout(const char *nom)
{
    static const char *const DU_MOTEUR[] = {"reflexion", "sans-reflexion", "livre", "sans-livre"};
    for (size_t i = 0; i < sizeof DU_MOTEUR / sizeof DU_MOTEUR[0]; i++)
        if (strcmp(nom, DU_MOTEUR[i]) == 0)
            return false;
    return true;
}

/* The named players of each board. */
static void aide_styles(const struct programme *p)
{
    for (const struct jeu *const *jeu = p->jeux; *jeu; jeu++)
        for (const char *const *s = (*jeu)->styles; s && *s && !variante_miroir(*jeu); s++) {
            char nom[64], aide[128];
            struct tampon n = tampon_sur(nom, sizeof nom), t = tampon_sur(aide, sizeof aide);
            tampon_ecrire(&n, "ia:%s", *s);
            tampon_ajouter(&t, _("une IA d'origine ; ia:NOM:N : à N demi-coups"));
            if (p->jeux[1])
                tampon_ecrire(&t, " (%dx%d)", (*jeu)->colonnes, (*jeu)->lignes);
            aide_ligne(nom, NULL, aide);
        }
}

void options_aide(const struct programme *p)
{
    sortie(stdout, _("Usage : %s [OPTIONS]      jouer\n"), p->nom);
    if (p->ouvrir)
        sortie(stdout, "        %s %-*s %s\n", p->nom, texte_largeur(_("FICHIER[:N]"), 20),
               _("FICHIER[:N]"), _("revoir ou continuer une partie, comme --ouvrir"));
    for (const struct commande *c = p->commandes; c && c->nom; c++)
        sortie(stdout, "        %s %-*s %s\n", p->nom, texte_largeur(_(c->usage), 20), _(c->usage),
               _(c->aide));
    sortie(stdout, _("\nOptions :\n"));
    const bool moteur = p->jeux[0]->moteur;
    for (const struct reglage *r = table_reglages; r->nom; r++)
        if (moteur || sert_partout(r->nom))
            aide_reglage(r);
    for (const struct option_propre *o = options_propres; o->nom; o++) {
        char nom[32];
        struct tampon t = tampon_sur(nom, sizeof nom);
        tampon_ecrire(&t, "--%s", o->nom);
        bool utile = (p->jeux[1] || (o->poser != poser_taille && o->poser != poser_depart)) &&
                     (p->ouvrir || o->poser != poser_ouvrir) &&
                     (moteur || sert_partout(o->nom));
        if (o->aide && utile)
            aide_ligne(nom, o->valeur ? _(o->valeur) : NULL, _(o->aide));
    }
    struct argument table[RESSOURCES];
    struct moyens moyens;
    if (p->ressources)
        p->ressources(&moyens, table);
    for (int i = 0; i < RESSOURCES && p->ressources; i++)
        aide_ligne(table[i].nom, _(table[i].valeur), _(table[i].aide));
    sortie(stdout, _("\nJoueurs :\n"));
    for (const struct genre_joueur *g = genres_joueur; g->nom; g++)
        if (genre_joue(g, p->jeux[0]))
            aide_ligne(_(g->usage), NULL, _(g->aide));
    aide_styles(p);
}
