/* The save file of a game in progress (partie/sauvegarde.h) as a game to read elsewhere: its start,
 * the moves that were played, not those undone, and the players' words. Other boards than those of
 * square Othello have no format here: refused. */
#ifndef FORMATS_SAUVEE_H
#define FORMATS_SAUVEE_H

#include "formats/partie_notee.h"

int sauvee_reconnaitre(struct vue texte);
void sauvee_lire(struct vue texte, struct recueil *r);

#endif
