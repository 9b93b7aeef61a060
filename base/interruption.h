/* SIGINT and SIGTERM as a flag that a long command looks at, so that it ends with what it has. */
#ifndef BASE_INTERRUPTION_H
#define BASE_INTERRUPTION_H

#include <stdatomic.h>

/* From now on these signals only set the flag, but one that the program was started to ignore
 * (nohup, a script's `&`) still does nothing. The flag is the same at every call. */
atomic_bool *interruption_guetter(void);

/* The same for a filter: a read that waits ends too, with EINTR. */
atomic_bool *interruption_guetter_lecture(void);

#endif
