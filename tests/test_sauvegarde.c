/* Save files: read back whole, refused with the reason when anything is wrong, kept aside, and
 * never an end of the program. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/alea.h"
#include "base/fichier.h"
#include "jeux/morpion.h"
#include "jeux/othello_8x8.h"
#include "partie/passees.h"
#include "partie/sauvegarde.h"
#include "partie/session.h"
#include "tests/aide.h"

static const struct jeu *const JEUX[] = {&jeu_othello_8x8, &jeu_morpion, NULL};

static const char BONNE[] =
    "partie 1\n"
    "jeu othello-8x8\n"
    "noir clavier\n"
    "blanc ia:3\n"
    "premier noir\n"
    "temps 20\n"
    "livre non\n"
    "depart ---------------------------OX------XO---------------------------\n"
    "rang 2\n"
    "coups f5 d6 c3\n";

static struct partie *partie;
static struct reglages reglages;
static struct arbre arbre;
static char raison[1024];

static int preparer(void **etat)
{
    (void)etat;
    partie = calloc(1, sizeof *partie);
    reglages_defaut(&reglages);
    return partie ? 0 : -1;
}

static int ranger(void **etat)
{
    (void)etat;
    arbre_vider(&arbre);
    free(partie);
    return 0;
}

static bool lire(const char *octets, size_t taille)
{
    struct tampon t = tampon_sur(raison, sizeof raison);
    char *exact = malloc(taille ? taille : 1); /* exact size: ASan sees one byte too far */
    assert_non_null(exact);
    memcpy(exact, octets, taille);
    arbre_vider(&arbre);
    bool lue = sauvegarde_lire(vue_sur(exact, taille), JEUX, partie, &reglages, &arbre, &t);
    free(exact);
    assert_int_equal(lue, t.longueur == 0);
    return lue;
}

/* `de` with line `n` (from 1) replaced; NULL takes it out. */
static size_t changer_ligne(const char *de, int n, const char *ligne, char texte[2048])
{
    struct tampon t = tampon_sur(texte, 2048);
    struct vue v = vue_de(de), l;
    for (int i = 1; vue_ligne(&v, &l); i++) {
        if (i != n)
            tampon_ecrire(&t, "%.*s\n", (int)vue_longueur(l), l.p);
        else if (ligne)
            tampon_ecrire(&t, "%s\n", ligne);
    }
    return t.longueur;
}

/* ---- Good files ---- */

static void une_partie_se_relit(void **etat)
{
    (void)etat;
    assert_true(lire(BONNE, strlen(BONNE)));
    assert_ptr_equal(partie->jeu, &jeu_othello_8x8);
    assert_int_equal(partie->rang, 2);
    assert_int_equal(partie->total, 3);
    assert_int_equal(partie_trait(partie, 2), NOIR);
    assert_string_equal(reglages.joueurs[1], "clavier");
    assert_string_equal(reglages.joueurs[2], "ia:3");
    assert_true(reglages.secondes == 20);
    assert_int_equal(reglages.livre, 0);
}

static void ecrire_ce_qu_on_a_lu_donne_le_meme_texte(void **etat)
{
    (void)etat;
    char texte[SAUVEGARDE_OCTETS_MAX];
    struct tampon t = tampon_sur(texte, sizeof texte);
    assert_true(lire(BONNE, strlen(BONNE)));
    sauvegarde_ecrire(partie, &reglages, &t);
    assert_string_equal(texte, BONNE);
}

/* How many moves were not played in the game; more than it has are refused. */
static void les_coups_d_ailleurs_se_relisent(void **etat)
{
    (void)etat;
    char texte[SAUVEGARDE_OCTETS_MAX], lu[sizeof BONNE + 32];
    struct tampon t = tampon_sur(texte, sizeof texte);
    snprintf(lu, sizeof lu, "%sailleurs 2\n", BONNE);
    assert_true(lire(lu, strlen(lu)));
    assert_int_equal(partie_compter_ailleurs(partie, 3), 2);
    sauvegarde_ecrire(partie, &reglages, &t);
    assert_string_equal(texte, lu);
    snprintf(lu, sizeof lu, "%sailleurs 4\n", BONNE);
    assert_false(lire(lu, strlen(lu)));
    assert_non_null(strstr(raison, "ligne 11"));
}

/* How often a person was advised, and took moves back. */
static void les_aides_se_relisent(void **etat)
{
    (void)etat;
    static const char *const REFUSEES[] = {"", "1", "-1 0", "1 x", "1 2 3", "1 99999999"};
    char texte[SAUVEGARDE_OCTETS_MAX], lu[sizeof BONNE + 32];
    struct tampon t = tampon_sur(texte, sizeof texte);
    snprintf(lu, sizeof lu, "%saides 2 1\n", BONNE);
    assert_true(lire(lu, strlen(lu)));
    assert_int_equal(partie->conseils, 2);
    assert_int_equal(partie->reprises, 1);
    sauvegarde_ecrire(partie, &reglages, &t);
    assert_string_equal(texte, lu);
    for (size_t i = 0; i < sizeof REFUSEES / sizeof *REFUSEES; i++) {
        snprintf(lu, sizeof lu, "%saides %s\n", BONNE, REFUSEES[i]);
        assert_false(lire(lu, strlen(lu)));
        assert_non_null(strstr(raison, "ligne 11"));
    }
}

