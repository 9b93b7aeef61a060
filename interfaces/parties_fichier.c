/* Reading: see parties_fichier.h. */
#include "interfaces/parties_fichier.h"

#include <stdio.h>
#include <string.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/sortie.h"
#include "formats/wthor.h"

void parties_dire_problemes(const char *chemin, const struct recueil *r)
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
    bool lu = !parties_octets(chemin.debut, &contenu) &&
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

const char *parties_lire_fichier(const char *chemin, const struct format *f,
                                 struct recueil *r)
{
    struct octets contenu = {0};
    const char *erreur = parties_octets(chemin, &contenu);
    if (!erreur && f)
        f->lire(octets_lire(&contenu), r);
    else if (!erreur)
        f = format_lire(octets_lire(&contenu), r);
    if (!erreur && !f)
        erreur = refus_ecrire(_("%s : %s"), parties_nom_fichier(chemin),
                              _("ce n'est ni du texte ni un fichier WTHOR"));
    if (!erreur && f->compagnons[0].extension && strcmp(chemin, "-") != 0)
        nommer_depuis_voisins(chemin, r);
    octets_detruire(&contenu);
    return erreur;
}
