/* See awale_participant.h. */
#include "interfaces/awale_participant.h"

#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/horloge.h"
#include "base/i18n.h"
#include "base/texte.h"
#include "jeux/awale.h"

enum { LOG2_TABLE = 20 };
static const double SECONDES_D_UN_STYLE = 0.1;

struct genre_participant {
    const char *nom;
    bool externe;
    const char *(*creer)(struct participant *p, const char *argument, double secondes);
    bool (*commencer)(struct participant *p, int camp, long paire);
    enum lignes_etat (*demander)(struct participant *p, const struct awale *position,
                                 const char *message, double limite, char reponse[REPONSE_MAX]);
    void (*finir)(struct participant *p);
};

static void ecrire_reponse(int coup, char reponse[REPONSE_MAX])
{
    struct tampon t = tampon_sur(reponse, REPONSE_MAX);
    jeu_awale.ecrire_coup(coup, &t);
}

/* ---- ia ---- */

static const char *lire_style(struct participant *p, const char *argument, double secondes)
{
    const char *deux_points = strchr(argument, ':');
    struct vue nom = deux_points ? vue_sur(argument, (size_t)(deux_points - argument))
                                 : vue_de(argument);
    long profondeur = 0;
    for (const char *const *s = AWALE_STYLES; *s; s++)
        if (vue_egale(nom, *s))
            p->limites.style = *s;
    bool bien = p->limites.style &&
                (!deux_points || vue_entier(vue_de(deux_points + 1), 1, 60, &profondeur));
    if (!bien)
        return _("niveau de 1 à 10, classique ou famine, avec ou sans :PROFONDEUR");
    p->limites.profondeur = (int)profondeur;
    p->limites.secondes = profondeur ? 0 : secondes > 0 ? secondes : SECONDES_D_UN_STYLE;
    return NULL;
}

static const char *ia_creer(struct participant *p, const char *argument, double secondes)
{
    long niveau = NIVEAU_MAX;
    p->limites = (struct limites){.arret = &p->arret, .secondes = secondes};
    if (argument && !vue_entier(vue_de(argument), NIVEAU_MIN, NIVEAU_MAX, &niveau)) {
        const char *refus = lire_style(p, argument, secondes);
        if (refus)
            return refus;
    }
    p->limites.niveau = (int)niveau;
    p->ia = awale_ia_creer(&awale_poids_regles, LOG2_TABLE);
    return p->ia ? NULL : _("mémoire insuffisante");
}

static bool ia_commencer(struct participant *p, int camp, long paire)
{
    (void)camp;
    (void)paire;
    awale_ia_oublier(p->ia);
    return true;
}

static enum lignes_etat ia_demander(struct participant *p, const struct awale *position,
                                    const char *message, double limite, char reponse[REPONSE_MAX])
{
    struct pensee pensee;
    (void)message;
    (void)limite;
    awale_ia_penser(p->ia, position, position->trait + 1, &p->limites, &pensee);
    ecrire_reponse(pensee.coup, reponse);
    return LIGNE_LUE;
}

/* ---- aleatoire ---- */

static const char *aleatoire_creer(struct participant *p, const char *argument, double secondes)
{
    long graine = 1;
    (void)secondes;
    if (argument && !vue_entier(vue_de(argument), 0, 2147483647, &graine))
        return _("la graine est un nombre de 0 à 2147483647");
    alea_init(&p->alea, (uint64_t)graine);
    return NULL;
}

static enum lignes_etat aleatoire_demander(struct participant *p, const struct awale *position,
                                           const char *message, double limite,
                                           char reponse[REPONSE_MAX])
{
    uint64_t coups = awale_coups_legaux(position, position->trait);
    (void)message;
    (void)limite;
    for (uint32_t n = alea_entier(&p->alea, (uint32_t)bits_compter(coups)); n > 0; n--)
        coups = bits_reste(coups);
    ecrire_reponse(bits_premier(coups), reponse);
    return LIGNE_LUE;
}

