/* See commandes_formats.h. The reading and writing is in formats/; here are the files: what is
 * written appears whole or not at all. */
#include "interfaces/commandes_formats.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/sortie.h"
#include "formats/lecture.h"
#include "formats/wthor.h"
#include "interfaces/arguments.h"

static const char COMMANDE[] = "othello convertir";

/* ---- Reading ---- */

enum { FICHIER_MAX = 1 << 30 };

static const char *plainte(const char *chemin, const char *raison)
{
    static _Thread_local char message[CHEMIN_MAX + 256];
    struct tampon t = tampon_sur(message, sizeof message);
    tampon_ecrire(&t, _("%s : %s"), chemin, raison);
    return message;
}

const char *fichier_dit(const char *chemin)
{
    return strcmp(chemin, "-") == 0 ? _("entrée standard") : chemin;
}

const char *fichier_de_parties(const char *chemin, struct octets *contenu)
{
    char bloc[65536];
    bool standard = strcmp(chemin, "-") == 0;
    FILE *f = standard ? stdin : fopen(chemin, "rb");
    if (!f)
        return plainte(fichier_dit(chemin), fichier_raison(errno));
    size_t n;
    while ((n = fread(bloc, 1, sizeof bloc, f)) > 0 && contenu->longueur < FICHIER_MAX)
        octets_ajouter(contenu, bloc, n);
    const char *erreur = ferror(f) ? plainte(fichier_dit(chemin), fichier_raison(errno)) : NULL;
    if (!erreur && n > 0)
        erreur = plainte(fichier_dit(chemin), _("fichier trop gros"));
    if (!erreur && lecture_est_utf16(octets_lire(contenu)))
        erreur = plainte(fichier_dit(chemin), _("texte en UTF-16, le convertir d'abord en UTF-8"));
    if (!standard)
        fclose(f);
    return erreur;
}

void dire_problemes(const char *chemin, const struct recueil *r)
{
    static const char *const GRAVITES[] = {
        [NOTE] = N_("note"), [AVERTISSEMENT] = N_("attention"), [ERREUR] = N_("erreur")};
    for (int i = 0; i < r->nb_problemes; i++) {
        char memoire[1024];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        remarque_ecrire(&r->problemes[i], &t);
        sortie(stderr, _("%s : %s : %s\n"), chemin, _(GRAVITES[r->problemes[i].gravite]), memoire);
    }
}

/* Tries one file of names. */
static bool essayer_noms(struct vue dossier, struct vue tronc, const char *extension, int longueur,
                         struct wthor_noms *noms)
{
    struct octets contenu = {0}, chemin = {0};
    octets_vue(&chemin, dossier);
    octets_vue(&chemin, tronc);
    octets_ecrire(&chemin, ".%s", extension);
    bool lu = !fichier_de_parties(chemin.debut, &contenu) &&
              !wthor_lire_noms(octets_lire(&contenu), longueur, noms);
    octets_detruire(&contenu);
    octets_detruire(&chemin);
    return lu;
}

/* The file of names beside `chemin`: the same name, else the federation's WTHOR.JOU and WTHOR.TRN.
 * False when there is none. `extensions`: in small letters, then in capitals. */
static bool lire_noms_voisins(const char *chemin, const char *const extensions[2], int longueur,
                              struct wthor_noms *noms)
{
    const char *barre = strrchr(chemin, '/');
    const char *nom = barre ? barre + 1 : chemin, *point = strrchr(nom, '.');
    struct vue dossier = {chemin, nom};
    struct vue troncs[] = {
        {nom, point ? point : nom + strlen(nom)}, vue_de("WTHOR"), vue_de("wthor")};
    for (int t = 0; t < 3; t++)
        for (int e = 0; e < 2; e++)
            if (essayer_noms(dossier, troncs[t], extensions[e], longueur, noms))
                return true;
    return false;
}

static void nommer_depuis_voisins(const char *chemin, struct recueil *r)
{
    struct wthor_noms joueurs = {0}, tournois = {0};
    static const char *const JOU[2] = {"jou", "JOU"}, *const TRN[2] = {"trn", "TRN"};
    bool j = lire_noms_voisins(chemin, JOU, WTHOR_JOUEUR, &joueurs);
    bool t = lire_noms_voisins(chemin, TRN, WTHOR_TOURNOI, &tournois);
    wthor_nommer(r, j ? &joueurs : NULL, t ? &tournois : NULL);
    wthor_noms_detruire(&joueurs);
    wthor_noms_detruire(&tournois);
}

const char *parties_du_fichier(const char *chemin, const struct format *f, struct recueil *r)
{
    struct octets contenu = {0};
    const char *erreur = fichier_de_parties(chemin, &contenu);
    if (!erreur && !f)
        f = format_reconnaitre(octets_lire(&contenu));
    if (!erreur && !f)
        erreur = plainte(fichier_dit(chemin), _("ce n'est ni du texte ni un fichier WTHOR"));
    if (!erreur)
        f->lire(octets_lire(&contenu), r);
    if (!erreur && f->compagnons[0].extension && strcmp(chemin, "-") != 0)
        nommer_depuis_voisins(chemin, r);
    octets_detruire(&contenu);
    return erreur;
}

