/* See menu.h. */
#include "interfaces/ecran/menu.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/aide.h"
#include "interfaces/ecran/choix.h"
#include "interfaces/ecran/composer.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/lecon.h"
#include "interfaces/ecran/serie.h"
#include "partie/serie.h"

enum { PASSEE_TEXTE_MAX = 512 };
enum { LIGNES_MENU_MAX = 20, MENU_LARGEUR = 33, NOM_LARGEUR = 13, CONSEIL_MAX = 2 };
enum { VALEUR_X = 2 + NOM_LARGEUR }; /* where the values begin, from the inside's left edge */

enum genre_ligne {
    LIGNE_REPRENDRE,
    LIGNE_CONTINUER,
    LIGNE_ABANDON, /* none: what was changed is as before */
    LIGNE_NOUVELLE,
    LIGNE_PARTIES,
    LIGNE_ENTRAINEMENT,
    LIGNE_COMPOSER,
    LIGNE_REGLAGE,
    LIGNE_PLUS,   /* the list of the other settings, */
    LIGNE_RETOUR, /* and back from it */
    LIGNE_LECON,
    LIGNE_AIDE,
    LIGNE_QUITTER
};

struct ligne_menu {
    enum genre_ligne genre;
    const char *texte; /* in the user's language */
    const struct reglage *reglage;
    const char *valeur; /* of a line that is no setting, NULL: none */
    const char *detail; /* beside it, NULL: none */
    bool groupe;        /* it begins one: a blank row goes before, where there is room */
};

struct liste {
    const char *titre;
    struct ligne_menu lignes[LIGNES_MENU_MAX];
    int nb, groupes;
    int courante, premiere;
};

/* What is chosen before a game, and behind one line of it the settings that seldom change. */
enum { LISTE_PREMIERE, LISTE_PLUS, LISTES };

struct menu {
    struct ecran *e;
    struct liste listes[LISTES], *liste; /* `liste`: the one that is seen */
    bool aeree;                          /* it has its blank rows */
    int conseil;                         /* rows below it */
    struct reglages reglages;            /* as chosen so far */
    struct reglages avant;               /* as they were */
    struct rectangle interieur;
    struct passees passees; /* of the start's: read once */
    char dus[48];           /* "23 à revoir" */
    enum genre_ligne echap, choisie; /* LIGNE_REGLAGE: Escape closes nothing, it is open */
};

static const struct ligne_menu *ligne_courante(const struct menu *m)
{
    return &m->liste->lignes[m->liste->courante];
}

/* ---- Changing ---- */

/* One setting to its next value, `pas` further. What only concerns the screen is seen at once. */
static void changer(struct menu *m, int pas)
{
    const struct reglage *r = ligne_courante(m)->reglage;
    struct choix_reglage v;
    if (!r)
        return;
    choix_lister(&v, m->e->session->jeu, &m->reglages, r);
    v.courante = (v.courante + pas + v.nb) % v.nb;
    if (reglage_poser(&m->reglages, r, v.textes[v.courante]) || reglage_joueur(r))
        return;
    reglage_poser(&m->e->session->reglages, r, v.textes[v.courante]);
    if (!m->e->session->reglages.reflexion)
        session_ne_plus_mediter(m->e->session);
    vue_preparer(m->e);
}

static bool a_change(const struct menu *m, const struct reglage *r)
{
    char avant[JOUEUR_NOM_MAX], apres[JOUEUR_NOM_MAX];
    struct tampon a = tampon_sur(avant, sizeof avant), b = tampon_sur(apres, sizeof apres);
    reglage_lire(&m->avant, r, &a);
    reglage_lire(&m->reglages, r, &b);
    return strcmp(avant, apres) != 0;
}

void menu_retenir(struct ecran *e, const char *nom)
{
    const struct session *s = e->session;
    const char *erreur = reglages_retenir(&s->reglages, nom, s->programme, s->jeux);
    if (erreur)
        vue_message(e, erreur);
}

/* Settings of the screen that were changed are kept for the next time. */
static void retenir(const struct menu *m)
{
    for (const struct reglage *r = table_reglages; r->nom; r++)
        if (!reglage_joueur(r) && a_change(m, r))
            menu_retenir(m->e, r->nom);
}

static void abandonner(const struct menu *m)
{
    m->e->session->reglages = m->avant;
    vue_preparer(m->e);
}

