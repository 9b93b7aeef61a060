/* Othello as the course asks for it. Plain on purpose: read it beside the assignment. */
#include "othello.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/i18n.h"

static const Direction DIRECTIONS[8] = {
    {-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1},
};

static bool est_case(Case c)
{
    return c.x >= 1 && c.x <= 8 && c.y >= 1 && c.y <= 8;
}

static Case avancer(Case c, Direction dir)
{
    return (Case){c.x + dir.dx, c.y + dir.dy};
}

/* What stands on `c`; outside the board nothing does, whatever the border holds. */
static int pion(Config config, Case c)
{
    int contenu = est_case(c) ? config.grille[c.y][c.x] : VIDE;
    return contenu == NOIR || contenu == BLANC ? contenu : VIDE;
}

/* ---- The rules ---- */

Config creer_config_init(void)
{
    Config config = {0};
    config.grille[4][4] = config.grille[5][5] = BLANC;
    config.grille[4][5] = config.grille[5][4] = NOIR;
    return config;
}

int choisir_premier_joueur(void)
{
    return JOUEUR_NOIR;
}

int incrementer_joueur(int joueur)
{
    return joueur == JOUEUR_NOIR ? JOUEUR_BLANC : JOUEUR_NOIR;
}

/* How many pawns a pawn of `joueur` on `c` would turn in this direction. */
static int compter_retournes(Config config, Case c, Direction dir, int joueur)
{
    int adverse = incrementer_joueur(joueur);
    int nb = 0;
    Case suivante = avancer(c, dir);
    while (pion(config, suivante) == adverse) {
        nb++;
        suivante = avancer(suivante, dir);
    }
    return pion(config, suivante) == joueur ? nb : 0;
}

bool test_dir_valide(Config config, Case c, Direction dir, int joueur)
{
    if (!est_case(c) || pion(config, c) != VIDE || (dir.dx == 0 && dir.dy == 0))
        return false;
    return compter_retournes(config, c, dir, joueur) > 0;
}

bool verif_coup_valide(Config config, Case c, int joueur)
{
    for (int d = 0; d < 8; d++)
        if (test_dir_valide(config, c, DIRECTIONS[d], joueur))
            return true;
    return false;
}

bool est_coup_possible(Config config, int joueur)
{
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            if (verif_coup_valide(config, (Case){x, y}, joueur))
                return true;
    return false;
}

bool est_jeu_fini(Config config)
{
    return !est_coup_possible(config, JOUEUR_NOIR) && !est_coup_possible(config, JOUEUR_BLANC);
}

Config incrementer_config(Config config, Case coup, int joueur)
{
    Config apres = config;
    for (int d = 0; d < 8; d++) {
        if (!test_dir_valide(config, coup, DIRECTIONS[d], joueur))
            continue;
        apres.grille[coup.y][coup.x] = joueur;
        Case c = avancer(coup, DIRECTIONS[d]);
        for (; pion(config, c) != joueur; c = avancer(c, DIRECTIONS[d]))
            apres.grille[c.y][c.x] = joueur;
    }
    return apres;
}

int compter_pions(Config config, int joueur)
{
    int nb = 0;
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            nb += config.grille[y][x] == joueur;
    return nb;
}

int score_final(Config config)
{
    int noirs = compter_pions(config, NOIR), blancs = compter_pions(config, BLANC);
    int vides = 64 - noirs - blancs;
    int ecart = noirs - blancs;
    return ecart > 0 ? ecart + vides : ecart < 0 ? ecart - vides : 0;
}

/* ---- The text of the course ---- */

void ecrire_config(Config config, struct tampon *sortie)
{
    static const char *const GLYPHES[3] = {"·", "◉", "◎"};
    tampon_ajouter(sortie, "    1  2  3  4  5  6  7  8  \n");
    for (int y = 1; y <= 8; y++) {
        tampon_ecrire(sortie, "%d   ", y);
        for (int x = 1; x <= 8; x++)
            tampon_ecrire(sortie, "%s  ", GLYPHES[pion(config, (Case){x, y})]);
        tampon_ajouter(sortie, "\n");
    }
}

void ecrire_invite(int joueur, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%s\n%s\n",
                  joueur == JOUEUR_NOIR ? _("Aux joueur pions NOIR de jouer...")
                                        : _("Aux joueur pions BLANC de jouer..."),
                  _("Donner les coordonnées de la case choisie pour jouer au format xy"));
}