/* Its variations and comments, whatever these hold. */
static void les_variantes_se_relisent(void **etat)
{
    (void)etat;
    static const char *const ARBRES[] = {
        "f5 d6 c3 (d3) (f4* f3*)",
        "[finale] f5 d6 c3[bien] (d3) (f4*=-6.25 f3*)",
        "!{une note} (f5 d6{}) (e6*[deux\\nlignes\\t\\\\ \\]\\} (x)]{avant} f4*)",
    };
    for (size_t i = 0; i < sizeof ARBRES / sizeof *ARBRES; i++) {
        char lu[1024];
        struct octets o = {0};
        snprintf(lu, sizeof lu, "%sarbre %s\n", BONNE, ARBRES[i]);
        if (!lire(lu, strlen(lu)))
            fail_msg("%s: %s", ARBRES[i], raison);
        sauvegarde_ecrire_arbre(&arbre, partie->jeu, &o);
        assert_string_equal(o.debut, lu + strlen(BONNE));
        octets_detruire(&o);
    }
    const int e6 = arbre_enfant(&arbre, ARBRE_DEBUT, coup_de_nom("e6"));
    assert_string_equal(arbre.noeuds[e6].commentaire, "deux\nlignes\t\\ ]} (x)");
    assert_string_equal(arbre.noeuds[e6].ecrit, "avant");
    assert_true(arbre.retiree);
    assert_true(lire(BONNE, strlen(BONNE)));
    assert_int_equal(arbre.nb, 0);
}

static void des_variantes_fausses_se_refusent(void **etat)
{
    (void)etat;
    static const char *const FAUSSES[] = {"f5 a1", "f5 (d6", "f5) d6", "f5 [a", "f5 {a", "z9",
                                          "f5=x", "f5 d6 ]", "f5 [a]", "f5=1e9", "(((", ")",
                                          "f5 d6 =2", "f5[a] (f5[b])", "f5 d6 (c3) (c3 d3)"};
    char lu[1024];
    for (size_t i = 0; i < sizeof FAUSSES / sizeof *FAUSSES; i++) {
        snprintf(lu, sizeof lu, "%sarbre %s\n", BONNE, FAUSSES[i]);
        if (lire(lu, strlen(lu)))
            fail_msg("accepted: %s", FAUSSES[i]);
        assert_non_null(strstr(raison, "ligne 11"));
    }
    struct octets o = {0};
    octets_ecrire(&o, "%sarbre f5", BONNE);
    for (int i = 0; i < 100000; i++)
        octets_texte(&o, " (");
    assert_false(lire(o.debut, o.longueur));
    octets_detruire(&o);
}

/* What is there and is not understood would be lost with the next move. */
static void rien_n_est_passe(void **etat)
{
    static const char ARBRE[] = "arbre f5\0[ici]\n";
    static const char *const RESTES[] = {"arbr f5\n", "aides 1 1\narbre f5\naides 1 1\n", "x"};
    (void)etat;
    char lu[1024];
    memcpy(lu, BONNE, strlen(BONNE));
    memcpy(lu + strlen(BONNE), ARBRE, sizeof ARBRE);
    assert_false(lire(lu, strlen(BONNE) + sizeof ARBRE - 1));
    assert_non_null(strstr(raison, "ligne 11"));
    for (size_t i = 0; i < sizeof RESTES / sizeof *RESTES; i++) {
        snprintf(lu, sizeof lu, "%s%s", BONNE, RESTES[i]);
        assert_false(lire(lu, strlen(lu)));
        assert_non_null(strstr(raison, i == 1 ? "ligne 13" : "ligne 11"));
    }
    snprintf(lu, sizeof lu, "%s\n\n", BONNE);
    assert_true(lire(lu, strlen(lu)));
}

static void un_autre_jeu_se_relit(void **etat)
{
    (void)etat;
    char texte[SAUVEGARDE_OCTETS_MAX];
    struct tampon t = tampon_sur(texte, sizeof texte);
    partie_init(partie, &jeu_morpion, 2);
    assert_null(partie_jouer(partie, 4));
    assert_null(partie_jouer(partie, 0));
    sauvegarde_ecrire(partie, &reglages, &t);
    assert_true(lire(texte, strlen(texte)));
    assert_ptr_equal(partie->jeu, &jeu_morpion);
    assert_int_equal(partie->total, 2);
    assert_int_equal(partie->coups[0].joueur, 2);
}

static void blanc_peut_avoir_commence(void **etat)
{
    (void)etat;
    char texte[SAUVEGARDE_OCTETS_MAX];
    struct tampon t = tampon_sur(texte, sizeof texte);
    partie_init(partie, &jeu_othello_8x8, BLANC);
    assert_int_equal(jouer_transcription(partie, "e3f5"), 2);
    sauvegarde_ecrire(partie, &reglages, &t);
    assert_true(lire(texte, strlen(texte)));
    assert_int_equal(partie->premier, BLANC);
    assert_int_equal(partie->coups[1].joueur, NOIR);
}

/* As files were before: the settings stay as they are. */
static void une_partie_sans_temps_ni_livre_se_relit(void **etat)
{
    (void)etat;
    char texte[2048], sans_livre[2048];
    size_t taille = changer_ligne(BONNE, 7, NULL, sans_livre);
    assert_true(lire(sans_livre, taille));
    assert_true(reglages.secondes == 20);
    assert_int_equal(reglages.livre, 1);
    reglages.secondes = 3;
    taille = changer_ligne(sans_livre, 6, NULL, texte);
    assert_true(lire(texte, taille));
    assert_int_equal(partie->total, 3);
    assert_true(reglages.secondes == 3);
}

/* The same game, with clocks. */
static const char A_LA_PENDULE[] =
    "partie 1\n"
    "jeu othello-8x8\n"
    "noir clavier\n"
    "blanc ia:3\n"
    "premier noir\n"
    "temps 20\n"
    "livre non\n"
    "pendule 300+2.5\n"
    "depart ---------------------------OX------XO---------------------------\n"
    "rang 2\n"
    "coups f5 d6 c3\n"
    "restes 290.250 - 7.001\n";

static void les_pendules_se_relisent(void **etat)
{
    (void)etat;
    char texte[SAUVEGARDE_OCTETS_MAX];
    struct tampon t = tampon_sur(texte, sizeof texte);
    assert_true(lire(A_LA_PENDULE, strlen(A_LA_PENDULE)));
    assert_true(reglages.pendule.reste == 300 && reglages.pendule.increment == 2.5);
    assert_true(partie_reste(partie, NOIR, 1, 300) == 290.25);
    assert_true(partie_reste(partie, BLANC, 2, 300) == 300);
    assert_true(partie_reste(partie, NOIR, 3, 300) == 7.001);
    sauvegarde_ecrire(partie, &reglages, &t);
    assert_string_equal(texte, A_LA_PENDULE);
}

