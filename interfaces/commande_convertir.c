/* See commande_convertir.h. */
#include "interfaces/commande_convertir.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "base/sortie.h"
#include "interfaces/arguments.h"
#include "interfaces/parties_fichier.h"

static const char COMMANDE[] = "othello convertir";

struct demande {
    const struct format *de, *vers;
    const char *entree, *sortie;
    bool aide;
};

static void aide(void)
{
    sortie(stdout,
           _("Usage : othello convertir [--de FORMAT] [--format FORMAT] ENTREE SORTIE\n\n"
             "Lit les parties ou les positions d'un fichier, dont le format est reconnu au\n"
             "contenu, et les écrit dans un autre, dont le format suit l'extension.\n"
             "« - » est l'entrée ou la sortie standard.\n\nFormats :\n"));
    for (const struct format *f = formats; f->nom; f++)
        sortie(stdout, "  %-14s .%-7s %s\n", f->nom, f->extensions[0], _(f->titre));
    sortie(stdout,
           _("\nStatut : 0 tout est lu et écrit, 1 une partie est fautive (écrite jusqu'à la\n"
             "faute, les autres entières), 2 la commande est mal formée.\n"));
}

/* "a, b, c": the names of the formats, for messages. */
static const char *noms_des_formats(char *memoire, size_t taille)
{
    struct tampon t = tampon_sur(memoire, taille);
    for (const struct format *f = formats; f->nom; f++)
        tampon_ecrire(&t, "%s%s", f == formats ? "" : ", ", f->nom);
    return memoire;
}

/* The value of an option that names a format; true when it is one. */
static bool lire_format(const char *option, const char *valeur, const struct format **f)
{
    char noms[256];
    *f = valeur ? format_nomme(valeur) : NULL;
    if (!*f)
        sortie_erreur(COMMANDE, 2, _("%s : format attendu (%s)"), option,
                      noms_des_formats(noms, sizeof noms));
    return *f != NULL;
}

/* One argument; gives how many were used, 0 when it is refused. */
static int lire_argument(struct demande *d, char **argv)
{
    const char *a = argv[0];
    int i = 0;
    if (argument_aide(a))
        return d->aide = true;
    if (argument_est(a, "--de"))
        return lire_format("--de", argument_valeur(argv, &i), &d->de) ? i + 1 : 0;
    if (argument_est(a, "--format"))
        return lire_format("--format", argument_valeur(argv, &i), &d->vers) ? i + 1 : 0;
    if (a[0] == '-' && a[1]) {
        sortie_erreur(COMMANDE, 2, _("option inconnue « %s » (--aide les donne)"), a);
        return 0;
    }
    const char **place = !d->entree ? &d->entree : &d->sortie;
    if (*place) {
        sortie_erreur(COMMANDE, 2, _("« %s » est de trop : une entrée, une sortie"), a);
        return 0;
    }
    *place = a;
    return 1;
}

/* Completes and checks the request. False when it is refused: said. */
static bool verifier(struct demande *d)
{
    char noms[256];
    if (!d->sortie) {
        sortie_erreur(COMMANDE, 2, "%s", _("il faut une entrée et une sortie (--aide)"));
        return false;
    }
    if (!d->vers)
        d->vers = format_de_fichier(d->sortie);
    if (!d->vers && strcmp(d->sortie, "-") == 0) {
        sortie_erreur(COMMANDE, 2, _("sortie standard : donner son format par --format (%s)"),
                      noms_des_formats(noms, sizeof noms));
        return false;
    }
    if (!d->vers) {
        sortie_erreur(COMMANDE, 2, _("%s : format inconnu, ajouter --format (%s)"), d->sortie,
                      noms_des_formats(noms, sizeof noms));
        return false;
    }
    if (parties_meme_fichier(d->entree, d->sortie)) {
        sortie_erreur(COMMANDE, 2, _("%s : l'entrée et la sortie sont le même fichier"), d->sortie);
        return false;
    }
    if (!d->vers->ecrire) {
        sortie_erreur(COMMANDE, 2, _("le format %s ne s'écrit pas"), d->vers->nom);
        return false;
    }
    return true;
}

int commande_convertir(int argc, char **argv)
{
    struct demande d = {0};
    for (int i = 1; i < argc && !d.aide;) {
        int lus = lire_argument(&d, argv + i);
        if (lus == 0)
            return 2;
        i += lus;
    }
    if (d.aide) {
        aide();
        return 0;
    }
    if (!verifier(&d))
        return 2;
    struct recueil r = {0};
    int erreurs = parties_lire_et_dire(COMMANDE, d.entree, d.de, &r), statut = erreurs > 0;
    if (r.nb_parties > 0)
        statut |= parties_ecrire(COMMANDE, d.sortie, d.vers, &r);
    else if (erreurs == r.nb_erreurs) /* else the file could not be read: said */
        statut = sortie_erreur(COMMANDE, 1, _("%s : aucune partie lisible, rien n'est écrit"),
                               parties_nom_fichier(d.entree));
    recueil_detruire(&r);
    return statut;
}
