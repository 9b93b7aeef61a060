/* The writer of PGN; see pgn.h. Lines of moves are at most 80 characters long. */
#include <stdlib.h>
#include <string.h>

#include "formats/lecture.h"
#include "formats/pgn.h"
#include "formats/pgn_marques.h"
#include "formats/rameaux.h"

static void ecrire_marque(const char *nom, const char *valeur, struct octets *sortie)
{
    octets_ecrire(sortie, "[%s \"", nom);
    for (; *valeur; valeur++) {
        if (*valeur == '"' || *valeur == '\\')
            octets_texte(sortie, "\\");
        octets_ajouter(sortie, *valeur == '\n' ? " " : valeur, 1);
    }
    octets_texte(sortie, "\"]\n");
}

/* "34-30", from the margin; half discs are possible in a record. */
static void ecrire_resultat(const struct partie_notee *p, struct octets *sortie)
{
    struct resultat r = notee_resultat(p);
    int cases = p->depart.taille * p->depart.taille;
    bool impossible = r.marge > cases || r.marge < -cases;
    if (r.genre == RESULTAT_INCONNU || impossible) {
        octets_texte(sortie, "*");
    } else if (r.genre == RESULTAT_VAINQUEUR) {
        octets_texte(sortie, r.marge > 0 ? "1-0" : "0-1");
    } else {
        lecture_ecrire_nombre((cases + r.marge) / 2, false, sortie);
        octets_texte(sortie, "-");
        lecture_ecrire_nombre((cases - r.marge) / 2, false, sortie);
    }
}

static void ecrire_marques(const struct partie_notee *p, struct octets *sortie)
{
    for (int i = 0; i < PGN_NB_TEXTES; i++) {
        char memoire[PENDULE_OCTETS_MAX];
        const char *valeur;
        notee_texte(p, PGN_TEXTES[i].champ, "pgn", memoire, &valeur);
        if (valeur || PGN_TEXTES[i].toujours)
            ecrire_marque(PGN_TEXTES[i].nom, valeur ? valeur : "?", sortie);
    }
    octets_texte(sortie, "[Result \"");
    ecrire_resultat(p, sortie);
    octets_texte(sortie, "\"]\n");
    for (int i = 0; i < PGN_NB_FINS; i++)
        if (p->resultat.fin == PGN_FINS[i].fin)
            ecrire_marque("Termination", PGN_FINS[i].mot, sortie);
    if (p->theorique != THEORIQUE_INCONNU)
        octets_ecrire(sortie, "[TheoreticalScore \"%d\"]\n", p->theorique);
    for (int i = 0; i < p->nb_marques; i++)
        if (marque_est_de(&p->marques[i], PGN_NOM))
            ecrire_marque(p->marques[i].nom, p->marques[i].valeur, sortie);
    if (!notee_depart_usuel(p) || p->depart.taille != 8) {
        octets_texte(sortie, "[SetUp \"1\"]\n[FEN \"");
        pgn_ecrire_fen(&p->depart, p->premier, sortie);
        octets_texte(sortie, "\"]\n");
    }
}

/* What is said of a move beside its square: its signs, and the comment that carries the rest. */
static void ecrire_annotation(const struct coup_note *c, struct octets *mot)
{
    for (int i = 0; i < SIGNES_MAX && c->signes[i]; i++)
        octets_ecrire(mot, " $%d", c->signes[i]);
    if (!c->a_eval && !c->a_secondes && !c->commentaire)
        return;
    octets_texte(mot, " {");
    if (c->a_eval) {
        octets_texte(mot, "[%eval ");
        lecture_ecrire_nombre(c->eval, false, mot);
        if (c->plis > 0)
            octets_ecrire(mot, ",%d", c->plis);
        octets_texte(mot, "]");
    }
    if (c->a_secondes) {
        octets_texte(mot, "[%emt ");
        lecture_ecrire_nombre(c->secondes, false, mot);
        octets_texte(mot, "]");
    }
    if (c->commentaire && (c->a_eval || c->a_secondes))
        octets_texte(mot, " ");
    for (const char *t = c->commentaire ? c->commentaire : ""; *t; t++)
        octets_ajouter(mot, *t == '}' ? ")" : t, 1);
    octets_texte(mot, "}");
}

/* The moves of a game on lines of at most 80 characters, its branches by their places. */
struct ecriture {
    const struct partie_notee *p;
    const struct place *places;
    struct octets *sortie;
    size_t colonne;
    struct octets mot; /* the last one, which a parenthesis may still close */
};

/* Writes the last word, and begins another. */
static void finir_mot(struct ecriture *e)
{
    if (e->colonne > 0 && e->mot.longueur > 0) {
        bool plein = e->colonne + 1 + e->mot.longueur > 80;
        octets_texte(e->sortie, plein ? "\n" : " ");
        e->colonne = plein ? 0 : e->colonne + 1;
    }
    octets_vue(e->sortie, octets_lire(&e->mot));
    e->colonne += e->mot.longueur;
    octets_vider(&e->mot);
}

/* `i` entries come before it; `numero`: it has its number whoever plays it. */
static void ecrire_coup(struct ecriture *e, const struct coup_note *c, int i, bool numero)
{
    const int blanc = e->p->premier == BLANC;
    if (c->joueur == NOIR || numero)
        octets_ecrire(&e->mot, "%d.%s ", (i + blanc) / 2 + 1, c->joueur == NOIR ? "" : "..");
    if (c->case_ == CASE_PASSE)
        octets_texte(&e->mot, "--");
    else
        octets_ecrire(&e->mot, "%c%d", 'a' + grille_x(c->case_) - 1, grille_y(c->case_));
    ecrire_annotation(c, &e->mot);
}

/* The moves of a line, each followed by what stands beside it; `avant` entries come before them.
 * Branches nest no deeper than a game is long. */
static void ecrire_ligne(struct ecriture *e, int ligne, int avant)
{
    int nb;
    const struct coup_note *coups = notee_coups(e->p, ligne, &nb);
    for (int i = 0, numero = true; i < nb; i++) {
        if (i > 0 || ligne == LIGNE_PRINCIPALE)
            finir_mot(e);
        ecrire_coup(e, &coups[i], avant + i, numero);
        const struct place *r = rameaux_chercher(e->p, e->places, ligne, i);
        numero = rameau_est_la(e->p, e->places, r, ligne, i);
        for (; rameau_est_la(e->p, e->places, r, ligne, i); r++) {
            finir_mot(e);
            octets_texte(&e->mot, "(");
            ecrire_ligne(e, r->rameau, avant + i);
            octets_texte(&e->mot, ")");
        }
    }
}

static void ecrire_coups(const struct partie_notee *p, struct octets *sortie)
{
    struct place *places = rameaux_places(p);
    struct ecriture e = {.p = p, .places = places, .sortie = sortie};
    ecrire_ligne(&e, LIGNE_PRINCIPALE, 0);
    finir_mot(&e);
    ecrire_resultat(p, &e.mot);
    if (memchr(octets_lire(&e.mot).p, '.', e.mot.longueur)) { /* "11.5-…" would be move number 11 */
        octets_vider(&e.mot);
        octets_texte(&e.mot, "*");
    }
    finir_mot(&e);
    octets_detruire(&e.mot);
    free(places);
}

void pgn_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    (void)rapport;
    for (int i = 0; i < r->nb_parties; i++) {
        octets_texte(sortie, i > 0 ? "\n" : "");
        ecrire_marques(&r->parties[i], sortie);
        octets_texte(sortie, "\n");
        ecrire_coups(&r->parties[i], sortie);
        octets_texte(sortie, "\n");
    }
}
