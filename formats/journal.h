/* The journal of `othello match` (interfaces/match_journal.c), JSON Lines: a line that says the
 * match, {"match":1,"a":…,"b":…}, then one for each game: "partie", its number in the match,
 * "noir", "blanc", "coups", A's margin in "marge_a", A having Black in the odd games; "forfait",
 * not 0 where a player lost by default, with "raison"; where a player told his thoughts "pensees",
 * an object for each of his moves, passed over here. "jeu" in the first line names another board
 * than the usual one: it is read where it is square. Not written as a format. */
#ifndef FORMATS_JOURNAL_H
#define FORMATS_JOURNAL_H

#include "formats/partie_notee.h"

/* The values of a line, as they are written; empty: not there. */
struct ligne_journal {
    struct vue match, jeu, partie, noir, blanc, coups, marge, forfait, raison;
    bool fermee; /* not cut */
};

struct ligne_journal journal_ligne(struct vue ligne);

int journal_reconnaitre(struct vue texte);
void journal_lire(struct vue texte, struct recueil *r);

#endif
