/* Othello on 4x4: see jeux/othello_tailles.h. Everything comes from the template. */
#include "jeux/othello_tailles.h"

#include "donnees/poids_4x4.h"
#include "jeux/damier.h"

#define LARGEUR             4
#define HAUTEUR             4
#define REGLES(nom)         r4x4_##nom
#define TAILLE_NOM          "4x4"
#define TAILLE_LETTRES      "abcd"
#define TAILLE_POIDS        POIDS_4X4
#define TAILLE_MIROIR       false
#include "jeux/taille_tmpl.h"

TAILLE_JEUX(jeu_othello_4x4, N_("Othello 4x4"), jeu_othello_4x4_miroir,
            N_("Othello 4x4, autre diagonale"));
