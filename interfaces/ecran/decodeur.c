/* See decodeur.h. Sequences: ECMA-48 (CSI), xterm's mouse (X10 and SGR) and bracketed paste. */
#include "interfaces/ecran/decodeur.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum { ECHAP = 27, DELAI_SUITE = 250, DELAI_COLLAGE = 1000, PARAMETRES_MAX = 4 };

/* What became of the bytes at the front. */
enum lecture {
    LU,       /* an event */
    IGNORE,   /* understood, means nothing here */
    INCOMPLET /* the rest has not come */
};

void decodeur_init(struct decodeur *d, int delai_echap)
{
    memset(d, 0, sizeof *d);
    d->delai_echap = delai_echap;
}

void decodeur_sequence(struct decodeur *d, const char *octets, int touche)
{
    size_t n = octets ? strlen(octets) : 0;
    if (n < 2 || n >= SEQUENCE_OCTETS || octets[0] != ECHAP || d->nb_sequences == SEQUENCES_MAX)
        return;
    struct sequence *s = &d->sequences[d->nb_sequences++];
    strcpy(s->octets, octets);
    s->touche = touche;
}

size_t decodeur_place(const struct decodeur *d)
{
    return sizeof d->octets - d->nb;
}

void decodeur_ajouter(struct decodeur *d, const void *octets, size_t nb)
{
    nb = nb < decodeur_place(d) ? nb : decodeur_place(d);
    memcpy(d->octets + d->nb, octets, nb);
    d->nb += nb;
}

static void retirer(struct decodeur *d, size_t nb)
{
    d->nb -= nb;
    memmove(d->octets, d->octets + nb, d->nb);
}

static enum lecture touche_lue(struct decodeur *d, size_t nb, int touche, struct evenement *ev)
{
    retirer(d, nb);
    if (touche == 0)
        return IGNORE;
    *ev = (struct evenement){.genre = EVENEMENT_TOUCHE, .touche = touche};
    return LU;
}

/* ---- A paste ---- */

static const char FIN_COLLAGE[] = "\033[201~";

static enum lecture finir_collage(struct decodeur *d, struct evenement *ev)
{
    d->colle = false;
    d->collage[d->nb_collage] = 0;
    d->nb_collage = 0;
    *ev = (struct evenement){
        .genre = EVENEMENT_COLLAGE, .texte = d->collage, .coupe = d->collage_coupe};
    d->collage_coupe = d->retour = false;
    return LU;
}

/* One byte of a paste. Many terminals send a line end as a carriage return; any is '\n' here. Other
 * control characters are blanks. */
static void coller(struct decodeur *d, unsigned char c)
{
    const bool seconde = c == '\n' && d->retour; /* of two bytes that are one line end */
    d->retour = c == '\r';
    if (seconde)
        return;
    d->collage_coupe |= d->nb_collage == COLLAGE_MAX - 1;
    if (d->nb_collage < COLLAGE_MAX - 1)
        d->collage[d->nb_collage++] = c == '\r' || c == '\n'  ? '\n'
                                      : c < 0x20 || c == 0x7f ? ' '
                                                              : (char)c;
}

static enum lecture lire_collage(struct decodeur *d, bool force, struct evenement *ev)
{
    const size_t longueur = sizeof FIN_COLLAGE - 1;
    size_t i = 0;
    for (; i < d->nb; i++) {
        size_t reste = d->nb - i < longueur ? d->nb - i : longueur;
        if (memcmp(d->octets + i, FIN_COLLAGE, reste) != 0) {
            coller(d, d->octets[i]);
            continue;
        }
        retirer(d, i + (reste == longueur ? longueur : 0));
        return reste == longueur || force ? finir_collage(d, ev) : INCOMPLET;
    }
    retirer(d, i);
    return force ? finir_collage(d, ev) : INCOMPLET;
}

/* ---- Escape sequences ---- */

/* Whole numbers between ';', missing ones 0. */
static void lire_parametres(const unsigned char *p, size_t nb, int parametres[PARAMETRES_MAX])
{
    int n = 0;
    memset(parametres, 0, PARAMETRES_MAX * sizeof *parametres);
    for (size_t i = 0; i < nb && n < PARAMETRES_MAX; i++) {
        if (p[i] == ';')
            n++;
        else if (p[i] >= '0' && p[i] <= '9' && parametres[n] < 100000)
            parametres[n] = 10 * parametres[n] + (p[i] - '0');
    }
}

