/* A signal is noted wherever it finds the program. */
#include "tests/aide.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#include "interfaces/ecran/signaux.h"

static volatile bool *pris; /* the first question of the child is over */

static void demander_deux_fois(void)
{
    signaux_ouvrir();
    signaux_prendre(); /* its calls are found by now */
    if (ptrace(PTRACE_TRACEME, 0, NULL, NULL) != 0)
        _exit(2);
    kill(getpid(), SIGSTOP);
    const bool avant = signaux_prendre().taille;
    *pris = true;
    _exit(avant || signaux_prendre().taille ? 0 : 1);
}

/* Sends SIGWINCH so many instructions after the first question has emptied its pipe. Gives the exit
 * status of the child; -1: it was beyond that question, -2: it cannot be watched. */
static int interrompre_apres(int instructions)
{
    int statut;
    *pris = false;
    const pid_t enfant = fork();
    if (enfant == 0)
        demander_deux_fois();
    waitpid(enfant, &statut, 0);
    if (!WIFSTOPPED(statut))
        return -2;
    for (int i = 0; i < 2 + instructions && WIFSTOPPED(statut); i++) { /* into read(), out of it */
        ptrace(i < 2 ? PTRACE_SYSCALL : PTRACE_SINGLESTEP, enfant, NULL, NULL);
        waitpid(enfant, &statut, 0);
    }
    const bool apres = *pris;
    kill(enfant, SIGWINCH);
    while (WIFSTOPPED(statut)) {
        const long donne = WSTOPSIG(statut) == SIGWINCH ? SIGWINCH : 0;
        ptrace(PTRACE_CONT, enfant, NULL, donne);
        waitpid(enfant, &statut, 0);
    }
    return apres ? -1 : WIFEXITED(statut) ? WEXITSTATUS(statut) : 3;
}

static void aucun_perdu(void **etat)
{
    (void)etat;
    int statut = 0;
    pris = mmap(NULL, sizeof *pris, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    assert_ptr_not_equal(pris, MAP_FAILED);
    for (int i = 0; statut == 0; i++) {
        statut = interrompre_apres(i);
        if (statut > 0)
            print_message("lost after %d instructions\n", i);
    }
    if (statut == -2)
        skip();
    assert_int_equal(statut, -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(aucun_perdu)};
    return cmocka_run_group_tests_name("signaux", tests, NULL, NULL);
}
