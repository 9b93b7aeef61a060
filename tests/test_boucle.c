/* The course's loop over a sitting (boucle.c, session.c): a display that follows a script instead
 * of a person, a thinking player that plays given moves instead of searching, and a journal of all
 * that the display was asked. Clocks are put forward by the script: nothing waits. */
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "jeux/othello_8x8.h"
#include "partie/boucle.h"
#include "tests/aide.h"

/* Black must pass after White's f8. */
static const char AVANT_F8[] = "e6f6c4c5c6d6g7f4g4g6e7h8h6g5g8";

static const struct jeu *const JEUX[] = {&jeu_othello_8x8, NULL};
static struct session session;
static const char *scenario; /* what the person does: words parted by blanks */
static const char *reponses; /* the thinking player's moves: "d6 f6"; "." waits to be stopped */
static char memoire_journal[8192];
static struct tampon journal;

/* ---- The display that follows the script ---- */

static bool mot_suivant(const char **texte, char mot[32])
{
    struct vue v = vue_de(*texte), m;
    bool lu = vue_mot(&v, &m);
    vue_copier(m, mot, 32);
    *texte = v.p;
    return lu;
}

/* One word of the person: a verb of the sitting, or a move. */
static enum reponse faire(const char *mot, int *coup)
{
    if (strcmp(mot, "annuler") == 0)
        return session_annuler(&session);
    if (strcmp(mot, "refaire") == 0)
        return session_refaire(&session);
    if (strcmp(mot, "nouvelle") == 0)
        return session_nouvelle(&session);
    if (strcmp(mot, "quitter") == 0)
        return REPONSE_QUITTER;
    if (strcmp(mot, "sans-pendule") == 0) {
        session.reglages.pendule = (struct pendule){0};
        chrono_changer(&session);
        return REPONSE_REPRENDRE;
    }
    if (mot[0] == '+') { /* so many seconds go by */
        session.chrono.debut -= atof(mot + 1);
        return REPONSE_CONTINUER;
    }
    *coup = coup_de_nom(mot);
    return REPONSE_CONTINUER;
}

static void dessiner(struct session *s)
{
    tampon_ecrire(&journal, "%d ", s->partie.rang);
}

/* A script that is over leaves. A verb that changed nothing is followed by the next word. */
static enum reponse demander(struct session *s, int *coup)
{
    char mot[32];
    (void)s;
    while (mot_suivant(&scenario, mot)) {
        enum reponse reponse = faire(mot, coup);
        if (reponse != REPONSE_CONTINUER || *coup != COUP_AUCUN)
            return reponse;
    }
    return REPONSE_QUITTER;
}

/* "!annuler": the person acts during the thought; else waits for its end. */
static enum reponse attendre(struct session *s, struct reflexion *reflexion)
{
    char mot[32];
    int coup;
    (void)s;
    while (*scenario == ' ')
        scenario++;
    if (*scenario == '!' && mot_suivant(&scenario, mot)) {
        struct pensee perdue;
        reflexion_finir(reflexion, &perdue); /* nobody may change the game under a thought */
        return faire(mot + 1, &coup);
    }
    struct pollfd fin = {.fd = fil_fd(&reflexion->fil), .events = POLLIN};
    assert_int_equal(poll(&fin, 1, 60000), 1);
    return REPONSE_CONTINUER;
}

static enum reponse passe(struct session *s, int joueur)
{
    (void)s;
    tampon_ecrire(&journal, "passe%d ", joueur);
    return REPONSE_CONTINUER;
}

static enum reponse fin(struct session *s)
{
    char mot[32];
    int coup;
    (void)s;
    tampon_ajouter(&journal, "fin ");
    return mot_suivant(&scenario, mot) ? faire(mot, &coup) : REPONSE_QUITTER;
}

static void message(struct session *s, const char *texte)
{
    (void)s;
    tampon_ecrire(&journal, "[%s] ", texte);
}

static const struct affichage SCENARIO = {
    .afficher_config = dessiner,
    .demander_coup = demander,
    .attendre = attendre,
    .annoncer_passe = passe,
    .afficher_fin = fin,
    .message = message,
};