struct code_touche {
    int code, touche;
};

static const struct code_touche TOUCHES_LETTRE[] = {
    {'A', TOUCHE_HAUT},  {'B', TOUCHE_BAS}, {'C', TOUCHE_DROITE}, {'D', TOUCHE_GAUCHE},
    {'H', TOUCHE_DEBUT}, {'F', TOUCHE_FIN}, {'P', TOUCHE_F1},     {'M', TOUCHE_ENTREE},
    {'Z', TOUCHE_TAB_ARRIERE},
    {0, 0},
};

static const struct code_touche TOUCHES_NUMERO[] = {
    {1, TOUCHE_DEBUT},     {7, TOUCHE_DEBUT},    {4, TOUCHE_FIN},     {8, TOUCHE_FIN},
    {5, TOUCHE_PAGE_HAUT}, {6, TOUCHE_PAGE_BAS}, {3, TOUCHE_SUPPRIMER}, {11, TOUCHE_F1},
    {0, 0},
};

/* The key of this code, 0: none. */
static int touche_du_code(const struct code_touche *table, int code)
{
    while (table->code != 0 && table->code != code)
        table++;
    return table->touche;
}

/* Button codes: 0 left, 64 and 65 the wheel; 32 is added while moving. */
static enum lecture souris(struct decodeur *d, size_t nb, int bouton, int x, int y,
                           struct evenement *ev)
{
    int touche = bouton == 0    ? TOUCHE_CLIC
                 : bouton == 64 ? TOUCHE_MOLETTE_HAUT
                 : bouton == 65 ? TOUCHE_MOLETTE_BAS
                                : 0;
    enum lecture lecture = touche_lue(d, nb, touche, ev);
    ev->x = x;
    ev->y = y;
    return lecture;
}

/* ESC [ parameters final */
static enum lecture sequence_csi(struct decodeur *d, size_t fin, struct evenement *ev)
{
    const unsigned char *corps = d->octets + 2;
    unsigned char final = d->octets[fin];
    int p[PARAMETRES_MAX];
    lire_parametres(corps, fin - 2, p);
    if (*corps == '<')
        return souris(d, fin + 1, final == 'M' ? p[0] : -1, p[1] - 1, p[2] - 1, ev);
    if (final == 'R') {
        retirer(d, fin + 1);
        *ev = (struct evenement){.genre = EVENEMENT_POSITION, .x = p[1] - 1, .y = p[0] - 1};
        return LU;
    }
    if (final == '~' && p[0] == 200) {
        retirer(d, fin + 1);
        d->colle = true;
        return IGNORE;
    }
    int touche = final == '~' ? touche_du_code(TOUCHES_NUMERO, p[0])
                              : touche_du_code(TOUCHES_LETTRE, final);
    return touche_lue(d, fin + 1, touche, ev);
}

static enum lecture lire_csi(struct decodeur *d, bool force, struct evenement *ev)
{
    const unsigned char *o = d->octets;
    if (d->nb > 2 && o[2] == 'M') { /* X10 mouse: three bytes, 32 added to each, from 1 */
        if (d->nb >= 6)
            return souris(d, 6, o[3] - 32, o[4] - 33, o[5] - 33, ev);
        return force ? touche_lue(d, d->nb, 0, ev) : INCOMPLET;
    }
    if (d->nb > 3 && o[2] == '[') /* the Linux console's F1 to F5 */
        return touche_lue(d, 4, o[3] == 'A' ? TOUCHE_F1 : 0, ev);
    size_t fin = 2;
    while (fin < d->nb && (o[fin] == '[' ? fin == 2 : o[fin] >= 0x20 && o[fin] < 0x40))
        fin++;
    if (fin < d->nb)
        return o[fin] >= 0x40 && o[fin] < 0x7f ? sequence_csi(d, fin, ev)
                                               : touche_lue(d, fin, 0, ev);
    return force || d->nb > 64 ? touche_lue(d, d->nb, 0, ev) : INCOMPLET;
}

