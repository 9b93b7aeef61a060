/* Another program, spoken to line by line, that may be slow, silent, dead or mad without harm.
 *
 *     processus_lancer(&p, "gtp-rhino -l 3");
 *     processus_ecrire(&p, "name\n", arret);
 *     processus_ligne(&p, &ligne, echeance, arret)  ... 
 *     processus_finir(&p);
 *
 * The command runs in a shell, in a process group of its own, its errors thrown away; the group is
 * ended with it, and when our own program dies of whatever cause, so that nothing stays behind. One
 * thread at a time. */
#ifndef PARTIE_PROCESSUS_H
#define PARTIE_PROCESSUS_H

#include <stdatomic.h>
#include <sys/types.h>

#include "base/lignes.h"

struct processus {
    pid_t pid; /* 0: not running */
    int fd; /* its input and its output: one socket, so that writing to a dead one is no signal */
    int vie; /* a pipe nobody writes to: when it closes, the group dies */
    struct lignes lignes;
};

enum lecture_processus {
    PROCESSUS_LIGNE,   /* a line, without its end */
    PROCESSUS_SILENCE, /* nothing before the deadline */
    PROCESSUS_MORT,    /* it closed its output */
    PROCESSUS_ARRET    /* the caller was asked to stop */
};

/* Is there such a program in the PATH? `commande` is a command line. */
bool processus_existe(const char *commande);

/* NULL, or the system's reason. `*p` was all zero. */
const char *processus_lancer(struct processus *p, const char *commande);

/* False when the other side is gone, or takes nothing for seconds, or upon `*arret` (NULL: nobody
 * asks). */
bool processus_ecrire(struct processus *p, const char *texte, atomic_bool *arret);

/* Waits for a line until `echeance` (horloge_secondes()) or until `*arret`. `*ligne` is valid until
 * the next call. A line longer than 64 KiB is cut. */
enum lecture_processus processus_ligne(struct processus *p, struct vue *ligne, double echeance,
                                       atomic_bool *arret);

/* Ends it: politely, by closing its input; else by signals. Waits for its end. */
void processus_finir(struct processus *p);

#endif