/* ---- The player that plays given moves ---- */

static const char *reciter(struct joueur *joueur, const struct partie *p, atomic_bool *arret,
                           struct pensee *pensee)
{
    char mot[32];
    (void)joueur;
    if (!mot_suivant(&reponses, mot))
        return "rien à dire";
    if (strcmp(mot, ".") == 0) {
        while (!atomic_load(arret))
            usleep(1000);
        int coups[COUPS_MAX];
        p->jeu->lister_coups(partie_position(p, p->rang), partie_trait(p, p->rang), coups);
        pensee->coup = coups[0];
        return NULL;
    }
    pensee->coup = coup_de_nom(mot);
    pensee->noeuds = 42;
    return NULL;
}

static const struct genre_joueur RECITANT = {.nom = "recitant", .penser = reciter};

/* ---- A sitting ---- */

static int preparer(void **etat)
{
    (void)etat;
    memset(&session, 0, sizeof session);
    session.programme = "essai";
    session.jeux = JEUX;
    session.jeu = JEUX[0];
    session.affichage = &SCENARIO;
    reglages_defaut(&session.reglages);
    strcpy(session.reglages.joueurs[2], "clavier");
    journal = tampon_sur(memoire_journal, sizeof memoire_journal);
    scenario = reponses = "";
    return session_init(&session) == NULL ? 0 : -1;
}

static int ranger(void **etat)
{
    (void)etat;
    scenario = "";
    session_nouvelle(&session); /* forgets the saved game */
    session_fermer(&session);
    return 0;
}

/* The history's last line ends so. */
static void verifier_historique(const char *fin)
{
    char chemin[CHEMIN_MAX];
    size_t taille;
    assert_true(fichier_chemin(DOSSIER_ETAT, "essai.historique", chemin));
    char *texte = lire_fichier(chemin, &taille);
    assert_true(taille > strlen(fin));
    assert_string_equal(texte + taille - strlen(fin), fin);
    free(texte);
}

/* White is the player that recites `coups`. */
static void blanc_recite(const char *coups)
{
    joueur_detruire(&session.joueurs[2]);
    session.joueurs[2].genre = &RECITANT;
    reponses = coups;
}

/* main.c's loop. */
static void jouer(const char *ce_qu_on_fait)
{
    scenario = ce_qu_on_fait;
    boucle_attacher(&session);
    do {
        struct position config = jeu.creer_config_init();
        int joueur_courant = jeu.choisir_premier_joueur();
        jeu.afficher_config(config);
        while (!jeu.est_jeu_fini(config)) {
            if (jeu.est_coup_possible(config, joueur_courant)) {
                int coup = jeu.coup_joueur(config, joueur_courant);
                config = jeu.incrementer_config(config, coup, joueur_courant);
                jeu.afficher_config(config);
            }
            joueur_courant = jeu.incrementer_joueur(joueur_courant);
        }
        jeu.afficher_fin(config, joueur_courant);
    } while (encore());
}

static void verifier_coups(const char *attendus)
{
    char coups[512];
    struct tampon t = tampon_sur(coups, sizeof coups);
    for (int i = 0; i < session.partie.rang; i++)
        jeu_othello_8x8.ecrire_coup(session.partie.coups[i].coup, &t);
    assert_string_equal(coups, attendus);
}

/* ---- Tests ---- */

static void deux_personnes_jouent_jusqu_au_bout(void **etat)
{
    (void)etat;
    jouer("f5 d6 c5 f6 e7 f4 g5 e6 e3");
    assert_string_equal(memoire_journal, "0 1 2 3 4 5 6 7 8 9 fin ");
    verifier_coups("f5d6c5f6e7f4g5e6e3");
}

static bool jamais(const struct position *p)
{
    (void)p;
    return false;
}