/* ESC O letter; the keypad in application mode sends its digits as p to y. */
static enum lecture lire_ss3(struct decodeur *d, bool force, struct evenement *ev)
{
    if (d->nb < 3)
        return force ? touche_lue(d, 2, 0, ev) : INCOMPLET;
    unsigned char c = d->octets[2];
    return touche_lue(d, 3,
                      c >= 'p' && c <= 'y' ? c - 'p' + '0' : touche_du_code(TOUCHES_LETTRE, c), ev);
}

/* A sequence that the terminal's description names. */
static enum lecture lire_decrite(struct decodeur *d, struct evenement *ev)
{
    enum lecture lecture = IGNORE;
    for (int i = 0; i < d->nb_sequences; i++) {
        size_t n = strlen(d->sequences[i].octets);
        if (memcmp(d->octets, d->sequences[i].octets, n < d->nb ? n : d->nb) != 0)
            continue;
        if (n <= d->nb)
            return touche_lue(d, n, d->sequences[i].touche, ev);
        lecture = INCOMPLET;
    }
    return lecture;
}

static enum lecture lire_echappement(struct decodeur *d, bool force, struct evenement *ev)
{
    if (d->nb == 1)
        return force ? touche_lue(d, 1, TOUCHE_ECHAP, ev) : INCOMPLET;
    enum lecture lecture = lire_decrite(d, ev);
    if (lecture == LU || (lecture == INCOMPLET && !force))
        return lecture;
    switch (d->octets[1]) {
    case '[':
        return lire_csi(d, force, ev);
    case 'O':
        return lire_ss3(d, force, ev);
    default: /* Escape, and another key just after */
        return touche_lue(d, 1, TOUCHE_ECHAP, ev);
    }
}

/* ---- Characters ---- */

static enum lecture lire_caractere(struct decodeur *d, bool force, struct evenement *ev)
{
    unsigned char c = d->octets[0];
    if (c == '\n' || c == '\r')
        return touche_lue(d, 1, TOUCHE_ENTREE, ev);
    if (c == '\b' || c == 0x7f)
        return touche_lue(d, 1, TOUCHE_EFFACER, ev);
    mbstate_t etat = {0};
    wchar_t lettre = 0;
    size_t n = mbrtowc(&lettre, (const char *)d->octets, d->nb, &etat);
    if (n == (size_t)-2 && !force && d->nb < 8)
        return INCOMPLET;
    if (n == 0 || n > d->nb) /* a zero byte, or no character of this locale */
        return touche_lue(d, 1, 0, ev);
    return touche_lue(d, n, (int)lettre, ev);
}

bool decodeur_suivant(struct decodeur *d, bool force, struct evenement *ev)
{
    enum lecture lecture = IGNORE;
    while (lecture == IGNORE && (d->nb > 0 || (d->colle && force))) {
        if (d->colle)
            lecture = lire_collage(d, force, ev);
        else if (d->octets[0] == ECHAP)
            lecture = lire_echappement(d, force, ev);
        else
            lecture = lire_caractere(d, force, ev);
    }
    return lecture == LU;
}

bool decodeur_position(struct decodeur *d, int *x, int *y)
{
    for (size_t i = 0; i + 1 < d->nb; i++) {
        size_t fin = i + 2;
        if (d->octets[i] != ECHAP || d->octets[i + 1] != '[')
            continue;
        while (fin < d->nb &&
               ((d->octets[fin] >= '0' && d->octets[fin] <= '9') || d->octets[fin] == ';'))
            fin++;
        if (fin == d->nb || d->octets[fin] != 'R')
            continue;
        int p[PARAMETRES_MAX];
        lire_parametres(d->octets + i + 2, fin - i - 2, p);
        *y = p[0] - 1;
        *x = p[1] - 1;
        d->nb -= fin + 1 - i;
        memmove(d->octets + i, d->octets + fin + 1, d->nb - i);
        return true;
    }
    return false;
}

int decodeur_attente(const struct decodeur *d)
{
    if (d->colle)
        return DELAI_COLLAGE;
    if (d->nb == 0)
        return -1;
    return d->nb == 1 && d->octets[0] == ECHAP ? d->delai_echap : DELAI_SUITE;
}
