/* The keys: one table says what each does, in which mode, and how it is shown on the bottom line
 * and in the help. Command letters lie in i..z, since a to h are columns; h, j, k and l move the
 * cursor as in vi. */
#ifndef INTERFACES_ECRAN_TOUCHES_H
#define INTERFACES_ECRAN_TOUCHES_H

#include "base/texte.h"

enum commande {
    COMMANDE_AUCUNE,
    COMMANDE_HAUT,
    COMMANDE_BAS,
    COMMANDE_GAUCHE,
    COMMANDE_DROITE,
    COMMANDE_JOUER,
    COMMANDE_CLIC,
    COMMANDE_ANNULER,
    COMMANDE_REFAIRE,
    COMMANDE_NOUVELLE,
    COMMANDE_ECHANGER,
    COMMANDE_CONSEIL,
    COMMANDE_MAINTENANT,
    COMMANDE_RECULER,
    COMMANDE_AVANCER,
    COMMANDE_DEBUT,
    COMMANDE_FIN,
    COMMANDE_ICI,
    COMMANDE_LIGNE,
    COMMANDE_LEGAL_AVANT,
    COMMANDE_LIGNES,
    COMMANDE_RETIRER,
    COMMANDE_COMMENTER,
    COMMANDE_PLUS_FORT,
    COMMANDE_MOINS_FORT,
    COMMANDE_OPTIONS,
    COMMANDE_THEME,
    COMMANDE_LEGAUX,
    COMMANDE_ARCHIVES,
    COMMANDE_REPERTOIRE,
    COMMANDE_ECRIRE,
    COMMANDE_PARTIE_AVANT,
    COMMANDE_PARTIE_APRES,
    COMMANDE_LISTE,
    COMMANDE_ANALYSER,
    COMMANDE_ERREUR,
    COMMANDE_EXERCICE,
    COMMANDE_GARDER,
    COMMANDE_ESTIMES,
    COMMANDE_REDESSINER,
    COMMANDE_AIDE,
    COMMANDE_POSER,
    COMMANDE_TRAIT,
    COMMANDE_VIDER,
    COMMANDE_DEPART,
    COMMANDE_COMMENCER,
    COMMANDE_SECTION,
    COMMANDE_QUITTER,
    COMMANDE_ECHAP,
    COMMANDES
};

/* What the screen is waiting for. MODE_OUVERTE: a move of either side, in a variation or in a game
 * that was opened, or that the person go on from there. MODE_CONSEIL: advice, or that the person
 * go on without it. An exercise is one that is asked, or whose answer is known. MODE_COMPOSER: a
 * position that is set up. MODE_DIALOGUE to MODE_ACCUEIL: a box over the board, MODE_LISTE one with
 * choices to search, MODE_AVIS one with nothing to choose and nothing to give up, MODE_CHAMP one
 * with a line to type, MODE_ACCUEIL the menu of the start, which Escape does not close. MODE_AIDE
 * and those that follow: a page that hides the board, MODE_A_VOUS the last one of the lesson. */
enum mode {
    MODE_JEU, MODE_PENSEE, MODE_PASSE, MODE_FIN, MODE_OUVERTE, MODE_REVUE, MODE_CONSEIL,
    MODE_EXERCICE, MODE_SOLUTION, MODE_COMPOSER, MODE_SAISIE, MODE_DIALOGUE, MODE_LISTE,
    MODE_AVIS, MODE_CHAMP, MODE_ACCUEIL, MODE_AIDE, MODE_LECON, MODE_A_VOUS
};

struct touche_decrite {
    enum commande commande;
    int touches[4];    /* closed by 0 */
    unsigned modes;    /* bit m: shown on the bottom line in mode m */
    const char *nom;   /* "Espace", marked N_() */
    const char *court; /* "jouer", for the bottom line, marked N_() */
    const char *aide;  /* one line for the help, marked N_(); NULL: left out of it */
};

/* Is it a key of this mode alone, where it may mean something else than everywhere? */
static inline bool touche_propre_a(const struct touche_decrite *t, enum mode mode)
{
    return t->modes == 1u << mode;
}

/* Closed by COMMANDE_AUCUNE. The bottom line shows them in this order as far as they fit; help and
 * leaving always. */
extern const struct touche_decrite table_touches[];

enum commande touche_commande(int touche);

/* The same in a mode that may have keys of its own. */
enum commande touche_commande_en(enum mode mode, int touche);

/* In a text to be read, where no key can be a move: those of `less` too, Space and f a page on, b
 * back, g and G to either end. COMMANDE_AUCUNE: it is none of these. */
enum commande touche_lecture(int touche);

#endif
