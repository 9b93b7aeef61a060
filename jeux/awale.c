/* See awale.h: what the screen, the text mode and the files need to know of coloured Awalé. */
#include "jeux/awale.h"

#include <string.h>

#include "base/bits.h"
#include "base/i18n.h"
#include "base/texte.h"
#include "jeux/awale_ia.h"

_Static_assert(sizeof(struct awale) <= POSITION_OCTETS, "a position must hold it");

static const char LETTRES[AWALE_COULEURS] = {'R', 'B', 'T'};
static const char *const GENRES[AWALE_GENRES] = {"R", "B", "TR", "TB"};

struct awale awale_de_position(const struct position *p)
{
    struct awale a;
    memcpy(&a, p->octets, sizeof a);
    return a;
}

struct position awale_en_position(const struct awale *a)
{
    struct position p = {{0}};
    memcpy(p.octets, a, sizeof *a);
    return p;
}

/* ---- The course's verbs ---- */

static struct position creer_config_init(void)
{
    struct awale a = awale_init();
    return awale_en_position(&a);
}

static bool est_coup_possible(const struct position *p, int joueur)
{
    struct awale a = awale_de_position(p);
    return awale_peut_jouer(&a, joueur - 1);
}

static bool est_jeu_fini(const struct position *p)
{
    struct awale a = awale_de_position(p);
    return awale_fini(&a);
}

static struct position incrementer_config(const struct position *p, int coup, int joueur)
{
    struct awale a = awale_de_position(p);
    (void)joueur; /* the hole tells */
    awale_jouer(&a, coup);
    return awale_en_position(&a);
}

static int lister_coups(const struct position *p, int joueur, int coups[COUPS_MAX])
{
    struct awale a = awale_de_position(p);
    uint64_t legaux = awale_coups_legaux(&a, joueur - 1);
    int n = 0;
    for (; legaux; legaux = bits_reste(legaux))
        coups[n++] = bits_premier(legaux);
    return n;
}

static const char *raison_refus(const struct position *p, int coup, int joueur)
{
    struct awale a = awale_de_position(p);
    if (coup < 0 || coup >= AWALE_TROUS * AWALE_GENRES)
        return _("les trous vont de 1 à 16");
    int octet = awale_octet(coup);
    enum awale_genre genre = awale_genre(coup);
    if (awale_camp(octet) != joueur - 1)
        return joueur == 1 ? _("ce trou est à l'adversaire : les vôtres sont impairs")
                           : _("ce trou est à l'adversaire : les vôtres sont pairs");
    if (awale_trous_vides(&a) >> octet & 1)
        return _("ce trou est vide");
    if (awale_coups_legaux(&a, joueur - 1) >> coup & 1)
        return NULL;
    return genre == JOUER_R   ? _("ce trou n'a pas de graine rouge")
           : genre == JOUER_B ? _("ce trou n'a pas de graine bleue")
                              : _("ce trou n'a pas de graine transparente");
}

static int score(const struct position *p, int joueur)
{
    struct awale a = awale_de_position(p);
    return a.score[joueur - 1];
}

static int marge(const struct position *p)
{
    struct awale a = awale_de_position(p);
    return a.score[0] - a.score[1];
}

/* ---- Words: moves ---- */

/* The digits at the front of `*v`, taken off. */
static struct vue prendre_chiffres(struct vue *v)
{
    struct vue chiffres = {v->p, v->p};
    while (chiffres.fin < v->fin && *chiffres.fin >= '0' && *chiffres.fin <= '9')
        chiffres.fin++;
    v->p = chiffres.fin;
    return chiffres;
}

/* "R" to "TB" in any case; also "RT" and "BT", so as to ask about them. -1: none of these. */
static int lire_genre(struct vue mot, bool *renverse)
{
    static const char *const RENVERSES[AWALE_GENRES] = {"", "", "RT", "BT"};
    for (int g = 0; g < AWALE_GENRES; g++) {
        *renverse = vue_egale(mot, RENVERSES[g]);
        if (*renverse || vue_egale(mot, GENRES[g]))
            return vue_vide(mot) ? -1 : g;
    }
    return -1;
}

