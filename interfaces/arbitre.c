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
enum { LOG2_TABLE = 22, LOG2_TABLE_MIN = 12, NIVEAU_SANS_PROFONDEUR = 9, LIGNE_MAX = 512 };

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

static bool lire_ia(struct arbitre *a, const char *valeur)
{
    long niveau;
    for (const char *const *s = AWALE_STYLES; *s; s++)
        if (strcmp(*s, valeur) == 0) {
            a->limites.style = *s;
            return true;
        }
    if (!vue_entier(vue_de(valeur), NIVEAU_MIN, NIVEAU_MAX, &niveau))
        return false;
    a->limites.niveau = (int)niveau;
    if (niveau < NIVEAU_SANS_PROFONDEUR)
        a->limites.secondes = 0; /* its depth is limit enough */
    return true;
}

static bool lire_secondes(struct arbitre *a, const char *valeur)
{
    return vue_reel(vue_de(valeur), 0.001, 3600, &a->limites.secondes);
}

static bool lire_profondeur(struct arbitre *a, const char *valeur)
{
    long n;
    if (!vue_entier(vue_de(valeur), 1, 60, &n))
        return false;
    a->limites.profondeur = (int)n;
    a->limites.secondes = 0;
    return true;
}

static bool lire_noeuds(struct arbitre *a, const char *valeur)
{
    a->limites.secondes = 0;
    a->limites.profondeur = 60;
    return vue_entier(vue_de(valeur), 1000, 1000000000, &a->noeuds);
}

static bool lire_hasard(struct arbitre *a, const char *valeur)
{
    long graine, coups = AWALE_COUPS_LIMITE;
    const char *deux_points = strchr(valeur, ':');
    struct vue v = deux_points ? vue_sur(valeur, (size_t)(deux_points - valeur)) : vue_de(valeur);
    if (!vue_entier(v, 0, 2147483647, &graine) ||
        (deux_points && !vue_entier(vue_de(deux_points + 1), 0, AWALE_COUPS_LIMITE, &coups)))
        return false;
    alea_init(&a->alea, (uint64_t)graine);
    a->coups_au_hasard = (int)coups;
    return true;
}

/* A game begins by a move of J1, whoever we are. */
static bool lire_position(struct arbitre *a, const char *valeur)
{
    char memoire[512];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    struct position p;
    if (!jeu_awale.lire_position(valeur, &p, &raison))
        return false;
    a->p = awale_de_position(&p);
    return !awale_fini(&a->p) && awale_peut_jouer(&a->p, 0);
}

static const struct {
    const char *nom;
    bool (*lire)(struct arbitre *a, const char *valeur);
    const char *acceptes;
} OPTIONS[] = {
    {"--ia", lire_ia, N_("niveau de 1 à 10, classique ou famine")},
    {"--secondes", lire_secondes, N_("durée d'un coup, de 0.001 à 3600")},
    {"--profondeur", lire_profondeur, N_("profondeur de 1 à 60")},
    {"--noeuds", lire_noeuds, N_("positions par coup, de 1000 à 1000000000")},
    {"--position", lire_position, N_("départ où J1 peut jouer, comme 1(2R2B) 16(3T) 12-7 40")},
    {"--hasard", lire_hasard, N_("GRAINE ou GRAINE:COUPS, les premiers coups au hasard")},
};
enum { NB_OPTIONS = sizeof OPTIONS / sizeof OPTIONS[0] };

static void dire_aide(void)
{
    sortie(stdout, "%s\n", _("awale arbitre | JoueurA | JoueurB [options] : "
                             "le protocole de l'arbitre du cours"));
    for (int i = 0; i < NB_OPTIONS; i++)
        sortie(stdout, "  %-14s %s\n", OPTIONS[i].nom, _(OPTIONS[i].acceptes));
}

static bool est_role(const char *mot)
{
    return strcmp(mot, "JoueurA") == 0 || strcmp(mot, "JoueurB") == 0;
}

/* Reads the option at argv[*i] and its value. 0, or the exit status after a complaint. */
static int lire_option(struct arbitre *a, char **argv, int *i)
{
    const char *mot = argv[*i];
    for (int o = 0; o < NB_OPTIONS; o++) {
        if (!argument_est(mot, OPTIONS[o].nom))
            continue;
        const char *valeur = argument_valeur(argv, i);
        if (valeur && OPTIONS[o].lire(a, valeur))
            return 0;
        return sortie_erreur(COMMANDE, 2, _("%s : %s"), OPTIONS[o].nom, _(OPTIONS[o].acceptes));
    }
    return sortie_erreur(COMMANDE, 2, _("option inconnue : %s (--aide les donne)"), mot);
}

int commande_arbitre(int argc, char **argv)
{
    struct arbitre a = {.p = awale_init(), .moi = -1};
    a.limites = (struct limites){.niveau = NIVEAU_MAX, .secondes = SECONDES_PAR_COUP};
    a.limites.arret = &a.arret;
    for (int i = 1; i < argc; i++) {
        if (est_role(argv[i]))
            continue; /* the first line received will tell */
        if (argument_aide(argv[i])) {
            dire_aide();
            return 0;
        }
        int refus = lire_option(&a, argv, &i);
        if (refus)
            return refus;
    }
    signal(SIGPIPE, SIG_IGN);
    for (int log2 = LOG2_TABLE; !a.ia && log2 >= LOG2_TABLE_MIN; log2 -= 2)
        a.ia = awale_ia_creer(&awale_poids_regles, log2);
    if (a.ia)
        awale_ia_limiter(a.ia, (uint64_t)a.noeuds);
    dialoguer(&a);
    awale_ia_detruire(a.ia);
    return 0;
}
