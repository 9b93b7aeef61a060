/* The writer of PGN; see pgn.h. Lines of moves are at most 80 characters long. */
#include <string.h>

#include "formats/lecture.h"
#include "formats/pgn.h"
#include "formats/pgn_marques.h"

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

/* Adds a word to a line of at most 80 characters. */
static void ajouter_mot(struct octets *sortie, size_t *colonne, const struct octets *mot)
{
    if (*colonne > 0) {
        bool plein = *colonne + 1 + mot->longueur > 80;
        octets_texte(sortie, plein ? "\n" : " ");
        *colonne = plein ? 0 : *colonne + 1;
    }
    octets_vue(sortie, octets_lire(mot));
    *colonne += mot->longueur;
}

static void ecrire_coups(const struct partie_notee *p, struct octets *sortie)
{
    struct octets mot = {0};
    size_t colonne = 0;
    int blanc = p->premier == BLANC;
    for (int i = 0; i < p->nb_coups; i++) {
        const struct coup_note *c = &p->coups[i];
        octets_vider(&mot);
        if (c->joueur == NOIR || i == 0)
            octets_ecrire(&mot, "%d.%s ", (i + blanc) / 2 + 1, c->joueur == NOIR ? "" : "..");
        if (c->case_ == CASE_PASSE)
            octets_texte(&mot, "--");
        else
            octets_ecrire(&mot, "%c%d", 'a' + grille_x(c->case_) - 1, grille_y(c->case_));
        ecrire_annotation(c, &mot);
        ajouter_mot(sortie, &colonne, &mot);
    }
    octets_vider(&mot);
    ecrire_resultat(p, &mot);
    if (memchr(octets_lire(&mot).p, '.', mot.longueur)) { /* "11.5-…" would be move number 11 */
        octets_vider(&mot);
        octets_texte(&mot, "*");
    }
    ajouter_mot(sortie, &colonne, &mot);
    octets_detruire(&mot);
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
