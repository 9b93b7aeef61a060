/* See svg.h. Lengths are in units of the drawing, which has no size of its own: it is as large as
 * the page wants it.
 *
 *      MARGE  CASE CASE ...  MARGE
 *         a    b   ...
 *      1  .----.----            the board, its coordinates above and to the left
 *      2  |    |
 *         Rose – Murakami, 2008, 40-24, Tigre
 *         ● Trait à Noir
 */
#include "formats/svg.h"

#include "base/i18n.h"
#include "formats/noms_ouvertures.h"

enum { CASE = 40, MARGE = 30, RAYON = 17, LIGNE = 24, POINT = 3, CROIX = 10, ANNEAU = 13 };

/* ---- Pieces ---- */

/* Would it turn the words behind it, those of the page too, the other way round? */
static bool tourne_le_texte(uint32_t c)
{
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

/* A control, or what is no UTF-8, would make of the whole file no document. */
static void echapper_caractere(struct vue lettre, uint32_t c, struct octets *s)
{
    if (c == '<')
        octets_texte(s, "&lt;");
    else if (c == '>')
        octets_texte(s, "&gt;");
    else if (c == '&')
        octets_texte(s, "&amp;");
    else if (c == '"')
        octets_texte(s, "&quot;");
    else if (tourne_le_texte(c))
        return;
    else if (caractere_montrable(c))
        octets_vue(s, lettre);
    else
        octets_texte(s, c == '\n' || c == '\t' ? " " : "?");
}

void svg_echapper(const char *texte, struct octets *s)
{
    struct vue v = vue_de(texte);
    while (!vue_vide(v)) {
        const char *debut = v.p;
        const uint32_t c = vue_caractere(&v);
        echapper_caractere((struct vue){debut, v.p}, c, s);
    }
}

/* A text in the middle of a point, or beginning there. */
static void ecrire_mot(int x, int y, bool centre, bool clair, const char *texte, struct octets *s)
{
    octets_ecrire(s, "<text x=\"%d\" y=\"%d\" dy=\".35em\"%s%s>", x, y,
                  centre ? " text-anchor=\"middle\"" : "", clair ? " fill=\"white\"" : "");
    svg_echapper(texte, s);
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

/* The move played crossed, the better one ringed. */
static void ecrire_marques(const struct svg_diagramme *d, struct octets *s)
{
    const int x = milieu(grille_x(d->joue)), y = milieu(grille_y(d->joue));
    if (d->joue)
        octets_ecrire(s,
                      "<path fill=\"none\" stroke=\"#c22\" stroke-width=\"4\""
                      " d=\"M%d %dL%d %dM%d %dL%d %d\"/>\n",
                      x - CROIX, y - CROIX, x + CROIX, y + CROIX, x - CROIX, y + CROIX, x + CROIX,
                      y - CROIX);
    if (d->mieux)
        octets_ecrire(s,
                      "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"none\" stroke=\"#183\""
                      " stroke-width=\"4\"/>\n",
                      milieu(grille_x(d->mieux)), milieu(grille_y(d->mieux)), ANNEAU);
}

/* Those after the first `avant` ones. Passes have no number. */
static void ecrire_coups(const struct partie_notee *p, int avant, struct octets *s)
{
    int numero = 0;
    for (int i = 0; i < p->nb_coups; i++) {
        const struct coup_note *c = &p->coups[i];
        if (c->case_ == CASE_PASSE || ++numero <= avant)
            continue;
        char mot[8];
        struct tampon t = tampon_sur(mot, sizeof mot);
        tampon_ecrire(&t, "%d", numero);
        const int x = milieu(grille_x(c->case_)), y = milieu(grille_y(c->case_));
        ecrire_disque(x, y, RAYON, c->joueur, s);
        ecrire_mot(x, y, true, c->joueur == NOIR, mot, s);
    }
}

/* ---- A diagram ---- */

/* The discs of both in the end, the empty squares being the winner's, "40-24", where the margin is
 * one of these; of a handicap, or of a board that is not full of it, the margin. */
static void dire_score(const struct partie_notee *p, double marge, struct tampon *t)
{
    const int cases = p->depart.taille * p->depart.taille, ecart = (int)marge;
    if (ecart == marge && (cases + ecart) % 2 == 0 && ecart >= -cases && ecart <= cases)
        tampon_ecrire(t, "%d-%d", (cases + ecart) / 2, (cases - ecart) / 2);
    else
        tampon_ecrire(t, "%+.0f", marge);
}

/* "Rose – Murakami, 2008, 40-24, Tigre", the opening last, as far as it is known. */
static void ecrire_titre(const struct partie_notee *p, int y, struct octets *s)
{
    char titre[512];
    struct tampon t = tampon_sur(titre, sizeof titre);
    const struct resultat fin = notee_resultat(p);
    const char *ouverture = p->depart.taille == 8 ? nom_ouverture(p) : NULL;
    const char *noir = p->champs[CHAMP_NOIR], *blanc = p->champs[CHAMP_BLANC];
    if (noir || blanc)
        tampon_ecrire(&t, "%s – %s", noir ? noir : _("Noir"), blanc ? blanc : _("Blanc"));
    if (p->champs[CHAMP_DATE])
        tampon_ecrire(&t, "%s%s", t.longueur ? ", " : "", p->champs[CHAMP_DATE]);
    if (fin.genre == RESULTAT_MARGE) {
        tampon_ajouter(&t, t.longueur ? ", " : "");
        dire_score(p, fin.marge, &t);
    }
    if (ouverture)
        tampon_ecrire(&t, "%s%s", t.longueur ? ", " : "", ouverture);
    ecrire_mot(MARGE, y, false, false, titre, s);
}

static void ecrire_trait(int joueur, int y, struct octets *s)
{
    ecrire_disque(MARGE + RAYON / 2, y, RAYON / 2, joueur, s);
    ecrire_mot(MARGE + LIGNE, y, false, false,
               joueur == NOIR ? _("Trait à Noir") : _("Trait à Blanc"), s);
}

/* Is it the diagram of the whole game, each move with its number? */
static bool est_de_la_partie(const struct partie_notee *p, const struct svg_diagramme *d)
{
    return d->rang == SVG_PARTIE && (p->montres > 0 || notee_trait(p) == 0 ||
                                     p->resultat.genre != RESULTAT_INCONNU);
}

/* The position after so many moves, passes among them, and who moves there; 0: nobody. */
static struct grille position_de(const struct partie_notee *p, int rang, int *trait)
{
    struct grille g = p->depart;
    *trait = p->premier;
    for (int i = 0; i < rang && i < p->nb_coups; i++) {
        if (p->coups[i].case_ != CASE_PASSE)
            grille_jouer(&g, p->coups[i].case_, p->coups[i].joueur);
        *trait = 3 - p->coups[i].joueur;
    }
    if (!grille_coup_possible(&g, *trait))
        *trait = grille_fini(&g) ? 0 : 3 - *trait;
    return g;
}

/* The moves of the record before its move `n`, passes among them; all where it has fewer. */
static int rang_du_coup(const struct partie_notee *p, int n)
{
    int i = 0;
    while (i < p->nb_coups && (p->coups[i].case_ == CASE_PASSE || --n > 0))
        i++;
    return i;
}

static int largeur(const struct partie_notee *p)
{
    return 2 * MARGE + CASE * p->depart.taille;
}

/* A line under the board for the title, another one for who moves; none of a game without title. */
static int hauteur(const struct partie_notee *p, const struct svg_diagramme *d)
{
    const int lignes = d->titre ? 2 : !est_de_la_partie(p, d);
    return 2 * MARGE + CASE * p->depart.taille + lignes * LIGNE;
}

static void ecrire_diagramme(const struct partie_notee *p, const struct svg_diagramme *d,
                             struct octets *s)
{
    const int bas = MARGE + CASE * p->depart.taille + LIGNE;
    const bool entiere = est_de_la_partie(p, d);
    const int avant = p->montres > 0 ? p->montres - 1 : 0;
    int trait;
    const struct grille g = position_de(p,
                                        entiere                 ? rang_du_coup(p, avant + 1)
                                        : d->rang == SVG_PARTIE ? p->nb_coups
                                                                : d->rang,
                                        &trait);
    ecrire_plateau(p->depart.taille, s);
    ecrire_pions(&g, s);
    ecrire_marques(d, s);
    if (entiere)
        ecrire_coups(p, avant, s);
    if (d->titre)
        ecrire_titre(p, bas, s);
    if (!entiere && trait)
        ecrire_trait(trait, bas + (d->titre ? LIGNE : 0), s);
}

static void ouvrir_dessin(int large, int haut, struct octets *s)
{
    octets_ecrire(s,
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\""
                  " font-family=\"sans-serif\" font-size=\"16\">\n"
                  "<rect width=\"%d\" height=\"%d\" fill=\"white\"/>\n",
                  large, haut, large, haut);
}

void svg_ecrire_diagramme(const struct partie_notee *p, const struct svg_diagramme *d,
                          struct octets *sortie)
{
    ouvrir_dessin(largeur(p), hauteur(p, d), sortie);
    ecrire_diagramme(p, d, sortie);
    octets_texte(sortie, "</svg>\n");
}

void svg_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    static const struct svg_diagramme ENTIER = {.rang = SVG_PARTIE, .titre = true};
    int large = 0, haut = 0;
    (void)rapport;
    for (int i = 0; i < r->nb_parties; i++) {
        const int l = largeur(&r->parties[i]);
        large = l > large ? l : large;
        haut += hauteur(&r->parties[i], &ENTIER);
    }
    ouvrir_dessin(large, haut, sortie);
    for (int i = 0, y = 0; i < r->nb_parties; y += hauteur(&r->parties[i], &ENTIER), i++) {
        octets_ecrire(sortie, "<g transform=\"translate(0 %d)\">\n", y);
        ecrire_diagramme(&r->parties[i], &ENTIER, sortie);
        octets_texte(sortie, "</g>\n");
    }
    octets_texte(sortie, "</svg>\n");
}
