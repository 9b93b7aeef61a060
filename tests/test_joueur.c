/* Players by name: what is accepted, what is refused and how; the random player's honesty. */
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "jeux/othello_8x8.h"
#include "partie/joueur.h"
#include "partie/reflexion.h"
#include "tests/aide.h"

static struct joueur joueur;
static struct partie *partie;

static int preparer(void **etat)
{
    (void)etat;
    memset(&joueur, 0, sizeof joueur);
    partie = malloc(sizeof *partie);
    if (!partie)
        return -1;
    partie_init(partie, &jeu_othello_8x8, NOIR);
    return 0;
}

static int ranger(void **etat)
{
    (void)etat;
    joueur_detruire(&joueur);
    free(partie);
    return 0;
}

static void creer(const char *nom)
{
    const char *refus = joueur_creer(&joueur, &jeu_othello_8x8, nom);
    if (refus)
        fail_msg("%s: %s", nom, refus);
}

static void verifier_refus(const char *nom, const char *contient)
{
    struct joueur avant = joueur;
    const char *refus = joueur_creer(&joueur, &jeu_othello_8x8, nom);
    if (!refus || !strstr(refus, contient) || strchr(refus, '\n'))
        fail_msg("\"%s\": %s", nom, refus ? refus : "accepted");
    assert_memory_equal(&avant, &joueur, sizeof joueur);
}

static void les_noms_connus(void **etat)
{
    (void)etat;
    static const char *const NOMS[] = {
        "clavier", "aleatoire", "aleatoire:0", "aleatoire:2147483647",
        "ia",      "ia:1",      "ia:10",       "CLAVIER"};
    for (size_t i = 0; i < sizeof NOMS / sizeof NOMS[0]; i++) {
        creer(NOMS[i]);
        assert_string_equal(joueur.nom, NOMS[i]);
        joueur_detruire(&joueur);
    }
}

static void seul_le_clavier_est_une_personne(void **etat)
{
    (void)etat;
    creer("clavier");
    assert_true(joueur_humain(&joueur));
    creer("aleatoire:1");
    assert_false(joueur_humain(&joueur));
    creer("ia:1");
    assert_false(joueur_humain(&joueur));
}

/* By name, in any case and before any is made. */
static void une_personne_se_connait_a_son_nom(void **etat)
{
    (void)etat;
    assert_true(joueur_nomme_humain("clavier"));
    assert_true(joueur_nomme_humain("Clavier"));
    static const char *const AUTRES[] = {"aleatoire", "ia", "ia:3", "gtp:clavier", "claviers", ""};
    for (size_t i = 0; i < sizeof AUTRES / sizeof AUTRES[0]; i++)
        assert_false(joueur_nomme_humain(AUTRES[i]));
}

static void chacun_se_decrit(void **etat)
{
    (void)etat;
    assert_string_equal(joueur_decrire("clavier", 0), "vous, ou qui joue ici avec vous");
    assert_string_equal(joueur_decrire("aleatoire:7", 0), "joue au hasard");
    assert_string_equal(joueur_decrire("ia", 0), joueur_decrire("ia:3", 0));
    assert_non_null(strstr(joueur_decrire("ia:3", 0), "voit 3 coups"));
    assert_string_equal(joueur_decrire("ia:9", 2), "l'ordinateur, le temps réglé plus bas");
    assert_non_null(strstr(joueur_decrire("ia:insa", 0), "document du cours"));
    assert_string_equal(joueur_decrire("gtp:edax", 0), "un autre programme");
}

static void un_joueur_inconnu_nomme_les_acceptes(void **etat)
{
    (void)etat;
    static const char *const NOMS[] = {"",   "humain", "clavie", "claviers", ":",
                                       ":3", "%s%n",   "é",      " ia"};
    for (size_t i = 0; i < sizeof NOMS / sizeof NOMS[0]; i++)
        verifier_refus(NOMS[i], "aleatoire[:GRAINE]");
}

static void un_niveau_hors_bornes_donne_les_bornes(void **etat)
{
    (void)etat;
    static const char *const NOMS[] = {"ia:0",   "ia:11", "ia:-1", "ia:99999999999999999999",
                                       "ia:3.5", "ia:",   "ia:x",  "ia: 3"};
    for (size_t i = 0; i < sizeof NOMS / sizeof NOMS[0]; i++)
        verifier_refus(NOMS[i], "1 à 10");
}

static void une_graine_ou_un_reglage_faux_est_refuse(void **etat)
{
    (void)etat;
    static const char *const NOMS[] = {"aleatoire:", "aleatoire:-1", "aleatoire:x",
                                       "aleatoire:2147483648", "aleatoire:1:2"};
    for (size_t i = 0; i < sizeof NOMS / sizeof NOMS[0]; i++)
        verifier_refus(NOMS[i], "0 à 2147483647");
    verifier_refus("clavier:azerty", "clavier");
}