/* A game without a clock has none when it is resumed, whatever the setting. */
static void sans_pendule_elle_n_en_prend_pas(void **etat)
{
    (void)etat;
    reglages.pendule.reste = 300;
    assert_true(lire(BONNE, strlen(BONNE)));
    assert_true(reglages.pendule.reste == 0);
}

static void des_fins_de_ligne_de_windows_se_lisent(void **etat)
{
    (void)etat;
    char texte[1024];
    struct tampon t = tampon_sur(texte, sizeof texte);
    for (const char *c = BONNE; *c; c++)
        tampon_ecrire(&t, *c == '\n' ? "\r%c" : "%c", *c);
    assert_true(lire(texte, t.longueur));
    assert_int_equal(partie->total, 3);
}

/* ---- Bad ones ---- */

/* Refused, and the reason names the line. */
static void verifier_refus_de(const char *bonne, int n, const char *ligne)
{
    char texte[2048], attendu[32];
    struct tampon t = tampon_sur(attendu, sizeof attendu);
    size_t taille = changer_ligne(bonne, n, ligne, texte);
    tampon_ecrire(&t, "ligne %d", n);
    if (lire(texte, taille))
        fail_msg("line %d accepted: %s", n, ligne ? ligne : "(missing)");
    if (!strstr(raison, attendu))
        fail_msg("\"%s\" does not say \"%s\"", raison, attendu);
}

static void verifier_refus(int n, const char *ligne)
{
    verifier_refus_de(BONNE, n, ligne);
}

static void une_pendule_fausse_est_nommee(void **etat)
{
    (void)etat;
    static const char *const PENDULES[] = {"pendule", "pendule x", "pendule -1", "pendule 1e9",
                                           "pendule 300+"};
    static const char *const RESTES[] = {
        "restes",       "restes 1 1",     "restes 1 1 1 1", "restes x 1 1",   "restes 1 -2 3",
        "restes 0 1 1", "restes 303 1 1", "restes 1 nan 1", "restes 1 1 1e2", "restes - - 99999",
    };
    for (size_t i = 0; i < sizeof PENDULES / sizeof *PENDULES; i++)
        verifier_refus_de(A_LA_PENDULE, 8, PENDULES[i]);
    for (size_t i = 0; i < sizeof RESTES / sizeof *RESTES; i++)
        verifier_refus_de(A_LA_PENDULE, 12, RESTES[i]);
}

static void chaque_ligne_fausse_est_nommee(void **etat)
{
    (void)etat;
    static const struct {
        int n;
        const char *ligne;
    } FAUTES[] = {
        {1, "partie 2"},
        {1, "partie"},
        {1, "partie 99999999999999999999"},
        {1, "x"},
        {1, ""},
        {2, "jeu go"},
        {2, "jeu"},
        {3, "noir"},
        {3, "blanc clavier"},
        {5, "premier vert"},
        {5, "premier"},
        {6, "temps -1"},
        {7, "livre peut-être"},
        {7, "temps 20"},
        {8, "depart"},
        {8, "depart OX"},
        {8, "depart ---------------------------OX------XO--------------------------Z"},
        {8, "depart ---------------------------OX------XO----------------------------"},
        {9, "rang -1"},
        {9, "rang x"},
        {9, "rang 513"},
        {9, "rang 99999999999999999999"},
        {10, "coups f5 f5"},
        {10, "coups f5 a1"},
        {10, "coups f5 d6 %s%n"},
        {10, "coups f5 d6 c3c3c3c3c3c3c3c3c3c3c3c3c3c3"},
        {10, "coups f5"}, /* rang 2 of 1 */
    };
    for (size_t i = 0; i < sizeof FAUTES / sizeof FAUTES[0]; i++)
        verifier_refus(FAUTES[i].n, FAUTES[i].ligne);
}

static void une_ligne_manquante_est_refusee(void **etat)
{
    (void)etat;
    for (int n = 1; n <= 10; n++)
        if (n != 6 && n != 7)
            verifier_refus(n, NULL);
}

static void un_nom_de_joueur_enorme_est_refuse(void **etat)
{
    (void)etat;
    char ligne[1024];
    memset(ligne, 'a', sizeof ligne - 1);
    memcpy(ligne, "noir ", 5);
    ligne[sizeof ligne - 1] = 0;
    verifier_refus(3, ligne);
}

static void une_suite_sans_fin_est_refusee(void **etat)
{
    (void)etat;
    static char texte[1 << 20];
    struct tampon t = tampon_sur(texte, sizeof texte);
    tampon_ajouter(&t, BONNE);
    t.longueur--;
    while (!t.deborde)
        tampon_ajouter(&t, " a1");
    assert_false(lire(texte, t.longueur));
}

static void un_fichier_vide_ou_nul_est_refuse(void **etat)
{
    (void)etat;
    static const char ZEROS[1 << 20];
    assert_false(lire("", 0));
    assert_false(lire("\n", 1));
    assert_false(lire(ZEROS, sizeof ZEROS));
    assert_false(lire("partie 1\0\njeu", 13));
}

/* Cut anywhere: the whole text but the last line end is needed. */
static void coupe_n_importe_ou_elle_ne_fait_pas_de_mal(void **etat)
{
    (void)etat;
    size_t taille = strlen(BONNE);
    for (size_t n = 0; n < taille; n++) {
        bool lue = lire(BONNE, n);
        if (lue && n < taille - 4)
            fail_msg("%zu of %zu bytes were enough", n, taille);
    }
}

