/* See i18n.h. */
#include "base/i18n.h"

#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* DIR/build/locale where DIR is the folder of the running program or one two levels up (the
 * program is build/MODE/x, reached by a link from the top). */
static const char *catalogues_de_construction(char *chemin, size_t taille)
{
    ssize_t n = readlink("/proc/self/exe", chemin, taille - 1);
    if (n <= 0)
        return NULL;
    chemin[n] = 0;
    char *construction = strstr(chemin, "/build/");
    if (!construction)
        return NULL;
    size_t tete = (size_t)(construction - chemin);
    if (tete + sizeof "/build/locale" > taille)
        return NULL;
    strcpy(construction, "/build/locale");
    return access(chemin, R_OK) == 0 ? chemin : NULL;
}

void i18n_init(void)
{
    char chemin[4096];
    setlocale(LC_ALL, "");
    setlocale(LC_NUMERIC, "C");
    const char *dossier = catalogues_de_construction(chemin, sizeof chemin);
    bindtextdomain("othello", dossier ? dossier : LOCALEDIR);
    bind_textdomain_codeset("othello", "UTF-8");
    textdomain("othello");
}