/* A game whose author forgot that two blocked players end it. */
static void personne_ne_peut_jouer_et_la_partie_est_finie(void **etat)
{
    (void)etat;
    struct jeu sans_fin = jeu_othello_8x8;
    sans_fin.est_jeu_fini = jamais;
    session.jeu = &sans_fin;
    partie_init(&session.partie, &sans_fin, NOIR);
    alarm(20);
    jouer("f5 d6 c5 f6 e7 f4 g5 e6 e3");
    alarm(0);
    assert_string_equal(memoire_journal, "0 1 2 3 4 5 6 7 8 9 fin ");
    session.jeu = JEUX[0];
}

static void un_plateau_par_coup_aussi_apres_annuler(void **etat)
{
    (void)etat;
    jouer("f5 d6 annuler d6 c5");
    assert_string_equal(memoire_journal, "0 1 2 1 2 3 ");
    verifier_coups("f5d6c5");
}

static void annuler_au_depart_dit_pourquoi(void **etat)
{
    (void)etat;
    jouer("annuler refaire f5");
    assert_string_equal(memoire_journal, "0 [aucun coup à annuler] [aucun coup à refaire] 1 ");
}

static void une_passe_est_annoncee_une_fois(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, AVANT_F8), 15);
    jouer("f8 c3");
    assert_string_equal(memoire_journal, "15 16 passe1 17 ");
}

/* RULE-37: the computer plays f8, Black has no move, the computer plays again without any key. */
static void RULE_37_l_ordinateur_rejoue_apres_la_passe(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, AVANT_F8), 15);
    blanc_recite("f8 c3");
    jouer("");
    assert_string_equal(memoire_journal, "15 16 passe1 17 ");
    assert_int_equal(session.partie.coups[16].joueur, BLANC);
}

static void reprendre_sur_une_passe_donne_le_trait_a_l_autre(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, AVANT_F8), 15);
    jouer("f8 annuler f8 c3");
    assert_string_equal(memoire_journal, "15 16 passe1 15 16 passe1 17 ");
}

/* A run of the loop that starts on a pass, at the start or after an undo, tells it too. */
static void une_passe_au_depart_est_annoncee(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, AVANT_F8), 15);
    assert_int_equal(jouer_transcription(&session.partie, "f8"), 1);
    jouer("c3 annuler c3");
    assert_string_equal(memoire_journal, "16 passe1 17 16 passe1 17 ");
}

static void HIST_02_annuler_quand_la_partie_est_finie(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, "f5d6c5f6e7f4g5e6"), 8);
    jouer("e3 annuler e3");
    assert_string_equal(memoire_journal, "8 9 fin 8 9 fin ");
}

/* The record keeps how often moves were taken back before the end, and not after it. */
static void les_reprises_sont_comptees(void **etat)
{
    (void)etat;
    blanc_recite("d6 f6 f6 f4 e6");
    jouer("f5 c5 annuler c5 e7 g5 e3 annuler e3");
    assert_int_equal(session.partie.reprises, 2);
    verifier_historique("e3\t\t\t0\t0\t1\n");
}

/* So does to go on from an earlier moment, by another move too. */
static void aller_plus_haut_reprend(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, "f5d6c5"), 3);
    session_aller(&session, 3);
    assert_int_equal(session.partie.reprises, 0);
    session_aller(&session, 1);
    assert_int_equal(session.partie.reprises, 1);
    session_jouer_a(&session, 0, coup_de_nom("c4")); /* a variation, which then is the game */
    session_revenir(&session);
    assert_int_equal(session.partie.reprises, 1);
    session_jouer_a(&session, 0, coup_de_nom("c4"));
    session_noter_conseil(&session);
    session_aller(&session, 1);
    assert_int_equal(session.partie.reprises, 2);
    assert_int_equal(session.partie.conseils, 1);
    session_nouvelle(&session);
    assert_int_equal(session.partie.reprises + session.partie.conseils, 0);
}

static void HIST_08_refaire_contre_l_ordinateur(void **etat)
{
    (void)etat;
    blanc_recite("d6 f6");
    jouer("f5 annuler refaire c5 quitter");
    assert_string_equal(memoire_journal, "0 1 2 0 2 3 4 ");
    verifier_coups("f5d6c5f6");
    assert_string_equal(reponses, ""); /* d6 came from the record, it was not thought again */
}

