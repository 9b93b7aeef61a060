/* See texte_paroles.h. */
#include "interfaces/texte_paroles.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "base/sortie.h"
#include "base/texte.h"
#include "interfaces/actions.h"
#include "interfaces/ecriture.h"

/* The board is drawn with the course's pawns, or in ASCII when the user asked for it. */
void texte_dire(const struct session *s, const char *texte)
{
    const size_t place = 2 * strlen(texte) + 1;
    char *ascii = s->reglages.pions == PIONS_ASCII ? memoire_agrandir(NULL, place, 1) : NULL;
    if (ascii) {
        struct tampon t = tampon_sur(ascii, place);
        texte_en_ascii(texte, &t);
    }
    sortie(stdout, "%s", ascii ? ascii : texte);
    free(ascii);
}

int texte_trait(const struct session *s, int rang)
{
    return rang == s->partie.rang ? session_trait(s) : partie_trait(&s->partie, rang);
}

/* ---- A moment ---- */

/* Is this cell a pawn that the move took over? */
static bool est_retourne(const struct session *s, int rang, int x, int y)
{
    const struct coup_joue *c = &s->partie.coups[rang - 1];
    const struct cellule avant = s->jeu->cellule(&c->avant, x, y);
    const struct cellule apres = s->jeu->cellule(partie_position(&s->partie, rang), x, y);
    return avant.genre == CELLULE_PION && apres.genre == CELLULE_PION &&
           avant.joueur == 3 - c->joueur && apres.joueur == c->joueur;
}

/* ", retourne d4 e5", or how many. */
static void ajouter_retournes(const struct session *s, int rang, struct tampon *t)
{
    enum { NOMMES = 4 };
    char noms[8 * NOMMES + 1];
    struct tampon n = tampon_sur(noms, sizeof noms);
    int nb = 0;
    for (int y = 0; y < s->jeu->lignes; y++)
        for (int x = 0; x < s->jeu->colonnes; x++)
            if (est_retourne(s, rang, x, y) && ++nb <= NOMMES)
                tampon_ecrire(&n, " %c%d", 'a' + x, y + 1);
    if (nb > NOMMES)
        tampon_ecrire(t, ngettext(", retourne %d pion", ", retourne %d pions", (unsigned long)nb),
                      nb);
    else if (nb > 0)
        tampon_ecrire(t, _(", retourne%s"), noms);
}

/* "Noir joue f5 (65), retourne e5." */
static void ajouter_dernier_coup(const struct session *s, int rang, struct tampon *t)
{
    if (rang == 0)
        return;
    const struct coup_joue *dernier = &s->partie.coups[rang - 1];
    tampon_ecrire(t, _("%s joue "), _(s->jeu->joueurs[dernier->joueur]));
    jugement_ecrire_coup(s->jeu, dernier->coup, t);
    ajouter_retournes(s, rang, t);
    tampon_ajouter(t, ".\n");
}

/* "Ouverture : Tigre." when the last move made it so. */
static void ajouter_ouverture(const struct session *s, int rang, struct tampon *t)
{
    const struct services *p = s->services;
    const char *nom = p->nommer && rang > 0 ? p->nommer(&s->partie, rang) : NULL;
    if (nom && nom != p->nommer(&s->partie, rang - 1))
        tampon_ecrire(t, _("Ouverture : %s.\n"), nom);
}

static void ajouter_recherche(const struct pensee *pensee, struct tampon *t)
{
    char duree[32];
    struct tampon d = tampon_sur(duree, sizeof duree);
    tampon_ecrire(t, _("Pensée : profondeur %d"), pensee->profondeur);
    if (pensee->selectivite > 0)
        tampon_ecrire(t, _(" à %d %%"), pensee->selectivite);
    tampon_ecrire(t, ngettext(", %llu nœud", ", %llu nœuds", (unsigned long)pensee->noeuds),
                  (unsigned long long)pensee->noeuds);
    i18n_ecrire_reel(pensee->secondes, 2, false, &d);
    tampon_ecrire(t, _(" en %s s (%.0f k/s)"), duree,
                  (double)pensee->noeuds / fmax(1000 * pensee->secondes, 0.001));
    tampon_ecrire(t, ngettext(", %llu coupure", ", %llu coupures", (unsigned long)pensee->coupures),
                  (unsigned long long)pensee->coupures);
    tampon_ecrire(t, _(", table %llu/%llu"), (unsigned long long)pensee->table_succes,
                  (unsigned long long)pensee->table_lues);
}