static void abimee_au_hasard_elle_ne_fait_pas_de_mal(void **etat)
{
    (void)etat;
    uint64_t graine = 3;
    for (int essai = 0; essai < 3000; essai++) {
        char texte[sizeof BONNE];
        memcpy(texte, BONNE, sizeof texte);
        for (int i = 0; i < 3; i++)
            texte[alea_splitmix(&graine) % (sizeof texte - 1)] = (char)alea_splitmix(&graine);
        if (lire(texte, sizeof texte - 1))
            assert_true(partie->rang <= partie->total && partie->total <= PARTIE_COUPS_MAX);
    }
}

/* ---- The file of a sitting ---- */

static struct session session;
static char dit[8192];

static void message(struct session *s, const char *texte)
{
    (void)s;
    snprintf(dit, sizeof dit, "%s", texte);
}
static const struct affichage MUET = {.message = message};

static int ouvrir_session(void **etat)
{
    memset(&session, 0, sizeof session);
    session.programme = "essai";
    session.jeux = JEUX;
    session.jeu = JEUX[0];
    session.affichage = &MUET;
    session.terminal = true; /* a person's, where a pipe would leave what it finds */
    reglages_defaut(&session.reglages);
    dit[0] = 0;
    return preparer(etat) || session_init(&session) != NULL ? -1 : 0;
}

static int fermer_session(void **etat)
{
    session_fermer(&session);
    return ranger(etat);
}

static const char *fichier(void)
{
    static char chemin[CHEMIN_MAX];
    assert_true(fichier_chemin(DOSSIER_ETAT, "essai.partie", chemin));
    return chemin;
}

static void une_partie_sauvee_se_reprend(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, "f5d6c3"), 3);
    partie_aller(&session.partie, 2);
    session_sauver(&session);
    assert_string_equal(dit, "");
    session_nouvelle(&session);
    assert_int_not_equal(access(fichier(), F_OK), 0); /* an unbegun game is not kept */
    assert_int_equal(jouer_transcription(&session.partie, "f5d6c3"), 3);
    session_sauver(&session);
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    assert_null(session_reprendre(&session, partie, &reglages));
    assert_int_equal(session.partie.rang, 3);
    assert_int_equal(session_trait(&session), BLANC);
    assert_null(session_changer_joueur(&session, BLANC, "ia:5"));
    bool change[3];
    assert_true(session_changer_niveau(&session, 1, change)); /* kept at once */
    assert_true(change[BLANC] && !change[NOIR]);
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    assert_string_equal(reglages.joueurs[BLANC], "ia:6");
}

/* A line beside the game, and what is said of two moves. */
static void varier(struct session *s)
{
    assert_int_equal(jouer_transcription(&s->partie, "f5d6c3d3"), 4);
    session_jouer_a(s, 3, coup_de_nom("f4"));
    session_jouer_a(s, 4, coup_de_nom("f3"));
    arbre_commenter(&s->arbre, arbre_noeud(&s->arbre, &s->partie, 5), vue_de("à voir"));
    session_revenir(s);
    arbre_commenter(&s->arbre, arbre_garder(&s->arbre, &s->partie, 4), vue_de("joué"));
    session_sauver(s);
}

static void verifier_varie(const struct session *s, bool a_ecrire)
{
    struct octets o = {0};
    sauvegarde_ecrire_arbre(&s->arbre, s->jeu, &o);
    assert_non_null(o.debut);
    for (char *p = o.debut; *p; p++) /* in a file or not */
        while (*p == '*')
            memmove(p, p + 1, strlen(p));
    assert_string_equal(o.debut,
                        a_ecrire ? "arbre f5 d6 c3 (f4 f3[à voir]{}) (d3[joué]{})\n"
                                 : "arbre f5 d6 c3 (f4 f3[à voir]) (d3[joué])\n");
    octets_detruire(&o);
    assert_int_equal(arbre_a_ecrire(&s->arbre, session_principale(s)), a_ecrire);
}

static void les_variantes_se_reprennent(void **etat)
{
    (void)etat;
    varier(&session);
    assert_true(session_se_retrouve(&session));
    session_nouvelle(&session);
    assert_int_equal(session.arbre.nb, 0);
    assert_false(session_se_retrouve(&session));
    varier(&session);
    session_jouer_a(&session, 3, coup_de_nom("f4")); /* from within one too */
    session_sauver(&session);
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    assert_null(session_reprendre(&session, partie, &reglages));
    assert_false(session.variante);
    assert_int_equal(session.partie.rang, 4);
    verifier_varie(&session, true);
    assert_true(session_suivre(&session, 3, coup_de_nom("f4")));
    assert_int_equal(session.partie.total, 5);
    session_retirer_variante(&session);
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    assert_null(session_reprendre(&session, partie, &reglages));
    assert_false(session_suivre(&session, 3, coup_de_nom("f4")));
}

/* Where another game takes its place they go to the history, which has them: nothing to write. */
static void les_variantes_vont_a_l_historique(void **etat)
{
    (void)etat;
    static struct passees passees;
    varier(&session);
    session.sauvegarde_sienne = false;
    session_nouvelle(&session);
    assert_int_equal(jouer_transcription(&session.partie, "e6"), 1);
    session_sauver(&session);
    passees_lire(&passees, session.programme, session.jeux);
    assert_null(session_rouvrir(&session, &passees, 0));
    passees_detruire(&passees);
    assert_int_equal(session.partie.total, 4);
    verifier_varie(&session, false);
    session_sauver(&session); /* it is gone on with: the save has what the history has */
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    assert_null(session_reprendre(&session, partie, &reglages));
    verifier_varie(&session, false);
}