static void annuler_arrete_la_pensee(void **etat)
{
    (void)etat;
    blanc_recite(". f6");
    jouer("f5 !annuler d3 ");
    assert_string_equal(memoire_journal, "0 1 0 1 [Blanc (clavier) a répondu 66, coup illégal : "
                        "ce coup ne retourne aucun pion] 1 fin ");
    assert_int_equal(session.forfait, BLANC);
}

/* HIST-16: ten new games while the computer thinks; no stray move arrives. */
static void HIST_16_nouvelle_partie_pendant_la_pensee(void **etat)
{
    (void)etat;
    blanc_recite(". . . . . . . . . .");
    jouer("f5 !nouvelle f5 !nouvelle f5 !nouvelle f5 !nouvelle f5 !nouvelle "
          "f5 !nouvelle f5 !nouvelle f5 !nouvelle f5 !nouvelle f5 !nouvelle quitter");
    assert_string_equal(memoire_journal, "0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 ");
    assert_int_equal(session.partie.total, 0);
    assert_int_equal(session_trait(&session), NOIR);
}

static void quitter_pendant_la_pensee(void **etat)
{
    (void)etat;
    blanc_recite(".");
    jouer("f5 !quitter");
    assert_string_equal(memoire_journal, "0 1 ");
    verifier_coups("f5");
}

static void un_coup_illegal_de_l_ordinateur_perd(void **etat)
{
    (void)etat;
    blanc_recite("a1");
    jouer("f5");
    assert_int_equal(session.forfait, BLANC);
    assert_non_null(strstr(memoire_journal, "aucun pion"));
    verifier_coups("f5");
}

static void un_joueur_en_panne_perd_et_dit_pourquoi(void **etat)
{
    (void)etat;
    blanc_recite("");
    jouer("f5 annuler");
    assert_string_equal(memoire_journal, "0 1 [rien à dire] 1 fin 0 ");
    assert_int_equal(session.forfait, 0); /* taken back, the game goes on */
}

/* HIST-18: two thinking players started on a finished game play a new one when asked. */
static void HIST_18_deux_ordinateurs_sur_une_partie_finie(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, "f5d6c5f6e7f4g5e6e3"), 9);
    assert_null(session_changer_joueur(&session, NOIR, "aleatoire:1"));
    assert_null(session_changer_joueur(&session, BLANC, "aleatoire:2"));
    jouer("nouvelle");
    assert_non_null(strstr(memoire_journal, "9 fin 0 1 2 "));
    assert_int_equal(session_trait(&session), 0);
    assert_true(session.partie.total > 9);
}

static void la_pensee_reste_avec_son_coup(void **etat)
{
    (void)etat;
    blanc_recite("d6");
    jouer("f5");
    assert_false(session.partie.coups[0].pense);
    assert_true(session.partie.coups[1].pense);
    assert_int_equal(session.partie.coups[1].pensee.noeuds, 42);
}

/* ---- Clocks ---- */

/* Plays with this clock; what the test itself takes must not count: the numbers are wide apart. */
static void jouer_a_la_pendule(const char *pendule, const char *ce_qu_on_fait)
{
    assert_null(reglages_poser(&session.reglages, "pendule", pendule));
    jouer(ce_qu_on_fait);
}

/* The clock after the move number `rang`, to ten seconds. */
static void verifier_reste(int rang, int joueur, double attendu)
{
    const double reste =
        partie_reste(&session.partie, joueur, rang, session.reglages.pendule.reste);
    if (reste > attendu + 1e-6 || reste < attendu - 10)
        fail_msg("after move %d: %g, %g expected", rang, reste, attendu);
}

static void chacun_emploie_son_temps(void **etat)
{
    (void)etat;
    jouer_a_la_pendule("300+50", "+100 f5 +200 d6 quitter");
    verifier_reste(0, NOIR, 300);
    verifier_reste(1, NOIR, 250);
    verifier_reste(1, BLANC, 300);
    verifier_reste(2, BLANC, 150);
    assert_int_equal(session.forfait, 0);
}