static bool lire_coup(const char *texte, int *coup, struct tampon *raison)
{
    struct vue v = vue_sans_blancs(vue_de(texte));
    struct vue chiffres = prendre_chiffres(&v);
    bool renverse, chiffre = !vue_vide(chiffres);
    int genre = lire_genre(vue_sans_blancs(v), &renverse);
    long trou;
    if (!chiffre || (genre < 0 && !vue_vide(v)))
        tampon_ajouter(raison, _("ce n'est pas un coup : écrire le trou puis R, B, TR ou TB, "
                                 "comme 3R ou 7TB"));
    else if (*chiffres.p == '0' || !vue_entier(chiffres, 1, AWALE_TROUS, &trou))
        tampon_ajouter(raison, _("les trous vont de 1 à 16"));
    else if (genre < 0)
        tampon_ecrire(raison, _("quelles graines du trou %ld : R, B, TR ou TB ?"), trou);
    else if (renverse)
        tampon_ecrire(raison, _("le T vient d'abord : est-ce %ld%s ?"), trou, GENRES[genre]);
    else {
        *coup = awale_coup((int)trou - 1, (enum awale_genre)genre);
        return true;
    }
    return false;
}

static void ecrire_coup(int coup, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%d%s", awale_octet(coup) + 1, GENRES[awale_genre(coup)]);
}

/* Which seeds are sown, in their order; of one colour alone, where too, since these choose it. */
static void dire_coup(int coup, struct tampon *sortie)
{
    static const char *const SEMIS[] = {
        N_("rouges, dans chaque trou"),
        N_("bleues, chez l'adversaire"),
        N_("transparentes puis rouges"),
        N_("transparentes puis bleues"),
    };
    tampon_ajouter(sortie, _(SEMIS[awale_genre(coup)]));
}

/* ---- Words: positions ---- */

static void ecrire_position(const struct position *p, struct tampon *sortie)
{
    struct awale a = awale_de_position(p);
    unsigned vides = awale_trous_vides(&a);
    for (int o = 0; o < AWALE_TROUS; o++) {
        if (vides >> o & 1)
            continue;
        tampon_ecrire(sortie, "%d(", o + 1);
        for (int c = 0; c < AWALE_COULEURS; c++)
            if (a.graines[c][o] > 0)
                tampon_ecrire(sortie, "%d%c", a.graines[c][o], LETTRES[c]);
        tampon_ajouter(sortie, ") ");
    }
    tampon_ecrire(sortie, "%d-%d %d", a.score[0], a.score[1], a.coups);
}

/* The seeds of one hole, "2R13B": each colour once at the most. */
static bool lire_graines(struct vue v, struct awale *a, int octet)
{
    while (!vue_vide(v)) {
        long n;
        if (!vue_entier(prendre_chiffres(&v), 1, AWALE_COULEUR_MAX, &n) || vue_vide(v))
            return false;
        const char *lettre = memchr(LETTRES, *v.p++, sizeof LETTRES);
        if (!lettre || a->graines[lettre - LETTRES][octet] != 0)
            return false;
        a->graines[lettre - LETTRES][octet] = (uint8_t)n;
    }
    return true;
}

/* One hole, "4(13R1T)". */
static bool lire_trou(struct vue mot, struct awale *a)
{
    long trou;
    if (!vue_entier(prendre_chiffres(&mot), 1, AWALE_TROUS, &trou))
        return false;
    if (vue_longueur(mot) < 4 || *mot.p != '(' || mot.fin[-1] != ')')
        return false;
    if (!(awale_trous_vides(a) >> (trou - 1) & 1))
        return false;
    return lire_graines((struct vue){mot.p + 1, mot.fin - 1}, a, (int)trou - 1);
}

