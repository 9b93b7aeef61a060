/* See panneau.h. */
#include "interfaces/ecran/panneau.h"

#include "base/horloge.h"
#include "base/i18n.h"
#include "interfaces/ecran/archives.h"
#include "interfaces/ecran/bilan.h"
#include "interfaces/ecran/commentaire.h"
#include "interfaces/ecran/composer.h"
#include "interfaces/ecran/estimes.h"
#include "interfaces/ecran/epreuve.h"
#include "interfaces/ecran/graphe.h"
#include "interfaces/ecran/historique.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecran/lignes.h"
#include "interfaces/ecran/plateau.h"
#include "partie/jugement.h"

enum { PENSEE_AGE_MAX = 3, GRAPHE_MIN = 8, GRAPHE_MAX = 14 };

/* The smallest graph, and the rows that it needs with the moves below. */
enum { GRAPHE_PETIT = 6, GRAPHE_SERRE = 8 };

/* ---- In words ---- */

/* Is what is shown being thought about? */
static bool pense_ici(const struct ecran *e)
{
    return !e->pensee_finie &&
           (e->conseil_attendu || (e->mode == MODE_PENSEE && e->revu == PRESENT));
}

/* Appends who must do what: "Trait à Noir, 4 coups légaux", "Blanc réfléchit… 3 s". */
static void dire_trait(const struct ecran *e, bool court, struct tampon *sortie)
{
    const struct jeu *jeu = e->session->jeu;
    int coups[COUPS_MAX], trait = vue_trait(e);
    if (pense_ici(e)) {
        int secondes = (int)(horloge_secondes() - e->debut_attente);
        if (e->conseil_attendu)
            tampon_ajouter(sortie, _("Un conseil…"));
        else
            tampon_ecrire(sortie, _("%s réfléchit…"), _(jeu->joueurs[trait]));
        if (secondes > 0)
            tampon_ecrire(sortie, _(" %d s"), secondes);
        return;
    }
    int nb = jeu->lister_coups(vue_position(e), trait, coups);
    const char *format =
        court ? ngettext("Trait à %s, %d coup", "Trait à %s, %d coups", (unsigned long)nb)
              : ngettext("Trait à %s, %d coup légal", "Trait à %s, %d coups légaux",
                         (unsigned long)nb);
    tampon_ecrire(sortie, format, _(jeu->joueurs[trait]), nb);
}

static void dire_passe(const struct jeu *jeu, int joueur, struct tampon *sortie)
{
    tampon_ecrire(sortie, _("%s passe"), _(jeu->joueurs[joueur]));
}

/* Appends a move as this person writes them: "c4", or "c4 (34)" once he has typed 34. */
static void dire_coup(const struct ecran *e, int coup, struct tampon *sortie)
{
    if (e->tape_xy)
        jugement_ecrire_coup(e->session->jeu, coup, sortie);
    else
        e->session->jeu->ecrire_coup(coup, sortie);
}

/* The first move of the present exchange: the person's last one, or of two persons, or of none, the
 * one before the last. */
static int debut_echange(const struct ecran *e, int rang)
{
    const struct partie *partie = &e->session->partie;
    bool humain[3];
    session_humains(e->session, humain);
    int r = rang - 1;
    if (humain[1] == humain[2])
        return rang > 2 ? rang - 2 : 0;
    while (r > 0 && !humain[partie->coups[r].joueur])
        r--;
    return r > 0 ? r : 0;
}

/* Appends the moves from this one on, and the passes; true when there is one. */
static bool dire_depuis(const struct ecran *e, int debut, int rang, struct tampon *sortie)
{
    const struct partie *partie = &e->session->partie;
    const struct jeu *jeu = e->session->jeu;
    bool passe = false;
    for (int r = debut; r <= rang; r++) {
        int passant = partie_passe(partie, r);
        if (passant) {
            tampon_ajouter(sortie, sortie->longueur ? ", " : "");
            dire_passe(jeu, passant, sortie);
            passe = true;
        }
        if (r == rang)
            break;
        tampon_ecrire(sortie, "%s%s ", sortie->longueur ? ", " : "",
                      _(jeu->joueurs[partie->coups[r].joueur]));
        dire_coup(e, partie->coups[r].coup, sortie);
    }
    return passe;
}

