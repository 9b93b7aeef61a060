/* See serie.h. */
#include "partie/serie.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "partie/exercices.h"

struct serie {
    struct epreuve e;
    struct rappels rappels; /* as they were when it began */
    int *rangs;             /* of those that are asked */
};

int serie_numero(const struct rappel *carte)
{
    size_t debut = strlen(carte->titre);
    long numero;
    while (debut > 0 && carte->titre[debut - 1] >= '0' && carte->titre[debut - 1] <= '9')
        debut--;
    return vue_entier(vue_de(carte->titre + debut), 1, PARTIE_COUPS_MAX, &numero) ? (int)numero : 0;
}

/* The game of one move; rappels_lire() has checked both. */
static bool placer(const struct rappel *c, struct session *s)
{
    char perdu[256];
    struct tampon t = tampon_sur(perdu, sizeof perdu);
    struct position depart;
    int coup;
    if (!s->jeu->lire_position(c->plateau, &depart, &t) || !s->jeu->lire_coup(c->coup, &coup, &t))
        return false;
    partie_placer(&s->partie, s->jeu, &depart, c->joueur);
    return !partie_jouer(&s->partie, coup);
}

/* Its review begins. */
static bool avancer(struct epreuve *x, struct tampon *raison)
{
    const struct serie *y = (const struct serie *)x;
    struct session *s = x->session;
    const struct limites limites = session_limites(s);
    const char *refus = NULL;
    if (x->numero + 1 >= x->nb)
        return false;
    epreuve_poser(x, 0);
    x->carte = y->rappels.cartes[y->rangs[x->numero]];
    if (!placer(&x->carte, s))
        refus = _("cet exercice n'est pas lisible");
    if (!refus)
        refus = examen_lancer(x->examen, s->services->examinateur, &s->partie, &limites);
    tampon_ajouter(raison, refus ? refus : "");
    return !refus;
}

static void dire_provenance(const struct epreuve *x, struct tampon *sortie)
{
    tampon_ajouter(sortie, x->carte.titre);
}

static void liberer(struct epreuve *x)
{
    struct serie *y = (struct serie *)x;
    rappels_detruire(&y->rappels);
    free(y->rangs);
    free(y);
}

static const struct epreuve_genre SERIE = {.nom = N_(", exercices"),
                                           .titre = EXERCICES_TITRE,
                                           .question = EXERCICES_QUESTION,
                                           .avancer = avancer,
                                           .repondre = exercices_repondre,
                                           .provenance = dire_provenance,
                                           .liberer = liberer};

/* The user's cards, where this game has any. NULL, or why not. */
static const char *lire(const struct session *s, char chemin[CHEMIN_MAX], struct rappels *r)
{
    const char *refus = examen_refus(s->services->examinateur, s->jeu);
    if (!refus)
        refus = rappels_chemin(chemin);
    return refus ? refus : rappels_lire(r, chemin);
}

/* Why nothing is to be asked. */
static void dire_rien(const struct rappels *r, struct tampon *sortie)
{
    char jour[16];
    struct tampon t = tampon_sur(jour, sizeof jour);
    int *rangs;
    if (rappels_dus(r, RAPPEL_ERREUR, LONG_MAX, &rangs) > 0) {
        rappels_ecrire_jour(r->cartes[rangs[0]].jour, &t);
        tampon_ecrire(sortie, _("Aucun exercice n'est dû aujourd'hui ; le prochain : %s."), jour);
    } else {
        tampon_ajouter(sortie, _("Aucun exercice : othello exercices ajouter PARTIES… en prend."));
    }
    free(rangs);
}

static struct epreuve *ouvrir(struct session *s, bool *refus, struct tampon *dit)
{
    struct serie *x = memoire_agrandir(NULL, 1, sizeof *x);
    *x = (struct serie){.e = {.genre = &SERIE, .session = s, .numero = -1}};
    const char *faute = lire(s, x->e.chemin, &x->rappels);
    *refus = faute != NULL;
    x->e.jour = rappels_aujourdhui();
    if (!faute)
        x->e.nb = rappels_dus(&x->rappels, RAPPEL_ERREUR, x->e.jour, &x->rangs);
    if (x->e.nb > 0) {
        epreuve_prendre(&x->e);
        return &x->e;
    }
    if (faute)
        tampon_ajouter(dit, faute);
    else
        dire_rien(&x->rappels, dit);
    liberer(&x->e);
    return NULL;
}

static int compter(struct session *s)
{
    char chemin[CHEMIN_MAX];
    struct rappels r;
    if (lire(s, chemin, &r))
        return 0;
    const int nb = rappels_compter(&r, RAPPEL_ERREUR, rappels_aujourdhui());
    rappels_detruire(&r);
    return nb;
}

const struct entrainement serie_quotidienne = {
    .titre = N_("Entraînement"),
    .detail = N_("Chercher mieux que vos erreurs passées"),
    .commande = "othello exercices",
    .compter = compter,
    .ouvrir = ouvrir,
};
