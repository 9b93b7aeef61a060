/* The game in progress written to a file of games, for key W and its word in text mode. */
#ifndef INTERFACES_EXPORTER_H
#define INTERFACES_EXPORTER_H

#include "partie/session.h"

/* Writes the moves played (partie/session.h), in the format of the file's extension. */
ecrivain_partie exporter_partie;

/* What that format holds (formats/formats.h), comments only where they can be read again; 0: there
 * is none. */
unsigned exporter_capacites(const char *chemin);

#endif
