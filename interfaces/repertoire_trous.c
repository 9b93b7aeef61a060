/* See repertoire_trous.h. */
#include "interfaces/repertoire_trous.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "base/sortie.h"
#include "formats/wthor.h"
#include "interfaces/base_parties.h"
#include "interfaces/notation.h"
#include "interfaces/parties_fichier.h"

/* One of them. */
struct trou {
    uint64_t cle;
    char coups[4 * REPERTOIRE_COUPS_MAX]; /* a way there, the answer last */
    int vus;                              /* own games that came here */
    int nb;                               /* games of the base that did, 0: not frequent, */
    int sur;                              /* of so many that came to the position before */
};

struct recherche {
    const struct trous *t;
    const struct repertoire *r;
    struct base_parties *b; /* NULL: there is none */
    const char *faute;      /* of the base */
    struct trou *trous;
    int nb;
    int parties; /* own games looked at */
};

/* The hole where the game `p` leads to, known or new. */
static struct trou *noter(struct recherche *x, const struct partie_notee *p)
{
    const uint64_t cle = cle_position(&p->grille, x->t->couleur).cle;
    for (int i = 0; i < x->nb; i++)
        if (x->trous[i].cle == cle)
            return &x->trous[i];
    x->trous = memoire_agrandir(x->trous, (size_t)x->nb + 1, sizeof *x->trous);
    struct trou *trou = &x->trous[x->nb++];
    *trou = (struct trou){.cle = cle};
    struct tampon t = tampon_sur(trou->coups, sizeof trou->coups);
    for (int i = 0; i < p->nb_coups; i++)
        if (p->coups[i].case_ != CASE_PASSE)
            grille_ecrire_case(wthor_tourner(8, p->coups[0].case_, p->coups[i].case_), &t);
    return trou;
}

/* ---- Own games ---- */

/* Follows a game as far as the repertoire is. */
static void suivre(struct recherche *x, const struct partie_notee *p)
{
    struct recueil une = {0};
    struct partie_notee *ici = recueil_nouvelle(&une);
    const int couleur = x->t->couleur;
    for (int i = 0; i < p->nb_coups; i++) {
        const struct coup_note *c = &p->coups[i];
        const struct repertoire_coup *m = NULL;
        if (c->case_ == CASE_PASSE)
            continue;
        if (c->joueur == couleur)
            m = repertoire_trouver(x->r, &ici->grille, couleur);
        if (c->joueur == couleur && !m && i > 0)
            noter(x, ici)->vus++;
        if (c->joueur == couleur && !(m && repertoire_est(m, &ici->grille, c->case_)))
            break;
        notee_jouer(ici, c->case_);
    }
    recueil_detruire(&une);
}

static void suivre_parties(struct recherche *x, const struct recueil *lues)
{
    const struct joueurs_cherches j = {.noir = x->t->couleur == NOIR ? x->t->joueur : NULL,
                                       .blanc = x->t->couleur == BLANC ? x->t->joueur : NULL};
    for (int i = 0; i < lues->nb_parties; i++) {
        const struct partie_notee *p = &lues->parties[i];
        if (repertoire_refus(p) ||
            !joueurs_repondent(&j, p->champs[CHAMP_NOIR], p->champs[CHAMP_BLANC]))
            continue;
        suivre(x, p);
        x->parties++;
    }
}

/* Those of the words, else of the player in the base. Gives how many errors were told. */
static int lire_parties(struct recherche *x, const char *commande, const char *const *mots)
{
    int fautes = 0;
    for (int i = 0; mots[i]; i++) {
        struct recueil lues = {0};
        fautes += parties_lire_et_dire(commande, mots[i], NULL, PARTIES_TOUTES, &lues);
        suivre_parties(x, &lues);
        recueil_detruire(&lues);
    }
    if (!mots[0] && x->t->joueur && x->b) {
        struct recueil lues = {0};
        const struct base_recherche de_lui = {
            .joueurs = {.noms = {x->t->joueur}, .couleur = x->t->couleur}, .limite = 1000000};
        x->faute = base_extraire(x->b, &de_lui, &lues, NULL);
        suivre_parties(x, &lues);
        recueil_detruire(&lues);
    }
    return fautes;
}

