/* The FEN that Edax writes into PGN; see pgn.h. A number of empty squares may have two digits on
 * boards of ten and more. */
#include "formats/pgn.h"

#include "base/i18n.h"
#include "formats/lecture.h"

/* A run of empty squares: its length, 0 when there is none at the front. */
static int prendre_nombre(struct vue *v)
{
    int n = 0;
    for (; !vue_vide(*v) && lecture_chiffre(*v->p) && n < 100; v->p++)
        n = n * 10 + (*v->p - '0');
    return n;
}

static int compter_rangees(struct vue v)
{
    int n = 1;
    for (; !vue_vide(v); v.p++)
        n += *v.p == '/';
    return n;
}

/* One row, which must be exactly full. */
static bool lire_rangee(struct vue *v, struct grille *d, int y)
{
    int x = 1;
    while (!vue_vide(*v) && *v->p != '/') {
        int vides = prendre_nombre(v);
        x += vides;
        if (x > d->taille + 1)
            return false;
        if (vides > 0)
            continue;
        if (x > d->taille || (*v->p != 'p' && *v->p != 'P'))
            return false;
        d->pions[grille_case(x++, y)] = *v->p++ == 'p' ? NOIR : BLANC;
    }
    return x == d->taille + 1;
}

const char *pgn_lire_fen(struct vue v, struct grille *d, int *joueur)
{
    struct vue mot, trait;
    if (!vue_mot(&v, &mot) || !vue_mot(&v, &trait) || vue_longueur(trait) != 1)
        return _("FEN incomplet");
    int taille = compter_rangees(mot);
    if (!grille_taille_permise(taille))
        return _("FEN : nombre de rangées inattendu");
    *d = grille_vide(taille);
    for (int y = taille; y >= 1; y--) {
        if (!lire_rangee(&mot, d, y))
            return _("FEN : rangée mal remplie");
        mot.p += !vue_vide(mot);
    }
    if ((*trait.p | 0x20) != 'b' && (*trait.p | 0x20) != 'w')
        return _("FEN : joueur au trait inconnu");
    *joueur = (*trait.p | 0x20) == 'b' ? NOIR : BLANC;
    return NULL;
}

void pgn_ecrire_fen(const struct grille *d, int joueur, struct octets *sortie)
{
    for (int y = d->taille; y >= 1; y--) {
        int vides = 0;
        for (int x = 1; x <= d->taille + 1; x++) {
            int pion = x <= d->taille ? d->pions[grille_case(x, y)] : NOIR;
            if (pion == VIDE) {
                vides++;
                continue;
            }
            if (vides > 0)
                octets_ecrire(sortie, "%d", vides);
            vides = 0;
            if (x <= d->taille)
                octets_texte(sortie, pion == NOIR ? "p" : "P");
        }
        if (y > 1)
            octets_texte(sortie, "/");
    }
    octets_texte(sortie, joueur == NOIR ? " b" : " w");
}
