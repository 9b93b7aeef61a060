/* See i18n.h. */
#include "base/i18n.h"

#include <ctype.h>
#include <locale.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

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

/* The languages that the environment asks for, as gettext reads it: "en_GB.UTF-8", "fr:en". NULL:
 * none, which C and POSIX are too. */
static const char *langues_voulues(void)
{
    static const char *const VARIABLES[] = {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"};
    const char *voulue = NULL;
    for (size_t i = 0; i < sizeof VARIABLES / sizeof VARIABLES[0] && !(voulue && *voulue); i++)
        voulue = getenv(VARIABLES[i]);
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

/* What gettext does not translate it gives back as it is. */
const char *i18n_accorder(const char *un, const char *plusieurs, unsigned long n)
{
    const char *texte = dngettext(NULL, un, plusieurs, n);
    return texte == plusieurs && n == 0 ? un : texte;
}

void i18n_init(void)
{
    char chemin[4096];
    if (!setlocale(LC_ALL, ""))
        setlocale(LC_CTYPE, "");
    setlocale(LC_NUMERIC, "C");
    choisir_langue();
    const char *dossier = catalogues_de_construction(chemin, sizeof chemin);
    bindtextdomain("othello", dossier ? dossier : LOCALEDIR);
    bind_textdomain_codeset("othello", "UTF-8");
    textdomain("othello");
}
