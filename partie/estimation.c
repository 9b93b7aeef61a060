/* See estimation.h. Turns go through the pipe by value: the two threads share nothing that either
 * writes, but the flag. */
#include "partie/estimation.h"

#include <math.h>
#include <string.h>

#include "base/i18n.h"

struct envoi {
    int nb;
    struct estime estimes[COUPS_MAX];
};

static void rendre(void *estimation)
{
    const struct estimation *e = estimation;
    struct envoi envoi;
    memset(&envoi, 0, sizeof envoi); /* the padding too */
    envoi.nb = e->valeurs.nb;
    for (int i = 0; i < envoi.nb; i++) {
        const struct pensee *c = &e->valeurs.coups[i];
        envoi.estimes[i] = (struct estime){.coup = (int16_t)c->coup,
                                           .profondeur = (int16_t)c->profondeur,
                                           .score = (float)c->score,
                                           .exact = c->exact,
                                           .livre = c->livre,
                                           .confiance = (uint8_t)c->selectivite};
    }
    fil_dire(&e->fil, &envoi, sizeof envoi);
}

static const char *estimer(void *donnees)
{
    struct estimation *e = donnees;
    return valeurs_chercher(&e->valeurs);
}

const char *estimation_lancer(struct estimation *e, const struct jeu *jeu,
                              const struct position *position, int joueur,
                              const struct limites *limites)
{
    fil_arreter(&e->fil);
    memset(e, 0, sizeof *e);
    if (!jeu->penser)
        return _("ce jeu n'a pas d'intelligence artificielle");
    valeurs_init(&e->valeurs, jeu, position, joueur, limites);
    if (limites->secondes <= 0)
        e->valeurs.limites.secondes = ESTIMATION_SECONDES;
    e->valeurs.limites.arret = &e->fil.arret;
    e->valeurs.dire = rendre;
    e->valeurs.contexte = e;
    return fil_lancer(&e->fil, estimer, e);
}

bool estimation_est(const struct estimation *e, const struct jeu *jeu,
                    const struct position *position, int joueur)
{
    return e->valeurs.jeu == jeu && e->valeurs.joueur == joueur &&
           memcmp(&e->valeurs.position, position, sizeof *position) == 0;
}

void estimation_recevoir(struct estimation *e)
{
    struct envoi envoi;
    if (fil_fd(&e->fil) < 0)
        return;
    if (!fil_entendre(&e->fil, &envoi, sizeof envoi)) {
        e->finie = !fil_erreur(&e->fil);
        return;
    }
    e->nb = envoi.nb;
    memcpy(e->estimes, envoi.estimes, sizeof e->estimes);
}

void estime_ecrire(const struct estime *e, struct tampon *sortie)
{
    const long arrondi = lroundf(e->score);
    tampon_ecrire(sortie, arrondi ? "%+ld" : "%ld", arrondi);
}

const char *estime_marque(const struct estime *e)
{
    return e->exact ? "=" : e->livre ? "#" : "";
}

void estime_dire_surete(const struct estime *e, struct tampon *sortie)
{
    jugement_dire_surete(e->exact, e->livre, e->confiance, e->profondeur, sortie);
}

const struct estime *estimation_coup(const struct estimation *e, int coup)
{
    for (int i = 0; i < e->nb; i++)
        if (e->estimes[i].coup == coup)
            return &e->estimes[i];
    return NULL;
}

/* ---- Beside a review ---- */

static bool plus_sur(const struct estime *e, const struct jugement *j)
{
    if (j->exact || e->exact)
        return !j->exact;
    if (j->livre || e->livre)
        return !j->livre;
    return e->profondeur > j->profondeur ||
           (e->profondeur == j->profondeur && e->confiance > j->confiance);
}

bool estimation_corriger(const struct estimation *e, int coup, int joueur, struct jugement *j)
{
    const struct estime *joue = estimation_coup(e, coup), *mieux = &e->estimes[0];
    if (!joue || !plus_sur(joue, j))
        return false;
    const struct estime *avant =
        j->suite_longueur > 0 ? estimation_coup(e, j->suite[0]) : NULL;
    const int valeur = (int)lroundf(joue->score), perte = (int)lroundf(mieux->score) - valeur;
    j->valeur = joueur == 1 ? valeur : -valeur;
    j->perte = perte;
    j->exact = joue->exact;
    j->livre = joue->livre;
    j->confiance = joue->confiance;
    j->profondeur = joue->profondeur;
    if (perte > 0 && avant && avant->score == mieux->score)
        return true;
    j->suite_longueur = perte > 0;
    j->suite[0] = mieux->coup;
    return true;
}
