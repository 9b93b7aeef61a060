/* See svg.h. Lengths are in units of the drawing, which has no size of its own: it is as large as
 * the page wants it.
 *
 *      MARGE  CASE CASE ...  MARGE
 *         a    b   ...
 *      1  .----.----            the board, its coordinates above and to the left
 *      2  |    |
 *         Rose – Murakami, 2008, +16
 *         ● Trait à Noir
 */
#include "formats/svg.h"

#include "base/i18n.h"

enum { CASE = 40, MARGE = 30, RAYON = 17, LIGNE = 24, POINT = 3 };

/* ---- Pieces ---- */

static void ecrire_echappe(const char *texte, struct octets *s)
{
    for (; *texte; texte++)
        switch (*texte) {
        case '<':
            octets_texte(s, "&lt;");
            break;
        case '&':
            octets_texte(s, "&amp;");
            break;
        default:
            octets_ajouter(s, texte, 1);
        }
}

/* A text in the middle of a point, or beginning there. */
static void ecrire_mot(int x, int y, bool centre, bool clair, const char *texte, struct octets *s)
{
    octets_ecrire(s, "<text x=\"%d\" y=\"%d\" dy=\".35em\"%s%s>", x, y,
                  centre ? " text-anchor=\"middle\"" : "", clair ? " fill=\"white\"" : "");
    ecrire_echappe(texte, s);
    octets_texte(s, "</text>\n");
}

static void ecrire_disque(int x, int y, int rayon, int joueur, struct octets *s)
{
    octets_ecrire(s, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\" stroke=\"black\"/>\n", x, y,
                  rayon, joueur == NOIR ? "black" : "white");
}

/* The middle of a column or a row, from 1. */
static int milieu(int i)
{
    return MARGE + CASE * i - CASE / 2;
}

/* Lines, coordinates, and the four points that books print two squares from the corners. */
static void ecrire_plateau(int taille, struct octets *s)
{
    const int fin = MARGE + CASE * taille;
    octets_texte(s, "<path fill=\"none\" stroke=\"black\" d=\"");
    for (int i = MARGE; i <= fin; i += CASE)
        octets_ecrire(s, "M%d %dV%dM%d %dH%d", i, MARGE, fin, MARGE, i, fin);
    octets_texte(s, "\"/>\n");
    for (int i = 0; i < 4 && taille >= 6; i++)
        octets_ecrire(s, "<circle cx=\"%d\" cy=\"%d\" r=\"%d\"/>\n",
                      i % 2 ? fin - 2 * CASE : MARGE + 2 * CASE,
                      i / 2 ? fin - 2 * CASE : MARGE + 2 * CASE, POINT);
    for (int i = 1; i <= taille; i++) {
        char mot[8];
        struct tampon t = tampon_sur(mot, sizeof mot);
        tampon_ecrire(&t, "%d", i);
        ecrire_mot(MARGE / 2, milieu(i), true, false, mot, s);
        ecrire_mot(milieu(i), MARGE / 2, true, false, (char[]){(char)('a' + i - 1), 0}, s);
    }
}

static void ecrire_pions(const struct grille *g, struct octets *s)
{
    for (int y = 1; y <= g->taille; y++)
        for (int x = 1; x <= g->taille; x++)
            if (g->pions[grille_case(x, y)] != VIDE)
                ecrire_disque(milieu(x), milieu(y), RAYON, g->pions[grille_case(x, y)], s);
}

/* Passes have no number. */
static void ecrire_coups(const struct partie_notee *p, struct octets *s)
{
    int numero = 0;
    for (int i = 0; i < p->nb_coups; i++) {
        const struct coup_note *c = &p->coups[i];
        if (c->case_ == CASE_PASSE)
            continue;
        char mot[8];
        struct tampon t = tampon_sur(mot, sizeof mot);
        tampon_ecrire(&t, "%d", ++numero);
        const int x = milieu(grille_x(c->case_)), y = milieu(grille_y(c->case_));
        ecrire_disque(x, y, RAYON, c->joueur, s);
        ecrire_mot(x, y, true, c->joueur == NOIR, mot, s);
    }
}

/* ---- A diagram ---- */

/* "Rose – Murakami, 2008, +16", as far as it is known. */
static void ecrire_titre(const struct partie_notee *p, int y, struct octets *s)
{
    char titre[512];
    struct tampon t = tampon_sur(titre, sizeof titre);
    const struct resultat fin = notee_resultat(p);
    const char *noir = p->champs[CHAMP_NOIR], *blanc = p->champs[CHAMP_BLANC];
    if (noir || blanc)
        tampon_ecrire(&t, "%s – %s", noir ? noir : _("Noir"), blanc ? blanc : _("Blanc"));
    if (p->champs[CHAMP_DATE])
        tampon_ecrire(&t, "%s%s", t.longueur ? ", " : "", p->champs[CHAMP_DATE]);
    if (fin.genre == RESULTAT_MARGE)
        tampon_ecrire(&t, "%s%+.0f", t.longueur ? ", " : "", fin.marge);
    ecrire_mot(MARGE, y, false, false, titre, s);
}

static void ecrire_trait(int joueur, int y, struct octets *s)
{
    ecrire_disque(MARGE + RAYON / 2, y, RAYON / 2, joueur, s);
    ecrire_mot(MARGE + LIGNE, y, false, false,
               joueur == NOIR ? _("Trait à Noir") : _("Trait à Blanc"), s);
}

static int hauteur(const struct partie_notee *p)
{
    return 2 * MARGE + CASE * p->depart.taille + 2 * LIGNE;
}

static void ecrire_diagramme(const struct partie_notee *p, int y, struct octets *s)
{
    const int bas = MARGE + CASE * p->depart.taille + LIGNE, trait = notee_trait(p);
    const bool finie = trait == 0 || p->resultat.genre != RESULTAT_INCONNU;
    octets_ecrire(s, "<g transform=\"translate(0 %d)\">\n", y);
    ecrire_plateau(p->depart.taille, s);
    ecrire_pions(finie ? &p->depart : &p->grille, s);
    if (finie)
        ecrire_coups(p, s);
    ecrire_titre(p, bas, s);
    if (!finie)
        ecrire_trait(trait, bas + LIGNE, s);
    octets_texte(s, "</g>\n");
}

void svg_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    int large = 0, haut = 0;
    (void)rapport;
    for (int i = 0; i < r->nb_parties; i++) {
        const int l = 2 * MARGE + CASE * r->parties[i].depart.taille;
        large = l > large ? l : large;
        haut += hauteur(&r->parties[i]);
    }
    octets_ecrire(sortie,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\""
                  " font-family=\"sans-serif\" font-size=\"16\">\n"
                  "<rect width=\"%d\" height=\"%d\" fill=\"white\"/>\n",
                  large, haut, large, haut);
    for (int i = 0, y = 0; i < r->nb_parties; y += hauteur(&r->parties[i]), i++)
        ecrire_diagramme(&r->parties[i], y, sortie);
    octets_texte(sortie, "</svg>\n");
}
