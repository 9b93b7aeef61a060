/* The user's files: where they are, that a failure leaves the old one, that a kill leaves the old
 * or the new one. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/alea.h"
#include "base/fichier.h"
#include "base/texte.h"
#include "tests/aide.h"

static char chemin[CHEMIN_MAX];

/* The library's, counted: it is of the whole process, whose other threads start programs. */
static int changements_de_masque;

mode_t umask(mode_t masque)
{
    changements_de_masque++;
    return (mode_t)syscall(SYS_umask, masque);
}

static void poser(const char *nom, const char *valeur)
{
    if (valeur)
        setenv(nom, valeur, 1);
    else
        unsetenv(nom);
}

static const char *dans(const char *nom)
{
    static char ou[CHEMIN_MAX];
    snprintf(ou, sizeof ou, "%s", chemin_temporaire(nom));
    return ou;
}

/* The whole file must be exactly this text. */
static void verifier_contenu(const char *ou, const char *attendu)
{
    char *contenu;
    size_t taille;
    assert_null(fichier_lire(ou, 1 << 20, &contenu, &taille));
    assert_non_null(contenu);
    assert_int_equal(taille, strlen(attendu));
    assert_string_equal(contenu, attendu);
    free(contenu);
}

/* ---- Where ---- */

/* The variables in force when the test began come back after it. */
static char *maison, *reglages;

static int garder_env(void **etat)
{
    (void)etat;
    maison = strdup(getenv("HOME") ? getenv("HOME") : "/nonexistent");
    reglages = strdup(getenv("XDG_CONFIG_HOME") ? getenv("XDG_CONFIG_HOME") : "");
    return 0;
}

static int rendre_env(void **etat)
{
    (void)etat;
    poser("HOME", maison);
    poser("XDG_CONFIG_HOME", *reglages ? reglages : NULL);
    free(maison);
    free(reglages);
    return 0;
}

static void les_dossiers_sont_ceux_de_xdg(void **etat)
{
    (void)etat;
    poser("HOME", "/maison");
    poser("XDG_CONFIG_HOME", "/ailleurs/c");
    assert_true(fichier_chemin(DOSSIER_REGLAGES, "x.conf", chemin));
    assert_string_equal(chemin, "/ailleurs/c/othello/x.conf");
    poser("XDG_CONFIG_HOME", NULL);
    assert_true(fichier_chemin(DOSSIER_REGLAGES, "x.conf", chemin));
    assert_string_equal(chemin, "/maison/.config/othello/x.conf");
}

static void un_chemin_xdg_vide_ou_relatif_est_ignore(void **etat)
{
    (void)etat;
    poser("HOME", "/maison");
    static const char *const MAUVAIS[] = {"", "relatif/c", "./c", "~"};
    for (size_t i = 0; i < sizeof MAUVAIS / sizeof MAUVAIS[0]; i++) {
        poser("XDG_CONFIG_HOME", MAUVAIS[i]);
        assert_true(fichier_chemin(DOSSIER_REGLAGES, "x", chemin));
        assert_string_equal(chemin, "/maison/.config/othello/x");
    }
}

/* ENV-02: no HOME: the password file's, or nowhere; never a crash. */
static void ENV_02_sans_HOME(void **etat)
{
    (void)etat;
    poser("HOME", NULL);
    poser("XDG_CONFIG_HOME", NULL);
    if (fichier_chemin(DOSSIER_REGLAGES, "x", chemin))
        assert_int_equal(chemin[0], '/');
    else
        assert_string_equal(chemin, "");
}

static void un_chemin_trop_long_n_existe_pas(void **etat)
{
    (void)etat;
    static char long_chemin[2 * CHEMIN_MAX];
    memset(long_chemin, 'a', sizeof long_chemin - 1);
    long_chemin[0] = '/';
    poser("XDG_CONFIG_HOME", long_chemin);
    assert_false(fichier_chemin(DOSSIER_REGLAGES, "x", chemin));
    assert_string_equal(chemin, "");
    assert_non_null(fichier_ecrire(long_chemin, "x", 1));
}

/* ---- Reading ---- */

static void un_fichier_absent_n_est_pas_une_erreur(void **etat)
{
    (void)etat;
    char *contenu = (char *)1;
    size_t taille = 1;
    assert_null(fichier_lire(dans("absent/x"), 100, &contenu, &taille));
    assert_null(contenu);
    assert_int_equal(taille, 0);
}