/* ---- The base ---- */

/* Takes the answers that are frequent in the position and not answered. */
static void consulter(void *contexte, const struct partie_notee *p)
{
    struct recherche *x = contexte;
    struct archives reponse;
    if (!x->faute)
        x->faute = base_position(x->b, &p->grille, notee_trait(p), NULL, &reponse, NULL);
    for (int i = 0; !x->faute && i < reponse.nb_coups; i++) {
        const struct archives_coup *c = &reponse.coups[i];
        struct recueil une = {0};
        struct partie_notee *apres = recueil_nouvelle(&une);
        for (int k = 0; k < p->nb_coups; k++)
            if (p->coups[k].case_ != CASE_PASSE)
                notee_jouer(apres, p->coups[k].case_);
        notee_jouer(apres, notation_case(c->coup));
        if (100L * c->nb >= x->t->seuil * reponse.nb_parties &&
            notee_trait(apres) == x->t->couleur &&
            !repertoire_trouver(x->r, &apres->grille, x->t->couleur)) {
            struct trou *trou = noter(x, apres);
            trou->nb = c->nb;
            trou->sur = reponse.nb_parties;
        }
        recueil_detruire(&une);
    }
}

/* ---- In words ---- */

/* Those met most first, then the most frequent. */
static int comparer(const void *a, const void *b)
{
    const struct trou *x = a, *y = b;
    return x->vus != y->vus ? y->vus - x->vus : y->nb - x->nb;
}

/* "9.b4 (f5d6c3d3c4f4c5b3b4) : dans 18 sur 37 de vos parties, 212 de la base (12 %)" */
static void dire(const struct recherche *x, const struct trou *trou)
{
    const int longueur = (int)vue_longueur(vue_de(trou->coups));
    sortie(stdout, "%d.%s (%s)%s", longueur / 2, trou->coups + longueur - 2, trou->coups, _(" : "));
    if (trou->vus)
        sortie(stdout, _("dans %d sur %d de vos parties"), trou->vus, x->parties);
    if (trou->vus && trou->nb)
        sortie(stdout, ", ");
    if (trou->nb)
        sortie(stdout,
               ngettext("%d partie de la base (%.0f %%)", "%d parties de la base (%.0f %%)",
                        (unsigned long)trou->nb),
               trou->nb, 100.0 * trou->nb / trou->sur);
    sortie(stdout, "\n");
}

static int conclure(struct recherche *x, const char *commande)
{
    const int nb = x->nb < x->t->limite ? x->nb : (int)x->t->limite;
    if (x->nb)
        qsort(x->trous, (size_t)x->nb, sizeof *x->trous, comparer);
    for (int i = 0; i < nb; i++)
        dire(x, &x->trous[i]);
    if (x->nb == 0)
        sortie(stdout, "%s\n", _("Aucun trou."));
    else if (nb < x->nb)
        sortie_erreur(commande, 0, _("%d sur %d ; --limite N en montre plus"), nb, x->nb);
    return 0;
}

int trous_dire(const struct trous *t, const char *commande, const struct repertoire *r,
               const char *const *mots)
{
    struct recherche x = {.t = t, .r = r};
    struct recueil debut = {0};
    const struct repertoire_visite v = {.adverse = consulter, .contexte = &x};
    x.b = base_ouvrir(NULL, BASE_LIRE, &x.faute);
    const char *sans_base = x.b ? NULL : x.faute;
    x.faute = NULL;
    if (!x.b && (!mots[0] || base_existe()))
        return sortie_erreur(commande, 1, "%s", sans_base);
    int statut = lire_parties(&x, commande, mots) > 0;
    if (!statut && x.b)
        repertoire_parcourir(r, t->couleur, recueil_nouvelle(&debut), &v);
    if (x.faute)
        statut = sortie_erreur(commande, 1, "%s", x.faute);
    else if (x.b || mots[0])
        statut |= conclure(&x, commande);
    if (x.b)
        base_fermer(x.b);
    recueil_detruire(&debut);
    free(x.trous);
    return statut;
}
