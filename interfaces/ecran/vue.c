/* See vue.h. Every frame is drawn whole: ncurses sends only what changed. */
#include "interfaces/ecran/vue.h"

#include <ncurses.h>
#include <string.h>

#include "base/i18n.h"
#include "interfaces/ecran/archives.h"
#include "interfaces/ecran/bilan.h"
#include "interfaces/ecran/epreuve.h"
#include "interfaces/ecran/estimes.h"
#include "interfaces/ecran/etapes.h"
#include "interfaces/ecran/fichier.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/lignes.h"
#include "interfaces/ecran/panneau.h"
#include "interfaces/ecran/plateau.h"

enum { TOUCHES_MAX = 16 }; /* on the bottom line */

int vue_rang(const struct ecran *e)
{
    return e->revu == PRESENT ? e->session->partie.rang : e->revu;
}

const struct position *vue_position(const struct ecran *e)
{
    return e->composition.ouverte ? &e->composition.position
                                  : partie_position(&e->session->partie, vue_rang(e));
}

int vue_trait(const struct ecran *e)
{
    return e->composition.ouverte ? e->composition.trait
           : e->revu == PRESENT   ? session_trait(e->session)
                                  : partie_trait(&e->session->partie, e->revu);
}

bool vue_relit(const struct ecran *e)
{
    return e->revu != PRESENT || e->mode == MODE_OUVERTE;
}

int vue_conseil(const struct ecran *e)
{
    return e->conseil_rang == vue_rang(e) ? e->conseil : COUP_AUCUN;
}

bool vue_pense(const struct ecran *e)
{
    return e->mode == MODE_PENSEE || e->conseil_attendu;
}

/* What the keys do now: e->mode, or what lies on top of it. */
static enum mode mode_de(const struct ecran *e)
{
    if (e->dessus)
        return e->dessus;
    if (e->saisie.ouverte)
        return MODE_SAISIE;
    if (e->conseil_attendu)
        return MODE_CONSEIL;
    if (e->epreuve)
        return epreuve_cache(e) ? MODE_EXERCICE : MODE_SOLUTION;
    return e->revu != PRESENT ? MODE_REVUE : e->mode;
}

/* Does a box have the keys? Does a page hide the board? */
static bool sous_boite(const struct ecran *e)
{
    return e->dessus >= MODE_DIALOGUE && e->dessus < MODE_AIDE;
}

static bool sous_page(const struct ecran *e)
{
    return e->dessus >= MODE_AIDE;
}

/* ---- Choices that follow from the settings and the terminal ---- */

static const struct partie *apercu(const struct ecran *e)
{
    return e->apercu.montre ? e->apercu.partie : NULL;
}

void vue_apercu(struct ecran *e, bool montre)
{
    montre = montre && e->apercu.partie;
    if (e->apercu.montre == montre)
        return;
    e->apercu.montre = montre;
    vue_preparer(e);
}

void vue_preparer(struct ecran *e)
{
    struct session *s = e->session;
    const struct partie *partie = apercu(e) ? apercu(e) : &s->partie;
    couleurs_choisir(&e->pinceau.couleurs, &s->reglages, partie->jeu->bois);
    terminal_souris(&e->terminal, s->reglages.souris);
    e->pinceau.ascii = e->terminal.large || s->reglages.pions == PIONS_ASCII;
    e->pinceau.colonnes = e->terminal.colonnes;
    e->pinceau.lignes = e->terminal.lignes;
    e->pions =
        e->terminal.large || e->terminal.console ? PIONS_ASCII : (enum pions)s->reglages.pions;
    enum dessin dessin = plateau_dessin(&e->pinceau, partie->jeu, e->pions, &partie->initiale);
    e->disposition =
        disposition_calculer(partie->jeu, dessin, e->terminal.colonnes, e->terminal.lignes);
}

struct evenement vue_attendre(struct ecran *e, int fd, int delai)
{
    const bool examine = fil_fd(&e->examen.fil) >= 0; /* the moves are then not estimated */
    const int fond = examine ? fil_fd(&e->examen.fil) : fil_fd(&e->estimation.fil);
    struct evenement ev = terminal_attendre(&e->terminal, fd, fond, delai);
    if (ev.genre == EVENEMENT_TAILLE)
        vue_preparer(e);
    if (ev.genre == EVENEMENT_FOND && examine)
        jugements_recevoir(e);
    else if (ev.genre == EVENEMENT_FOND)
        estimes_recevoir(e);
    if (ev.genre == EVENEMENT_FOND) {
        epreuve_juger(e);
        lignes_noter(e);
    }
    return ev;
}

