/* See commandes.h. One function for each command, found by a table. */
#include "interfaces/ecran/commandes.h"

#include <ctype.h>

#include "base/i18n.h"
#include "interfaces/ecran/aide.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/menu.h"
#include "interfaces/ecran/plateau.h"

/* ---- Changing the game ---- */

/* Before the game may be changed: nobody thinks on it any more. */
static void arreter_pensee(struct ecran *e)
{
    struct pensee perdue;
    if (e->reflexion)
        reflexion_finir(e->reflexion, &perdue);
}

/* The game was changed, or the thought stopped for nothing: the loop starts again there. */
static bool reprendre(struct ecran *e, enum reponse obtenue, enum reponse *reponse)
{
    if (obtenue == REPONSE_CONTINUER && !e->reflexion)
        return false;
    e->revu = PRESENT;
    *reponse = obtenue == REPONSE_CONTINUER ? REPONSE_REPRENDRE : obtenue;
    return true;
}

/* Plays at the moment looked at. */
static bool jouer(struct ecran *e, int coup, enum reponse *reponse)
{
    e->conseil = COUP_AUCUN;
    if (e->revu == PRESENT && e->mode == MODE_JEU) {
        e->coup = coup;
        *reponse = REPONSE_CONTINUER;
        return true;
    }
    int rang = vue_rang(e);
    arreter_pensee(e);
    return reprendre(e, session_jouer_a(e->session, rang, coup), reponse);
}

/* May a person play at the moment looked at? Else says why not. */
static bool peut_jouer(struct ecran *e)
{
    const struct session *s = e->session;
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int trait = vue_trait(e);
    if (trait && joueur_humain(&s->joueurs[trait]) &&
        (e->mode == MODE_JEU || e->revu != PRESENT))
        return true;
    if (trait == 0)
        tampon_ajouter(&t, _("La partie est finie (n : nouvelle partie, u : annuler)."));
    else if (e->revu != PRESENT)
        tampon_ecrire(&t, _("Ici c'est à %s de jouer (r : reprendre la partie d'ici)."),
                      _(s->jeu->joueurs[trait]));
    else
        tampon_ecrire(&t, _("Attendez : c'est à %s de jouer."), _(s->jeu->joueurs[trait]));
    vue_message(e, memoire);
    return false;
}

/* ---- Playing ---- */

/* Several moves start from this cell: which one? */
static int choisir_coup(struct ecran *e, const int *coups, int nb)
{
    char noms[DIALOGUE_CHOIX_MAX][16];
    const char *textes[DIALOGUE_CHOIX_MAX];
    nb = nb < DIALOGUE_CHOIX_MAX ? nb : DIALOGUE_CHOIX_MAX;
    for (int i = 0; i < nb; i++) {
        struct tampon t = tampon_sur(noms[i], sizeof noms[i]);
        e->session->jeu->ecrire_coup(coups[i], &t);
        textes[i] = noms[i];
    }
    int choisi = dialogue_choisir(e, _("Quel coup ?"), textes, nb);
    return choisi == DIALOGUE_ABANDON ? COUP_AUCUN : coups[choisi];
}

/* Why no move is made on this cell: the game's own reason when the cell's name is a move. */
static void refuser_case(struct ecran *e, int x, int y)
{
    const struct jeu *jeu = e->session->jeu;
    char nom[16], perdu[256], memoire[MESSAGE_MAX];
    struct tampon n = tampon_sur(nom, sizeof nom), p = tampon_sur(perdu, sizeof perdu);
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int coup;
    plateau_nom_cellule(jeu, x, y, &n);
    const char *refus = NULL;
    if (jeu->lire_coup(nom, &coup, &p))
        refus = jeu->raison_refus(partie_position(&e->session->partie, vue_rang(e)), coup,
                                  vue_trait(e));
    tampon_ecrire(&t, _("%s : %s."), nom, refus ? refus : _("aucun coup légal ici"));
    vue_message(e, memoire);
}

