/* The move field: what the user is typing or has pasted. Everything typed while it is open is text
 * and never a command. */
#ifndef INTERFACES_ECRAN_SAISIE_H
#define INTERFACES_ECRAN_SAISIE_H

#include <stdbool.h>

enum { SAISIE_MAX = 64 };

struct saisie {
    bool ouverte;
    char texte[SAISIE_MAX]; /* ASCII */
    int longueur;
    int lettre; /* the key that first moved the cursor and now is the column, 0: none */
};

enum saisie_issue { SAISIE_EN_COURS, SAISIE_VALIDEE, SAISIE_ABANDONNEE };

/* Does this key open the field? Digits, letters a to g, capitals A to J: none of them is a
 * command. */
bool saisie_ouvre(int touche);

/* Serves a key; opens the field if it was closed. When the text is validated or given up the field
 * is closed; the text stays readable until the next key. */
enum saisie_issue saisie_touche(struct saisie *s, int touche);

/* Appends pasted text, as much as fits: line ends are blanks; a move is ASCII, the rest cannot be
 * one. */
void saisie_coller(struct saisie *s, const char *texte);

void saisie_fermer(struct saisie *s);

#endif
