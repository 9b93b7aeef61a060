/* See notation.h. */
#include "interfaces/notation.h"

#include "formats/noms_ouvertures.h"
#include "jeux/othello_8x8.h"
#include "partie/joueur.h"

bool notation_connait(const struct jeu *jeu)
{
    return jeu == &jeu_othello_8x8 || jeu == &jeu_othello_8x8_miroir;
}

struct grille notation_grille(const struct jeu *jeu, const struct position *p)
{
    struct grille g = grille_vide(jeu->lignes);
    for (int y = 0; y < jeu->lignes; y++)
        for (int x = 0; x < jeu->colonnes; x++)
            g.pions[grille_case(x + 1, y + 1)] = (unsigned char)jeu->cellule(p, x, y).joueur;
    return g;
}

/* The board that a record starts from as a position of the game. */
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

/* COUP_AUCUN: `raison` says why. */
static int coup_de(const struct jeu *jeu, int c, struct tampon *raison)
{
    char nom[8];
    struct tampon t = tampon_sur(nom, sizeof nom);
    int coup;
    grille_ecrire_case(c, &t);
    return jeu->lire_coup(nom, &coup, raison) ? coup : COUP_AUCUN;
}

int notation_coup_de(const struct jeu *jeu, int case_)
{
    char perdu[256];
    struct tampon raison = tampon_sur(perdu, sizeof perdu);
    return coup_de(jeu, case_, &raison);
}

bool notation_rejouer(const struct partie_notee *p, struct partie *partie, struct tampon *raison)
{
    for (int i = 0; i < p->nb_coups; i++) {
        if (p->coups[i].case_ == CASE_PASSE)
            continue;
        const int coup = coup_de(partie->jeu, p->coups[i].case_, raison);
        if (coup == COUP_AUCUN)
            return false;
        const char *refus = partie_jouer(partie, coup);
        if (refus) {
            tampon_ajouter(raison, refus);
            return false;
        }
    }
    return true;
}

/* The program's own files name its players by their words: "clavier", "ia:3". */
static bool est_un_joueur(const char *nom, const struct jeu *jeu)
{
    return !joueur_commande(nom) && !joueur_refus(jeu, nom);
}

static void nommer(const struct partie_notee *p, struct partie *partie)
{
    for (int joueur = 1; joueur <= 2; joueur++) {
        const char *nom = p->champs[joueur == 1 ? CHAMP_NOIR : CHAMP_BLANC];
        struct tampon t = tampon_sur(partie->noms[joueur], PARTIE_NOM_MAX);
        if (nom && est_un_joueur(nom, partie->jeu))
            joueur_dire(nom, &t);
        else
            tampon_ajouter(&t, nom ? nom : "");
    }
}

bool notation_partie(const struct partie_notee *p, const struct jeu *jeu, struct partie *partie,
                     struct tampon *raison)
{
    if (!placer(p, jeu, partie, raison))
        return false;
    nommer(p, partie);
    return notation_rejouer(p, partie, raison);
}

const char *notation_noter(const struct partie *partie, int nb, struct partie_notee *p)
{
    const struct grille depart = notation_grille(partie->jeu, &partie->initiale);
    const char *erreur = NULL;
    notee_placer(p, &depart, partie->premier);
    for (int i = 0; i < nb && !erreur; i++) {
        char nom[16];
        struct tampon t = tampon_sur(nom, sizeof nom);
        partie->jeu->ecrire_coup(partie->coups[i].coup, &t);
        erreur = notee_jouer(p, grille_lire_case(&depart, vue_de(nom)));
    }
    return erreur;
}

const char *notation_ouverture(const struct partie *partie, int nb)
{
    struct recueil r = {0};
    if (!notation_connait(partie->jeu))
        return NULL;
    struct partie_notee *p = recueil_nouvelle(&r);
    const char *nom = notation_noter(partie, nb, p) ? NULL : nom_ouverture(p);
    recueil_detruire(&r);
    return nom;
}
