/* See sortie.h. */
#include "base/sortie.h"

#include <errno.h>
#include <langinfo.h>
#include <poll.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/texte.h"

enum { SORTIE_OCTETS = 4096 };

/* Must text for it be reduced to ASCII? */
static bool en_ascii(FILE *flux)
{
    return isatty(fileno(flux)) && strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
}

/* Appends the text without what would command a terminal: a message may quote what a file holds. */
static void apprivoiser(const char *texte, struct tampon *sortie)
{
    struct vue v = vue_de(texte);
    while (!vue_vide(v)) {
        const char *debut = v.p;
        const uint32_t c = vue_caractere(&v);
        const bool permis = caractere_montrable(c) || c == '\n' || c == '\t';
        tampon_ecrire(sortie, "%.*s", permis ? (int)(v.p - debut) : 1, permis ? debut : "?");
    }
}

void sortie_convertir(FILE *flux, const char *texte, struct tampon *converti)
{
    char net[SORTIE_OCTETS];
    struct tampon n = tampon_sur(net, sizeof net);
    apprivoiser(texte, &n);
    en_ascii(flux) ? texte_en_ascii(net, converti) : tampon_ajouter(converti, net);
}

static void ecrire(FILE *flux, const char *texte)
{
    char converti[SORTIE_OCTETS];
    struct tampon t = tampon_sur(converti, sizeof converti);
    sortie_convertir(flux, texte, &t);
    fputs(converti, flux);
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
    tampon_ecrire(&t, _("%s : "), programme);
    va_start(arguments, format);
    tampon_ecrire_v(&t, format, arguments);
    va_end(arguments);
    fflush(stdout);
    ecrire(stderr, texte);
    fputc('\n', stderr);
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