/* A finished game too; what is said behind its end is not there. */
static void une_partie_finie_garde_ses_variantes(void **etat)
{
    (void)etat;
    static struct passees passees;
    assert_int_equal(jouer_transcription(&session.partie, "f5d6c5f6e7f4g5e6e3"), 9);
    session_jouer_a(&session, 2, coup_de_nom("c3"));
    session_jouer_a(&session, 3, coup_de_nom("d3"));
    session_revenir(&session);
    assert_true(arbre_a_ecrire(&session.arbre, &session.partie));
    session_consigner(&session);
    assert_string_equal(dit, "");
    assert_false(arbre_a_ecrire(&session.arbre, &session.partie));
    arbre_commenter(&session.arbre, arbre_racine(&session.arbre), vue_de("fin"));
    assert_true(arbre_a_ecrire(&session.arbre, &session.partie));
    passees_lire(&passees, session.programme, session.jeux);
    assert_null(session_rouvrir(&session, &passees, 0));
    passees_detruire(&passees);
    assert_true(session_suivre(&session, 2, coup_de_nom("c3")));
    assert_int_equal(session.partie.total, 4);
    assert_null(session.arbre.noeuds[ARBRE_DEBUT].commentaire);
}

/* The game is opened, and what is missing is told. */
static void des_variantes_illisibles_se_disent(void **etat)
{
    (void)etat;
    static struct passees passees;
    varier(&session);
    assert_null(passees_ajouter(session.programme, &session.partie, &session.arbre,
                                &session.reglages, 0));
    passees_lire(&passees, session.programme, session.jeux);
    passees.parties[0].arbre.fin--; /* the parenthesis that closes the last line */
    assert_null(session_rouvrir(&session, &passees, 0));
    passees_detruire(&passees);
    assert_int_equal(session.partie.total, 4);
    assert_int_equal(session.arbre.nb, 0);
    assert_non_null(strstr(dit, "illisibles"));
    assert_non_null(strstr(dit, "variantes mal écrites"));
}

/* A program is not started by a past game: who plays in its place is told. */
static void une_partie_contre_un_programme_dit_qui_joue(void **etat)
{
    (void)etat;
    static struct passees passees;
    strcpy(reglages.joueurs[BLANC], "gtp:un-moteur");
    partie_init(partie, session.jeu, NOIR);
    assert_int_equal(jouer_transcription(partie, "f5d6"), 2);
    assert_null(passees_ajouter(session.programme, partie, &(struct arbre){0}, &reglages, 0));
    passees_lire(&passees, session.programme, session.jeux);
    assert_null(session_rouvrir(&session, &passees, 0));
    passees_detruire(&passees);
    assert_true(session.ouverte);
    assert_string_equal(dit, "un-moteur n'est pas lancé ; à sa place : l'IA, niveau 3");
}

/* Before its first move, and in the history once another game takes its place. */
static void une_position_composee_se_garde(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, "f5"), 1);
    const struct position depart = session.partie.derniere;
    session_commencer(&session, &depart, BLANC);
    assert_true(session_a_garder(&session));
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    session_nouvelle(&session);
    assert_false(session_a_garder(&session));
    assert_null(session_reprendre(&session, partie, &reglages));
    assert_true(session_a_garder(&session));
    assert_int_equal(session_trait(&session), BLANC);
    session_sauver(&session);
    session.sauvegarde_sienne = false;
    session_nouvelle(&session);
    static struct passees passees;
    passees_lire(&passees, session.programme, session.jeux);
    assert_null(session_rouvrir(&session, &passees, 0));
    passees_detruire(&passees);
    assert_true(session_a_garder(&session));
    assert_memory_equal(&session.partie.initiale, &depart, sizeof depart);
}

/* The time and the book that the game was begun with come back with it, unless others are asked. */
static void une_partie_reprise_garde_son_temps_et_son_livre(void **etat)
{
    (void)etat;
    session.reglages.secondes = 20;
    session.reglages.livre = 0;
    assert_int_equal(jouer_transcription(&session.partie, "f5"), 1);
    session_sauver(&session);
    session.reglages.secondes = 1;
    session.reglages.livre = 1;
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    assert_null(session_reprendre(&session, partie, &reglages));
    assert_true(session.joueurs[BLANC].limites.secondes == 20);
    assert_true(session.joueurs[BLANC].limites.sans_livre);
    session.reglages.secondes = 5;
    session.reglages.livre = 1;
    session.demandes.temps = session.demandes.livre = true;
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    assert_null(session_reprendre(&session, partie, &reglages));
    assert_true(session.joueurs[BLANC].limites.secondes == 5);
    assert_false(session.joueurs[BLANC].limites.sans_livre);
}

/* So do its clocks, unless another is asked. */
static void une_partie_reprise_garde_ses_pendules(void **etat)
{
    (void)etat;
    session.reglages.pendule.reste = 300;
    assert_int_equal(jouer_transcription(&session.partie, "f5"), 1);
    session.partie.coups[0].reste = 200;
    session_sauver(&session);
    session.reglages.pendule.reste = 0;
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    assert_null(session_reprendre(&session, partie, &reglages));
    assert_true(chrono_reste(&session, NOIR) == 200);
    session.reglages.pendule.reste = 900;
    session.demandes.pendule = true;
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    assert_null(session_reprendre(&session, partie, &reglages));
    assert_true(chrono_reste(&session, NOIR) == 900);
}

static void une_partie_finie_n_est_plus_proposee(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, "f5d6c5f6e7f4g5e6"), 8);
    session_sauver(&session);
    assert_int_equal(access(fichier(), F_OK), 0);
    assert_int_equal(jouer_transcription(&session.partie, "e3"), 1);
    session_sauver(&session);
    assert_int_not_equal(access(fichier(), F_OK), 0);
}

static void une_partie_illisible_est_mise_de_cote(void **etat)
{
    (void)etat;
    char cote[CHEMIN_MAX + 8];
    size_t taille;
    assert_null(fichier_dossiers(fichier()));
    assert_null(fichier_ecrire(fichier(), "n'importe quoi", 14));
    session.demandes.pendule = true;
    session.reglages.pendule.reste = 900;
    partie->total = 1;
    partie->coups[0].reste = 7;
    assert_false(session_lire_sauvegarde(&session, partie, &reglages));
    assert_true(partie->coups[0].reste == 7); /* there is no game whose clock could be another */
    assert_non_null(strstr(dit, "essai.partie"));
    assert_non_null(strstr(dit, "mise de côté : essai.partie.bad"));
    assert_int_not_equal(access(fichier(), F_OK), 0);
    snprintf(cote, sizeof cote, "%s.bad", fichier());
    char *garde = lire_fichier(cote, &taille);
    assert_string_equal(garde, "n'importe quoi");
    free(garde);
}