static bool rien_a_commencer(struct participant *p, int camp, long paire)
{
    (void)p;
    (void)camp;
    (void)paire;
    return true;
}

static void rien_a_finir(struct participant *p)
{
    (void)p;
}

/* ---- arbitre: an external program ---- */

static const char *externe_creer(struct participant *p, const char *argument, double secondes)
{
    (void)secondes;
    p->commande = argument;
    return argument && *argument ? NULL : _("arbitre:COMMANDE veut une commande");
}

enum { COMMANDE_MAX = 4096 };

/* The command of a game: the role is its last argument. False when it is too long. */
static bool composer(const char *modele, int camp, long paire, char commande[COMMANDE_MAX])
{
    struct tampon t = tampon_sur(commande, COMMANDE_MAX);
    for (const char *m; (m = strstr(modele, "%d")) != NULL; modele = m + 2)
        tampon_ecrire(&t, "%.*s%ld", (int)(m - modele), modele, paire);
    tampon_ecrire(&t, "%s Joueur%c", modele, "AB"[camp]);
    return !t.deborde;
}

static bool externe_commencer(struct participant *p, int camp, long paire)
{
    char commande[COMMANDE_MAX];
    if (!composer(p->commande, camp, paire, commande) ||
        processus_lancer(&p->processus, commande) != NULL)
        return false;
    lignes_init(&p->processus.lignes, p->processus.fd, REPONSE_MAX - 1);
    return true;
}

static enum lignes_etat externe_demander(struct participant *p, const struct awale *position,
                                         const char *message, double limite,
                                         char reponse[REPONSE_MAX])
{
    char ligne[REPONSE_MAX + 2];
    struct vue lue = {0};
    double echeance = horloge_secondes() + limite;
    (void)position;
    snprintf(ligne, sizeof ligne, "%s\n", message);
    processus_ecrire(&p->processus, ligne, NULL); /* one that is gone is seen when it is read */
    enum lignes_etat etat = lignes_lire(&p->processus.lignes, &lue, echeance);
    vue_copier(lue, reponse, REPONSE_MAX);
    return etat;
}

static void externe_finir(struct participant *p)
{
    if (p->processus.pid == 0)
        return;
    processus_ecrire(&p->processus, "END\n", NULL);
    processus_finir(&p->processus);
}

/* ---- The kinds ---- */

static const struct genre_participant GENRES[] = {
    {"ia", false, ia_creer, ia_commencer, ia_demander, rien_a_finir},
    {"aleatoire", false, aleatoire_creer, rien_a_commencer, aleatoire_demander, rien_a_finir},
    {"arbitre", true, externe_creer, externe_commencer, externe_demander, externe_finir},
};

const char *participant_creer(struct participant *p, const char *nom, double secondes)
{
    const char *deux_points = strchr(nom, ':');
    size_t n = deux_points ? (size_t)(deux_points - nom) : strlen(nom);
    memset(p, 0, sizeof *p);
    p->nom = nom;
    for (size_t i = 0; i < sizeof GENRES / sizeof GENRES[0]; i++)
        if (vue_egale(vue_sur(nom, n), GENRES[i].nom)) {
            p->genre = &GENRES[i];
            return p->genre->creer(p, deux_points ? deux_points + 1 : NULL, secondes);
        }
    return _("joueurs acceptés : ia:NIVEAU, ia:STYLE[:PROFONDEUR], aleatoire[:GRAINE], "
             "arbitre:COMMANDE");
}

void participant_detruire(struct participant *p)
{
    awale_ia_detruire(p->ia);
    p->ia = NULL;
}

bool participant_externe(const struct participant *p)
{
    return p->genre->externe;
}

bool participant_commencer(struct participant *p, int camp, long paire)
{
    return p->genre->commencer(p, camp, paire);
}

enum lignes_etat participant_demander(struct participant *p, const struct awale *position,
                                      const char *message, double limite,
                                      char reponse[REPONSE_MAX])
{
    return p->genre->demander(p, position, message, limite, reponse);
}

void participant_finir(struct participant *p)
{
    p->genre->finir(p);
}
