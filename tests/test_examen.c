/* The review behind the screen: its thread, what stays true of a game that changes, and the
 * engine's judgements in moves of the game. */
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "interfaces/examinateur.h"
#include "interfaces/revue_notee.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "partie/exercices.h"
#include "tests/aide.h"
#include "tests/aide_formats.h"

static const char PARTIE[] = "f5d6c3d3c4f4f6f3";
static const struct limites LIMITES = {.moyens = {.hachage = 1}, .sans_livre = true};

static struct examen *examen;
static struct partie *partie;

static int preparer(void **etat)
{
    (void)etat;
    examen = calloc(1, sizeof *examen);
    partie = calloc(1, sizeof *partie);
    partie_init(partie, &jeu_othello_8x8, NOIR);
    return 0;
}

static int ranger(void **etat)
{
    (void)etat;
    fil_arreter(&examen->fil);
    free(examen);
    free(partie);
    return 0;
}

static void jouer(const char *coups)
{
    assert_int_equal(jouer_transcription(partie, coups), strlen(coups) / 2);
}

static void lancer(const struct examinateur *examinateur)
{
    assert_null(examen_lancer(examen, examinateur, partie, &LIMITES));
}

static void attendre_la_fin(void)
{
    while (fil_fd(&examen->fil) >= 0) {
        struct pollfd p = {.fd = fil_fd(&examen->fil), .events = POLLIN};
        assert_int_equal(poll(&p, 1, 30000), 1);
        examen_recevoir(examen);
    }
}

/* ---- Examiners for the thread ---- */

static const char *tous(const struct jeu *jeu)
{
    return jeu == &jeu_othello_8x8 ? NULL : "another game";
}

/* The value tells which move it is. */
static const char *compter(struct examen *x)
{
    for (int rang = x->partie.rang - 1; rang >= 0; rang--)
        examen_rendre(x, rang, &(struct jugement){.valeur = 10 * rang});
    return NULL;
}

static const char *attendre_l_arret(struct examen *x)
{
    examen_rendre(x, x->partie.rang - 1, &(struct jugement){.valeur = 7});
    while (!atomic_load(&x->fil.arret))
        usleep(1000);
    return NULL;
}

static const char *echouer(struct examen *x)
{
    static _Thread_local char message[16];
    strcpy(message, "no memory");
    (void)x;
    return message;
}

/* An error that another search, which never ends, is going to look at. */
static const char *douter(struct examen *x)
{
    for (int rang = x->partie.rang - 1; rang >= 0; rang--) {
        struct jugement j = {.perte = 3, .suite_longueur = 1, .provisoire = rang == 2};
        examen_rendre(x, rang, &j);
    }
    while (!atomic_load(&x->fil.arret))
        usleep(1000);
    return NULL;
}

static const struct examinateur DOUTEUR = {0, tous, douter},
                                COMPTEUR = {0, tous, compter},
                                PATIENT = {0, tous, attendre_l_arret},
                                MALADE = {0, tous, echouer};

/* ---- Read in a file ---- */

static void les_mots_se_relisent(void **etat)
{
    (void)etat;
    static const struct {
        const char *texte, *avant, *suite;
        int perte;
    } CAS[] = {
        {"?? perd 8\u00a0; mieux\u00a0: c6, suite c6 f7 e8", "", "c6 f7 e8", 8},
        {"?? perd 8 ; mieux : c6, suite c6 pass e8 et", "", "c6 pass e8", 8},
        {"is it? ?! loses 2; better: h2, line h2", "is it? ", "h2", 2},
    };
    static const char *const AUTRES[] = {"",
                                         "??",
                                         "?? perd",
                                         "?? perd 8 ; mieux : c6",
                                         "?? perd 8 ; mieux : c6, suite",
                                         "?! perd 8 ; mieux : c6, suite c6",
                                         "?? perd 8 ; mieux : la, suite c6",
                                         "? ? ? ? ? ? ?"};
    struct jugement_ecrit lu;
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        const char *texte = CAS[i].texte;
        assert_true(jugement_relire(vue_de(texte), &lu));
        assert_int_equal(lu.perte, CAS[i].perte);
        assert_int_equal(lu.tout.p - texte, strlen(CAS[i].avant));
        assert_true(vue_egale(lu.suite, CAS[i].suite));
    }
    for (size_t i = 0; i < sizeof AUTRES / sizeof *AUTRES; i++)
        assert_false(jugement_relire(vue_de(AUTRES[i]), &lu));
}