bool vue_cherche(const struct ecran *e)
{
    return fil_fd(&e->examen.fil) >= 0 || e->estimes_montres;
}

void vue_mediter(struct ecran *e)
{
    if (vue_cherche(e))
        session_ne_plus_mediter(e->session);
    else if (e->mode == MODE_JEU)
        session_mediter(e->session);
}

void vue_message(struct ecran *e, const char *texte)
{
    struct tampon t = tampon_sur(e->message, sizeof e->message);
    tampon_ajouter(&t, texte);
    e->alerte = e->attente = false;
}

void vue_alerter(struct ecran *e, const char *texte)
{
    vue_message(e, texte);
    e->alerte = true;
}

/* ---- Drawing ---- */

/* The side to move when a person moves for it, else 0. */
static int humain_au_trait(const struct ecran *e)
{
    int trait = vue_trait(e);
    if (e->composition.ouverte || e->epreuve || vue_relit(e))
        return trait;
    return trait && joueur_humain(&e->session->joueurs[trait]) ? trait : 0;
}

/* The move marked as the one to play: what was advised; while advice is thought about, the best one
 * so far, once it no longer changes at every glance; or what the review found better. */
static int coup_conseille(const struct ecran *e)
{
    static const double PREMIERES = 0.2;
    int coup, profondeur, valeur;
    if (vue_conseil(e) != COUP_AUCUN)
        return e->conseil;
    if (!e->conseil_attendu || !e->reflexion || e->conseil_rang != vue_rang(e))
        return jugements_mieux(e);
    return reflexion_secondes(e->reflexion) >= PREMIERES &&
                   progres_lire(&e->reflexion->progres, &coup, &profondeur, &valeur)
               ? coup
               : COUP_AUCUN;
}

/* Under the board, where a row is free there. */
static void dessiner_legende(const struct ecran *e, const struct plateau *plateau)
{
    const struct disposition *d = &e->disposition;
    const int y = d->plateau.y + d->plateau.hauteur + (d->entetes ? 1 : 0);
    const bool dessous = d->panneau.y > d->plateau.y + d->plateau.hauteur;
    char memoire[128];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (y >= d->ligne_etat || (dessous && y >= d->panneau.y))
        return;
    plateau_dire_marques(plateau, &t);
    pinceau_abreger(&e->pinceau, d->bas_x, y, d->plateau.x + d->plateau.largeur - d->bas_x,
                    STYLE_DISCRET, memoire);
}

static void dessiner_plateau(const struct ecran *e)
{
    const struct session *s = e->session;
    int rang = vue_rang(e);
    struct position etape, ensuite;
    const bool en_route = e->revu == PRESENT && etapes_position(e, &etape, &ensuite);
    const bool rassemble = !en_route && bilan_rassembler(e, &etape);
    struct plateau plateau = {
        .jeu = s->jeu,
        .position = en_route || rassemble ? &etape : vue_position(e),
        .ensuite = en_route ? &ensuite : NULL,
        .dernier = rang > 0 && !rassemble ? &s->partie.coups[rang - 1] : NULL,
        .eclaire = en_route && etapes_pose(e),
        .comptee = e->revu == PRESENT && bilan_compte(e),
        .trait = s->reglages.legaux && !en_route ? humain_au_trait(e) : 0,
        .promesse = !epreuve_cache(e),
        .conseil = coup_conseille(e),
        .erreur = jugements_erreur_jouee(e),
        .estimation = en_route ? NULL : estimes_ici(e),
        .curseur_x = sous_boite(e) || rassemble ? -1 : e->curseur_x,
        .curseur_y = sous_boite(e) || rassemble ? -1 : e->curseur_y,
        .pions = e->pions,
    };
    if (e->offerts)
        plateau_arrivee(s->jeu, plateau.position, e->offert, &plateau.curseur_x,
                        &plateau.curseur_y);
    plateau_dessiner(&e->pinceau, &e->disposition, &plateau);
    dessiner_legende(e, &plateau);
}

