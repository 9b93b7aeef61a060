/* See ecran_vu.h. */
#include "tests/ecran_vu.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct terminal *ecran;

const char ECRAN_DEPART[] = "---------------------------OX------XO---------------------------";
const char ECRAN_APRES_C4[] = "--------------------------XXX------XO---------------------------";
const char ECRAN_COURTE[] = "f5d6c5f6e7f4g5e6";

enum { OPTIONS_MAX = 24 };
static char construction[4096] = "build/optimise";
static const char *environnement[OPTIONS_MAX + 1];
static enum terminal_codage codage = TERMINAL_UTF8;

void ecran_init(int argc, char **argv)
{
    if (argc > 1)
        snprintf(construction, sizeof construction, "%s", argv[1]);
}

const char *ecran_programme(const char *nom)
{
    static char chemin[sizeof construction + 64];
    snprintf(chemin, sizeof chemin, "%s/%s", construction, nom);
    return chemin;
}

/* ---- Opening and closing ---- */

static const char USUEL[] = "othello";
static const char *programme = USUEL; /* to be opened next */

static void lire_liste(const char **vers, int n, const char *premier, va_list suite)
{
    for (const char *a = premier; a && n < OPTIONS_MAX; a = va_arg(suite, const char *))
        vers[n++] = a;
    vers[n] = NULL;
}

void ecran_environnement(const char *premier, ...)
{
    va_list suite;
    va_start(suite, premier);
    lire_liste(environnement, 0, premier, suite);
    va_end(suite);
}

void ecran_codage(enum terminal_codage c)
{
    codage = c;
}

void ecran_ouvrir(int colonnes, int lignes, const char *premiere_option, ...)
{
    const char *argv[OPTIONS_MAX + 1] = {ecran_programme(programme), "--animation=non"};
    va_list suite;
    va_start(suite, premiere_option);
    lire_liste(argv, 2, premiere_option, suite);
    va_end(suite);
    terminal_fermer(ecran);
    ecran = terminal_ouvrir(argv, environnement, colonnes, lignes, codage);
    environnement[0] = NULL;
    codage = TERMINAL_UTF8;
    programme = USUEL;
}

void ecran_patient(void)
{
    programme = "tests/patient/othello";
}

void ecran_severe(void)
{
    programme = "tests/severe/othello";
}

void ecran_perdu(void)
{
    programme = "tests/perdu/othello";
}

void ecran_fautif(const char *faute)
{
    programme = "tests/fautif/othello";
    ecran_environnement(faute, NULL);
}

void ecran_deux_personnes(int colonnes, int lignes)
{
    ecran_ouvrir(colonnes, lignes, "--noir", "clavier", "--blanc", "clavier", "--nouvelle", NULL);
    ecran_attendre_plateau(ECRAN_DEPART);
}

int ecran_fermer(void **etat)
{
    (void)etat;
    terminal_fermer(ecran);
    ecran = NULL;
    return 0;
}

static void attendre_fin(void)
{
    assert_int_equal(terminal_attendre_fin(ecran), 0);
    assert_string_equal(terminal_desordre(ecran) ? terminal_desordre(ecran) : "", "");
}

void ecran_quitter_proprement(void)
{
    terminal_taper(ecran, "q");
    attendre_fin();
}

void ecran_sauvegarde(const char *noir, const char *blanc, int rang, const char *coups)
{
    char chemin[4096], texte[4096];
    struct tampon t = tampon_sur(texte, sizeof texte);
    const char *etat = getenv("XDG_STATE_HOME");
    snprintf(chemin, sizeof chemin, "%s", etat ? etat : chemin_temporaire("etat"));
    setenv("XDG_STATE_HOME", chemin, 1);
    mkdir(chemin, 0700);
    strncat(chemin, "/othello", sizeof chemin - strlen(chemin) - 1);
    mkdir(chemin, 0700);
    strncat(chemin, "/othello.partie", sizeof chemin - strlen(chemin) - 1);
    tampon_ecrire(&t,
                  "partie 1\njeu othello-8x8\nnoir %s\nblanc %s\npremier noir\ndepart %s\nrang %d\n"
                  "coups",
                  noir, blanc, ECRAN_DEPART, rang);
    for (; *coups; coups += 2)
        tampon_ecrire(&t, " %.2s", coups);
    tampon_ajouter(&t, "\n");
    ecrire_fichier(chemin, texte, t.longueur);
}

/* ---- The threads of the program ---- */