/* What is there fills the review; what is written again takes its place. */
static void une_revue_incomplete_se_lit(void **etat)
{
    struct recueil r;
    (void)etat;
    aide_lire("pgn",
              "1. f5 d6 {[%eval 2.4]} 2. c3 {[%eval -5] note} d3 {[%eval 70]} 3. c4 {[%eval 1]} "
              "f4 {[%eval -1] ? perd 5 ; mieux : a1, suite a1 f6} f6 f3 *",
              &r);
    jouer(PARTIE);
    assert_true(revue_lire(&r.parties[0], partie, &COMPTEUR, examen));
    assert_int_equal(examen->faits, 4);
    assert_null(examen_jugement(examen, partie, 0));
    assert_null(examen_jugement(examen, partie, 3)); /* no margin */
    assert_int_equal(examen_jugement(examen, partie, 1)->valeur, -2);
    assert_int_equal(examen_jugement(examen, partie, 1)->perte, 0);
    assert_int_equal(examen_jugement(examen, partie, 2)->perte, 1); /* 3, which nobody wrote */
    assert_int_equal(examen_jugement(examen, partie, 5)->perte, 5);
    assert_int_equal(examen_jugement(examen, partie, 5)->suite_longueur, 0); /* not legal */
    struct coup_note *c = &r.parties[0].coups[5];
    texte_remplacer(&c->commentaire, vue_de("avant ? perd 5 ; mieux : a1, suite a1 f6 puis"));
    revue_noter(c, &(struct revue_coup){.valeur = 3, .vides = 55, .profondeur = 20});
    assert_string_equal(c->commentaire, "avant puis");
    assert_true(c->eval == 3 && c->plis == 19);
    revue_noter(c, &(struct revue_coup){.vides = 12, .profondeur = 12});
    assert_int_equal(c->plis, 10); /* not proved */
    revue_noter(c, &(struct revue_coup){.vides = 12, .exact = true, .profondeur = 12});
    assert_int_equal(c->plis, 11);
    recueil_detruire(&r);
}

/* ---- The thread ---- */

static void chaque_coup_est_juge(void **etat)
{
    (void)etat;
    jouer(PARTIE);
    lancer(&COMPTEUR);
    attendre_la_fin();
    assert_int_equal(examen->faits, 8);
    assert_null(fil_erreur(&examen->fil));
    for (int rang = 0; rang < 8; rang++)
        assert_int_equal(examen_jugement(examen, partie, rang)->valeur, 10 * rang);
    assert_null(examen_jugement(examen, partie, 8));
    assert_null(examen_jugement(examen, partie, -1));
}

static void ce_qui_est_trouve_reste_apres_l_arret(void **etat)
{
    (void)etat;
    jouer(PARTIE);
    lancer(&PATIENT);
    while (examen->faits == 0)
        examen_recevoir(examen);
    assert_true(fil_fd(&examen->fil) >= 0);
    fil_arreter(&examen->fil);
    fil_arreter(&examen->fil);
    assert_int_equal(fil_fd(&examen->fil), -1);
    assert_int_equal(examen_jugement(examen, partie, 7)->valeur, 7);
    assert_null(examen_jugement(examen, partie, 6));
    lancer(&PATIENT); /* begins from nothing, and stops what runs */
    assert_null(examen_jugement(examen, partie, 7));
    lancer(&COMPTEUR);
    attendre_la_fin();
    assert_int_equal(examen_jugement(examen, partie, 7)->valeur, 70);
}

