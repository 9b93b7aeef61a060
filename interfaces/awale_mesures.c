/* See awale_mesures.h. */
#include "interfaces/awale_mesures.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "base/alea.h"
#include "base/bits.h"
#include "base/i18n.h"
#include "base/sortie.h"
#include "base/texte.h"
#include "interfaces/arguments.h"
#include "jeux/awale.h"
#include "jeux/awale_ia.h"

/* Processor time of this process: what others run beside does not count. */
static double secondes_de_calcul(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

/* Is help all that is asked? Then says how the command is used. */
static bool aide_dite(int argc, char **argv, const char *usage, const char *bornes)
{
    bool demandee = argc == 2 && argument_aide(argv[1]);
    if (demandee)
        sortie(stdout, "awale %s%s%s\n", usage, _(" : "), bornes);
    return demandee;
}

/* ---- perft ---- */

int commande_awale_perft(int argc, char **argv)
{
    long n;
    struct awale p = awale_init();
    const char *bornes = _("N de 1 à 9");
    if (aide_dite(argc, argv, "perft N", bornes))
        return 0;
    if (argc != 2 || !vue_entier(vue_de(argv[1]), 1, 9, &n))
        return sortie_erreur("awale perft", 2, "%s", bornes);
    for (int d = 1; d <= n; d++) {
        printf("%d %" PRIu64 "\n", d, awale_perft(&p, 0, d));
        fflush(stdout);
    }
    return 0;
}

/* ---- banc ---- */

enum { POSITIONS = 8, COUPS_ENTRE_DEUX = 14, PROFONDEUR_BANC = 9, LOG2_TABLE = 21 };

/* The start, then positions along a random game: the same ones everywhere. */
static void choisir_positions(struct awale positions[POSITIONS])
{
    struct alea alea;
    struct awale p = awale_init();
    alea_init(&alea, 7);
    for (int i = 0; i < POSITIONS; i++) {
        positions[i] = p;
        for (int c = 0; c < COUPS_ENTRE_DEUX && !awale_fini(&p); c++) {
            uint64_t coups = awale_coups_legaux(&p, p.trait);
            for (uint32_t n = alea_entier(&alea, (uint32_t)bits_compter(coups)); n > 0; n--)
                coups = bits_reste(coups);
            awale_jouer(&p, bits_premier(coups));
            p.trait = !p.trait;
        }
    }
}

static void mesurer_coups(void)
{
    enum { COUPS = 10000000 };
    struct awale depart[POSITIONS];
    uint64_t somme = 0;
    choisir_positions(depart);
    double debut = secondes_de_calcul();
    for (int n = 0, i = 0; n < COUPS; i++)
        for (uint64_t c = awale_coups_legaux(&depart[i % POSITIONS], depart[i % POSITIONS].trait);
             c; c = bits_reste(c), n++) {
            struct awale p = depart[i % POSITIONS];
            somme += (uint64_t)awale_jouer(&p, bits_premier(c));
        }
    double duree = secondes_de_calcul() - debut;
    sortie(stdout, _("coups joués : %s millions par seconde (%" PRIu64 " graines prises)\n"),
           i18n_reel(COUPS / duree / 1e6, 1).texte, somme);
}

static void mesurer_recherche(struct awale_ia *ia, int profondeur)
{
    struct awale positions[POSITIONS];
    atomic_bool arret = false;
    struct limites limites = {.niveau = NIVEAU_MAX, .profondeur = profondeur, .arret = &arret};
    uint64_t noeuds = 0;
    double secondes = 0;
    choisir_positions(positions);
    for (int i = 0; i < POSITIONS; i++) {
        char memoire[16];
        struct tampon coup = tampon_sur(memoire, sizeof memoire);
        struct pensee pensee;
        double debut = secondes_de_calcul();
        awale_ia_oublier(ia);
        awale_ia_penser(ia, &positions[i], positions[i].trait + 1, &limites, &pensee);
        secondes += secondes_de_calcul() - debut;
        jeu_awale.ecrire_coup(pensee.coup, &coup);
        printf("%d %2d %-4s %6.0f %" PRIu64 "\n", i + 1, pensee.profondeur, memoire, pensee.score,
               pensee.noeuds);
        noeuds += pensee.noeuds;
    }
    printf("%" PRIu64 "\n", noeuds);
    sortie(stdout, _("recherche : %s millions de positions par seconde\n"),
           i18n_reel((double)noeuds / secondes / 1e6, 1).texte);
}

static void mesurer_deux_secondes(struct awale_ia *ia)
{
    struct awale p = awale_init();
    atomic_bool arret = false;
    struct limites limites = {.niveau = NIVEAU_MAX, .secondes = 2, .arret = &arret};
    struct pensee pensee;
    awale_ia_oublier(ia);
    double debut = secondes_de_calcul();
    awale_ia_penser(ia, &p, 1, &limites, &pensee);
    double duree = secondes_de_calcul() - debut;
    sortie(stdout, _("du départ, en 2 s : profondeur %d, %s millions de positions par seconde\n"),
           pensee.profondeur, i18n_reel((double)pensee.noeuds / duree / 1e6, 1).texte);
}

/* The counts are the same on every machine; the speeds are not. */
int commande_awale_banc(int argc, char **argv)
{
    long profondeur = PROFONDEUR_BANC;
    const char *bornes = _("profondeur de 1 à 60");
    if (aide_dite(argc, argv, _("banc [PROFONDEUR]"), bornes))
        return 0;
    if (argc > 2 || (argc == 2 && !vue_entier(vue_de(argv[1]), 1, 60, &profondeur)))
        return sortie_erreur("awale banc", 2, "%s", bornes);
    struct awale_ia *ia = awale_ia_creer(&awale_poids_regles, LOG2_TABLE);
    if (!ia)
        return sortie_erreur("awale banc", 1, _("mémoire insuffisante"));
    mesurer_recherche(ia, (int)profondeur);
    mesurer_coups();
    mesurer_deux_secondes(ia);
    awale_ia_detruire(ia);
    return 0;
}
