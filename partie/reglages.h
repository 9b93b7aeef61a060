/* What the user chooses before a game: settings, kept in one small file of "name = value" lines.
 *
 * The same table serves the file, the options of the command line ("--theme contraste") and the
 * menus. */
#ifndef PARTIE_REGLAGES_H
#define PARTIE_REGLAGES_H

#include <stdbool.h>

#include "base/texte.h"
#include "partie/joueur.h"

enum theme {
    THEME_CLASSIQUE,
    THEME_CONTRASTE,
    THEME_DALTONIEN,
    THEME_MONOCHROME,
    THEME_BOIS,
    THEME_NUIT,
    THEME_MER,
    THEMES_NB
};
enum pions { PIONS_PLEINS, PIONS_COURS, PIONS_ASCII };
enum montre_pensee { PENSEE_NON, PENSEE_AVIS, PENSEE_TOUT };
enum couleur { COULEUR_AUTO, COULEUR_TOUJOURS, COULEUR_JAMAIS };

struct reglages {
    char joueurs[3][JOUEUR_NOM_MAX]; /* of players 1 and 2 */
    int premier;                     /* 1 or 2 */
    int theme, pions, couleur;       /* enum theme, enum pions, enum couleur */
    int souris;                      /* 0 or 1 */
    int reflexion;                   /* 1: the computer thinks on the time of a person, where it
                                        helps */
    int livre;                       /* 1: the computer uses its opening book */
    int legaux;                      /* 1: legal moves are marked on the screen */
    int animation;                   /* 1: moves are shown step by step there */
    int pensee;                      /* enum montre_pensee: what is told of the computer's thought,
                                        whose line gives the person's best answer away */
    double secondes;                 /* for each move of the computer, 0: as the level says */
    int plateau;                     /* 1: text mode shows the board when it is asked to alone */
    char nom[JOUEUR_NOM_MAX];        /* the person's, in the games written; "": not told */
    struct pendule pendule;          /* of each side in a game; `reste` 0: none */
};

/* What its value is: an int that has names, a player's name, a double, a struct pendule, a line of
 * text. */
enum genre_reglage {
    REGLAGE_NOMME,
    REGLAGE_JOUEUR,
    REGLAGE_SECONDES,
    REGLAGE_PENDULE,
    REGLAGE_TEXTE
};

/* What a setting does nothing without: a thinking player, one that thinks on the other's time, one
 * that has a book (jeux/jeu.h), moves shown step by step; the screen. A game that has a book is
 * the one whose records are written and reviewed. */
enum {
    BESOIN_PENSEUR = 1,
    BESOIN_MEDITE = 2,
    BESOIN_LIVRE = 4,
    BESOIN_ETAPES = 8,
    BESOIN_ECRAN = 16
};

/* One setting: its name, what it may be. */
struct reglage {
    const char *nom;
    enum genre_reglage genre;
    size_t place;               /* of its value in struct reglages */
    const char *const *valeurs; /* names of the values 0, 1, ... closed by NULL; NULL: no names */
    unsigned besoins;           /* bits BESOIN_ */
    const char *titre;          /* in the menu, marked N_(); NULL: not there, or the player's */
    const char *aide;           /* one line for the user, marked N_() */
    const char *conseil;        /* beside its values, for a person who chooses one; NULL: `aide` */
    bool premier_plan;          /* one that is chosen game by game: the menu has it at once, the
                                   others behind a line */
};

/* All settings, closed by a NULL name, as the menu has them. */
extern const struct reglage table_reglages[];

void reglages_defaut(struct reglages *reglages);

/* The one of this name, in letters of either case; NULL: there is none. */
const struct reglage *reglage_chercher(struct vue nom);

/* Does it do something in this game? On another display than the screen those that have
 * BESOIN_ECRAN do not. */
bool reglage_utile(const struct reglage *reglage, const struct jeu *jeu);

/* The player that it names, 1 or 2; 0: it names none. */
int reglage_joueur(const struct reglage *reglage);

/* Sets one. NULL, or which values are accepted. Players' names are only checked for length here:
 * joueur_creer() knows the rest. */
const char *reglage_poser(struct reglages *reglages, const struct reglage *reglage,
                          const char *valeur);

/* The same, also by name. NULL, or the whole of what is wrong: "temps : « x » refusé, ...". */
const char *reglage_poser_ou_dire(struct reglages *reglages, const struct reglage *reglage,
                                  const char *valeur);
const char *reglages_poser(struct reglages *reglages, const char *nom, const char *valeur);

/* Appends its present value. */
void reglage_lire(const struct reglages *reglages, const struct reglage *reglage,
                  struct tampon *sortie);

/* Reads the user's file of the program, whose games are `jeux` (closed by NULL): the players must
 * exist in one of them, reglages_adapter() sees to the one that is played, and be no program: a
 * file runs nothing. NULL, or a message about the file or, a line each, those of its lines that
 * cannot be obeyed; the others are, and what the file does not say is the default. The file stays
 * as it is. */
const char *reglages_charger(struct reglages *reglages, const char *programme,
                             const struct jeu *const *jeux);

/* In place of a player that `jeu` does not have, the usual one. */
void reglages_adapter(struct reglages *reglages, int joueur, const struct jeu *jeu);

/* Keeps the present value of one setting there; the other lines stay as they are, good, bad or
 * comments. Where a line that could not be obeyed gives way, the file as it was is kept aside first
 * (fichier_copier_de_cote()). Another program that keeps one is waited for (fichier_prendre()). A
 * player that is a program is not kept. NULL, or why it could not: nothing is written then. */
const char *reglages_retenir(const struct reglages *reglages, const char *nom,
                             const char *programme, const struct jeu *const *jeux);

#endif
