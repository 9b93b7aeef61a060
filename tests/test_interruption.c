/* A signal that is looked out for sets the flag; one that was ignored before stays ignored. */
#include "tests/aide.h"

#include <signal.h>

#include "base/interruption.h"

static void ignorer_puis_guetter(void **etat)
{
    (void)etat;
    signal(SIGINT, SIG_IGN);
    const atomic_bool *arret = interruption_guetter();
    raise(SIGINT);
    assert_false(atomic_load(arret));
    raise(SIGTERM);
    assert_true(atomic_load(arret));
}

/* Their end waits while something must be done whole. */
static void retenir_puis_laisser(void **etat)
{
    (void)etat;
    sigset_t avant, en_attente;
    signal(SIGHUP, SIG_DFL);
    atomic_bool *arret = interruption_guetter();
    atomic_store(arret, false);
    interruption_retenir(&avant);
    raise(SIGHUP);
    assert_false(atomic_load(arret));
    assert_int_equal(sigpending(&en_attente), 0);
    assert_true(sigismember(&en_attente, SIGHUP));
    interruption_laisser(&avant);
    assert_true(atomic_load(arret));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(ignorer_puis_guetter),
                                       cmocka_unit_test(retenir_puis_laisser)};
    return cmocka_run_group_tests_name("interruption", tests, NULL, NULL);
}
