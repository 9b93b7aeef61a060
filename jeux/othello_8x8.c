/* Glue: the verbs of struct jeu on one side, the course's module on the other. The rules are those
 * of othello.c, by the book; only thought goes elsewhere (ia.h). */
#include "jeux/othello_8x8.h"

#include <assert.h>
#include <string.h>

#include "base/i18n.h"
#include "jeux/damier.h"
#include "base/texte.h"
#include "ia.h"
#include "othello.h"

static_assert(sizeof(Config) <= POSITION_OCTETS, "a position must hold the course's grid");

static Config lire(const struct position *p)
{
    Config config;
    memcpy(&config, p->octets, sizeof config);
    return config;
}

static struct position ranger(Config config)
{
    struct position p = {{0}};
    memcpy(p.octets, &config, sizeof config);
    return p;
}

static Case case_de(int coup)
{
    return (Case){coup % 10, coup / 10};
}

static int coup_de(Case c)
{
    return 10 * c.y + c.x;
}

/* ---- Rules ---- */

static struct position init(void)
{
    return ranger(creer_config_init());
}

static struct position init_miroir(void)
{
    Config config = creer_config_init();
    for (int y = 4; y <= 5; y++)
        for (int x = 4; x <= 5; x++)
            config.grille[y][x] = incrementer_joueur(config.grille[y][x]);
    return ranger(config);
}

static bool coup_possible(const struct position *p, int joueur)
{
    return est_coup_possible(lire(p), joueur);
}

static bool jeu_fini(const struct position *p)
{
    return est_jeu_fini(lire(p));
}

static struct position incrementer(const struct position *p, int coup, int joueur)
{
    return ranger(incrementer_config(lire(p), case_de(coup), joueur));
}

static int lister_coups(const struct position *p, int joueur, int coups[COUPS_MAX])
{
    Config config = lire(p);
    int nb = 0;
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            if (verif_coup_valide(config, (Case){x, y}, joueur))
                coups[nb++] = coup_de((Case){x, y});
    return nb;
}

static const char *refus(const struct position *p, int coup, int joueur)
{
    return raison_refus(lire(p), coup < 0 ? (Case){0, 0} : case_de(coup), joueur);
}

static int score(const struct position *p, int joueur)
{
    return compter_pions(lire(p), joueur);
}

static int marge(const struct position *p)
{
    return score_final(lire(p));
}

/* ---- Words ---- */

static bool lire_coup(const char *texte, int *coup, struct tampon *raison)
{
    Case c;
    bool lu = lire_case(texte, &c, raison);
    if (lu)
        *coup = coup_de(c);
    return lu;
}

static void ecrire_coup(int coup, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%c%d", 'a' + coup % 10 - 1, coup / 10);
}

static void ecrire_coup_xy(int coup, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%d%d", coup % 10, coup / 10);
}

static void ecrire_position(const struct position *p, struct tampon *sortie)
{
    const Config config = lire(p);
    struct damier d = {.largeur = 8, .hauteur = 8};
    for (int i = 0; i < 64; i++)
        d.cases[i] = (unsigned char)config.grille[i / 8 + 1][i % 8 + 1];
    damier_ecrire_position(&d, sortie);
}

static struct position ranger_damier(const struct damier *d)
{
    Config config = {{{0}}};
    for (int i = 0; i < 64; i++)
        config.grille[i / 8 + 1][i % 8 + 1] = d->cases[i];
    return ranger(config);
}

static bool lire_position(const char *texte, struct position *p, struct tampon *raison)
{
    struct damier d = {.largeur = 8, .hauteur = 8};
    if (!damier_lire_position(texte, &d, raison))
        return false;
    *p = ranger_damier(&d);
    return true;
}

static void ecrire(const struct position *p, struct tampon *sortie)
{
    ecrire_config(lire(p), sortie);
}

static void fin(const struct position *p, struct tampon *sortie)
{
    ecrire_fin(lire(p), sortie);
}

/* ---- Drawing ---- */

static struct cellule cellule(const struct position *p, int x, int y)
{
    int contenu = lire(p).grille[y + 1][x + 1];
    return (struct cellule){.genre = contenu ? CELLULE_PION : CELLULE_VIDE, .joueur = contenu};
}

