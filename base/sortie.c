/* See sortie.h. */
#include "base/sortie.h"

#include <errno.h>
#include <langinfo.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "base/texte.h"

/* Must text for it be reduced to ASCII? */
static bool en_ascii(FILE *flux)
{
    return isatty(fileno(flux)) && strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
}

void sortie_convertir(FILE *flux, const char *texte, struct tampon *converti)
{
    const bool ascii = en_ascii(flux);
    struct vue v = vue_de(texte);
    while (!vue_vide(v)) { /* without what would command a terminal: a text may quote a file's */
        char signe[5] = "?";
        const uint32_t c = vue_caractere(&v);
        if (caractere_montrable(c) || c == '\n' || c == '\t')
            texte_en_utf8(c, signe);
        ascii ? texte_en_ascii(signe, converti) : tampon_ajouter(converti, signe);
    }
}

/* Takes the text. */
static void ecrire(FILE *flux, struct octets *texte)
{
    const size_t place = 2 * texte->longueur + 1; /* see texte_en_ascii() */
    char *converti = memoire_agrandir(NULL, place, 1);
    struct tampon t = tampon_sur(converti, place);
    if (texte->longueur > 0)
        sortie_convertir(flux, texte->debut, &t);
    fputs(converti, flux);
    free(converti);
    octets_detruire(texte);
}

void sortie(FILE *flux, const char *format, ...)
{
    struct octets texte = {0};
    va_list arguments;
    va_start(arguments, format);
    octets_ecrire_v(&texte, format, arguments);
    va_end(arguments);
    ecrire(flux, &texte);
}

int sortie_erreur(const char *programme, int statut, const char *format, ...)
{
    struct octets texte = {0};
    va_list arguments;
    octets_ecrire(&texte, _("%s : "), programme);
    va_start(arguments, format);
    octets_ecrire_v(&texte, format, arguments);
    va_end(arguments);
    octets_texte(&texte, "\n");
    fflush(stdout);
    ecrire(stderr, &texte);
    return statut;
}

/* Is the standard output a pipe that nobody reads any more? */
static bool lecteur_parti(void)
{
    struct pollfd sortie_standard = {.fd = STDOUT_FILENO, .events = POLLOUT};
    return poll(&sortie_standard, 1, 0) == 1 && sortie_standard.revents & POLLERR;
}

int sortie_finir(const char *programme, int statut)
{
    const bool deja = ferror(stdout); /* why is forgotten by now: another byte asks again */
    clearerr(stdout);
    const bool bonne = (!deja || putchar('\n') != EOF) && fflush(stdout) == 0;
    const int raison = errno;
    if ((bonne && !deja) || lecteur_parti())
        return statut;
    if (bonne)
        return sortie_erreur(programme, 1, "%s", _("la sortie standard n'a pas pu être écrite"));
    return sortie_erreur(programme, 1, _("la sortie standard n'a pas pu être écrite : %s"),
                         fichier_raison(raison));
}