/* The score, "30-21". */
static bool lire_scores(struct vue mot, struct awale *a)
{
    long s[2];
    if (!vue_entier(prendre_chiffres(&mot), 0, AWALE_GRAINES, &s[0]))
        return false;
    if (vue_vide(mot) || *mot.p++ != '-' ||
        !vue_entier(prendre_chiffres(&mot), 0, AWALE_GRAINES, &s[1]))
        return false;
    a->score[0] = (uint8_t)s[0];
    a->score[1] = (uint8_t)s[1];
    return vue_vide(mot);
}

/* Counts what is on the board; why no game can look like this, or NULL. */
static const char *compter(struct awale *a)
{
    unsigned total = 0;
    for (int c = 0; c < AWALE_COULEURS; c++) {
        unsigned n = octets16_somme(a->graines[c]);
        if (n > AWALE_COULEUR_MAX)
            return _("plus de 32 graines d'une couleur");
        total += n;
    }
    if (total + a->score[0] + a->score[1] > AWALE_GRAINES)
        return _("plus de 96 graines en tout");
    a->en_jeu = (uint8_t)total;
    return NULL;
}

static bool lire_position(const char *texte, struct position *p, struct tampon *raison)
{
    struct awale a = {.coups = 0};
    struct vue v = vue_de(texte), mot;
    long coups = 0;
    bool encore = vue_mot(&v, &mot);
    while (encore && lire_trou(mot, &a))
        encore = vue_mot(&v, &mot);
    bool bien = encore && lire_scores(mot, &a) && vue_mot(&v, &mot) &&
                vue_entier(mot, 0, AWALE_COUPS_LIMITE, &coups) && !vue_mot(&v, &mot);
    if (!bien) {
        tampon_ajouter(raison, _("position illisible : écrire les trous, le score et les coups "
                                 "joués, comme 1(2R2B) 16(3T) 12-7 40"));
        return false;
    }
    const char *refus = compter(&a);
    if (refus) {
        tampon_ajouter(raison, refus);
        return false;
    }
    a.coups = (uint16_t)coups;
    *p = awale_en_position(&a);
    return true;
}

/* ---- Words: the text mode ---- */

enum { COLONNES = 8, LIGNES = 2 };

/* The upper row runs backwards, so that sowing turns without a jump:
 *
 *     16 15 14 13 12 11 10  9
 *      1  2  3  4  5  6  7  8   */
static int octet_de(int x, int y)
{
    return y == 0 ? AWALE_TROUS - 1 - x : x;
}

static void ecrire_numeros(int y, struct tampon *sortie)
{
    tampon_ajouter(sortie, "    ");
    for (int x = 0; x < COLONNES; x++)
        tampon_ecrire(sortie, "%6d", octet_de(x, y) + 1);
    tampon_ajouter(sortie, "\n");
}

static void ecrire_rangee(const struct awale *a, int y, struct tampon *sortie)
{
    for (int c = 0; c < AWALE_COULEURS; c++) {
        tampon_ecrire(sortie, "%c   ", LETTRES[c]);
        for (int x = 0; x < COLONNES; x++) {
            int n = a->graines[c][octet_de(x, y)];
            if (n > 0)
                tampon_ecrire(sortie, "%6d", n);
            else
                tampon_ajouter(sortie, "     ·");
        }
        tampon_ajouter(sortie, "\n");
    }
}

static void ecrire_config(const struct position *p, struct tampon *sortie)
{
    struct awale a = awale_de_position(p);
    ecrire_numeros(0, sortie);
    ecrire_rangee(&a, 0, sortie);
    tampon_ajouter(sortie, "\n");
    ecrire_rangee(&a, 1, sortie);
    ecrire_numeros(1, sortie);
    tampon_ecrire(sortie, _("Joueur 1 (impairs) : %d   Joueur 2 (pairs) : %d   Coups : %d\n"),
                  a.score[0], a.score[1], a.coups);
}

