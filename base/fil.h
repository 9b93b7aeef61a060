/* Work in a thread beside the one that has a person to serve, which never sleeps through it: what
 * is found comes by value through a pipe.
 *
 *     fil_lancer(&f, travail, donnees);
 *     ... poll() on fil_fd(&f) beside the keyboard, and when it is readable: ...
 *     if (fil_entendre(&f, &message, sizeof message)) ...          else the work is over
 *     fil_arreter(&f);                                             at any moment
 *
 * All zero is one that never began. The work may call fil_dire() and look at `arret`; the rest is
 * for the thread that began it. Signals stay with that thread, but for those of a crash, which is
 * handled where it happens, so that the terminal is restored. */
#ifndef BASE_FIL_H
#define BASE_FIL_H

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

enum { FIL_QUI = 320 };

struct fil {
    atomic_bool arret; /* the work must end soon */
    bool en_cours;     /* not waited for yet */
    int tube[2];       /* messages; its end is the end of the work */
    pthread_t pthread;
    const char *(*travail)(void *donnees);
    void *donnees;
    char erreur[512]; /* the work's until it is over: fil_erreur() */
    char qui[FIL_QUI]; /* who thinks there, "Premier (ia:3)", for what is said of a crash: set
                          before fil_lancer(), or empty */
};

/* Begins `travail(donnees)`, which gives NULL, or why it failed, be it a text of its thread; none
 * may be running. `f` stays where it is until the end of it. NULL, or why not. */
const char *fil_lancer(struct fil *f, const char *(*travail)(void *donnees), void *donnees);

/* For the work: tells a message, PIPE_BUF bytes at the most, and waits for room. Nothing once
 * nobody listens any more. */
void fil_dire(const struct fil *f, const void *message, size_t taille);

/* Readable when there is something to take by fil_entendre(). -1 when none is running. */
int fil_fd(const struct fil *f);

/* Takes a message, as long as it was told, and sleeps until there is one. False when the work is
 * over: it was waited for. */
bool fil_entendre(struct fil *f, void *message, size_t taille);

/* Why the work failed. NULL: it did not, or is not over. */
const char *fil_erreur(const struct fil *f);

/* Blocks the signals of the calling thread, and of those that it begins until it puts `*avant`
 * back, but for those of a crash. */
void fil_masquer(sigset_t *avant);

/* Sets `arret` and waits for the end. Nothing when none is running. Work that goes on in spite of
 * it (2 seconds of its own computing, 10 asleep) ends the program: the screen is given back, and
 * `qui` named. */
void fil_arreter(struct fil *f);

#endif
