/* See ressources.h. */
#include "interfaces/ressources.h"

#include <stdlib.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/texte.h"
#include "moteur/moteur.h"

enum { POIDS_OCTETS_MAX = 1 << 26 };

/* NULL, or what is accepted. */
static const char *lire_nombre(const char *valeur, int max, int *nombre)
{
    long n;
    if (!vue_entier(vue_de(valeur), 1, max, &n))
        return refus_ecrire(_("nombre entier de %ld à %ld attendu"), 1L, (long)max);
    *nombre = (int)n;
    return NULL;
}

static const char *poser_fils(void *moyens, const char *valeur)
{
    return lire_nombre(valeur, MOTEUR_FILS_MAX, &((struct moyens *)moyens)->fils);
}

static const char *poser_hachage(void *moyens, const char *valeur)
{
    return lire_nombre(valeur, MOTEUR_HACHAGE_MAX, &((struct moyens *)moyens)->hachage);
}

static const char *poser_poids(void *moyens, const char *chemin)
{
    struct moyens *m = moyens;
    char *octets;
    size_t taille;
    const char *erreur = fichier_lire(chemin, POIDS_OCTETS_MAX, &octets, &taille);
    if (erreur)
        return erreur;
    if (!octets)
        return _("ce fichier n'existe pas");
    ressources_rendre(m); /* the last one given counts */
    m->poids = evaluation_creer((uint8_t *)octets, taille, &erreur);
    free(octets);
    return m->poids ? NULL : _(erreur);
}

struct moteur *ressources_moteur(const struct moyens *moyens, int hachage)
{
    return moteur_creer(&(struct moteur_options){
        .hachage_mo = moyens->hachage ? moyens->hachage : hachage,
        .fils = moyens->fils ? moyens->fils : 1,
        .evaluation = moyens->poids,
    });
}

void ressources_arguments(struct moyens *moyens, struct argument table[RESSOURCES])
{
    const struct argument options[RESSOURCES] = {
        {.nom = "--fils", .poser = poser_fils, .valeur = "N",
         .aide = N_("nombre de fils d'exécution du moteur 8x8 (1)")},
        {.nom = "--hachage", .poser = poser_hachage, .valeur = N_("MO"),
         .aide = N_("taille de sa table en mégaoctets")},
        {.nom = "--poids", .poser = poser_poids, .valeur = N_("FICHIER"),
         .aide = N_("poids de son évaluation, au lieu de ceux du programme")},
    };
    for (int i = 0; i < RESSOURCES; i++) {
        table[i] = options[i];
        table[i].contexte = moyens;
    }
}