static void ecrire_invite(int joueur, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%s\n%s\n",
                  joueur == 1 ? _("Au joueur 1 (trous impairs) de jouer...")
                              : _("Au joueur 2 (trous pairs) de jouer..."),
                  _("Donner le trou et les graines, R, B, TR ou TB : par exemple 3R ou 7TB"));
}

static void ecrire_fin(const struct position *p, struct tampon *sortie)
{
    struct awale a = awale_de_position(p);
    int ecart = a.score[0] - a.score[1];
    tampon_ecrire(sortie, "%s, %d-%d\n",
                  ecart > 0   ? _("Victoire du joueur 1")
                  : ecart < 0 ? _("Victoire du joueur 2")
                              : _("Partie nulle"),
                  a.score[ecart < 0], a.score[ecart >= 0]);
}

/* ---- Drawing ---- */

static struct cellule cellule(const struct position *p, int x, int y)
{
    struct awale a = awale_de_position(p);
    int o = octet_de(x, y);
    return (struct cellule){
        .genre = CELLULE_GRAINES,
        .joueur = awale_camp(o) + 1,
        .graines = {a.graines[ROUGE][o], a.graines[BLEU][o], a.graines[TRANSPARENT][o]},
    };
}

static void ecrire_cellule(int x, int y, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%d", octet_de(x, y) + 1);
}

static void cellule_du_coup(const struct position *avant, int coup, int *x, int *y)
{
    int o = awale_octet(coup);
    (void)avant;
    *y = o < COLONNES;
    *x = o < COLONNES ? o : AWALE_TROUS - 1 - o;
}

/* ---- Step by step: the seeds in hand, each one sown, each hole taken ---- */

struct geste {
    struct awale a;
    int depart, fin;     /* where it began, where the last seed fell */
    int en_main[AWALE_COULEURS];
    bool bleu;
};

static struct geste ramasser(const struct position *p, int coup)
{
    struct geste g = {.a = awale_de_position(p), .depart = awale_octet(coup)};
    enum awale_genre genre = awale_genre(coup);
    g.fin = g.depart;
    g.bleu = genre & 1;
    for (int c = 0; c < AWALE_COULEURS; c++) {
        bool prise = c == TRANSPARENT ? genre & 2 : c == (g.bleu ? BLEU : ROUGE);
        g.en_main[c] = prise ? g.a.graines[c][g.depart] : 0;
        g.a.graines[c][g.depart] -= (uint8_t)g.en_main[c];
    }
    return g;
}

/* False when no seed is left in hand. */
static bool semer_une(struct geste *g)
{
    static const enum awale_couleur ORDRE[] = {TRANSPARENT, ROUGE, BLEU};
    for (int i = 0; i < AWALE_COULEURS; i++) {
        if (g->en_main[ORDRE[i]] == 0)
            continue;
        do
            g->fin = (g->fin + (g->bleu && g->fin != g->depart ? 2 : 1)) % AWALE_TROUS;
        while (g->fin == g->depart);
        g->en_main[ORDRE[i]]--;
        g->a.graines[ORDRE[i]][g->fin]++;
        return true;
    }
    return false;
}

/* False when the hole reached is not to be taken. */
static bool prendre_un(struct geste *g)
{
    int total = 0;
    for (int c = 0; c < AWALE_COULEURS; c++)
        total += g->a.graines[c][g->fin];
    if (total != 2 && total != 3)
        return false;
    for (int c = 0; c < AWALE_COULEURS; c++)
        g->a.graines[c][g->fin] = 0;
    g->a.score[awale_camp(g->depart)] = (uint8_t)(g->a.score[awale_camp(g->depart)] + total);
    g->fin = (g->fin + AWALE_TROUS - 1) % AWALE_TROUS;
    return true;
}

