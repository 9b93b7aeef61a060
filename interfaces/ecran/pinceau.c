/* See pinceau.h. glibc's wchar_t is the Unicode number whatever the locale; wcrtomb() tells whether
 * the locale has the character. */
#include "interfaces/ecran/pinceau.h"

#include <limits.h>
#include <ncurses.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

enum { TEXTE_MAX = 512 };

/* In a locale of single bytes, 0x80 to 0x9f are control codes to most terminals, whatever the
 * charset calls them: KOI8-R has its lines there. */
static bool montrable(const struct pinceau *p, uint32_t c)
{
    char octets[MB_LEN_MAX];
    mbstate_t etat = {0};
    if (c < 0x80)
        return c >= 0x20 && c < 0x7f;
    if (p->ascii || wcwidth((wchar_t)c) != 1)
        return false;
    size_t n = wcrtomb(octets, (wchar_t)c, &etat);
    return n != (size_t)-1 && (n > 1 || (unsigned char)octets[0] >= 0xa0);
}

/* Appends the nearest ASCII of one character. */
static int remplacer(struct vue caractere, wchar_t *vers, int place)
{
    char utf8[8], ascii[8];
    struct tampon t = tampon_sur(ascii, sizeof ascii);
    vue_copier(caractere, utf8, sizeof utf8);
    texte_en_ascii(utf8, &t);
    int n = 0;
    for (; ascii[n] && n < place; n++)
        vers[n] = (unsigned char)ascii[n] < 0x20 ? L'?' : (wchar_t)ascii[n];
    return n;
}

/* The text as the terminal will show it; gives its length in columns. */
static int convertir(const struct pinceau *p, const char *texte, wchar_t *vers, int place)
{
    struct vue v = vue_de(texte);
    int n = 0;
    while (!vue_vide(v) && n < place) {
        struct vue avant = v;
        uint32_t c = vue_caractere(&v);
        if (c == 0xa0 || c == 0x202f) /* a space that some fonts lack */
            vers[n++] = L' ';
        else if (montrable(p, c))
            vers[n++] = (wchar_t)c;
        else
            n += remplacer((struct vue){avant.p, v.p}, vers + n, place - n);
    }
    return n;
}

int pinceau_marquer(const struct pinceau *p, int x, int y, int largeur, enum style style,
                    enum effet effet, const char *texte)
{
    static const attr_t ATTRIBUTS[] = {[EFFET_INVERSE] = A_REVERSE, [EFFET_SOULIGNE] = A_UNDERLINE};
    wchar_t large[TEXTE_MAX];
    if (largeur > p->colonnes - x)
        largeur = p->colonnes - x;
    if (x < 0 || y < 0 || y >= p->lignes || largeur <= 0)
        return 0;
    int n = convertir(p, texte, large, largeur < TEXTE_MAX ? largeur : TEXTE_MAX);
    attr_set(p->couleurs.attributs[style] | ATTRIBUTS[effet], p->couleurs.paires[style], NULL);
    mvaddnwstr(y, x, large, n);
    attr_set(A_NORMAL, 0, NULL);
    return n;
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
    wchar_t un[8];
    for (int n = 0; !vue_vide(v);) {
        const char *avant = v.p;
        vue_caractere(&v);
        if (*avant == '\n')
            return (size_t)(v.p - texte);
        char utf8[8];
        vue_copier((struct vue){avant, v.p}, utf8, sizeof utf8);
        n += convertir(p, utf8, un, 8);
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
    wchar_t large[TEXTE_MAX];
    return convertir(p, texte, large, TEXTE_MAX);
}

bool pinceau_connait(const struct pinceau *p, const char *caractere)
{
    struct vue v = vue_de(caractere);
    return montrable(p, vue_caractere(&v));
}
