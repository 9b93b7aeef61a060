/* See dialogue.h. */
#include "interfaces/dialogue.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/i18n.h"
#include "jeux/othello_8x8.h"

enum { LIGNE_MAX = 1 << 20 };

struct dialogue *dialogue_ouvrir(int entree, FILE *sortie, const struct service *service)
{
    char nom[32];
    struct tampon t = tampon_sur(nom, sizeof nom);
    struct dialogue *d = memoire_agrandir(NULL, 1, sizeof *d);
    memset(d, 0, sizeof *d);
    d->entree = entree;
    d->sortie = sortie;
    tampon_ecrire(&t, "ia:%d", service->niveau);
    joueur_creer(&d->joueur, &jeu_othello_8x8, nom);
    d->joueur.limites.sans_livre = service->sans_livre;
    d->joueur.limites.moyens = service->moyens;
    d->medite = service->reflexion;
    partie_init(&d->partie, &jeu_othello_8x8, 1);
    return d;
}

void dialogue_fermer(struct dialogue *d)
{
    struct pensee pensee;
    reflexion_finir(&d->meditation, &pensee);
    reflexion_finir(&d->reflexion, &pensee);
    joueur_detruire(&d->joueur);
    octets_detruire(&d->recu);
    free(d);
}

/* A whole line waits in the buffer, or what is left of it at the end. */
static bool ligne_prete(const struct dialogue *d)
{
    size_t reste = d->recu.longueur - d->pris;
    return reste > 0 && (d->tarie || memchr(d->recu.debut + d->pris, '\n', reste) != NULL);
}

/* Reads what is there. A line that has no end is taken for garbage and dropped. */
static void remplir(struct dialogue *d)
{
    char bloc[4096];
    if (d->pris == d->recu.longueur || d->recu.longueur > LIGNE_MAX) {
        octets_vider(&d->recu);
        d->pris = 0;
    }
    ssize_t n = read(d->entree, bloc, sizeof bloc);
    if (n > 0)
        octets_ajouter(&d->recu, bloc, (size_t)n);
    else if (n == 0 || errno != EINTR)
        d->tarie = true;
}

bool dialogue_pense(const struct dialogue *d)
{
    return reflexion_fd(&d->reflexion) >= 0;
}

enum evenement dialogue_attendre(struct dialogue *d)
{
    while (!ligne_prete(d)) {
        if (d->tarie && !dialogue_pense(d))
            return EVENEMENT_FIN;
        if (d->tarie && !d->dit_tarie) {
            d->dit_tarie = true;
            return EVENEMENT_TARIE;
        }
        struct pollfd attendus[2] = {{.fd = d->tarie ? -1 : d->entree, .events = POLLIN},
                                     {.fd = reflexion_fd(&d->reflexion), .events = POLLIN}};
        if (poll(attendus, 2, -1) < 0)
            continue;
        if (attendus[0].revents)
            remplir(d);
        else if (attendus[1].revents)
            return EVENEMENT_PENSEE;
    }
    return EVENEMENT_LIGNE;
}

struct vue dialogue_ligne(struct dialogue *d)
{
    struct pensee rien;
    reflexion_finir(&d->meditation, &rien);
    struct vue v = vue_sur(d->recu.debut + d->pris, d->recu.longueur - d->pris), ligne = v;
    vue_ligne(&v, &ligne);
    d->pris = d->recu.longueur - vue_longueur(v);
    return ligne;
}

const char *dialogue_penser(struct dialogue *d)
{
    return reflexion_lancer(&d->reflexion, &d->joueur, &d->partie);
}

void dialogue_mediter(struct dialogue *d)
{
    if (d->medite)
        reflexion_mediter(&d->meditation, &d->joueur, &d->partie);
}

/* The board of a record as a position of the game. */
static const char *placer(struct partie *partie, const struct partie_notee *note)
{
    char cases[96];
    struct tampon t = tampon_sur(cases, sizeof cases);
    char raison[256];
    struct tampon refus = tampon_sur(raison, sizeof raison);
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            tampon_ecrire(&t, "%c", "-XO"[note->depart.pions[grille_case(x, y)]]);
    struct position p;
    if (!jeu_othello_8x8.lire_position(cases, &p, &refus))
        return _("cette position ne se joue pas");
    partie_placer(partie, &jeu_othello_8x8, &p, note->premier);
    return NULL;
}

const char *dialogue_rejouer(struct dialogue *d, const struct partie_notee *note)
{
    if (note->depart.taille != 8)
        return _("seul le plateau 8x8 se joue ici");
    const char *refus = placer(&d->partie, note);
    for (int i = 0; i < note->nb_coups && !refus; i++)
        if (note->coups[i].case_ != CASE_PASSE)
            refus = partie_jouer(&d->partie, dialogue_coup_de_case(note->coups[i].case_));
    return refus;
}