/* The players chosen become those of the sitting, with the time chosen. True when that changes
 * anything. */
static bool appliquer_joueurs(struct menu *m, void (*avant)(struct ecran *e))
{
    struct session *s = m->e->session;
    bool change = false;
    for (int joueur = 1; joueur <= 2; joueur++) {
        if (strcmp(m->reglages.joueurs[joueur], s->joueurs[joueur].nom) == 0 &&
            m->reglages.secondes == m->avant.secondes)
            continue;
        if (avant)
            avant(m->e);
        const char *refus = session_changer_joueur(s, joueur, m->reglages.joueurs[joueur]);
        if (refus)
            vue_message(m->e, refus);
        else
            menu_retenir(m->e, joueur == 1 ? "noir" : "blanc");
        s->demandes.joueurs[joueur] &= refus != NULL;
        change = change || !refus;
    }
    for (int joueur = 1; joueur <= 2 && change && m->e->couleurs_echangees; joueur++)
        menu_retenir(m->e, joueur == 1 ? "noir" : "blanc"); /* one alone would go with the other */
    return change;
}

/* ---- Drawing ---- */

/* "‹ IA, niveau 3 ›": both arrows, whatever the length of the value. */
static void dessiner_valeur(const struct pinceau *p, int x, int y, int largeur, enum style style,
                            const char *valeur)
{
    const int l = pinceau_largeur(p, valeur);
    const bool ecarts = l + 4 <= largeur;
    x += pinceau_ecrire(p, x, y, 2, style, ecarts ? "‹ " : "‹");
    x += pinceau_abreger(p, x, y, largeur - 2, style, valeur);
    pinceau_ecrire(p, x, y, 2, style, ecarts ? " ›" : "›");
}

static void dire_valeur(const struct menu *m, const struct ligne_menu *l, struct tampon *sortie)
{
    char brute[JOUEUR_NOM_MAX];
    struct tampon b = tampon_sur(brute, sizeof brute);
    if (!l->reglage) {
        tampon_ajouter(sortie, l->valeur);
        return;
    }
    reglage_lire(&m->reglages, l->reglage, &b);
    choix_dire(m->e->session->jeu, l->reglage, brute, sortie);
}

/* Rows from the inside's top to a line. */
static int rangee(const struct menu *m, int i)
{
    int y = i - m->liste->premiere;
    for (int avant = 1; avant <= i && m->aeree; avant++)
        y += m->liste->lignes[avant].groupe;
    return y;
}

static void dessiner_ligne(const struct menu *m, int i)
{
    const struct pinceau *p = &m->e->pinceau;
    const struct ligne_menu *l = &m->liste->lignes[i];
    const struct rectangle *r = &m->interieur;
    const bool choisie = l == ligne_courante(m);
    const int y = r->y + rangee(m, i), fin = r->x + r->largeur;
    enum style style = choisie ? STYLE_CHOISI : STYLE_NORMAL;
    pinceau_ecrire(p, r->x, y, 2, STYLE_FORT, choisie ? "▸ " : "  ");
    int x = r->x + 2;
    if (l->reglage || l->valeur) {
        char valeur[JOUEUR_NOM_MAX];
        struct tampon v = tampon_sur(valeur, sizeof valeur);
        dire_valeur(m, l, &v);
        pinceau_ecrire(p, x, y, NOM_LARGEUR, STYLE_NORMAL, l->texte);
        x = r->x + VALEUR_X;
        dessiner_valeur(p, x, y, fin - x, style, valeur);
        return;
    }
    pinceau_ecrire(p, x, y, fin - x, style, l->texte);
}

/* Columns for the longest value that may be chosen of this setting. */
static int largeur_reglage(const struct menu *m, const struct reglage *r)
{
    struct choix_reglage v;
    int largeur = 0;
    choix_lister(&v, m->e->session->jeu, &m->reglages, r);
    for (int j = 0; j < v.nb; j++) {
        char memoire[JOUEUR_NOM_MAX];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        choix_dire(m->e->session->jeu, r, v.textes[j], &t);
        const int l = VALEUR_X + pinceau_largeur(&m->e->pinceau, memoire) + 4;
        largeur = l > largeur ? l : largeur;
    }
    return largeur;
}