/* No exercise is made of an error that may be none. */
static void une_erreur_douteuse_attend(void **etat)
{
    static struct session s;
    struct exercices x = {0};
    char raison[128];
    (void)etat;
    jouer(PARTIE);
    lancer(&DOUTEUR);
    while (!examen_entier(examen, partie))
        examen_recevoir(examen);
    assert_int_equal(examen_douteux(examen), 1);
    assert_true(examen_doute(examen, examen_jugement(examen, partie, 2)));
    assert_false(examen_doute(examen, examen_jugement(examen, partie, 3)));
    s.jeu = partie->jeu;
    s.partie = *partie;
    s.services = &(struct services){.examinateur = &DOUTEUR};
    struct tampon t = tampon_sur(raison, sizeof raison);
    assert_false(exercices_etablir(&x, &s, examen, 0, &t));
    assert_non_null(strstr(raison, "fin de l'analyse"));
    fil_arreter(&examen->fil);
    assert_int_equal(examen_douteux(examen), 0);
    assert_true(examen_entier(examen, partie) && !examen_acheve(examen, partie));
    t = tampon_sur(raison, sizeof raison);
    assert_false(exercices_etablir(&x, &s, examen, 0, &t)); /* stopped, it is no surer */
    assert_non_null(strstr(raison, "y"));
    examen_noter(examen, 2, &(struct jugement){.perte = 3, .suite_longueur = 1});
    assert_true(examen_acheve(examen, partie));
    t = tampon_sur(raison, sizeof raison);
    assert_true(exercices_etablir(&x, &s, examen, 0, &t));
    assert_int_equal(x.e.nb, 8);
}

/* Where the values of all moves know better, the review says the same as they. */
static void une_estimation_corrige(void **etat)
{
    const struct jugement erreur = {
        .valeur = 5, .perte = 3, .profondeur = 20, .suite = {43}, .suite_longueur = 2};
    struct estimation e = {.nb = 3,
                           .estimes = {{.coup = 52, .score = -2, .profondeur = 24},
                                       {.coup = 43, .score = -2, .profondeur = 24},
                                       {.coup = 61, .score = -9, .profondeur = 24}}};
    struct jugement j = erreur;
    (void)etat;
    assert_true(estimation_corriger(&e, 52, 2, &j));
    assert_int_equal(j.valeur, 2);
    assert_int_equal(j.perte, 0);
    assert_int_equal(j.profondeur, 24);
    assert_int_equal(j.suite_longueur, 0);
    j = erreur;
    assert_true(estimation_corriger(&e, 61, 2, &j));
    assert_int_equal(j.valeur, 9);
    assert_int_equal(j.perte, 7);
    assert_int_equal(j.suite_longueur, 2); /* c2 is as good as ever */
    e.estimes[1].score = -3;
    assert_false(estimation_corriger(&e, 61, 2, &j)); /* as sure */
    j.profondeur = 23;
    assert_true(estimation_corriger(&e, 61, 2, &j));
    assert_int_equal(j.suite[0], 52);
    assert_int_equal(j.suite_longueur, 1);
    j = erreur;
    j.exact = true;
    assert_false(estimation_corriger(&e, 52, 2, &j));
    j = erreur;
    e.estimes[0].livre = true;
    e.estimes[0].profondeur = 0;
    assert_true(estimation_corriger(&e, 52, 2, &j));
    assert_true(j.livre);
}

static void un_echec_est_dit(void **etat)
{
    (void)etat;
    jouer(PARTIE);
    lancer(&MALADE);
    attendre_la_fin();
    assert_string_equal(fil_erreur(&examen->fil), "no memory");
    assert_int_equal(examen->faits, 0);
}

static void les_refus(void **etat)
{
    (void)etat;
    assert_non_null(examen_lancer(examen, &COMPTEUR, partie, &LIMITES)); /* no moves */
    assert_non_null(examen_lancer(examen, NULL, partie, &LIMITES));
    assert_int_equal(fil_fd(&examen->fil), -1);
    partie_init(partie, &jeu_othello_6x6, NOIR);
    partie_jouer(partie, partie_coup_au_hasard(partie, &(struct alea){{1, 2, 3, 4}}));
    assert_string_equal(examen_lancer(examen, &COMPTEUR, partie, &LIMITES), "another game");
    assert_non_null(examen_lancer(examen, &examinateur_8x8, partie, &LIMITES));
}

/* ---- Exercises ---- */

/* Surer than the values are in the opening; d3 would have been better. */
static const char *blamer(struct examen *x)
{
    examen_rendre(x, 0, &(struct jugement){.perte = PERTE_FAUTE, .profondeur = 60,
                                           .suite = {coup_de_nom("d3")}, .suite_longueur = 1});
    return NULL;
}

