/* See serie.h. */
#include "partie/serie.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"

const char *serie_ouvrir(struct serie *x, struct session *s, long jour)
{
    if (examen_refus(s->services->examinateur, s->jeu))
        return examen_refus(s->services->examinateur, s->jeu);
    const char *refus = rappels_chemin(x->chemin);
    if (!refus)
        refus = rappels_lire(&x->rappels, x->chemin);
    if (refus)
        return refus;
    x->jour = jour;
    x->nb = rappels_dus(&x->rappels, RAPPEL_ERREUR, jour, &x->rangs);
    x->nb = x->nb < PARTIE_COUPS_MAX ? x->nb : PARTIE_COUPS_MAX; /* as many as exercises can be */
    x->avant = s->partie;
    x->ouverte = s->ouverte;
    return NULL;
}

void serie_dire_rien(const struct serie *x, struct tampon *sortie)
{
    char jour[16];
    struct tampon t = tampon_sur(jour, sizeof jour);
    int *rangs;
    const int nb = rappels_dus(&x->rappels, RAPPEL_ERREUR, LONG_MAX, &rangs);
    if (nb > 0) {
        rappels_ecrire_jour(x->rappels.cartes[rangs[0]].jour, &t);
        tampon_ecrire(sortie, _("Aucun exercice n'est dû aujourd'hui ; le prochain : %s."), jour);
    } else {
        tampon_ajouter(sortie, _("Aucun exercice : othello exercices ajouter PARTIES… en prend."));
    }
    free(rangs);
}

void serie_fermer(struct serie *x, struct session *s)
{
    s->partie = x->avant;
    s->ouverte = x->ouverte;
    rappels_detruire(&x->rappels);
    free(x->rangs);
    x->rangs = NULL;
}

const struct rappel *serie_carte(const struct serie *x)
{
    return &x->rappels.cartes[x->rangs[x->numero]];
}

int serie_numero(const struct serie *x)
{
    const char *titre = serie_carte(x)->titre;
    size_t debut = strlen(titre);
    long numero;
    while (debut > 0 && titre[debut - 1] >= '0' && titre[debut - 1] <= '9')
        debut--;
    return vue_entier(vue_de(titre + debut), 1, PARTIE_COUPS_MAX, &numero) ? (int)numero : 0;
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
    s->ouverte = true;
    return !partie_jouer(&s->partie, coup);
}

const char *serie_poser(struct serie *x, struct session *s, struct examen *examen,
                        struct exercices *exercices)
{
    const struct limites limites = session_limites(s);
    x->notee = false;
    if (x->numero == 0)
        exercices_prevoir(exercices, x->nb);
    if (!placer(serie_carte(x), s))
        return _("cet exercice n'est pas lisible");
    return examen_lancer(examen, s->services->examinateur, &s->partie, &limites);
}

static void dire_retour(const struct serie *x, struct tampon *sortie)
{
    const long jours = x->revient - x->jour;
    tampon_ajouter(sortie, sortie->longueur > 0 ? ". " : "");
    if (jours == 1)
        tampon_ajouter(sortie, _("Revient demain."));
    else
        tampon_ecrire(sortie, _("Revient dans %ld jours."), jours);
}

void serie_noter(struct serie *x, const struct exercices *exercices, struct tampon *sortie)
{
    struct rappel carte = *serie_carte(x);
    const bool repondue = exercices->resolu || exercices->rate, revelee = exercices->revele;
    const bool juste = exercices->resolu && !exercices->rate && !revelee;
    if (!x->notee && repondue) {
        const char *erreur = rappels_noter(x->chemin, &carte, juste, x->jour);
        if (erreur) { /* the next answer tries again */
            tampon_ecrire(sortie, "%s%s", sortie->longueur > 0 ? ". " : "", erreur);
            return;
        }
        x->notee = true;
        x->notees++;
        rappel_repondre(&carte, juste, x->jour);
        x->revient = carte.jour;
    }
    if (exercices->resolu)
        dire_retour(x, sortie);
}

bool serie_suivante(struct serie *x, struct exercices *exercices)
{
    const bool autre = exercices_suivant(exercices);
    x->numero += autre;
    return autre;
}

void serie_dire_bilan(const struct serie *x, const struct exercices *exercices,
                      struct tampon *sortie)
{
    struct exercices dits = *exercices;
    dits.nb = x->notees;
    if (dits.nb > 0)
        exercices_dire_bilan(&dits, sortie);
}

int serie_compter(const struct session *s, long jour)
{
    char chemin[CHEMIN_MAX];
    struct rappels r;
    if (examen_refus(s->services->examinateur, s->jeu) || rappels_chemin(chemin) ||
        rappels_lire(&r, chemin))
        return 0;
    const int nb = rappels_compter(&r, RAPPEL_ERREUR, jour);
    rappels_detruire(&r);
    return nb;
}