static int compter_etapes(const struct position *p, int coup, int joueur)
{
    (void)joueur; /* the hole tells */
    struct geste g = ramasser(p, coup);
    int n = 1;
    while (semer_une(&g) || prendre_un(&g))
        n++;
    return n;
}

static struct position etape(const struct position *p, int coup, int joueur, int n)
{
    (void)joueur;
    struct geste g = ramasser(p, coup);
    while (n-- > 0 && (semer_une(&g) || prendre_un(&g)))
        ;
    return awale_en_position(&g.a);
}

/* ---- The rules, and each of them at work ---- */

static const char *const REGLES[] = {
    N_("Les trous impairs sont au joueur 1, qui commence ; les pairs au joueur 2. On sème les "
       "graines d'une couleur d'un de ses trous dans les suivants, une par trou. 3R : les rouges, "
       "R, du trou 3."),
    N_("3B : les bleues, B, du trou 3. Elles ne vont que dans les trous de l'adversaire."),
    N_("7TR : les transparentes, T, du trou 7 d'abord, puis ses rouges. 7TB : les transparentes "
       "puis les bleues, toutes dans les trous de l'adversaire."),
    N_("Le dernier trou semé est pris s'il contient alors 2 ou 3 graines, puis ceux d'avant tant "
       "qu'ils en ont 2 ou 3. La partie finit à 49 graines, ou quand l'adversaire n'en a plus."),
    NULL,
};

static struct position exemple(int n, int *joueur, int *coup)
{
    static const struct {
        const char *position;
        int trou;
        enum awale_genre genre;
    } EXEMPLES[] = {
        {"3(4R2B1T) 8(2R2B2T) 12(3R1B) 13(2B1T) 0-0 0", 3, JOUER_R},
        {"3(2R4B1T) 8(2R2B2T) 12(3R1B) 13(2B1T) 0-0 0", 3, JOUER_B},
        {"3(2R1B) 7(3R1B2T) 14(2R2B2T) 16(1R) 0-0 0", 7, JOUER_TR},
        {"3(3R1B) 4(1B) 5(1R1T) 6(1T) 10(3R) 12(2R2B2T) 15(2B) 0-0 0", 3, JOUER_R},
    };
    struct position p = {{0}};
    struct tampon raison = tampon_sur((char[64]){""}, 64);
    lire_position(EXEMPLES[n].position, &p, &raison);
    *joueur = 1;
    *coup = awale_coup(EXEMPLES[n].trou - 1, EXEMPLES[n].genre);
    return p;
}

const struct jeu jeu_awale = {
    .nom = "awale-couleurs",
    .titre = N_("Awalé en couleurs"),
    .colonnes = COLONNES,
    .lignes = LIGNES,
    .joueurs = {"", N_("Joueur 1"), N_("Joueur 2")},
    .unite = {NN_("graine", "graines")},
    .enjeu = AWALE_GRAINES,
    .regles = REGLES,
    .jouer_ici = {N_("clic : jouer ce trou"), N_("jouer le trou du curseur (Entrée aussi)")},
    .bois = true,
    .creer_config_init = creer_config_init,
    .est_coup_possible = est_coup_possible,
    .est_jeu_fini = est_jeu_fini,
    .incrementer_config = incrementer_config,
    .lister_coups = lister_coups,
    .raison_refus = raison_refus,
    .score = score,
    .marge = marge,
    .lire_coup = lire_coup,
    .ecrire_coup = ecrire_coup,
    .dire_coup = dire_coup,
    .ecrire_position = ecrire_position,
    .lire_position = lire_position,
    .ecrire_config = ecrire_config,
    .ecrire_invite = ecrire_invite,
    .ecrire_fin = ecrire_fin,
    .cellule = cellule,
    .ecrire_cellule = ecrire_cellule,
    .cellule_du_coup = cellule_du_coup,
    .compter_etapes = compter_etapes,
    .etape = etape,
    .exemple = exemple,
    .penser = awale_penser,
    .oublier = awale_oublier,
    .styles = AWALE_STYLES,
};