/* What is less sure than the review is awaited, until there is nothing more to find. */
static void une_estimation_finie_juge_une_reponse(void **etat)
{
    (void)etat;
    static const struct examinateur SEVERE = {60, tous, blamer};
    static const struct services SERVICES = {.examinateur = &SEVERE};
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    struct session *s = calloc(1, sizeof *s);
    struct estimation *e = calloc(1, sizeof *e);
    struct exercices *x = calloc(1, sizeof *x);
    const int c4 = coup_de_nom("c4"), d3 = coup_de_nom("d3");
    jouer("f5");
    lancer(&SEVERE);
    attendre_la_fin();
    s->jeu = &jeu_othello_8x8;
    s->services = &SERVICES;
    assert_null(joueur_creer(&s->joueurs[NOIR], s->jeu, "clavier"));
    assert_null(joueur_creer(&s->joueurs[BLANC], s->jeu, "clavier"));
    s->partie = *partie;
    assert_true(exercices_etablir(x, s, examen, 0, &t));
    x->e.estimation = e;
    valeurs_init(&e->valeurs, s->jeu, &partie->initiale, NOIR, &LIMITES);
    e->nb = 2;
    e->estimes[0] = (struct estime){.coup = (int16_t)d3, .profondeur = 9, .score = 3};
    e->estimes[1] = (struct estime){.coup = (int16_t)c4, .profondeur = 9, .score = -2};
    assert_int_equal(epreuve_repondre(&x->e, c4, &t), EPREUVE_ATTEND);
    e->finie = true;
    assert_int_equal(epreuve_repondre(&x->e, c4, &t), EPREUVE_JUGEE);
    assert_non_null(strstr(memoire, "c4 perd 5"));
    free(x);
    free(e);
    free(s);
}

/* ---- A game that changes ---- */

/* A legal move that is not the undone one. */
static void jouer_autre_chose(void)
{
    int coups[COUPS_MAX];
    partie->jeu->lister_coups(partie_position(partie, partie->rang),
                              partie_trait(partie, partie->rang), coups);
    assert_null(partie_jouer(partie, coups[coups[0] == partie->coups[partie->rang].coup]));
}

static void un_jugement_suit_son_coup(void **etat)
{
    (void)etat;
    jouer(PARTIE);
    lancer(&COMPTEUR);
    attendre_la_fin();
    partie_aller(partie, 5); /* undone moves are still there */
    assert_int_equal(examen_jugement(examen, partie, 7)->valeur, 70);
    jouer_autre_chose();
    assert_int_equal(examen_jugement(examen, partie, 4)->valeur, 40);
    assert_null(examen_jugement(examen, partie, 5));
    partie_jouer(partie, partie_coup_au_hasard(partie, &(struct alea){{1, 2, 3, 4}}));
    assert_null(examen_jugement(examen, partie, 6));
    partie_aller(partie, 5);
    jouer("f4f6"); /* the same moves again */
    assert_int_equal(examen_jugement(examen, partie, 6)->valeur, 60);
    partie_init(partie, &jeu_othello_8x8_miroir, NOIR);
    jouer("c5");
    assert_null(examen_jugement(examen, partie, 0));
    partie_init(partie, &jeu_othello_8x8, NOIR);
    jouer("f5f4");
    assert_int_equal(examen_jugement(examen, partie, 0)->valeur, 0);
    assert_null(examen_jugement(examen, partie, 1));
}

/* Plays another move at some moment, then the same as before. */
static bool jouer_le_meme_ailleurs(int rang)
{
    int coups[COUPS_MAX];
    const struct coup_joue apres = examen->partie.coups[rang + 1];
    partie_aller(partie, rang);
    const int joueur = partie_trait(partie, rang), avant = examen->partie.coups[rang].coup;
    int nb = partie->jeu->lister_coups(partie_position(partie, rang), joueur, coups);
    for (int i = 0; i < nb; i++) {
        partie_aller(partie, rang);
        if (coups[i] != avant && !partie_jouer(partie, coups[i]) &&
            partie_trait(partie, rang + 1) == apres.joueur && !partie_jouer(partie, apres.coup))
            return true;
    }
    return false;
}

