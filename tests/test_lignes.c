/* Lines as they come through a pipe (base/lignes.h): in pieces of any size, too long, endless. */
#include "tests/aide.h"

#include <string.h>
#include <unistd.h>

#include "base/horloge.h"
#include "base/lignes.h"

enum { MAX = 100 };

static struct lignes l;
static int vers;

static void ouvrir(void)
{
    int tube[2];
    assert_int_equal(pipe(tube), 0);
    lignes_init(&l, tube[0], MAX);
    vers = tube[1];
}

static void fermer(void)
{
    close(l.fd);
    lignes_detruire(&l);
}

static void envoyer(const char *octets, size_t n)
{
    assert_int_equal(write(vers, octets, n), n);
}

static void attendu(enum lignes_etat etat, const char *texte)
{
    struct vue ligne = {0};
    char copie[MAX + 1];
    assert_int_equal(lignes_lire(&l, &ligne, horloge_secondes() + 0.01), etat);
    vue_copier(ligne, copie, sizeof copie);
    if (texte)
        assert_string_equal(copie, texte);
}

static void test_fins_de_ligne(void **etat)
{
    (void)etat;
    ouvrir();
    attendu(LIGNE_TARD, NULL);
    envoyer("un\ndeux\r\n\n\ntrois", 16);
    attendu(LIGNE_LUE, "un");
    attendu(LIGNE_LUE, "deux");
    attendu(LIGNE_LUE, "");
    attendu(LIGNE_LUE, "");
    attendu(LIGNE_TARD, NULL);
    envoyer("\0e\nfin", 6);
    attendu(LIGNE_LUE, "trois?e");
    close(vers);
    attendu(LIGNE_LUE, "fin");
    attendu(LIGNE_FIN, NULL);
    attendu(LIGNE_FIN, NULL);
    fermer();
}

/* Told at once, by its beginning; the next line is whole. */
static void test_trop_longue(void **etat)
{
    (void)etat;
    char longue[2 * MAX], debut[MAX + 1] = "";
    memset(longue, 'x', sizeof longue);
    memset(debut, 'x', MAX);
    for (int morceaux = 0; morceaux < 3; morceaux++) {
        ouvrir();
        envoyer(longue, MAX);
        envoyer("\n", 1);
        attendu(LIGNE_LUE, debut); /* just as long as may be */
        envoyer(longue, sizeof longue);
        if (morceaux > 0) {
            attendu(LIGNE_TROP_LONGUE, debut);
            for (int i = 1; i < morceaux; i++)
                envoyer(longue, sizeof longue);
            attendu(LIGNE_TARD, NULL);
        }
        envoyer("\nsuite\n", 7);
        if (morceaux == 0)
            attendu(LIGNE_TROP_LONGUE, debut);
        attendu(LIGNE_LUE, "suite");
        envoyer(longue, sizeof longue);
        attendu(LIGNE_TROP_LONGUE, debut);
        close(vers);
        attendu(LIGNE_FIN, NULL);
        fermer();
    }
}

/* However much comes, in blocks that never end with a line: each line once, in little memory. */
static void test_flot(void **etat)
{
    (void)etat;
    char bloc[4096];
    long lues = 0, ecrites = 0;
    memset(bloc, 'x', sizeof bloc);
    for (size_t i = 37; i < sizeof bloc; i += 41)
        bloc[i] = '\n';
    ouvrir();
    for (int tour = 0; tour < 1000; tour++) {
        struct vue ligne;
        envoyer(bloc, sizeof bloc);
        for (const char *c = bloc; (c = memchr(c, '\n', (size_t)(bloc + sizeof bloc - c))); c++)
            ecrites++;
        lignes_remplir(&l);
        while (lignes_prendre(&l, &ligne) == LIGNE_LUE)
            lues++;
        assert_true(l.recu.place <= 4 * sizeof bloc);
    }
    assert_int_equal(lues, ecrites);
    memset(bloc, 'x', sizeof bloc);
    for (int tour = 0; tour < 100; tour++) {
        struct vue ligne;
        envoyer(bloc, sizeof bloc);
        lignes_remplir(&l);
        assert_int_equal(lignes_prendre(&l, &ligne), tour ? LIGNE_TARD : LIGNE_TROP_LONGUE);
        assert_true(l.recu.place <= 4 * sizeof bloc);
    }
    close(vers);
    fermer();
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_fins_de_ligne),
        cmocka_unit_test(test_trop_longue),
        cmocka_unit_test(test_flot),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
