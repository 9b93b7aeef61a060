/* Othello on 10x10: see jeux/othello_tailles.h. Everything comes from the template. */
#include "jeux/othello_tailles.h"

#include "donnees/poids_10x10.h"
#include "jeux/bordeaux.h"
#include "jeux/damier.h"

#define LARGEUR             10
#define HAUTEUR             10
#define REGLES(nom)         r10x10_##nom
#define TAILLE_NOM          "10x10"
#define TAILLE_LETTRES      "abcdefghij"
#define TAILLE_POIDS        POIDS_10X10
#define TAILLE_MIROIR       true
#define TAILLE_STYLE        "bordeaux"
#define TAILLE_PENSER_STYLE bordeaux_penser
#include "jeux/taille_tmpl.h"

TAILLE_JEUX(jeu_othello_10x10, N_("Othello 10x10"), jeu_othello_10x10_miroir,
            N_("Othello 10x10, autre diagonale"));
