/* The bytes of a terminal into events, cut in every place where a slow line can cut them. */
#include <locale.h>
#include <string.h>

#include "base/alea.h"
#include "interfaces/ecran/decodeur.h"
#include "interfaces/ecran/touches.h"
#include "tests/aide.h"

static struct decodeur decodeur;

static int preparer(void **etat)
{
    (void)etat;
    setlocale(LC_ALL, "C.UTF-8");
    decodeur_init(&decodeur, 50);
    return 0;
}

/* All the keys of some bytes that come at once, 0 where an event is no key. */
static int lire_touches(const char *octets, int touches[], int max)
{
    struct evenement ev;
    int nb = 0;
    decodeur_ajouter(&decodeur, octets, strlen(octets));
    while (decodeur_suivant(&decodeur, false, &ev) || decodeur_suivant(&decodeur, true, &ev)) {
        assert_true(nb < max);
        touches[nb++] = ev.genre == EVENEMENT_TOUCHE ? ev.touche : 0;
    }
    assert_int_equal(decodeur.nb, 0);
    return nb;
}

static void verifier_touche(const char *octets, int touche)
{
    int touches[8];
    assert_int_equal(lire_touches(octets, touches, 8), 1);
    assert_int_equal(touches[0], touche);
}

/* The same key when the bytes come one by one, each after a wait shorter than the limit. */
static void verifier_coupee(const char *octets, int touche)
{
    struct evenement ev;
    size_t n = strlen(octets);
    for (size_t i = 0; i < n; i++) {
        assert_false(decodeur_suivant(&decodeur, false, &ev));
        assert_true(i == 0 || decodeur_attente(&decodeur) > 30);
        decodeur_ajouter(&decodeur, octets + i, 1);
    }
    assert_true(decodeur_suivant(&decodeur, false, &ev));
    assert_int_equal(ev.touche, touche);
    assert_int_equal(decodeur.nb, 0);
}

static const struct {
    const char *octets;
    int touche;
} SEQUENCES[] = {
    {"\033[A", TOUCHE_HAUT},     {"\033OA", TOUCHE_HAUT},      {"\033[1;5A", TOUCHE_HAUT},
    {"\033[B", TOUCHE_BAS},      {"\033[C", TOUCHE_DROITE},    {"\033[D", TOUCHE_GAUCHE},
    {"\033[H", TOUCHE_DEBUT},    {"\033[1~", TOUCHE_DEBUT},    {"\033[7~", TOUCHE_DEBUT},
    {"\033[F", TOUCHE_FIN},      {"\033[4~", TOUCHE_FIN},      {"\033[8~", TOUCHE_FIN},
    {"\033[5~", TOUCHE_PAGE_HAUT}, {"\033[6~", TOUCHE_PAGE_BAS}, {"\033OP", TOUCHE_F1},
    {"\033[[A", TOUCHE_F1},      {"\033[11~", TOUCHE_F1},      {"\033OM", TOUCHE_ENTREE},
    {"\033Op", '0'},             {"\033Oy", '9'},
};

static void les_touches_entieres(void **etat)
{
    (void)etat;
    for (size_t i = 0; i < sizeof SEQUENCES / sizeof SEQUENCES[0]; i++)
        verifier_touche(SEQUENCES[i].octets, SEQUENCES[i].touche);
    verifier_touche("\r", TOUCHE_ENTREE);
    verifier_touche("\n", TOUCHE_ENTREE);
    verifier_touche("\177", TOUCHE_EFFACER);
    verifier_touche("\b", TOUCHE_EFFACER);
    verifier_touche("é", 0xe9);
    verifier_touche("\f", TOUCHE_CTRL('l'));
}

static void TUI_24_les_touches_coupees_partout(void **etat)
{
    (void)etat;
    for (size_t i = 0; i < sizeof SEQUENCES / sizeof SEQUENCES[0]; i++)
        verifier_coupee(SEQUENCES[i].octets, SEQUENCES[i].touche);
    verifier_coupee("é", 0xe9);
}

static void echap_seul_apres_son_delai(void **etat)
{
    struct evenement ev;
    (void)etat;
    decodeur_ajouter(&decodeur, "\033", 1);
    assert_false(decodeur_suivant(&decodeur, false, &ev));
    assert_int_equal(decodeur_attente(&decodeur), 50);
    assert_true(decodeur_suivant(&decodeur, true, &ev));
    assert_int_equal(ev.touche, TOUCHE_ECHAP);
    assert_int_equal(decodeur_attente(&decodeur), -1);
}

