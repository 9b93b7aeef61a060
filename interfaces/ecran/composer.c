/* See composer.h. The position is changed as the text of its cells, which the game reads back. */
#include "interfaces/ecran/composer.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/enregistrer.h"
#include "interfaces/ecran/panneau.h"

enum { CASES_OCTETS = 16 * 16 + 1 };
static const char SIGNES[] = "-XO"; /* nothing, player 1, player 2 */

enum issue { EN_COURS, A_JOUER, ABANDONNEE };

/* ---- Cells as text ---- */

static int nombre_de_cases(const struct jeu *jeu)
{
    return jeu->colonnes * jeu->lignes;
}

static void ecrire(const struct jeu *jeu, const struct position *p, char cases[CASES_OCTETS])
{
    struct tampon t = tampon_sur(cases, CASES_OCTETS);
    jeu->ecrire_position(p, &t);
}

/* The position becomes this one. False: it is none, and nothing changes. */
static bool lire(struct ecran *e, const char *cases, struct tampon *raison)
{
    return e->session->jeu->lire_position(cases, &e->composition.position, raison);
}

bool composer_possible(const struct jeu *jeu)
{
    const struct position depart = jeu->creer_config_init();
    char cases[CASES_OCTETS];
    ecrire(jeu, &depart, cases);
    return cases[strspn(cases, SIGNES)] == 0 && (int)strlen(cases) == nombre_de_cases(jeu);
}

/* What a character of a diagram stands for, of SIGNES; 0: it is of none. */
static char signe_de(int caractere)
{
    static const char *const ECRITS[] = {"-._", "xX*", "oO"};
    for (int i = 0; i < 3; i++)
        if (caractere > 0 && caractere < 0x80 && strchr(ECRITS[i], caractere))
            return SIGNES[i];
    return 0;
}

/* ---- Changing it ---- */

/* In reading order, the first cell after the last one. */
static void avancer(struct ecran *e, int pas)
{
    const struct jeu *jeu = e->session->jeu;
    const int nb = nombre_de_cases(jeu);
    const int vers = (jeu->colonnes * e->curseur_y + e->curseur_x + pas + nb) % nb;
    e->curseur_x = vers % jeu->colonnes;
    e->curseur_y = vers / jeu->colonnes;
}

/* On the cursor's cell. */
static void poser(struct ecran *e, char signe)
{
    const struct jeu *jeu = e->session->jeu;
    char cases[CASES_OCTETS], perdu[256];
    struct tampon t = tampon_sur(perdu, sizeof perdu);
    ecrire(jeu, vue_position(e), cases);
    cases[jeu->colonnes * e->curseur_y + e->curseur_x] = signe;
    lire(e, cases, &t);
}

/* Nothing, then black, then white. */
static void changer(struct ecran *e)
{
    const struct cellule c = e->session->jeu->cellule(vue_position(e), e->curseur_x, e->curseur_y);
    poser(e, SIGNES[c.genre == CELLULE_PION ? (c.joueur + 1) % 3 : 1]);
}

static void vider(struct ecran *e)
{
    char cases[CASES_OCTETS] = "", perdu[256];
    struct tampon t = tampon_sur(perdu, sizeof perdu);
    memset(cases, SIGNES[0], (size_t)nombre_de_cases(e->session->jeu));
    lire(e, cases, &t);
    e->curseur_x = e->curseur_y = 0;
}

static void cliquer(struct ecran *e, const struct evenement *ev)
{
    int x, y;
    if (!disposition_trouver(&e->disposition, e->session->jeu, ev->x, ev->y, &x, &y))
        return;
    e->curseur_x = x;
    e->curseur_y = y;
    changer(e);
}

/* ---- A text pasted ---- */

/* Where a game that was read has come to. */
static bool prendre(struct ecran *e, const struct partie *lue, struct tampon *raison)
{
    char cases[CASES_OCTETS];
    const int trait = lue->rang > 0 ? partie_trait(lue, lue->rang) : lue->premier;
    if (nombre_de_cases(lue->jeu) != nombre_de_cases(e->session->jeu)) {
        *raison = tampon_sur(raison->debut, raison->taille);
        tampon_ajouter(raison, _("c'est la position d'un autre plateau"));
        return false;
    }
    ecrire(lue->jeu, partie_position(lue, lue->rang), cases);
    const bool bon = lire(e, cases, raison);
    if (bon && trait)
        e->composition.trait = trait;
    return bon;
}

