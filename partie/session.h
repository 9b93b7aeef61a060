/* A sitting at the game: the game in progress, its two players, its display, and what the user can
 * ask of them. Undo, redo, hint, save, new game and quit live here, once, for every display.
 *
 * Life: session_init(), then the loop of main.c through partie/boucle.h, then session_fermer().
 * One thread; only the thinking of a player runs elsewhere (partie/reflexion.h). */
#ifndef PARTIE_SESSION_H
#define PARTIE_SESSION_H

#include "partie/affichage.h"
#include "partie/arbre.h"
#include "partie/archives.h"
#include "partie/chrono.h"
#include "partie/examen.h"
#include "partie/garde.h"
#include "partie/partie.h"
#include "partie/passees.h"
#include "partie/reflexion.h"
#include "partie/reglages.h"

/* What a pasted text is. */
enum collage {
    COLLAGE_ILLISIBLE,
    COLLAGE_PARTIE, /* a game or a position of its own */
    COLLAGE_SUITE   /* moves that go on from the moment looked at */
};

/* A game of another sitting whose place this one took. */
struct ecartee {
    const struct jeu *jeu; /* NULL: there was none */
    long numero;           /* its own in the history, 0: unknown */
};

/* Reads a pasted text into `*lue`: a game, all its moves played, or the record `ici` after `rang`
 * moves and those of the text. `*arbre`, an empty tree, gets the variations and comments of a game;
 * NULL: they are not wanted. `raison`: why it is neither, or what was wrong beside. */
typedef enum collage lecteur_collage(struct vue texte, const struct jeu *const *jeux,
                                     const struct partie *ici, int rang, struct partie *lue,
                                     struct arbre *arbre, struct tampon *raison);

struct session;

/* Writes the moves played to a file, in the format that its name tells, in place of what was there,
 * with what `examen` knows of them, and the tree; where that is a picture of one position, it is
 * the one after `rang` moves, the moment looked at. `sans`: what of the tree is left out. NULL, or
 * why nothing is written. */
typedef const char *ecrivain_partie(const struct session *s, const struct examen *examen, int rang,
                                    const char *chemin, struct tampon *sans);

struct fichier_ouvert; /* of the interfaces (interfaces/ouvrir.h) */
struct entrainement;   /* partie/epreuve.h */
struct repertoire;     /* formats/repertoire.h */

/* The user's opening repertoire, as displays know it. */
struct carnet {
    /* As it is now, for rendre(); one that cannot be read is empty: basculer() tells why. */
    struct repertoire *(*lire)(void);
    void (*rendre)(struct repertoire *r);
    /* Makes the move played after `rang` moves mine, or takes it out if it was; `dit` tells which,
     * or why not. */
    void (*basculer)(const struct partie *partie, int rang, struct tampon *dit);
    /* Appends where `joueur` left it in the moves played, "Noir quitte votre répertoire : 9.d6
     * (le vôtre : c5)". Nothing: he did not. */
    void (*dire_sortie)(const struct repertoire *r, const struct partie *partie, int joueur,
                        struct tampon *sortie);
};

/* What a program does for its sittings. */
struct services {
    /* What past games say of a position, or for a NULL one whether there can be games of `jeu`;
     * NULL: this program has no game base. Gives NULL, or one line that says why there is no
     * answer. Quick enough to be called between two keys. */
    const char *(*consulter)(const struct jeu *jeu, const struct position *position, int joueur,
                             struct archives *reponse);
    /* The name of the opening of the first `nb` moves, in the user's language, valid for ever;
     * NULL: none is known. A NULL member: this program knows no names. */
    const char *(*nommer)(const struct partie *partie, int nb);
    /* Is `nom`, a player's in a game, the one that is asked for? A NULL member: it cannot tell. */
    bool (*nom_repond)(const char *nom, const char *cherche);
    lecteur_collage *lire_collage;         /* NULL: it reads no text */
    ecrivain_partie *exporter;             /* NULL: it writes none; and what a file of this name */
    unsigned (*capacites)(const char *chemin); /* holds of a game (formats/formats.h) */
    const struct examinateur *examinateur; /* goes over games; NULL: there is none */
    const struct carnet *carnet;           /* NULL: it keeps no repertoire */
    /* What it has its user answer, closed by NULL; a NULL member: nothing. */
    const struct entrainement *const *entrainements;
};

/* What the command line asks for; a person's choices take its place. */
struct demandes {
    bool reprise, neuve;        /* --reprendre, --nouvelle: no question at the start */
    bool partie;                /* --noir, --taille, --position...: no menu at the start */
    bool programmes[3];         /* the program that a saved game names for a player may run */
    bool joueurs[3];            /* 1, 2: by an option, or in a saved game: a change of level is none
                                   of the settings; 0: another setting was */
    bool temps, livre, pendule; /* --temps, --livre, --pendule: before those of a saved game */
    int colonnes, lignes;       /* --taille-ecran, 0: ask the terminal */
};

