/* The commands of GTP; see gtp.h. What the protocol fixes word for word ("unknown command",
 * "illegal move") is not translated. */
#include <string.h>

#include "base/fichier.h"
#include "base/horloge.h"
#include "formats/formats.h"
#include "formats/lecture.h"
#include "formats/sgf.h"
#include "interfaces/gtp_interne.h"
#include "interfaces/notation.h"
#include "interfaces/parties_fichier.h"
#include "jeux/othello_8x8.h"
#include "partie/pendule.h"

/* Seconds that a move's way to the controller may take, and no more than a twentieth of its
 * time. */
static const double TRAJET_MAX = 0.1;

/* Seconds of an analysis where nothing else is said. */
static const double SECONDES_ANALYSE = 2;

/* ---- Arguments ---- */

static bool lire_couleur(struct vue *v, int *couleur)
{
    struct vue mot;
    if (!vue_mot(v, &mot))
        return false;
    bool noir = vue_egale(mot, "b") || vue_egale(mot, "black");
    *couleur = noir ? NOIRS : BLANCS;
    return noir || vue_egale(mot, "w") || vue_egale(mot, "white");
}

/* A vertex: a move code, or COUP_PASSE. */
static bool lire_sommet(struct vue *v, int *coup)
{
    static const struct grille HUIT = {.taille = 8};
    struct vue mot;
    if (!vue_mot(v, &mot))
        return false;
    int c = grille_lire_case(&HUIT, mot);
    *coup = c ? notation_coup(c) : COUP_PASSE;
    return c != 0 || vue_egale(mot, "pass") || vue_egale(mot, "pa");
}

static bool lire_entier(struct vue *v, long min, long max, long *n)
{
    struct vue mot;
    return vue_mot(v, &mot) && vue_entier(mot, min, max, n);
}

static bool dire(struct gtp *g, bool bon, const char *texte)
{
    octets_texte(&g->reponse, texte);
    return bon;
}

static bool erreur_de_syntaxe(struct gtp *g)
{
    return dire(g, false, "syntax error");
}

void gtp_ecrire_coup(int coup, struct octets *sortie)
{
    if (coup == COUP_PASSE)
        octets_texte(sortie, "pass");
    else
        octets_ecrire(sortie, "%c%d", 'A' + coup % 10 - 1, coup / 10);
}

/* ---- The game ---- */

static const struct position *position(const struct gtp *g)
{
    return partie_position(&g->d->partie, g->d->partie.rang);
}

static int trait(const struct gtp *g)
{
    return partie_trait(&g->d->partie, g->d->partie.rang);
}

/* Has the colour a legal move? */
static bool a_un_coup(const struct gtp *g, int couleur)
{
    return jeu_othello_8x8.est_coup_possible(position(g), couleur);
}

/* Before the first move, `couleur` begins. */
static void commencer_par(struct gtp *g, int couleur)
{
    struct partie *p = &g->d->partie;
    const struct position depart = p->initiale;
    if (p->rang == 0 && p->premier != couleur)
        partie_placer(p, p->jeu, &depart, couleur);
}

void gtp_remettre_le_trait(struct gtp *g)
{
    commencer_par(g, g->premier);
}

void gtp_recommencer(struct gtp *g, int premier)
{
    g->premier = premier;
    partie_init(&g->d->partie, &jeu_othello_8x8, premier);
    g->nb_histoire = 0;
    g->reste[NOIRS] = g->reste[BLANCS] = -1;
}

static void noter(struct gtp *g, int coup)
{
    if (g->nb_histoire == HISTOIRE_MAX) { /* passes without end: forget the oldest */
        memmove(g->histoire, g->histoire + 1, HISTOIRE_MAX - 1);
        g->nb_histoire--;
    }
    g->histoire[g->nb_histoire++] = (unsigned char)coup;
}

bool gtp_jouer(struct gtp *g, int couleur, int coup)
{
    if (coup == COUP_PASSE && a_un_coup(g, couleur))
        return false;
    if (coup != COUP_PASSE) {
        if (trait(g) != couleur) /* White may begin */
            commencer_par(g, couleur);
        if (trait(g) != couleur || partie_jouer(&g->d->partie, coup))
            return false;
    }
    noter(g, coup);
    return true;
}

