/* A game as files hold it, and a collection of them: what every reader of formats/ makes and every
 * writer takes.
 *
 *     bytes --reader--> struct recueil { games, problems } --writer--> bytes, problems
 *
 * A game is its start (board and side), its moves in order, passes written out, the branches beside
 * them (formats/rameaux.h), and what people wrote about it. The moves of a struct partie_notee are
 * always legal from its start: a reader adds them with notee_jouer(), which checks.
 *
 * Life cycle: all zero is an empty collection; recueil_nouvelle() adds an empty game at the end,
 * recueil_retirer() drops it again, recueil_detruire() frees everything. Texts are UTF-8 and belong
 * to the game. Nothing here opens a file or prints; a collection belongs to one thread at a
 * time. */
#ifndef FORMATS_PARTIE_NOTEE_H
#define FORMATS_PARTIE_NOTEE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/texte.h"
#include "formats/grille.h"

/* What people write about a game. Each format has a table from its own tags to these. */
enum champ {
    CHAMP_NOIR,
    CHAMP_BLANC,
    CHAMP_CLASSEMENT_NOIR, /* rating, as written */
    CHAMP_CLASSEMENT_BLANC,
    CHAMP_LIEU,
    CHAMP_EVENEMENT, /* tournament; "#12" is number 12 of a WTHOR base without names */
    CHAMP_RONDE,
    CHAMP_DATE,    /* as written; a year alone is a date */
    CHAMP_PENDULE, /* clock of both */
    CHAMP_PENDULE_NOIR,
    CHAMP_PENDULE_BLANC,
    CHAMP_VARIANTE, /* the game's kind, as GGF's TY */
    CHAMP_COMMENTAIRE,
    CHAMP_ANNOTATEUR, /* who commented it */
    NB_CHAMPS
};

/* Lines of moves are numbered as the branches are; before them comes the game's own. */
enum { LIGNE_PRINCIPALE = -1 };

enum { CASE_PASSE = 0, SCORE_SEUL = 255, THEORIQUE_INCONNU = -1, SIGNES_MAX = 8 };

struct coup_note {
    unsigned char case_;  /* a square of the board, or CASE_PASSE */
    unsigned char joueur; /* NOIR or BLANC */
    bool a_eval, a_secondes;
    double eval;       /* in discs, for the player who moves, */
    int plis;          /* and the plies searched behind the move; 0: not known */
    double secondes;   /* time the move took */
    char *commentaire; /* NULL: none */
    unsigned char signes[SIGNES_MAX]; /* formats/signes.h, 0 where there is no more */
};

/* How it ended, in the words of the record, which may differ from what the board says. */
struct resultat {
    enum { RESULTAT_INCONNU, RESULTAT_MARGE, RESULTAT_VAINQUEUR } genre;
    double marge; /* Black's margin; with RESULTAT_VAINQUEUR only its sign counts */
    char fin; /* 'r' resigned, 't' out of time, 's' by agreement, 'l' lost line; 0: played out */
};

/* A tag that only its own format knows. */
struct marque {
    const char *format; /* name of that format */
    char *nom, *valeur;
};

/* A side line: moves in the place of one of the game's, or of another branch's, which is its
 * parent. Its first one stands beside the parent's coups[apres]; the parent always has that one. */
struct rameau {
    int parent; /* LIGNE_PRINCIPALE, or a branch before this one in the list */
    int apres;  /* entries of the parent's own `coups` before it, passes counted: of the game from
                   its start, of a branch from the branch's first, and then at least 1 */
    struct coup_note *coups; /* at least one; legal from there, passes written out */
    int nb_coups;
};

struct partie_notee {
    int numero; /* in its text, from 1, refused ones counted */
    bool tronquee; /* ends at a fault, not at the end of its text */
    struct grille depart;
    int premier; /* side to move at the start */
    struct coup_note *coups;
    int nb_coups;
    struct rameau *rameaux; /* as the file has them: those beside the same move in its order */
    int nb_rameaux;
    char *champs[NB_CHAMPS]; /* NULL: not said */
    struct resultat resultat;
    int theorique; /* Black's discs with perfect play from the end phase, or THEORIQUE_INCONNU */
    int synchro;   /* games with the same number, not 0, were played together */
    int montres; /* the first move, from 1, that a diagram of the game shows as a move: what stands
                    before is on its board. 0: as svg.h says */
    struct coup_note *scores; /* scored moves of the final position, best first (OBF); the square
                                 SCORE_SEUL is a score that goes with no move */
    int nb_scores;
    struct marque *marques;
    int nb_marques;
    /* Where reading stands: the line that moves are added to, and the position after its last. Once
     * a game is read, the game's own. */
    int ligne;
    struct grille grille;
    int trait; /* who would move next, passes not counted: the opponent of the last player */
};

enum gravite { NOTE, AVERTISSEMENT, ERREUR };

/* Where something was wrong. 0 in a member: not known, or does not apply. */
struct lieu {
    int partie; /* from 1 */
    int coup;   /* from 1 */
    int ligne, colonne;
    long octet; /* from 1, of binary files */
};

struct remarque {
    enum gravite gravite;
    struct lieu lieu;
    char *texte; /* in the user's language, place not included */
};

