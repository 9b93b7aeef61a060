/* The words of a transcript: moves, passes, scores, numbers, and what stands between them.
 *
 * Between words: blanks, commas, semicolons, single dashes, quotes, round brackets, comments from
 * '#' or '%' to the end of the line, notes in braces, numbers "12." "12..." "12:" "12)", a '*' that
 * ends a line. A move may have "!" or "?" behind it. A number alone is a word: whether it can be
 * that of the move which follows is for the reader of the game to say. */
#ifndef FORMATS_JETON_H
#define FORMATS_JETON_H

#include "base/octets.h"
#include "base/texte.h"
#include "formats/grille.h"

enum genre_jeton {
    JETON_FIN,
    JETON_COUP,
    JETON_PASSE,
    JETON_SCORE,
    JETON_NUMERO, /* "3" with blanks, then a move or a pass */
    JETON_COUPE,  /* a column without its row */
    JETON_FAUTE
};

struct jeton {
    enum genre_jeton genre;
    int case_;          /* JETON_COUP */
    long noirs, blancs; /* JETON_SCORE */
    long numero;        /* JETON_NUMERO */
    struct vue texte;
};

/* Takes the next word off the front, for a board of the size of `d`. */
struct jeton jeton_suivant(const struct grille *d, struct vue *v);

/* Moves the front of `*v` to the next word. */
void jeton_passer_separateurs(struct vue *v);

/* Bytes of the note in front, "{better is c4}"; 0 when there is none, or no end to it. */
size_t jeton_longueur_note(struct vue v);

/* The number at the head of a line, whatever its spelling; 0 for none. */
long jeton_numero_de_ligne(struct vue ligne);

/* Moves in digits, column then row, as the program shows them: "56 64", "5664", "5,6 6,4". When the
 * text has no letter and nothing else than such pairs, the first being a first move, appends it to
 * `lettres` with the same moves in letters, each at its own place ("e6 f4"), without a byte order
 * mark. False: it is no such text, and what `lettres` holds means nothing. */
bool jetons_chiffres_en_lettres(struct vue texte, struct octets *lettres);

#endif