/* ---- The core ---- */

static bool c_known_command(struct gtp *g, struct vue v)
{
    bool connue = false;
    v = vue_sans_blancs(v);
    for (const struct commande_gtp *c = commandes_gtp; c->nom; c++)
        connue |= vue_egale(v, c->nom);
    return dire(g, true, connue ? "true" : "false");
}

static bool c_list_commands(struct gtp *g, struct vue v)
{
    (void)v;
    for (const struct commande_gtp *c = commandes_gtp; c->nom; c++)
        octets_ecrire(&g->reponse, "%s%s", c == commandes_gtp ? "" : "\n", c->nom);
    return true;
}

static bool c_quit(struct gtp *g, struct vue v)
{
    (void)v;
    return g->fini = true;
}

static bool c_boardsize(struct gtp *g, struct vue v)
{
    long n;
    if (!lire_entier(&v, 0, 1000, &n))
        return erreur_de_syntaxe(g);
    if (n != 8)
        return dire(g, false, "unacceptable size");
    gtp_recommencer(g, NOIRS);
    return true;
}

static bool c_clear_board(struct gtp *g, struct vue v)
{
    (void)v;
    gtp_recommencer(g, NOIRS);
    return true;
}

static bool c_play(struct gtp *g, struct vue v)
{
    int couleur, coup;
    if (!lire_couleur(&v, &couleur) || !lire_sommet(&v, &coup))
        return erreur_de_syntaxe(g);
    return gtp_jouer(g, couleur, coup) || dire(g, false, "illegal move");
}

/* The clock that a colour starts with: main time, or the first byo-yomi. */
static void remonter_pendule(struct gtp *g, int couleur, double principal)
{
    g->reste[couleur] = principal > 0 ? principal : g->byoyomi;
    g->coups_reste[couleur] = principal > 0 ? 0 : g->coups_byoyomi;
}

void gtp_compter(struct gtp *g, double secondes)
{
    double *reste = &g->reste[g->couleur];
    int *coups = &g->coups_reste[g->couleur];
    if (*reste < 0)
        return;
    *reste -= secondes + g->trajet;
    if (*coups == 0 && *reste <= 0 && g->byoyomi > 0) { /* this move was the first of its
                                                           byo-yomi */
        *reste += g->byoyomi;
        *coups = g->coups_byoyomi;
    }
    if (*coups == 1 && g->byoyomi > 0)
        remonter_pendule(g, g->couleur, 0);
    else
        *coups -= *coups > 0;
    *reste = *reste > 0 ? *reste : 0;
}

struct pendule gtp_pendule(struct gtp *g, int vides)
{
    const int a_venir = vides / 2 + 1;
    const double par_coup = g->byoyomi > 0 ? g->byoyomi / g->coups_byoyomi : 0;
    double reste = g->reste[g->couleur];
    int coups = g->coups_reste[g->couleur];
    if (coups == 0 && par_coup > 0) {
        coups = 1 + (int)(reste / (reste / a_venir + par_coup));
        reste += par_coup;
    }
    const int payes = coups > 0 ? coups : a_venir;
    const double part = reste / payes / 20;
    g->trajet = part < TRAJET_MAX ? part : TRAJET_MAX;
    return (struct pendule){.reste = reste - payes * g->trajet, .coups = coups};
}

static void regler_le_temps(struct gtp *g)
{
    if (g->reste[g->couleur] < 0 && (g->principal > 0 || g->byoyomi > 0))
        remonter_pendule(g, g->couleur, g->principal);
    const bool pendule = g->reste[g->couleur] >= 0;
    const int vides = partie_vides(&g->d->partie);
    struct limites *l = &g->d->joueur.limites;
    l->niveau = pendule || g->secondes > 0 ? NIVEAU_MAX : g->niveau;
    l->secondes = pendule ? 0 : g->secondes;
    l->assez = 0;
    l->pendule = pendule ? gtp_pendule(g, vides) : (struct pendule){0};
    if (pendule)
        pendule_partager(l, vides);
}

