/* See arguments.h. */
#include "interfaces/arguments.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "base/sortie.h"
#include "base/texte.h"
#include "interfaces/proche.h"

/* Its value: what stands after '=' in argv[*i], else the next word, to which *i goes; or NULL. */
static const char *prendre_valeur(char **argv, int *i)
{
    const char *egal = strchr(argv[*i], '=');
    return egal ? egal + 1 : argv[*i + 1] ? argv[++*i] : NULL;
}

bool argument_aide(const char *mot)
{
    return strcmp(mot, "--aide") == 0 || strcmp(mot, "--help") == 0 || strcmp(mot, "-h") == 0;
}

const char *argument_secondes(void *secondes, const char *valeur)
{
    return vue_reel_saisi(vue_de(valeur), 0.001, 86400, secondes)
               ? NULL
               : _("nombre de secondes de 0,001 à 86400 attendu");
}

const char *argument_joueur(void *noms, const char *valeur)
{
    const char **n = noms;
    if (n[1])
        return _("deux joueurs au plus");
    n[n[0] != NULL] = valeur;
    return NULL;
}

static void aider_statut(void)
{
    sortie(stdout, "%s",
           _("Statut : 0 tout est fait ; 1 quelque chose n'a pas pu être lu, écrit ou fini, ou "
             "rien\n"
             "n'est trouvé ; 2 la commande est mal formée.\n"));
}

void argument_aider(const char *nom, const char *valeur, int largeur, const char *aide)
{
    char gauche[64];
    struct tampon t = tampon_sur(gauche, sizeof gauche);
    tampon_ecrire(&t, "%s %s", nom, valeur && *valeur ? _(valeur) : "");
    sortie(stdout, "  %-*s %s\n", texte_largeur(gauche, largeur), gauche, aide);
}

static void aider(const char *commande, const struct argument *table, const char *usage)
{
    sortie(stdout, _("Usage : %.*s %s\n"), (int)strcspn(commande, " "), commande, _(usage));
    for (const struct argument *a = table; a->nom; a++)
        argument_aider(a->nom, a->valeur, 20, _(a->aide));
    aider_statut();
}

/* ---- Actions ---- */

static void aider_actions(const char *commande, const struct action *actions, const char *suite)
{
    int largeur = 0;
    for (const struct action *a = actions; a->nom; a++) {
        const int colonnes = (int)strlen(_(a->usage)) - texte_largeur(_(a->usage), 0);
        largeur = colonnes > largeur ? colonnes : largeur;
    }
    for (const struct action *a = actions; a->nom; a++)
        sortie(stdout, "%s othello %-*s %s\n", a == actions ? _("Usage :") : "       ",
               texte_largeur(_(a->usage), largeur), _(a->usage), _(a->aide));
    sortie(stdout, _("%s ACTION --aide en dit les options.\n"), commande);
    if (suite)
        sortie(stdout, "\n%s", _(suite));
    aider_statut();
}

/* Says which actions there are. Gives the exit status. */
static int refuser_action(const char *commande, const struct action *actions)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const bool sans = !*actions->nom;
    for (const struct action *a = actions + sans; a->nom; a++)
        tampon_ecrire(&t, "%s%s", a == actions + sans ? "" : a[1].nom || sans ? ", " : _(" ou "),
                      a->nom);
    tampon_ajouter(&t, sans ? _(", ou rien") : "");
    return sortie_erreur(commande, 2, _("il faut %s (--aide)"), memoire);
}

int actions_executer(const char *commande, const struct action *actions, const char *suite,
                     int (*lancer)(const struct action *a, const char *commande, int argc,
                                   char **argv),
                     int argc, char **argv)
{
    const bool sans = argc < 2 || argv[1][0] == '-';
    const struct action *a = actions;
    char nom[48];
    struct tampon t = tampon_sur(nom, sizeof nom);
    if (argc > 1 && argument_aide(argv[1])) {
        aider_actions(commande, actions, suite);
        return 0;
    }
    while (a->nom && (sans ? *a->nom : !*a->nom || strcmp(argv[1], a->nom) != 0))
        a++;
    if (!a->nom)
        return refuser_action(commande, actions);
    tampon_ecrire(&t, "%s%s%s", commande, sans ? "" : " ", a->nom);
    return lancer(a, nom, argc - !sans, argv + !sans);
}