/* HIST-09: saved after a position with White to move, resumed, then a new game: Black starts. */
static void HIST_09_noir_commence_apres_une_position_reprise(void **etat)
{
    (void)etat;
    struct position p =
        position_de("-------- -------- -------- ---OX--- ---XXX-- -------- -------- --------");
    partie_placer(&session.partie, session.jeu, &p, BLANC);
    assert_int_equal(jouer_transcription(&session.partie, "f4"), 1);
    session_sauver(&session);
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    assert_null(session_reprendre(&session, partie, &reglages));
    assert_int_equal(session.partie.premier, BLANC);
    session_nouvelle(&session);
    assert_int_equal(session_trait(&session), NOIR);
}

static void une_panne_est_dite_une_fois(void **etat)
{
    (void)etat;
    char ancien[CHEMIN_MAX];
    snprintf(ancien, sizeof ancien, "%s", getenv("XDG_STATE_HOME"));
    setenv("XDG_STATE_HOME", "/dev/null/nulle-part", 1);
    assert_int_equal(jouer_transcription(&session.partie, "f5"), 1);
    session_sauver(&session);
    assert_non_null(strstr(dit, "non sauvée"));
    dit[0] = 0;
    session_sauver(&session);
    assert_string_equal(dit, "");
    setenv("XDG_STATE_HOME", ancien, 1);
    session_sauver(&session); /* it works again ... */
    assert_int_equal(access(fichier(), F_OK), 0);
    setenv("XDG_STATE_HOME", "/dev/null/nulle-part", 1);
    session_sauver(&session); /* ... and fails again: told again */
    assert_non_null(strstr(dit, "non sauvée"));
    setenv("XDG_STATE_HOME", ancien, 1);
}

static int coups_sauves(void)
{
    return session_lire_sauvegarde(&session, partie, &reglages) ? partie->total : 0;
}

/* The usual player stands in for one that the board of an opened game does not have. */
static void une_partie_ouverte_remplace_un_joueur_absent(void **etat)
{
    (void)etat;
    static struct partie ouverte;
    partie_init(&ouverte, &jeu_morpion, NOIR);
    assert_null(session_changer_joueur(&session, BLANC, "ia:insa"));
    assert_null(session_ouvrir(&session, &ouverte));
    assert_ptr_equal(session.jeu, &jeu_morpion);
    assert_string_equal(session.joueurs[NOIR].nom, "clavier");
    assert_string_equal(session.joueurs[BLANC].nom, "ia:3");
}

/* A game that was opened and is only looked at leaves the saved one alone, whatever is asked. */
static void une_partie_ouverte_ne_touche_pas_la_sauvegarde(void **etat)
{
    (void)etat;
    static struct partie ouverte;
    partie_init(&ouverte, session.jeu, NOIR);
    assert_int_equal(jouer_transcription(&ouverte, "f5d6c5f6e7f4g5e6e3"), 9);
    assert_int_equal(jouer_transcription(&session.partie, "f5d6"), 2);
    session_sauver(&session);
    assert_null(session_ouvrir(&session, &ouverte));
    session_sauver(&session); /* it is over */
    assert_int_equal(coups_sauves(), 2);
    assert_int_equal(session_annuler(&session), REPONSE_REPRENDRE);
    assert_false(session_a_garder(&session));
    assert_int_equal(session_refaire(&session), REPONSE_REPRENDRE);
    bool change[3];
    assert_true(session_changer_niveau(&session, 1, change));
    session_nouvelle(&session);
    assert_int_equal(coups_sauves(), 2);
    assert_null(session_ouvrir(&session, &ouverte));
    assert_int_equal(session_aller(&session, 4), REPONSE_REPRENDRE); /* now it is played on */
    assert_true(session_a_garder(&session));
    assert_int_equal(coups_sauves(), 9);
    assert_int_equal(partie->rang, 4);
}

/* The save of the sitting's game says how many of its moves were not played in it. */
static int ailleurs_sauves(void)
{
    return session_lire_sauvegarde(&session, partie, &reglages)
               ? partie_compter_ailleurs(partie, partie->total)
               : -1;
}

/* A legal move of that moment, another one than was played there. */
static int autre_coup(const struct partie *p, int rang)
{
    int coups[COUPS_MAX];
    p->jeu->lister_coups(partie_position(p, rang), partie_trait(p, rang), coups);
    return coups[rang < p->total && coups[0] == p->coups[rang].coup];
}

static void jouer_autre(int rang)
{
    session_jouer_a(&session, rang, autre_coup(&session.partie, rang));
}

/* Moves of a file, and those tried for both sides, are nobody's who plays here. */
static void les_coups_d_ailleurs_sont_retenus(void **etat)
{
    (void)etat;
    static struct partie ouverte;
    partie_init(&ouverte, session.jeu, NOIR);
    assert_int_equal(jouer_transcription(&ouverte, "f5d6c5f6e7f4"), 6);
    partie_marquer_ailleurs(&ouverte, 0, 6);
    assert_null(session_ouvrir(&session, &ouverte));
    assert_int_equal(session_aller(&session, 4), REPONSE_REPRENDRE);
    assert_int_equal(ailleurs_sauves(), 6); /* two can be redone */
    jouer_autre(4);
    jouer_autre(5);
    assert_int_equal(ailleurs_sauves(), 4);
    jouer_autre(5);
    jouer_autre(6);
    jouer_autre(7);
    assert_true(session.variante);
    assert_int_equal(session_aller(&session, 8), REPONSE_REPRENDRE);
    assert_int_equal(ailleurs_sauves(), 7);
    assert_int_equal(partie_compter_ailleurs(&session.partie, 5), 4); /* the fifth is his */
}