static bool commencer_a_penser(struct gtp *g, struct vue v, bool joue)
{
    if (!lire_couleur(&v, &g->couleur))
        return erreur_de_syntaxe(g);
    g->joue = joue;
    if (trait(g) != g->couleur && a_un_coup(g, g->couleur))
        commencer_par(g, g->couleur);
    if (trait(g) != g->couleur) { /* no move, or not the turn of this colour */
        if (a_un_coup(g, g->couleur))
            return dire(g, false, "wrong color to move");
        if (joue)
            noter(g, COUP_PASSE);
        return dire(g, true, "pass");
    }
    regler_le_temps(g);
    const char *refus = duplex_penser(g->d);
    g->pense = !refus;
    return !refus || dire(g, false, refus);
}

static bool c_genmove(struct gtp *g, struct vue v)
{
    return commencer_a_penser(g, v, true);
}

static bool c_reg_genmove(struct gtp *g, struct vue v)
{
    return commencer_a_penser(g, v, false);
}

static bool c_undo(struct gtp *g, struct vue v)
{
    (void)v;
    if (g->nb_histoire == 0)
        return dire(g, false, "cannot undo");
    if (g->histoire[--g->nb_histoire] != COUP_PASSE)
        partie_aller(&g->d->partie, g->d->partie.rang - 1);
    return true;
}

/* What stands on a square: 'X', 'O' or '.'. */
static char pion(const struct gtp *g, int x, int y)
{
    struct cellule c = jeu_othello_8x8.cellule(position(g), x - 1, y - 1);
    return c.genre != CELLULE_PION ? '.' : c.joueur == NOIRS ? 'X' : 'O';
}

static bool c_showboard(struct gtp *g, struct vue v)
{
    (void)v;
    octets_texte(&g->reponse, "\n  A B C D E F G H");
    for (int y = 1; y <= 8; y++) {
        octets_ecrire(&g->reponse, "\n%d", y);
        for (int x = 1; x <= 8; x++)
            octets_ecrire(&g->reponse, " %c", pion(g, x, y));
        octets_ecrire(&g->reponse, " %d", y);
    }
    octets_texte(&g->reponse, "\n  A B C D E F G H");
    return true;
}

void gtp_ecrire_marge(int marge, struct octets *sortie)
{
    if (marge == 0)
        octets_texte(sortie, "0");
    else
        octets_ecrire(sortie, "%s+%d", marge > 0 ? "B" : "W", marge > 0 ? marge : -marge);
}

static void ecrire_score(struct gtp *g)
{
    gtp_ecrire_marge(jeu_othello_8x8.marge(position(g)), &g->reponse);
}

static bool c_final_score(struct gtp *g, struct vue v)
{
    (void)v;
    if (trait(g) != 0)
        return dire(g, false, "cannot score");
    ecrire_score(g);
    return true;
}

/* ---- Analysis, for GoGui ---- */

/* The values of the `nb` best moves, in the time that a move has, or a little; of a game that is
 * over its score. */
static bool analyser(struct gtp *g, int nb)
{
    const struct limites *l = &g->d->joueur.limites;
    const double secondes = l->noeuds > 0 ? 0 : g->secondes > 0 ? g->secondes : SECONDES_ANALYSE;
    if (trait(g) == 0) {
        octets_texte(&g->reponse, nb > 1 ? "TEXT " : "");
        ecrire_score(g);
        return true;
    }
    g->question = (struct gtp_analyse){
        .conseil = {.nb = nb, .secondes = secondes, .noeuds = l->noeuds, .moyens = l->moyens},
        .trait = trait(g),
        .reponse = &g->reponse};
    g->analyste = (struct joueur){.genre = &gtp_analyste, .etat = &g->question};
    const char *refus = reflexion_lancer(&g->d->reflexion, &g->analyste, &g->d->partie);
    g->pense = g->analyse = !refus;
    return !refus || dire(g, false, refus);
}

static bool c_evaluation(struct gtp *g, struct vue v)
{
    (void)v;
    return analyser(g, 1);
}

