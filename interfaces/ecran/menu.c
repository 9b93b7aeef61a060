/* See menu.h. */
#include "interfaces/ecran/menu.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/aide.h"
#include "interfaces/ecran/choix.h"
#include "interfaces/ecran/collage.h"
#include "interfaces/ecran/composer.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/enregistrer.h"
#include "interfaces/ecran/epreuve.h"
#include "interfaces/ecran/lecon.h"
#include "interfaces/ecran/liste.h"
#include "partie/epreuve.h"

enum { PASSEE_TEXTE_MAX = 512 };
enum { LIGNES_MENU_MAX = 20, MENU_LARGEUR = 33, CONSEIL_MAX = 2 };

/* What a row gives beside what is asked for (menu.h). */
enum {
    LIGNE_COLLEE = MENU_QUITTER + 1,  /* a game that was pasted */
    LIGNE_ENTRAINEMENT,               /* the first of those of struct services, and so on */
    LIGNE_OUVERTE = LIGNE_ENTRAINEMENT + ENTRAINEMENTS_MAX, /* nothing, as all that follow */
    LIGNE_PLUS,    /* the list of the other settings, */
    LIGNE_RETOUR, /* and back from it */
    LIGNE_LECON,
    LIGNE_AIDE,
    LIGNE_REGLAGE /* the first of table_reglages, and so on */
};

/* What is chosen before a game, and behind one row of it the settings that seldom change. */
enum { LISTE_PREMIERE, LISTE_PLUS, LISTES };

struct menu {
    struct ecran *e;
    const char *titre;
    struct ligne lignes[LISTES][LIGNES_MENU_MAX];
    char valeurs[LIGNES_MENU_MAX][JOUEUR_NOM_MAX]; /* of the settings, as last drawn */
    struct liste listes[LISTES], *liste; /* `liste`: the one that is seen */
    int conseil;                         /* rows below it */
    struct reglages reglages;            /* as chosen so far */
    struct reglages avant;               /* as they were */
    struct passees passees;              /* of the start's: read once */
    char dus[ENTRAINEMENTS_MAX][48];     /* "23 à revoir" */
    bool essai;                          /* the new game is the one that the lesson offers */
    int echap, choisie;                  /* what Escape gives, LIGNE_OUVERTE: nothing */
};

static const struct ligne *ligne_courante(const struct menu *m)
{
    return &m->liste->lignes[m->liste->courante];
}

/* NULL: it is no setting. */
static const struct reglage *reglage_de(const struct ligne *l)
{
    return l->id >= LIGNE_REGLAGE ? &table_reglages[l->id - LIGNE_REGLAGE] : NULL;
}

/* ---- Changing ---- */

/* A setting that is a text, typed in a box. */
static void saisir(struct menu *m, const struct reglage *r)
{
    char texte[JOUEUR_NOM_MAX];
    struct tampon t = tampon_sur(texte, sizeof texte);
    reglage_lire(&m->reglages, r, &t);
    if (!dialogue_saisir(m->e, _(r->titre), _(r->aide), texte, sizeof texte))
        return;
    const char *refus = reglage_poser(&m->reglages, r, texte);
    if (refus)
        vue_message(m->e, refus);
    else
        reglage_poser(&m->e->session->reglages, r, texte);
}

/* One setting to its next value, `pas` further. What only concerns the screen is seen at once. */
static void changer(struct menu *m, int pas)
{
    const struct reglage *r = reglage_de(ligne_courante(m));
    struct choix_reglage v;
    if (!r)
        return;
    if (r->genre == REGLAGE_TEXTE) {
        saisir(m, r);
        return;
    }
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
        const int l = LISTE_NOM + pinceau_largeur(&m->e->pinceau, memoire) + 6;
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
        const struct reglage *r = reglage_de(&m->lignes[i / LIGNES_MENU_MAX][i % LIGNES_MENU_MAX]);
        const int l = r ? largeur_reglage(m, r) : 0;
        largeur = l > largeur ? l : largeur;
    }
    return largeur < place ? largeur : place;
}