/* A whole board in the characters of the keys, then who moves, or not. */
static bool lire_plateau(struct ecran *e, const char *texte)
{
    const int nb = nombre_de_cases(e->session->jeu);
    char cases[CASES_OCTETS + 1], perdu[256];
    struct tampon t = tampon_sur(perdu, sizeof perdu);
    int n = 0;
    for (; *texte; texte++) {
        const char signe = signe_de((unsigned char)*texte);
        if (isspace((unsigned char)*texte))
            continue;
        if (!signe || n > nb)
            return false;
        cases[n++] = signe;
    }
    const char trait = n > nb ? cases[nb] : 0;
    if (n < nb || trait == SIGNES[0])
        return false;
    cases[nb] = 0;
    if (trait)
        e->composition.trait = trait == SIGNES[1] ? 1 : 2;
    return lire(e, cases, &t);
}

/* As what --ouvrir reads, moves from here on too, or as squares alone. */
static bool coller(struct ecran *e, void *x, const struct evenement *ev)
{
    const struct session *s = e->session;
    char raison[MESSAGE_MAX - 64], memoire[MESSAGE_MAX];
    struct tampon r = tampon_sur(raison, sizeof raison), t = tampon_sur(memoire, sizeof memoire);
    (void)x;
    if (e->disposition.trop_petit)
        return false;
    struct partie *p = memoire_agrandir(NULL, 2, sizeof *p); /* from here, and what was read */
    partie_placer(&p[0], s->jeu, vue_position(e), vue_trait(e));
    if (ev->coupe)
        tampon_ajouter(&t, _("Collage trop long."));
    else if ((!s->services->lire_collage ||
              !s->services->lire_collage(vue_de(ev->texte), s->jeux, &p[0], 0, &p[1], NULL, &r) ||
              !prendre(e, &p[1], &r)) &&
             !lire_plateau(e, ev->texte))
        tampon_ecrire(&t, _("Collage illisible : %s"), raison);
    vue_alerter(e, memoire);
    free(p);
    return false;
}

/* ---- Keys ---- */

/* NULL, or why no game begins here. */
static const char *refus(const struct ecran *e)
{
    return e->session->jeu->est_jeu_fini(vue_position(e))
               ? _("Personne ne peut jouer : la partie serait finie.")
               : NULL;
}

/* The game in progress is asked about, where it would be lost. */
static enum issue commencer(struct ecran *e)
{
    const char *const choix[] = {_("Jouer la position"), _("Garder la partie")};
    if (refus(e)) {
        vue_alerter(e, refus(e));
        return EN_COURS;
    }
    const bool perdrait = session_a_garder(e->session);
    const bool abandonne =
        !perdrait || dialogue_choisir(e, _("Abandonner cette partie ?"), choix, 2) == 0;
    return abandonne && enregistrer_avant_de_partir(e) ? A_JOUER : EN_COURS;
}

static enum issue servir_commande(struct ecran *e, const struct evenement *ev)
{
    const enum commande commande = vue_commande(e, ev);
    switch (commande) {
    case COMMANDE_HAUT:
    case COMMANDE_BAS:
    case COMMANDE_GAUCHE:
    case COMMANDE_DROITE:
        vue_bouger(e, commande);
        return EN_COURS;
    case COMMANDE_CLIC:
        cliquer(e, ev);
        return EN_COURS;
    case COMMANDE_JOUER:
        changer(e);
        return EN_COURS;
    case COMMANDE_TRAIT:
        e->composition.trait = 3 - e->composition.trait;
        return EN_COURS;
    case COMMANDE_VIDER:
        vider(e);
        return EN_COURS;
    case COMMANDE_DEPART:
        e->composition.position = e->session->jeu->creer_config_init();
        return EN_COURS;
    case COMMANDE_COMMENCER:
        return commencer(e);
    case COMMANDE_ECHAP:
    case COMMANDE_QUITTER:
        return ABANDONNEE;
    default:
        return EN_COURS;
    }
}

static bool servir(struct ecran *e, void *x, const struct evenement *ev)
{
    enum issue *issue = x;
    const char signe = signe_de(ev->touche);
    if (e->disposition.trop_petit && vue_commande(e, ev) != COMMANDE_QUITTER)
        return false;
    vue_message(e, "");
    if (signe) {
        poser(e, signe);
        avancer(e, 1);
    } else if (touche_efface(ev->touche)) {
        avancer(e, -1);
        poser(e, SIGNES[0]);
    } else {
        *issue = servir_commande(e, ev);
    }
    return *issue != EN_COURS;
}

bool composer_ouvrir(struct ecran *e)
{
    const int x = e->curseur_x, y = e->curseur_y, trait = vue_trait(e);
    enum issue issue = EN_COURS;
    e->composition = (struct composition){true, *vue_position(e), trait ? trait : 1};
    e->curseur_x = e->curseur_y = 0;
    vue_apercu(e, false);
    vue_tenir(e, MODE_COMPOSER, &(struct modale){.servir = servir, .coller = coller}, &issue);
    e->composition.ouverte = false;
    e->curseur_x = x;
    e->curseur_y = y;
    vue_message(e, "");
    return issue == A_JOUER;
}

