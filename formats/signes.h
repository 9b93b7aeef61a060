/* What annotators say of a move in a sign: PGN's numbers (NAG), "$4", of which the first six have
 * the signs of every book, "??", words in SGF, and a place of their own beside the comment. */
#ifndef FORMATS_SIGNES_H
#define FORMATS_SIGNES_H

#include "base/octets.h"
#include "formats/partie_notee.h"

enum {
    SIGNE_BON = 1, /* "!" */
    SIGNE_FAUX,    /* "?" */
    SIGNE_TRES_BON,
    SIGNE_GAFFE,
    SIGNE_INTERESSANT, /* "!?" */
    SIGNE_DOUTEUX,     /* "?!" */
    SIGNES_USUELS
};

/* Adds one unless it is there; false: there is no room. */
bool signes_ajouter(struct coup_note *c, int signe);

/* The sign of a word, "?!" or "$6"; 0: it is none. */
int signe_lire(struct vue mot);

/* Takes the numbers ("$6") off the front of a comment, where programs that know no signs leave
 * them. */
void signes_prendre(struct coup_note *c, struct vue *commentaire);

/* "coup douteux", in the user's language; NULL: no words are known. */
const char *signe_dire(int signe);

/* Appends all of them as a comment of a format without signs says them, "?! $12", and what is said
 * besides. */
void signes_commenter(const struct coup_note *c, struct octets *sortie);

#endif