bool panneau_dire_derniers(const struct ecran *e, struct tampon *sortie)
{
    const int rang = vue_rang(e), place = e->disposition.bas_largeur;
    const struct tampon vide = *sortie;
    if (e->composition.ouverte)
        return false;
    int debut = debut_echange(e, rang);
    const bool passe = dire_depuis(e, debut, rang, sortie);
    while (++debut < rang && pinceau_largeur(&e->pinceau, vide.debut) > place) {
        *sortie = vide;
        dire_depuis(e, debut, rang, sortie);
    }
    return passe;
}

/* ---- Score ---- */

int panneau_dessiner_pion(const struct ecran *e, int x, int y, int joueur)
{
    const struct pinceau *p = &e->pinceau;
    return pinceau_tracer(p, x, y, 3, joueur == 1 ? STYLE_PION1 : STYLE_PION2, " %s ",
                          plateau_pion(p, e->session->jeu, e->pions, joueur));
}

/* Columns of the longer of the players' names. */
static int largeur_noms(const struct ecran *e)
{
    int un = pinceau_largeur(&e->pinceau, _(e->session->jeu->joueurs[1]));
    int deux = pinceau_largeur(&e->pinceau, _(e->session->jeu->joueurs[2]));
    return un > deux ? un : deux;
}

/* "IA 3", where "IA, niveau 3" is too long. */
static void dire_en_bref(const struct joueur *joueur, struct tampon *t)
{
    if (joueur->limites.niveau == 0 || joueur->limites.style)
        return;
    *t = tampon_sur(t->debut, t->taille);
    tampon_ecrire(t, "%s %d", _(joueur->genre->court), joueur->limites.niveau);
}

/* Who the record or else the settings name; nobody, while a person moves both sides of an opened
 * game. In a position that is set up, what moves he would have. */
static void dire_qui(const struct ecran *e, int joueur, int place, struct tampon *t)
{
    const struct session *s = e->session;
    const char *nom = s->partie.noms[joueur];
    if (e->composition.ouverte) {
        composer_dire_coups(e, joueur, place, t);
        return;
    }
    tampon_ajouter(t, nom);
    if (nom[0] || (s->ouverte && session_libre(s)))
        return;
    joueur_dire(s->joueurs[joueur].nom, t);
    if (pinceau_largeur(&e->pinceau, t->debut) > place)
        dire_en_bref(&s->joueurs[joueur], t);
}

/* Columns of a clock, its mark included. */
enum { LARGEUR_PENDULE = 6, PENDULE_OCTETS = 16 };

/* "4:58", flush right, marked where little is left. Gives the columns used, 0: no clock. */
static int dessiner_pendule(const struct ecran *e, int x, int y, int joueur)
{
    const struct session *s = e->session;
    char memoire[PENDULE_OCTETS];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (!chrono_existe(s) || e->composition.ouverte)
        return 0;
    const bool presse = chrono_presse(s, joueur);
    chrono_dire(s, joueur, &t);
    tampon_ajouter(&t, presse ? "" : " ");
    return pinceau_tracer(&e->pinceau, x, y, PENDULE_OCTETS,
                          presse                   ? STYLE_ALERTE
                          : vue_trait(e) == joueur ? STYLE_FORT
                                                   : STYLE_NORMAL,
                          "%*s", LARGEUR_PENDULE, memoire);
}