/* ---- What is shown ---- */

static int compter_coups(const struct ecran *e, int joueur)
{
    int coups[COUPS_MAX];
    return e->session->jeu->lister_coups(vue_position(e), joueur, coups);
}

static int compter_vides(const struct ecran *e)
{
    const struct jeu *jeu = e->session->jeu;
    return nombre_de_cases(jeu) - jeu->score(vue_position(e), 1) - jeu->score(vue_position(e), 2);
}

void composer_dire_coups(const struct ecran *e, int joueur, int place, struct tampon *sortie)
{
    const int nb = compter_coups(e, joueur);
    const struct tampon debut = *sortie;
    if (nb == 0)
        tampon_ajouter(sortie, _("aucun coup légal"));
    else
        tampon_ecrire(sortie, ngettext("%d coup légal", "%d coups légaux", (unsigned long)nb), nb);
    if (pinceau_largeur(&e->pinceau, debut.debut) <= place)
        return;
    *sortie = debut;
    if (nb == 0)
        tampon_ajouter(sortie, _("aucun coup"));
    else
        tampon_ecrire(sortie, ngettext("%d coup", "%d coups", (unsigned long)nb), nb);
}

/* Writes a paragraph there, from column x on. */
static void ecrire_dessous(const struct ecran *e, struct rectangle *r, int x, enum style style,
                           const char *texte)
{
    const struct rectangle place = {r->x + x, r->y, r->largeur - x, r->hauteur};
    rectangle_descendre(r, pinceau_paragraphe(&e->pinceau, place, style, texte));
}

/* "60 vides", the legal moves " ● 4 ◎ 12", and the keys that the bottom line has no room for. */
static void dessiner_etroit(const struct ecran *e, struct rectangle r)
{
    char memoire[64];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const int vides = compter_vides(e);
    tampon_ecrire(&t, ngettext("%d vide\nlégaux", "%d vides\nlégaux", (unsigned long)vides), vides);
    ecrire_dessous(e, &r, 0, STYLE_NORMAL, memoire);
    for (int joueur = 1, x = r.x; joueur <= 2; joueur++) {
        x += panneau_dessiner_pion(e, x, r.y, joueur);
        x += pinceau_tracer(&e->pinceau, x, r.y, 2, STYLE_NORMAL, "%d", compter_coups(e, joueur));
    }
    rectangle_descendre(&r, 2);
    for (const struct touche_decrite *k = table_touches; k->commande; k++) {
        t = tampon_sur(memoire, sizeof memoire);
        tampon_ecrire(&t, "%s %s", _(k->nom), _(k->court));
        if (touche_propre_a(k, MODE_COMPOSER) && k->touches[0] &&
            pinceau_largeur(&e->pinceau, memoire) <= r.largeur)
            ecrire_dessous(e, &r, 0, STYLE_NORMAL, memoire);
    }
}

/* What a key does: in short where the panel is narrow and the whole would need several rows. */
static const char *aide_de(const struct ecran *e, const struct touche_decrite *k, int place)
{
    enum { ETROIT = 24 };
    const bool court = place < ETROIT && pinceau_largeur(&e->pinceau, _(k->aide)) > place;
    return court ? _(k->court) : _(k->aide);
}

void composer_dessiner(const struct ecran *e, struct rectangle r)
{
    enum { NOM_LARGEUR = 7 };
    char memoire[128];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const int vides = compter_vides(e);
    if (r.largeur < PANNEAU_MOTS) {
        dessiner_etroit(e, r);
        return;
    }
    tampon_ecrire(
        &t,
        ngettext("Trait à %s, %d case vide", "Trait à %s, %d cases vides", (unsigned long)vides),
        _(e->session->jeu->joueurs[vue_trait(e)]), vides);
    ecrire_dessous(e, &r, 0, STYLE_FORT, memoire);
    if (refus(e))
        ecrire_dessous(e, &r, 0, STYLE_ALERTE, refus(e));
    rectangle_descendre(&r, 1);
    for (const struct touche_decrite *k = table_touches; k->commande; k++)
        if (touche_propre_a(k, MODE_COMPOSER) && r.hauteur > 0) {
            pinceau_ecrire(&e->pinceau, r.x, r.y, NOM_LARGEUR, STYLE_FORT, _(k->nom));
            ecrire_dessous(e, &r, NOM_LARGEUR, STYLE_NORMAL,
                           aide_de(e, k, r.largeur - NOM_LARGEUR));
        }
    rectangle_descendre(&r, 1);
    if (e->session->services->lire_collage)
        ecrire_dessous(e, &r, 0, STYLE_DISCRET, _("Une position collée se lit (OBF, GGF, PGN…)."));
}
