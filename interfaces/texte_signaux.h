/* What a signal that ends the program lets the text mode say first: that the game is saved. */
#ifndef INTERFACES_TEXTE_SIGNAUX_H
#define INTERFACES_TEXTE_SIGNAUX_H

#include "partie/session.h"

/* From the opening of the display to its closing; signals that were ignored stay so. */
void texte_signaux_prendre(void);
void texte_signaux_rendre(void);

/* What is to be said from now on: the state of the save is that of this moment. */
void texte_signaux_preparer(const struct session *s);

#endif