/* A move that is made again from a file is the player's now; a pasted one is nobody's. */
static void un_coup_refait_a_la_main_est_joue(void **etat)
{
    (void)etat;
    static struct partie collee;
    assert_int_equal(jouer_transcription(&session.partie, "f5d6c5"), 3);
    partie_marquer_ailleurs(&session.partie, 0, 3);
    partie_aller(&session.partie, 1);
    assert_int_equal(jouer_transcription(&session.partie, "d6"), 1);
    session_entamer(&session);
    assert_int_equal(partie_compter_ailleurs(&session.partie, 3), 2);
    collee = session.partie;
    assert_int_equal(jouer_transcription(&collee, "c5f6e7"), 3);
    assert_int_equal(session_poursuivre(&session, &collee), REPONSE_REPRENDRE);
    assert_int_equal(ailleurs_sauves(), 4);
}

/* Another window beside the first one, which saved a game of two moves. */
static void seconde_fenetre(struct session *autre)
{
    *autre = session;
    memset(autre->joueurs, 0, sizeof autre->joueurs);
    assert_null(session_init(autre));
    assert_int_equal(jouer_transcription(&session.partie, "f5d6"), 2);
    session_sauver(&session);
}

/* Two windows: the save is the first one's that writes or reads it, as long as it is there. */
static void une_autre_fenetre_ne_perd_pas_la_partie(void **etat)
{
    (void)etat;
    static struct session autre;
    seconde_fenetre(&autre);
    assert_string_equal(dit, "");
    assert_int_equal(jouer_transcription(&autre.partie, "c4"), 1);
    session_sauver(&autre);
    assert_non_null(strstr(dit, "Un autre Othello"));
    assert_true(autre.garde.d_autrui);
    session_nouvelle(&autre);
    assert_int_equal(access(fichier(), F_OK), 0);
    autre.garde.d_autrui = false;
    dit[0] = 0;
    assert_false(session_lire_sauvegarde(&autre, partie, &reglages)); /* nor taken up twice */
    assert_non_null(strstr(dit, "Un autre Othello"));
    autre.garde.d_autrui = false;
    session_fermer(&session);
    assert_true(session_lire_sauvegarde(&autre, partie, &reglages));
    assert_int_equal(partie->total, 2);
    session_fermer(&autre);
}

static void deux_ordinateurs_ne_sauvent_rien(void **etat)
{
    (void)etat;
    unlink(fichier());
    assert_null(session_changer_joueur(&session, NOIR, "aleatoire:1"));
    assert_null(session_changer_joueur(&session, BLANC, "aleatoire:2"));
    assert_int_equal(jouer_transcription(&session.partie, "f5"), 1);
    session_sauver(&session);
    assert_int_not_equal(access(fichier(), F_OK), 0);
}

/* Two computers in one window keep no other window from its saved game, nor hear of it. */
static void deux_ordinateurs_ne_tiennent_rien(void **etat)
{
    (void)etat;
    static struct session autre;
    seconde_fenetre(&autre);
    assert_null(session_changer_joueur(&autre, NOIR, "aleatoire:1"));
    assert_null(session_changer_joueur(&autre, BLANC, "aleatoire:2"));
    assert_false(session_lire_sauvegarde(&autre, partie, &reglages)); /* the other one is alive */
    assert_string_equal(dit, "");
    session_fermer(&session);
    assert_true(session_lire_sauvegarde(&autre, partie, &reglages)); /* offered, not taken up: */
    assert_int_equal(jouer_transcription(&autre.partie, "c4"), 1);
    session_sauver(&autre);
    assert_true(session_lire_sauvegarde(&session, partie, &reglages));
    assert_int_equal(partie->total, 2);
    assert_null(session_changer_joueur(&autre, NOIR, "clavier")); /* a person now: told */
    session_sauver(&autre);
    assert_non_null(strstr(dit, "Un autre Othello"));
    session_fermer(&autre);
}

/* The first window anew. */
static void rouvrir_session(void)
{
    session_fermer(&session);
    session.garde.lachee = session.garde.d_autrui = false;
    assert_null(session_init(&session));
}

static void donner_a(struct session *s, const char *noir, const char *blanc)
{
    assert_null(session_changer_joueur(s, NOIR, noir));
    assert_null(session_changer_joueur(s, BLANC, blanc));
    session_sauver(s);
}

/* What another window, closed since, left while this one held nothing is not written over. */
static void une_partie_laissee_par_une_autre_fenetre_est_gardee(void **etat)
{
    (void)etat;
    static struct session autre;
    for (int refusee = 0; refusee <= 1; refusee++) {
        seconde_fenetre(&autre);
        donner_a(&autre, "aleatoire:1", "aleatoire:2");
        if (refusee)
            assert_false(session_lire_sauvegarde(&autre, partie, &reglages));
        session_fermer(&session);
        assert_int_equal(jouer_transcription(&autre.partie, "c4"), 1);
        dit[0] = 0;
        donner_a(&autre, "clavier", "aleatoire:2");
        assert_non_null(strstr(dit, "déjà une"));
        dit[0] = 0;
        session_sauver(&autre);
        assert_string_equal(dit, "");
        session_fermer(&autre);
        rouvrir_session(); /* which can take it up */
        assert_int_equal(coups_sauves(), 2);
        rouvrir_session();
    }
}

/* Left to two computers, taken up and played on in another window, which is closed; and left, and
 * nobody came. */
static void une_partie_reprise_ailleurs_est_gardee(void **etat)
{
    (void)etat;
    static struct session autre;
    for (int ailleurs = 0; ailleurs <= 1; ailleurs++) {
        seconde_fenetre(&autre);
        donner_a(&session, "aleatoire:1", "aleatoire:2");
        if (ailleurs) {
            assert_true(session_lire_sauvegarde(&autre, partie, &reglages));
            assert_null(session_reprendre(&autre, partie, &reglages));
            assert_int_equal(jouer_transcription(&autre.partie, "c3"), 1);
            session_sauver(&autre);
        }
        session_fermer(&autre);
        assert_int_equal(jouer_transcription(&session.partie, "c3d3"), 2);
        donner_a(&session, "clavier", "aleatoire:2");
        assert_int_equal(session.garde.d_autrui, ailleurs);
        session.garde.d_autrui = false;
        assert_int_equal(coups_sauves(), ailleurs ? 3 : 4);
        rouvrir_session();
        donner_a(&session, "clavier", "clavier");
    }
}