static void un_fichier_se_lit_en_entier(void **etat)
{
    (void)etat;
    static const char OCTETS[] = "a\0b\n";
    char *contenu;
    size_t taille;
    ecrire_fichier(dans("lu"), OCTETS, 4);
    assert_null(fichier_lire(dans("lu"), 4, &contenu, &taille));
    assert_int_equal(taille, 4);
    assert_memory_equal(contenu, OCTETS, 5);
    free(contenu);
}

static void trop_grand_ou_pas_ordinaire_est_refuse(void **etat)
{
    (void)etat;
    char *contenu;
    size_t taille;
    ecrire_fichier(dans("grand"), "12345", 5);
    assert_non_null(fichier_lire(dans("grand"), 4, &contenu, &taille));
    assert_null(contenu);
    assert_non_null(fichier_lire(chemin_temporaire("."), 100, &contenu, &taille));
    assert_non_null(fichier_lire("/dev/zero", 100, &contenu, &taille));
    unlink(dans("tuyau"));
    assert_int_equal(mkfifo(dans("tuyau"), 0600), 0);
    assert_non_null(fichier_lire(dans("tuyau"), 100, &contenu, &taille)); /* and does not wait */
}

/* ---- Writing ---- */

/* ENV-01: the folders are made, for the user alone. */
static void ENV_01_les_dossiers_manquants_sont_faits(void **etat)
{
    (void)etat;
    struct stat info;
    assert_non_null(strstr(fichier_ecrire(dans("neuf/deux/trois/x"), "bonjour", 7), "dossier"));
    assert_int_not_equal(stat(dans("neuf"), &info), 0);
    assert_null(fichier_dossiers(dans("neuf/deux/trois/x")));
    assert_null(fichier_ecrire(dans("neuf/deux/trois/x"), "bonjour", 7));
    verifier_contenu(dans("neuf/deux/trois/x"), "bonjour");
    assert_int_equal(stat(dans("neuf/deux"), &info), 0);
    assert_int_equal(info.st_mode & 0777, 0700);
}

/* What is replaced keeps its rights, and a link stays one; what is new has the user's usual
 * rights. */
static void les_droits_et_les_liens_restent(void **etat)
{
    (void)etat;
    struct stat info;
    mode_t avant = umask(027);
    assert_null(fichier_ecrire(dans("droits"), "un", 2));
    assert_int_equal(stat(dans("droits"), &info), 0);
    assert_int_equal(info.st_mode & 0777, 0640);
    assert_int_equal(changements_de_masque, 1);
    umask(avant);
    assert_int_equal(chmod(dans("droits"), 0604), 0);
    assert_int_equal(symlink("droits", dans("lien")), 0);
    assert_null(fichier_ecrire(dans("lien"), "deux", 4));
    verifier_contenu(dans("droits"), "deux");
    assert_int_equal(lstat(dans("lien"), &info), 0);
    assert_true(S_ISLNK(info.st_mode));
    assert_int_equal(stat(dans("droits"), &info), 0);
    assert_int_equal(info.st_mode & 0777, 0604);
}

/* A link is the user's wish for the place of the file, whether or not the file is there. */
static void un_lien_vers_rien_est_suivi(void **etat)
{
    (void)etat;
    struct stat info;
    assert_null(fichier_dossiers(dans("liens/la/x")));
    assert_int_equal(symlink("la/deux", dans("liens/un")), 0);
    assert_int_equal(symlink("../la/fin", dans("liens/la/deux")), 0);
    assert_null(fichier_essayer(dans("liens/un")));
    assert_null(fichier_ecrire(dans("liens/un"), "neuf", 4));
    verifier_contenu(dans("liens/la/fin"), "neuf");
    assert_int_equal(lstat(dans("liens/un"), &info), 0);
    assert_true(S_ISLNK(info.st_mode));
    assert_int_equal(symlink("rond", dans("liens/rond")), 0);
    assert_non_null(fichier_essayer(dans("liens/rond")));
    assert_non_null(fichier_ecrire(dans("liens/rond"), "neuf", 4));
}