/* Below the lines: a message, or what there is to say of the present one; NULL: nothing. */
static const char *conseil(const struct menu *m)
{
    const struct ligne *l = ligne_courante(m);
    return m->e->message[0] ? m->e->message
           : reglage_de(l)  ? choix_conseiller(&m->reglages, reglage_de(l))
                            : l->detail;
}

/* What goes where there is little room: the blank rows, then the rows below that nothing needs.
 * Gives the inside of the box. */
static struct rectangle cadrer(struct menu *m)
{
    struct liste *l = m->liste;
    const int groupes = liste_groupes(l), tout = l->nb + groupes + 1 + CONSEIL_MAX;
    const char *titre = l == m->listes ? m->titre : _("Réglages");
    const struct rectangle r = dialogue_cadre(m->e, largeur_voulue(m), tout, titre);
    const int reste = r.hauteur - l->nb;
    const int besoin = conseil(m) ? pinceau_rangees(&m->e->pinceau, r.largeur, conseil(m)) : 0;
    l->aeree = reste >= groupes + CONSEIL_MAX;
    m->conseil = reste < besoin ? besoin : reste;
    m->conseil = m->conseil > CONSEIL_MAX ? CONSEIL_MAX : m->conseil;
    return r;
}

static void dessiner_conseil(const struct menu *m, struct rectangle r)
{
    const enum style style = m->e->message[0] ? STYLE_ALERTE : STYLE_DISCRET;
    const char *usage = _("Flèches : choisir et changer, Entrée : valider");
    const char *texte = conseil(m) ? conseil(m) : m->conseil == CONSEIL_MAX ? usage : "";
    r.y += r.hauteur - m->conseil;
    r.hauteur = m->conseil;
    pinceau_paragraphe(&m->e->pinceau, r, style, texte);
}

/* The settings as they are now. */
static void lire_valeurs(struct menu *m)
{
    for (int i = 0; i < m->liste->nb; i++) {
        struct ligne *l = &m->liste->lignes[i];
        char brute[JOUEUR_NOM_MAX];
        struct tampon b = tampon_sur(brute, sizeof brute);
        struct tampon v = tampon_sur(m->valeurs[i], sizeof m->valeurs[i]);
        if (!reglage_de(l))
            continue;
        reglage_lire(&m->reglages, reglage_de(l), &b);
        choix_dire(m->e->session->jeu, reglage_de(l), brute, &v);
        l->valeur = m->valeurs[i];
    }
}

static void suivre(struct ecran *e, void *x)
{
    vue_apercu(e, ligne_courante(x)->id == MENU_REPRENDRE);
}

static void dessiner(struct ecran *e, void *x)
{
    struct menu *m = x;
    const struct rectangle interieur = cadrer(m);
    struct rectangle r = interieur;
    r.hauteur -= m->conseil;
    lire_valeurs(m);
    liste_dessiner(&e->pinceau, m->liste, r);
    if (m->liste->nb > r.hauteur)
        dialogue_defilement(e, interieur, m->liste->courante + 1, m->liste->nb);
    dessiner_conseil(m, interieur);
    vue_montrer(r.x, liste_y(m->liste));
}

/* ---- Keys ---- */

/* The lesson; gives the same as valider(). */
static int apprendre(struct menu *m)
{
    m->essai = lecon_montrer(m->e);
    return m->essai ? MENU_NOUVELLE : LIGNE_OUVERTE;
}

/* On a setting: a text is typed; the list of the other ones is left, and on the first list what is
 * chosen is accepted: a new game, or the one in progress. */
static int accepter(struct menu *m)
{
    if (reglage_de(ligne_courante(m))->genre == REGLAGE_TEXTE)
        changer(m, 1);
    else if (m->liste == m->listes)
        return m->echap == LIGNE_OUVERTE ? MENU_NOUVELLE : MENU_FERME;
    else
        m->liste = m->listes;
    return LIGNE_OUVERTE;
}

