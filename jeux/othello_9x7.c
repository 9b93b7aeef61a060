/* Othello on 9x7: see jeux/othello_tailles.h. Everything comes from the template. */
#include "jeux/othello_tailles.h"

#include "donnees/poids_9x7.h"
#include "jeux/neuchatel.h"
#include "jeux/damier.h"

#define LARGEUR             9
#define HAUTEUR             7
#define REGLES(nom)         r9x7_##nom
#define TAILLE_NOM          "9x7"
#define TAILLE_LETTRES      "abcdefghi"
#define TAILLE_POIDS        POIDS_9X7
#define TAILLE_MIROIR       false
#define TAILLE_STYLE        "neuchatel"
#define TAILLE_PENSER_STYLE neuchatel_penser
#include "jeux/taille_tmpl.h"

TAILLE_JEUX(jeu_othello_9x7, N_("Othello 9x7"), jeu_othello_9x7_miroir,
            N_("Othello 9x7, autre diagonale"));