static void ecrire_remplace_et_ajouter_ajoute(void **etat)
{
    (void)etat;
    assert_null(fichier_ecrire(dans("texte"), "premier, plus long", 18));
    assert_null(fichier_ecrire(dans("texte"), "second", 6));
    verifier_contenu(dans("texte"), "second");
    assert_null(fichier_ajouter(dans("journal"), "un\n", 3));
    assert_null(fichier_ajouter(dans("journal"), "deux\n", 5));
    verifier_contenu(dans("journal"), "un\ndeux\n");
    assert_null(fichier_ecrire(dans("journal"), "un\nde", 5)); /* cut */
    assert_null(fichier_ajouter(dans("journal"), "trois\n", 6));
    verifier_contenu(dans("journal"), "un\nde\ntrois\n");
}

static void un_lieu_interdit_donne_un_message(void **etat)
{
    (void)etat;
    static const char *const LIEUX[] = {"/dev/null/x/y", "/proc/nulle-part/x", "/proc/self/x"};
    for (size_t i = 0; i < sizeof LIEUX / sizeof LIEUX[0]; i++) {
        const char *erreur = fichier_ecrire(LIEUX[i], "x", 1);
        assert_non_null(erreur);
        assert_non_null(strstr(erreur, "/"));
        assert_non_null(fichier_ajouter(LIEUX[i], "x", 1));
    }
    assert_int_equal(mkdir(dans("dossier"), 0700), 0);
    assert_non_null(fichier_ecrire(dans("dossier"), "x", 1));
}

/* strerror() speaks in the encoding of the locale, and of one thread at a time. */
static void les_raisons_sont_les_notres(void **etat)
{
    (void)etat;
    for (int numero = 1; numero < 134; numero++)
        assert_string_not_equal(fichier_raison(numero), strerror(numero));
    assert_string_equal(fichier_raison(ENOTTY), "ce n'est pas un terminal");
    assert_string_equal(fichier_raison(9999), "erreur 9999 du système");
}

/* How many files are in the folder of `nom`. */
static int compter_fichiers(const char *nom)
{
    char commande[CHEMIN_MAX + 64];
    int nb = -1;
    snprintf(commande, sizeof commande, "ls -A '%s' | wc -l", chemin_temporaire(nom));
    FILE *f = popen(commande, "r");
    assert_non_null(f);
    assert_int_equal(fscanf(f, "%d", &nb), 1);
    pclose(f);
    return nb;
}

/* The same message as the failure to come, and nothing made. */
static void essayer_dit_ce_que_dira_ecrire(void **etat)
{
    (void)etat;
    char attendu[CHEMIN_MAX];
    assert_int_equal(mkdir(dans("essai"), 0700), 0);
    assert_null(fichier_essayer(dans("essai/x")));
    assert_int_equal(compter_fichiers("essai"), 0);
    assert_null(fichier_ecrire(dans("essai/x"), "ancien", 6));
    assert_null(fichier_essayer(dans("essai/x")));
    verifier_contenu(dans("essai/x"), "ancien");
    assert_int_equal(compter_fichiers("essai"), 1);
    const char *const lieux[] = {dans("essai/absent/x"), "/dev/null/x", "/proc/self/x", ""};
    for (size_t i = 0; i < sizeof lieux / sizeof lieux[0]; i++) {
        const char *erreur = fichier_ecrire(lieux[i], "x", 1);
        assert_non_null(erreur);
        snprintf(attendu, sizeof attendu, "%s", erreur);
        assert_non_null(erreur = fichier_essayer(lieux[i]));
        assert_string_equal(erreur, attendu);
    }
}

/* ENV-05: a disk that is full, here a limit on the size of files: told, the old file unharmed, no
 * half file left. */
static void ENV_05_disque_plein(void **etat)
{
    (void)etat;
    static char grand[1 << 20];
    struct rlimit avant, limite;
    memset(grand, 'x', sizeof grand);
    assert_null(fichier_dossiers(dans("plein/x")));
    assert_null(fichier_ecrire(dans("plein/x"), "ancien", 6));
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &avant);
    limite = avant;
    limite.rlim_cur = 65536;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limite), 0);
    const char *erreur = fichier_ecrire(dans("plein/x"), grand, sizeof grand);
    setrlimit(RLIMIT_FSIZE, &avant);
    assert_non_null(erreur);
    verifier_contenu(dans("plein/x"), "ancien");
    assert_int_equal(compter_fichiers("plein"), 1);
}