/* "▸ ● Noir   12  4:58  humain": the arrow is the side to move. */
static void dessiner_joueur(const struct ecran *e, struct rectangle r, int joueur)
{
    const struct session *s = e->session;
    const struct pinceau *p = &e->pinceau;
    bool trait = vue_trait(e) == joueur;
    enum style style = trait ? STYLE_FORT : STYLE_NORMAL;
    int score = s->jeu->score(vue_position(e), joueur);
    pinceau_ecrire(p, r.x, r.y, 1, STYLE_FORT, trait ? "▸" : " ");
    int x = r.x + 1 + panneau_dessiner_pion(e, r.x + 1, r.y, joueur) + 1, fin = r.x + r.largeur;
    if (r.largeur < PANNEAU_MOTS) {
        pinceau_tracer(p, x, r.y, fin - x, style, "%2d", score);
        return;
    }
    int noms = largeur_noms(e);
    char qui[JOUEUR_NOM_MAX];
    struct tampon t = tampon_sur(qui, sizeof qui);
    const int pendule = dessiner_pendule(e, x + noms + 4, r.y, joueur);
    const int suite = x + noms + 5 + pendule, place = fin - suite;
    dire_qui(e, joueur, place, &t);
    const bool gagne = bilan_gagnant(e) == joueur;
    if (gagne)
        pinceau_remplir(p, (struct rectangle){x, r.y, noms + 3, 1}, STYLE_CHOISI);
    pinceau_ecrire(p, x, r.y, noms, gagne ? STYLE_CHOISI : style, _(s->jeu->joueurs[joueur]));
    pinceau_tracer(p, x + noms, r.y, 4, gagne ? STYLE_CHOISI : STYLE_FORT, "%3d", score);
    pinceau_abreger(p, suite, r.y, place, STYLE_DISCRET, qui);
}

int panneau_dessiner_scores(const struct ecran *e, int x, int y)
{
    const struct session *s = e->session;
    int debut = x;
    for (int joueur = 1; joueur <= 2; joueur++) {
        x += panneau_dessiner_pion(e, x, y, joueur);
        x += pinceau_tracer(&e->pinceau, x, y, 3, STYLE_FORT, "%3d",
                            s->jeu->score(vue_position(e), joueur));
        x += dessiner_pendule(e, x, y, joueur);
        x += pinceau_ecrire(&e->pinceau, x, y, 2, STYLE_FORT, vue_trait(e) == joueur ? "◂ " : "  ");
    }
    return x - debut;
}

/* ---- The thought behind the last move ---- */

/* 1234567 as "1235 k": six characters at the most. */
static void ecrire_grand(double n, struct tampon *sortie)
{
    static const char *const UNITES[] = {"", " k", " M", " G"};
    int unite = 0;
    for (; n >= 10000 && unite < 3; unite++)
        n /= 1000;
    tampon_ecrire(sortie, "%.0f%s", n, UNITES[unite]);
}

static void dire_variante(const struct jeu *jeu, const struct pensee *pensee, struct tampon *sortie)
{
    tampon_ajouter(sortie, _("Variante"));
    for (int i = 0; i < pensee->pv_longueur; i++) {
        tampon_ajouter(sortie, " ");
        jeu->ecrire_coup(pensee->pv[i], sortie);
    }
}

/* The thought to show: the advice just given, or the last one before the moment looked at. NULL:
 * nobody thought. `*joueur` is whose it was. */
static const struct pensee *pensee_montree(const struct ecran *e, int *joueur)
{
    const struct partie *partie = &e->session->partie;
    int rang = vue_rang(e);
    *joueur = vue_trait(e);
    if (vue_conseil(e) != COUP_AUCUN)
        return &e->session->derniere_pensee;
    for (int r = rang - 1; r >= 0 && r >= rang - PENSEE_AGE_MAX; r--) {
        *joueur = partie->coups[r].joueur;
        const struct coup_joue *coup = &partie->coups[r];
        if (coup->pense && (coup->pensee.noeuds > 0 || coup->pensee.livre))
            return &coup->pensee;
    }
    return NULL;
}

/* Rows of a thought: its lines, those that may go on below, a blank one; and in few words, where
 * the graph would have no place. */
enum { LIGNES_PENSEE = 6, RANGEES_PENSEE = 8, LIGNES_BREVES = 3 };

/* Depth and counts, in lines 2, 4 and 5. */
static void dire_recherche(const struct pensee *pensee, struct tampon t[LIGNES_PENSEE])
{
    tampon_ecrire(&t[2], _("Profondeur %d"), pensee->profondeur);
    if (pensee->selectivite == 100)
        tampon_ajouter(&t[2], _(", complète"));
    else if (pensee->selectivite > 0)
        tampon_ecrire(&t[2], _(", sélective (%d %%)"), pensee->selectivite);
    tampon_ajouter(&t[2], ", ");
    i18n_ecrire_reel(pensee->secondes, 1, false, &t[2]);
    tampon_ajouter(&t[2], " s");
    tampon_ajouter(&t[4], _("Nœuds "));
    ecrire_grand((double)pensee->noeuds, &t[4]);
    tampon_ajouter(&t[4], ", ");
    ecrire_grand((double)pensee->noeuds / (pensee->secondes > 1e-6 ? pensee->secondes : 1e-6),
                 &t[4]);
    tampon_ajouter(&t[4], "/s");
    tampon_ajouter(&t[5], _("Coupures "));
    ecrire_grand((double)pensee->coupures, &t[5]);
    if (pensee->table_lues)
        tampon_ecrire(&t[5], _(", table %.0f %%"),
                      100.0 * (double)pensee->table_succes / (double)pensee->table_lues);
    if (!pensee->en_points && !pensee->exact)
        tampon_ecrire(&t[5], _(", évaluation %.0f"), pensee->score);
}