int lire_parties(const char *commande, const char *chemin, const struct format *f,
                 struct recueil *r)
{
    const char *erreur = parties_du_fichier(chemin, f, r);
    if (erreur)
        return sortie_erreur(commande, 1, "%s", erreur);
    dire_problemes(fichier_dit(chemin), r);
    return r->nb_erreurs;
}

/* ---- The command line ---- */

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
           _("\nStatut : 0 tout est lu et écrit, 1 une partie est fautive (les autres sont\n"
             "écrites), 2 la commande est mal formée.\n"));
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

bool meme_fichier(const char *a, const char *b)
{
    struct stat x, y;
    return strcmp(a, "-") != 0 && strcmp(b, "-") != 0 && stat(a, &x) == 0 && stat(b, &y) == 0 &&
           S_ISREG(x.st_mode) && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
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
    if (meme_fichier(d->entree, d->sortie)) {
        sortie_erreur(COMMANDE, 2, _("%s : l'entrée et la sortie sont le même fichier"), d->sortie);
        return false;
    }
    if (!d->vers->ecrire) {
        sortie_erreur(COMMANDE, 2, _("le format %s ne s'écrit pas"), d->vers->nom);
        return false;
    }
    return true;
}

/* ---- Writing ---- */

const char *ecrire_sortie(const char *chemin, const struct octets *o)
{
    struct stat s;
    bool standard = strcmp(chemin, "-") == 0;
    bool regulier = !standard && (stat(chemin, &s) != 0 || S_ISREG(s.st_mode));
    if (regulier)
        return fichier_ecrire(chemin, o->debut ? o->debut : "", o->longueur);
    FILE *f = standard ? stdout : fopen(chemin, "wb");
    if (!f)
        return plainte(chemin, fichier_raison(errno));
    bool bon = fwrite(octets_lire(o).p, 1, o->longueur, f) == o->longueur;
    if (standard) /* looked at when the program ends (base/sortie.h) */
        return NULL;
    bon = fclose(f) == 0 && bon;
    return bon ? NULL : plainte(chemin, fichier_raison(errno));
}

/* "dossier/base.jou" for "dossier/base.wtb". */
static void chemin_voisin(const char *chemin, const char *extension, struct octets *voisin)
{
    const char *barre = strrchr(chemin, '/');
    const char *point = strrchr(barre ? barre : chemin, '.');
    octets_vue(voisin, point ? (struct vue){chemin, point} : vue_de(chemin));
    octets_ecrire(voisin, ".%s", extension);
}

/* The files of names, when there is something to write in them. */
static const char *ecrire_compagnons(const char *chemin, const struct format *f,
                                     const struct recueil *r, struct recueil *rapport)
{
    const char *erreur = NULL;
    for (int i = 0; i < 2 && !erreur && f->compagnons[i].extension; i++) {
        struct octets o = {0}, voisin = {0};
        chemin_voisin(chemin, f->compagnons[i].extension, &voisin);
        f->compagnons[i].ecrire(r, &o, rapport);
        if (o.longueur > 0 && strcmp(chemin, "-") != 0)
            erreur = ecrire_sortie(voisin.debut, &o);
        octets_detruire(&o);
        octets_detruire(&voisin);
    }
    return erreur;
}

int ecrire_parties(const char *commande, const char *chemin, const struct format *f,
                   const struct recueil *r)
{
    struct recueil rapport = {0};
    struct octets o = {0};
    format_pertes(f, r, &rapport);
    f->ecrire(r, &o, &rapport);
    const char *erreur = ecrire_compagnons(chemin, f, r, &rapport);
    if (!erreur)
        erreur = ecrire_sortie(chemin, &o);
    dire_problemes(strcmp(chemin, "-") == 0 ? _("sortie standard") : chemin, &rapport);
    int statut = erreur ? sortie_erreur(commande, 1, "%s", erreur) : rapport.nb_erreurs > 0;
    octets_detruire(&o);
    recueil_detruire(&rapport);
    return statut;
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
    int erreurs = lire_parties(COMMANDE, d.entree, d.de, &r), statut = erreurs > 0;
    if (r.nb_parties > 0)
        statut |= ecrire_parties(COMMANDE, d.sortie, d.vers, &r);
    else if (erreurs == r.nb_erreurs) /* else the file could not be read: said */
        statut =
            sortie_erreur(COMMANDE, 1, _("%s : aucune partie lisible, rien n'est écrit"),
                          fichier_dit(d.entree));
    recueil_detruire(&r);
    return statut;
}
