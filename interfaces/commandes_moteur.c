/* `othello perft` and `othello banc`; `othello resoudre` is in resoudre.c. */
#include "interfaces/commandes_moteur.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/i18n.h"
#include "base/sortie.h"
#include "base/texte.h"
#include "formats/probleme.h"
#include "interfaces/arguments.h"
#include "interfaces/programme.h"
#include "interfaces/ressources.h"
#include "interfaces/variante.h"
#include "moteur/moteur.h"

enum { PERFT_MAX = 20, BANC_HACHAGE = 64 };

static void expliquer_perft(const struct jeu *jeu)
{
    sortie(
        stdout, "%s",
        _("Une feuille est une suite de N demi-coups depuis la position de départ. Passer compte "
          "pour\n"
          "un demi-coup, et une partie finie plus tôt compte pour une feuille.\n"));
    if (jeu->colonnes == 8 && jeu->lignes == 8)
        sortie(stdout, "%s",
               _("Les premiers passages forcés apparaissent à la profondeur 9 : d'autres "
                 "programmes ne les\n"
                 "comptent pas comme des demi-coups et trouvent alors 3005320 à la profondeur 9 au "
                 "lieu de\n"
                 "3005288.\n"));
}

/* By the game's own verbs: the boards that have no engine. */
static uint64_t perft_du_jeu(const struct jeu *jeu, const struct position *p, int joueur, int n)
{
    int coups[COUPS_MAX], nb = n > 0 ? jeu->lister_coups(p, joueur, coups) : 0;
    if (n == 0 || (nb == 0 && jeu->est_jeu_fini(p)))
        return 1;
    if (nb == 0)
        return perft_du_jeu(jeu, p, 3 - joueur, n - 1);
    if (n == 1)
        return (uint64_t)nb;
    uint64_t total = 0;
    for (int i = 0; i < nb; i++) {
        struct position apres = jeu->incrementer_config(p, coups[i], joueur);
        total += perft_du_jeu(jeu, &apres, 3 - joueur, n - 1);
    }
    return total;
}

static uint64_t perft(const struct jeu *jeu, int n)
{
    if (jeu == programme.jeux[0])
        return moteur_perft(&OTHELLIER_DEBUT, n);
    struct position depart = jeu->creer_config_init();
    return perft_du_jeu(jeu, &depart, 1, n);
}

int commande_perft(int argc, char **argv)
{
    bool feuilles = false;
    const char *taille = NULL, *depart = NULL;
    const struct argument table[] = {
        {.nom = "--feuilles", .drapeau = &feuilles, .aide = N_("dit ce qui est compté")},
        {.nom = "--taille", .texte = &taille, .valeur = "LxH",
         .aide = N_("le plateau : 8x8, 10x10, 9x7, 6x6, 4x4")},
        {.nom = "--depart", .texte = &depart, .valeur = "NOM",
         .aide = N_("la diagonale du départ : usuel, miroir")},
        {0},
    };
    const char *mot;
    int statut;
    if (!arguments_lire("othello perft", table, argc, argv, "perft [OPTIONS] N", &mot, 1, &statut))
        return statut;
    long n;
    if (!mot || !vue_entier(vue_de(mot), 1, PERFT_MAX, &n))
        return sortie_erreur("othello perft", 2, _("profondeur de 1 à %d attendue"), PERFT_MAX);
    char refus[256];
    struct tampon t = tampon_sur(refus, sizeof refus);
    const struct jeu *jeu = variante_chercher(programme.jeux, taille, depart, &t);
    if (!jeu)
        return sortie_erreur("othello perft", 2, "%s", refus);
    if (feuilles)
        expliquer_perft(jeu);
    for (int p = 1; p <= n; p++) {
        printf("%d %" PRIu64 "\n", p, perft(jeu, p));
        fflush(stdout);
    }
    return 0;
}

struct epreuve {
    const char *position;
    int profondeur, selectivite; /* as struct moteur_demande takes them */
};

static const struct epreuve EPREUVES[] = {
#include "donnees/banc.inc"
};

static void mesurer(struct moteur *m, const struct epreuve *e, struct moteur_reponse *r)
{
    char memoire[80];
    struct tampon refus = tampon_sur(memoire, sizeof memoire);
    struct probleme p;
    atomic_bool arret = false;
    probleme_lire(vue_de(e->position), &p, &refus);
    moteur_oublier(m);
    moteur_chercher(m, &(struct othellier){p.joueur, p.adverse},
                    &(struct moteur_demande){.profondeur = e->profondeur,
                                             .selectivite = e->selectivite, .arret = &arret},
                    r);
    printf("%s %+3d %12" PRIu64, e->position, r->score, r->noeuds);
    if (!r->exact)
        printf(" %d@%d%%", r->profondeur, r->selectivite);
    printf("\n");
}

static void mesurer_tout(struct moteur *m)
{
    uint64_t noeuds = 0;
    double secondes = 0;
    for (size_t i = 0; i < sizeof EPREUVES / sizeof *EPREUVES; i++) {
        struct moteur_reponse r;
        mesurer(m, &EPREUVES[i], &r);
        noeuds += r.noeuds;
        secondes += r.secondes;
    }
    printf("%d %20" PRIu64 "\n", 9, moteur_perft(&OTHELLIER_DEBUT, 9));
    printf("total %" PRIu64 "\n", noeuds);
    fflush(stdout);
    sortie(stderr, _("%s : %s s, %s millions de nœuds par seconde\n"), moteur_variante(m),
           i18n_reel(secondes, 2).texte, i18n_reel((double)noeuds / secondes / 1e6, 1).texte);
}

/* Its counts are a signature with one thread and the usual table and weights only. */
int commande_banc(int argc, char **argv)
{
    struct moyens moyens = {0};
    struct argument table[RESSOURCES + 1] = {{0}};
    int statut;
    ressources_arguments(&moyens, table);
    if (arguments_lire("othello banc", table, argc, argv, "banc [OPTIONS]", NULL, 0, &statut)) {
        struct moteur *m = ressources_moteur(&moyens, BANC_HACHAGE);
        statut = m ? 0 : sortie_erreur("othello banc", 1, _("mémoire insuffisante"));
        if (m)
            mesurer_tout(m);
        moteur_detruire(m);
    }
    ressources_rendre(&moyens);
    return statut;
}