/* Does what the present row says; gives what closes the menu, LIGNE_OUVERTE: nothing does. */
static int valider(struct menu *m)
{
    const int id = ligne_courante(m)->id;
    if (id < LIGNE_OUVERTE)
        return id;
    if (id == LIGNE_PLUS || id == LIGNE_RETOUR)
        m->liste = &m->listes[id == LIGNE_PLUS ? LISTE_PLUS : LISTE_PREMIERE];
    if (id == LIGNE_PLUS)
        m->liste->courante = 0;
    else if (id == LIGNE_LECON)
        return apprendre(m);
    else if (id == LIGNE_AIDE)
        aide_montrer(m->e);
    else if (id >= LIGNE_REGLAGE)
        return accepter(m);
    return LIGNE_OUVERTE;
}

/* Serves a key that is meant for the rows; gives the same. */
static int servir_ligne(struct menu *m, const struct evenement *ev)
{
    enum commande commande = touche_commande(ev->touche);
    bool valeur;
    if (commande == COMMANDE_CLIC)
        commande = !liste_cliquer(m->liste, ev, &valeur) ? COMMANDE_AUCUNE
                   : valeur                              ? COMMANDE_GAUCHE
                                                         : COMMANDE_JOUER;
    if (commande == COMMANDE_JOUER && ev->touche != TOUCHE_ENTREE && reglage_de(ligne_courante(m)))
        commande = COMMANDE_DROITE; /* a click, or Space */
    vue_message(m->e, "");
    if (commande == COMMANDE_GAUCHE || commande == COMMANDE_DROITE)
        changer(m, commande == COMMANDE_DROITE ? 1 : -1);
    else if (commande == COMMANDE_AIDE)
        aide_montrer(m->e);
    else if (commande == COMMANDE_JOUER)
        return valider(m);
    else
        liste_bouger(m->liste, commande);
    return LIGNE_OUVERTE;
}

/* A row of a list, the first of a group or not. */
static struct ligne *ajouter_a(struct menu *m, int liste, int id, const char *texte, bool groupe)
{
    struct ligne *ligne = &m->lignes[liste][m->listes[liste].nb++];
    *ligne = (struct ligne){.id = id, .texte = texte, .groupe = groupe};
    return ligne;
}

static struct ligne *ajouter(struct menu *m, int id, const char *texte)
{
    return ajouter_a(m, LISTE_PREMIERE, id, texte, false);
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
        ajouter_a(m, liste, LIGNE_REGLAGE + (int)(r - table_reglages), _(titre), !entames[liste]);
        entames[liste] = true;
    }
}

/* What both menus have below their own first lines. */
static void completer(struct menu *m)
{
    if (composer_possible(m->e->session->jeu))
        ajouter(m, MENU_COMPOSEE, _("Composer une position"));
    ajouter_reglages(m);
    ajouter_a(m, LISTE_PLUS, LIGNE_RETOUR, _("Retour"), true);
    ajouter_a(m, LISTE_PREMIERE, LIGNE_PLUS, _("Plus de réglages…"), true);
    ajouter(m, MENU_QUITTER, _("Quitter"));
}

/* What a key closes the menu with, LIGNE_OUVERTE: nothing. */
static int issue(struct menu *m, const struct evenement *ev)
{
    const enum commande commande = touche_commande(ev->touche);
    if (m->liste != m->listes && (commande == COMMANDE_QUITTER || commande == COMMANDE_ECHAP)) {
        m->liste = m->listes; /* no more than that list is closed */
        return LIGNE_OUVERTE;
    }
    switch (commande) {
    case COMMANDE_QUITTER: /* the menu, or with the first one the program */
        return m->echap == LIGNE_OUVERTE ? MENU_QUITTER : m->echap;
    case COMMANDE_NOUVELLE:
        return MENU_NOUVELLE;
    case COMMANDE_ECHAP:
        return m->echap;
    default:
        return servir_ligne(m, ev);
    }
}

static bool servir(struct ecran *e, void *x, const struct evenement *ev)
{
    struct menu *m = x;
    (void)e;
    m->essai = false;
    m->choisie = issue(m, ev);
    return m->choisie != LIGNE_OUVERTE;
}

