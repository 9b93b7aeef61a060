/* The JSON that Othello Quest exports. What is known of it, and what is read: "players", an array
 * of objects with "name" (else "id"), Black first; then "m" for each move in order, "-" for a pass;
 * "created" as the date. Everything else is skipped. Usual start. Not written. */
#ifndef FORMATS_QUEST_H
#define FORMATS_QUEST_H

#include "formats/partie_notee.h"

int quest_reconnaitre(struct vue texte);
void quest_lire(struct vue texte, struct recueil *r);

#endif