struct session {
    const char *programme;             /* name of the program: "othello" */
    const struct jeu *const *jeux;     /* the games (board sizes) it can play, closed by NULL */
    const struct services *services;   /* what it does for this sitting; never NULL on a display */
    struct demandes demandes;          /* what was asked for */
    const struct jeu *jeu;             /* the one being played */
    struct partie partie;              /* the game, or a variation of it: */
    bool variante;                     /* another move was tried at an earlier moment, */
    int depuis;                        /* after so many moves; */
    struct partie principale;          /* meanwhile the game is here, whole, */
    int forfait_principal;             /* and its `forfait` */
    struct arbre arbre;                /* the variations so far, this one too, and comments; */
    struct arbre arbre_sauve;          /* those of the saved game, until it is taken up */
    struct joueur joueurs[3];          /* 1 and 2 */
    struct reglages reglages;
    struct moyens moyens;              /* of the computer players */
    const struct affichage *affichage;
    void *donnees_affichage;           /* the display's own */
    enum reponse suite;                /* what the loop must do next */
    bool montre;                       /* the display has shown the present moment */
    bool ouverte;                      /* the game was read from a file, and nobody has played on:
                                          it is gone over (session_libre()) */
    bool composee;                     /* its start was set up: it is kept before any move */
    int forfait;                       /* the player who lost by default: an engine that failed, */
    bool au_temps;                     /* or a clock that fell */
    struct chrono chrono;              /* the clock of the turn that goes on */
    bool terminal;                     /* a person sits at a terminal */
    struct fichier_ouvert *fichier; /* the games of the file that --ouvrir names; NULL: none */
    bool sauvegarde;                   /* autosave is on: a person plays */
    struct garde garde;                /* whose the save is */
    bool sauvegarde_sienne;            /* it is of this one's game, or was */
    struct ecartee ecartee;            /* the one that was there before */
    struct pensee derniere_pensee;     /* the last thought of a player, `noeuds` 0: none */
    int penseur;                       /* whose it was, 0: nobody's */
    struct reflexion meditation;       /* the thought on a person's time */
    int signal;                        /* the signal that ended the sitting, 0: none */
};

/* Sets up the players of `s->reglages` for `s->jeu` and an unbegun game. NULL, or what is wrong. */
const char *session_init(struct session *s);

void session_fermer(struct session *s);

/* Changes a player during the sitting. NULL, or what is wrong with his name. */
const char *session_changer_joueur(struct session *s, int joueur, const char *nom);

/* Makes both players again, those of `*reglages`, with its time and its book. NULL, or what is
 * wrong: nothing has changed then. */
const char *session_refaire_joueurs(struct session *s, const struct reglages *reglages);

/* Whose moves a person makes: the argument of partie_rang_annuler(). */
void session_humains(const struct session *s, bool humain[3]);

/* May past games say something of this one? */
bool session_a_archives(const struct session *s);

/* The only person of the game, 1 or 2, whose record against the other one counts; 0: there is none,
 * or two, or it is gone over (session_libre()). */
int session_personne(const struct session *s);

/* The side whose errors and openings are the person's own, 1 or 2: session_personne(), or else the
 * player of a game told with names that has his, the setting `nom`. 0: not known. */
int session_cote(const struct session *s);

/* The move played after `rang` moves, or the last one, is of the user's repertoire, or no more;
 * `dit` tells which, or why not. */
void session_repertorier(const struct session *s, int rang, struct tampon *dit);

/* The side to move now, 0 at the end. */
int session_trait(const struct session *s);

/* The game, whatever is tried on it. */
const struct partie *session_principale(const struct session *s);

/* Is the game over, whatever is tried on it? */
bool session_finie(const struct session *s);

/* Is it over because an engine failed, not because a clock fell? */
bool session_en_panne(const struct session *s);

/* Who won, 1 or 2, or 0 for a draw, the game being over: by default, or as the board says. */
int session_gagnant(const struct session *s);

/* Does a person make the moves of both sides, whoever plays? In a variation, and in a game that he
 * opened and only looks at: a computer waits until he goes on from there (session_aller()). */
bool session_libre(const struct session *s);

/* For thoughts that tell a person what moves are worth: as well as the sitting's means and settings
 * allow, without end. */
struct limites session_limites(const struct session *s);

/* ---- What the user can ask. Each gives what the display must return: REPONSE_CONTINUER when
 * nothing changed (the reason was shown as a message). A running thought is the caller's to
 * stop. */

enum reponse session_annuler(struct session *s);
enum reponse session_refaire(struct session *s);
enum reponse session_nouvelle(struct session *s);

/* A new game from any position. */
enum reponse session_commencer(struct session *s, const struct position *depart, int premier);

/* Goes to an earlier moment and goes on from there, an opened game too; what followed can be
 * redone. A moment of a variation makes it the game, whose own end becomes a variation
 * (session_remplacerait()). */
enum reponse session_aller(struct session *s, int rang);

/* How many moves of the game session_aller() would put others in the place of. */
int session_remplacerait(const struct session *s, int rang);

/* Plays a legal move. At an earlier moment it begins a variation, or another one in its place:
 * nobody answers, and what is saved is the game as it was, until session_aller() or
 * session_revenir(). Every move of a variation is kept in the tree as it is made. */