static void echap_puis_une_autre_touche(void **etat)
{
    int touches[4];
    (void)etat;
    assert_int_equal(lire_touches("\033q", touches, 4), 2);
    assert_int_equal(touches[0], TOUCHE_ECHAP);
    assert_int_equal(touches[1], 'q');
}

static void ce_qui_n_est_pas_une_touche_est_ignore(void **etat)
{
    int touches[4];
    (void)etat;
    assert_int_equal(lire_touches("\033[99~\033[?1;2c\033[24~\033Oz\xff\xfe\xc3(", touches, 4), 1);
    assert_int_equal(touches[0], '(');
    assert_int_equal(lire_touches("\033[", touches, 4), 0);
    assert_int_equal(lire_touches("\033[<0;1", touches, 4), 0);
    assert_int_equal(lire_touches("a", touches, 4), 1);
}

static void verifier_souris(const char *octets, size_t n, int touche, int x, int y)
{
    struct evenement ev;
    decodeur_ajouter(&decodeur, octets, n);
    assert_true(decodeur_suivant(&decodeur, false, &ev));
    assert_int_equal(ev.touche, touche);
    assert_int_equal(ev.x, x);
    assert_int_equal(ev.y, y);
    assert_false(decodeur_suivant(&decodeur, true, &ev));
}

static void la_souris_des_deux_facons(void **etat)
{
    (void)etat;
    verifier_souris("\033[<0;13;10M\033[<0;13;10m", 22, TOUCHE_CLIC, 12, 9);
    verifier_souris("\033[<64;1;1M", 10, TOUCHE_MOLETTE_HAUT, 0, 0);
    verifier_souris("\033[<65;300;200M", 14, TOUCHE_MOLETTE_BAS, 299, 199);
    verifier_souris("\033[M -*\033[M#-*", 12, TOUCHE_CLIC, 12, 9);
    verifier_souris("\033[M`!!", 6, TOUCHE_MOLETTE_HAUT, 0, 0);
}

/* The text of a paste that comes in pieces of `pas` bytes. */
static void verifier_collage(const char *octets, size_t pas, const char *texte)
{
    struct evenement ev;
    size_t n = strlen(octets);
    for (size_t i = 0; i < n; i += pas) {
        decodeur_ajouter(&decodeur, octets + i, n - i < pas ? n - i : pas);
        bool lu = decodeur_suivant(&decodeur, false, &ev);
        assert_int_equal(lu, i + pas >= n);
    }
    assert_int_equal(ev.genre, EVENEMENT_COLLAGE);
    assert_string_equal(ev.texte, texte);
}

static void TUI_33_un_collage_est_du_texte(void **etat)
{
    (void)etat;
    for (size_t pas = 1; pas <= 40; pas++) {
        verifier_collage("\033[200~f5d6c3 quit y\n\033[201~", pas, "f5d6c3 quit y\n");
        verifier_collage("\033[200~a\r\nb\rc\n\nd\t\x7f\303\251\033[201~", pas, "a\nb\nc\n\nd  é");
        verifier_collage("\033[200~\033[A\033[20\033[201~", pas, " [A [20");
        verifier_collage("\033[200~\033[201~", pas, "");
    }
}

static void un_collage_trop_long_est_coupe(void **etat)
{
    struct evenement ev;
    (void)etat;
    decodeur_ajouter(&decodeur, "\033[200~", 6);
    for (int i = 0; i < COLLAGE_MAX; i++) {
        decodeur_ajouter(&decodeur, "f5", 2);
        assert_false(decodeur_suivant(&decodeur, false, &ev));
    }
    decodeur_ajouter(&decodeur, "\033[201~q", 7);
    assert_true(decodeur_suivant(&decodeur, false, &ev));
    assert_int_equal(strlen(ev.texte), COLLAGE_MAX - 1);
    assert_true(ev.coupe);
    assert_true(decodeur_suivant(&decodeur, false, &ev));
    assert_int_equal(ev.touche, 'q');
}