/* What would follow, without depth and counts. */
static void dire_bref(const struct jeu *jeu, const struct pensee *pensee, struct tampon t[])
{
    if (pensee->livre)
        tampon_ajouter(&t[2], _("Livre d'ouvertures"));
    else
        dire_variante(jeu, pensee, &t[2]);
}

static void dire_en_detail(const struct jeu *jeu, const struct pensee *pensee, struct tampon t[])
{
    if (pensee->livre)
        tampon_ajouter(&t[2], _("Livre d'ouvertures"));
    else
        dire_recherche(pensee, t);
    dire_variante(jeu, pensee, &t[3]);
}

/* Whose thought of which move, "Pensée de Blanc : d6", and where `plis` how deep: ", 12 plis". */
static void dire_penseur(const struct ecran *e, const struct pensee *pensee, int joueur, bool court,
                         bool plis, struct tampon *t)
{
    const struct jeu *jeu = e->session->jeu;
    if (vue_conseil(e) != COUP_AUCUN)
        tampon_ajouter(t, _("Conseil : "));
    else if (e->mode == MODE_PENSEE)
        tampon_ecrire(t, court ? _("Avant, %s : ") : _("Pensée d'avant, de %s : "),
                      _(jeu->joueurs[joueur]));
    else
        tampon_ecrire(t, court ? _("%s : ") : _("Pensée de %s : "), _(jeu->joueurs[joueur]));
    jeu->ecrire_coup(pensee->coup, t);
    if (plis && !pensee->livre)
        tampon_ecrire(t, ngettext(", %d pli", ", %d plis", (unsigned long)pensee->profondeur),
                      pensee->profondeur);
}

/* The first line: a number stays with what it counts. */
static void dire_sujet(const struct ecran *e, const struct pensee *pensee, int joueur, int largeur,
                       bool plis, struct tampon *t)
{
    enum { MOTS_SANS_PLIS, MOTS_COURTS, MOTS_ENTIERS };
    for (int mots = MOTS_ENTIERS; mots >= MOTS_SANS_PLIS; mots--) {
        *t = tampon_sur(t->debut, t->taille);
        dire_penseur(e, pensee, joueur, mots < MOTS_ENTIERS, plis && mots > MOTS_SANS_PLIS, t);
        if (pinceau_largeur(&e->pinceau, t->debut) <= largeur)
            break;
    }
}

/* Who stands better, in words that fit on a row. */
static void dire_avis(const struct ecran *e, const struct pensee *pensee, int joueur, int largeur,
                      struct tampon *t)
{
    jugement_dire_avis(e->session->jeu, vue_position(e), pensee, joueur, false, t);
    if (pinceau_largeur(&e->pinceau, t->debut) <= largeur)
        return;
    *t = tampon_sur(t->debut, t->taille);
    jugement_dire_avis(e->session->jeu, vue_position(e), pensee, joueur, true, t);
}

/* The lines to tell of it, as much as the setting wants: of advice the move at least. */
static void dire_pensee(const struct ecran *e, const struct pensee *pensee, int joueur, int largeur,
                        bool bref, struct tampon t[LIGNES_PENSEE])
{
    const int voulu = e->session->reglages.pensee;
    const bool tout = voulu == PENSEE_TOUT;
    if (tout || vue_conseil(e) != COUP_AUCUN)
        dire_sujet(e, pensee, joueur, largeur, bref && tout, &t[0]);
    if (voulu != PENSEE_NON)
        dire_avis(e, pensee, joueur, largeur, &t[1]);
    if (tout)
        (bref ? dire_bref : dire_en_detail)(e->session->jeu, pensee, t);
}

