/* Monotonic time in seconds, for clocks and measures; never the date. Any thread may call. */
#ifndef BASE_HORLOGE_H
#define BASE_HORLOGE_H

/* Seconds since an arbitrary moment, never going back, about a nanosecond fine. */
double horloge_secondes(void);

#endif
