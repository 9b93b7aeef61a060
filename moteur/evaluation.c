/* Weights: from their file to the tables of the search. See evaluation.h. */
#include "moteur/evaluation.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "moteur/moteur.h"
#include "moteur/poids.h"

uint32_t evaluation_somme(const uint8_t *octets, size_t taille)
{
    uint32_t s = 2166136261;
    for (size_t i = 0; i < taille; i++)
        s = (s ^ octets[i]) * 16777619;
    return s;
}

static uint32_t lire_32(const uint8_t *o)
{
    return (uint32_t)o[0] | (uint32_t)o[1] << 8 | (uint32_t)o[2] << 16 | (uint32_t)o[3] << 24;
}

static const char *verifier(const uint8_t *octets, size_t taille, int n_lies)
{
    if (taille < POIDS_ENTETE || memcmp(octets, "OTHPOIDS", 8))
        return N_("ce n'est pas un fichier de poids");
    if (lire_32(octets + 8) != (uint32_t)(n_lies * PHASES) ||
        taille != POIDS_ENTETE + (size_t)n_lies * PHASES)
        return N_("fichier de poids d'une autre version, ou coupé");
    if (lire_32(octets + 12) != evaluation_somme(octets + POIDS_ENTETE, taille - POIDS_ENTETE))
        return N_("fichier de poids abîmé : sa somme de contrôle est fausse");
    return NULL;
}

/* Where the second side reads what the first reads at i. */
static void echanger_tous(int32_t *autre)
{
    for (int i = POIDS_MOTIFS; i < POIDS_PAR_PHASE; i++)
        autre[i] = i;
    for (int k = 0; k < MOTIFS; k++) {
        if (k && MOTIF_DEBUT[k] == MOTIF_DEBUT[k - 1])
            continue;
        uint32_t fin = POIDS_MOTIFS;
        for (int j = 0; j < MOTIFS; j++)
            if (MOTIF_DEBUT[j] > MOTIF_DEBUT[k] && MOTIF_DEBUT[j] < fin)
                fin = MOTIF_DEBUT[j];
        for (uint32_t i = MOTIF_DEBUT[k]; i < fin; i++)
            autre[i] = (int32_t)(MOTIF_DEBUT[k] + motifs_echanger(i - MOTIF_DEBUT[k]));
    }
}

struct liens {
    int32_t lie[POIDS_PAR_PHASE], autre[POIDS_PAR_PHASE];
};

static void deployer(struct evaluation *e, const int8_t *poids, int n_lies, const struct liens *l)
{
    uint16_t puissance[64][MOTIFS_ALIGNES];
    motifs_puissances(puissance);
    memcpy(e->puissance, puissance, sizeof puissance);
    for (int phase = 0; phase < PHASES; phase++, poids += n_lies)
        for (int i = 0; i < POIDS_PAR_PHASE; i++) {
            e->poids[phase][0][i] = poids[l->lie[i]];
            e->poids[phase][1][i] = poids[l->lie[l->autre[i]]];
        }
}

struct evaluation *evaluation_creer(const uint8_t *octets, size_t taille, const char **erreur)
{
    struct liens *l = malloc(sizeof *l);
    struct evaluation *e = aligned_alloc(64, (sizeof *e + 63) & ~(size_t)63);
    *erreur = l && e ? NULL : N_("mémoire insuffisante");
    if (!*erreur) {
        const int n_lies = motifs_lier(l->lie);
        *erreur = verifier(octets, taille, n_lies);
        if (!*erreur) {
            echanger_tous(l->autre);
            deployer(e, (const int8_t *)octets + POIDS_ENTETE, n_lies, l);
        }
    }
    free(l);
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

void indices_init(const struct evaluation *e, struct indices *indices, const struct othellier *p)
{
    memset(indices, 0, sizeof *indices);
    for (int x = 0; x < 64; x++) {
        const int chiffre = p->joueur >> x & 1 ? 1 : p->adverse >> x & 1 ? 2 : 0;
        for (int k = 0; k < MOTIFS; k++)
            indices->v[k] = (uint16_t)(indices->v[k] + chiffre * e->puissance[x].v[k]);
    }
}