static int dessiner_pensee(const struct ecran *e, struct rectangle r)
{
    int joueur;
    const struct pensee *pensee = pensee_montree(e, &joueur);
    const bool bref = r.hauteur < RANGEES_PENSEE + GRAPHE_SERRE;
    if (!pensee || r.hauteur < LIGNES_PENSEE)
        return 0;
    int hauteur = bref ? LIGNES_BREVES : RANGEES_PENSEE - 1, utilisees = 0;
    char memoire[LIGNES_PENSEE][128];
    struct tampon t[LIGNES_PENSEE];
    for (int i = 0; i < LIGNES_PENSEE; i++)
        t[i] = tampon_sur(memoire[i], sizeof memoire[i]);
    dire_pensee(e, pensee, joueur, r.largeur, bref, t);
    for (int i = 0; i < LIGNES_PENSEE && utilisees < hauteur; i++) {
        struct rectangle place = {r.x, r.y + utilisees, r.largeur, bref && i != 1 ? 1 : 2};
        place.hauteur = utilisees + place.hauteur > hauteur ? hauteur - utilisees : place.hauteur;
        utilisees += pinceau_paragraphe(&e->pinceau, place, i ? STYLE_NORMAL : STYLE_FORT,
                                        memoire[i]);
    }
    return utilisees ? utilisees + 1 : 0;
}

/* ---- The whole ---- */

static void dessiner_titre(const struct ecran *e, struct rectangle r)
{
    const struct session *s = e->session;
    char memoire[64];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const int rang = vue_rang(e);
    if (e->composition.ouverte)
        tampon_ajouter(&t, _(", composition"));
    else if (epreuve_a_part(e))
        tampon_ajouter(&t, _(e->epreuve->genre->nom));
    else if (e->revu != PRESENT)
        tampon_ecrire(&t, s->variante ? _(", variante %d/%d") : _(", relecture %d/%d"), rang,
                      s->partie.rang);
    else if (s->variante)
        tampon_ecrire(&t, _(", variante depuis le coup %d"), s->depuis + 1);
    else if (rang > 0)
        tampon_ecrire(&t, _(", coup %d"), rang);
    const int place = r.largeur - pinceau_largeur(&e->pinceau, memoire);
    int x = pinceau_abreger(&e->pinceau, r.x, r.y, place, STYLE_FORT, _(s->jeu->titre));
    pinceau_ecrire(&e->pinceau, r.x + x, r.y, r.largeur - x,
                   e->composition.ouverte || e->revu != PRESENT || s->variante ? STYLE_ALERTE
                                                                               : STYLE_DISCRET,
                   memoire);
}

/* The opening, in the row under the title, until the game has long left it. */
static void dessiner_ouverture(const struct ecran *e, struct rectangle r)
{
    enum { COUPS_APRES = 10 };
    const struct session *s = e->session;
    const bool nommable = s->services->nommer && !e->composition.ouverte;
    const int rang = vue_rang(e);
    const char *nom = nommable ? s->services->nommer(&s->partie, rang) : NULL;
    char memoire[128];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (!nom || (rang > COUPS_APRES && s->services->nommer(&s->partie, rang - COUPS_APRES) == nom))
        return;
    tampon_ecrire(&t, _("Ouverture : %s"), nom);
    pinceau_abreger(&e->pinceau, r.x, r.y + 1, r.largeur, STYLE_DISCRET, memoire);
}

static void dessiner_legaux(const struct ecran *e, struct rectangle r, int nb)
{
    pinceau_tracer(&e->pinceau, r.x, r.y, r.largeur, STYLE_NORMAL,
                   ngettext("%d légal", "%d légaux", (unsigned long)nb), nb);
}

/* What moment this is, in ten columns: an exercise, a look back, or what is waited for. Gives the
 * rows used. */
