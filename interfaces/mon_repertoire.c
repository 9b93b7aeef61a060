/* See mon_repertoire.h. */
#include "interfaces/mon_repertoire.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "interfaces/notation.h"

enum { OCTETS_MAX = 1 << 24 };

/* Another program holds the file for as long as it takes to write it. */
static const double PATIENCE = 2;

/* NULL, or why there is no place for it. */
static const char *chemin_de(char chemin[CHEMIN_MAX])
{
    return fichier_chemin(DOSSIER_DONNEES, "repertoire.txt", chemin)
               ? NULL
               : _("aucun dossier pour le répertoire (HOME n'est pas défini)");
}

const char *mon_repertoire_lire(struct repertoire *r)
{
    char chemin[CHEMIN_MAX], *contenu = NULL;
    size_t taille = 0;
    int ligne;
    *r = (struct repertoire){0};
    const char *faute = chemin_de(chemin);
    if (!faute)
        faute = fichier_lire(chemin, OCTETS_MAX, &contenu, &taille);
    if (!faute && contenu) {
        faute = repertoire_lire(r, vue_sur(contenu, taille), &ligne);
        if (faute)
            faute = refus_ecrire("%s:%d%s%s", chemin, ligne, _(" : "), faute);
    }
    free(contenu);
    return faute;
}

const char *mon_repertoire_prendre(struct repertoire *r, int *verrou)
{
    char chemin[CHEMIN_MAX];
    *verrou = -1;
    const char *faute = chemin_de(chemin);
    if (!faute)
        faute = fichier_prendre(chemin, PATIENCE, verrou);
    if (faute)
        return faute;
    repertoire_detruire(r);
    return mon_repertoire_lire(r);
}

const char *mon_repertoire_ecrire(const struct repertoire *r)
{
    char chemin[CHEMIN_MAX];
    struct octets o = {0};
    repertoire_ecrire(r, &o);
    const char *faute = chemin_de(chemin);
    if (!faute)
        faute = fichier_ecrire(chemin, o.debut, o.longueur);
    octets_detruire(&o);
    return faute;
}

/* ---- Of a game in progress ---- */

/* "9.c5" */
static void dire_coup(int numero, int c, struct tampon *dit)
{
    tampon_ecrire(dit, "%d.", numero);
    grille_ecrire_case(c, dit);
}

/* The last of these moves, which `dit` tells. */
static void poser_ou_retirer(struct repertoire *r, const struct partie_notee *p, int numero,
                             struct tampon *dit)
{
    int ancien;
    const enum repertoire_effet effet = repertoire_poser(r, p, p->nb_coups - 1, &ancien);
    dire_coup(numero, p->coups[p->nb_coups - 1].case_, dit);
    if (effet == REPERTOIRE_DEJA) {
        const struct grille g = repertoire_avant(p, p->nb_coups - 1);
        repertoire_retirer(r, repertoire_trouver(r, &g, p->coups[p->nb_coups - 1].joueur));
        tampon_ajouter(dit, _(" n'est plus de votre répertoire."));
    } else if (effet == REPERTOIRE_REMPLACE) {
        char ancien_nom[8];
        struct tampon t = tampon_sur(ancien_nom, sizeof ancien_nom);
        grille_ecrire_case(ancien, &t);
        tampon_ecrire(dit, _(" est votre coup, à la place de %s."), ancien_nom);
    } else {
        tampon_ajouter(dit, _(" est de votre répertoire (R : l'en retirer)."));
    }
}

static void basculer(const struct partie *partie, int rang, struct tampon *dit)
{
    struct repertoire r = {0};
    struct recueil une = {0};
    struct partie_notee *p = recueil_nouvelle(&une);
    char memoire[128];
    struct tampon fait = tampon_sur(memoire, sizeof memoire);
    const char *faute = rang < 0 || rang >= partie->total ? _("aucun coup joué ici")
                        : !notation_connait(partie->jeu)
                            ? _("Le répertoire ne connaît que l'Othello 8x8.")
                            : notation_noter(partie, rang + 1, p);
    int verrou = -1;
    if (!faute)
        faute = repertoire_refus(p);
    if (!faute)
        faute = mon_repertoire_prendre(&r, &verrou);
    if (!faute) {
        poser_ou_retirer(&r, p, rang + 1, &fait);
        faute = mon_repertoire_ecrire(&r);
    }
    fichier_rendre(verrou);
    tampon_ajouter(dit, faute ? faute : memoire);
    repertoire_detruire(&r);
    recueil_detruire(&une);
}

/* The move that is mine after `rang` moves, COUP_AUCUN: none. `*suivi`: it was played. */
static int coup_de(const struct repertoire *r, const struct partie *partie, int rang, bool *suivi)
{
    const int joueur = notation_connait(partie->jeu) ? partie_trait(partie, rang) : 0;
    if (!joueur || r->nb == 0)
        return COUP_AUCUN;
    const struct grille g = notation_grille(partie->jeu, partie_position(partie, rang));
    const struct repertoire_coup *m = repertoire_trouver(r, &g, joueur);
    if (!m)
        return COUP_AUCUN;
    *suivi = rang < partie->rang &&
             repertoire_est(m, &g, notation_case(partie->coups[rang].coup));
    return *suivi ? partie->coups[rang].coup : notation_coup(repertoire_case(m, &g));
}

static void dire_sortie(const struct repertoire *r, const struct partie *partie, int joueur,
                        struct tampon *sortie)
{
    for (int rang = 0; rang < partie->rang; rang++) {
        bool suivi = false;
        const int mien = partie->coups[rang].joueur == joueur
                             ? coup_de(r, partie, rang, &suivi)
                             : COUP_AUCUN;
        if (mien == COUP_AUCUN || suivi)
            continue;
        char joue[16], sien[16];
        struct tampon j = tampon_sur(joue, sizeof joue), m = tampon_sur(sien, sizeof sien);
        partie->jeu->ecrire_coup(partie->coups[rang].coup, &j);
        partie->jeu->ecrire_coup(mien, &m);
        tampon_ecrire(sortie, _("%s quitte votre répertoire : %d.%s (le vôtre : %s)"),
                      _(partie->jeu->joueurs[joueur]), rang + 1, joue, sien);
        return;
    }
}

static struct repertoire *lire(void)
{
    struct repertoire *r = memoire_agrandir(NULL, 1, sizeof *r);
    mon_repertoire_lire(r);
    return r;
}

static void rendre(struct repertoire *r)
{
    repertoire_detruire(r);
    free(r);
}

const struct carnet mon_repertoire = {
    .lire = lire, .rendre = rendre, .basculer = basculer, .dire_sortie = dire_sortie};
