/* The history of this program: the games of a person that are over, as session_consigner() adds
 * them, and those that another one took the place of (session_sauver()), to be listed and gone
 * over; the finished ones counted. A line a game, fields parted by tabs (formats/historique.h reads
 * it too): date, game, both players, margin of player 1, moves; then, if they are not the game's
 * own, the start and who began; then how many moves were not played in it, how often the person was
 * advised and took moves back, if any was; then its variations and comments (partie/arbre_texte.h),
 * if there are.
 *
 *     passees_lire(&p, programme, jeux);
 *     for (int i = 0; i < p.nb; i++) ... p.parties[i] ...
 *     partie = passees_rejouer(&p, i, &refus); ... free(partie);
 *     passees_detruire(&p);                                                                      */
#ifndef PARTIE_PASSEES_H
#define PARTIE_PASSEES_H

#include "base/fichier.h"
#include "base/texte.h"
#include "partie/arbre.h"
#include "partie/joueur.h"
#include "partie/partie.h"
#include "partie/reglages.h"

enum { PASSEES_MAX = 20 };

struct passee {
    const struct jeu *jeu;
    char date[17];                   /* "2026-11-30 12:00" */
    char joueurs[3][JOUEUR_NOM_MAX]; /* names of 1 and 2, as typed */
    bool inachevee;                  /* another game took its place */
    bool au_temps;                   /* a clock ended it: */
    int marge;                       /* of player 1, at the end; then 1 or -1 */
    int ailleurs;                    /* how many of its moves were not played in it */
    int conseils, reprises;          /* how often he was advised, took moves back */
    bool ouverte;                    /* these are the greater part: no game of the person */
    struct vue coups, depart, premier, arbre;
};

struct passees {
    char *texte;                        /* the file */
    struct passee parties[PASSEES_MAX]; /* the last ones, the newest first */
    int nb;
};

/* Of a person against one player: games won, drawn, lost; and what he did alone, without advice and
 * without taking moves back. */
struct palmares {
    int gagnees, nulles, perdues;
    int aidees;   /* of those won: not alone */
    int serie;    /* won alone in a row up to now, the others that he won left out */
    int derniere; /* margin of the last game where he won it alone, else 0, */
    int record;   /* and the greatest one before it */
};

bool passees_chemin(const char *programme, char chemin[CHEMIN_MAX]);

/* Adds one, as it stands, with the players of the settings and its tree; `perdant` lost by his
 * clock, 0: nobody did. NULL, or why not. */
const char *passees_ajouter(const char *programme, const struct partie *partie,
                            const struct arbre *arbre, const struct reglages *reglages,
                            int perdant);

/* How many lines the history has, blank ones left out: the number of its last game for --ouvrir. */
long passees_nombre(const char *programme);

/* None when there is no file, or it cannot be read; a line that is no game of `jeux` (closed by
 * NULL) is left out. */
void passees_lire(struct passees *p, const char *programme, const struct jeu *const *jeux);

/* All its moves played again, to be freed with free(). NULL: why not in `*refus`. */
struct partie *passees_rejouer(const struct passees *p, int i, const char **refus);

/* Appends what it was: "2026-11-30 12:00  gagnée de 22, IA, niveau 3"; of two persons "Noir gagne
 * de 22, humain"; of one that counts for nobody "ouverte au coup 45, gagnée de 22…"; the board too
 * where that is not of `usuel`. In few columns the hour, then the year, make room for the
 * player. */
void passees_dire(const struct passees *p, int i, const struct jeu *usuel, int colonnes,
                  struct tampon *t);

void passees_detruire(struct passees *p);

/* All finished games of `jeu`, from its own start, that a person, "clavier", played against the
 * player of this name. */
struct palmares passees_compter(const char *programme, const struct jeu *jeu, const char *nom);

/* Appends "Bilan : 4 gagnées (dont 1 avec aide), 1 nulle, 2 perdues contre l'IA, niveau 3", `nom`
 * being that player; nothing where there was no game. */
void palmares_dire(const struct palmares *p, const char *nom, struct tampon *t);

/* Appends what the last game was for the person, the greatest thing there is to say: that nothing
 * was left to the other, the first win at a level, the best margin, the third win in a row or
 * more; nothing of another game. */
void palmares_dire_exploit(const struct palmares *p, const struct jeu *jeu, const char *nom,
                           struct tampon *t);

/* Appends the highest level that a person beat alone, and what he won, drew and lost at each one
 * that he played: "Plus haut niveau battu : 1. Gagnées-nulles-perdues au niveau 1 : 3-0-1,
 * 2 : 0-0-2"; nothing where there is none. */
void passees_dire_niveaux(const char *programme, const struct jeu *jeu, struct tampon *t);

#endif