/* The same for both lists, in the panel's place where that is wide enough for any menu. */
static int largeur_voulue(const struct menu *m)
{
    const int panneau = dialogue_place(m->e);
    const int place = panneau >= MENU_LARGEUR ? panneau : m->e->pinceau.colonnes - 4;
    int largeur = MENU_LARGEUR;
    for (int i = 0; i < LISTES * LIGNES_MENU_MAX; i++) {
        const struct liste *liste = &m->listes[i / LIGNES_MENU_MAX];
        const struct reglage *r = liste->lignes[i % LIGNES_MENU_MAX].reglage;
        const int l = r ? largeur_reglage(m, r) : 0;
        largeur = l > largeur ? l : largeur;
    }
    return largeur < place ? largeur : place;
}

/* Below the lines: a message, or what there is to say of the present one; NULL: nothing. */
static const char *conseil(const struct menu *m)
{
    const struct ligne_menu *l = ligne_courante(m);
    return m->e->message[0] ? m->e->message
           : l->reglage     ? choix_conseiller(&m->reglages, l->reglage)
                            : l->detail;
}

/* What goes where there is little room: the blank rows, then the rows below that nothing needs. */
static void cadrer(struct menu *m)
{
    const struct liste *l = m->liste;
    const int largeur = largeur_voulue(m), tout = l->nb + l->groupes + 1 + CONSEIL_MAX;
    m->interieur = dialogue_cadre(m->e, largeur, tout, l->titre);
    const int reste = m->interieur.hauteur - l->nb;
    const int besoin =
        conseil(m) ? pinceau_rangees(&m->e->pinceau, m->interieur.largeur, conseil(m)) : 0;
    m->aeree = reste >= l->groupes + CONSEIL_MAX;
    m->conseil = reste < besoin ? besoin : reste;
    m->conseil = m->conseil > CONSEIL_MAX ? CONSEIL_MAX : m->conseil;
}

static void dessiner_conseil(const struct menu *m)
{
    const struct rectangle r = {m->interieur.x, m->interieur.y + m->interieur.hauteur - m->conseil,
                                m->interieur.largeur, m->conseil};
    const enum style style = m->e->message[0] ? STYLE_ALERTE : STYLE_DISCRET;
    const char *usage = _("Flèches : choisir et changer, Entrée : valider");
    const char *texte = conseil(m) ? conseil(m) : m->conseil == CONSEIL_MAX ? usage : "";
    pinceau_paragraphe(&m->e->pinceau, r, style, texte);
}

static void suivre(struct ecran *e, void *x)
{
    vue_apercu(e, ligne_courante(x)->genre == LIGNE_REPRENDRE);
}

static void dessiner(struct ecran *e, void *x)
{
    struct menu *m = x;
    struct liste *l = m->liste;
    cadrer(m);
    const int hauteur = m->interieur.hauteur - m->conseil;
    if (m->aeree)
        l->premiere = 0;
    else if (l->courante < l->premiere)
        l->premiere = l->courante;
    else if (l->courante >= l->premiere + hauteur)
        l->premiere = l->courante - hauteur + 1;
    for (int i = l->premiere; i < l->nb && rangee(m, i) < hauteur; i++)
        dessiner_ligne(m, i);
    if (l->nb > hauteur)
        dialogue_defilement(e, m->interieur, l->courante + 1, l->nb);
    dessiner_conseil(m);
    vue_montrer(m->interieur.x, m->interieur.y + rangee(m, l->courante));
}

/* ---- Keys ---- */

/* The line on the row that was clicked, negative: none. */
static int ligne_cliquee(const struct menu *m, const struct evenement *ev)
{
    const struct rectangle *r = &m->interieur;
    if (ev->x < r->x || ev->x >= r->x + r->largeur || ev->y >= r->y + r->hauteur - m->conseil)
        return -1;
    for (int i = m->liste->premiere; i < m->liste->nb; i++)
        if (ev->y == r->y + rangee(m, i))
            return i;
    return -1;
}

/* What the click asks for: the line, or on the arrow before a value the value before. */
static enum commande cliquee(struct menu *m, const struct evenement *ev)
{
    const int i = ligne_cliquee(m, ev), fleche = m->interieur.x + VALEUR_X;
    if (i < 0)
        return COMMANDE_AUCUNE;
    m->liste->courante = i;
    return ligne_courante(m)->reglage && (ev->x == fleche || ev->x == fleche + 1)
               ? COMMANDE_GAUCHE
               : COMMANDE_JOUER;
}

