/* The help, a page in sections: the rules, every key of the table, the marks of the board. */
#ifndef INTERFACES_ECRAN_AIDE_H
#define INTERFACES_ECRAN_AIDE_H

#include "interfaces/ecran/vue.h"

/* Shows it until a key puts it away; where it does not fit arrows and pages scroll, and Tab goes
 * from section to section. */
void aide_montrer(struct ecran *e);

#endif
