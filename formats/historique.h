/* The files that this program keeps of a person's games, as games to read elsewhere. The games are
 * those of square boards: no other can be written elsewhere.
 *
 * The history, of finished games and of those that another one took the place of
 * (partie/passees.h): one line a game, fields parted by tabs: date, game, both players, Black's
 * margin, or "+temps" or "-temps" where a clock ended it, moves; then, for a start that is not the
 * game's own, the board and who began, "noir" or "blanc"; three columns for the record of the
 * person; then its variations and comments (formats/ramure_notee.h).
 *
 * The save of the game in progress (partie/sauvegarde.h): its start, the moves that were played,
 * not those undone, its variations and comments, and the players' words. */
#ifndef FORMATS_HISTORIQUE_H
#define FORMATS_HISTORIQUE_H

#include "formats/partie_notee.h"

int historique_reconnaitre(struct vue texte);
void historique_lire(struct vue texte, struct recueil *r);

int historique_reconnaitre_sauvee(struct vue texte);
void historique_lire_sauvee(struct vue texte, struct recueil *r);

/* The start that the program gives the game of this name, as "othello-6x6-miroir". False: no square
 * Othello. */
bool historique_depart(struct vue nom, struct grille *d);

#endif