/* Does what the present line says. True when it closes the menu. */
static bool valider(struct menu *m)
{
    switch (ligne_courante(m)->genre) {
    case LIGNE_REGLAGE:
        changer(m, 1);
        return false;
    case LIGNE_PLUS:
        m->liste = &m->listes[LISTE_PLUS];
        m->liste->courante = 0;
        return false;
    case LIGNE_RETOUR:
        m->liste = &m->listes[LISTE_PREMIERE];
        return false;
    case LIGNE_LECON:
        lecon_montrer(m->e);
        return false;
    case LIGNE_AIDE:
        aide_montrer(m->e);
        return false;
    default:
        return true;
    }
}

/* Serves a key. True when a line was chosen that closes the menu. */
static bool servir_ligne(struct menu *m, const struct evenement *ev)
{
    struct liste *l = m->liste;
    enum commande commande = touche_commande(ev->touche);
    if (commande == COMMANDE_CLIC)
        commande = cliquee(m, ev);
    vue_message(m->e, "");
    switch (commande) {
    case COMMANDE_HAUT:
    case COMMANDE_BAS:
        l->courante = (l->courante + (commande == COMMANDE_BAS ? 1 : l->nb - 1)) % l->nb;
        return false;
    case COMMANDE_DEBUT:
    case COMMANDE_FIN:
        l->courante = commande == COMMANDE_FIN ? l->nb - 1 : 0;
        return false;
    case COMMANDE_GAUCHE:
    case COMMANDE_DROITE:
        changer(m, commande == COMMANDE_DROITE ? 1 : -1);
        return false;
    case COMMANDE_AIDE:
        aide_montrer(m->e);
        return false;
    case COMMANDE_JOUER:
        return valider(m);
    default:
        return false;
    }
}

/* A line of a list, the first of a group or not. */
static struct ligne_menu *ajouter_a(struct liste *l, enum genre_ligne genre, const char *texte,
                                    bool groupe)
{
    struct ligne_menu *ligne = &l->lignes[l->nb++];
    *ligne = (struct ligne_menu){.genre = genre, .texte = texte, .groupe = groupe};
    l->groupes += groupe;
    return ligne;
}

static struct ligne_menu *ajouter(struct menu *m, enum genre_ligne genre, const char *texte)
{
    return ajouter_a(&m->listes[LISTE_PREMIERE], genre, texte, false);
}

/* How the game is played, shown where it can be. */
static void ajouter_regles(struct menu *m)
{
    if (lecon_possible(m->e->session->jeu))
        ajouter(m, LIGNE_LECON, _("Comment jouer"));
    else
        ajouter(m, LIGNE_AIDE, _("Aide"));
}

/* The settings of this game, those chosen before each on the first list. */
static void ajouter_reglages(struct menu *m)
{
    const struct jeu *jeu = m->e->session->jeu;
    bool entames[LISTES] = {false, true};
    for (const struct reglage *r = table_reglages; r->nom; r++) {
        const char *titre = reglage_joueur(r) ? jeu->joueurs[reglage_joueur(r)] : r->titre;
        const int liste = r->premier_plan ? LISTE_PREMIERE : LISTE_PLUS;
        if (!titre || !reglage_utile(r, jeu))
            continue;
        ajouter_a(&m->listes[liste], LIGNE_REGLAGE, _(titre), !entames[liste])->reglage = r;
        entames[liste] = true;
    }
}

/* What both menus have below their own first lines. */
static void completer(struct menu *m)
{
    struct liste *l = &m->listes[LISTE_PREMIERE], *plus = &m->listes[LISTE_PLUS];
    if (composer_possible(m->e->session->jeu))
        ajouter(m, LIGNE_COMPOSER, _("Composer une position"));
    plus->titre = _("Réglages");
    ajouter_reglages(m);
    ajouter_a(plus, LIGNE_RETOUR, _("Retour"), true);
    ajouter_a(l, LIGNE_PLUS, _("Plus de réglages…"), true);
    ajouter(m, LIGNE_QUITTER, _("Quitter"));
}

