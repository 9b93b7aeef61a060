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

/* From now on a crash of any thread that lent itself a stack is told in one sentence on the
 * standard error, which begins with this name: the signal, and who was thinking there. Signals that
 * have a handler keep it. */
void pannes_annoncer(const char *programme);

/* Who thinks in the calling thread, "Premier (ia:3)", for that sentence; NULL: nobody any more.
 * `pendant` is room for its words, kept until then. */
enum { PENDANT = 384 };
void pannes_noter_penseur(const char *qui, char pendant[PENDANT]);

/* For handlers: writes the sentence, if one is to be; then, `avant` being what was done of that
 * signal before, lets it happen once they return. */
void pannes_dire(int signal);
void pannes_laisser(int signal, const siginfo_t *info, const struct sigaction *avant);

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

/* The same with status 1, for what is no fault of the program's: nothing is waited for. */
_Noreturn void pannes_quitter(const char *message);

#endif