enum reponse session_jouer_a(struct session *s, int rang, int coup);

/* The moves that are known after `rang` moves of the record: the game's own first, where it goes
 * there, then those of variations. Gives how many, COUPS_MAX at the most. */
int session_suites(const struct session *s, int rang, int coups[COUPS_MAX]);

/* Takes up the line that goes on by such a move, to its end: the game, or a variation of it. False:
 * none does. */
bool session_suivre(struct session *s, int rang, int coup);

/* The same with the line that ends at a node of the tree, whatever the present one. */
bool session_suivre_ligne(struct session *s, int noeud);

/* Removes from the tree what no other line has of the variation at hand; what is left of it is
 * taken up, or the game. Gives the moment where that ends. */
int session_retirer_variante(struct session *s);

/* The game was played on by a move: one that was opened is the players' of this sitting now, unless
 * the person only tries moves (session_libre()), which is noted of the move. */
void session_entamer(struct session *s);

/* Before a move at the present moment: a variation begins where it would replace undone moves of a
 * game that was opened. */
void session_preserver(struct session *s, int coup);

/* From a variation, if there is one, back to the game as it was. */
enum reponse session_revenir(struct session *s);

/* Takes a game that was read in place of the present one, to be gone over; the usual player stands
 * in for one that its board does not have. NULL, or why a player cannot be made: nothing has
 * changed then. */
const char *session_ouvrir(struct session *s, const struct partie *partie);

/* Takes a past game: one that a person left is gone on with, by its players; another one is opened
 * as by session_ouvrir(). NULL, or why not. */
const char *session_rouvrir(struct session *s, const struct passees *passees, int i);

/* Takes the record of the same game with other moves: it is played on from there, as a variation
 * where moves of it would be lost, those undone in a game that was opened too. */
enum reponse session_poursuivre(struct session *s, const struct partie *partie);

/* Changes the level of the thinking players that have one, by `pas`; tells which. False when that
 * cannot be: nobody has a level, or it is at its end; nor in a variation, where nobody answers. */
bool session_changer_niveau(struct session *s, int pas, bool change[3]);

/* The computer's advice for the side to move at a moment of the game: thinks now, through the
 * display's attendre(), and gives REPONSE_CONTINUER with the advice as a message and its
 * thought in `derniere_pensee`. `*coup` is COUP_AUCUN when there is none. */
enum reponse session_conseil(struct session *s, int rang, int *coup);

/* What a move is worth was told to a person otherwise: advice too, for the record of a game that is
 * not over. */
void session_noter_conseil(struct session *s);

/* The computer against a person thinks on his time, if the settings want it and he gains by it;
 * from the question to the person until session_ne_plus_mediter(), or sooner when players or
 * settings change. Nothing of the sitting is read by that thought, but its player. */
void session_mediter(struct session *s);
void session_ne_plus_mediter(struct session *s);

/* ---- Saving ---- */

/* Is the game one to be taken up later: a person's, begun or set up, not over, played here? */
bool session_a_garder(const struct session *s);

/* Appends what becomes of that game for a person who leaves: how it is taken up, or that it is not
 * saved. False: nothing, where there is none, or where that it cannot be saved was told. */
bool session_dire_sort(const struct session *s, struct tampon *sortie);

/* Does the next start offer it as it is, variations and comments too? */
bool session_se_retrouve(const struct session *s);

/* Writes the game and its tree for the next start; forgets it when it is over or has not begun.
 * Silent when all goes well; tells once when it does not, or when another sitting that is alive
 * holds the save. While only computers play it writes nothing, and leaves the save to other
 * sittings: what these leave there is kept when a person plays again, and told once. Nor does it
 * touch the save while an opened game is only looked at: what is saved is another game. One that is
 * there and was not taken up goes to the history, its tree too, before the first move takes its
 * place. */
void session_sauver(struct session *s);

/* Appends that it did, and how it is opened again, by a command too if the program reads files;
 * false: it did not. */
bool session_dire_ecartee(const struct session *s, bool rouvrable, struct tampon *sortie);

/* Adds the finished game and its tree to the user's history (partie/passees.h), once whatever is
 * undone and redone at its end, or played on after a clock fell. Tells when it cannot; nothing when
 * no person plays or an engine failed. */
void session_consigner(struct session *s);

/* Is there a game to resume? Fills `*partie` and the players' names, without changing the game of
 * the sitting; its variations are kept for session_reprendre(). Why not is a message, where one was
 * asked for; a file that cannot be understood is put aside. */
bool session_lire_sauvegarde(struct session *s, struct partie *partie, struct reglages *reglages);

/* The command that a player of a saved game would run and that nobody accepted, the present player
 * being another: a file must not start programs by itself. NULL: none. Part of `*reglages`. */
const char *session_programme(const struct session *s, const struct reglages *reglages, int joueur);

/* Takes that game up. NULL, or why not: the sitting is then as it was, and will not write over the
 * save. Refused while session_programme() gives a command for either player. */
const char *session_reprendre(struct session *s, const struct partie *partie,
                              const struct reglages *reglages);

#endif
