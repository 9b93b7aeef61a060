/* Writing: see parties_fichier.h. What is written appears whole or not at all. */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/interruption.h"
#include "base/sortie.h"
#include "interfaces/parties_fichier.h"
#include "interfaces/rapport.h"

/* The report is one more format, which formats/ may not know. */
static const struct format *ou_rapport(const struct format *f, const char *extension)
{
    for (const char *const *e = format_rapport.extensions; !f && *e; e++)
        if (strcasecmp(extension, *e) == 0)
            return &format_rapport;
    return f;
}

const struct format *parties_format_de_fichier(const char *chemin)
{
    const char *point = strrchr(chemin, '.');
    return ou_rapport(format_de_fichier(chemin), point ? point + 1 : "");
}

const char *parties_noms_formats(bool ecrits, char *memoire, size_t taille)
{
    struct tampon t = tampon_sur(memoire, taille);
    for (const struct format *f = formats; f->nom; f++)
        if (ecrits ? f->ecrire != NULL : f->lire != NULL)
            tampon_ecrire(&t, "%s%s", f == formats ? "" : ", ", f->nom);
    if (ecrits)
        tampon_ecrire(&t, ", %s", format_rapport.nom);
    return memoire;
}

const char *parties_poser_format(void *format, const char *valeur)
{
    char noms[256];
    const struct format *f = *(const struct format **)format =
        ou_rapport(format_nomme(valeur), valeur);
    return f && f->ecrire ? NULL
                          : refus_ecrire(_("format attendu (%s)"),
                                         parties_noms_formats(true, noms, sizeof noms));
}

int parties_verifier_sortie(const char *commande, const char *option, const char *chemin,
                            const struct format **f)
{
    const bool standard = chemin && strcmp(chemin, "-") == 0;
    if (standard && !*f)
        *f = format_nomme("pgn");
    const char *refus = chemin && !*f ? parties_format(chemin, false, f) : NULL;
    if (refus)
        return sortie_erreur(commande, 2, "%s%s%s", option, _(" : "), refus);
    refus = chemin && !standard ? fichier_essayer(chemin) : NULL;
    return refus ? sortie_erreur(commande, 1, "%s%s%s", option, _(" : "), refus) : 0;
}

const char *parties_format(const char *chemin, bool seul, const struct format **f)
{
    *f = parties_format_de_fichier(chemin);
    const bool bon = *f && (*f)->ecrire && !(seul && (*f)->compagnons[0].extension);
    return bon ? NULL : _("un fichier .pgn, .ggf, .sgf, .txt… attendu");
}

static bool est_standard(const char *chemin)
{
    return strcmp(chemin, "-") == 0;
}

/* A file of a disk, be it to come: it is replaced in moments, where a reader of another one may
 * never come. */
static bool est_regulier(const char *chemin)
{
    struct stat s;
    return !est_standard(chemin) && (stat(chemin, &s) != 0 || S_ISREG(s.st_mode));
}

const char *parties_ecrire_octets(const char *chemin, const struct octets *o)
{
    const bool standard = est_standard(chemin);
    if (est_regulier(chemin))
        return fichier_ecrire(chemin, o->debut ? o->debut : "", o->longueur);
    FILE *f = standard ? stdout : fopen(chemin, "wb");
    if (!f)
        return refus_ecrire(_("%s : %s"), chemin, fichier_raison(errno));
    bool bon = fwrite(octets_lire(o).p, 1, o->longueur, f) == o->longueur;
    if (standard) /* looked at when the program ends (base/sortie.h) */
        return NULL;
    bon = fclose(f) == 0 && bon;
    return bon ? NULL : refus_ecrire(_("%s : %s"), chemin, fichier_raison(errno));
}

/* "dossier/base.jou" for "dossier/base.wtb". */
static void chemin_voisin(const char *chemin, const char *extension, struct octets *voisin)
{
    const char *barre = strrchr(chemin, '/');
    const char *point = strrchr(barre ? barre : chemin, '.');
    octets_vue(voisin, point ? (struct vue){chemin, point} : vue_de(chemin));
    octets_ecrire(voisin, ".%s", extension);
}

/* The files of names, when there is something to write in them; the standard output has no place
 * for them. */
static const char *ecrire_compagnons(const char *chemin, const struct format *f,
                                     const struct recueil *r, struct recueil *rapport)
{
    const char *erreur = NULL;
    for (int i = 0; i < 2 && !erreur && f->compagnons[i].extension; i++) {
        struct octets o = {0}, voisin = {0};
        chemin_voisin(chemin, f->compagnons[i].extension, &voisin);
        f->compagnons[i].ecrire(r, &o, rapport);
        if (o.longueur > 0 && !est_standard(chemin))
            erreur = parties_ecrire_octets(voisin.debut, &o);
        else if (o.longueur > 0)
            recueil_signaler(rapport, NOTE, (struct lieu){0},
                             _("les noms du fichier .%s ne sont pas écrits : il irait à côté"),
                             f->compagnons[i].extension);
        octets_detruire(&o);
        octets_detruire(&voisin);
    }
    return erreur;
}

int parties_ecrire(const char *commande, const char *chemin, const struct format *f,
                   const struct recueil *r)
{
    struct recueil rapport = {0};
    struct octets o = {0};
    format_pertes(f, r, &rapport);
    f->ecrire(r, &o, &rapport);
    const bool refusees = o.longueur == 0 && rapport.nb_erreurs > 0; /* all: what is there stays */
    const bool ensemble = f->compagnons[0].extension && est_regulier(chemin);
    sigset_t signaux;
    if (ensemble)
        interruption_retenir(&signaux); /* the files go together */
    const char *erreur = refusees ? NULL : ecrire_compagnons(chemin, f, r, &rapport);
    if (!erreur && !refusees)
        erreur = parties_ecrire_octets(chemin, &o);
    if (ensemble)
        interruption_laisser(&signaux);
    parties_dire_problemes(est_standard(chemin) ? _("sortie standard") : chemin, &rapport);
    int statut = erreur ? sortie_erreur(commande, 1, "%s", erreur) : rapport.nb_erreurs > 0;
    octets_detruire(&o);
    recueil_detruire(&rapport);
    return statut;
}
