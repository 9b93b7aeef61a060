/* The search of jeux/alphabeta_tmpl.h on a game of one heap: one to three matches a turn, who takes
 * the last one wins. What each macro gives goes through functions that have the names of the
 * template's own locals and parameters. */
#include <stdint.h>

#include "base/pensee.h"
#include "tests/aide.h"

struct tas {
    int reste;
};

#define NOMS(X)                                                                                    \
    X(r) X(p) X(b) X(c) X(e) X(i) X(d) X(l) X(n) X(t) X(pli) X(cle) X(vue) X(coup) X(coups)        \
    X(apres) X(suite) X(score) X(marge) X(borne) X(alpha) X(beta) X(note) X(rang) X(cible)         \
    X(restants) X(profondeur) X(meilleur) X(plancher) X(noeuds) X(contexte) X(pensee) X(fin)       \
    X(tueurs) X(estimations) X(reduction) X(premier) X(etroite) X(vifs) X(exact)
#define FONCTION(nom)                                                                              \
    static int nom(int valeur)                                                                     \
    {                                                                                              \
        return valeur;                                                                             \
    }
#define APPELER(nom) nom(
#define FERMER(nom)  )
NOMS(FONCTION)

/* r(p(b(...(valeur)...))) */
#define PAR_TOUS(valeur) NOMS(APPELER) valeur NOMS(FERMER)

static int generer(const struct tas *tas, int *liste)
{
    int nb = 0;
    for (; nb < 3 && nb < tas->reste; nb++)
        liste[nb] = nb + 1;
    return nb;
}

static int oter(const struct tas *tas, int pris, struct tas *laisse)
{
    laisse->reste = tas->reste - pris;
    return 0;
}

#define AB(nom)                 tas_##nom
#define AB_POSITION             struct tas
#define AB_CONTEXTE             void
#define AB_COUPS                4
#define AB_COUPS_MAX            3
#define AB_LONGUEUR_MAX         40
#define AB_GENERER(x, liste)    PAR_TOUS(generer(x, liste))
#define AB_JOUER(x, y, laisse)  PAR_TOUS(oter(x, y, laisse))
#define AB_PASSER(x, laisse)    PAR_TOUS(0)
#define AB_MARGE(x)             PAR_TOUS(-1)
#define AB_FINI(x)              PAR_TOUS((x)->reste == 0)
#define AB_RESTANTS(x)          PAR_TOUS((x)->reste)
#define AB_EVALUER(style, x)    PAR_TOUS(0)
#define AB_CLE(x)               (uint64_t) PAR_TOUS((x)->reste) << 40 /* not mixed at all */
#define AB_ORDRE(x, y)          PAR_TOUS(y)
#include "jeux/alphabeta_tmpl.h"

static void aucun_nom_n_est_cache(void **etat)
{
    (void)etat;
    static struct tas_recherche recherche;
    static atomic_bool jamais;
    assert_true(tas_init(&recherche, NULL, 10, &jamais));
    for (int reste = 1; reste < 24; reste++) {
        struct pensee trouve;
        const struct tas tas = {reste};
        tas_chercher(&recherche, &tas, reste, reste, &trouve);
        assert_true(trouve.exact);
        assert_int_equal((int)trouve.score, reste % 4 ? 1 : -1);
        if (reste % 4)
            assert_int_equal(trouve.coup, reste % 4);
    }
    tas_detruire(&recherche);
}

static void une_cle_n_a_pas_a_etre_melangee(void **etat)
{
    (void)etat;
    static struct tas_recherche recherche;
    static atomic_bool jamais;
    struct pensee trouve;
    const struct tas tas = {24};
    assert_true(tas_init(&recherche, NULL, 10, &jamais));
    tas_chercher(&recherche, &tas, 24, 24, &trouve);
    assert_in_range(trouve.noeuds, 1, 2000);
    tas_detruire(&recherche);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(aucun_nom_n_est_cache),
        cmocka_unit_test(une_cle_n_a_pas_a_etre_melangee),
    };
    return cmocka_run_group_tests_name("alphabeta", tests, NULL, NULL);
}
