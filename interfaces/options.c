/* See options.h. Two tables hold everything: the settings' and the one below. */
#include "interfaces/options.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/sortie.h"

/* An option that is not a setting. */
struct option_propre {
    const char *nom;
    const char *valeur; /* name of its value in the help, NULL: it takes none */
    const char *(*poser)(struct options *o, const char *valeur); /* NULL, or what is accepted */
    const char *aide;
};

static const char *poser_texte(struct options *o, const char *valeur)
{
    (void)valeur;
    o->texte = true;
    return NULL;
}

static const char *poser_ascii(struct options *o, const char *valeur)
{
    (void)valeur;
    o->reglages.pions = PIONS_ASCII;
    return NULL;
}

static const char *poser_sans_souris(struct options *o, const char *valeur)
{
    (void)valeur;
    o->reglages.souris = 0;
    return NULL;
}

static const char *poser_reprendre(struct options *o, const char *valeur)
{
    (void)valeur;
    o->reprendre = true;
    return NULL;
}

static const char *poser_nouvelle(struct options *o, const char *valeur)
{
    (void)valeur;
    o->nouvelle = true;
    return NULL;
}

static const char *poser_position(struct options *o, const char *valeur)
{
    o->position = valeur;
    return NULL;
}

static const char *poser_taille_ecran(struct options *o, const char *valeur)
{
    const char *x = strchr(valeur, 'x');
    long colonnes, lignes;
    if (!x || !vue_entier((struct vue){valeur, x}, 1, 1000, &colonnes) ||
        !vue_entier(vue_de(x + 1), 1, 1000, &lignes))
        return _("COLONNESxLIGNES, comme 80x24");
    o->colonnes = (int)colonnes;
    o->lignes = (int)lignes;
    return NULL;
}

static const char *poser_aide(struct options *o, const char *valeur)
{
    (void)valeur;
    o->aide = true;
    return NULL;
}

static const char *poser_version(struct options *o, const char *valeur)
{
    (void)valeur;
    o->version = true;
    return NULL;
}

static const struct option_propre options_propres[] = {
    {"texte", NULL, poser_texte, N_("mode texte, sans écran")},
    {"ascii", NULL, poser_ascii, N_("pions X et O, comme --pions ascii")},
    {"sans-souris", NULL, poser_sans_souris, N_("laisser la souris au terminal")},
    {"reprendre", NULL, poser_reprendre, N_("continuer la partie sauvée")},
    {"nouvelle", NULL, poser_nouvelle, N_("commencer une partie sans rien demander")},
    {"position", "CASES", poser_position, N_("partir d'une autre position (voir --premier)")},
    {"taille-ecran", "CxL", poser_taille_ecran, N_("dessiner pour cette taille")},
    {"aide", NULL, poser_aide, N_("cette aide")},
    {"help", NULL, poser_aide, NULL},
    {"version", NULL, poser_version, N_("la version")},
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

/* Sets the option named `nom`; `valeur` NULL when there was none. */
static bool poser(struct options *o, struct vue nom, const char *valeur, struct tampon *refus)
{
    const struct option_propre *propre = chercher_propre(nom);
    const struct reglage *reglage = chercher_reglage(nom);
    if (propre) {
        const char *acceptees = propre->poser(o, valeur);
        if (!acceptees)
            return true;
        tampon_ecrire(refus, _("--%s : « %s » refusé, valeurs acceptées : %s"), propre->nom, valeur,
                      acceptees);
        return false;
    }
    const char *raison = reglages_poser(&o->reglages, reglage->nom, valeur);
    if (!raison) {
        o->joueurs |= strcmp(reglage->nom, "noir") == 0 || strcmp(reglage->nom, "blanc") == 0;
        return true;
    }
    tampon_ecrire(refus, "--%s", raison);
    return false;
}

static bool prend_valeur(struct vue nom)
{
    const struct option_propre *propre = chercher_propre(nom);
    return propre ? propre->valeur != NULL : true;
}

/* One argument, and its value if it stands in the next one. Gives how many were used, 0: refused. */
static int lire_argument(struct options *o, char **argv, struct tampon *refus)
{
    const char *argument = strcmp(argv[0], "-h") == 0 ? "--aide" : argv[0];
    const char *egal = strchr(argument, '=');
    struct vue nom = {argument + 2, egal ? egal : argument + strlen(argument)};
    if (strncmp(argument, "--", 2) != 0 || (!chercher_propre(nom) && !chercher_reglage(nom))) {
        tampon_ecrire(refus, argument[0] == '-' ? _("option inconnue « %s » (--aide les donne)")
                                                : _("argument inconnu « %s » (--aide les donne)"),
                      argument);
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

bool options_lire(struct options *o, int argc, char **argv, struct tampon *refus)
{
    for (int i = 1; i < argc;) {
        int lus = lire_argument(o, argv + i, refus);
        if (lus == 0)
            return false;
        i += lus;
    }
    const char *contraires = o->reprendre && o->nouvelle    ? "--reprendre, --nouvelle"
                             : o->reprendre && o->position  ? "--reprendre, --position"
                             : o->reprendre && o->joueurs   ? "--reprendre, --noir/--blanc"
                             : o->texte && o->colonnes      ? "--texte, --taille-ecran"
                                                            : NULL;
    if (contraires)
        tampon_ecrire(refus, _("options contraires : %s ; n'en donner qu'une"), contraires);
    return contraires == NULL;
}

/* ---- Help ---- */

static void aide_ligne(const char *nom, const char *valeur, const char *aide)
{
    char gauche[64];
    struct tampon t = tampon_sur(gauche, sizeof gauche);
    tampon_ecrire(&t, "%s%s%s", nom, valeur ? " " : "", valeur ? valeur : "");
    sortie(stdout, "  %-26s %s\n", gauche, aide);
}

static void aide_reglage(const struct reglage *r)
{
    char nom[32], valeurs[128];
    struct tampon n = tampon_sur(nom, sizeof nom), v = tampon_sur(valeurs, sizeof valeurs);
    tampon_ecrire(&n, "--%s", r->nom);
    for (int i = 0; r->valeurs && r->valeurs[i]; i++)
        tampon_ecrire(&v, "%s%s", i ? ", " : " : ", r->valeurs[i]);
    char aide[256];
    struct tampon t = tampon_sur(aide, sizeof aide);
    tampon_ecrire(&t, "%s%s", _(r->aide), valeurs);
    aide_ligne(nom, r->valeurs ? NULL : strcmp(r->nom, "temps") == 0 ? "S" : _("JOUEUR"), aide);
}

void options_aide(const struct programme *p)
{
    sortie(stdout, _("Usage : %s [OPTIONS]      jouer\n"), p->nom);
    for (const struct commande *c = p->commandes; c && c->nom; c++)
        sortie(stdout, "        %s %-20s %s\n", p->nom, c->usage, _(c->aide));
    sortie(stdout, _("\nOptions :\n"));
    for (const struct reglage *r = table_reglages; r->nom; r++)
        aide_reglage(r);
    for (const struct option_propre *o = options_propres; o->nom; o++) {
        char nom[32];
        struct tampon t = tampon_sur(nom, sizeof nom);
        tampon_ecrire(&t, "--%s", o->nom);
        if (o->aide)
            aide_ligne(nom, o->valeur, _(o->aide));
    }
    sortie(stdout, _("\nJoueurs :\n"));
    for (const struct genre_joueur *g = genres_joueur; g->nom; g++)
        aide_ligne(g->usage, NULL, _(g->aide));
}
