/* See i18n.h. */
#include "base/i18n.h"

#include <ctype.h>
#include <locale.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/texte.h"

/* DIR/build/locale when the running program is DIR/build/MODE/x (reached by a link from the top) or
 * deeper in there: DIR itself may stand below another "build". */
static const char *catalogues_de_construction(char *chemin, size_t taille)
{
    ssize_t n = readlink("/proc/self/exe", chemin, taille - 1);
    if (n <= 0)
        return NULL;
    chemin[n] = 0;
    char *construction = NULL;
    for (char *c = chemin; (c = strstr(c, "/build/")); c++)
        construction = c;
    if (!construction)
        return NULL;
    size_t tete = (size_t)(construction - chemin);
    if (tete + sizeof "/build/locale" > taille)
        return NULL;
    strcpy(construction, "/build/locale");
    return access(chemin, R_OK) == 0 ? chemin : NULL;
}

/* The first of these variables of the environment that is set and not empty; NULL: none. */
static const char *premiere_posee(const char *const *noms)
{
    const char *valeur = NULL;
    for (; *noms && !(valeur && *valeur); noms++)
        valeur = getenv(*noms);
    return valeur;
}

/* The languages that the environment asks for, as gettext reads it: "en_GB.UTF-8", "fr:en". NULL:
 * none, which C and POSIX are too. */
static const char *langues_voulues(void)
{
    static const char *const VARIABLES[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", NULL};
    const char *voulue = premiere_posee(VARIABLES);
    bool aucune = !voulue || !*voulue || strcmp(voulue, "C") == 0 || strcmp(voulue, "POSIX") == 0;
    return aucune ? NULL : voulue;
}

/* gettext translates nothing in the locale C, which also is what a locale that this machine does
 * not have comes down to: the language is then told by LANGUAGE alone, in a locale that every
 * machine has. Nor does it know that French needs no catalogue: what stands after it is dropped. */
static void choisir_langue(void)
{
    const char *voulues = langues_voulues();
    char langues[256] = "";
    if (!voulues)
        return;
    strncpy(langues, voulues, sizeof langues - 1);
    for (char *l = langues; l; l = strchr(l, ':') ? strchr(l, ':') + 1 : NULL)
        if (strncmp(l, "fr", 2) == 0 && !isalpha((unsigned char)l[2]))
            l[2] = 0;
    const char *locale = setlocale(LC_MESSAGES, NULL);
    if (strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0)
        setlocale(LC_MESSAGES, "C.UTF-8");
    setenv("LANGUAGE", langues, 1);
}

/* Does the locale that the environment asks for say UTF-8: "en_GB.UTF-8", "fr_FR.utf8@euro"? */
static bool utf8_voulu(void)
{
    static const char *const VARIABLES[] = {"LC_ALL", "LC_CTYPE", "LANG", NULL};
    const char *voulue = premiere_posee(VARIABLES);
    const char *codage = voulue ? strchr(voulue, '.') : NULL;
    if (!codage)
        return false;
    size_t n = strcspn(++codage, "@");
    return (n == 5 && strncasecmp(codage, "utf-8", n) == 0) ||
           (n == 4 && strncasecmp(codage, "utf8", n) == 0);
}

/* One that this machine does not have still tells what the terminal shows. */
static void choisir_codage(void)
{
    if (!setlocale(LC_ALL, "") && !setlocale(LC_CTYPE, "") && utf8_voulu())
        setlocale(LC_CTYPE, "C.UTF-8");
    setlocale(LC_NUMERIC, "C");
}

/* What gettext does not translate it gives back as it is. */
const char *i18n_accorder(const char *un, const char *plusieurs, unsigned long n)
{
    const char *texte = dngettext(NULL, un, plusieurs, n);
    return texte == plusieurs && n == 0 ? un : texte;
}

void i18n_marquer(char *nombre)
{
    const char marque = *_(","); /* the decimal mark */
    for (char *point = nombre; (point = strchr(point, '.')) != NULL; point++)
        *point = marque;
}

void i18n_ecrire_reel(double x, int decimales, bool signe, struct tampon *t)
{
    const size_t debut = t->longueur;
    if (decimales < 0)
        tampon_ecrire(t, signe ? "%+g" : "%g", x);
    else
        tampon_ecrire(t, signe ? "%+.*f" : "%.*f", decimales, x);
    i18n_marquer(t->debut + debut);
}

static struct i18n_reel ecrire_reel(double x, int decimales, bool signe)
{
    struct i18n_reel r;
    struct tampon t = tampon_sur(r.texte, sizeof r.texte);
    i18n_ecrire_reel(x, decimales, signe, &t);
    return r;
}

struct i18n_reel i18n_reel(double x, int decimales)
{
    return ecrire_reel(x, decimales, false);
}

struct i18n_reel i18n_reel_signe(double x, int decimales)
{
    return ecrire_reel(x, decimales, true);
}

void i18n_init(void)
{
    char chemin[4096];
    choisir_codage();
    choisir_langue();
    const char *dossier = catalogues_de_construction(chemin, sizeof chemin);
    bindtextdomain("othello", dossier ? dossier : LOCALEDIR);
    bind_textdomain_codeset("othello", "UTF-8");
    textdomain("othello");
}
