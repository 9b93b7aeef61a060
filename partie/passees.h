/* The history of this program: the games of a person that are over, as session_consigner() adds
 * them, and those that another one took the place of (session_sauver()), to be listed and gone
 * over; the finished ones counted. A line a game, fields parted by tabs (formats/historique.h reads
 * it too): date, game, both players, margin of player 1, moves; then, if they are not the game's
 * own, the start and who began; then how many moves were not played in it, if any.
 *
 *     passees_lire(&p, programme, jeux);
 *     for (int i = 0; i < p.nb; i++) ... p.parties[i] ...
 *     partie = passees_rejouer(&p, i, &refus); ... free(partie);
 *     passees_detruire(&p);                                                                      */
#ifndef PARTIE_PASSEES_H
#define PARTIE_PASSEES_H

#include "base/fichier.h"
#include "base/texte.h"
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
    bool ouverte;                    /* these are the greater part: no game of the person */
    struct vue coups, depart, premier;
};

struct passees {
    char *texte;                        /* the file */
    struct passee parties[PASSEES_MAX]; /* the last ones, the newest first */
    int nb;
};

/* Of a person against one player: games won, drawn, lost. */
struct palmares {
    int gagnees, nulles, perdues;
};

bool passees_chemin(const char *programme, char chemin[CHEMIN_MAX]);

/* Adds one, as it stands, with the players of the settings; `perdant` lost by his clock, 0: nobody
 * did. NULL, or why not. */
const char *passees_ajouter(const char *programme, const struct partie *partie,
                            const struct reglages *reglages, int perdant);

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

/* All finished games of `jeu` that a person, "clavier", played against the player of this name. */
struct palmares passees_compter(const char *programme, const struct jeu *jeu, const char *nom);

/* Appends "Bilan : 4 gagnées, 1 nulle, 2 perdues contre l'IA, niveau 3", `nom` being that player;
 * nothing where there was no game. */
void palmares_dire(const struct palmares *p, const char *nom, struct tampon *t);

#endif
