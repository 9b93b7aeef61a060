/* The course's loop ("Jeux à deux joueurs"), for whichever game this program was linked with: `jeu`
 * is what the assignment's main.py imports under that name. */
#include <stdlib.h>

#include "interfaces/lancer.h"
#include "partie/boucle.h"

int main(int argc, char **argv)
{
    int statut = EXIT_SUCCESS;
    struct session *session = commencer(argc, argv, &statut);
    if (!session)
        return statut;
    do {
        struct position config = jeu.creer_config_init();
        int joueur_courant = jeu.choisir_premier_joueur();
        jeu.afficher_config(config);
        while (!jeu.est_jeu_fini(config)) {
            if (jeu.est_coup_possible(config, joueur_courant)) {
                int coup = jeu.coup_joueur(config, joueur_courant);
                config = jeu.incrementer_config(config, coup, joueur_courant);
                jeu.afficher_config(config);
            }
            joueur_courant = jeu.incrementer_joueur(joueur_courant);
        }
        jeu.afficher_fin(config, joueur_courant);
    } while (encore());
    return terminer(session);
}