static bool c_move_values(struct gtp *g, struct vue v)
{
    (void)v;
    return analyser(g, MOTEUR_COUPS_MAX);
}

/* ---- Time ---- */

static bool c_time_settings(struct gtp *g, struct vue v)
{
    long principal, byoyomi, coups;
    if (!lire_entier(&v, 0, 1000000, &principal) || !lire_entier(&v, 0, 1000000, &byoyomi) ||
        !lire_entier(&v, 0, 1000, &coups))
        return erreur_de_syntaxe(g);
    bool illimite = byoyomi > 0 && coups == 0; /* GTP's way of saying "no limit" */
    g->principal = illimite ? 0 : (double)principal;
    g->byoyomi = illimite ? 0 : (double)byoyomi;
    g->coups_byoyomi = (int)coups;
    g->reste[NOIRS] = g->reste[BLANCS] = -1;
    g->d->joueur.limites.niveau = NIVEAU_MAX;
    atomic_bool jamais = false; /* the engine is not made on the clock */
    const char *refus = joueur_preparer(&g->d->joueur, &jamais);
    return !refus || dire(g, false, refus);
}

static bool c_time_left(struct gtp *g, struct vue v)
{
    int couleur;
    long secondes, coups;
    if (!lire_couleur(&v, &couleur) || !lire_entier(&v, 0, 1000000, &secondes) ||
        !lire_entier(&v, 0, 1000, &coups))
        return erreur_de_syntaxe(g);
    g->reste[couleur] = (double)secondes;
    g->coups_reste[couleur] = (int)coups;
    return true;
}

static bool c_set_level(struct gtp *g, struct vue v)
{
    long n;
    if (!lire_entier(&v, NIVEAU_MIN, NIVEAU_MAX, &n))
        return erreur_de_syntaxe(g);
    g->niveau = (int)n;
    g->secondes = 0;
    g->d->joueur.limites.noeuds = 0;
    return true;
}

/* ---- Files ---- */

/* Replaces the game by the first of a file. False, and all is as before, when there is none. The
 * standard input is the protocol's. */
static bool charger(struct gtp *g, const char *chemin)
{
    struct octets contenu = {0};
    struct recueil r = {0};
    if (strcmp(chemin, "-") != 0 && !parties_octets(chemin, &contenu))
        format_lire(octets_lire(&contenu), &r);
    bool bon = r.nb_parties > 0 && !r.parties[0].tronquee && !duplex_rejouer(g->d, &r.parties[0]);
    if (bon)
        g->premier = g->d->partie.premier;
    octets_detruire(&contenu);
    recueil_detruire(&r);
    return bon;
}

/* loadsgf FILE [MOVE]: the position before move number MOVE, all formats being welcome. */
static bool c_loadsgf(struct gtp *g, struct vue v)
{
    char chemin[CHEMIN_MAX];
    struct vue mot;
    long limite = 0;
    if (!vue_mot(&v, &mot) || vue_longueur(mot) >= sizeof chemin)
        return erreur_de_syntaxe(g);
    vue_copier(mot, chemin, sizeof chemin);
    if (!vue_vide(vue_sans_blancs(v)) && !lire_entier(&v, 0, 1000, &limite))
        return erreur_de_syntaxe(g);
    if (!charger(g, chemin))
        return dire(g, false, "cannot load file");
    struct partie *p = &g->d->partie;
    if (limite > 0 && limite - 1 < p->rang)
        partie_aller(p, (int)limite - 1);
    g->nb_histoire = 0;
    for (int i = 0; i < p->rang; i++)
        noter(g, p->coups[i].coup);
    return true;
}

static bool c_printsgf(struct gtp *g, struct vue v)
{
    (void)v;
    struct recueil r = {0}, rapport = {0};
    struct partie_notee *note = recueil_nouvelle(&r);
    const struct partie *p = &g->d->partie;
    notation_noter(p, p->rang, note);
    sgf_ecrire(&r, &g->reponse, &rapport);
    recueil_detruire(&r);
    recueil_detruire(&rapport);
    return true;
}

