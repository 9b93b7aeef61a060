/* Monotonic time in seconds, for clocks and measures; and the date, to be written. Any thread may
 * call. */
#ifndef BASE_HORLOGE_H
#define BASE_HORLOGE_H

/* Seconds since an arbitrary moment, never going back, about a nanosecond fine. */
double horloge_secondes(void);

/* Writes the moment by the clock on the wall, as strftime() takes it: "%Y-%m-%d". */
enum { HORLOGE_DATE = 32 };
void horloge_date(const char *format, char date[HORLOGE_DATE])
    __attribute__((format(strftime, 1, 0)));

#endif
