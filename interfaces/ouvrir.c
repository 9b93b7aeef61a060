/* See ouvrir.h. */
#include "interfaces/ouvrir.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"
#include "interfaces/commandes_formats.h"

/* "jeu.pgn:12" is the twelfth game of jeu.pgn, where no file has the whole name. */
static char *separer(const char *valeur, long *numero)
{
    char *chemin = strdup(valeur), *deux_points = chemin ? strrchr(chemin, ':') : NULL;
    *numero = 1;
    if (deux_points && access(valeur, F_OK) != 0 &&
        vue_entier(vue_de(deux_points + 1), 1, 100000000, numero))
        *deux_points = 0;
    return chemin;
}

/* The game with that board; NULL when the program has none. */
static const struct jeu *chercher_jeu(const struct jeu *const *jeux, int taille)
{
    for (; *jeux; jeux++)
        if ((*jeux)->colonnes == taille && (*jeux)->lignes == taille)
            return *jeux;
    return NULL;
}

static bool placer(const struct partie_notee *p, const struct jeu *jeu, struct partie *partie,
                   struct tampon *raison)
{
    char cases[GRILLE_CASES + 1];
    struct tampon t = tampon_sur(cases, sizeof cases);
    struct position depart;
    for (int y = 1; y <= p->depart.taille; y++)
        for (int x = 1; x <= p->depart.taille; x++)
            tampon_ecrire(&t, "%c", "-XO"[p->depart.pions[grille_case(x, y)]]);
    if (!jeu->lire_position(cases, &depart, raison))
        return false;
    partie_placer(partie, jeu, &depart, p->premier);
    return true;
}

/* Passes follow from the positions in both records. */
static bool rejouer(const struct partie_notee *p, struct partie *partie, struct tampon *raison)
{
    for (int i = 0; i < p->nb_coups; i++) {
        char nom[8];
        struct tampon t = tampon_sur(nom, sizeof nom);
        int coup;
        if (p->coups[i].case_ == CASE_PASSE)
            continue;
        grille_ecrire_case(p->coups[i].case_, &t);
        if (!partie->jeu->lire_coup(nom, &coup, raison))
            return false;
        const char *refus = partie_jouer(partie, coup);
        if (refus) {
            tampon_ajouter(raison, refus);
            return false;
        }
    }
    return true;
}

static bool choisir(const struct recueil *r, long numero, const struct jeu *const *jeux,
                    struct partie *partie, struct tampon *raison)
{
    if (numero > r->nb_parties) {
        tampon_ecrire(raison,
                      r->nb_parties ? _("le fichier a %d parties") : _("aucune partie lisible"),
                      r->nb_parties);
        return false;
    }
    const struct partie_notee *p = &r->parties[numero - 1];
    const struct jeu *jeu = chercher_jeu(jeux, p->depart.taille);
    if (!jeu) {
        tampon_ecrire(raison, _("pas de plateau %dx%d"), p->depart.taille, p->depart.taille);
        return false;
    }
    if (!placer(p, jeu, partie, raison) || !rejouer(p, partie, raison))
        return false;
    partie->consignee = partie_trait(partie, partie->total) == 0; /* it is no game of this user */
    return true;
}

bool ouvrir_partie(const char *valeur, const struct jeu *const *jeux, struct partie *partie,
                   struct tampon *raison)
{
    struct recueil r = {0};
    long numero;
    char *chemin = separer(valeur, &numero);
    if (!chemin) {
        tampon_ajouter(raison, _("mémoire insuffisante"));
        return false;
    }
    const bool clavier = strcmp(chemin, "-") == 0; /* the standard input is for moves */
    if (clavier)
        tampon_ajouter(raison, _("un fichier est attendu"));
    else
        lire_parties("othello", chemin, NULL, &r); /* its problems are told */
    const bool lue = !clavier && choisir(&r, numero, jeux, partie, raison);
    recueil_detruire(&r);
    free(chemin);
    return lue;
}
