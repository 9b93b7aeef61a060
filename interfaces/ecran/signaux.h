/* Signals while the screen is open. Handlers do nothing but note the signal and wake the sleeper;
 * the only work done inside one is giving the terminal back when the program is about to die of a
 * crash, with bytes prepared beforehand.
 *
 * Signals speak to the process: what is noted is a global. Only the main thread calls this module;
 * the other threads block all but the crashes (base/fil.h). */
#ifndef INTERFACES_ECRAN_SIGNAUX_H
#define INTERFACES_ECRAN_SIGNAUX_H

#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/* What was noted since the last question. */
struct signaux_recus {
    int fin;         /* SIGINT, SIGTERM or SIGHUP: one of them, or 0 */
    bool taille;     /* SIGWINCH */
    bool suspension; /* SIGTSTP */
    bool reprise;    /* SIGCONT */
};

/* Installs the handlers. NULL, or why not. */
const char *signaux_ouvrir(void);

/* Puts back what signaux_ouvrir() found. */
void signaux_fermer(void);

/* Readable when something was noted. */
int signaux_fd(void);

/* What was noted; forgets it. */
struct signaux_recus signaux_prendre(void);

/* What a crash must do to the terminal: these attributes and these bytes (cut to what fits). With
 * `avant` NULL nothing any more: the terminal is not ours just now. */
void signaux_en_cas_de_panne(const struct termios *avant, const char *octets, size_t nb);

/* Stops the process as Ctrl-Z does to a program that does not care. Comes back when it is resumed,
 * or at once where nobody could resume it. */
void signaux_suspendre(void);

#endif