/* A board, and nothing of the sitting. */
static void dessiner_seul(const struct ecran *e, struct plateau plateau)
{
    plateau.conseil = plateau.erreur = COUP_AUCUN;
    plateau.curseur_x = sous_boite(e) ? -1 : e->curseur_x;
    plateau.curseur_y = sous_boite(e) ? -1 : e->curseur_y;
    plateau.pions = e->pions;
    plateau_dessiner(&e->pinceau, &e->disposition, &plateau);
}

/* The saved game that is offered. */
static void dessiner_apercu(const struct ecran *e)
{
    const struct partie *partie = apercu(e);
    dessiner_seul(e, (struct plateau){
                         .jeu = partie->jeu,
                         .position = partie_position(partie, partie->rang),
                         .dernier = partie->rang > 0 ? &partie->coups[partie->rang - 1] : NULL,
                     });
}

static void dessiner_composition(const struct ecran *e)
{
    dessiner_seul(e, (struct plateau){
                         .jeu = e->session->jeu,
                         .position = vue_position(e),
                         .trait = e->session->reglages.legaux ? vue_trait(e) : 0,
                     });
}

/* Is the result told in the line of state: nothing else there tells it, or why? */
static bool resultat_en_bas(const struct ecran *e)
{
    return e->mode == MODE_FIN && e->revu == PRESENT && !e->message[0] && bilan_compte_fini(e) &&
           (!bilan_se_compte(e->session) || e->disposition.panneau.largeur < PANNEAU_MOTS);
}

/* Appends the answer whose value is looked for; false: there is none. */
static bool dire_attente(const struct ecran *e, struct tampon *t)
{
    if (epreuve_attend(e))
        epreuve_dire_attente(e->epreuve, t);
    return epreuve_attend(e);
}

/* Of the last moves where one of them is a pass: it must be seen when nothing has followed it. */
static enum style style_derniers(const struct ecran *e)
{
    const bool passe = partie_passe(&e->session->partie, vue_rang(e)) != 0;
    return vue_trait(e) == 0 ? STYLE_FORT : passe ? STYLE_ALERTE : STYLE_NORMAL;
}

/* The line of state: a message, or the last moves. */
static void dessiner_etat(const struct ecran *e)
{
    const struct disposition *d = &e->disposition;
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    enum style style = !e->message[0] ? STYLE_NORMAL : e->alerte ? STYLE_ALERTE : STYLE_FORT;
    struct rectangle r = {d->bas_x, d->ligne_etat, d->bas_largeur, 1};
    if (resultat_en_bas(e)) {
        style = STYLE_FORT;
        tampon_ajouter(&t, e->resultat);
        r.hauteur = e->resultat_neuf ? 2 : 1;
    } else if (e->message[0]) {
        tampon_ajouter(&t, e->message);
        r.hauteur = 2;
    } else if (dire_attente(e, &t)) {
        style = STYLE_FORT;
    } else if (panneau_dire_derniers(e, &t)) {
        style = style_derniers(e);
    }
    if (pinceau_largeur(&e->pinceau, memoire) > r.largeur)
        for (int y = r.y; y < r.y + r.hauteur; y++)
            pinceau_remplir(&e->pinceau, (struct rectangle){0, y, e->pinceau.colonnes, 1},
                            STYLE_NORMAL);
    pinceau_paragraphe(&e->pinceau, r, style, memoire);
}

/* Must the line of state be seen even where it has no row of its own? */
static bool etat_necessaire(const struct ecran *e)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    return e->message[0] || vue_trait(e) == 0 || dire_attente(e, &t) ||
           panneau_dire_derniers(e, &t);
}

/* What is under the cursor, in the words that this many columns hold: what it is worth is the last
 * to go. */
static void dire_case(const struct ecran *e, int place, struct tampon *t)
{
    const struct session *s = e->session;
    const struct position *position = vue_position(e);
    const struct tampon vide = *t;
    bool vaut = false;
    for (int mots = MOTS_TOUS; mots >= !vaut; mots--) {
        *t = vide;
        plateau_dire_cellule(s->jeu, position, humain_au_trait(e), e->curseur_x, e->curseur_y, mots,
                             t);
        const size_t avant = t->longueur;
        estimes_dire_case(e, t);
        vaut = t->longueur > avant;
        if (pinceau_largeur(&e->pinceau, t->debut) <= place)
            return;
    }
}