static bool jouer_case(struct ecran *e, int x, int y, enum reponse *reponse)
{
    const struct session *s = e->session;
    int coups[COUPS_MAX];
    if (!peut_jouer(e))
        return false;
    int nb = plateau_coups(s->jeu, partie_position(&s->partie, vue_rang(e)), vue_trait(e), x, y,
                           coups);
    int coup = nb == 1 ? coups[0] : nb > 1 ? choisir_coup(e, coups, nb) : COUP_AUCUN;
    if (nb == 0)
        refuser_case(e, x, y);
    return coup != COUP_AUCUN && jouer(e, coup, reponse);
}

static bool jouer_saisie(struct ecran *e, enum reponse *reponse)
{
    const struct session *s = e->session;
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int coup;
    if (!peut_jouer(e))
        return false;
    tampon_ecrire(&t, _("Coup refusé, %s : "), e->saisie.texte);
    if (s->jeu->lire_coup(e->saisie.texte, &coup, &t)) {
        const char *refus = s->jeu->raison_refus(partie_position(&s->partie, vue_rang(e)), coup,
                                                 vue_trait(e));
        if (!refus) {
            s->jeu->cellule_du_coup(coup, &e->curseur_x, &e->curseur_y);
            return jouer(e, coup, reponse);
        }
        tampon_ajouter(&t, refus);
    }
    tampon_ajouter(&t, ".");
    vue_message(e, memoire);
    return false;
}

static bool faire_jouer(struct ecran *e, enum reponse *reponse)
{
    if (e->mode == MODE_PASSE && e->revu == PRESENT) { /* the pass was seen */
        *reponse = REPONSE_CONTINUER;
        return true;
    }
    return jouer_case(e, e->curseur_x, e->curseur_y, reponse);
}

/* ---- The commands ---- */

static bool faire_annuler(struct ecran *e, enum reponse *reponse)
{
    arreter_pensee(e);
    return reprendre(e, session_annuler(e->session), reponse);
}

static bool faire_refaire(struct ecran *e, enum reponse *reponse)
{
    arreter_pensee(e);
    return reprendre(e, session_refaire(e->session), reponse);
}

static bool nouvelle_partie(struct ecran *e, enum reponse *reponse)
{
    arreter_pensee(e);
    e->curseur_place = false;
    return reprendre(e, session_nouvelle(e->session), reponse);
}

static bool faire_options(struct ecran *e, enum reponse *reponse)
{
    switch (menu_options(e, arreter_pensee)) {
    case MENU_NOUVELLE:
        return nouvelle_partie(e, reponse);
    case MENU_QUITTER:
        *reponse = REPONSE_QUITTER;
        return true;
    case MENU_JOUEURS: /* players changed: a finished game has nothing for them */
        if (session_trait(e->session) == 0)
            return nouvelle_partie(e, reponse);
        arreter_pensee(e);
        return reprendre(e, REPONSE_REPRENDRE, reponse);
    default:
        return false;
    }
}

static bool faire_nouvelle(struct ecran *e, enum reponse *reponse)
{
    const char *const choix[] = {_("Nouvelle partie"), _("Options et joueurs"), _("Continuer")};
    bool perdrait = session_trait(e->session) != 0 && e->session->partie.total > 0;
    int choisi = perdrait ? dialogue_choisir(e, _("Abandonner cette partie ?"), choix, 3) : 0;
    if (choisi == 1)
        return faire_options(e, reponse);
    return choisi == 0 && nouvelle_partie(e, reponse);
}

static bool faire_conseil(struct ecran *e, enum reponse *reponse)
{
    if (!peut_jouer(e))
        return false;
    if (e->revu != PRESENT) {
        vue_message(e, _("Pas de conseil en relecture (Fin : retour au présent)."));
        return false;
    }
    int conseil;
    enum mode mode = e->mode;
    *reponse = session_conseil(e->session, &conseil);
    e->mode = mode;
    e->reflexion = NULL;
    e->conseil = conseil;
    if (conseil != COUP_AUCUN)
        e->session->jeu->cellule_du_coup(conseil, &e->curseur_x, &e->curseur_y);
    return *reponse != REPONSE_CONTINUER;
}

