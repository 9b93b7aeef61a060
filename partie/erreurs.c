/* See erreurs.h. */
#include "partie/erreurs.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "partie/exercices.h"
#include "partie/rappels.h"

static void dire_joueur(const struct session *s, int joueur, struct tampon *t)
{
    if (s->ouverte || s->partie.noms[joueur][0])
        tampon_ajouter(t, partie_nom(&s->partie, joueur));
    else
        joueur_dire(s->joueurs[joueur].nom, t);
}

/* "2026-12-10, humain – IA, niveau 3, coup 34"; the day of a file's game is not known. */
static void dire_provenance(const struct session *s, int rang, long jour, struct tampon *t)
{
    if (!s->ouverte) {
        rappels_ecrire_jour(jour, t);
        tampon_ajouter(t, ", ");
    }
    dire_joueur(s, 1, t);
    tampon_ajouter(t, " – ");
    dire_joueur(s, 2, t);
    tampon_ajouter(t, ", ");
    tampon_ecrire(t, _("coup %d"), rang + 1);
}

static bool faire_carte(const struct session *s, const struct examen *examen, int rang, long jour,
                        struct rappel *c)
{
    const struct coup_joue *joue = &s->partie.coups[rang];
    char plateau[80];
    *c = (struct rappel){.genre = RAPPEL_ERREUR,
                         .perte = examen_jugement(examen, &s->partie, rang)->perte,
                         .jour = jour};
    struct tampon p = tampon_sur(plateau, sizeof plateau);
    struct tampon coup = tampon_sur(c->coup, sizeof c->coup);
    struct tampon titre = tampon_sur(c->titre, sizeof c->titre);
    s->jeu->ecrire_position(&joue->avant, &p);
    s->jeu->ecrire_coup(joue->coup, &coup);
    dire_provenance(s, rang, jour, &titre);
    return rappel_definir(c, vue_de(plateau), joue->joueur);
}

void erreurs_garder(struct session *s, struct examen *examen, int joueur, long jour,
                    struct tampon *dit)
{
    struct exercices x = {0};
    char chemin[CHEMIN_MAX];
    int nb = 0, neuves = 0;
    if (!exercices_etablir(&x, s, examen, joueur, dit))
        return;
    struct rappel *cartes = memoire_agrandir(NULL, (size_t)x.e.nb, sizeof *cartes);
    for (int i = 0; i < x.e.nb; i++)
        nb += faire_carte(s, examen, x.rangs[i], jour, &cartes[nb]);
    const char *faute = rappels_chemin(chemin);
    if (!faute)
        faute = rappels_ajouter(chemin, cartes, nb, &neuves);
    free(cartes);
    if (faute) {
        tampon_ajouter(dit, faute);
        return;
    }
    tampon_ecrire(dit,
                  ngettext("%d exercice ajouté", "%d exercices ajoutés", (unsigned long)neuves),
                  neuves);
    tampon_ecrire(dit, ngettext(" sur %d erreur.", " sur %d erreurs.", (unsigned long)nb), nb);
}