int action_refuser(const struct action *a, const char *commande)
{
    return sortie_erreur(commande, 2, _("usage : othello %s"), _(a->usage));
}

/* Keeps in the table what is for the action. */
static void garder(struct argument *table, unsigned action)
{
    struct argument *garde = table;
    for (const struct argument *a = table; a->nom; a++)
        if (!a->pour || a->pour & action)
            *garde++ = *a;
    *garde = (struct argument){0};
}

bool action_arguments(const struct action *a, const char *commande, struct argument *table,
                      int argc, char **argv, const char ***mots, int *statut)
{
    const int max = a->max < argc ? a->max : argc;
    int nb = 0;
    *mots = memoire_agrandir(NULL, (size_t)argc + 1, sizeof **mots);
    garder(table, a->bit);
    if (!arguments_lire(commande, table, argc, argv, a->usage, *mots, max, statut))
        return false;
    (*mots)[max] = NULL;
    while ((*mots)[nb])
        nb++;
    if (nb < a->min)
        *statut = action_refuser(a, commande);
    return nb >= a->min;
}

/* ---- Words ---- */

/* The option named by the word up to '=' or its end. */
static const struct argument *trouver(const struct argument *table, const char *mot)
{
    for (const struct argument *a = table; a->nom; a++)
        if (vue_egale(vue_sur(mot, strcspn(mot, "=")), a->nom))
            return a;
    return NULL;
}

/* Takes the option at argv[*i] and its value. 0, or the exit status of a refusal. */
static int prendre(const char *commande, const struct argument *a, char **argv, int *i)
{
    if (!a->valeur && strchr(argv[*i], '='))
        return sortie_erreur(commande, 2, _("%s ne prend pas de valeur"), a->nom);
    if (a->drapeau) {
        *a->drapeau = true;
        return 0;
    }
    const char *valeur = a->valeur ? prendre_valeur(argv, i) : a->nom;
    if (!valeur)
        return sortie_erreur(commande, 2, _("%s : il manque la valeur (--aide les donne)"), a->nom);
    if (a->poser) {
        const char *raison = a->poser(a->contexte, valeur);
        return raison ? sortie_erreur(commande, 2, _("%s « %s » : %s"), a->nom, valeur, raison) : 0;
    }
    if (a->texte) {
        *a->texte = valeur;
        return 0;
    }
    if (!vue_entier(vue_de(valeur), a->min, a->max, a->nombre))
        return sortie_erreur(commande, 2, _("%s « %s » : nombre entier de %ld à %ld attendu"),
                             a->nom, valeur, a->min, a->max);
    return 0;
}

/* Says that there is no such option, and which may have been meant. Gives the exit status. */
static int refuser(const char *commande, const struct argument *table, const char *mot)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    struct proche p = proche_de(mot);
    for (const struct argument *a = table; a->nom; a++)
        proche_essayer(&p, a->nom);
    tampon_ecrire(&t, _("option inconnue : %s (voir --aide)"), mot);
    proche_dire(&p, "--", &t);
    return sortie_erreur(commande, 2, "%s", memoire);
}

/* A word that begins like an option; a board whose first square is empty is none. */
static bool est_option(const char *mot)
{
    enum { PLATEAU_MIN = 16 };
    return mot[0] == '-' && mot[1] && strspn(mot, "-.*XxOoBbWw@0_ ") < PLATEAU_MIN;
}

bool arguments_lire(const char *commande, const struct argument *table, int argc, char **argv,
                    const char *usage, const char **operandes, int max, int *statut)
{
    int n = 0;
    bool options = true;
    for (int i = 1; i < argc; i++) {
        if (options && argument_aide(argv[i])) {
            if (usage)
                aider(commande, table, usage);
            *statut = 0;
            return false;
        }
        if (options && strcmp(argv[i], "--") == 0) {
            options = false;
        } else if (options && est_option(argv[i])) {
            const struct argument *a = trouver(table, argv[i]);
            *statut = a ? prendre(commande, a, argv, &i) : refuser(commande, table, argv[i]);
            if (*statut)
                return false;
        } else if (n < max) {
            operandes[n++] = argv[i];
        } else {
            *statut = sortie_erreur(commande, 2, _("argument de trop : %s"), argv[i]);
            return false;
        }
    }
    if (n < max)
        operandes[n] = NULL;
    return true;
}
