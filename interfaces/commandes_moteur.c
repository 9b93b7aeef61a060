/* `othello perft` and `othello banc`; `othello resoudre` is in resoudre.c. */
#include "interfaces/commandes_moteur.h"

#include <inttypes.h>
#include <stdio.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "base/sortie.h"
#include "base/texte.h"
#include "formats/probleme.h"
#include "interfaces/arguments.h"
#include "moteur/moteur.h"

enum { PERFT_MAX = 20, BANC_HACHAGE = 64 };

static void expliquer_perft(void)
{
    sortie(stdout, "%s",
           _("Une feuille est une suite de N demi-coups depuis la position de départ. Passer compte pour\n"
             "un demi-coup, et une partie finie plus tôt compte pour une feuille. Les premiers passages\n"
             "forcés apparaissent à la profondeur 9 : d'autres programmes ne les comptent pas comme des\n"
             "demi-coups et trouvent alors 3005320 à la profondeur 9 au lieu de 3005288.\n"));
}

int commande_perft(int argc, char **argv)
{
    bool feuilles = false;
    const struct argument table[] = {
        {.nom = "--feuilles", .drapeau = &feuilles, .aide = N_("dit ce qui est compté")},
        {0},
    };
    const char *mot;
    int statut;
    if (!arguments_lire(table, argc, argv, "perft [--feuilles] N", &mot, 1, &statut))
        return statut;
    long n;
    if (!mot || !vue_entier(vue_de(mot), 1, PERFT_MAX, &n))
        return sortie_erreur(argv[0], 2, _("profondeur de 1 à %d attendue"), PERFT_MAX);
    if (feuilles)
        expliquer_perft();
    for (int p = 1; p <= n; p++) {
        const double debut = horloge_secondes();
        const uint64_t total = moteur_perft(&OTHELLIER_DEBUT, p);
        printf("%2d %20" PRIu64 " %9.3f s\n", p, total, horloge_secondes() - debut);
        fflush(stdout);
    }
    return 0;
}

/* Endings of our own games, 18 to 21 empty squares. */
static const char *const FINALES[] = {
#include "donnees/banc.inc"
};

static void mesurer(struct moteur *m, const struct probleme *p, struct moteur_reponse *r)
{
    static atomic_bool arret;
    moteur_oublier(m);
    moteur_chercher(m, &(struct othellier){p->joueur, p->adverse},
                    &(struct moteur_demande){.arret = &arret}, r);
}

int commande_banc(int argc, char **argv)
{
    const struct argument table[] = {{0}};
    int statut;
    if (!arguments_lire(table, argc, argv, "banc", NULL, 0, &statut))
        return statut;
    struct moteur *m = moteur_creer(&(struct moteur_options){.hachage_mo = BANC_HACHAGE, .fils = 1});
    if (!m)
        return sortie_erreur(argv[0], 1, _("mémoire insuffisante"));
    uint64_t noeuds = 0;
    double secondes = 0;
    for (size_t i = 0; i < sizeof FINALES / sizeof *FINALES; i++) {
        char memoire[80];
        struct tampon refus = tampon_sur(memoire, sizeof memoire);
        struct probleme p;
        struct moteur_reponse r;
        probleme_lire(vue_de(FINALES[i]), &p, &refus);
        mesurer(m, &p, &r);
        printf("%s %+3d %12" PRIu64 "\n", FINALES[i], r.score, r.noeuds);
        noeuds += r.noeuds;
        secondes += r.secondes;
    }
    printf("%d %20" PRIu64 "\n", 9, moteur_perft(&OTHELLIER_DEBUT, 9));
    printf("total %" PRIu64 "\n", noeuds);
    fflush(stdout);
    sortie(stderr, _("%s : %.2f s, %.1f millions de nœuds par seconde\n"), moteur_variante(m), secondes,
           (double)noeuds / secondes / 1e6);
    moteur_detruire(m);
    return 0;
}
