/* Tic-tac-toe: the smallest complete game, the example to copy.
 *
 *     a b c
 *  1  . . .      a move is the index of its cell, 3 * row + column, from 0
 *  2  . . .      a position is nine cells: 0 empty, 1 crosses (player 1), 2 noughts (player 2)
 *  3  . . .                                                                                */
#include "jeux/morpion.h"

#include <assert.h>
#include <string.h>

#include "base/i18n.h"
#include "base/pensee.h"
#include "base/texte.h"

struct morpion {
    unsigned char cases[9];
};
static_assert(sizeof(struct morpion) <= POSITION_OCTETS, "a position must hold the game");

static struct morpion lire(const struct position *p)
{
    struct morpion m;
    memcpy(&m, p->octets, sizeof m);
    return m;
}

static struct position ranger(struct morpion m)
{
    struct position p = {{0}};
    memcpy(p.octets, &m, sizeof m);
    return p;
}

/* ---- Rules ---- */

static struct position creer_config_init(void)
{
    return ranger((struct morpion){{0}});
}

/* The three cells of a line that a player has, or NULL. */
static const unsigned char *ligne_gagnante(const struct morpion *m)
{
    static const unsigned char LIGNES[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                               {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    for (int i = 0; i < 8; i++) {
        const unsigned char *l = LIGNES[i];
        if (m->cases[l[0]] && m->cases[l[0]] == m->cases[l[1]] && m->cases[l[0]] == m->cases[l[2]])
            return l;
    }
    return NULL;
}

/* The player who has a line, or 0. */
static int vainqueur(const struct morpion *m)
{
    const unsigned char *l = ligne_gagnante(m);
    return l ? m->cases[l[0]] : 0;
}

static int compter(const struct morpion *m, int contenu)
{
    int nb = 0;
    for (int i = 0; i < 9; i++)
        nb += m->cases[i] == contenu;
    return nb;
}

static bool est_jeu_fini(const struct position *p)
{
    struct morpion m = lire(p);
    return vainqueur(&m) != 0 || compter(&m, 0) == 0;
}

static bool est_coup_possible(const struct position *p, int joueur)
{
    (void)joueur;
    return !est_jeu_fini(p);
}

static struct position incrementer_config(const struct position *p, int coup, int joueur)
{
    struct morpion m = lire(p);
    m.cases[coup] = (unsigned char)joueur;
    return ranger(m);
}

static int lister_coups(const struct position *p, int joueur, int coups[COUPS_MAX])
{
    struct morpion m = lire(p);
    int nb = 0;
    for (int i = 0; i < 9 && est_coup_possible(p, joueur); i++)
        if (m.cases[i] == 0)
            coups[nb++] = i;
    return nb;
}

static const char *raison_refus(const struct position *p, int coup, int joueur)
{
    (void)joueur;
    if (coup < 0 || coup >= 9)
        return _("hors du plateau : x et y vont de 1 à 3");
    if (lire(p).cases[coup] != 0)
        return _("la case est occupée");
    return est_jeu_fini(p) ? _("la partie est finie") : NULL;
}

/* 1 for the player who has a line. */
static int score(const struct position *p, int joueur)
{
    struct morpion m = lire(p);
    return vainqueur(&m) == joueur;
}

static int marge(const struct position *p)
{
    return score(p, 1) - score(p, 2);
}

/* ---- Words ---- */

static bool lire_coup(const char *texte, int *coup, struct tampon *raison)
{
    struct vue v = vue_sans_blancs(vue_de(texte));
    int x = -1, y = -1;
    if (vue_longueur(v) == 2) {
        x = v.p[0] >= 'A' ? (v.p[0] | 0x20) - 'a' : v.p[0] - '1';
        y = v.p[1] - '1';
    }
    if (x < 0 || x > 2 || y < 0 || y > 2) {
        tampon_ajouter(raison, _("une case s'écrit xy comme 23, ou colonne et ligne comme b3"));
        return false;
    }
    *coup = 3 * y + x;
    return true;
}

static void ecrire_coup(int coup, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%c%d", 'a' + coup % 3, coup / 3 + 1);
}

static void ecrire_coup_xy(int coup, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%d%d", coup % 3 + 1, coup / 3 + 1);
}

static const char SIGNES[] = ".XO";

static void ecrire_position(const struct position *p, struct tampon *sortie)
{
    struct morpion m = lire(p);
    for (int i = 0; i < 9; i++)
        tampon_ecrire(sortie, "%c", SIGNES[m.cases[i]]);
}

static bool lire_position(const char *texte, struct position *p, struct tampon *raison)
{
    struct morpion m = {{0}};
    for (int i = 0; i < 9; i++) {
        const char *signe = texte[i] ? strchr(SIGNES, texte[i]) : NULL;
        if (!signe) {
            tampon_ecrire(raison, _("9 cases attendues parmi . X O, erreur à la case %d"), i + 1);
            return false;
        }
        m.cases[i] = (unsigned char)(signe - SIGNES);
    }
    if (texte[9]) {
        tampon_ajouter(raison, _("plus de 9 cases"));
        return false;
    }
    *p = ranger(m);
    return true;
}

static void ecrire_config(const struct position *p, struct tampon *sortie)
{
    struct morpion m = lire(p);
    tampon_ajouter(sortie, "    1  2  3  \n");
    for (int y = 0; y < 3; y++) {
        tampon_ecrire(sortie, "%d   ", y + 1);
        for (int x = 0; x < 3; x++)
            tampon_ecrire(sortie, "%c  ", SIGNES[m.cases[3 * y + x]]);
        tampon_ajouter(sortie, "\n");
    }
}

static void ecrire_invite(int joueur, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%s\n",
                  joueur == 1 ? _("Aux croix de jouer, case au format xy...")
                              : _("Aux ronds de jouer, case au format xy..."));
}

static void ecrire_fin(const struct position *p, struct tampon *sortie)
{
    static const char *const FINS[3] = {N_("Partie nulle"), N_("Victoire des croix"),
                                        N_("Victoire des ronds")};
    struct morpion m = lire(p);
    tampon_ecrire(sortie, "%s\n", _(FINS[vainqueur(&m)]));
}

/* ---- Drawing ---- */

static struct cellule cellule(const struct position *p, int x, int y)
{
    struct morpion m = lire(p);
    int contenu = m.cases[3 * y + x];
    const unsigned char *l = ligne_gagnante(&m);
    return (struct cellule){.genre = contenu ? CELLULE_PION : CELLULE_VIDE,
                            .joueur = contenu,
                            .gagne = l && memchr(l, 3 * y + x, 3)};
}

static void cellule_du_coup(const struct position *avant, int coup, int *x, int *y)
{
    (void)avant;
    *x = coup % 3;
    *y = coup / 3;
}

/* ---- A thinking player ---- */

/* What the search walks on: a position and the side to move. */
struct noeud {
    struct morpion m;
    int joueur;
};

static int generer(const struct noeud *n, int coups[9])
{
    int nb = 0;
    if (vainqueur(&n->m))
        return 0;
    for (int i = 0; i < 9; i++)
        if (n->m.cases[i] == 0)
            coups[nb++] = i;
    return nb;
}

static void jouer(const struct noeud *n, int coup, struct noeud *apres)
{
    *apres = *n;
    apres->m.cases[coup] = (unsigned char)n->joueur;
    apres->joueur = 3 - n->joueur;
}

/* The player who has just moved is the only one who can have a line. */
static int marge_du_joueur(const struct noeud *n)
{
    return vainqueur(&n->m) ? -1 : 0;
}

/* A number in base 3: no two positions share it. */
static uint64_t cle(const struct noeud *n)
{
    uint64_t nombre = 0;
    for (int i = 0; i < 9; i++)
        nombre = 3 * nombre + n->m.cases[i];
    return nombre;
}

/* Nothing to estimate: short of the end, all positions are worth the same. */
#define AB(nom)                 morpion_##nom
#define AB_POSITION             struct noeud
#define AB_CONTEXTE             void
#define AB_COUPS                9
#define AB_COUPS_MAX            9
#define AB_LONGUEUR_MAX         9
#define AB_GENERER(n, coups)    generer(n, coups)
#define AB_JOUER(n, c, apres)   jouer(n, c, apres)
#define AB_MARGE(n)             marge_du_joueur(n)
#define AB_FINI(n)              (vainqueur(&(n)->m) != 0 || compter(&(n)->m, 0) == 0)
#define AB_RESTANTS(n)          compter(&(n)->m, 0)
#define AB_EVALUER(contexte, n) 0
#define AB_CLE(n)               cle(n)
#include "jeux/alphabeta_tmpl.h"
#include "jeux/niveaux_tmpl.h"

/* The levels of the other games, but that the end is not seen from afar: the first four make
 * mistakes. */
static const char *penser(const struct position *p, int joueur, const struct limites *limites,
                          struct pensee *pensee)
{
    const struct niveau niveau = niveau_de(limites);
    struct noeud n = {lire(p), joueur};
    struct morpion_recherche r;
    if (!morpion_init(&r, NULL, 15, limites->arret))
        return _("mémoire insuffisante");
    r.echeance = niveau_echeance(niveau);
    morpion_chercher(&r, &n, niveau.profondeur, 0, pensee);
    morpion_detruire(&r);
    return NULL;
}

static const char *const REGLES[] = {
    N_("Chacun pose son signe à son tour. Trois alignés, en ligne, en colonne ou en diagonale, "
       "gagnent : ( ) les marque."),
    NULL,
};

const struct jeu jeu_morpion = {
    .nom = "morpion",
    .titre = N_("Morpion"),
    .colonnes = 3,
    .lignes = 3,
    .joueurs = {"", N_("Croix"), N_("Rond")},
    .unite = {NN_("alignement", "alignements")},
    .regles = REGLES,
    .noms_colonnes = "abc",
    .pions = {"", "X", "O"},
    .creer_config_init = creer_config_init,
    .est_coup_possible = est_coup_possible,
    .est_jeu_fini = est_jeu_fini,
    .incrementer_config = incrementer_config,
    .lister_coups = lister_coups,
    .raison_refus = raison_refus,
    .score = score,
    .marge = marge,
    .lire_coup = lire_coup,
    .ecrire_coup = ecrire_coup,
    .ecrire_coup_xy = ecrire_coup_xy,
    .ecrire_position = ecrire_position,
    .lire_position = lire_position,
    .ecrire_config = ecrire_config,
    .ecrire_invite = ecrire_invite,
    .ecrire_fin = ecrire_fin,
    .cellule = cellule,
    .cellule_du_coup = cellule_du_coup,
    .penser = penser,
};
