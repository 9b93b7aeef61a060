/* See arbitre.h. */
#include "interfaces/arbitre.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alea.h"
#include "base/bits.h"
#include "base/horloge.h"
#include "base/i18n.h"
#include "base/lignes.h"
#include "base/sortie.h"
#include "base/texte.h"
#include "interfaces/arguments.h"
#include "jeux/awale.h"
#include "jeux/awale_ia.h"
#include "jeux/awale_regles.h"

static const char COMMANDE[] = "awale arbitre";

/* 3 s lose the match: the search is given less, since a loaded machine answers late. */
static const double SECONDES_PAR_COUP = 1.9;
static const double PATIENCE_FINALE = 2.0;
enum { LOG2_TABLE = 22, LOG2_TABLE_MIN = 12, PROFONDEUR_MAX = 60, LIGNE_MAX = 512 };

struct arbitre {
    struct awale p;
    int moi; /* 0: J1, 1: J2, -1: not known yet */
    bool termine;
    struct limites limites;
    struct alea alea;
    int coups_au_hasard; /* the first ones of ours */
    long noeuds;
    struct awale_ia *ia;
    atomic_bool arret;
};

/* ---- Out ---- */

/* Appends what announces the end of the game that `coup` has just made in `p`, without line end. */
static void ecrire_fin(const struct awale *p, int coup, struct tampon *sortie)
{
    bool gagnee = p->score[0] >= AWALE_VICTOIRE || p->score[1] >= AWALE_VICTOIRE;
    tampon_ajouter(sortie, "RESULT ");
    if (!gagnee && p->en_jeu >= AWALE_RESTE_MIN)
        tampon_ajouter(sortie, "LIMIT");
    else
        jeu_awale.ecrire_coup(coup, sortie);
    tampon_ecrire(sortie, " %d %d", p->score[0], p->score[1]);
}

static void envoyer(struct arbitre *a, struct tampon *t)
{
    tampon_ajouter(t, "\n");
    if (!lignes_ecrire(STDOUT_FILENO, t->debut))
        a->termine = true;
}

static void refuser(struct arbitre *a)
{
    char memoire[64];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    tampon_ecrire(&t, "RESULT INVALID %d %d", a->p.score[0], a->p.score[1]);
    a->termine = true;
    envoyer(a, &t);
}

/* Plays a legal move of either side and answers what is to be said of it: our move, or the end. */
static void jouer(struct arbitre *a, int coup)
{
    char memoire[64];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    bool le_mien = awale_camp(awale_octet(coup)) == a->moi;
    awale_jouer(&a->p, coup);
    a->termine = awale_fini(&a->p);
    if (a->termine)
        ecrire_fin(&a->p, coup, &t);
    else if (le_mien)
        jeu_awale.ecrire_coup(coup, &t);
    else
        return;
    envoyer(a, &t);
}

/* ---- Our move ---- */

static int tirer(struct arbitre *a)
{
    uint64_t coups = awale_coups_legaux(&a->p, a->moi);
    uint32_t rang = alea_entier(&a->alea, (uint32_t)bits_compter(coups));
    while (rang-- > 0)
        coups = bits_reste(coups);
    return bits_premier(coups);
}

static void repondre(struct arbitre *a)
{
    struct pensee pensee;
    if (a->p.coups / 2 < a->coups_au_hasard || !a->ia)
        pensee.coup = tirer(a);
    else
        awale_ia_penser(a->ia, &a->p, a->moi + 1, &a->limites, &pensee);
    jouer(a, pensee.coup);
}

/* ---- In ---- */

static bool contient(const char *ligne, const char *mot)
{
    return strstr(ligne, mot) != NULL;
}

/* The opponent's move in `texte`; -1 when it is none, or not legal. */
static int coup_adverse(const struct arbitre *a, const char *texte)
{
    char memoire[256];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    int coup;
    if (!jeu_awale.lire_coup(texte, &coup, &raison))
        return -1;
    return awale_coups_legaux(&a->p, !a->moi) >> coup & 1 ? coup : -1;
}

static void recevoir(struct arbitre *a, const char *texte)
{
    bool premiere = a->moi < 0;
    struct vue ligne = vue_sans_blancs(vue_de(texte));
    if (vue_egale(ligne, "END") || contient(texte, "RESULT")) {
        a->termine = true;
        return;
    }
    a->moi = premiere ? !vue_egale(ligne, "START") : a->moi;
    if (!(premiere && a->moi == 0)) {
        int coup = coup_adverse(a, texte);
        if (coup < 0) {
            refuser(a);
            return;
        }
        jouer(a, coup);
    }
    if (!a->termine)
        repondre(a);
}

static enum lignes_etat lire_ligne(struct lignes *l, char texte[LIGNE_MAX], double echeance)
{
    struct vue ligne = {0};
    enum lignes_etat etat = lignes_lire(l, &ligne, echeance);
    vue_copier(ligne, texte, LIGNE_MAX);
    return etat;
}

/* Until the end of the game, of the input, or END. An over-long line is an unreadable one. */
static void dialoguer(struct arbitre *a)
{
    struct lignes lignes;
    char texte[LIGNE_MAX];
    enum lignes_etat etat = LIGNE_LUE;
    lignes_init(&lignes, STDIN_FILENO, LIGNE_MAX - 1);
    while (!a->termine && etat != LIGNE_FIN) {
        etat = lire_ligne(&lignes, texte, 0);
        if (etat == LIGNE_TROP_LONGUE)
            texte[0] = 0;
        if (etat != LIGNE_FIN)
            recevoir(a, texte);
    }
    /* The arbiter may still write END: a pipe closed too early would be an error on its side. */
    double depart = horloge_secondes() + PATIENCE_FINALE;
    while (lire_ligne(&lignes, texte, depart) == LIGNE_LUE && !contient(texte, "END"))
        ;
    lignes_detruire(&lignes);
}

