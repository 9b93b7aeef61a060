/* See commande_convertir.h. */
#include "interfaces/commande_convertir.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/interruption.h"
#include "base/sortie.h"
#include "formats/svg.h"
#include "interfaces/arguments.h"
#include "interfaces/parties_fichier.h"
#include "interfaces/rapport.h"

static const char COMMANDE[] = "othello convertir";

struct demande {
    const struct format *de, *vers;
    const char *entree, *sortie;
    char *mot;   /* `entree` where it is not the command line's own */
    int montres; /* the first move that a diagram shows as one, 0: as svg.h says */
    long seule; /* --partie: the only game wanted, else PARTIES_TOUTES */
};

static const char USAGE[] = N_("convertir [OPTIONS] ENTREE SORTIE");

static void aider_format(const struct format *f)
{
    sortie(stdout, "  %-14s .%-7s %s\n", f->nom, f->extensions[0], _(f->titre));
}

static void aide(void)
{
    sortie(stdout,
           _("\nLit les parties ou les positions d'un fichier, dont le format est reconnu au\n"
             "contenu, et les écrit dans un autre, dont le format suit l'extension.\n"
             "« - » est l'entrée ou la sortie standard. FICHIER:N est une partie d'un fichier,\n"
             "base:N de la base de parties, et des coups en sont une aussi ; A-B au lieu de N :\n"
             "de l'une à l'autre. PARTIE@N est ce qu'elle était après N coups ; "
             "PARTIE@A-B, écrite\n"
             "en .svg, la position après A coups et les suivants, jusqu'à B, numérotés.\n\n"
             "Formats :\n"));
    for (const struct format *f = formats; f->nom; f++)
        aider_format(f);
    aider_format(&format_rapport);
    sortie(stdout,
           _("\nUne partie fautive est écrite jusqu'à la faute, les autres entières.\n"));
}

/* A poser() whose context is a format, of those that are read. */
static const char *poser_format_lu(void *format, const char *valeur)
{
    char noms[256];
    const struct format *f = *(const struct format **)format = format_nomme(valeur);
    return f && f->lire ? NULL
                        : refus_ecrire(_("format attendu (%s)"),
                                       parties_noms_formats(false, noms, sizeof noms));
}

/* Reads the words. False: they are refused, or the help was given; *statut says which. */
static bool lire_options(struct demande *d, int argc, char **argv, int *statut)
{
    const char *fichiers[2] = {NULL, NULL};
    const struct argument table[] = {
        {.nom = "--de", .poser = poser_format_lu, .contexte = &d->de,
         .valeur = N_("FORMAT"), .aide = N_("le format de l'entrée, au lieu de le reconnaître")},
        {.nom = "--format", .poser = parties_poser_format, .contexte = &d->vers,
         .valeur = N_("FORMAT"), .aide = N_("celui de la sortie, au lieu de suivre l'extension")},
        {.nom = "--partie", .nombre = &d->seule, .min = 1, .max = 100000000, .valeur = "N",
         .aide = N_("seulement la N-ième partie du fichier")},
        {0},
    };
    const bool lus = arguments_lire(COMMANDE, table, argc, argv, USAGE, fichiers, 2, statut);
    if (!lus && *statut == 0)
        aide();
    d->entree = fichiers[0];
    d->sortie = fichiers[1];
    return lus;
}

/* "GAME@A-B" is read as "GAME@B", and the moves up to A are not shown as moves: of a diagram alone.
 * False when it is refused: said. */
static bool prendre_intervalle(struct demande *d)
{
    const char *arobase = strrchr(d->entree, '@'), *tiret = arobase ? strchr(arobase, '-') : NULL;
    long de, a;
    if (!tiret || access(d->entree, F_OK) == 0 ||
        !vue_entier((struct vue){arobase + 1, tiret}, 0, GRILLE_CASES, &de) ||
        !vue_entier(vue_de(tiret + 1), 1, GRILLE_CASES, &a))
        return true;
    if (de >= a || d->vers->ecrire != svg_ecrire) {
        sortie_erreur(COMMANDE, 2, _("%s : PARTIE@A-B est un diagramme (.svg), A avant B"),
                      d->entree);
        return false;
    }
    struct octets o = {0};
    octets_vue(&o, (struct vue){d->entree, arobase + 1});
    octets_texte(&o, tiret + 1);
    octets_ajouter(&o, "", 1);
    d->entree = d->mot = o.debut;
    d->montres = (int)de + 1;
    return true;
}

/* Completes and checks the request. False when it is refused: said. */
static bool verifier(struct demande *d)
{
    char noms[256];
    if (!d->sortie) {
        sortie_erreur(COMMANDE, 2, "%s", _("il faut une entrée et une sortie (--aide)"));
        return false;
    }
    if (parties_verifier_mot(COMMANDE, d->entree, d->de, d->seule))
        return false;
    if (!d->vers)
        d->vers = parties_format_de_fichier(d->sortie);
    if (!d->vers && strcmp(d->sortie, "-") == 0) {
        sortie_erreur(COMMANDE, 2, _("sortie standard : donner son format par --format (%s)"),
                      parties_noms_formats(true, noms, sizeof noms));
        return false;
    }
    if (!d->vers || !d->vers->ecrire) {
        sortie_erreur(COMMANDE, 2,
                      _("%s : aucun format qui s'écrit n'a cette extension, ajouter --format (%s)"),
                      d->sortie, parties_noms_formats(true, noms, sizeof noms));
        return false;
    }
    if (parties_du_fichier(d->entree, d->sortie)) {
        sortie_erreur(COMMANDE, 2, "%s%s%s", d->sortie, _(" : "),
                      _("l'entrée et la sortie sont le même fichier"));
        return false;
    }
    return prendre_intervalle(d);
}

int commande_convertir(int argc, char **argv)
{
    struct demande d = {.seule = PARTIES_TOUTES};
    int statut;
    if (!lire_options(&d, argc, argv, &statut))
        return statut;
    if (!verifier(&d)) {
        free(d.mot);
        return 2;
    }
    interruption_annoncer(COMMANDE);
    struct recueil r = {0};
    const int erreurs = parties_lire_et_dire(COMMANDE, d.entree, d.de, d.seule, &r);
    statut = erreurs > 0;
    for (int i = 0; i < r.nb_parties; i++)
        r.parties[i].montres = d.montres;
    if (r.nb_parties > 0)
        statut |= parties_ecrire(COMMANDE, d.sortie, d.vers, &r);
    else if (erreurs == r.nb_erreurs) /* else the file could not be read: said */
        statut = sortie_erreur(COMMANDE, 1, _("%s : aucune partie lisible, rien n'est écrit"),
                               parties_nom_fichier(d.entree));
    recueil_detruire(&r);
    free(d.mot);
    return statut;
}