void texte_detailler_pensee(const struct jeu *jeu, const struct pensee *pensee, struct tampon *t)
{
    char valeur[32];
    struct tampon v = tampon_sur(valeur, sizeof valeur);
    if (pensee->livre)
        tampon_ajouter(t, _("Livre d'ouvertures"));
    else
        ajouter_recherche(pensee, t);
    tampon_ajouter(&v, pensee->exact ? "= " : "");
    i18n_ecrire_reel(pensee->score, pensee->en_points ? 0 : 2, true, &v);
    if (pensee->en_points)
        tampon_ecrire(t, _(", %s %s pour lui, variante"), valeur,
                      jugement_unite(jeu, round(pensee->score)));
    else
        tampon_ecrire(t, _(", %s pour lui (son unité), variante"), valeur);
    for (int i = 0; i < pensee->pv_longueur; i++) {
        tampon_ajouter(t, " ");
        jeu->ecrire_coup(pensee->pv[i], t);
    }
}

/* As much of a thought of `joueur`'s as the setting wants, in a line. */
static void ajouter_pensee(const struct session *s, const struct pensee *pensee, int joueur,
                           struct tampon *t)
{
    if (s->reglages.pensee == PENSEE_TOUT)
        texte_detailler_pensee(s->jeu, pensee, t);
    else if (s->reglages.pensee == PENSEE_AVIS)
        jugement_dire_avis(s->jeu, partie_position(&s->partie, s->partie.rang), pensee, joueur,
                           false, t);
    tampon_ajouter(t, s->reglages.pensee == PENSEE_NON ? "" : ".\n");
}

/* "d3 c4 f5 e6" */
static void ajouter_legaux(const struct jeu *jeu, const int *coups, int nb, struct tampon *t)
{
    for (int i = 0; i < nb; i++) {
        tampon_ajouter(t, i ? " " : "");
        jeu->ecrire_coup(coups[i], t);
    }
}

static void ajouter_passe(const struct session *s, int rang, struct tampon *t)
{
    const int passant = partie_passe(&s->partie, rang);
    if (!passant)
        return;
    tampon_ecrire(t, _("%s n'a aucun coup légal et passe."), _(s->jeu->joueurs[passant]));
    tampon_ajouter(t, "\n");
}

/* "Pendules : Noir 4:58, Blanc 5:00." and the end of the line. */
void texte_ajouter_pendules(const struct session *s, struct tampon *t)
{
    tampon_ajouter(t, _("Pendules : "));
    for (int joueur = 1; joueur <= 2; joueur++) {
        tampon_ecrire(t, "%s%s ", joueur > 1 ? ", " : "", _(s->jeu->joueurs[joueur]));
        chrono_dire(s, joueur, t);
    }
    tampon_ajouter(t, ".\n");
}

static void ajouter_situation(const struct session *s, int rang, struct tampon *t)
{
    const struct jeu *jeu = s->jeu;
    const struct position *position = partie_position(&s->partie, rang);
    int trait = texte_trait(s, rang), coups[COUPS_MAX];
    tampon_ecrire(t, _("Score : %s %d, %s %d."), _(jeu->joueurs[1]), jeu->score(position, 1),
                  _(jeu->joueurs[2]), jeu->score(position, 2));
    if (trait) {
        int nb = jeu->lister_coups(position, trait, coups);
        tampon_ecrire(t,
                      ngettext(" Trait à %s, %d coup légal : ", " Trait à %s, %d coups légaux : ",
                               (unsigned long)nb),
                      _(jeu->joueurs[trait]), nb);
        ajouter_legaux(jeu, coups, nb, t);
        tampon_ajouter(t, ".");
    }
    tampon_ajouter(t, chrono_existe(s) ? " " : "\n");
    if (chrono_existe(s))
        texte_ajouter_pendules(s, t);
}

