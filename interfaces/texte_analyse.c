/* See texte_analyse.h. */
#include "interfaces/texte_analyse.h"

#include <poll.h>
#include <stdlib.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "interfaces/annotations.h"
#include "interfaces/ouvrir.h"
#include "interfaces/texte_paroles.h"
#include "partie/estimation.h"
#include "partie/examen.h"

static const double SECONDES = 1; /* for the values */
enum { LIGNE_MAX = 256 };

/* ---- The values ---- */

/* "d6 : +4, exact" */
static void dire_estime(struct session *s, const struct estime *estime)
{
    char memoire[LIGNE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    s->jeu->ecrire_coup(estime->coup, &t);
    tampon_ajouter(&t, _(" : "));
    estime_ecrire(estime, &t);
    tampon_ajouter(&t, ", ");
    estime_dire_surete(estime, &t);
    s->affichage->message(s, memoire);
}

/* One turn at least. */
static const char *chercher(struct session *s, int rang, struct estimation *e)
{
    struct limites limites = session_limites(s);
    const double fin = horloge_secondes() + SECONDES;
    limites.secondes = SECONDES;
    const char *refus =
        estimation_lancer(e, s->jeu, partie_position(&s->partie, rang), texte_trait(s, rang),
                          &limites);
    double reste = SECONDES;
    while (fil_fd(&e->fil) >= 0 && (e->nb == 0 || reste > 0)) {
        struct pollfd fond = {.fd = fil_fd(&e->fil), .events = POLLIN};
        if (poll(&fond, 1, e->nb == 0 ? -1 : (int)(1000 * reste) + 1) > 0)
            estimation_recevoir(e);
        reste = fin - horloge_secondes();
    }
    fil_arreter(&e->fil);
    return refus ? refus : fil_erreur(&e->fil);
}

void texte_estimer(struct session *s, int rang)
{
    char memoire[LIGNE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const int trait = texte_trait(s, rang);
    if (!trait) {
        s->affichage->message(s, _("Partie finie"));
        return;
    }
    session_ne_plus_mediter(s);
    session_noter_conseil(s);
    struct estimation *e = memoire_neuve(1, sizeof *e);
    const char *refus = chercher(s, rang, e);
    tampon_ecrire(&t, _("Valeurs pour %s"), _(s->jeu->joueurs[trait]));
    s->affichage->message(s, refus ? refus : memoire);
    for (int i = 0; i < e->nb; i++)
        dire_estime(s, &e->estimes[i]);
    free(e);
    session_mediter(s);
}

/* ---- The game base ---- */

/* "c3 : 12 parties, gagné 45,0%, nul 2,0%, perdu 53,0%, moyen 31,5"; what is not known is left
 * out. */
static void dire_archives_coup(struct session *s, const struct archives_coup *c)
{
    struct archives_chiffre x[ARCHIVES_CHIFFRES];
    char memoire[LIGNE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    s->jeu->ecrire_coup(c->coup, &t);
    tampon_ajouter(&t, _(" : "));
    tampon_ecrire(&t, ngettext("%d partie", "%d parties", (unsigned long)c->nb), c->nb);
    archives_chiffrer(c, x);
    for (int i = 1; i < ARCHIVES_CHIFFRES; i++)
        if (x[i].valeur >= 0) {
            tampon_ecrire(&t, ", %s ", x[i].titre);
            archives_dire_chiffre(&x[i], &t);
        }
    s->affichage->message(s, memoire);
}

/* NULL, or why there is nothing to say. */
static const char *consulter(struct session *s, int rang, struct archives *a)
{
    const int trait = texte_trait(s, rang);
    if (!s->services->consulter)
        return _("ce jeu n'a pas de base de parties");
    if (!trait)
        return _("Partie finie");
    const char *refus = s->services->consulter(s->jeu, partie_position(&s->partie, rang), trait, a);
    return refus || a->nb_parties > 0 ? refus : _("Aucune partie de la base n'est passée ici.");
}

void texte_consulter(struct session *s, int rang)
{
    struct archives a = {0};
    char memoire[LIGNE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const char *refus = consulter(s, rang, &a);
    if (!refus) {
        tampon_ecrire(&t, ngettext("%d partie", "%d parties", (unsigned long)a.nb_parties),
                      a.nb_parties);
        tampon_ecrire(&t,
                      ngettext(", vue par %s", ", vues par %s", (unsigned long)a.nb_parties),
                      _(s->jeu->joueurs[texte_trait(s, rang)]));
    }
    s->affichage->message(s, refus ? refus : memoire);
    for (int i = 0; !refus && i < a.nb_coups; i++)
        dire_archives_coup(s, &a.coups[i]);
    t = tampon_sur(memoire, sizeof memoire);
    archives_dire_reserves(&a, &t);
    if (!refus && t.longueur > 0)
        s->affichage->message(s, memoire);
}

/* ---- The review ---- */

void texte_dire_jugement(struct session *s, int rang, int numero, const struct jugement *j)
{
    char memoire[LIGNE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (numero > 0)
        tampon_ecrire(&t, "%d. ", numero);
    jugement_dire_coup(s->jeu, &s->partie.coups[rang], j, &t);
    if (j->perte || j->seul)
        tampon_ajouter(&t, ". ");
    jugement_dire_perte(s->jeu, j, &t);
    s->affichage->message(s, memoire);
}

/* Where the person left his repertoire; where it is not known which side is his, of both. */
static void dire_repertoire(struct session *s)
{
    const struct carnet *carnet = s->services->carnet;
    struct repertoire *r = carnet ? carnet->lire() : NULL;
    const int personne = session_cote(s);
    for (int joueur = 1; joueur <= 2 && r; joueur++) {
        char memoire[LIGNE_MAX];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        if (!personne || personne == joueur)
            carnet->dire_sortie(r, &s->partie, joueur, &t);
        if (t.longueur > 0)
            s->affichage->message(s, memoire);
    }
    if (r)
        carnet->rendre(r);
}

void texte_noter_repertoire(struct session *s, int rang)
{
    char memoire[LIGNE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    session_repertorier(s, rang, &t);
    s->affichage->message(s, memoire);
}

/* What each player lost, and where the person left his repertoire. */
static void dire_bilan(struct session *s, const struct examen *x)
{
    for (int joueur = 1; joueur <= 2; joueur++) {
        char memoire[LIGNE_MAX];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        examen_dire_bilan(x, &s->partie, joueur, true, &t);
        s->affichage->message(s, memoire);
    }
    char memoire[LIGNE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    examen_dire_prouve(x, &s->partie, &t);
    if (t.longueur > 0)
        s->affichage->message(s, memoire);
    dire_repertoire(s);
}

static void suivre(struct session *s, struct examen *x)
{
    for (int rang = s->partie.rang - 1; rang >= 0; rang--) {
        const struct jugement *j;
        while ((!(j = examen_jugement(x, &s->partie, rang)) || examen_doute(x, j)) &&
               fil_fd(&x->fil) >= 0)
            examen_recevoir(x); /* sleeps until there is something */
        if (j)
            texte_dire_jugement(s, rang, rang + 1, j);
    }
    fil_arreter(&x->fil);
    if (!fil_erreur(&x->fil))
        dire_bilan(s, x);
}

void texte_dire_commentaire(struct session *s, int rang)
{
    struct octets dit = {0};
    annotations_dire(s, rang, &dit);
    if (dit.longueur > 0)
        s->affichage->message(s, dit.debut);
    octets_vider(&dit);
    if (annotations_dire_lignes(s, rang + 1, &dit) > 0)
        s->affichage->message(s, dit.debut);
    octets_detruire(&dit);
}

void texte_lire_revue(struct session *s, struct examen *x)
{
    if (!s->ouverte || !s->fichier || !s->fichier->lire_revue(s, x))
        return;
    s->affichage->message(s, _("Analyse lue dans le fichier (y : la refaire)."));
    if (examen_entier(x, &s->partie))
        dire_bilan(s, x);
}

void texte_analyser(struct session *s, struct examen *x)
{
    session_ne_plus_mediter(s);
    const struct limites limites = session_limites(s);
    const char *refus = examen_lancer(x, s->services->examinateur, &s->partie, &limites);
    if (!refus)
        suivre(s, x);
    refus = refus ? refus : fil_erreur(&x->fil);
    if (refus)
        s->affichage->message(s, refus);
    session_mediter(s);
}
