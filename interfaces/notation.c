/* See notation.h. */
#include "interfaces/notation.h"

#include "jeux/othello_8x8.h"

bool notation_connait(const struct jeu *jeu)
{
    return jeu == &jeu_othello_8x8 || jeu == &jeu_othello_8x8_miroir;
}

struct grille notation_grille(const struct jeu *jeu, const struct position *p)
{
    struct grille g = grille_vide(8);
    for (int y = 0; y < 8; y++)
        for (int x = 0; x < 8; x++)
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
