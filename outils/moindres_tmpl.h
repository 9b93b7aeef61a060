/* Least squares where every row of the matrix is NOMBRES ones: a value is a sum of NOMBRES weights,
 * each out of a table. By conjugate gradients scaled by the diagonal (M. Hestenes and E. Stiefel,
 * "Methods of conjugate gradients for solving linear systems", 1952). Each weight is drawn to what
 * it is at first as by `force` rows of its own, so that what was rarely seen says little.
 *
 * The includer defines NOMBRES, a constant. */
#ifndef OUTILS_MOINDRES_TMPL_H
#define OUTILS_MOINDRES_TMPL_H

#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/octets.h"

struct moindres {
    uint16_t (*rangs)[NOMBRES]; /* of each row, its numbers in their tables */
    float *valeurs;
    size_t n, n_appris;         /* rows; the first ones are learned from, the others kept apart */
    int32_t debut[NOMBRES];     /* of each table, where its weights begin */
    int n_poids;
    float *w;                   /* the weights */
    float *r, *z, *p, *q, *usage;
};

static void *reserver(size_t n, size_t taille)
{
    return memset(memoire_agrandir(NULL, n, taille), 0, n * taille);
}

/* Room for `n` rows and `n_poids` weights, all zero; moindres_rendre gives it back. */
static void moindres_prendre(struct moindres *m, size_t n, int n_poids)
{
    m->n = n;
    m->n_poids = n_poids;
    m->rangs = reserver(n, sizeof *m->rangs);
    m->valeurs = reserver(n, sizeof *m->valeurs);
    float **v[] = {&m->w, &m->r, &m->z, &m->p, &m->q, &m->usage};
    for (int i = 0; i < 6; i++)
        *v[i] = reserver((size_t)n_poids, sizeof(float));
}

static void moindres_rendre(struct moindres *m)
{
    void *v[] = {m->rangs, m->valeurs, m->w, m->r, m->z, m->p, m->q, m->usage};
    for (int i = 0; i < 8; i++)
        free(v[i]);
}

static float somme_des_poids(const struct moindres *m, const float *w, size_t i)
{
    float v = 0;
    for (int k = 0; k < NOMBRES; k++)
        v += w[m->debut[k] + m->rangs[i][k]];
    return v;
}

static void repartir(const struct moindres *m, float *w, size_t i, float v)
{
    for (int k = 0; k < NOMBRES; k++)
        w[m->debut[k] + m->rangs[i][k]] += v;
}

static double produit(const float *a, const float *b, int n)
{
    double s = 0;
    for (int i = 0; i < n; i++)
        s += (double)a[i] * b[i];
    return s;
}

/* Root mean square and mean absolute error of the rows [de, a). */
static void moindres_erreurs(const struct moindres *m, size_t de, size_t a, double *carre,
                             double *absolue)
{
    *carre = *absolue = 0;
    for (size_t i = de; i < a; i++) {
        const double d = m->valeurs[i] - somme_des_poids(m, m->w, i);
        *carre += d * d;
        *absolue += fabs(d);
    }
    *carre = sqrt(*carre / ((double)(a - de) + 1e-9));
    *absolue /= (double)(a - de) + 1e-9;
}

/* q = (transposed X times X + force) p */
static void appliquer(const struct moindres *m, const float *p, float *q, float force)
{
    for (int j = 0; j < m->n_poids; j++)
        q[j] = force * p[j];
    for (size_t i = 0; i < m->n_appris; i++)
        repartir(m, q, i, somme_des_poids(m, p, i));
}

/* From w as it comes, which is what the weights are drawn to. */
static void moindres_resoudre(struct moindres *m, int iterations, float force)
{
    for (size_t i = 0; i < m->n_appris; i++) {
        repartir(m, m->r, i, m->valeurs[i] - somme_des_poids(m, m->w, i));
        repartir(m, m->usage, i, 1);
    }
    for (int j = 0; j < m->n_poids; j++) {
        m->usage[j] = 1 / (m->usage[j] + force);
        m->p[j] = m->z[j] = m->r[j] * m->usage[j];
    }
    double rz = produit(m->r, m->z, m->n_poids);
    for (int tour = 0; tour < iterations && rz > 0; tour++) {
        appliquer(m, m->p, m->q, force);
        const float pas = (float)(rz / produit(m->p, m->q, m->n_poids));
        for (int j = 0; j < m->n_poids; j++) {
            m->w[j] += pas * m->p[j];
            m->r[j] -= pas * m->q[j];
            m->z[j] = m->r[j] * m->usage[j];
        }
        const double avant = rz;
        rz = produit(m->r, m->z, m->n_poids);
        const float suite = (float)(rz / avant);
        for (int j = 0; j < m->n_poids; j++)
            m->p[j] = m->z[j] + suite * m->p[j];
    }
}

/* The weights as bytes, `unite` to one of the values; the errors with these are told, after
 * `nom`. */
static void moindres_finir(struct moindres *m, const char *nom, int unite, int8_t *octets)
{
    int bornes = 0;
    for (int j = 0; j < m->n_poids; j++) {
        const float v = roundf(m->w[j] * (float)unite);
        bornes += fabsf(v) > 127;
        octets[j] = (int8_t)(v > 127 ? 127 : v < -127 ? -127 : v);
        m->w[j] = octets[j] / (float)unite;
    }
    double appris[2], a_part[2];
    moindres_erreurs(m, 0, m->n_appris, &appris[0], &appris[1]);
    moindres_erreurs(m, m->n_appris, m->n, &a_part[0], &a_part[1]);
    fprintf(stderr,
            "%s%zu positions, error %.3f (mean %.3f); apart %zu, error %.3f (mean %.3f); %d "
            "weights cut\n",
            nom, m->n_appris, appris[0], appris[1], m->n - m->n_appris, a_part[0], a_part[1],
            bornes);
}

#endif
