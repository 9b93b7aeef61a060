/* Crashes: the one list of their signals, the stack that their handler needs in each thread, and a
 * last word before the program ends by itself.
 *
 * A stack that has overflowed holds no handler: the thread lends it another one, which belongs to
 * that thread alone.
 *
 *     struct pile_de_secours pile;          in the thread's own first function
 *     pannes_preter_pile(&pile);
 *     ... work ...
 *     pannes_reprendre_pile(&pile); */
#ifndef BASE_PANNES_H
#define BASE_PANNES_H

#include <signal.h>

/* What ends a program that is wrong, where it is wrong: no thread may block them. */
#define PANNES SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGSYS

enum { PILE_DE_SECOURS = 65536 };

struct pile_de_secours {
    stack_t avant;
    _Alignas(16) char octets[PILE_DE_SECOURS];
};

/* For the calling thread: handlers that want it (SA_ONSTACK) run on this stack; and as before. */
void pannes_preter_pile(struct pile_de_secours *pile);
void pannes_reprendre_pile(struct pile_de_secours *pile);

/* What must be done before a last word can be read: `rendre` gives a screen back. Only calls that
 * POSIX allows in a handler, from any thread, as often as one likes. NULL: nothing to do. */
void pannes_rendre_par(void (*rendre)(void));

/* Ends the program, from any thread, with this message after its name, on a terminal that was given
 * back. */
_Noreturn void pannes_finir(const char *message);

#endif