/* The thought is over: reflexion_finir() stops it and takes its best move. */
static bool faire_maintenant(struct ecran *e, enum reponse *reponse)
{
    *reponse = REPONSE_CONTINUER;
    return e->mode == MODE_PENSEE && e->revu == PRESENT;
}

static bool revoir(struct ecran *e, int rang)
{
    int present = e->session->partie.rang;
    e->revu = rang >= present ? PRESENT : rang < 0 ? 0 : rang;
    return false;
}

static bool faire_reculer(struct ecran *e, enum reponse *reponse)
{
    (void)reponse;
    return revoir(e, vue_rang(e) - 1);
}

static bool faire_avancer(struct ecran *e, enum reponse *reponse)
{
    (void)reponse;
    return revoir(e, vue_rang(e) + 1);
}

static bool faire_debut(struct ecran *e, enum reponse *reponse)
{
    (void)reponse;
    return revoir(e, 0);
}

static bool faire_fin(struct ecran *e, enum reponse *reponse)
{
    (void)reponse;
    e->revu = PRESENT;
    return false;
}

static bool faire_ici(struct ecran *e, enum reponse *reponse)
{
    if (e->revu == PRESENT)
        return false;
    int rang = e->revu;
    arreter_pensee(e);
    return reprendre(e, session_aller(e->session, rang), reponse);
}

static bool changer_niveau(struct ecran *e, int pas, enum reponse *reponse)
{
    struct session *s = e->session;
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    arreter_pensee(e);
    if (!session_changer_niveau(s, pas)) {
        vue_message(e, _("Le niveau ne change pas : pas d'ordinateur ici, ou il est au bout."));
        return reprendre(e, REPONSE_CONTINUER, reponse);
    }
    menu_retenir(e, "noir");
    menu_retenir(e, "blanc");
    for (int joueur = 1; joueur <= 2; joueur++)
        if (!joueur_humain(&s->joueurs[joueur]))
            tampon_ecrire(&t, "%s%s : %s", t.longueur ? ", " : "", _(s->jeu->joueurs[joueur]),
                          s->joueurs[joueur].nom);
    vue_message(e, memoire);
    return reprendre(e, REPONSE_CONTINUER, reponse);
}

static bool faire_plus_fort(struct ecran *e, enum reponse *reponse)
{
    return changer_niveau(e, 1, reponse);
}

static bool faire_moins_fort(struct ecran *e, enum reponse *reponse)
{
    return changer_niveau(e, -1, reponse);
}

static bool faire_theme(struct ecran *e, enum reponse *reponse)
{
    (void)reponse;
    menu_theme_suivant(e);
    return false;
}

static bool faire_legaux(struct ecran *e, enum reponse *reponse)
{
    (void)reponse;
    e->session->reglages.legaux = !e->session->reglages.legaux;
    menu_retenir(e, "legaux");
    return false;
}

static bool faire_redessiner(struct ecran *e, enum reponse *reponse)
{
    (void)e;
    (void)reponse;
    terminal_redessiner();
    return false;
}

static bool faire_aide(struct ecran *e, enum reponse *reponse)
{
    (void)reponse;
    aide_montrer(e);
    return false;
}

static bool faire_quitter(struct ecran *e, enum reponse *reponse)
{
    const struct session *s = e->session;
    const char *const choix[] = {_("Quitter sans sauver"), _("Continuer")};
    bool perdrait = s->sauvegarde && s->sauvegarde_en_panne && session_trait(s) != 0;
    *reponse = REPONSE_QUITTER;
    return !perdrait ||
           dialogue_choisir(e, _("La partie ne peut pas être sauvée"), choix, 2) == 0;
}

/* Escape gives up the last thing begun, and never more: advice being thought about, a look back. */
static bool faire_echap(struct ecran *e, enum reponse *reponse)
{
    if (e->revu != PRESENT) {
        e->revu = PRESENT;
        return false;
    }
    bool conseil = e->mode == MODE_PENSEE && joueur_humain(&e->session->joueurs[vue_trait(e)]);
    e->conseil = COUP_AUCUN;
    *reponse = REPONSE_CONTINUER;
    return conseil || e->mode == MODE_PASSE;
}