/* ---- Quarry ---- */

static bool c_set_game(struct gtp *g, struct vue v)
{
    v = vue_sans_blancs(v);
    return vue_egale(v, "othello") || vue_egale(v, "reversi") || dire(g, false, "unsupported game");
}

/* ---- GoGui: its board has row 1 at the bottom ---- */

static bool c_rules_board(struct gtp *g, struct vue v)
{
    (void)v;
    for (int y = 8; y >= 1; y--)
        for (int x = 1; x <= 8; x++)
            octets_ecrire(&g->reponse, "%c%s", pion(g, x, y), x < 8 ? " " : y > 1 ? "\n" : "");
    return true;
}

static bool c_legal_moves(struct gtp *g, struct vue v)
{
    int coups[COUPS_MAX];
    const struct partie *p = &g->d->partie;
    (void)v;
    if (trait(g) == 0)
        return true;
    if (partie_passe(p, p->rang))
        return dire(g, true, "pass");
    int n = jeu_othello_8x8.lister_coups(position(g), trait(g), coups);
    for (int i = 0; i < n; i++) {
        octets_texte(&g->reponse, i ? " " : "");
        gtp_ecrire_coup(coups[i], &g->reponse);
    }
    return true;
}

/* A pass that is due and not yet played is still that player's turn. */
static bool c_side_to_move(struct gtp *g, struct vue v)
{
    (void)v;
    const struct partie *p = &g->d->partie;
    int passe = partie_passe(p, p->rang);
    bool jouee = g->nb_histoire > 0 && g->histoire[g->nb_histoire - 1] == COUP_PASSE;
    int qui = passe && !jouee ? passe : trait(g);
    return dire(g, true, qui == BLANCS ? "white" : "black");
}

static bool c_final_result(struct gtp *g, struct vue v)
{
    (void)v;
    if (trait(g) == 0)
        ecrire_score(g);
    else
        octets_ecrire(&g->reponse, "%d-%d", jeu_othello_8x8.score(position(g), NOIRS),
                      jeu_othello_8x8.score(position(g), BLANCS));
    return true;
}

const struct commande_gtp commandes_gtp[] = {
    {"protocol_version", .reponse = "2"},
    {"name", .reponse = "Othello"},
    {"version", .reponse = VERSION},
    {"known_command", .executer = c_known_command},
    {"list_commands", .executer = c_list_commands},
    {"quit", .executer = c_quit},
    {"boardsize", .executer = c_boardsize},
    {"clear_board", .executer = c_clear_board},
    {"komi", .reponse = ""}, /* Othello has none */
    {"play", .executer = c_play},
    {"genmove", .executer = c_genmove},
    {"reg_genmove", .executer = c_reg_genmove},
    {"undo", .executer = c_undo},
    {"showboard", .executer = c_showboard},
    {"final_score", .executer = c_final_score},
    {"time_settings", .executer = c_time_settings},
    {"time_left", .executer = c_time_left},
    {"loadsgf", .executer = c_loadsgf},
    {"printsgf", .executer = c_printsgf},
    {"set_level", .executer = c_set_level},
    {"list_games", .reponse = "Othello"},
    {"set_game", .executer = c_set_game},
    {"gogui-rules_game_id", .reponse = "Othello"},
    {"gogui-rules_board_size", .reponse = "8"},
    {"gogui-rules_board", .executer = c_rules_board},
    {"gogui-rules_legal_moves", .executer = c_legal_moves},
    {"gogui-rules_side_to_move", .executer = c_side_to_move},
    {"gogui-rules_final_result", .executer = c_final_result},
    {"gogui-analyze_commands", .reponse = "string/Evaluation/othello-evaluation\n"
                "gfx/Move Values/othello-move_values\n"
                "string/Final Score/final_score\nparam/Level/set_level"},
    {"othello-evaluation", .executer = c_evaluation},
    {"othello-move_values", .executer = c_move_values},
    {"stop", .reponse = ""},            /* ends a thought: see gtp.c */
    {"gogui-interrupt", .reponse = ""}, /* says that "# interrupt" is understood */
    {0},
};