static void le_meme_coup_ailleurs_n_est_pas_juge(void **etat)
{
    int vus = 0;
    (void)etat;
    jouer(PARTIE);
    lancer(&COMPTEUR);
    attendre_la_fin();
    for (int rang = 0; rang < 7; rang++) {
        *partie = examen->partie;
        if (!jouer_le_meme_ailleurs(rang))
            continue;
        vus++;
        assert_null(examen_jugement(examen, partie, rang));
        assert_null(examen_jugement(examen, partie, rang + 1));
    }
    assert_true(vus > 0);
}

/* ---- The engine's judgements ---- */

/* The end of a game by chance, as a game from a position: all of it is proved. */
static void placer_une_fin(const struct jeu *jeu, uint64_t graine, int vides)
{
    struct alea alea;
    alea_init(&alea, graine);
    partie_init(partie, jeu, graine % 2 ? NOIR : BLANC);
    partie_hasarder(partie, 60 - vides, &alea);
    const struct position depart = *partie_position(partie, partie->rang);
    const int trait = partie_trait(partie, partie->rang);
    if (trait == 0)
        return;
    /* Whoever did not just move, though he may have to pass. */
    partie_placer(partie, jeu, &depart, partie_passe(partie, partie->rang) ? 3 - trait : trait);
    partie_hasarder(partie, 60, &alea);
}

/* Proved values hang together, from the margin at the end on: what a move leads to is what the next
 * position is worth. */
static void verifier_jugements(void)
{
    const struct jeu *jeu = partie->jeu;
    int valeur = jeu->marge(&partie->derniere), coups[COUPS_MAX];
    for (int rang = partie->rang - 1; rang >= 0; rang--) {
        const struct jugement *j = examen_jugement(examen, partie, rang);
        const struct coup_joue *c = &partie->coups[rang];
        assert_non_null(j);
        assert_true(j->exact);
        assert_int_equal(j->valeur, valeur);
        assert_int_equal(j->seul, jeu->lister_coups(&c->avant, c->joueur, coups) == 1);
        assert_true(j->perte >= 0);
        assert_int_equal(j->perte > 0, j->suite_longueur > 0);
        if (j->perte > 0) {
            assert_int_not_equal(j->suite[0], c->coup);
            assert_null(jeu->raison_refus(&c->avant, j->suite[0], c->joueur));
        }
        valeur += c->joueur == NOIR ? j->perte : -j->perte;
    }
}

static void les_jugements_du_moteur(void **etat)
{
    static const struct jeu *const JEUX[] = {&jeu_othello_8x8, &jeu_othello_8x8_miroir};
    int passes = 0, pertes = 0;
    (void)etat;
    for (uint64_t graine = 1; graine <= 12; graine++) {
        placer_une_fin(JEUX[graine % 3 == 0], graine, 10);
        if (partie->rang == 0)
            continue;
        lancer(&examinateur_8x8);
        attendre_la_fin();
        assert_null(fil_erreur(&examen->fil));
        assert_int_equal(examen->faits, partie->rang);
        verifier_jugements();
        for (int rang = 0; rang < partie->rang; rang++) {
            passes += partie_passe(partie, rang) != 0;
            pertes += examen_jugement(examen, partie, rang)->perte > 0;
        }
    }
    assert_true(passes > 0 && pertes > 5);
}

/* The points of the graph: of one depth, but for the end, which is proved, and for errors, which
 * are searched again. */
static void des_valeurs_comparables(void **etat)
{
    static const char LONGUE[] =
        "f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6g4c8b6d8b8h4c2d2h6h3d1a6e2g3f2h5f8h7a5g2a7f1h2";
    (void)etat;
    jouer(LONGUE);
    const int exacts = partie->rang - (60 - examinateur_8x8.profondeur);
    assert_true(exacts > 0);
    lancer(&examinateur_8x8);
    attendre_la_fin();
    for (int rang = 0; rang < partie->rang; rang++) {
        const struct jugement *j = examen_jugement(examen, partie, rang);
        assert_true(j->exact || partie->rang - rang > exacts);
        assert_true(j->exact || j->profondeur >= examinateur_8x8.profondeur);
    }
}