struct recueil {
    struct partie_notee *parties;
    int nb_parties;
    struct remarque *problemes;
    int nb_problemes;
    int nb_erreurs; /* problems of gravity ERREUR */
    int nb_refusees; /* games of the text that one of them is about: not in `parties` */
    int refusee;     /* the last of them */
    int nb_tronquees; /* games of `parties` that end at a fault */
    bool reste; /* some text was not read, after an ERREUR or outside of the games: it may be one of
                   another format */
};

/* ---- Collections ---- */

/* Adds a game at the usual start, 8x8, Black to move; valid until the next call. */
struct partie_notee *recueil_nouvelle(struct recueil *r);

/* Where the game with this number is in `parties`, as read, where numbers rise; -1: there is none,
 * or it was refused. */
int recueil_chercher(const struct recueil *r, long numero);

/* Appends which of the two, in the user's language. */
void recueil_dire_absente(const struct recueil *r, long numero, struct tampon *sortie);

/* Drops all but the games that have these numbers, and the problems that are of others. */
void recueil_garder(struct recueil *r, long premiere, long derniere);

/* Takes the games back to where they stood after so many moves, passes not counted; those that have
 * less are dropped, and told as an ERREUR. */
void recueil_couper(struct recueil *r, int nb_coups);

/* Drops the last game. */
void recueil_retirer(struct recueil *r);

/* Ends the last game at a fault, which was told: the moves before it stay as an unfinished game,
 * where there are so many that it surely is one; else it is dropped. */
enum { TRONQUEE_COUPS_MIN = 4 };
void recueil_tronquer(struct recueil *r);

/* Moves all that `de` holds behind what `r` holds; its text begins after so many lines of the
 * other. */
void recueil_verser(struct recueil *r, struct recueil *de, int lignes);

/* Notes a problem; the text as printf makes it. */
void recueil_signaler(struct recueil *r, enum gravite gravite, struct lieu lieu, const char *format,
                      ...) __attribute__((format(printf, 4, 5)));

/* Appends "partie 2, coup 12, ligne 4, colonne 7 : texte", in the user's language. */
void remarque_ecrire(const struct remarque *p, struct tampon *sortie);

void recueil_detruire(struct recueil *r);

/* ---- One game ---- */

/* Starts from another board and side; only before the first move. */
void notee_placer(struct partie_notee *p, const struct grille *depart, int premier);

/* Adds a move for the side whose turn it is. A missing pass is added before it when the side to
 * move has none and the move is legal for the other. NULL, or why not, in the user's language. */
const char *notee_jouer(struct partie_notee *p, int c);

/* Adds a move of `joueur` or, CASE_PASSE, his pass, adding a missing pass before a move; refused
 * when it is not his turn. */
const char *notee_jouer_de(struct partie_notee *p, int c, int joueur);

/* Adds a pass; refused when the side to move has a move or the game is over. */
const char *notee_passer(struct partie_notee *p);

/* Is the game over on the board? (Of these three: on the line that moves are added to.) */
bool notee_finie(const struct partie_notee *p);

/* Who really moves next: 0 when the game is over, else passes taken into account. */
int notee_trait(const struct partie_notee *p);

/* The last move added, to write its time or comment on; NULL before the first. */
struct coup_note *notee_dernier(struct partie_notee *p);

/* Replaces a text; the view is copied, an empty one removes it. */
void notee_champ(struct partie_notee *p, enum champ champ, struct vue valeur);
void texte_remplacer(char **texte, struct vue valeur);

/* Keeps a tag that only `format` knows (a string that lives for ever). */
void notee_marque(struct partie_notee *p, const char *format, struct vue nom, struct vue valeur);

/* Does `p` begin as all of `debut` does, passes behind its last move and branches left out? */
bool notee_continue(const struct partie_notee *p, const struct partie_notee *debut);

/* Copies what is written in `source` of the game, of the moves that both have, the branches beside
 * them and beside the next one, if `p` has one, and, where that is the whole of it, of its end. */
void notee_reprendre(struct partie_notee *p, const struct partie_notee *source);

/* A copy of a move with texts of its own; frees `n` of them. */
struct coup_note coup_copier(const struct coup_note *c);
void coups_detruire(struct coup_note *coups, int n);

/* Is it a tag of this one? */
bool marque_est_de(const struct marque *m, const char *format);

/* Adds a scored move of the final position. */
void notee_score(struct partie_notee *p, int c, double score);

/* The result to write: that of the record; the board's when the game is over and the record gives
 * none, or only the winner, the same. */
struct resultat notee_resultat(const struct partie_notee *p);

/* Does it start as games of its size usually do? */
bool notee_depart_usuel(const struct partie_notee *p);

enum { PENDULE_OCTETS_MAX = 64 };

/* The year at the head of the date, 0 when there is none. */
int notee_annee(const struct partie_notee *p);

/* Is it a clock? */
bool champ_pendule(enum champ champ);

/* A text of the header as the format named so writes it: as it is, but for a clock that was noted
 * in another one's way, "300", "300+5" or "5:00/0:05". False: it cannot say all of it; NULL in
 * `*ecrit` where nothing is to be written. */
bool notee_texte(const struct partie_notee *p, enum champ champ, const char *format,
                 char memoire[PENDULE_OCTETS_MAX], const char **ecrit);

#endif