static bool est_lettre(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool est_chiffre(char c)
{
    return c >= '0' && c <= '9';
}

/* The two characters that name a square, in `signes`: "34", "3 4", "3,4", "c4". */
static bool deux_signes(struct vue texte, char signes[2])
{
    texte = vue_sans_blancs(texte);
    if (vue_longueur(texte) < 2)
        return false;
    signes[0] = *texte.p;
    struct vue reste = vue_sans_blancs((struct vue){texte.p + 1, texte.fin});
    if (*reste.p == ',')
        reste = vue_sans_blancs((struct vue){reste.p + 1, reste.fin});
    signes[1] = vue_vide(reste) ? 0 : *reste.p;
    return vue_longueur(reste) == 1;
}

bool lire_case(const char *texte, Case *c, struct tampon *raison)
{
    char s[2] = {0, 0};
    const char *refus = NULL;
    bool deux = deux_signes(vue_de(texte), s);
    if (deux && s[0] >= '1' && s[0] <= '8' && est_lettre(s[1]) && (s[1] | 0x20) <= 'h') {
        tampon_ecrire(raison, _("la colonne vient d'abord : est-ce %c%c ?"), s[1] | 0x20, s[0]);
        return false;
    }
    if (!deux || !(est_chiffre(s[0]) || est_lettre(s[0])) || !est_chiffre(s[1]))
        refus = _("ce n'est pas une case : écrire xy comme 34, ou colonne et ligne comme c4");
    else if (est_chiffre(s[0]) && !est_case((Case){s[0] - '0', s[1] - '0'}))
        refus = _("hors du plateau : x et y vont de 1 à 8");
    else if (est_lettre(s[0]) && !est_case((Case){(s[0] | 0x20) - 'a' + 1, s[1] - '0'}))
        refus = _("hors du plateau : colonnes de a à h, lignes de 1 à 8");
    if (refus) {
        tampon_ajouter(raison, refus);
        return false;
    }
    *c = (Case){est_lettre(s[0]) ? (s[0] | 0x20) - 'a' + 1 : s[0] - '0', s[1] - '0'};
    return true;
}

const char *raison_refus(Config config, Case c, int joueur)
{
    if (!est_case(c))
        return _("hors du plateau : x et y vont de 1 à 8");
    if (pion(config, c) != VIDE)
        return _("la case est occupée");
    if (!verif_coup_valide(config, c, joueur))
        return _("ce coup ne retourne aucun pion");
    return NULL;
}

/* The club's score, the winner's first: "40-20, 4 vides au gagnant : 44-20". */
static void ecrire_score_final(Config config, struct tampon *sortie)
{
    int noirs = compter_pions(config, NOIR), blancs = compter_pions(config, BLANC);
    int vides = 64 - noirs - blancs;
    int gagnant = noirs > blancs ? noirs : blancs, perdant = noirs + blancs - gagnant;
    tampon_ecrire(sortie, "%d-%d", gagnant, perdant);
    if (vides > 0 && gagnant > perdant)
        tampon_ecrire(sortie,
                      ngettext(", %d vide au gagnant : %d-%d", ", %d vides au gagnant : %d-%d",
                               (unsigned long)vides),
                      vides, gagnant + vides, perdant);
    else if (vides > 0)
        tampon_ecrire(sortie, ngettext(", %d vide partagé : 32-32", ", %d vides partagés : 32-32",
                                       (unsigned long)vides),
                      vides);
}

void ecrire_fin(Config config, struct tampon *sortie)
{
    int ecart = score_final(config);
    tampon_ajouter(sortie, ecart > 0   ? _("Victoire de NOIR")
                           : ecart < 0 ? _("Victoire de BLANC")
                                       : _("Partie nulle"));
    tampon_ajouter(sortie, ", ");
    ecrire_score_final(config, sortie);
    tampon_ajouter(sortie, "\n");
}

/* ---- The assignment's own loop, at the keyboard ---- */

void afficher_config(Config config)
{
    char memoire[512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ecrire_config(config, &t);
    fputs(memoire, stdout);
}

Case coup_joueur(Config config, int joueur)
{
    char ligne[128], memoire[256];
    for (;;) {
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        ecrire_invite(joueur, &t);
        fputs(memoire, stdout);
        if (!fgets(ligne, sizeof ligne, stdin)) {
            printf("%s\n", _("Fin de l'entrée."));
            exit(EXIT_SUCCESS);
        }
        Case c;
        t = tampon_sur(memoire, sizeof memoire);
        if (lire_case(ligne, &c, &t)) {
            const char *refus = raison_refus(config, c, joueur);
            if (!refus)
                return c;
            tampon_ajouter(&t, refus);
        }
        printf("%s\n", memoire);
    }
}

void afficher_fin(Config config, int joueur)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    (void)joueur;
    ecrire_fin(config, &t);
    fputs(memoire, stdout);
}
