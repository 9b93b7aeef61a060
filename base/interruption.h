/* The signals that ask a command to end (SIGINT, SIGTERM, SIGHUP): a flag that a long one looks at,
 * so that it ends with what it has; the end at once, told, for another. One that the program was
 * started to ignore (nohup, a script's `&`) still does nothing. */
#ifndef BASE_INTERRUPTION_H
#define BASE_INTERRUPTION_H

#include <signal.h>
#include <stdatomic.h>

#define INTERRUPTIONS SIGINT, SIGTERM, SIGHUP

/* From now on these signals only set the flag, the same at every call. */
atomic_bool *interruption_guetter(void);

/* The same for a filter: a read that waits ends too, with EINTR. */
atomic_bool *interruption_guetter_lecture(void);

/* From now on the first of them ends the program as it would have, after a word on the standard
 * error that begins with the command's name. For what keeps nothing of its work. */
void interruption_annoncer(const char *commande);

/* Until interruption_laisser() they wait, for the calling thread: for what must not be left half
 * done and takes moments. */
void interruption_retenir(sigset_t *avant);
void interruption_laisser(const sigset_t *avant);

#endif
