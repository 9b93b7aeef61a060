/* See jeu.h. */
#include "jeux/jeu.h"

#define MEMBRE(nom) {#nom, jeu->nom}

const char *jeu_membre_absent(const struct jeu *jeu)
{
    const struct {
        const char *nom;
        bool donne;
    } membres[] = {
        MEMBRE(nom), MEMBRE(titre), MEMBRE(colonnes), MEMBRE(lignes), MEMBRE(joueurs[1]),
        MEMBRE(joueurs[2]), MEMBRE(unite[0]), MEMBRE(unite[1]), MEMBRE(creer_config_init),
        MEMBRE(est_coup_possible), MEMBRE(est_jeu_fini), MEMBRE(incrementer_config),
        MEMBRE(lister_coups), MEMBRE(raison_refus), MEMBRE(score), MEMBRE(marge),
        MEMBRE(lire_coup), MEMBRE(ecrire_coup), MEMBRE(ecrire_position), MEMBRE(lire_position),
        MEMBRE(ecrire_config), MEMBRE(ecrire_invite), MEMBRE(ecrire_fin), MEMBRE(cellule),
        MEMBRE(cellule_du_coup),
        {"compter_etapes", jeu->compter_etapes || !jeu->etape},
        {"etape", jeu->etape || !jeu->compter_etapes},
        {"regles", jeu->regles || !jeu->exemple},
    };
    for (size_t i = 0; i < sizeof membres / sizeof *membres; i++)
        if (!membres[i].donne)
            return membres[i].nom;
    return NULL;
}