/* Where its words begin: after the scores where there is no panel for them. */
static int commencer_case(const struct ecran *e)
{
    const struct disposition *d = &e->disposition;
    return d->bas_x +
           (d->panneau.largeur ? 0 : panneau_dessiner_scores(e, d->bas_x, d->ligne_case));
}

/* The line of the cell: what is under the cursor, or the move being typed; nothing while the discs
 * are gathered, which leaves no cell what it was. */
static void dessiner_case(const struct ecran *e)
{
    const struct disposition *d = &e->disposition;
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const int x = commencer_case(e);
    const int place = d->bas_x + d->bas_largeur - x;
    struct position rassemblee;
    if (e->saisie.ouverte)
        tampon_ecrire(&t, _("Coup : %s"), e->saisie.texte);
    else if (!bilan_rassembler(e, &rassemblee) && !estimes_dire_coups(e, &t))
        dire_case(e, place, &t);
    pinceau_abreger(&e->pinceau, x, d->ligne_case, place,
                    e->saisie.ouverte ? STYLE_FORT : STYLE_NORMAL, memoire);
}

static const char *mot_de(const struct ecran *e, const struct touche_decrite *t)
{
    return t->commande == COMMANDE_ANALYSER ? jugements_touche(e) : _(t->court);
}

/* Has the command something to do at this moment? */
static bool utile(const struct ecran *e, enum commande commande)
{
    const struct partie *partie = &e->session->partie;
    bool humain[3];
    session_humains(e->session, humain);
    switch (commande) {
    case COMMANDE_ECHAP:
        return e->session->variante || (mode_de(e) != MODE_FIN && mode_de(e) != MODE_OUVERTE);
    case COMMANDE_ICI:
        return vue_relit(e) || e->session->variante;
    case COMMANDE_LIGNE:
        return mode_de(e) == MODE_JEU ? e->session->arbre.nb == 0 : lignes_ici(e);
    case COMMANDE_RECULER:
        return sous_page(e) || vue_rang(e) > 0;
    case COMMANDE_ANNULER:
        return partie_rang_annuler(partie, humain) >= 0;
    case COMMANDE_PARTIE_APRES:
    case COMMANDE_LISTE:
        return fichier_a_liste(e);
    case COMMANDE_ARCHIVES:
        return e->archives.existent;
    case COMMANDE_ANALYSER:
    case COMMANDE_REPERTOIRE:
        return partie->rang > 0 && !jugements_refus(e);
    case COMMANDE_ERREUR: /* in an exercise it is the next one */
        return e->epreuve || jugements_a_erreur(e);
    case COMMANDE_EXERCICE:
        return e->epreuve ||
               (jugements_acheve(e) && (!e->examen_montre || jugements_a_erreur(e)));
    case COMMANDE_GARDER:
        return !epreuve_a_part(e);
    case COMMANDE_COMMENCER:
        return e->dessus != MODE_LECON || e->exemple_attend;
    default:
        return true;
    }
}

/* Columns of "Espace jouer  ", 0 when the key has no place in this mode. */
static int largeur_touche(const struct ecran *e, const struct touche_decrite *t)
{
    if (!(t->modes >> mode_de(e) & 1) || !utile(e, t->commande))
        return 0;
    return pinceau_largeur(&e->pinceau, _(t->nom)) + pinceau_largeur(&e->pinceau, mot_de(e, t)) + 3;
}

/* Has it its place before the others: help, and the way out? */
static bool essentielle(const struct ecran *e, const struct touche_decrite *t)
{
    return t->commande == COMMANDE_AIDE || t->commande == COMMANDE_QUITTER ||
           (t->commande == COMMANDE_ECHAP &&
            (mode_de(e) == MODE_DIALOGUE || mode_de(e) == MODE_LISTE));
}

/* A key on the bottom line. */
struct touche_placee {
    const struct touche_decrite *touche;
    int x, largeur;
};