static int dessiner_moment(const struct ecran *e, struct rectangle r)
{
    const struct session *s = e->session;
    int rang = vue_rang(e), coups[COUPS_MAX], trait = vue_trait(e);
    if (e->epreuve)
        return epreuve_dessiner(e, r);
    if (e->revu != PRESENT)
        pinceau_tracer(&e->pinceau, r.x, r.y, r.largeur, STYLE_ALERTE, "%d/%d", rang,
                       s->partie.rang);
    else if (s->variante)
        pinceau_tracer(&e->pinceau, r.x, r.y, r.largeur, STYLE_ALERTE, _("var. %d"),
                       s->depuis + 1);
    else if (trait && !vue_pense(e))
        dessiner_legaux(e, r, s->jeu->lister_coups(vue_position(e), trait, coups));
    else if (trait)
        pinceau_ecrire(&e->pinceau, r.x, r.y, r.largeur, STYLE_NORMAL, _("réfléchit…"));
    return 1;
}

/* Ten columns beside a compact board: the score, the last move, what the review and people say of
 * it. */
static void dessiner_etroit(const struct ecran *e, struct rectangle r)
{
    const struct session *s = e->session;
    char memoire[64];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const int dit = jugements_rang(e);
    const bool pendules = chrono_existe(s) && !e->composition.ouverte;
    for (int joueur = 1; joueur <= 2; joueur++) {
        dessiner_joueur(e, r, joueur);
        dessiner_pendule(e, r.x + 1, r.y + 1, joueur);
        rectangle_descendre(&r, 1 + pendules);
    }
    rectangle_descendre(&r, 1 - pendules);
    if (e->composition.ouverte) {
        composer_dessiner(e, r);
        return;
    }
    if (e->archives.ouvertes) {
        rectangle_descendre(&r, archives_dessiner(e, r) + 1);
        if (r.hauteur < 3)
            return;
    }
    if (e->revu == PRESENT && bilan_compte_fini(e) && !e->epreuve && !e->examen_montre)
        rectangle_descendre(&r, bilan_dessiner_etroit(e, r));
    if (dit >= 0) {
        const struct jugement *j = jugements_de(e, dit);
        dire_coup(e, s->partie.coups[dit].coup, &t);
        tampon_ecrire(&t, " %s", j ? jugement_marque(j->perte) : "");
        pinceau_ecrire(&e->pinceau, r.x, r.y, r.largeur, STYLE_NORMAL, memoire);
    }
    rectangle_descendre(&r, 2);
    rectangle_descendre(&r, dessiner_moment(e, r));
    rectangle_descendre(&r, lignes_dessiner(e, r));
    if (!e->archives.ouvertes)
        rectangle_descendre(&r, jugements_dessiner(e, r));
    rectangle_descendre(&r, commentaire_dessiner(e, r));
    estimes_dessiner(e, r);
}

/* What is said of the position, one thing at a time: past games, below the review of the move, an
 * exercise, advice, a review, the last thought. Gives the rows used, the blank one below too. */
static int dessiner_propos(const struct ecran *e, struct rectangle r)
{
    if (e->archives.ouvertes) {
        const int verdict = jugements_dessiner_verdict(e, r);
        rectangle_descendre(&r, verdict);
        return verdict + archives_dessiner(e, r) + 1;
    }
    const bool conseil = vue_conseil(e) != COUP_AUCUN;
    const int exercice = epreuve_dessiner(e, r);
    rectangle_descendre(&r, exercice);
    const int analyse = conseil ? 0 : jugements_dessiner(e, r);
    if (exercice || analyse)
        return exercice + analyse + 1;
    if (bilan_a_montrer(e))
        return bilan_dessiner_touches(e, r);
    return conseil || !estimes_ici(e) ? dessiner_pensee(e, r) : 0;
}

/* None in an exercise: it tells how the game went on. */
static int dessiner_graphe(struct ecran *e, struct rectangle r)
{
    const int libre = r.hauteur / 4 * 2; /* half for the moves */
    if (e->epreuve || !graphe_existe(e) || r.hauteur < GRAPHE_SERRE)
        return 0;
    if (r.hauteur < GRAPHE_MIN * 3 / 2) {
        const bool blanc = r.hauteur > GRAPHE_SERRE;
        r.hauteur = GRAPHE_PETIT;
        if (e->examen_montre) /* its list has marks */
            return 0;
        e->courbe = r;
        return graphe_dessiner(e, r) + blanc;
    }
    r.hauteur = libre < GRAPHE_MIN ? GRAPHE_MIN : libre < GRAPHE_MAX ? libre : GRAPHE_MAX;
    e->courbe = r;
    return graphe_dessiner(e, r) + 1;
}