static void un_collage_sans_fin_rend_le_clavier(void **etat)
{
    struct evenement ev;
    (void)etat;
    decodeur_ajouter(&decodeur, "\033[200~f5", 8);
    assert_false(decodeur_suivant(&decodeur, false, &ev));
    assert_true(decodeur_attente(&decodeur) > 0);
    assert_true(decodeur_suivant(&decodeur, true, &ev));
    assert_string_equal(ev.texte, "f5");
    assert_false(ev.coupe);
    assert_int_equal(decodeur_attente(&decodeur), -1);
}

static void la_reponse_du_terminal_parmi_les_touches(void **etat)
{
    struct evenement ev;
    int x, y;
    (void)etat;
    decodeur_ajouter(&decodeur, "q\033[1;", 5);
    assert_false(decodeur_position(&decodeur, &x, &y));
    decodeur_ajouter(&decodeur, "3Rn", 3);
    assert_true(decodeur_position(&decodeur, &x, &y));
    assert_int_equal(x, 2);
    assert_int_equal(y, 0);
    assert_true(decodeur_suivant(&decodeur, false, &ev) && ev.touche == 'q');
    assert_true(decodeur_suivant(&decodeur, false, &ev) && ev.touche == 'n');
}

static void les_touches_que_le_terminal_decrit(void **etat)
{
    (void)etat;
    decodeur_sequence(&decodeur, "\033[25^", TOUCHE_PAGE_BAS);
    decodeur_sequence(&decodeur, "\033abc", TOUCHE_HAUT);
    decodeur_sequence(&decodeur, NULL, TOUCHE_BAS);
    decodeur_sequence(&decodeur, "", TOUCHE_BAS);
    verifier_touche("\033[25^", TOUCHE_PAGE_BAS);
    verifier_coupee("\033abc", TOUCHE_HAUT);
    verifier_touche("\033[A", TOUCHE_HAUT);
}

/* Nothing that comes may stop the reading: random bytes are always used up. */
static void n_importe_quels_octets(void **etat)
{
    struct alea alea;
    struct evenement ev;
    (void)etat;
    alea_init(&alea, 1);
    for (int i = 0; i < 20000; i++) {
        static const char FREQUENTS[] = "\033\033[[O<;M~2010~";
        char octet = alea_entier(&alea, 2) ? FREQUENTS[alea_entier(&alea, sizeof FREQUENTS - 1)]
                                           : (char)alea_entier(&alea, 256);
        assert_true(decodeur_place(&decodeur) > 0);
        decodeur_ajouter(&decodeur, &octet, 1);
        while (decodeur_suivant(&decodeur, alea_entier(&alea, 8) == 0, &ev))
            continue;
    }
    while (decodeur_suivant(&decodeur, true, &ev))
        continue;
    assert_int_equal(decodeur.nb, 0);
}

#define TEST(nom) cmocka_unit_test_setup(nom, preparer)

/* Of two commands with one key the second is never found, but in a mode of its own. */
static void une_touche_a_une_commande(void **etat)
{
    static const enum mode PROPRES[] = {MODE_COMPOSER, MODE_AIDE, MODE_LECON};
    (void)etat;
    for (const struct touche_decrite *t = table_touches; t->commande; t++)
        for (int i = 0; i < 4 && t->touches[i]; i++) {
            enum commande trouvee = touche_commande(t->touches[i]);
            for (size_t m = 0; m < sizeof PROPRES / sizeof *PROPRES; m++)
                if (touche_propre_a(t, PROPRES[m]))
                    trouvee = touche_commande_en(PROPRES[m], t->touches[i]);
            assert_int_equal(trouvee, t->commande);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(une_touche_a_une_commande),
        TEST(les_touches_entieres),
        TEST(TUI_24_les_touches_coupees_partout),
        TEST(echap_seul_apres_son_delai),
        TEST(echap_puis_une_autre_touche),
        TEST(ce_qui_n_est_pas_une_touche_est_ignore),
        TEST(la_souris_des_deux_facons),
        TEST(TUI_33_un_collage_est_du_texte),
        TEST(un_collage_trop_long_est_coupe),
        TEST(un_collage_sans_fin_rend_le_clavier),
        TEST(la_reponse_du_terminal_parmi_les_touches),
        TEST(les_touches_que_le_terminal_decrit),
        TEST(n_importe_quels_octets),
    };
    return cmocka_run_group_tests_name("decodeur", tests, NULL, NULL);
}
