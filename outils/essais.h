/* What the tools share: the bytes of a file, and, of those that drive the 8x8 engine, weights from
 * one, a move by chance. */
#ifndef OUTILS_ESSAIS_H
#define OUTILS_ESSAIS_H

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alea.h"
#include "base/bits.h"
#include "base/fichier.h"
#include "moteur/moteur.h"

enum { POIDS_OCTETS_MAX = 1 << 26 };

/* The bytes of file `nom`, at most `max`, the caller's to free. What is wrong is said, and ends the
 * process. */
static inline char *fichier_entier(const char *outil, const char *nom, size_t max, size_t *taille)
{
    char *octets;
    const char *erreur = fichier_lire(nom, max, &octets, taille);
    if (octets)
        return octets;
    if (erreur)
        fprintf(stderr, "%s: %s\n", outil, erreur);
    else
        fprintf(stderr, "%s: %s: %s\n", outil, nom, strerror(ENOENT));
    exit(1);
}

/* The weights of file `nom`, the caller's to free; NULL for NULL. What is wrong is said, and ends
 * the process. */
static inline struct evaluation *poids_lire(const char *outil, const char *nom)
{
    if (!nom)
        return NULL;
    const char *erreur;
    size_t taille;
    char *octets = fichier_entier(outil, nom, POIDS_OCTETS_MAX, &taille);
    struct evaluation *e = evaluation_creer((uint8_t *)octets, taille, &erreur);
    free(octets);
    if (!e) {
        fprintf(stderr, "%s: %s: %s\n", outil, nom, erreur);
        exit(1);
    }
    return e;
}

/* The file of option -p, NULL without it. Operands begin at `optind`; after any other option
 * there are less than none. */
static inline const char *option_poids(int argc, char **argv)
{
    const char *nom = NULL;
    for (int o; (o = getopt(argc, argv, "p:")) != -1;) {
        if (o != 'p')
            optind = argc + 1;
        nom = optarg;
    }
    return nom;
}

/* An engine of one thread with these weights, borrowed; NULL: the program's own. What is wrong is
 * said, and ends the process. */
static inline struct moteur *moteur_des_poids(const char *outil, const struct evaluation *poids,
                                              int hachage_mo)
{
    struct moteur *m = moteur_creer(&(struct moteur_options){
        .hachage_mo = hachage_mo, .fils = 1, .evaluation = poids});
    if (!m) {
        fprintf(stderr, "%s: out of memory\n", outil);
        exit(1);
    }
    return m;
}

/* The value of `p` by a search of `plis` plies (0: to the end) without any cut-off that may be
 * wrong. */
static inline int valeur_sans_risque(struct moteur *m, const struct othellier *p, int plis)
{
    static atomic_bool jamais;
    struct moteur_reponse r;
    moteur_chercher(
        m, p, &(struct moteur_demande){.profondeur = plis, .selectivite = 100, .arret = &jamais},
        &r);
    return r.score;
}

/* One of the moves `coups`, not none. */
static inline int coup_au_hasard(struct alea *alea, uint64_t coups)
{
    for (uint32_t k = alea_entier(alea, (uint32_t)bits_compter(coups)); k > 0; k--)
        coups = bits_reste(coups);
    return bits_premier(coups);
}

#endif