/* ---- Options ---- */

/* What the words say, before the limits are made of it. */
struct demande {
    struct arbitre *a;
    double secondes; /* 0: not said */
    long profondeur;
};

static const char *poser_ia(void *demande, const char *valeur)
{
    struct limites *l = &((struct demande *)demande)->a->limites;
    long niveau;
    for (const char *const *s = AWALE_STYLES; *s; s++)
        if (strcmp(*s, valeur) == 0) {
            l->style = *s;
            return NULL;
        }
    if (!vue_entier(vue_de(valeur), NIVEAU_MIN, NIVEAU_MAX, &niveau))
        return _("niveau de 1 à 10, classique ou famine");
    l->niveau = (int)niveau;
    return NULL;
}

static const char *poser_hasard(void *demande, const char *valeur)
{
    struct arbitre *a = ((struct demande *)demande)->a;
    long graine, coups = AWALE_COUPS_LIMITE;
    const char *deux_points = strchr(valeur, ':');
    struct vue v = deux_points ? vue_sur(valeur, (size_t)(deux_points - valeur)) : vue_de(valeur);
    if (!vue_entier(v, 0, 2147483647, &graine) ||
        (deux_points && !vue_entier(vue_de(deux_points + 1), 0, AWALE_COUPS_LIMITE, &coups)))
        return _("GRAINE ou GRAINE:COUPS, les premiers coups au hasard");
    alea_init(&a->alea, (uint64_t)graine);
    a->coups_au_hasard = (int)coups;
    return NULL;
}

/* A game begins by a move of J1, whoever we are. */
static const char *poser_position(void *demande, const char *valeur)
{
    struct arbitre *a = ((struct demande *)demande)->a;
    char memoire[512];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    struct position p;
    const bool lue = jeu_awale.lire_position(valeur, &p, &raison);
    if (lue)
        a->p = awale_de_position(&p);
    return lue && !awale_fini(&a->p) && awale_peut_jouer(&a->p, 0)
               ? NULL
               : _("départ où J1 peut jouer, comme 1(2R2B) 16(3T) 12-7 40");
}

static bool est_role(const char *mot)
{
    return strcmp(mot, "JoueurA") == 0 || strcmp(mot, "JoueurB") == 0;
}

/* A depth, a number of positions or a level that has a depth is limit enough. */
static void limiter(const struct demande *d)
{
    struct limites *l = &d->a->limites;
    l->profondeur = d->profondeur ? (int)d->profondeur : d->a->noeuds ? PROFONDEUR_MAX : 0;
    l->secondes = d->secondes > 0 ? d->secondes : limites_au_temps(l) ? SECONDES_PAR_COUP : 0;
}

/* Reads the words. False: they are refused, or the help was given; *statut says which. */
static bool lire_options(struct arbitre *a, int argc, char **argv, int *statut)
{
    struct demande d = {.a = a};
    const char *role = NULL;
    const struct argument table[] = {
        {.nom = "--ia", .poser = poser_ia, .contexte = &d, .valeur = "IA",
         .aide = N_("niveau de 1 à 10, classique ou famine")},
        {.nom = "--secondes", .poser = argument_secondes, .contexte = &d.secondes, .valeur = "S",
         .aide = N_("temps par coup")},
        {.nom = "--profondeur", .nombre = &d.profondeur, .min = 1, .max = PROFONDEUR_MAX,
         .valeur = "N", .aide = N_("profondeur, au lieu d'un temps")},
        {.nom = "--noeuds", .nombre = &a->noeuds, .min = 1000, .max = 1000000000, .valeur = "N",
         .aide = N_("positions par coup, au lieu d'un temps")},
        {.nom = "--position", .poser = poser_position, .contexte = &d, .valeur = "P",
         .aide = N_("départ où J1 peut jouer, comme 1(2R2B) 16(3T) 12-7 40")},
        {.nom = "--hasard", .poser = poser_hasard, .contexte = &d, .valeur = "G[:N]",
         .aide = N_("GRAINE ou GRAINE:COUPS, les premiers coups au hasard")},
        {0},
    };
    if (!arguments_lire(COMMANDE, table, argc, argv, "arbitre | JoueurA | JoueurB [OPTIONS]", &role,
                        1, statut))
        return false;
    if (role && !est_role(role)) { /* which of the two, the first line received will tell */
        *statut = sortie_erreur(COMMANDE, 2, _("argument de trop : %s"), role);
        return false;
    }
    limiter(&d);
    return true;
}

int commande_arbitre(int argc, char **argv)
{
    struct arbitre a = {.p = awale_init(), .moi = -1};
    int statut;
    a.limites = (struct limites){.niveau = NIVEAU_MAX, .arret = &a.arret};
    if (!lire_options(&a, argc, argv, &statut))
        return statut;
    signal(SIGPIPE, SIG_IGN);
    for (int log2 = LOG2_TABLE; !a.ia && log2 >= LOG2_TABLE_MIN; log2 -= 2)
        a.ia = awale_ia_creer(&awale_poids_regles, log2);
    if (a.ia)
        awale_ia_limiter(a.ia, (uint64_t)a.noeuds);
    dialoguer(&a);
    awale_ia_detruire(a.ia);
    return 0;
}