/* Nor half a line at the end of a file, which the next one would be glued to. */
static void un_ajout_qui_echoue_ne_laisse_rien(void **etat)
{
    (void)etat;
    struct rlimit avant, limite;
    assert_null(fichier_ajouter(dans("journal_plein"), "un\n", 3));
    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &avant);
    limite = avant;
    limite.rlim_cur = 5;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limite), 0);
    const char *erreur = fichier_ajouter(dans("journal_plein"), "deux\n", 5);
    setrlimit(RLIMIT_FSIZE, &avant);
    assert_non_null(erreur);
    verifier_contenu(dans("journal_plein"), "un\n");
    assert_null(fichier_ajouter(dans("journal_plein"), "trois\n", 6));
    verifier_contenu(dans("journal_plein"), "un\ntrois\n");
}

static void mettre_de_cote_garde_le_contenu(void **etat)
{
    char ailleurs[CHEMIN_MAX];
    (void)etat;
    assert_null(fichier_dossiers(dans("cote/x")));
    assert_null(fichier_ecrire(dans("cote/x"), "illisible", 9));
    assert_null(fichier_mettre_de_cote(dans("cote/x"), ailleurs));
    assert_string_equal(ailleurs, dans("cote/x.bad"));
    verifier_contenu(ailleurs, "illisible");
    assert_int_not_equal(access(dans("cote/x"), F_OK), 0);
    assert_null(fichier_ecrire(dans("cote/x"), "autre", 5));
    assert_null(fichier_mettre_de_cote(dans("cote/x"), ailleurs));
    assert_null(fichier_ecrire(dans("cote/x"), "encore", 6));
    assert_null(fichier_mettre_de_cote(dans("cote/x"), ailleurs));
    verifier_contenu(dans("cote/x.bad"), "illisible");
    verifier_contenu(dans("cote/x.bad.1"), "autre");
    verifier_contenu(dans("cote/x.bad.2"), "encore");
    assert_non_null(fichier_mettre_de_cote(dans("cote/absent"), ailleurs));
    assert_null(fichier_copier_de_cote(dans("cote/x"), "copie", 5));
    verifier_contenu(dans("cote/x.bad.3"), "copie");
    verifier_contenu(dans("cote/x.bad.2"), "encore");
    assert_int_equal(compter_fichiers("cote"), 4);
    memset(chemin, 'a', sizeof chemin - 1);
    assert_non_null(strstr(fichier_mettre_de_cote(chemin, ailleurs), fichier_raison(ENAMETOOLONG)));
}

/* ---- ENV-06: killed while it saves ---- */

enum { SAUVEGARDES = 200, MORTS = 30, GRANDEUR = 20000 };

/* The n-th text: its number over and over, of a length that changes. */
static size_t texte_numero(int n, char texte[GRANDEUR + 16])
{
    struct tampon t = tampon_sur(texte, GRANDEUR + 16);
    size_t taille = (size_t)(GRANDEUR / 2 + n * 37 % (GRANDEUR / 2));
    while (t.longueur < taille)
        tampon_ecrire(&t, "%03d\n", n % 1000);
    return t.longueur;
}

static void sauver_sans_cesse(const char *ou)
{
    static char texte[GRANDEUR + 16];
    for (int n = 0;; n++)
        if (fichier_ecrire(ou, texte, texte_numero(n % SAUVEGARDES, texte)) != NULL)
            _exit(1);
}

static void verifier_entier(const char *ou)
{
    static char attendu[GRANDEUR + 16];
    char *contenu;
    size_t taille;
    assert_null(fichier_lire(ou, 1 << 20, &contenu, &taille));
    assert_non_null(contenu);
    int n = atoi(contenu);
    assert_int_equal(taille, texte_numero(n, attendu));
    assert_memory_equal(contenu, attendu, taille);
    free(contenu);
}

