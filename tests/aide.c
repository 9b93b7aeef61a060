/* See aide.h. */
#include "tests/aide.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "jeux/othello_8x8.h"

Config config_de(const char *cases)
{
    Config config = {{{0}}};
    int n = 0;
    for (; *cases; cases++) {
        if (*cases == ' ' || *cases == '\n')
            continue;
        assert_true(n < 64);
        config.grille[n / 8 + 1][n % 8 + 1] = *cases == 'X' ? NOIR : *cases == 'O' ? BLANC : VIDE;
        n++;
    }
    assert_int_equal(n, 64);
    return config;
}

void cases_de(Config config, char cases[65])
{
    for (int n = 0; n < 64; n++)
        cases[n] = "-XO"[config.grille[n / 8 + 1][n % 8 + 1]];
    cases[64] = 0;
}

void verifier_config(Config obtenue, Config attendue)
{
    char a[65], b[65];
    cases_de(obtenue, a);
    cases_de(attendue, b);
    assert_string_equal(a, b);
    assert_memory_equal(&obtenue, &attendue, sizeof obtenue);
}

struct position position_de(const char *cases)
{
    char texte[65], memoire[256];
    struct position position;
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    cases_de(config_de(cases), texte);
    if (!jeu_othello_8x8.lire_position(texte, &position, &raison))
        fail_msg("%s: %s", cases, memoire);
    return position;
}

int coup_de_nom(const char *nom)
{
    char memoire[256];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    int coup;
    if (!jeu_othello_8x8.lire_coup(nom, &coup, &raison))
        fail_msg("%s: %s", nom, memoire);
    return coup;
}

int jouer_transcription(struct partie *partie, const char *coups)
{
    int joues = 0;
    assert_int_equal(strlen(coups) % 2, 0);
    for (; *coups; coups += 2) {
        char nom[3] = {coups[0], coups[1], 0};
        if (strcmp(nom, "--") == 0) {
            assert_int_not_equal(partie_passe(partie, partie->rang), 0);
            continue;
        }
        if (partie_jouer(partie, coup_de_nom(nom)) != NULL)
            break;
        joues++;
    }
    return joues;
}

void legaux_de(const struct position *position, int joueur, char noms[512])
{
    int coups[COUPS_MAX];
    int nb = jeu_othello_8x8.lister_coups(position, joueur, coups);
    struct tampon t = tampon_sur(noms, 512);
    for (int i = 0; i < nb; i++) {
        tampon_ajouter(&t, i ? " " : "");
        jeu_othello_8x8.ecrire_coup(coups[i], &t);
    }
}

const char *chemin_temporaire(const char *nom)
{
    static char chemin[4096];
    const char *dossier = getenv("TMPDIR");
    snprintf(chemin, sizeof chemin, "%s/%s", dossier ? dossier : "/tmp", nom);
    return chemin;
}

void ecrire_fichier(const char *chemin, const void *octets, size_t taille)
{
    FILE *f = fopen(chemin, "wb");
    assert_non_null(f);
    assert_int_equal(fwrite(octets, 1, taille, f), taille);
    assert_int_equal(fclose(f), 0);
}

char *lire_fichier(const char *chemin, size_t *taille)
{
    FILE *f = fopen(chemin, "rb");
    if (!f)
        return NULL;
    char *octets = malloc(1 << 22);
    assert_non_null(octets);
    *taille = fread(octets, 1, (1 << 22) - 1, f);
    octets[*taille] = 0;
    fclose(f);
    return octets;
}
