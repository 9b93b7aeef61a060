/* The help: every key of the table, the marks of the board. */
#ifndef INTERFACES_ECRAN_AIDE_H
#define INTERFACES_ECRAN_AIDE_H

#include "interfaces/ecran/vue.h"

/* Shows it until a key puts it away; arrows and pages scroll where it does not fit. */
void aide_montrer(struct ecran *e);

#endif
