/* See notation.h. */
#include "interfaces/notation.h"

#include "formats/noms_ouvertures.h"
#include "jeux/othello_8x8.h"

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

int notation_case(const struct jeu *jeu, int coup)
{
    const struct grille g = grille_vide(8);
    char nom[8];
    struct tampon t = tampon_sur(nom, sizeof nom);
    jeu->ecrire_coup(coup, &t);
    return grille_lire_case(&g, vue_de(nom));
}

int notation_coup(const struct jeu *jeu, int case_)
{
    char nom[8], refus[256];
    struct tampon t = tampon_sur(nom, sizeof nom), raison = tampon_sur(refus, sizeof refus);
    int coup = COUP_AUCUN;
    grille_ecrire_case(case_, &t);
    jeu->lire_coup(nom, &coup, &raison);
    return coup;
}

const char *notation_noter(const struct partie *partie, int nb, struct partie_notee *p)
{
    const struct grille depart = notation_grille(partie->jeu, &partie->initiale);
    const char *erreur = NULL;
    notee_placer(p, &depart, partie->premier);
    for (int i = 0; i < nb && !erreur; i++)
        erreur = notee_jouer(p, notation_case(partie->jeu, partie->coups[i].coup));
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