/* In the graph's place where a game has none: the first rule. Gives the rows used. */
static int dessiner_regle(const struct ecran *e, struct rectangle r)
{
    const struct jeu *jeu = e->session->jeu;
    const bool sans_graphe = !jeu->compter_etapes && jeu->regles && !e->epreuve;
    r.hauteur = r.hauteur / 2;
    if (!sans_graphe || r.hauteur < pinceau_rangees(&e->pinceau, r.largeur, _(jeu->regles[0])))
        return 0;
    return pinceau_paragraphe(&e->pinceau, r, STYLE_DISCRET, _(jeu->regles[0])) + 1;
}

/* "profondeur 18, d6 +2": what a thought of more than a second has found so far. */
static void dire_progres(const struct ecran *e, struct tampon *sortie)
{
    int coup, profondeur, valeur;
    const bool longue = e->session->reglages.pensee == PENSEE_TOUT && pense_ici(e) &&
                        horloge_secondes() - e->debut_attente >= 1;
    if (!longue || !e->reflexion ||
        !progres_lire(&e->reflexion->progres, &coup, &profondeur, &valeur))
        return;
    tampon_ecrire(sortie, _("profondeur %d, "), profondeur);
    e->session->jeu->ecrire_coup(coup, sortie);
    tampon_ecrire(sortie, " %+d", valeur);
}

static void dessiner_trait(const struct ecran *e, struct rectangle r)
{
    char memoire[128];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    dire_trait(e, false, &t);
    if (pinceau_largeur(&e->pinceau, memoire) > r.largeur) {
        t = tampon_sur(memoire, sizeof memoire);
        dire_trait(e, true, &t);
    }
    pinceau_abreger(&e->pinceau, r.x, r.y, r.largeur, STYLE_FORT, memoire);
    t = tampon_sur(memoire, sizeof memoire);
    dire_progres(e, &t);
    pinceau_ecrire(&e->pinceau, r.x, r.y + 1, r.largeur, STYLE_DISCRET, memoire);
}

void panneau_dessiner(struct ecran *e)
{
    e->moments = e->courbe = (struct rectangle){0};
    struct rectangle r = e->disposition.panneau;
    if (r.largeur == 0)
        return;
    if (r.largeur < PANNEAU_MOTS) {
        dessiner_etroit(e, r);
        return;
    }
    bool haut = r.hauteur >= 16;
    dessiner_titre(e, r);
    if (haut)
        dessiner_ouverture(e, r);
    rectangle_descendre(&r, haut ? 2 : 1);
    dessiner_joueur(e, r, 1);
    rectangle_descendre(&r, 1);
    dessiner_joueur(e, r, 2);
    rectangle_descendre(&r, haut ? 2 : 1);
    if (e->composition.ouverte) {
        composer_dessiner(e, r);
        return;
    }
    if (bilan_a_montrer(e)) {
        rectangle_descendre(&r, bilan_dessiner(e, r));
    } else {
        dessiner_trait(e, r);
        rectangle_descendre(&r, 1 + haut);
    }
    rectangle_descendre(&r, commentaire_dessiner(e, r));
    rectangle_descendre(&r, lignes_dessiner(e, r));
    rectangle_descendre(&r, dessiner_propos(e, r));
    if (e->examen_montre) /* the graph is its whole; values are on the board too */
        rectangle_descendre(&r, dessiner_graphe(e, r));
    if (estimes_ici(e))
        rectangle_descendre(&r, estimes_dessiner(e, r) + 1);
    if (!e->examen_montre)
        rectangle_descendre(&r, dessiner_graphe(e, r) + dessiner_regle(e, r));
    e->moments = r;
    historique_dessiner(e, r);
}

static bool dedans(struct rectangle r, int x, int y)
{
    return x >= r.x && x < r.x + r.largeur && y >= r.y && y < r.y + r.hauteur;
}

int panneau_moment(const struct ecran *e, int x, int y)
{
    return dedans(e->moments, x, y)  ? historique_moment(e, e->moments, x, y)
           : dedans(e->courbe, x, y) ? graphe_moment(e, e->courbe, x)
                                     : -1;
}