static int compter_fils(void)
{
    char chemin[64];
    int nb = 0;
    snprintf(chemin, sizeof chemin, "/proc/%d/task", (int)terminal_pid(ecran));
    DIR *d = opendir(chemin);
    assert_non_null(d);
    for (struct dirent *f = readdir(d); f; f = readdir(d))
        nb += f->d_name[0] != '.';
    closedir(d);
    return nb;
}

/* The thread sanitizer has a thread of its own, from the first one of the program on. */
#ifdef __has_feature
#if __has_feature(thread_sanitizer)
#define __SANITIZE_THREAD__ 1 /* as gcc has it */
#endif
#endif
#ifdef __SANITIZE_THREAD__
enum { FILS_AU_REPOS = 2 };
#else
enum { FILS_AU_REPOS = 1 };
#endif

static bool autant_de_fils(struct terminal *t, const void *autres)
{
    (void)t;
    return compter_fils() == FILS_AU_REPOS + *(const int *)autres;
}

/* One that was stopped ends when the processor has time for it. */
void ecran_verifier_fils(int autres)
{
    terminal_attendre_calme(ecran, 200);
    assert_true(terminal_vivant(ecran));
    if (!terminal_attendre(ecran, autant_de_fils, &autres))
        fail_msg("%d threads", compter_fils());
}

/* ---- Finding the board ---- */

struct lieux {
    int x[8], y[8];
};

/* The heading's letters from the one at `debut` on, evenly spaced: how many there are. */
static int compter_lettres(int y, int debut, int x[8])
{
    int n = 0, pas = 0;
    for (int i = debut; i < terminal_colonnes(ecran) && n < 8; i++) {
        char lettre = terminal_cellule(ecran, i, y).texte[0];
        if (lettre == ' ')
            continue;
        if (lettre != 'a' + n || (n > 1 && i - x[n - 1] != pas))
            break;
        pas = n == 1 ? i - x[0] : pas;
        x[n++] = i;
    }
    return n;
}

/* Is there a heading "a b c ... h" on this line? */
static bool lire_entete(int y, int x[8])
{
    for (int debut = 0; debut < terminal_colonnes(ecran); debut++)
        if (terminal_cellule(ecran, debut, y).texte[0] == 'a' &&
            compter_lettres(y, debut, x) == 8 && x[1] - x[0] >= 3)
            return true;
    return false;
}

/* The rows: the numbers 1 to 8 at the left of the board, going down. */
static bool lire_rangees(struct lieux *l, int entete)
{
    int n = 0;
    for (int y = entete + 1; y < terminal_lignes(ecran) && n < 8; y++)
        for (int x = 0; x < l->x[0]; x++)
            if (terminal_cellule(ecran, x, y).texte[0] == '1' + n) {
                l->y[n++] = y;
                break;
            }
    return n == 8;
}

static bool trouver_plateau(struct lieux *l)
{
    for (int y = 0; y < terminal_lignes(ecran); y++)
        if (lire_entete(y, l->x))
            return lire_rangees(l, y);
    return false;
}

static struct lieux trouver(void)
{
    struct lieux l;
    if (!trouver_plateau(&l)) {
        terminal_montrer(ecran);
        fail_msg("there is no board on the screen");
    }
    return l;
}

void ecran_place(const char *nom, int *x, int *y)
{
    const struct lieux l = trouver();
    *x = l.x[nom[0] - 'a'];
    *y = l.y[nom[1] - '1'];
}

/* ---- Reading cells ---- */

static bool parmi(const char *signe, const char *liste)
{
    size_t n = strlen(signe);
    const char *p = strstr(liste, signe);
    return n > 0 && p && (p[n] == ' ' || p[n] == 0) && (p == liste || p[-1] == ' ');
}

enum { FOND_BLANC = 7, ENCRE_NOIRE = 16, ENCRE_BLANCHE = 231 };

/* Black and white of both palettes, 8 and 256 colours. */
static bool encre_noire(int encre)
{
    return encre == 0 || encre == ENCRE_NOIRE;
}

static bool bloc(const struct terminal_cellule *c)
{
    return parmi(c->texte, "█ ▄ ▀ ▟ ▙ ▜ ▛ ▇");
}

static char contenu_de(const struct terminal_cellule *c)
{
    if (parmi(c->texte, "X ◉"))
        return 'X';
    if (parmi(c->texte, "O ◎ ○ ╭ ╰"))
        return 'O';
    if (!parmi(c->texte, "●") && !bloc(c))
        return '-';
    return encre_noire(c->encre) || c->encre == -1 ? 'X' : 'O';
}

