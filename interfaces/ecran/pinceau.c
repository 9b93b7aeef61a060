/* See pinceau.h. glibc's wchar_t is the Unicode number whatever the locale; wcrtomb() tells whether
 * the locale has the character, wcwidth() how wide it is. */
#include "interfaces/ecran/pinceau.h"

#include <limits.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum { TEXTE_MAX = 512 };

/* A text as the terminal will show it. */
struct montre {
    wchar_t signes[2 * TEXTE_MAX]; /* marks that stand on others included */
    int nb, colonnes;
};

/* Characters that are not seen themselves: they order, join or choose others, each terminal in its
 * own way, where a column less or more would push the whole row. */
static bool invisible(uint32_t c)
{
    static const uint32_t PLAGES[][2] = {
        {0x61c, 0x61c},     {0x180b, 0x180f},   {0x200b, 0x200f}, {0x202a, 0x202e},
        {0x2060, 0x206f},   {0xfe00, 0xfe0f},   {0xfeff, 0xfeff}, {0xfff9, 0xfffb},
        {0x1f3fb, 0x1f3ff}, {0xe0000, 0xe01ef},
    };
    for (size_t i = 0; i < sizeof PLAGES / sizeof *PLAGES; i++)
        if (c >= PLAGES[i][0] && c <= PLAGES[i][1])
            return true;
    return false;
}

/* The columns that it takes, 0 for a mark on the character before it, -1: it cannot be shown. In a
 * locale of single bytes, 0x80 to 0x9f are control codes to most terminals, whatever the charset
 * calls them: KOI8-R has its lines there. */
static int largeur_de(const struct pinceau *p, uint32_t c)
{
    char octets[MB_LEN_MAX];
    mbstate_t etat = {0};
    if (c < 0x80)
        return c >= 0x20 && c < 0x7f ? 1 : -1;
    if (p->ascii)
        return -1;
    size_t n = wcrtomb(octets, (wchar_t)c, &etat);
    return n != (size_t)-1 && (n > 1 || (unsigned char)octets[0] >= 0xa0) ? wcwidth((wchar_t)c)
                                                                          : -1;
}

/* Appends the nearest ASCII of one character. */
static void remplacer(struct vue caractere, struct montre *m, int place)
{
    char utf8[8], ascii[8];
    struct tampon t = tampon_sur(ascii, sizeof ascii);
    vue_copier(caractere, utf8, sizeof utf8);
    texte_en_ascii(utf8, &t);
    for (int n = 0; ascii[n] && m->colonnes < place; n++, m->colonnes++)
        m->signes[m->nb++] = (unsigned char)ascii[n] < 0x20 ? L'?' : (wchar_t)ascii[n];
}

/* As much of the text as `place` columns, at most TEXTE_MAX, have room for. */
static void convertir(const struct pinceau *p, const char *texte, int place, struct montre *m)
{
    enum { SIGNES_MAX = sizeof m->signes / sizeof *m->signes };
    struct vue v = vue_de(texte);
    m->nb = m->colonnes = 0;
    while (!vue_vide(v)) {
        struct vue avant = v;
        uint32_t c = vue_caractere(&v);
        if (c == 0xa0 || c == 0x202f) /* a space that some fonts lack */
            c = ' ';
        const int largeur = invisible(c) ? 0 : largeur_de(p, c);
        if (m->colonnes + (largeur < 0 ? 1 : largeur) > place)
            return;
        if (largeur < 0)
            remplacer((struct vue){avant.p, v.p}, m, place);
        else if (largeur > 0 || (m->colonnes > 0 && !invisible(c) && m->nb < SIGNES_MAX - place))
            m->signes[m->nb++] = (wchar_t)c;
        m->colonnes += largeur > 0 ? largeur : 0;
    }
}

int pinceau_marquer(const struct pinceau *p, int x, int y, int largeur, enum style style,
                    enum effet effet, const char *texte)
{
    static const attr_t ATTRIBUTS[] = {[EFFET_INVERSE] = A_REVERSE, [EFFET_SOULIGNE] = A_UNDERLINE};
    struct montre m;
    if (largeur > p->colonnes - x)
        largeur = p->colonnes - x;
    if (x < 0 || y < 0 || y >= p->lignes || largeur <= 0)
        return 0;
    convertir(p, texte, largeur < TEXTE_MAX ? largeur : TEXTE_MAX, &m);
    attr_set(p->couleurs.attributs[style] | ATTRIBUTS[effet], p->couleurs.paires[style], NULL);
    mvaddnwstr(y, x, m.signes, m.nb);
    attr_set(A_NORMAL, 0, NULL);
    return m.colonnes;
}

int pinceau_ecrire(const struct pinceau *p, int x, int y, int largeur, enum style style,
                   const char *texte)
{
    return pinceau_marquer(p, x, y, largeur, style, EFFET_AUCUN, texte);
}

