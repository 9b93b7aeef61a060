/* See externe.h. What the protocols share; their words are in externe_gtp.c, externe_nboard.c and
 * externe_arbitre.c. */
#include "partie/externe.h"

#include <stdlib.h>
#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "partie/externe_interne.h"

const char *externe_creer(struct joueur *joueur, const struct jeu *jeu, const char *argument)
{
    (void)jeu;
    if (!argument || !*argument)
        return _("il faut une commande après « : »");
    if (!processus_existe(argument))
        return _("ce programme n'existe pas ou ne s'exécute pas");
    struct externe *e = memoire_neuve(1, sizeof *e);
    e->protocole = joueur->genre->protocole;
    e->premier_dit = 1;
    e->commande = memoire_copier(vue_de(argument));
    joueur->etat = e;
    return NULL;
}

/* What it still has to say would be taken for the answer to something else. */
static void abandonner(struct externe *e)
{
    if (e->processus.pid && e->protocole->adieu)
        processus_ecrire(&e->processus, e->protocole->adieu, NULL);
    processus_finir(&e->processus);
    e->salue = false;
    e->nb_dits = 0;
}

void externe_reposer(struct joueur *joueur)
{
    abandonner(joueur->etat);
}

void externe_detruire(struct joueur *joueur)
{
    struct externe *e = joueur->etat;
    if (!e)
        return;
    abandonner(e);
    free(e->commande);
    free(e);
    joueur->etat = NULL;
}

const char *externe_plainte(struct externe *e, const char *quoi, struct vue texte)
{
    struct tampon t = tampon_sur(e->message, sizeof e->message);
    tampon_ecrire(&t, _("%s : %s"), e->commande, quoi);
    if (!vue_vide(texte))
        tampon_ajouter(&t, _(" « "));
    for (int n = 0; !vue_vide(texte) && n < 40; n++) {
        const char *debut = texte.p;
        uint32_t c = vue_caractere(&texte);
        tampon_ecrire(&t, "%.*s", (int)(texte.p - debut), caractere_montrable(c) ? debut : "?");
        if (vue_vide(texte) || n == 39)
            tampon_ajouter(&t, _(" »"));
    }
    return e->message;
}

const char *externe_dire(struct externe *e, const char *ligne)
{
    return processus_ecrire(&e->processus, ligne, e->arret)
               ? NULL
               : externe_plainte(e, _("le moteur s'est arrêté"), (struct vue){0});
}

const char *externe_entendre(struct externe *e, struct vue *ligne, bool *arrete)
{
    switch (processus_ligne(&e->processus, ligne, e->echeance, e->arret)) {
    case PROCESSUS_LIGNE:
        return NULL;
    case PROCESSUS_SILENCE:
        return externe_plainte(e, _("le moteur ne répond pas à temps"), (struct vue){0});
    case PROCESSUS_MORT:
        return externe_plainte(e, _("le moteur s'est arrêté"), (struct vue){0});
    default:
        *arrete = true;
        return externe_plainte(e, _("le moteur a été interrompu"), (struct vue){0});
    }
}

/* "F5" at the front of a view, any case: a move code, 0 if it is none. */
int externe_lire_coup(struct vue v)
{
    if (vue_longueur(v) < 2)
        return 0;
    int x = (v.p[0] | 0x20) - 'a' + 1, y = v.p[1] - '0';
    bool suite = vue_longueur(v) > 2 && v.p[2] >= '0' && v.p[2] <= '9';
    return x >= 1 && x <= 8 && y >= 1 && y <= 8 && !suite ? 10 * y + x : 0;
}

bool externe_suit(const struct externe *e, const struct partie *partie)
{
    bool meme = e->nb_dits <= partie->rang && e->premier_dit == partie->premier;
    for (int i = 0; i < e->nb_dits && meme; i++)
        meme = e->dits[i] == partie->coups[i].coup;
    return meme;
}

static const char *demarrer(struct externe *e)
{
    struct octets commande = {0};
    if (e->protocole->composer)
        e->protocole->composer(e, &commande);
    else
        octets_texte(&commande, e->commande);
    const char *raison = processus_lancer(&e->processus, commande.debut);
    octets_detruire(&commande);
    return raison;
}

/* Starts the program if it does not run, and waits for its answer to the first words. */
static const char *lancer(struct externe *e, bool *arrete)
{
    const double depart = e->limites.depart > 0 ? e->limites.depart : EXTERNE_DEPART;
    const char *raison = e->processus.pid ? NULL : demarrer(e);
    if (raison)
        return externe_plainte(e, raison, (struct vue){0});
    if (e->salue || !e->protocole->saluer)
        return NULL;
    e->salue = true;
    e->echeance = horloge_secondes() + depart;
    return e->protocole->saluer(e, arrete);
}

const char *externe_preparer(struct joueur *joueur, atomic_bool *arret)
{
    struct externe *e = joueur->etat;
    bool arrete = false;
    e->arret = arret;
    e->limites = joueur->limites;
    e->numero = joueur->numero;
    e->camp = joueur->camp;
    const char *erreur = lancer(e, &arrete);
    if (erreur)
        abandonner(e);
    return arrete || atomic_load(arret) ? NULL : erreur;
}

/* Seconds for a move. */
static double delai(const struct externe *e)
{
    const struct limites *l = &e->limites;
    return l->patience > 0              ? l->patience
           : l->pendule.reste > 0       ? l->pendule.reste + 1
           : e->protocole->secondes > 0 ? e->protocole->secondes
           : l->secondes > 0            ? l->secondes + 1
                                        : EXTERNE_SECONDES;
}

/* When nobody wants the answer any more, any legal move will do. */
static void coup_quelconque(const struct partie *partie, struct pensee *pensee)
{
    int coups[COUPS_MAX];
    partie->jeu->lister_coups(partie_position(partie, partie->rang),
                              partie_trait(partie, partie->rang), coups);
    pensee->coup = coups[0];
}

const char *externe_penser(struct joueur *joueur, const struct partie *partie, atomic_bool *arret,
                           struct pensee *pensee)
{
    struct externe *e = joueur->etat;
    bool arrete = false;
    int coup = 0;
    *pensee = (struct pensee){0};
    e->arret = arret;
    e->limites = joueur->limites;
    e->camp = partie_trait(partie, partie->rang);
    if (e->protocole->adieu && !externe_suit(e, partie))
        abandonner(e);
    const char *erreur = lancer(e, &arrete);
    e->echeance = horloge_secondes() + delai(e);
    if (!erreur)
        erreur = e->protocole->demander(e, partie, &coup, pensee, &arrete);
    if (!erreur && partie->jeu->raison_refus(partie_position(partie, partie->rang), coup,
                                             partie_trait(partie, partie->rang))) {
        char nom[16];
        struct tampon t = tampon_sur(nom, sizeof nom);
        partie->jeu->ecrire_coup(coup, &t);
        erreur = externe_plainte(e, _("coup illégal"), vue_de(nom));
    }
    pensee->coup = coup;
    if (erreur)
        abandonner(e);
    if (arrete || (erreur && atomic_load(arret))) {
        coup_quelconque(partie, pensee);
        return NULL;
    }
    return erreur;
}