/* Columns of a cell of a board without lines, 0: it has some, or cells of one row. */
static int damier(const struct lieux *l)
{
    const int pas = l->x[1] - l->x[0];
    const bool trait = strcmp(terminal_cellule(ecran, l->x[0] + 3, l->y[0]).texte, "│") == 0;
    return (pas == 5 || (pas >= 6 && pas <= 14 && pas % 2 == 0)) && !trait ? pas : 0;
}

/* Is this the upper right corner of such a cell, in another colour than the rest, or a sign? */
static bool coin_signale(int x, int y, int largeur)
{
    const int coin = x + largeur / 2, haut = y - (largeur / 2 - 1) / 2;
    const int dessous = terminal_cellule(ecran, coin, haut + 1).fond;
    const struct terminal_cellule c = terminal_cellule(ecran, coin, haut);
    return parmi(c.texte, "╮") ||
           (c.fond != dessous && terminal_cellule(ecran, x - 1, haut + 1).fond == dessous);
}

/* A mark of such a cell, in an outer column: a bar, or a sign in the last row. */
static void lire_marque(int x, int y, int bas, int fond, char crochet, char *vers)
{
    const struct terminal_cellule c = terminal_cellule(ecran, x, y),
                                  coin = terminal_cellule(ecran, x, bas);
    if ((c.fond != fond && coin.fond != fond) || parmi(coin.texte, "└ ┘"))
        *vers = crochet;
    else if (parmi(coin.texte, "> < * ?"))
        *vers = coin.texte[0];
}

/* Is a pawn seen edge-on, as it turns: narrow, and higher than the mark of a legal move? */
static bool de_chant(const struct terminal_cellule *c, int x, int y, int largeur)
{
    const struct terminal_cellule avant = terminal_cellule(ecran, x - 1, y),
                                  dessus = terminal_cellule(ecran, x, y - 1);
    return bloc(c) && strcmp(c->texte, "▄") != 0 && avant.texte[0] == ' ' &&
           (largeur < 10 || dessus.texte[0] != ' ');
}

/* There a small block is a legal move. */
static void lire_damier(const struct terminal_cellule *c, int x, int y, int largeur,
                        struct ecran_case *vue)
{
    const struct terminal_cellule avant = terminal_cellule(ecran, x - 1, y);
    const bool petit = parmi(c->texte, "▂ ▗ ▄"), vide = c->texte[0] == ' ';
    const bool sur_noir = encre_noire(c->fond);
    const bool promis = sur_noir || c->fond == ENCRE_BLANCHE || c->fond == FOND_BLANC;
    if (promis) { /* a point of the other colour on a pawn */
        vue->contenu = sur_noir ? 'X' : 'O';
        vue->gauche = vue->droite = '~';
        vue->fond = avant.fond;
        lire_marque(x - (largeur - 1) / 2, y, y + largeur / 4, avant.fond, '[', &vue->gauche);
        return;
    }
    const bool pion = bloc(c) && !petit && avant.texte[0] != ' ';
    vue->legal = !pion && (petit || bloc(c));
    vue->contenu = !pion ? '-' : encre_noire(c->encre) ? 'X' : 'O';
    if (de_chant(c, x, y, largeur)) {
        vue->legal = false;
        vue->contenu = '?';
        return;
    }
    if (pion) {
        const bool coin = coin_signale(x, y, largeur);
        vue->gauche = coin ? '(' : ' ';
        vue->droite = coin ? ')' : ' ';
    }
    if (!pion && !vue->legal && !vide)
        return; /* a value, whose characters stand around */
    const int gauche = x - (largeur - 1) / 2, bas = y + largeur / 4;
    lire_marque(gauche, y, bas, c->fond, '[', &vue->gauche);
    lire_marque(gauche + largeur - 1, y, bas, c->fond, ']', &vue->droite);
}

static struct ecran_case voir_case(const struct lieux *l, int colonne, int rangee)
{
    const int x = l->x[colonne], y = l->y[rangee];
    const struct terminal_cellule c = terminal_cellule(ecran, x, y);
    const struct terminal_cellule avant = terminal_cellule(ecran, x - 1, y);
    const bool point = bloc(&c) && !bloc(&avant); /* of a large cell: not as wide as a pawn */
    struct ecran_case vue = {
        .contenu = point ? '-' : contenu_de(&c),
        .legal = point || parmi(c.texte, "· ."),
        .gauche = avant.texte[0],
        .droite = terminal_cellule(ecran, x + 1, y).texte[0],
        .encre = c.encre,
        .fond = c.fond,
    };
    if (damier(l))
        lire_damier(&c, x, y, damier(l), &vue);
    snprintf(vue.signe, sizeof vue.signe, "%s", c.texte);
    return vue;
}