static bool faire_clic(struct ecran *e, const struct evenement *ev, enum reponse *reponse)
{
    int x, y;
    if (!disposition_trouver(&e->disposition, e->session->jeu, ev->x, ev->y, &x, &y))
        return false;
    e->curseur_x = x;
    e->curseur_y = y;
    return jouer_case(e, x, y, reponse);
}

static bool bouger(struct ecran *e, enum commande commande)
{
    const struct jeu *jeu = e->session->jeu;
    int dx = (commande == COMMANDE_DROITE) - (commande == COMMANDE_GAUCHE);
    int dy = (commande == COMMANDE_BAS) - (commande == COMMANDE_HAUT);
    e->curseur_x = (e->curseur_x + dx + jeu->colonnes) % jeu->colonnes;
    e->curseur_y = (e->curseur_y + dy + jeu->lignes) % jeu->lignes;
    return false;
}

static bool (*const COMMANDES_FAIRE[COMMANDES])(struct ecran *, enum reponse *) = {
    [COMMANDE_JOUER] = faire_jouer,
    [COMMANDE_ANNULER] = faire_annuler,
    [COMMANDE_REFAIRE] = faire_refaire,
    [COMMANDE_NOUVELLE] = faire_nouvelle,
    [COMMANDE_CONSEIL] = faire_conseil,
    [COMMANDE_MAINTENANT] = faire_maintenant,
    [COMMANDE_RECULER] = faire_reculer,
    [COMMANDE_AVANCER] = faire_avancer,
    [COMMANDE_DEBUT] = faire_debut,
    [COMMANDE_FIN] = faire_fin,
    [COMMANDE_ICI] = faire_ici,
    [COMMANDE_PLUS_FORT] = faire_plus_fort,
    [COMMANDE_MOINS_FORT] = faire_moins_fort,
    [COMMANDE_OPTIONS] = faire_options,
    [COMMANDE_THEME] = faire_theme,
    [COMMANDE_LEGAUX] = faire_legaux,
    [COMMANDE_REDESSINER] = faire_redessiner,
    [COMMANDE_AIDE] = faire_aide,
    [COMMANDE_QUITTER] = faire_quitter,
    [COMMANDE_ECHAP] = faire_echap,
};

/* ---- From a key to a command ---- */

static bool servir_saisie(struct ecran *e, int touche, enum reponse *reponse)
{
    return saisie_touche(&e->saisie, touche) == SAISIE_VALIDEE && jouer_saisie(e, reponse);
}

static bool servir_touche(struct ecran *e, const struct evenement *ev, enum reponse *reponse)
{
    if (e->saisie.ouverte && ev->touche < TOUCHE_HAUT)
        return servir_saisie(e, ev->touche, reponse);
    if (e->saisie.ouverte && ev->touche == TOUCHE_EFFACER)
        return servir_saisie(e, ev->touche, reponse);
    if (!e->disposition.trop_petit && saisie_ouvre(ev->touche))
        return servir_saisie(e, ev->touche, reponse);
    enum commande commande = touche_commande(ev->touche);
    if (e->disposition.trop_petit && commande != COMMANDE_QUITTER)
        return false;
    saisie_fermer(&e->saisie);
    if (commande == COMMANDE_CLIC)
        return faire_clic(e, ev, reponse);
    if (commande >= COMMANDE_HAUT && commande <= COMMANDE_DROITE)
        return bouger(e, commande);
    return COMMANDES_FAIRE[commande] && COMMANDES_FAIRE[commande](e, reponse);
}

bool commandes_servir(struct ecran *e, const struct evenement *ev, enum reponse *reponse)
{
    if (ev->genre != EVENEMENT_TOUCHE && ev->genre != EVENEMENT_COLLAGE)
        return false;
    vue_message(e, "");
    if (ev->genre == EVENEMENT_TOUCHE)
        return servir_touche(e, ev, reponse);
    if (!e->disposition.trop_petit)
        saisie_coller(&e->saisie, ev->texte);
    return false;
}