/* "Espace jouer  u annuler  ? aide  q quitter": what fits of the table for this mode. Gives how
 * many. */
static int placer_touches(const struct ecran *e, struct touche_placee placees[TOUCHES_MAX])
{
    int nb = 0, x = e->disposition.bas_x, reste = e->disposition.bas_largeur + 2;
    for (const struct touche_decrite *t = table_touches; t->commande; t++)
        reste -= essentielle(e, t) ? largeur_touche(e, t) : 0;
    for (const struct touche_decrite *t = table_touches; t->commande && nb < TOUCHES_MAX; t++) {
        int largeur = largeur_touche(e, t);
        if (largeur == 0 || (!essentielle(e, t) && largeur > reste))
            continue;
        reste -= essentielle(e, t) ? 0 : largeur;
        placees[nb++] = (struct touche_placee){t, x, largeur - 2};
        x += largeur;
    }
    return nb;
}

/* The help, which has the whole screen, has them at its foot. */
static int ligne_des_touches(const struct ecran *e)
{
    return e->dessus == MODE_AIDE ? e->pinceau.lignes - 1 : e->disposition.ligne_touches;
}

static void dessiner_touches(const struct ecran *e)
{
    const struct pinceau *p = &e->pinceau;
    struct touche_placee placees[TOUCHES_MAX];
    int y = ligne_des_touches(e), nb = placer_touches(e, placees);
    for (int i = 0; i < nb; i++) {
        const struct touche_decrite *t = placees[i].touche;
        int x = placees[i].x;
        x += pinceau_ecrire(p, x, y, p->colonnes - x, STYLE_FORT, _(t->nom)) + 1;
        pinceau_ecrire(p, x, y, p->colonnes - x, STYLE_DISCRET, mot_de(e, t));
    }
}

/* The command whose words stand at this place of the line of keys. */
static enum commande touche_en(const struct ecran *e, int x, int y)
{
    struct touche_placee placees[TOUCHES_MAX];
    bool dessus = !e->disposition.trop_petit && y == ligne_des_touches(e);
    int nb = dessus ? placer_touches(e, placees) : 0;
    for (int i = 0; i < nb; i++)
        if (x >= placees[i].x && x < placees[i].x + placees[i].largeur)
            return placees[i].touche->commande;
    return COMMANDE_AUCUNE;
}

enum commande vue_commande(const struct ecran *e, const struct evenement *ev)
{
    const enum commande commande = touche_commande_en(mode_de(e), ev->touche);
    const enum commande mots =
        commande == COMMANDE_CLIC ? touche_en(e, ev->x, ev->y) : COMMANDE_AUCUNE;
    return mots ? mots : commande;
}

void vue_deplacer(const struct jeu *jeu, enum commande commande, int *x, int *y)
{
    const int dx = (commande == COMMANDE_DROITE) - (commande == COMMANDE_GAUCHE);
    const int dy = (commande == COMMANDE_BAS) - (commande == COMMANDE_HAUT);
    *x = (*x + dx + jeu->colonnes) % jeu->colonnes;
    *y = (*y + dy + jeu->lignes) % jeu->lignes;
}

void vue_bouger(struct ecran *e, enum commande commande)
{
    vue_deplacer(e->session->jeu, commande, &e->curseur_x, &e->curseur_y);
}

/* As much of it as the width holds, what is needed first. */
static void dessiner_trop_petit(const struct ecran *e)
{
    const struct disposition *d = &e->disposition;
    const char *const formats[] = {_("Terminal trop petit : il faut %dx%d (%dx%d)"),
                                   _("il faut %dx%d (%dx%d)"), _("il faut %dx%d"), "%dx%d"};
    char texte[80];
    for (int i = 0; i < 4; i++) {
        struct tampon t = tampon_sur(texte, sizeof texte);
        tampon_ecrire(&t, formats[i], d->colonnes_min, d->lignes_min, e->terminal.colonnes,
                      e->terminal.lignes);
        if (pinceau_largeur(&e->pinceau, texte) <= e->pinceau.colonnes)
            break;
    }
    pinceau_ecrire(&e->pinceau, 0, 0, e->pinceau.colonnes, STYLE_NORMAL, texte);
    const char *quitter = _("q : quitter");
    bool tient = pinceau_largeur(&e->pinceau, quitter) <= e->pinceau.colonnes;
    pinceau_ecrire(&e->pinceau, 0, 1, e->pinceau.colonnes, STYLE_NORMAL, tient ? quitter : "q");
}