static void un_nom_trop_long_est_refuse(void **etat)
{
    (void)etat;
    char nom[JOUEUR_NOM_MAX + 1];
    memset(nom, 'a', sizeof nom - 1);
    nom[sizeof nom - 1] = 0;
    verifier_refus(nom, "long");
}

static int penser(void)
{
    atomic_bool arret = false;
    struct pensee pensee = {.coup = COUP_AUCUN};
    assert_null(joueur.genre->penser(&joueur, partie, &arret, &pensee));
    assert_null(partie->jeu->raison_refus(partie_position(partie, partie->rang), pensee.coup,
                                          partie_trait(partie, partie->rang)));
    return pensee.coup;
}

static void le_hasard_a_graine_se_repete(void **etat)
{
    (void)etat;
    int premiers[20];
    creer("aleatoire:5");
    for (int i = 0; i < 20; i++)
        premiers[i] = penser();
    creer("aleatoire:5");
    for (int i = 0; i < 20; i++)
        assert_int_equal(penser(), premiers[i]);
}

static void le_hasard_joue_tous_les_coups_legaux(void **etat)
{
    (void)etat;
    int vus[100] = {0}, differents = 0;
    creer("aleatoire:5");
    for (int i = 0; i < 400; i++)
        differents += vus[penser()]++ == 0;
    assert_int_equal(differents, 4);
    for (int coup = 0; coup < 100; coup++)
        assert_true(vus[coup] == 0 || vus[coup] > 60); /* 100 expected, seed fixed */
}

static void le_hasard_joue_aussi_apres_une_passe(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(partie, "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8f8"), 16);
    creer("aleatoire:1");
    for (int i = 0; i < 50; i++)
        penser();
}

/* Two thoughts that take more than 20 ms, the first of which was allowed 1. */
static const char *penser_lentement(const struct position *p, int joueur_, const struct limites *l,
                                    struct pensee *pensee)
{
    (void)p;
    (void)joueur_;
    (void)l;
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    pensee->coup = 34;
    return NULL;
}

static void un_retard_est_note_puis_oublie(void **etat)
{
    (void)etat;
    struct jeu lent = jeu_othello_8x8;
    lent.penser = penser_lentement;
    partie_init(partie, &lent, NOIR);
    creer("ia:3");
    joueur.limites.secondes = 0.001;
    penser();
    const double retard = joueur.limites.retard;
    assert_true(retard >= 0.019);
    joueur.limites.secondes = 3600;
    penser();
    assert_true(joueur.limites.retard > 0 && joueur.limites.retard < retard);
}

/* ---- Thoughts ---- */

static const char *refus_du_lent;

static const char *preparer_lentement(struct joueur *lent, atomic_bool *arret)
{
    (void)lent;
    (void)arret;
    usleep(300000);
    return refus_du_lent;
}

static const char *repondre(struct joueur *lent, const struct partie *p, atomic_bool *arret,
                            struct pensee *pensee)
{
    (void)lent;
    (void)p;
    (void)arret;
    *pensee = (struct pensee){.coup = 34};
    return NULL;
}

/* What a player makes before he can think is not on his clock. */
static void etre_pret_ne_compte_pas(void **etat)
{
    static const struct genre_joueur LENT = {.preparer = preparer_lentement, .penser = repondre};
    struct joueur lent = {.genre = &LENT};
    struct reflexion r;
    struct pensee pensee;
    (void)etat;
    for (int i = 0; i < 2; i++) {
        refus_du_lent = i ? "no table" : NULL;
        assert_null(reflexion_lancer(&r, &lent, partie));
        assert_false(fil_entendre(&r.fil, &pensee, sizeof pensee)); /* it is over */
        assert_null(reflexion_finir(&r, &pensee));
        const char *refus = fil_erreur(&r.fil);
        assert_true(r.pensee.secondes < 0.2);
        assert_int_equal(r.pensee.coup, i ? 0 : 34);
        assert_true(refus ? i && strcmp(refus, "no table") == 0 : !i);
    }
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, preparer, ranger)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(les_noms_connus),
        TEST(seul_le_clavier_est_une_personne),
        TEST(une_personne_se_connait_a_son_nom),
        TEST(chacun_se_decrit),
        TEST(un_joueur_inconnu_nomme_les_acceptes),
        TEST(un_niveau_hors_bornes_donne_les_bornes),
        TEST(une_graine_ou_un_reglage_faux_est_refuse),
        TEST(un_nom_trop_long_est_refuse),
        TEST(le_hasard_a_graine_se_repete),
        TEST(le_hasard_joue_tous_les_coups_legaux),
        TEST(le_hasard_joue_aussi_apres_une_passe),
        TEST(un_retard_est_note_puis_oublie),
        TEST(etre_pret_ne_compte_pas),
    };
    return cmocka_run_group_tests_name("joueur", tests, NULL, NULL);
}
