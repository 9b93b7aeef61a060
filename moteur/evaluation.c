/* Weights: from their file to the tables of the search. See evaluation.h. */
#include "moteur/evaluation.h"

#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "base/pages.h"
#include "moteur/moteur.h"
#include "moteur/poids.h"

static const char *verifier(const uint8_t *octets, size_t taille, int n_lies)
{
    if (taille < POIDS_ENTETE || memcmp(octets, "OTHPOID", 7))
        return N_("ce n'est pas un fichier de poids");
    if (octets[7] != '2' || octets_nombre(octets + 8, 4) != (uint64_t)n_lies * PHASES ||
        taille != POIDS_ENTETE + (size_t)n_lies * PHASES)
        return N_("fichier de poids d'une autre version, ou coupé");
    if (octets_nombre(octets + 12, 4) != octets_somme(octets + POIDS_ENTETE, taille - POIDS_ENTETE))
        return N_("fichier de poids abîmé : sa somme de contrôle est fausse");
    return NULL;
}

int evaluation_tri_poids(const int32_t *lien)
{
    int n = 0;
    for (int i = 0; i < DEBUT_TRI_JOUEUR; i++)
        n = lien[i] >= n ? lien[i] + 1 : n;
    return n + MOBILITES + 64;
}

static void deployer_tri(struct evaluation *e, const int32_t *lien)
{
    const int8_t *poids = (const int8_t *)TRI_EMBARQUE;
    const int n_lies = evaluation_tri_poids(lien);
    assert(TRI_EMBARQUE_FIN - TRI_EMBARQUE == n_lies);
    for (int i = 0; i < DEBUT_TRI_JOUEUR; i++)
        e->tri[i] = poids[lien[i]];
    memcpy(e->tri + DEBUT_TRI_JOUEUR, poids + n_lies - MOBILITES - 64, MOBILITES + 64);
}

static void deployer(struct evaluation *e, const int8_t *poids, int n_lies, const int32_t *lien)
{
    motifs_init(&e->motifs);
    deployer_tri(e, lien);
    for (int phase = 0; phase < PHASES; phase++, poids += n_lies)
        for (int i = 0; i < POIDS_PAR_PHASE; i++)
            e->poids[phase][i] = poids[lien[i]];
}

struct evaluation *evaluation_creer(const uint8_t *octets, size_t taille, const char **erreur)
{
    int32_t *lien = malloc(POIDS_PAR_PHASE * sizeof *lien);
    struct evaluation *e = pages_reserver(sizeof *e);
    *erreur = lien && e ? NULL : N_("mémoire insuffisante");
    if (!*erreur) {
        const int n_lies = motifs_lier(lien);
        *erreur = verifier(octets, taille, n_lies);
        if (!*erreur)
            deployer(e, (const int8_t *)octets + POIDS_ENTETE, n_lies, lien);
    }
    free(lien);
    if (*erreur) {
        free(e);
        e = NULL;
    }
    return e;
}

static const struct evaluation *embarquee;

static void preparer_embarquee(void)
{
    const char *erreur;
    embarquee = evaluation_creer(POIDS_EMBARQUES, POIDS_EMBARQUES_TAILLE, &erreur);
}

const struct evaluation *evaluation_embarquee(void)
{
    static pthread_once_t une_fois = PTHREAD_ONCE_INIT;
    pthread_once(&une_fois, preparer_embarquee);
    return embarquee;
}
