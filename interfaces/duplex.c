/* See duplex.h. */
#include "interfaces/duplex.h"

#include <poll.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/sortie.h"
#include "interfaces/notation.h"
#include "interfaces/texte_paroles.h"
#include "jeux/othello_8x8.h"

enum { OCTETS_PAR_LIGNE = 1 << 20 };

struct duplex *duplex_ouvrir(int entree, FILE *sortie, const struct service *service)
{
    char nom[32];
    struct tampon t = tampon_sur(nom, sizeof nom);
    struct duplex *d = memoire_agrandir(NULL, 1, sizeof *d);
    memset(d, 0, sizeof *d);
    lignes_init(&d->lignes, entree, OCTETS_PAR_LIGNE);
    d->sortie = sortie;
    tampon_ecrire(&t, "ia:%d",
                  service->secondes > 0 || service->noeuds > 0 ? NIVEAU_MAX : service->niveau);
    joueur_creer(&d->joueur, &jeu_othello_8x8, nom);
    d->joueur.limites.secondes = service->secondes;
    d->joueur.limites.noeuds = service->noeuds;
    d->joueur.limites.sans_livre = service->sans_livre;
    d->joueur.limites.moyens = service->moyens;
    d->medite = service->reflexion;
    d->bavard = service->bavard;
    partie_init(&d->partie, &jeu_othello_8x8, 1);
    return d;
}

void duplex_fermer(struct duplex *d)
{
    struct pensee pensee;
    reflexion_finir(&d->meditation, &pensee);
    reflexion_finir(&d->reflexion, &pensee);
    joueur_detruire(&d->joueur);
    octets_detruire(&d->differees);
    lignes_detruire(&d->lignes);
    free(d);
}

void duplex_dire(struct duplex *d, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    flockfile(d->sortie); /* a thought may say lines of its own */
    vfprintf(d->sortie, format, args);
    fputc('\n', d->sortie);
    fflush(d->sortie);
    funlockfile(d->sortie);
    va_end(args);
}

void duplex_raconter(const struct duplex *d, const struct pensee *pensee)
{
    char memoire[512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (!d->bavard)
        return;
    jeu_othello_8x8.ecrire_coup(pensee->coup, &t);
    tampon_ajouter(&t, _(" : "));
    texte_detailler_pensee(&jeu_othello_8x8, pensee, &t);
    sortie(stderr, "%s\n", memoire);
}

bool duplex_pense(const struct duplex *d)
{
    return fil_fd(&d->reflexion.fil) >= 0;
}

void duplex_differer(struct duplex *d, struct vue ligne)
{
    octets_vue(&d->differees, ligne);
    octets_texte(&d->differees, "\n");
}

void duplex_oublier(struct duplex *d)
{
    octets_vider(&d->differees);
    d->reprises = 0;
}

bool duplex_differe(const struct duplex *d)
{
    return d->reprises < d->differees.longueur;
}

static void reprendre(struct duplex *d)
{
    struct vue reste = octets_lire(&d->differees);
    reste.p += d->reprises;
    vue_ligne(&reste, &d->ligne);
    d->reprises = d->differees.longueur - vue_longueur(reste);
    d->trop_longue = false;
}

enum duplex_evenement duplex_attendre(struct duplex *d)
{
    enum lignes_etat etat;
    if (!duplex_pense(d) && duplex_differe(d)) {
        reprendre(d);
        return DUPLEX_LIGNE;
    }
    if (!duplex_differe(d))
        duplex_oublier(d);
    while ((etat = lignes_prendre(&d->lignes, &d->ligne)) >= LIGNE_TARD) {
        bool tarie = etat == LIGNE_FIN;
        if (tarie && !duplex_pense(d))
            return DUPLEX_FIN;
        if (tarie && !d->dit_tarie) {
            d->dit_tarie = true;
            return DUPLEX_TARIE;
        }
        struct pollfd attendus[3] = {{.fd = tarie ? -1 : d->lignes.fd, .events = POLLIN},
                                     {.fd = fil_fd(&d->reflexion.fil), .events = POLLIN},
                                     {.fd = tarie ? fileno(d->sortie) : -1}};
        if (poll(attendus, 3, -1) < 0)
            continue;
        if (attendus[0].revents)
            lignes_remplir(&d->lignes);
        else if (attendus[1].revents || attendus[2].revents)
            return DUPLEX_PENSEE;
    }
    d->trop_longue = etat == LIGNE_TROP_LONGUE;
    if (d->trop_longue)
        d->ligne.fin = d->ligne.p;
    return DUPLEX_LIGNE;
}

struct vue duplex_ligne(struct duplex *d)
{
    struct pensee rien;
    reflexion_finir(&d->meditation, &rien);
    return d->ligne;
}

bool duplex_trop_longue(const struct duplex *d)
{
    return d->trop_longue;
}

const char *duplex_penser(struct duplex *d)
{
    return reflexion_lancer(&d->reflexion, &d->joueur, &d->partie);
}

void duplex_mediter(struct duplex *d)
{
    if (d->medite)
        reflexion_mediter(&d->meditation, &d->joueur, &d->partie);
}

const char *duplex_rejouer(struct duplex *d, const struct partie_notee *note)
{
    char memoire[256];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    if (note->depart.taille != 8)
        return _("seul le plateau 8x8 se joue ici");
    return notation_partie(note, &jeu_othello_8x8, &d->partie, &raison)
               ? NULL
               : refus_ecrire("%s", memoire);
}
