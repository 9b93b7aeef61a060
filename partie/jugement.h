/* What an engine says of a move that was played, and in which words: the marks and the sureness are
 * the same wherever they are read. */
#ifndef PARTIE_JUGEMENT_H
#define PARTIE_JUGEMENT_H

#include <stdbool.h>

#include "base/texte.h"
#include "partie/partie.h"

/* Losses, in what the game counts, that the marks ?! ? ?? begin with. Wherever it is read an
 * "erreur" ("error") is a loss of PERTE_DOUTEUSE at least, a "faute" ("mistake") of PERTE_FAUTE. */
enum { PERTE_DOUTEUSE = 2, PERTE_FAUTE = 4, PERTE_GAFFE = 8 };

/* Empty squares before a move: more, and it is of the opening; of the middle; else of the
 * ending. */
enum { VIDES_OUVERTURE = 40, VIDES_MILIEU = 20, PHASES = 3 };

/* Moves of a line that are kept, and that a file or a table has room for. */
enum { JUGEMENT_SUITE_MAX = 12, JUGEMENT_SUITE_ECRITE = 8 };

struct jugement {
    bool seul;      /* it was the only legal move */
    int vides;      /* empty squares before it */
    int valeur;     /* player 1's final margin after it, both playing on as well as can be */
    int perte;      /* how much less that is than with the best move, for who played; >= 0 */
    bool exact;     /* proved */
    bool livre;     /* from the opening book */
    int confiance;  /* % of a search that saw the end of the game, 0: it did not */
    int profondeur; /* its plies, 0: not known */
    bool provisoire; /* an error that is going to be searched again: it may be none */
    bool lu;        /* it stands in the file of the game: nobody searched here */
    int suite[JUGEMENT_SUITE_MAX]; /* where something was lost: the better move, in the game's own
                                      code, and how it goes on, passes left out */
    int suite_longueur;
};

/* What the game counts, for so many of it, in the user's language. */
const char *jugement_unite(const struct jeu *jeu, double n);

/* Appends a move in both notations, "f5 (65)", or in the only one. */
void jugement_ecrire_coup(const struct jeu *jeu, int coup, struct tampon *sortie);

/* "?!", "?" or "??" for a loss, "" for less. */
const char *jugement_marque(int perte);

/* Appends who stands better by a thought of `joueur`'s, "Avantage de 0,7 pion pour Blanc", and by
 * how much where the thinker counts as the game does: the numbers of his own evaluation say nothing
 * to a person, who is told instead where that side has the fewer discs in `position`. `court`:
 * "Blanc +0,7". */
void jugement_dire_avis(const struct jeu *jeu, const struct position *position,
                        const struct pensee *pensee, int joueur, bool court,
                        struct tampon *sortie);

/* The phase of a move, from 0, by the empty squares before it. */
int jugement_phase(int vides);

/* Appends what was lost in each, " (ouverture 4, milieu 27, finale 16)"; nothing of none. */
void jugement_dire_phases(const int pertes[PHASES], struct tampon *sortie);

/* Appends "Noir +4, 26 plis": who is ahead, by how much, how surely. */
void jugement_dire_valeur(const struct jeu *jeu, const struct jugement *j, struct tampon *sortie);

/* Appends "Blanc a6 ? : Noir +4, 26 plis". */
void jugement_dire_coup(const struct jeu *jeu, const struct coup_joue *coup,
                        const struct jugement *j, struct tampon *sortie);

/* Appends "Perd 5 ; mieux : c8", that there was no other move, or nothing. */
void jugement_dire_perte(const struct jeu *jeu, const struct jugement *j, struct tampon *sortie);

/* Appends "?? perd 8 ; mieux : c6, suite c6 f7 e8", a comment of a move in a file; `suite` names
 * what would have been better and how it goes on. */
void jugement_commenter(int perte, const char *suite, struct tampon *sortie);

/* The same where a comment holds it, whatever the language that it was written in. */
struct jugement_ecrit {
    struct vue tout; /* the words of it, in the comment */
    int perte;
    struct vue suite; /* moves and passes, blanks between */
};
bool jugement_relire(struct vue commentaire, struct jugement_ecrit *lu);

/* Appends "Aucune erreur connue de 2 pions et plus.", or of one player "Noir : aucune erreur de 2
 * pions et plus."; `joueur` 0: of both. */
void jugement_dire_sans_erreur(const struct jeu *jeu, int joueur, struct tampon *sortie);

/* Appends how sure a value is: "exact", "livre", "95 %", "26 plis"; "fichier" where only a file
 * knows. */
void jugement_dire_surete(bool exact, bool livre, int confiance, int profondeur,
                          struct tampon *sortie);

#endif
