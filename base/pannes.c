/* See pannes.h. */
#include "base/pannes.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#include "base/i18n.h"
#include "base/sortie.h"

static _Atomic(void (*)(void)) rendre_ecran;

void pannes_preter_pile(struct pile_de_secours *pile)
{
    const stack_t secours = {.ss_sp = pile->octets, .ss_size = sizeof pile->octets};
    sigaltstack(&secours, &pile->avant);
}

void pannes_reprendre_pile(struct pile_de_secours *pile)
{
    sigaltstack(&pile->avant, NULL);
}

void pannes_rendre_par(void (*rendre)(void))
{
    atomic_store(&rendre_ecran, rendre);
}

void pannes_finir(const char *message)
{
    void (*rendre)(void) = atomic_load(&rendre_ecran);
    if (rendre)
        rendre();
    char texte[512], pret[2 * sizeof texte]; /* memory may be what is wanting */
    struct tampon t = tampon_sur(texte, sizeof texte), p = tampon_sur(pret, sizeof pret);
    tampon_ecrire(&t, _("%s : %s"), program_invocation_short_name, message);
    tampon_ajouter(&t, "\n");
    fflush(stdout);
    sortie_convertir(stderr, texte, &p);
    fputs(pret, stderr);
    abort();
}