/* Its players: the person, and the computer at its easiest. */
static void choisir_essai(struct menu *m)
{
    strcpy(m->reglages.joueurs[1], "clavier");
    strcpy(m->reglages.joueurs[2], "ia:1");
}

/* A game that was pasted is opened, with the players chosen. */
static bool coller(struct ecran *e, void *x, const struct evenement *ev)
{
    struct menu *m = x;
    vue_message(e, "");
    if (collage_servir(e, ev) == REPONSE_AUCUNE)
        return false;
    m->choisie = LIGNE_COLLEE;
    return true;
}

/* Until a row closes it: which. `echap`: what Escape gives. */
static int tenir(struct menu *m, int echap)
{
    const bool lit = echap == LIGNE_OUVERTE && m->e->session->services->lire_collage;
    const struct modale modale = {.suivre = suivre, .dessiner = dessiner, .servir = servir,
                                  .coller = lit ? coller : NULL};
    m->liste = m->listes;
    m->echap = echap;
    return vue_tenir(m->e, echap == LIGNE_OUVERTE ? MODE_ACCUEIL : MODE_DIALOGUE, &modale, m)
               ? m->choisie
               : MENU_QUITTER;
}

/* The list of past games, what was won at each level above it: the one chosen; negative: none. */
static int choisir_passee(const struct menu *m)
{
    enum { BORDS = 6 }; /* of the box, and the arrow */
    const struct session *s = m->e->session;
    char textes[PASSEES_MAX][PASSEE_TEXTE_MAX];
    char niveaux[PASSEE_TEXTE_MAX], titre[PASSEE_TEXTE_MAX + 64];
    struct tampon n = tampon_sur(niveaux, sizeof niveaux), t = tampon_sur(titre, sizeof titre);
    const char *noms[PASSEES_MAX];
    for (int i = 0; i < m->passees.nb; i++) {
        struct tampon p = tampon_sur(textes[i], sizeof textes[i]);
        passees_dire(&m->passees, i, s->jeux[0], m->e->pinceau.colonnes - BORDS, &p);
        noms[i] = textes[i];
    }
    tampon_ajouter(&t, _("Mes parties"));
    passees_dire_niveaux(s->programme, s->jeu, &n);
    if (niveaux[0])
        tampon_ecrire(&t, "\n%s", niveaux);
    return dialogue_lister(m->e, titre, noms, m->passees.nb, 0);
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

/* "23 à revoir": how much of the `i`-th is due. */
static int compter_dus(struct menu *m, int i)
{
    const int nb = m->e->session->services->entrainements[i]->compter(m->e->session);
    struct tampon t = tampon_sur(m->dus[i], sizeof m->dus[i]);
    if (nb > 0)
        tampon_ecrire(&t, _("%d à revoir"), nb);
    else
        tampon_ajouter(&t, _("rien à revoir"));
    return nb;
}

/* Where some are due at the start; once they are answered the row says so. */
static void ajouter_entrainements(struct menu *m)
{
    const struct entrainement *const *x = m->e->session->services->entrainements;
    for (int i = 0; x && x[i]; i++) {
        if (compter_dus(m, i) == 0)
            continue;
        struct ligne *l = ajouter(m, LIGNE_ENTRAINEMENT + i, _(x[i]->titre));
        l->valeur = m->dus[i];
        l->detail = _(x[i]->detail);
    }
}

/* What the row closes the menu with: nothing, unless the terminal is gone. */
static int s_entrainer(struct menu *m, int choisie)
{
    const int i = choisie - LIGNE_ENTRAINEMENT;
    const bool bon = epreuve_entrainer(m->e, m->e->session->services->entrainements[i]);
    compter_dus(m, i);
    return bon ? choisie : MENU_QUITTER;
}

/* Does the menu come back after it, unless a game is opened? */
static bool est_un_detour(int choisie)
{
    return choisie == MENU_OUVERTE || choisie == MENU_COMPOSEE || choisie >= LIGNE_ENTRAINEMENT;
}

/* Until a row closes the start's; exercises, the list of past games and a position are left for
 * it. */
static int tenir_accueil(struct menu *m)
{
    bool ouverte = false;
    int choisie;
    do {
        choisie = tenir(m, LIGNE_OUVERTE);
        if (choisie == MENU_OUVERTE)
            ouverte = ouvrir_passee(m);
        else if (choisie == MENU_COMPOSEE)
            ouverte = composer_ouvrir(m->e);
        else if (choisie >= LIGNE_ENTRAINEMENT)
            choisie = s_entrainer(m, choisie);
    } while (est_un_detour(choisie) && !ouverte);
    return choisie;
}

static void commencer(struct menu *m, struct ecran *e, const char *titre)
{
    *m = (struct menu){.e = e, .titre = titre, .reglages = e->session->reglages,
                       .avant = e->session->reglages};
    for (int i = 0; i < LISTES; i++)
        m->listes[i].lignes = m->lignes[i];
}

enum menu_issue menu_accueil(struct ecran *e, const char *reprise)
{
    struct menu m;
    commencer(&m, e, _(e->session->jeu->titre));
    e->entree = false;
    if (reprise)
        ajouter(&m, MENU_REPRENDRE, _("Reprendre la partie"))->detail = reprise;
    ajouter(&m, MENU_NOUVELLE, _("Nouvelle partie"))->detail =
        reprise ? _("La partie commencée est gardée dans l'historique") : NULL;
    ajouter_regles(&m);
    passees_lire(&m.passees, e->session->programme, e->session->jeux);
    if (m.passees.nb > 0)
        ajouter(&m, MENU_OUVERTE, _("Mes parties"));
    ajouter_entrainements(&m);
    completer(&m);
    const int choisie = tenir_accueil(&m);
    passees_detruire(&m.passees);
    if (m.essai)
        choisir_essai(&m);
    retenir(&m);
    if (choisie == MENU_NOUVELLE || choisie == MENU_COMPOSEE || choisie == LIGNE_COLLEE)
        appliquer_joueurs(&m, NULL);
    return choisie == LIGNE_COLLEE ? MENU_OUVERTE : choisie;
}

enum menu_issue menu_nouvelle(struct ecran *e)
{
    const char *const choix[] = {_("Nouvelle partie"), _("Options et joueurs"), _("Continuer")};
    switch (session_a_garder(e->session)
                ? dialogue_choisir(e, _("Abandonner cette partie ?"), choix, 3)
                : 0) {
    case 0:
        return enregistrer_avant_de_partir(e) ? MENU_NOUVELLE : MENU_FERME;
    case 1:
        return MENU_OPTIONS;
    case DIALOGUE_QUITTER:
        return MENU_QUITTER;
    default:
        return MENU_FERME;
    }
}

/* Until a row closes it that may: a new game is asked about, a position may be given up. */
static int tenir_options(struct menu *m)
{
    for (;;) {
        int choisie = tenir(m, MENU_FERME);
        if (choisie == MENU_NOUVELLE)
            choisie = menu_nouvelle(m->e);
        if (choisie != MENU_OPTIONS && (choisie != MENU_COMPOSEE || composer_ouvrir(m->e)))
            return choisie;
    }
}

enum menu_issue menu_options(struct ecran *e, void (*avant_joueurs)(struct ecran *e))
{
    struct menu m;
    commencer(&m, e, _("Options"));
    ajouter(&m, MENU_FERME, _("Continuer"));
    ajouter(&m, MENU_NOUVELLE, _("Nouvelle partie"));
    ajouter_regles(&m);
    completer(&m);
    const int choisie = tenir_options(&m);
    if (m.essai && choisie == MENU_NOUVELLE)
        choisir_essai(&m);
    retenir(&m);
    if (choisie == MENU_QUITTER)
        return MENU_QUITTER;
    bool change = appliquer_joueurs(&m, avant_joueurs);
    if (a_change(&m, reglage_chercher(vue_de("pendule")))) {
        avant_joueurs(e);
        chrono_changer(e->session);
        change = true;
    }
    return choisie == MENU_FERME && change ? MENU_JOUEURS : choisie;
}
