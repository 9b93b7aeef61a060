/* Memory for large tables: zero when taken, and in pages large enough that reading it at random
 * does not wait for the addresses (a ninth of the time of a search, on a virtual machine).
 *
 *   pages_prendre -> pages_rendre with the same size
 *
 * Any thread may call. */
#ifndef BASE_PAGES_H
#define BASE_PAGES_H

#include <stddef.h>

/* `octets` bytes (more than 0) of zeros, in large pages when they fill some exactly (2 MiB each);
 * NULL when memory lacks. */
void *pages_prendre(size_t octets);
void pages_rendre(void *p, size_t octets); /* NULL: nothing to do */

/* The same for what free() takes back: `octets` bytes, unset, on a boundary of a large page. */
void *pages_reserver(size_t octets);

#endif