static void cellule_du_coup(const struct position *avant, int coup, int *x, int *y)
{
    (void)avant;
    *x = coup % 10 - 1;
    *y = coup / 10 - 1;
}

/* ---- A move shown step by step: the disc, then what it turns, ring by ring ---- */

static int anneau(int coup, int x, int y)
{
    return damier_anneau(coup, coup_de((Case){x, y}), 10);
}

static int compter_etapes(const struct position *p, int coup, int joueur)
{
    Config avant = lire(p), apres = incrementer_config(avant, case_de(coup), joueur);
    int nb = 0;
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            if (apres.grille[y][x] != avant.grille[y][x] && anneau(coup, x, y) > nb)
                nb = anneau(coup, x, y);
    return nb;
}

static struct position etape(const struct position *p, int coup, int joueur, int n)
{
    Config avant = lire(p), apres = incrementer_config(avant, case_de(coup), joueur);
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            if (anneau(coup, x, y) > n)
                apres.grille[y][x] = avant.grille[y][x];
    return ranger(apres);
}

static struct position exemple(int n, int *joueur, int *coup)
{
    (void)coup; /* the first one */
    struct damier d = {.largeur = 8, .hauteur = 8};
    *joueur = damier_exemple(n, &d);
    return ranger_damier(&d);
}

/* ---- Thought ---- */

static const char *penser(const struct position *p, int joueur, const struct limites *limites,
                          struct pensee *pensee)
{
    return coup_ia(lire(p), joueur, limites, pensee);
}

static const char *valoir(const struct position *p, int joueur, const struct limites *limites,
                          void (*dire)(void *contexte, const struct pensee *coups, int nb),
                          void *contexte)
{
    return valeurs_ia(lire(p), joueur, limites, dire, contexte);
}

/* The two games differ by their start only. */
#define OTHELLO_8X8(variable, nom_jeu, titre_jeu, depart)                                          \
    const struct jeu variable = {                                                                  \
        .nom = nom_jeu,                                                                            \
        .titre = titre_jeu,                                                                        \
        .colonnes = 8,                                                                             \
        .lignes = 8,                                                                               \
        .joueurs = {"", N_("Noir"), N_("Blanc")},                                                  \
        .unite = {NN_("pion", "pions")},                                                           \
        .regles = DAMIER_REGLES,                                                                   \
        .conseils = DAMIER_CONSEILS,                                                               \
        .noms_colonnes = "abcdefgh",                                                               \
        .creer_config_init = depart,                                                               \
        .est_coup_possible = coup_possible,                                                        \
        .est_jeu_fini = jeu_fini,                                                                  \
        .incrementer_config = incrementer,                                                         \
        .lister_coups = lister_coups,                                                              \
        .raison_refus = refus,                                                                     \
        .score = score,                                                                            \
        .marge = marge,                                                                            \
        .lire_coup = lire_coup,                                                                    \
        .ecrire_coup = ecrire_coup,                                                                \
        .ecrire_coup_xy = ecrire_coup_xy,                                                          \
        .ecrire_position = ecrire_position,                                                        \
        .lire_position = lire_position,                                                            \
        .ecrire_config = ecrire,                                                                   \
        .ecrire_invite = ecrire_invite,                                                            \
        .ecrire_fin = fin,                                                                         \
        .cellule = cellule,                                                                        \
        .cellule_du_coup = cellule_du_coup,                                                        \
        .compter_etapes = compter_etapes,                                                          \
        .etape = etape,                                                                            \
        .exemple = exemple,                                                                        \
        .penser = penser,                                                                          \
        .valoir = valoir,                                                                          \
        .preparer = ia_preparer,                                                                   \
        .oublier = ia_oublier,                                                                     \
        .medite = true,                                                                            \
        .livre = true,                                                                             \
        .moyens = true,                                                                            \
        .styles = IA_STYLES,                                                                       \
    }

OTHELLO_8X8(jeu_othello_8x8, "othello-8x8", N_("Othello"), init);
OTHELLO_8X8(jeu_othello_8x8_miroir, "othello-8x8-miroir", N_("Othello, autre diagonale"),
            init_miroir);
