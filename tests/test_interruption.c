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

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(ignorer_puis_guetter)};
    return cmocka_run_group_tests_name("interruption", tests, NULL, NULL);
}