/* Draws everything, without showing it yet: a dialog may be drawn over. */
static void dessiner(struct ecran *e)
{
    const struct disposition *d = &e->disposition;
    erase();
    estimes_suivre(e);
    if (d->trop_petit) {
        dessiner_trop_petit(e);
        return;
    }
    if (sous_page(e)) { /* which draws itself */
        dessiner_touches(e);
        return;
    }
    if (!e->composition.ouverte)
        archives_suivre(e);
    if (apercu(e))
        dessiner_apercu(e);
    else if (e->composition.ouverte)
        dessiner_composition(e);
    else
        dessiner_plateau(e);
    /* else what the menu leaves of it would stand beside it */
    if (e->dessus != MODE_ACCUEIL && !apercu(e))
        panneau_dessiner(e);
    bool une_ligne = d->ligne_case == d->ligne_etat;
    bool etat = etat_necessaire(e);
    dessiner_touches(e);
    if (sous_boite(e))
        return;
    if (!une_ligne || !etat || e->saisie.ouverte)
        dessiner_case(e);
    if (!une_ligne || (etat && !e->saisie.ouverte))
        dessiner_etat(e);
}

void vue_montrer(int x, int y)
{
    move(y, x);
    refresh();
}

/* On the chosen cell or in the move field. */
static void placer_curseur(const struct ecran *e)
{
    const struct disposition *d = &e->disposition;
    if (d->trop_petit) {
        vue_montrer(0, 0);
    } else if (e->saisie.ouverte) {
        char memoire[256];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        tampon_ecrire(&t, _("Coup : %s"), e->saisie.texte);
        vue_montrer(commencer_case(e) + pinceau_largeur(&e->pinceau, memoire), d->ligne_case);
    } else {
        struct rectangle r = disposition_cellule(d, e->curseur_x, e->curseur_y);
        vue_montrer(r.x + (r.largeur - 1) / 2, r.y + (r.hauteur - 1) / 2);
    }
}

void vue_rafraichir(struct ecran *e)
{
    dessiner(e);
    placer_curseur(e);
}

/* ---- On top of the moment ---- */

/* That what was pasted is dropped, over everything. */
static void dessiner_refus(const struct ecran *e)
{
    const int y = ligne_des_touches(e) - 1;
    int x_curseur, y_curseur;
    getyx(stdscr, y_curseur, x_curseur);
    pinceau_remplir(&e->pinceau, (struct rectangle){0, y, e->pinceau.colonnes, 1}, STYLE_NORMAL);
    pinceau_abreger(&e->pinceau, e->disposition.bas_x, y, e->disposition.bas_largeur, STYLE_ALERTE,
                    _("Collage refusé : fermez d'abord ce qui est ouvert."));
    vue_montrer(x_curseur, y_curseur);
}

static void dessiner_modale(struct ecran *e, const struct modale *m, void *x)
{
    if (m->suivre)
        m->suivre(e, x);
    dessiner(e);
    if (m->dessiner && !e->disposition.trop_petit)
        m->dessiner(e, x);
    else
        placer_curseur(e);
}

bool vue_tenir(struct ecran *e, enum mode mode, const struct modale *m, void *x)
{
    const enum mode dessous = e->dessus;
    bool fermee = false, refus = false;
    e->dessus = mode;
    while (!fermee) {
        dessiner_modale(e, m, x);
        if (refus && !e->disposition.trop_petit)
            dessiner_refus(e);
        const struct evenement ev = vue_attendre(e, -1, m->delai ? m->delai(e, x) : -1);
        fermee = ev.genre == EVENEMENT_FIN ||
                 (ev.genre == EVENEMENT_TOUCHE && m->servir(e, x, &ev)) ||
                 (ev.genre == EVENEMENT_COLLAGE && m->coller && m->coller(e, x, &ev));
        refus = ev.genre == EVENEMENT_COLLAGE ? !m->coller : refus && ev.genre != EVENEMENT_TOUCHE;
    }
    e->dessus = dessous;
    return !e->terminal.fini;
}
