/* See epreuve.h. */
#include "partie/epreuve.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "base/octets.h"

void epreuve_prendre(struct epreuve *x)
{
    struct session *s = x->session;
    x->partie = memoire_agrandir(NULL, 1, sizeof *x->partie);
    *x->partie = s->partie;
    x->arbre = s->arbre;
    x->ouverte = s->ouverte;
    s->arbre = (struct arbre){0};
    s->ouverte = true; /* the person moves for both sides */
}

void epreuve_rendre(struct epreuve *x)
{
    struct session *s = x->session;
    if (!x->partie)
        return;
    arbre_vider(&s->arbre);
    s->partie = *x->partie;
    s->arbre = x->arbre;
    s->ouverte = x->ouverte;
    free(x->partie);
    x->partie = NULL;
}

void epreuve_poser(struct epreuve *x, int rang)
{
    x->numero++;
    x->rang = rang;
    x->attendu = COUP_AUCUN;
    x->resolu = x->rate = x->revele = x->repondue = x->notee = false;
}

/* ---- Answers ---- */

/* Counts the present one once it is answered, and writes it where it is a card's and is not yet.
 * NULL, or why it cannot be written: the next answer tries again. */
static const char *noter(struct epreuve *x)
{
    const bool juste = x->resolu && !x->rate && !x->revele;
    if (!x->resolu && !x->rate)
        return NULL;
    x->repondues += !x->repondue;
    x->trouvees += !x->repondue && juste;
    x->repondue = true;
    if (x->notee || !x->chemin[0])
        return NULL;
    const char *faute = rappels_noter(x->chemin, &x->carte, juste, x->jour);
    x->notee = !faute;
    x->notees += x->notee;
    if (x->notee)
        rappel_repondre(&x->carte, juste, x->jour);
    return faute;
}

/* Appends when the card comes back, once the answer is known. */
static void dire_retour(const struct epreuve *x, struct tampon *sortie)
{
    const long jours = x->carte.jour - x->jour;
    if (!x->resolu || !x->notee)
        return;
    tampon_ajouter(sortie, sortie->longueur > 0 ? ". " : "");
    if (jours == 1)
        tampon_ajouter(sortie, _("Revient demain."));
    else
        tampon_ecrire(sortie, _("Revient dans %ld jours."), jours);
}

/* Appends what becomes of the card. */
static void consigner(struct epreuve *x, bool jugee, struct tampon *sortie)
{
    const char *faute = noter(x);
    if (faute)
        tampon_ecrire(sortie, "%s%s", sortie->longueur > 0 ? ". " : "", faute);
    else if (jugee)
        dire_retour(x, sortie);
}

bool epreuve_avancer(struct epreuve *x, struct tampon *raison)
{
    noter(x);
    return x->genre->avancer(x, raison);
}

enum epreuve_suite epreuve_repondre(struct epreuve *x, int coup, struct tampon *sortie)
{
    const bool connue = x->resolu;
    const enum epreuve_suite suite = x->genre->repondre(x, coup, sortie);
    if (suite != EPREUVE_CONNUE && !(suite == EPREUVE_SUIVANTE && connue))
        consigner(x, suite != EPREUVE_ATTEND, sortie);
    return suite;
}

void epreuve_reveler(struct epreuve *x, struct tampon *sortie)
{
    if (x->resolu)
        return;
    x->resolu = x->revele = true;
    x->attendu = COUP_AUCUN;
    if (x->genre->reveler)
        x->genre->reveler(x, sortie);
    consigner(x, true, sortie);
}

int epreuve_fermer(struct epreuve *x)
{
    noter(x);
    const int perdues = x->chemin[0] ? x->repondues - x->notees : 0;
    epreuve_rendre(x);
    x->genre->liberer(x);
    return perdues;
}

/* ---- In words ---- */

void epreuve_dire_titre(const struct epreuve *x, bool mots, struct tampon *sortie)
{
    tampon_ecrire(sortie, _(x->genre->titre[!mots]), x->numero + 1, x->nb);
}

void epreuve_dire_question(const struct epreuve *x, bool mots, struct tampon *sortie)
{
    const struct session *s = x->session;
    tampon_ecrire(sortie, _(x->genre->question[!mots]),
                  _(s->jeu->joueurs[partie_trait(&s->partie, x->rang)]));
}

void epreuve_dire_provenance(const struct epreuve *x, struct tampon *sortie)
{
    if (x->genre->provenance)
        x->genre->provenance(x, sortie);
}

void epreuve_dire_attente(const struct epreuve *x, struct tampon *sortie)
{
    if (x->attendu == COUP_AUCUN)
        return;
    x->session->jeu->ecrire_coup(x->attendu, sortie);
    tampon_ajouter(sortie, _(" : valeur cherchée…"));
}

void epreuve_dire_bilan(const struct epreuve *x, struct tampon *sortie)
{
    const int sur = x->chemin[0] ? x->repondues : x->nb;
    if (sur == 0)
        return;
    tampon_ecrire(sortie,
                  ngettext("%d sur %d trouvé du premier coup.",
                           "%d sur %d trouvés du premier coup.", (unsigned long)x->trouvees),
                  x->trouvees, sur);
    if (x->nb > sur)
        tampon_ecrire(sortie, _(" %d à revoir."), x->nb - sur);
}