static void ajouter_position(const struct session *s, int rang, struct tampon *t)
{
    if (!s->reglages.plateau)
        s->jeu->ecrire_config(partie_position(&s->partie, rang), t);
    ajouter_passe(s, rang, t);
    ajouter_situation(s, rang, t);
}

void texte_dire_moment(const struct session *s, int rang)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const struct coup_joue *dernier = rang > 0 ? &s->partie.coups[rang - 1] : NULL;
    ajouter_dernier_coup(s, rang, &t);
    ajouter_ouverture(s, rang, &t);
    if (dernier && dernier->pense && (dernier->pensee.noeuds > 0 || dernier->pensee.livre))
        ajouter_pensee(s, &dernier->pensee, dernier->joueur, &t);
    ajouter_position(s, rang, &t);
    texte_dire(s, memoire);
}

void texte_dire_plateau(const struct session *s, int rang)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    s->jeu->ecrire_config(partie_position(&s->partie, rang), &t);
    texte_dire(s, memoire);
}

void texte_dire_position(const struct session *s, int rang)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ajouter_position(s, rang, &t);
    texte_dire(s, memoire);
}

void texte_dire_situation(const struct session *s, int rang)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ajouter_situation(s, rang, &t);
    texte_dire(s, memoire);
}

void texte_dire_invite(const struct session *s, int rang)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    s->jeu->ecrire_invite(texte_trait(s, rang), &t);
    texte_dire(s, memoire);
}

/* ---- The rest ---- */

void texte_dire_pensee(const struct session *s, const struct pensee *pensee, int joueur)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ajouter_pensee(s, pensee, joueur, &t);
    texte_dire(s, memoire);
}

void texte_dire_joueurs(const struct session *s, const char *avant)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    tampon_ajouter(&t, avant);
    for (int joueur = 1; joueur <= 2; joueur++) {
        tampon_ecrire(&t, "%s%s%s", joueur > 1 ? ", " : "", _(s->jeu->joueurs[joueur]), _(" : "));
        joueur_dire(s->joueurs[joueur].nom, &t);
    }
    tampon_ajouter(&t, "\n");
    texte_dire(s, memoire);
}

void texte_dire_regles(const struct session *s)
{
    struct octets dit = {0};
    for (int i = 0; s->jeu->regles && s->jeu->regles[i]; i++)
        octets_ecrire(&dit, "%s\n", _(s->jeu->regles[i]));
    if (dit.longueur > 0)
        texte_dire(s, dit.debut);
    octets_detruire(&dit);
}

/* Does it do something in this game? */
static bool sert(const struct session *s, enum action action)
{
    switch (action) {
    case ACTION_ANALYSER:
    case ACTION_EXERCER:
    case ACTION_GARDER:
    case ACTION_REPERTOIRE:
        return !examen_refus(s->services->examinateur, s->jeu);
    case ACTION_ARCHIVES:
        return session_a_archives(s);
    case ACTION_REGLES:
        return s->jeu->regles != NULL;
    case ACTION_CONSEIL:
    case ACTION_ESTIMER:
    case ACTION_PLUS_FORT:
    case ACTION_MOINS_FORT:
        return s->jeu->penser != NULL;
    default:
        return true;
    }
}

void texte_dire_aide(const struct session *s, int rang)
{
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int coups[COUPS_MAX], trait = texte_trait(s, rang);
    tampon_ajouter(&t, _("Un coup"));
    if (trait && s->jeu->lister_coups(partie_position(&s->partie, rang), trait, coups)) {
        tampon_ajouter(&t, _(", comme "));
        jugement_ecrire_coup(s->jeu, coups[0], &t);
    }
    tampon_ajouter(&t, _(", ou :\n"));
    for (const struct description_action *a = table_actions; a->action; a++)
        if (sert(s, a->action))
            tampon_ecrire(&t, "  %c, %-*s %s\n", a->lettre, texte_largeur(_(a->mot), 10),
                          _(a->mot),
                          a->action == ACTION_ECRIRE ? ecriture_description(s) : _(a->aide));
    texte_dire(s, memoire);
}