struct ecran_case ecran_case(const char *nom)
{
    const struct lieux l = trouver();
    return voir_case(&l, nom[0] - 'a', nom[1] - '1');
}

bool ecran_lire_plateau(char cases[65])
{
    struct lieux l;
    if (!trouver_plateau(&l))
        return false;
    for (int i = 0; i < 64; i++)
        cases[i] = voir_case(&l, i % 8, i / 8).contenu;
    cases[64] = 0;
    return !strchr(cases, '?');
}

static bool plateau_est(struct terminal *t, const void *attendu)
{
    char cases[65];
    (void)t;
    return ecran_lire_plateau(cases) && strcmp(cases, attendu) == 0;
}

void ecran_attendre_plateau(const char *cases)
{
    char attendu[65];
    cases_de(config_de(cases), attendu);
    if (terminal_attendre(ecran, plateau_est, attendu))
        return;
    terminal_montrer(ecran);
    fail_msg("the board never is %s", attendu);
}

const char *ecran_legaux(void)
{
    static char noms[512];
    struct tampon t = tampon_sur(noms, sizeof noms);
    for (int i = 0; i < 64; i++) {
        char nom[3] = {(char)('a' + i % 8), (char)('1' + i / 8), 0};
        if (ecran_case(nom).legal)
            tampon_ecrire(&t, "%s%s", t.longueur ? " " : "", nom);
    }
    return noms;
}

/* ---- The cursor ---- */

static bool curseur_sur(struct terminal *t, const void *nom)
{
    int x, y, cx, cy;
    struct lieux l;
    terminal_curseur(t, &cx, &cy);
    if (!trouver_plateau(&l))
        return false;
    ecran_place(nom, &x, &y);
    return x == cx && y == cy;
}

const char *ecran_curseur(void)
{
    static char nom[3];
    for (int i = 0; i < 64; i++) {
        nom[0] = (char)('a' + i % 8);
        nom[1] = (char)('1' + i / 8);
        if (curseur_sur(ecran, nom))
            return nom;
    }
    return "";
}

void ecran_attendre_curseur(const char *nom)
{
    if (terminal_attendre(ecran, curseur_sur, nom))
        return;
    terminal_montrer(ecran);
    fail_msg("the cursor is on \"%s\", not on %s", ecran_curseur(), nom);
}

/* ---- Playing ---- */

/* The last moves at the foot, or beside a small board its last one alone. */
static bool coup_dit(struct terminal *t, const void *coup)
{
    static const char *const JOUEURS[] = {"Noir", "Blanc", "Black", "White"};
    const char *nom = coup;
    char dit[32];
    for (int i = 0; i < 4; i++) {
        snprintf(dit, sizeof dit, "%s %s", JOUEURS[i], nom);
        if (terminal_montre(t, dit))
            return true;
    }
    snprintf(dit, sizeof dit, "%s\u00a0:", nom);
    return terminal_montre(t, nom) && !terminal_montre(t, dit) &&
           !terminal_montre(t, "Coup\u00a0:");
}

void ecran_jouer(const char *coup)
{
    char frappe[8];
    snprintf(frappe, sizeof frappe, "%c%c\r", coup[0] == 'h' ? 'H' : coup[0], coup[1]);
    terminal_taper(ecran, frappe);
    if (terminal_attendre(ecran, coup_dit, coup))
        return;
    terminal_montrer(ecran);
    fail_msg("the screen does not tell the move %s", coup);
}

static void aller_a_la_ligne(const char *ligne)
{
    char choisie[64];
    snprintf(choisie, sizeof choisie, "▸ %s", ligne);
    terminal_attendre_texte(ecran, "▸ ");
    for (int i = 0; i < 20 && !terminal_montre(ecran, choisie); i++) {
        terminal_touche(ecran, VTERM_KEY_DOWN);
        terminal_attendre_calme(ecran, 50);
    }
    terminal_attendre_texte(ecran, choisie);
}

void ecran_menu(const char *premiere, ...)
{
    va_list suite;
    va_start(suite, premiere);
    for (const char *ligne = premiere; ligne;) {
        aller_a_la_ligne(ligne);
        ligne = va_arg(suite, const char *);
        if (ligne)
            terminal_taper(ecran, "\r");
    }
    va_end(suite);
}

void ecran_jouer_suite(const char *coups)
{
    for (; *coups; coups += 2) {
        char nom[3] = {coups[0], coups[1], 0};
        ecran_jouer(nom);
    }
}
