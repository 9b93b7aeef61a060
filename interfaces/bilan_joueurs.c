/* See bilan_joueurs.h. */
#include "interfaces/bilan_joueurs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "base/sortie.h"
#include "formats/json.h"

static const char *const NOMS_PHASES[PHASES] = {"ouverture", "milieu", "finale"};

int phase_nommee(const char *nom)
{
    int phase = PHASES - 1;
    while (phase >= 0 && strcmp(NOMS_PHASES[phase], nom) != 0)
        phase--;
    return phase;
}

static const char *nom_de(const struct partie_notee *p, int couleur)
{
    return p->champs[couleur == NOIR ? CHAMP_NOIR : CHAMP_BLANC];
}

static bool est_cherche(const char *nom, const struct joueurs_cherches *j)
{
    return nom && (nom_repond(nom, j->noms[0]) || (j->noms[1] && nom_repond(nom, j->noms[1])));
}

static struct bilan_joueur *chercher(struct bilan_joueurs *b, const char *nom)
{
    for (int i = 0; i < b->nb; i++)
        if (strcmp(b->joueurs[i].nom, nom) == 0)
            return &b->joueurs[i];
    b->joueurs = memoire_agrandir(b->joueurs, (size_t)b->nb + 1, sizeof *b->joueurs);
    b->joueurs[b->nb] = (struct bilan_joueur){.nom = memoire_copier(vue_de(nom))};
    return &b->joueurs[b->nb++];
}

/* Did the player lose the game, and was he ahead before one of his moves? */
static bool gachee(const struct partie_notee *p, const struct analyse *a, int couleur)
{
    const struct resultat r = notee_resultat(p);
    const int signe = couleur == NOIR ? 1 : -1;
    bool avance = false;
    for (int i = 0; i < a->nb; i++)
        avance |= a->coups[i].joueur == couleur && signe * a->coups[i].valeur >= AVANCE_GAGNANTE;
    return avance && r.genre != RESULTAT_INCONNU && signe * r.marge < 0;
}

static void ajouter_coup(struct bilan_joueur *j, const struct coup_analyse *c)
{
    const int phase = jugement_phase(c->vides);
    j->phases[phase].coups++;
    j->phases[phase].pertes += c->perte;
    if (c->perte >= PERTE_DOUTEUSE)
        j->marques[c->perte >= PERTE_GAFFE ? 2 : c->perte >= PERTE_FAUTE ? 1 : 0]++;
}

void bilan_ajouter(struct bilan_joueurs *b, const struct partie_notee *p, const struct analyse *a,
                   const struct joueurs_cherches *cherches)
{
    b->parties++;
    for (int couleur = NOIR; couleur <= BLANC; couleur++) {
        if (!est_cherche(nom_de(p, couleur), cherches))
            continue;
        struct bilan_joueur *j = chercher(b, nom_de(p, couleur));
        j->parties++;
        j->gachees += gachee(p, a, couleur);
        for (int i = 0; i < a->nb; i++)
            if (a->coups[i].joueur == couleur)
                ajouter_coup(j, &a->coups[i]);
    }
}

void bilan_montrer(const struct bilan_joueurs *b)
{
    if (b->nb == 0)
        return;
    sortie(stdout, "%s\n",
           _("joueur                parties  ouverture  milieu  finale    ?!    ?   ??  gâchées"));
    for (int i = 0; i < b->nb; i++) {
        const struct bilan_joueur *j = &b->joueurs[i];
        double pertes[PHASES];
        for (int k = 0; k < PHASES; k++)
            pertes[k] = j->phases[k].coups ? (double)j->phases[k].pertes / j->phases[k].coups : 0;
        sortie(stdout, "%-*s %7d  %9.2f %7.2f %7.2f  %4d %4d %4d  %7d\n", texte_largeur(j->nom, 21),
               j->nom, j->parties, pertes[0], pertes[1], pertes[2], j->marques[0], j->marques[1],
               j->marques[2], j->gachees);
    }
    sortie(stdout,
           _("Pions perdus par coup : ouverture, plus de %d cases vides ; milieu, plus de %d ; "
             "finale.\nGâchées : perdues après %d pions d'avance et plus.\n"),
           VIDES_OUVERTURE, VIDES_MILIEU, AVANCE_GAGNANTE);
}

void bilan_montrer_json(const struct bilan_joueurs *b)
{
    for (int i = 0; i < b->nb; i++) {
        const struct bilan_joueur *j = &b->joueurs[i];
        struct octets o = {0};
        octets_texte(&o, "{\"joueur\":");
        json_ecrire_texte(j->nom, &o);
        octets_ecrire(&o, ",\"parties\":%d", j->parties);
        for (int k = 0; k < PHASES; k++)
            octets_ecrire(&o, ",\"%s\":{\"coups\":%d,\"perte\":%d}", NOMS_PHASES[k],
                          j->phases[k].coups, j->phases[k].pertes);
        printf("%s,\"douteux\":%d,\"fautes\":%d,\"gaffes\":%d,\"gachees\":%d}\n", o.debut,
               j->marques[0], j->marques[1], j->marques[2], j->gachees);
        octets_detruire(&o);
    }
}

void bilan_detruire(struct bilan_joueurs *b)
{
    for (int i = 0; i < b->nb; i++)
        free(b->joueurs[i].nom);
    free(b->joueurs);
    *b = (struct bilan_joueurs){0};
}