/* The line that a key closes the menu with; LIGNE_REGLAGE: it stays open. */
static enum genre_ligne issue(struct menu *m, const struct evenement *ev)
{
    const enum genre_ligne echap = m->echap;
    const enum commande commande = touche_commande(ev->touche);
    if (m->liste != m->listes && (commande == COMMANDE_QUITTER || commande == COMMANDE_ECHAP)) {
        m->liste = m->listes; /* no more than that list is closed */
        return LIGNE_REGLAGE;
    }
    switch (commande) {
    case COMMANDE_QUITTER: /* the menu, or with the first one the program */
        return echap == LIGNE_REGLAGE ? LIGNE_QUITTER : echap;
    case COMMANDE_NOUVELLE:
        return LIGNE_NOUVELLE;
    case COMMANDE_ECHAP:
        return echap;
    default:
        return servir_ligne(m, ev) ? ligne_courante(m)->genre : LIGNE_REGLAGE;
    }
}

static bool servir(struct ecran *e, void *x, const struct evenement *ev)
{
    struct menu *m = x;
    (void)e;
    m->choisie = issue(m, ev);
    return m->choisie != LIGNE_REGLAGE;
}

/* Until a line closes it; `echap` is what Escape gives, LIGNE_REGLAGE when it gives nothing. */
static enum genre_ligne tenir(struct menu *m, enum genre_ligne echap)
{
    const struct modale modale = {.suivre = suivre, .dessiner = dessiner, .servir = servir};
    m->liste = m->listes;
    m->echap = echap;
    return vue_tenir(m->e, echap == LIGNE_REGLAGE ? MODE_ACCUEIL : MODE_DIALOGUE, &modale, m)
               ? m->choisie
               : LIGNE_QUITTER;
}

/* The list of past games: the one chosen; negative: none. */
static int choisir_passee(const struct menu *m)
{
    enum { BORDS = 6 }; /* of the box, and the arrow */
    char textes[PASSEES_MAX][PASSEE_TEXTE_MAX];
    const char *noms[PASSEES_MAX];
    for (int i = 0; i < m->passees.nb; i++) {
        struct tampon t = tampon_sur(textes[i], sizeof textes[i]);
        passees_dire(&m->passees, i, m->e->session->jeux[0], m->e->pinceau.colonnes - BORDS, &t);
        noms[i] = textes[i];
    }
    return dialogue_lister(m->e, _("Mes parties"), noms, m->passees.nb, 0);
}

/* The past game that is chosen takes the place of the sitting's, with the players chosen where it
 * is over. */
static bool ouvrir_passee(struct menu *m)
{
    const int i = choisir_passee(m);
    if (i < 0)
        return false;
    appliquer_joueurs(m, NULL);
    const char *refus = session_rouvrir(m->e->session, &m->passees, i);
    if (refus)
        vue_alerter(m->e, refus);
    else
        vue_preparer(m->e);
    return !refus;
}

/* "23 à revoir": how many exercises are due. */
static int compter_dus(struct menu *m)
{
    const int nb = serie_compter(m->e->session, rappels_aujourdhui());
    struct tampon t = tampon_sur(m->dus, sizeof m->dus);
    if (nb > 0)
        tampon_ecrire(&t, _("%d à revoir"), nb);
    else
        tampon_ajouter(&t, _("rien à revoir"));
    return nb;
}

/* Where some are due at the start; once they are answered the line says so. */
static void ajouter_entrainement(struct menu *m)
{
    if (compter_dus(m) == 0)
        return;
    struct ligne_menu *l = ajouter(m, LIGNE_ENTRAINEMENT, _("Entraînement"));
    l->valeur = m->dus;
    l->detail = _("Chercher mieux que vos erreurs passées");
}

/* What the line closes the menu with: nothing, unless the terminal is gone. */
static enum genre_ligne s_entrainer(struct menu *m)
{
    const bool bon = serie_mener(m->e);
    compter_dus(m);
    return bon ? LIGNE_ENTRAINEMENT : LIGNE_QUITTER;
}

/* Does the menu come back after it, unless a game is opened? */
static bool est_un_detour(enum genre_ligne genre)
{
    return genre == LIGNE_PARTIES || genre == LIGNE_COMPOSER || genre == LIGNE_ENTRAINEMENT;
}

/* Until a line closes the start's; exercises, the list of past games and a position are left for
 * it. */
