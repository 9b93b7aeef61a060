/* The ncurses screen, as a display. The rest of this folder is its own. */
#ifndef INTERFACES_ECRAN_ECRAN_H
#define INTERFACES_ECRAN_ECRAN_H

#include "partie/affichage.h"

extern const struct affichage affichage_ecran;

#endif
