/* Othello on 6x6: see jeux/othello_tailles.h. Everything comes from the template. */
#include "jeux/othello_tailles.h"

#include "donnees/parfait_6x6.h"
#include "donnees/poids_6x6.h"
#include "jeux/damier.h"

#define LARGEUR             6
#define HAUTEUR             6
#define REGLES(nom)         r6x6_##nom
#define TAILLE_NOM          "6x6"
#define TAILLE_LETTRES      "abcdef"
#define TAILLE_POIDS        POIDS_6X6
#define TAILLE_MIROIR       false
#define TAILLE_PARFAIT      PARFAIT_6X6
#include "jeux/taille_tmpl.h"

TAILLE_JEUX(jeu_othello_6x6, N_("Othello 6x6"), jeu_othello_6x6_miroir,
            N_("Othello 6x6, autre diagonale"));
