/* See sortie.h. */
#include "base/sortie.h"

#include <langinfo.h>
#include <string.h>
#include <unistd.h>

#include "base/texte.h"

enum { SORTIE_OCTETS = 4096 };

bool sortie_en_ascii(FILE *flux)
{
    return isatty(fileno(flux)) && strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
}

static void ecrire(FILE *flux, const char *texte)
{
    char ascii[SORTIE_OCTETS];
    if (sortie_en_ascii(flux)) {
        struct tampon t = tampon_sur(ascii, sizeof ascii);
        texte_en_ascii(texte, &t);
        texte = ascii;
    }
    fputs(texte, flux);
}

void sortie(FILE *flux, const char *format, ...)
{
    char texte[SORTIE_OCTETS];
    struct tampon t = tampon_sur(texte, sizeof texte);
    va_list arguments;
    va_start(arguments, format);
    tampon_ecrire_v(&t, format, arguments);
    va_end(arguments);
    ecrire(flux, texte);
}

int sortie_erreur(const char *programme, int statut, const char *format, ...)
{
    char texte[SORTIE_OCTETS];
    struct tampon t = tampon_sur(texte, sizeof texte);
    va_list arguments;
    tampon_ecrire(&t, "%s : ", programme);
    va_start(arguments, format);
    tampon_ecrire_v(&t, format, arguments);
    va_end(arguments);
    fflush(stdout);
    ecrire(stderr, texte);
    fputc('\n', stderr);
    return statut;
}
