/* The variations and comments of a game as the program keeps them, one line of text
 * (base/ramure.h), as the branches and comments of its record. */
#ifndef FORMATS_RAMURE_NOTEE_H
#define FORMATS_RAMURE_NOTEE_H

#include "formats/partie_notee.h"

/* Adds them to a game that has its moves. NULL, or what is wrong with the text, in the user's
 * language, and `*faute` where: what stands before it is added. What goes on behind the last move
 * is left out, which `*derriere` tells. */
const char *ramure_noter(struct vue texte, struct partie_notee *p, struct vue *faute,
                         bool *derriere);

#endif