static enum genre_ligne tenir_accueil(struct menu *m)
{
    bool ouverte = false;
    enum genre_ligne choisie;
    do {
        choisie = tenir(m, LIGNE_REGLAGE);
        if (choisie == LIGNE_PARTIES)
            ouverte = ouvrir_passee(m);
        else if (choisie == LIGNE_COMPOSER)
            ouverte = composer_ouvrir(m->e);
        else if (choisie == LIGNE_ENTRAINEMENT)
            choisie = s_entrainer(m);
    } while (est_un_detour(choisie) && !ouverte);
    return choisie;
}

static void commencer(struct menu *m, struct ecran *e, const char *titre)
{
    *m = (struct menu){.e = e, .reglages = e->session->reglages, .avant = e->session->reglages};
    m->listes[LISTE_PREMIERE].titre = titre;
}

enum menu_issue menu_accueil(struct ecran *e, const char *reprise)
{
    struct menu m;
    commencer(&m, e, _(e->session->jeu->titre));
    e->entree = false;
    if (reprise)
        ajouter(&m, LIGNE_REPRENDRE, _("Reprendre la partie"))->detail = reprise;
    ajouter(&m, LIGNE_NOUVELLE, _("Nouvelle partie"))->detail =
        reprise ? _("La partie commencée est gardée dans l'historique") : NULL;
    ajouter_regles(&m);
    passees_lire(&m.passees, e->session->programme, e->session->jeux);
    if (m.passees.nb > 0)
        ajouter(&m, LIGNE_PARTIES, _("Mes parties"));
    ajouter_entrainement(&m);
    completer(&m);
    const enum genre_ligne choisie = tenir_accueil(&m);
    passees_detruire(&m.passees);
    retenir(&m);
    switch (choisie) {
    case LIGNE_PARTIES:
        return MENU_OUVERTE;
    case LIGNE_REPRENDRE:
        return MENU_REPRENDRE;
    case LIGNE_QUITTER:
        return MENU_QUITTER;
    default:
        appliquer_joueurs(&m, NULL);
        return choisie == LIGNE_COMPOSER ? MENU_COMPOSEE : MENU_NOUVELLE;
    }
}

enum menu_issue menu_nouvelle(struct ecran *e)
{
    const char *const choix[] = {_("Nouvelle partie"), _("Options et joueurs"), _("Continuer")};
    if (!session_a_garder(e->session))
        return MENU_NOUVELLE;
    switch (dialogue_choisir(e, _("Abandonner cette partie ?"), choix, 3)) {
    case 0:
        return MENU_NOUVELLE;
    case 1:
        return MENU_OPTIONS;
    case DIALOGUE_QUITTER:
        return MENU_QUITTER;
    default:
        return MENU_FERME;
    }
}

/* Until a line closes it that may: a new game is asked about, a position may be given up. */
static enum genre_ligne tenir_options(struct menu *m)
{
    for (;;) {
        enum genre_ligne choisie = tenir(m, LIGNE_ABANDON);
        if (choisie == LIGNE_COMPOSER && !composer_ouvrir(m->e))
            continue;
        enum menu_issue issue = choisie == LIGNE_NOUVELLE ? menu_nouvelle(m->e) : MENU_NOUVELLE;
        if (issue == MENU_NOUVELLE)
            return choisie;
        if (issue != MENU_OPTIONS)
            return issue == MENU_QUITTER ? LIGNE_QUITTER : LIGNE_CONTINUER;
    }
}

enum menu_issue menu_options(struct ecran *e, void (*avant_joueurs)(struct ecran *e))
{
    struct menu m;
    commencer(&m, e, _("Options"));
    ajouter(&m, LIGNE_CONTINUER, _("Continuer"));
    ajouter(&m, LIGNE_NOUVELLE, _("Nouvelle partie"));
    ajouter_regles(&m);
    completer(&m);
    enum genre_ligne choisie = tenir_options(&m);
    if (choisie == LIGNE_ABANDON) {
        abandonner(&m);
        return MENU_FERME;
    }
    retenir(&m);
    if (choisie == LIGNE_QUITTER)
        return MENU_QUITTER;
    bool change = appliquer_joueurs(&m, avant_joueurs);
    if (a_change(&m, reglage_chercher(vue_de("pendule")))) {
        avant_joueurs(e);
        chrono_changer(e->session);
        change = true;
    }
    return choisie == LIGNE_NOUVELLE   ? MENU_NOUVELLE
           : choisie == LIGNE_COMPOSER ? MENU_COMPOSEE
           : change                    ? MENU_JOUEURS
                                       : MENU_FERME;
}
