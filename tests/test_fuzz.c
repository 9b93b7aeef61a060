/* Replays the corpora of tests/fuzz/: every input that a fuzzer once found worth keeping, or that
 * broke something. Runs from the top of the tree. */
#include "tests/aide_formats.h"

#include <dirent.h>
#include <stdio.h>

#include "tests/fuzz/fuzz_fichiers.c"
#include "tests/fuzz/fuzz_formats.c"
#include "tests/fuzz/fuzz_protocoles.c"

static void essayer(const char *corpus, const unsigned char *donnees, size_t taille)
{
    if (strcmp(corpus, "gtp") == 0)
        essayer_protocole(gtp_servir, donnees, taille);
    else if (strcmp(corpus, "nboard") == 0)
        essayer_protocole(nboard_servir, donnees, taille);
    else if (strcmp(corpus, "cassio") == 0)
        essayer_protocole(cassio_servir, donnees, taille);
    else if (!essayer_fichier(corpus, donnees, taille))
        essayer_format(corpus, donnees, taille);
}

static void rejouer_fichier(const char *chemin, const char *format)
{
    struct octets o = {0};
    char bloc[4096];
    FILE *f = fopen(chemin, "rb");
    assert_non_null(f);
    for (size_t n; (n = fread(bloc, 1, sizeof bloc, f)) > 0;)
        octets_ajouter(&o, bloc, n);
    fclose(f);
    unsigned char *exactes =
        memoire_agrandir(NULL, o.longueur, 1); /* ASan sees one byte too many */
    memcpy(exactes, octets_lire(&o).p, o.longueur);
    essayer(format, exactes, o.longueur);
    free(exactes);
    octets_detruire(&o);
}

static int rejouer_corpus(const char *format)
{
    char dossier[128], chemin[512];
    int n = 0;
    snprintf(dossier, sizeof dossier, "tests/fuzz/corpus_%s", format);
    DIR *d = opendir(dossier);
    assert_non_null(d);
    for (struct dirent *e; (e = readdir(d)) != NULL;) {
        if (e->d_name[0] == '.')
            continue;
        snprintf(chemin, sizeof chemin, "%s/%s", dossier, e->d_name);
        rejouer_fichier(chemin, format);
        n++;
    }
    closedir(d);
    return n;
}

static void test_corpus(void **etat)
{
    (void)etat;
    for (const struct format *f = formats; f->nom; f++)
        if (f->lire && strcmp(f->nom, "script") != 0) /* read by the same reader as obf */
            assert_true(rejouer_corpus(f->nom) > 0);
    static const char *const AUTRES[] = {"reconnaitre", "sauvegarde", "reglages", "livre",
                                         "noms",        "gtp",        "nboard",   "cassio"};
    for (size_t i = 0; i < sizeof AUTRES / sizeof AUTRES[0]; i++)
        assert_true(rejouer_corpus(AUTRES[i]) > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_corpus)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
