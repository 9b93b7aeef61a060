/* See texte_signaux.h. A handler can make no text: it writes the one that stands ready, then the
 * signal does what it would have done. */
#include "interfaces/texte_signaux.h"

#include <signal.h>
#include <stdatomic.h>
#include <unistd.h>

#include "base/interruption.h"
#include "base/sortie.h"

static const int FINS[] = {INTERRUPTIONS};
enum { NB_FINS = sizeof FINS / sizeof *FINS };

static struct {
    char texte[256];
    atomic_size_t longueur; /* of what stands whole in `texte` */
    struct sigaction avant[NB_FINS];
} moi;

static void finir(int signal)
{
    const size_t longueur = atomic_load_explicit(&moi.longueur, memory_order_acquire);
    const ssize_t n = write(STDOUT_FILENO, moi.texte, longueur);
    (void)n;
    for (int i = 0; i < NB_FINS; i++)
        sigaction(FINS[i], &moi.avant[i], NULL);
    raise(signal); /* pending until this handler returns */
}

void texte_signaux_prendre(void)
{
    struct sigaction action = {.sa_handler = finir, .sa_flags = SA_RESTART};
    sigfillset(&action.sa_mask);
    atomic_store(&moi.longueur, 0);
    for (int i = 0; i < NB_FINS; i++) {
        sigaction(FINS[i], NULL, &moi.avant[i]);
        if (moi.avant[i].sa_handler != SIG_IGN)
            sigaction(FINS[i], &action, NULL);
    }
}

void texte_signaux_rendre(void)
{
    for (int i = 0; i < NB_FINS; i++)
        sigaction(FINS[i], &moi.avant[i], NULL);
}

void texte_signaux_preparer(const struct session *s)
{
    char texte[sizeof moi.texte];
    atomic_exchange(&moi.longueur, 0); /* before the text is written */
    struct tampon t = tampon_sur(texte, sizeof texte);
    struct tampon pret = tampon_sur(moi.texte, sizeof moi.texte);
    tampon_ajouter(&t, "\n");
    if (!session_dire_sort(s, &t))
        return;
    tampon_ajouter(&t, "\n");
    sortie_convertir(stdout, texte, &pret);
    atomic_store_explicit(&moi.longueur, pret.longueur, memory_order_release);
}