static void ENV_06_tue_en_sauvant(void **etat)
{
    (void)etat;
    uint64_t graine = 5;
    const char *ou = dans("tue/x");
    assert_null(fichier_dossiers(ou));
    for (int mort = 0; mort < MORTS; mort++) {
        pid_t enfant = fork();
        assert_true(enfant >= 0);
        if (enfant == 0)
            sauver_sans_cesse(ou);
        while (access(ou, F_OK) != 0 && waitpid(enfant, NULL, WNOHANG) == 0)
            usleep(1000);
        usleep((useconds_t)(alea_splitmix(&graine) % 20000));
        kill(enfant, SIGKILL);
        int statut;
        assert_int_equal(waitpid(enfant, &statut, 0), enfant);
        assert_true(WIFSIGNALED(statut));
        verifier_entier(ou);
    }
}

/* How many files are in the folder of this one. */
static int compter_voisins(const char *ou)
{
    char dossier[CHEMIN_MAX];
    int nb = 0;
    snprintf(dossier, sizeof dossier, "%.*s", (int)(strrchr(ou, '/') - ou), ou);
    DIR *d = opendir(dossier);
    assert_non_null(d);
    for (const struct dirent *e; (e = readdir(d)) != NULL;)
        nb += e->d_name[0] != '.';
    closedir(d);
    return nb;
}

/* Asked to end meanwhile, it ends when the file is whole. */
static void rien_ne_reste_a_cote_de_ce_qui_est_interrompu(void **etat)
{
    (void)etat;
    uint64_t graine = 7;
    const char *ou = dans("interrompu/x");
    assert_null(fichier_dossiers(ou));
    for (int mort = 0; mort < MORTS; mort++) {
        pid_t enfant = fork();
        assert_true(enfant >= 0);
        if (enfant == 0) {
            signal(SIGHUP, SIG_DFL);
            sauver_sans_cesse(ou);
        }
        while (access(ou, F_OK) != 0 && waitpid(enfant, NULL, WNOHANG) == 0)
            usleep(1000);
        usleep((useconds_t)(alea_splitmix(&graine) % 20000));
        kill(enfant, mort % 2 ? SIGTERM : SIGHUP);
        int statut;
        assert_int_equal(waitpid(enfant, &statut, 0), enfant);
        assert_true(WIFSIGNALED(statut));
        verifier_entier(ou);
        assert_int_equal(compter_voisins(ou), 1);
    }
}

/* A refusal may say another one, itself made of another. */
static void un_refus_en_cite_un_autre(void **etat)
{
    (void)etat;
    assert_non_null(strstr(refus_ecrire("a: %s", fichier_raison(9999)), "9999"));
    assert_string_equal(refus_ecrire("a: %s", refus_ecrire("b: %s", refus_ecrire("c"))), "a: b: c");
}

#define TEST_ENV(f) cmocka_unit_test_setup_teardown(f, garder_env, rendre_env)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST_ENV(les_dossiers_sont_ceux_de_xdg),
        TEST_ENV(un_chemin_xdg_vide_ou_relatif_est_ignore),
        TEST_ENV(ENV_02_sans_HOME),
        TEST_ENV(un_chemin_trop_long_n_existe_pas),
        cmocka_unit_test(un_fichier_absent_n_est_pas_une_erreur),
        cmocka_unit_test(un_fichier_se_lit_en_entier),
        cmocka_unit_test(trop_grand_ou_pas_ordinaire_est_refuse),
        cmocka_unit_test(ENV_01_les_dossiers_manquants_sont_faits),
        cmocka_unit_test(les_droits_et_les_liens_restent),
        cmocka_unit_test(un_lien_vers_rien_est_suivi),
        cmocka_unit_test(ecrire_remplace_et_ajouter_ajoute),
        cmocka_unit_test(essayer_dit_ce_que_dira_ecrire),
        cmocka_unit_test(un_lieu_interdit_donne_un_message),
        cmocka_unit_test(les_raisons_sont_les_notres),
        cmocka_unit_test(un_refus_en_cite_un_autre),
        cmocka_unit_test(ENV_05_disque_plein),
        cmocka_unit_test(un_ajout_qui_echoue_ne_laisse_rien),
        cmocka_unit_test(mettre_de_cote_garde_le_contenu),
        cmocka_unit_test(ENV_06_tue_en_sauvant),
        cmocka_unit_test(rien_ne_reste_a_cote_de_ce_qui_est_interrompu),
    };
    return cmocka_run_group_tests_name("fichier", tests, NULL, NULL);
}