static void annuler_rend_le_temps(void **etat)
{
    (void)etat;
    jouer_a_la_pendule("300", "+100 f5 +200 d6 annuler +50 f6 quitter");
    verifier_reste(2, NOIR, 200);
    verifier_reste(2, BLANC, 250);
    jouer("annuler annuler refaire quitter");
    assert_int_equal(session.partie.rang, 1);
    assert_true(chrono_reste(&session, BLANC) > 290);
    assert_true(chrono_reste(&session, NOIR) < 201);
}

/* The time of a turn that was stopped for something else is not given back. */
static void un_tour_interrompu_continue(void **etat)
{
    (void)etat;
    jouer_a_la_pendule("300", "+100 quitter");
    jouer("+100 f5 quitter");
    verifier_reste(1, NOIR, 100);
}

static void le_drapeau_tombe(void **etat)
{
    (void)etat;
    jouer_a_la_pendule("300", "f5 +301 d6");
    assert_string_equal(memoire_journal, "0 1 1 fin ");
    verifier_coups("f5"); /* d6 came too late */
    assert_int_equal(session.forfait, BLANC);
    assert_true(session.au_temps);
    assert_int_equal(session_gagnant(&session), NOIR);
    assert_true(chrono_reste(&session, BLANC) == 0);
    verifier_historique("+temps\tf5\n");
}

static void annuler_le_releve(void **etat)
{
    (void)etat;
    jouer_a_la_pendule("300", "f5 +301 d6 annuler f5 d6 quitter");
    verifier_coups("f5d6");
    assert_int_equal(session.forfait, 0);
}

/* Before any move of his there is only the time to give back. */
static void annuler_le_releve_avant_tout_coup(void **etat)
{
    (void)etat;
    jouer_a_la_pendule("300", "+301 f5 annuler f5 quitter");
    verifier_coups("f5");
    assert_int_equal(session.forfait, 0);
    verifier_reste(1, NOIR, 300);
}

static void sans_pendule_la_partie_continue(void **etat)
{
    (void)etat;
    jouer_a_la_pendule("300", "f5 +301 d6 sans-pendule +301 d6 quitter");
    verifier_coups("f5d6");
    assert_int_equal(session.forfait, 0);
    assert_true(session.partie.coups[1].reste == 0);
}

/* Lost by a clock, and gone on with to the end: one game, and that is how it ended. */
static void jouee_plus_loin_elle_compte_une_fois(void **etat)
{
    (void)etat;
    jouer_a_la_pendule("300", "f5 +301 d6 sans-pendule d6 c5 f6 e7 f4 g5 e6 e3");
    assert_true(session_finie(&session));
    verifier_historique("+temps\tf5\n");
    jouer("nouvelle f5 d6 c5 f6 e7 f4 g5 e6 e3");
    verifier_historique("+64\tf5 d6 c5 f6 e7 f4 g5 e6 e3\n");
}

/* A thought has the time of its thread, and none once it is over. */
static void l_ordinateur_a_sa_pendule(void **etat)
{
    (void)etat;
    blanc_recite("d6");
    jouer_a_la_pendule("300+50", "+100 f5");
    verifier_coups("f5d6");
    verifier_reste(2, BLANC, 350);
    assert_true(session.joueurs[2].limites.pendule.reste == 300);
    assert_true(session.joueurs[2].limites.secondes == 0);
}

/* No more than the level or the setting gives, and no more than its share. */
static void il_pense_moins_quand_le_temps_manque(void **etat)
{
    (void)etat;
    static const struct {
        const char *joueur, *pendule;
        double temps, min, max;
    } CAS[] = {
        {"ia:10", "0", 0, 0, 0},    {"ia:10", "1500", 0, 20, 300}, {"ia:9", "1500", 0, 2, 2},
        {"ia:10", "10", 0, 0.1, 4}, {"ia:3", "10", 0, 0, 0},    {"ia:3", "1500", 20, 20, 20},
        {"ia:3", "10", 20, 0.1, 4}, {"ia:3", "0", 20, 20, 20},  {"ia:insa", "10", 0, 0, 0},
    };
    for (size_t i = 0; i < sizeof CAS / sizeof *CAS; i++) {
        assert_null(reglages_poser(&session.reglages, "pendule", CAS[i].pendule));
        session.reglages.secondes = CAS[i].temps;
        assert_null(session_changer_joueur(&session, NOIR, CAS[i].joueur));
        chrono_limiter(&session, NOIR);
        const struct limites *l = &session.joueurs[NOIR].limites;
        if (l->secondes < CAS[i].min || l->secondes > CAS[i].max || l->assez > l->secondes)
            fail_msg("%s, %s: %g s", CAS[i].joueur, CAS[i].pendule, l->secondes);
    }
}

