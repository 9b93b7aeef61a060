/* The two evaluations of the course's document on coloured Awalé, `classique` and `famine`: lower
 * rungs of the ladder, searched better than their authors did.
 *
 * In tenths of the document's unit, for the side to move. Pure. */
#ifndef JEUX_AWALE_STYLES_H
#define JEUX_AWALE_STYLES_H

#include "jeux/awale_regles.h"

/* A position whose `trait` says who moves. */
typedef int awale_evaluation(const struct awale *p);

int awale_evaluer_classique(const struct awale *p);
int awale_evaluer_famine(const struct awale *p);

#endif
