/* See archives.h. */
#include "interfaces/archives.h"

#include "base/i18n.h"
#include "interfaces/notation.h"

const char *archives_consulter(const struct jeu *jeu, const struct position *position, int joueur,
                               struct archives *reponse)
{
    const char *faute = NULL;
    if (!notation_connait(jeu))
        return _("La base de parties ne connaît que l'Othello 8x8.");
    if (!position)
        return NULL;
    *reponse = (struct archives){0};
    if (jeu->est_jeu_fini(position))
        return _("Partie finie : la base n'a que les positions où l'on joue.");
    struct base_parties *b = base_ouvrir(NULL, BASE_LIRE_VITE, &faute);
    if (!b)
        return faute;
    struct grille g = notation_grille(jeu, position);
    faute = base_position(b, &g, joueur, NULL, reponse, NULL);
    base_fermer(b);
    return faute;
}