size_t pinceau_couper(const struct pinceau *p, const char *texte, int largeur)
{
    struct vue v = vue_de(texte);
    size_t coupe = 0;
    for (int n = 0; !vue_vide(v);) {
        const char *avant = v.p;
        const uint32_t c = vue_caractere(&v);
        if (c == '\n')
            return (size_t)(v.p - texte);
        char utf8[8];
        vue_copier((struct vue){avant, v.p}, utf8, sizeof utf8);
        if (largeur_de(p, c) == 2) /* Chinese and Japanese have no blanks between words */
            coupe = (size_t)(avant - texte);
        n += pinceau_largeur(p, utf8);
        if (n > largeur)
            return coupe ? coupe : avant > texte ? (size_t)(avant - texte) : strlen(texte);
        if (*avant == ' ')
            coupe = (size_t)(v.p - texte);
    }
    return strlen(texte);
}

int pinceau_rangees(const struct pinceau *p, int largeur, const char *texte)
{
    int rangees = 0;
    for (; *texte && largeur > 0; rangees++)
        texte += pinceau_couper(p, texte, largeur);
    return rangees;
}

int pinceau_paragraphe(const struct pinceau *p, struct rectangle r, enum style style,
                       const char *texte)
{
    int rangees = 0;
    for (; *texte && rangees < r.hauteur && r.largeur > 0; rangees++) {
        char ligne[TEXTE_MAX];
        size_t n = pinceau_couper(p, texte, r.largeur);
        const bool fin = texte[n - 1] == '\n';
        vue_copier(vue_sur(texte, n - fin), ligne, sizeof ligne);
        pinceau_ecrire(p, r.x, r.y + rangees, r.largeur, style, ligne);
        texte += n;
    }
    return rangees;
}

int pinceau_abreger(const struct pinceau *p, int x, int y, int largeur, enum style style,
                    const char *texte)
{
    if (largeur <= 0 || pinceau_largeur(p, texte) <= largeur)
        return pinceau_ecrire(p, x, y, largeur, style, texte);
    const int n = pinceau_ecrire(p, x, y, largeur - 1, style, texte);
    return n + pinceau_ecrire(p, x + n, y, 1, style, "…");
}

int pinceau_tracer(const struct pinceau *p, int x, int y, int largeur, enum style style,
                   const char *format, ...)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    va_list arguments;
    va_start(arguments, format);
    tampon_ecrire_v(&t, format, arguments);
    va_end(arguments);
    return pinceau_ecrire(p, x, y, largeur, style, memoire);
}

void pinceau_remplir(const struct pinceau *p, struct rectangle r, enum style style)
{
    char blancs[TEXTE_MAX];
    int n = r.largeur < TEXTE_MAX - 1 ? r.largeur : TEXTE_MAX - 1;
    if (n <= 0)
        return;
    memset(blancs, ' ', (size_t)n);
    blancs[n] = 0;
    for (int y = r.y; y < r.y + r.hauteur; y++)
        pinceau_ecrire(p, r.x, y, n, style, blancs);
}

/* Of the blocks that fill a cell from its foot on there are no twins at its head: they are what a
 * smaller one leaves, reversed. */
void pinceau_huitiemes(const struct pinceau *p, int x, int y, enum style style, int nb, bool tete)
{
    static const char *const BLOCS[] = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    if (!pinceau_connait(p, BLOCS[7]))
        nb = nb < 4 ? 0 : 8;
    const bool reste = tete && nb > 0 && nb < 8;
    pinceau_marquer(p, x, y, 1, style, reste ? EFFET_INVERSE : EFFET_AUCUN,
                    BLOCS[reste ? 8 - nb : nb]);
}

static void ligne_cadre(const struct pinceau *p, struct rectangle r, int y, const char *gauche,
                        const char *milieu, const char *droite)
{
    pinceau_ecrire(p, r.x, y, 1, STYLE_NORMAL, gauche);
    for (int x = r.x + 1; x < r.x + r.largeur - 1; x++)
        pinceau_ecrire(p, x, y, 1, STYLE_NORMAL, milieu);
    pinceau_ecrire(p, r.x + r.largeur - 1, y, 1, STYLE_NORMAL, droite);
}

void pinceau_cadre(const struct pinceau *p, struct rectangle r, const char *titre)
{
    pinceau_remplir(p, r, STYLE_NORMAL);
    ligne_cadre(p, r, r.y, "╭", "─", "╮");
    for (int y = r.y + 1; y < r.y + r.hauteur - 1; y++)
        ligne_cadre(p, r, y, "│", " ", "│");
    ligne_cadre(p, r, r.y + r.hauteur - 1, "╰", "─", "╯");
    if (titre && *titre)
        pinceau_tracer(p, r.x + 2, r.y, r.largeur - 4, STYLE_FORT, " %s ", titre);
}

int pinceau_largeur(const struct pinceau *p, const char *texte)
{
    struct montre m;
    convertir(p, texte, TEXTE_MAX, &m);
    return m.colonnes;
}

bool pinceau_connait(const struct pinceau *p, const char *caractere)
{
    struct vue v = vue_de(caractere);
    return largeur_de(p, vue_caractere(&v)) == 1;
}
