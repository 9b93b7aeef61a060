/* See reflexion.h. */
#include "partie/reflexion.h"

#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "base/texte.h"

/* What is made once, an engine's table or another program's start, is not on its clock. */
static const char *penser(void *donnees)
{
    struct reflexion *r = donnees;
    const char *erreur = r->partie ? joueur_preparer(r->joueur, &r->fil.arret) : NULL;
    const double debut = horloge_secondes();
    atomic_store(&r->debut, debut);
    if (!r->partie)
        r->joueur->genre->mediter(r->joueur, &r->position, r->trait, &r->fil.arret);
    else if (!erreur)
        erreur = r->joueur->genre->penser(r->joueur, r->partie, &r->fil.arret, &r->pensee);
    const double fin = horloge_secondes();
    r->pensee.secondes = fin - debut;
    atomic_store(&r->fin, fin);
    return erreur;
}

/* "Premier (ia:3)". */
static void nommer(struct reflexion *r, const struct partie *partie, int couleur)
{
    struct tampon t = tampon_sur(r->fil.qui, sizeof r->fil.qui);
    tampon_ecrire(&t, r->joueur->nom[0] ? "%s (%s)" : "%s", _(partie->jeu->joueurs[couleur]),
                  r->joueur->nom);
}

const char *reflexion_lancer(struct reflexion *r, struct joueur *joueur,
                             const struct partie *partie)
{
    memset(r, 0, sizeof *r);
    r->joueur = joueur;
    r->partie = partie;
    nommer(r, partie, partie_trait(partie, partie->rang));
    joueur->limites.progres = &r->progres;
    const char *refus = fil_lancer(&r->fil, penser, r);
    if (refus)
        joueur->limites.progres = NULL;
    return refus;
}

bool reflexion_mediter(struct reflexion *r, struct joueur *joueur, const struct partie *partie)
{
    memset(r, 0, sizeof *r);
    r->joueur = joueur;
    r->position = *partie_position(partie, partie->rang);
    r->trait = partie_trait(partie, partie->rang);
    nommer(r, partie, 3 - r->trait);
    return r->trait && joueur->genre->mediter && !fil_lancer(&r->fil, penser, r);
}

double reflexion_secondes(const struct reflexion *r)
{
    const double debut = atomic_load(&r->debut), fin = atomic_load(&r->fin);
    return debut == 0 ? 0 : (fin == 0 ? horloge_secondes() : fin) - debut;
}

const char *reflexion_finir(struct reflexion *r, struct pensee *pensee)
{
    if (fil_fd(&r->fil) < 0)
        return NULL;
    fil_arreter(&r->fil);
    r->joueur->limites.progres = NULL;
    *pensee = r->pensee;
    return fil_erreur(&r->fil);
}
