/* See recolte.h. */
#include "interfaces/recolte.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "formats/position.h"
#include "interfaces/bilan_joueurs.h"

/* Did the player who is asked for move? */
static bool est_sien(const struct partie_notee *p, int joueur, const struct joueurs_cherches *j)
{
    if (j->noms[0])
        return nom_repond(p->champs[joueur == NOIR ? CHAMP_NOIR : CHAMP_BLANC], j->noms[0]);
    return (!j->noir && !j->blanc) || (joueur == NOIR ? j->noir : j->blanc) != NULL;
}

static bool est_voulu(const struct recolte *r, const struct coup_analyse *c)
{
    return !c->seul && c->perte >= r->perte &&
           (r->phase == PHASE_TOUTES || r->phase == jugement_phase(c->vides));
}

/* "2008, A – B, coup 34" */
static void dire_provenance(const struct partie_notee *p, int coup, struct tampon *t)
{
    const char *noir = p->champs[CHAMP_NOIR], *blanc = p->champs[CHAMP_BLANC];
    if (p->champs[CHAMP_DATE])
        tampon_ecrire(t, "%s, ", p->champs[CHAMP_DATE]);
    if (noir || blanc)
        tampon_ecrire(t, "%s – %s, ", noir ? noir : _("Noir"), blanc ? blanc : _("Blanc"));
    tampon_ecrire(t, _("coup %d"), coup);
}

static struct rappel *nouvelle(struct recolte *r)
{
    if ((r->nb & (r->nb - 1)) == 0) /* room grows by doubling */
        r->cartes = memoire_agrandir(r->cartes, r->nb ? 2 * (size_t)r->nb : 1, sizeof *r->cartes);
    return &r->cartes[r->nb];
}

static void ajouter(struct recolte *r, const struct partie_notee *p, const struct grille *g,
                    const struct coup_analyse *c, int coup)
{
    struct rappel *carte = nouvelle(r);
    struct octets plateau = {0};
    *carte =
        (struct rappel){.genre = RAPPEL_ERREUR, .perte = c->perte, .jour = rappels_aujourdhui()};
    struct tampon nom = tampon_sur(carte->coup, sizeof carte->coup);
    struct tampon titre = tampon_sur(carte->titre, sizeof carte->titre);
    grille_ecrire_case(c->case_, &nom);
    dire_provenance(p, coup, &titre);
    position_ecrire_plateau(g, "-XO", &plateau);
    r->nb += rappel_definir(carte, octets_lire(&plateau), c->joueur);
    octets_detruire(&plateau);
}

void recolte_prendre(struct recolte *r, const struct partie_notee *p, const struct analyse *a,
                     const struct joueurs_cherches *joueurs)
{
    struct grille g = p->depart;
    r->parties++;
    for (int i = 0; i < a->nb; i++) {
        const struct coup_analyse *c = &a->coups[i];
        if (i >= a->inconnus && est_voulu(r, c) && est_sien(p, c->joueur, joueurs))
            ajouter(r, p, &g, c, i + 1);
        grille_jouer(&g, c->case_, c->joueur);
    }
}

void recolte_detruire(struct recolte *r)
{
    free(r->cartes);
    r->cartes = NULL;
    r->nb = 0;
}

void recolte_ecrire(const struct rappel *c, struct partie_notee *p)
{
    struct vue plateau = vue_de(c->plateau);
    struct grille g = grille_vide(8);
    position_lire_plateau(&plateau, 8, &g);
    notee_placer(p, &g, c->joueur == 1 ? NOIR : BLANC);
    notee_champ(p, CHAMP_COMMENTAIRE, vue_de(c->titre));
}
