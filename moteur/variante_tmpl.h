/* One variant of the search: everything hot, compiled for one kind of processor. The including file
 * defines NIVEAU_X86 and names the variant. */
#ifndef MOTEUR_VARIANTE_TMPL_H
#define MOTEUR_VARIANTE_TMPL_H

#include "base/horloge.h"
#include "moteur/equipe.h"
#include "moteur/ordre.h"
#include "moteur/quadrants.h"
#include "moteur/recherche.h"

#include "moteur/camp.h"
#include "moteur/primitives.h"
#include "moteur/stables_tmpl.h"

#include "moteur/fin_tmpl.h"
#include "moteur/noeud_tmpl.h"
#include "moteur/perft_tmpl.h"

static uint64_t perft(uint64_t joueur, uint64_t adverse, int profondeur)
{
    return perft_compter(joueur, adverse, profondeur, false);
}

/* Out of line, for the tests. */
static uint64_t coups_legaux_appel(uint64_t joueur, uint64_t adverse)
{
    return coups_legaux(joueur, adverse);
}

static uint64_t retournes_appel(uint64_t joueur, uint64_t adverse, int x)
{
    return retournes(joueur, adverse, x);
}

static unsigned dernier_appel(uint64_t joueur, int x)
{
    return compte_du_dernier(joueur, x);
}

static uint64_t stables_appel(const struct stabilite *s, uint64_t joueur, uint64_t adverse)
{
    return stables_de(s, joueur, adverse);
}

#define VARIANTE(titre)                                                                            \
    {                                                                                              \
        .nom = titre, .coups = coups_legaux_appel, .retournes = retournes_appel,                   \
        .dernier = dernier_appel, .stables = stables_appel, .perft = perft, .fin = fin,            \
        .noeud = noeud, .partager = partager,                                                      \
    }

#endif