/* Only tried, nothing costs time, and the turn goes on afterwards. */
static void une_variante_n_a_pas_de_pendule(void **etat)
{
    (void)etat;
    jouer_a_la_pendule("300", "f5 d6 +100 quitter");
    session_jouer_a(&session, 1, coup_de_nom("f6"));
    assert_false(chrono_existe(&session));
    jouer("+301 e6 +301 f4 quitter");
    session_revenir(&session);
    assert_true(chrono_existe(&session));
    assert_true(chrono_reste(&session, NOIR) < 201);
    jouer("+100 c3 quitter");
    verifier_reste(3, NOIR, 100);
}

static void une_passe_ne_coute_rien(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, AVANT_F8), 15);
    jouer_a_la_pendule("300", "+100 f8 quitter");
    assert_non_null(strstr(memoire_journal, "passe1"));
    verifier_reste(16, BLANC, 200);
    verifier_reste(16, NOIR, 300);
}

/* HIST-09: a position with White to move leaves nothing to the next game. */
static void HIST_09_nouvelle_partie_apres_une_position(void **etat)
{
    (void)etat;
    struct position p =
        position_de("-------- -------- -------- ---OX--- ---XXX-- -------- -------- --------");
    partie_placer(&session.partie, session.jeu, &p, BLANC);
    session_nouvelle(&session);
    assert_int_equal(session_trait(&session), NOIR);
    jouer("f5");
    verifier_coups("f5");
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, preparer, ranger)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(deux_personnes_jouent_jusqu_au_bout),
        TEST(personne_ne_peut_jouer_et_la_partie_est_finie),
        TEST(un_plateau_par_coup_aussi_apres_annuler),
        TEST(annuler_au_depart_dit_pourquoi),
        TEST(une_passe_est_annoncee_une_fois),
        TEST(RULE_37_l_ordinateur_rejoue_apres_la_passe),
        TEST(reprendre_sur_une_passe_donne_le_trait_a_l_autre),
        TEST(une_passe_au_depart_est_annoncee),
        TEST(HIST_02_annuler_quand_la_partie_est_finie),
        TEST(les_reprises_sont_comptees),
        TEST(aller_plus_haut_reprend),
        TEST(HIST_08_refaire_contre_l_ordinateur),
        TEST(annuler_arrete_la_pensee),
        TEST(HIST_16_nouvelle_partie_pendant_la_pensee),
        TEST(quitter_pendant_la_pensee),
        TEST(un_coup_illegal_de_l_ordinateur_perd),
        TEST(un_joueur_en_panne_perd_et_dit_pourquoi),
        TEST(HIST_18_deux_ordinateurs_sur_une_partie_finie),
        TEST(la_pensee_reste_avec_son_coup),
        TEST(chacun_emploie_son_temps),
        TEST(annuler_rend_le_temps),
        TEST(un_tour_interrompu_continue),
        TEST(le_drapeau_tombe),
        TEST(annuler_le_releve),
        TEST(annuler_le_releve_avant_tout_coup),
        TEST(sans_pendule_la_partie_continue),
        TEST(jouee_plus_loin_elle_compte_une_fois),
        TEST(l_ordinateur_a_sa_pendule),
        TEST(il_pense_moins_quand_le_temps_manque),
        TEST(une_variante_n_a_pas_de_pendule),
        TEST(une_passe_ne_coute_rien),
        TEST(HIST_09_nouvelle_partie_apres_une_position),
    };
    return cmocka_run_group_tests_name("boucle", tests, NULL, NULL);
}
