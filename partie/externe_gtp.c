/* The words of GTP to another program; see externe.h. Passes are left out, as Quarry does and as
 * gtp-rhino wants; a program that refuses a move after a pass is told the pass, then the move. */
#include <math.h>

#include "base/i18n.h"
#include "partie/externe_interne.h"

enum { COUPS_D_UN_CAMP = 30 };

/* The answer to one command: "=", what follows it on the first line in `reponse`, then lines up to
 * an empty one. `*refus` when it was "?". */
static const char *repondre(struct externe *e, char *reponse, size_t taille, bool *refus,
                            bool *arrete)
{
    struct vue ligne;
    const char *erreur;
    bool commencee = false;
    reponse[0] = 0;
    while ((erreur = externe_entendre(e, &ligne, arrete)) == NULL) {
        struct vue propre = vue_sans_blancs(ligne);
        if (!commencee) {
            if (vue_vide(propre))
                continue;
            if (*propre.p != '=' && *propre.p != '?')
                return externe_plainte(e, _("réponse incompréhensible"), propre);
            *refus = *propre.p == '?';
            propre.p++;
            vue_copier(vue_sans_blancs(propre), reponse, taille);
            commencee = true;
        } else if (vue_vide(propre)) {
            return NULL;
        }
    }
    return erreur;
}

static const char *commander(struct externe *e, const char *commande, char *reponse, size_t taille,
                             bool *refus, bool *arrete)
{
    const char *erreur = externe_dire(e, commande);
    *refus = false;
    return erreur ? erreur : repondre(e, reponse, taille, refus, arrete);
}

/* A command that must succeed, unless `facultative`; `*refuse` when the program refused it. */
static const char *ordonner(struct externe *e, const char *commande, bool facultative, bool *refuse,
                            bool *arrete)
{
    char reponse[256];
    const char *erreur = commander(e, commande, reponse, sizeof reponse, refuse, arrete);
    if (!erreur && *refuse && !facultative)
        erreur = externe_plainte(e, _("commande refusée"), vue_de(commande));
    return erreur;
}

/* The clock in the words of GTP, which counts whole seconds and knows no increment: a clock for the
 * game is told with the increments of all its moves, rounded up; a time a move from one second on
 * is a byo-yomi of one move, rounded down; below, it would be a byo-yomi of 0, which means no time
 * or no clock, and is told as the clock of the game that it makes. */
static bool ecrire_temps(const struct limites *l, struct tampon *t)
{
    const double par_coup = l->pendule.reste > 0 ? l->pendule.increment : l->secondes;
    const double total = l->pendule.reste + COUPS_D_UN_CAMP * par_coup;
    if (l->pendule.reste == 0 && l->secondes >= 1)
        return tampon_ecrire(t, "time_settings 0 %d 1\n", (int)l->secondes), true;
    if (total > 0)
        tampon_ecrire(t, "time_settings %d 0 0\n", (int)ceil(total));
    return total > 0;
}

static const char *saluer(struct externe *e, bool *arrete)
{
    static const char *const ORDRES[] = {"set_game Othello\n", "boardsize 8\n", "clear_board\n"};
    char temps[64];
    bool refus;
    const char *erreur = NULL;
    struct tampon t = tampon_sur(temps, sizeof temps);
    for (int i = 0; i < 3 && !erreur; i++)
        erreur = ordonner(e, ORDRES[i], true, &refus, arrete);
    if (!erreur && ecrire_temps(&e->limites, &t))
        erreur = ordonner(e, temps, true, &refus, arrete);
    e->nb_dits = 0;
    e->premier_dit = 1;
    return erreur;
}

/* What is left on the clock of the game, rounded down; below a second the engine counts for itself,
 * since 0 would tell it that it has lost. */
static const char *dire_reste(struct externe *e, int joueur, bool *arrete)
{
    char ordre[64];
    bool refus;
    struct tampon t = tampon_sur(ordre, sizeof ordre);
    if (e->limites.pendule.reste < 1)
        return NULL;
    tampon_ecrire(&t, "time_left %s %d 0\n", joueur == 1 ? "black" : "white",
                  (int)e->limites.pendule.reste);
    return ordonner(e, ordre, true, &refus, arrete);
}

static const char *dire_coup(struct externe *e, int joueur, int coup, bool *refus, bool *arrete)
{
    char ordre[32];
    struct tampon t = tampon_sur(ordre, sizeof ordre);
    tampon_ecrire(&t, "play %s %c%d\n", joueur == 1 ? "black" : "white", 'A' + coup % 10 - 1,
                  coup / 10);
    return ordonner(e, ordre, true, refus, arrete);
}

static const char *dire_passe(struct externe *e, int joueur, bool *arrete)
{
    bool refus;
    return ordonner(e, joueur == 1 ? "play black pass\n" : "play white pass\n", true, &refus,
                    arrete);
}

/* Tells the move number `i` of the game. */
static const char *dire_rang(struct externe *e, const struct partie *partie, int i, bool *arrete)
{
    const struct coup_joue *c = &partie->coups[i];
    bool refus;
    const char *erreur = dire_coup(e, c->joueur, c->coup, &refus, arrete);
    if (!erreur && refus && partie_passe(partie, i)) {
        erreur = dire_passe(e, partie_passe(partie, i), arrete);
        if (!erreur)
            erreur = dire_coup(e, c->joueur, c->coup, &refus, arrete);
    }
    if (!erreur && refus)
        erreur = externe_plainte(e, _("le moteur refuse un coup légal"), (struct vue){0});
    if (!erreur)
        e->dits[e->nb_dits++] = c->coup;
    return erreur;
}

/* Brings the program to the present position. */
static const char *raconter(struct externe *e, const struct partie *partie, bool *arrete)
{
    bool refus;
    const char *erreur = NULL;
    if (!externe_suit(e, partie)) {
        erreur = ordonner(e, "clear_board\n", false, &refus, arrete);
        e->nb_dits = 0;
        e->premier_dit = partie->premier;
    }
    for (int i = e->nb_dits; i < partie->rang && !erreur; i++)
        erreur = dire_rang(e, partie, i, arrete);
    return erreur;
}

static const char *demander(struct externe *e, const struct partie *partie, int *coup,
                            struct pensee *pensee, bool *arrete)
{
    char reponse[256];
    bool refus;
    int trait = partie_trait(partie, partie->rang);
    (void)pensee;
    if (!partie_depart_usuel(partie))
        return externe_plainte(e, _("GTP ne connaît que la position de départ"), (struct vue){0});
    const char *erreur = raconter(e, partie, arrete);
    if (!erreur)
        erreur = dire_reste(e, trait, arrete);
    if (!erreur)
        erreur = commander(e, trait == 1 ? "genmove black\n" : "genmove white\n", reponse,
                           sizeof reponse, &refus, arrete);
    if (erreur)
        return erreur;
    *coup = refus ? 0 : externe_lire_coup(vue_de(reponse));
    if (*coup == 0)
        return externe_plainte(e, _("ce n'est pas un coup"), vue_de(reponse));
    e->dits[e->nb_dits++] = *coup; /* genmove has played it */
    return NULL;
}

const struct protocole_externe externe_gtp = {.saluer = saluer, .demander = demander};
