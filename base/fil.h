/* Threads beside one that has a person to serve: signals stay with the thread that made them, but
 * for those of a crash, which is handled where it happens, so that the terminal is restored. */
#ifndef BASE_FIL_H
#define BASE_FIL_H

#include <pthread.h>

/* Starts `travail(donnees)`. 0, or the error, as pthread_create() gives it. */
int fil_lancer(pthread_t *fil, void *(*travail)(void *), void *donnees);

#endif