/* Stopped, at the latest after its first judgement, it tells nothing more. */
static void le_moteur_s_arrete(void **etat)
{
    (void)etat;
    jouer("f5d6c3d3c4f4f6f3e6e7d7g6g5c5c7e3b5f7e8c6");
    lancer(&examinateur_8x8);
    fil_arreter(&examen->fil);
    assert_int_equal(fil_fd(&examen->fil), -1);
    assert_int_equal(examen->faits, 0);
    assert_null(fil_erreur(&examen->fil));
    lancer(&examinateur_8x8);
    while (examen->faits == 0)
        examen_recevoir(examen);
    fil_arreter(&examen->fil);
    assert_int_equal(fil_fd(&examen->fil), -1);
    assert_int_equal(examen->faits, 1);
    assert_non_null(examen_jugement(examen, partie, partie->rang - 1));
    assert_null(fil_erreur(&examen->fil));
}

/* ---- Words ---- */

static const char *surete(bool exact, int confiance, int profondeur)
{
    static char memoire[32];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    jugement_dire_surete(exact, false, confiance, profondeur, &t);
    return memoire;
}

static void les_mots(void **etat)
{
    static const char *const MARQUES[] = {"", "", "?!", "?!", "?", "?", "?", "?", "??", "??"};
    (void)etat;
    for (int perte = 0; perte < 10; perte++)
        assert_string_equal(jugement_marque(perte), MARQUES[perte]);
    assert_string_equal(jugement_marque(128), "??");
    assert_string_equal(surete(true, 100, 12), "exact");
    assert_string_equal(surete(false, 95, 20), "95 %");
    assert_string_equal(surete(false, 0, 26), "26 plis");
    assert_string_equal(surete(false, 0, 1), "1 pli");
    assert_string_equal(jugement_unite(&jeu_othello_8x8, -1), "pion");
    assert_string_equal(jugement_unite(&jeu_othello_8x8, 1.4), "pion");
}

/* What is lost is told by the empty squares; what is proved, apart. */
static void les_phases(void **etat)
{
    static const int VIDES[] = {60, 41, 40, 21, 20, 1}, PERTES[] = {1, 2, 4, 8, 16, 32};
    char texte[128];
    struct tampon t = tampon_sur(texte, sizeof texte);
    (void)etat;
    jouer("f5d6c3d3c4f4f6f3e6e7d7g6");
    examen_preparer(examen, &COMPTEUR, partie);
    for (int i = 0; i < 12; i++) {
        const struct jugement j = {
            .vides = VIDES[i / 2], .perte = i % 2 ? 0 : PERTES[i / 2], .exact = i > 6};
        examen_noter(examen, i, &j);
    }
    examen_dire_bilan(examen, partie, 1, true, &t);
    assert_string_equal(texte, "Noir perd 63 (ouverture 3, milieu 12, finale 48), 5 erreurs");
    t = tampon_sur(texte, sizeof texte);
    examen_dire_bilan(examen, partie, 2, true, &t);
    assert_string_equal(texte, "Blanc perd 0, 0 erreur");
    t = tampon_sur(texte, sizeof texte);
    examen_dire_prouve(examen, partie, &t);
    assert_string_equal(texte, "Dont prouvés\u00a0: Noir 48, Blanc 0");
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, preparer, ranger)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(les_mots_se_relisent),
        TEST(une_revue_incomplete_se_lit),
        TEST(chaque_coup_est_juge),
        TEST(ce_qui_est_trouve_reste_apres_l_arret),
        TEST(une_erreur_douteuse_attend),
        TEST(une_estimation_corrige),
        TEST(un_echec_est_dit),
        TEST(les_refus),
        TEST(une_estimation_finie_juge_une_reponse),
        TEST(un_jugement_suit_son_coup),
        TEST(le_meme_coup_ailleurs_n_est_pas_juge),
        TEST(les_jugements_du_moteur),
        TEST(des_valeurs_comparables),
        TEST(le_moteur_s_arrete),
        TEST(les_mots),
        TEST(les_phases),
    };
    return cmocka_run_group_tests_name("examen", tests, NULL, NULL);
}
