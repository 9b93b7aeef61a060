#include "base/horloge.h"

#include <time.h>

double horloge_secondes(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void horloge_date(const char *format, char date[HORLOGE_DATE])
{
    const time_t maintenant = time(NULL);
    struct tm heure;
    strftime(date, HORLOGE_DATE, format, localtime_r(&maintenant, &heure));
}