/* The past game of a person against `adversaire`, as « Mes parties » takes it up: NULL, or why
 * not. */
static const char *rouvrir_passee(struct session *s, const char *adversaire)
{
    static struct passees passees;
    strcpy(reglages.joueurs[BLANC], adversaire);
    partie_init(partie, s->jeu, NOIR);
    assert_int_equal(jouer_transcription(partie, "e6"), 1);
    assert_null(passees_ajouter(s->programme, partie, &(struct arbre){0}, &reglages, 0));
    passees_lire(&passees, s->programme, s->jeux);
    const char *refus = session_rouvrir(s, &passees, 0);
    passees_detruire(&passees);
    return refus;
}

/* Whose the save is does not change with a past game, refused or taken up. */
static void une_partie_passee_refusee_laisse_sauver(void **etat)
{
    (void)etat;
    assert_int_equal(jouer_transcription(&session.partie, "f5"), 1);
    session_sauver(&session);
    assert_non_null(rouvrir_passee(&session, "ia:99"));
    dit[0] = 0;
    assert_int_equal(jouer_transcription(&session.partie, "d6"), 1);
    session_sauver(&session);
    assert_string_equal(dit, "");
    assert_int_equal(coups_sauves(), 2);
}

static void une_partie_passee_n_efface_pas_celle_d_une_autre_fenetre(void **etat)
{
    (void)etat;
    static struct session autre;
    seconde_fenetre(&autre);
    donner_a(&session, "aleatoire:1", "aleatoire:2");
    assert_true(session_lire_sauvegarde(&autre, partie, &reglages));
    assert_null(session_reprendre(&autre, partie, &reglages));
    assert_int_equal(jouer_transcription(&autre.partie, "c3"), 1);
    session_sauver(&autre);
    session_fermer(&autre);
    donner_a(&session, "clavier", "aleatoire:2");
    assert_true(session.garde.d_autrui);
    assert_null(rouvrir_passee(&session, "aleatoire:1"));
    assert_int_equal(jouer_transcription(&session.partie, "f4"), 1);
    session_sauver(&session);
    rouvrir_session();
    assert_int_equal(coups_sauves(), 3); /* the other window's */
}

#define TEST(f)         cmocka_unit_test_setup_teardown(f, preparer, ranger)
#define TEST_SESSION(f) cmocka_unit_test_setup_teardown(f, ouvrir_session, fermer_session)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(une_partie_se_relit),
        TEST(ecrire_ce_qu_on_a_lu_donne_le_meme_texte),
        TEST(les_coups_d_ailleurs_se_relisent),
        TEST(les_aides_se_relisent),
        TEST(les_variantes_se_relisent),
        TEST(des_variantes_fausses_se_refusent),
        TEST(rien_n_est_passe),
        TEST(un_autre_jeu_se_relit),
        TEST(blanc_peut_avoir_commence),
        TEST(une_partie_sans_temps_ni_livre_se_relit),
        TEST(les_pendules_se_relisent),
        TEST(sans_pendule_elle_n_en_prend_pas),
        TEST(une_pendule_fausse_est_nommee),
        TEST(des_fins_de_ligne_de_windows_se_lisent),
        TEST(chaque_ligne_fausse_est_nommee),
        TEST(une_ligne_manquante_est_refusee),
        TEST(un_nom_de_joueur_enorme_est_refuse),
        TEST(une_suite_sans_fin_est_refusee),
        TEST(un_fichier_vide_ou_nul_est_refuse),
        TEST(coupe_n_importe_ou_elle_ne_fait_pas_de_mal),
        TEST(abimee_au_hasard_elle_ne_fait_pas_de_mal),
        TEST_SESSION(une_partie_sauvee_se_reprend),
        TEST_SESSION(une_position_composee_se_garde),
        TEST_SESSION(les_variantes_se_reprennent),
        TEST_SESSION(les_variantes_vont_a_l_historique),
        TEST_SESSION(une_partie_finie_garde_ses_variantes),
        TEST_SESSION(des_variantes_illisibles_se_disent),
        TEST_SESSION(une_partie_contre_un_programme_dit_qui_joue),
        TEST_SESSION(une_partie_reprise_garde_son_temps_et_son_livre),
        TEST_SESSION(une_partie_reprise_garde_ses_pendules),
        TEST_SESSION(une_partie_finie_n_est_plus_proposee),
        TEST_SESSION(une_partie_illisible_est_mise_de_cote),
        TEST_SESSION(HIST_09_noir_commence_apres_une_position_reprise),
        TEST_SESSION(une_panne_est_dite_une_fois),
        TEST_SESSION(une_partie_ouverte_remplace_un_joueur_absent),
        TEST_SESSION(une_partie_ouverte_ne_touche_pas_la_sauvegarde),
        TEST_SESSION(les_coups_d_ailleurs_sont_retenus),
        TEST_SESSION(un_coup_refait_a_la_main_est_joue),
        TEST_SESSION(une_autre_fenetre_ne_perd_pas_la_partie),
        TEST_SESSION(deux_ordinateurs_ne_sauvent_rien),
        TEST_SESSION(deux_ordinateurs_ne_tiennent_rien),
        TEST_SESSION(une_partie_laissee_par_une_autre_fenetre_est_gardee),
        TEST_SESSION(une_partie_reprise_ailleurs_est_gardee),
        TEST_SESSION(une_partie_passee_refusee_laisse_sauver),
        TEST_SESSION(une_partie_passee_n_efface_pas_celle_d_une_autre_fenetre),
    };
    return cmocka_run_group_tests_name("sauvegarde", tests, NULL, NULL);
}
