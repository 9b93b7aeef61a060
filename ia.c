/* See ia.h. Behind the door are the engine of moteur/, and for the low levels and the styles the
 * template of all the games, on the bitboards of the 8x8 board, with the evaluation of `insa`. This
 * file turns a grid into bitboards, a level into limits, and the answer back into the course's
 * squares. */
#include "ia.h"

#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "jeux/niveaux_tmpl.h"
#include "moteur/livre.h"
#include "moteur/moteur.h"

#define LARGEUR     8
#define HAUTEUR     8
#define REGLES(nom) r8x8_##nom
#include "jeux/regles_tmpl.h"
#include "jeux/termes_tmpl.h"
#include "jeux/insa_tmpl.h"

#define AB(nom)              insa_##nom
#define AB_CONTEXTE          struct r8x8_insa_style
#define AB_EVALUER(style, p) r8x8_insa_evaluer(style, p)
#define AB_ASPIRATION        300
#include "jeux/othello_ab_tmpl.h"
#undef LARGEUR
#undef HAUTEUR
#undef REGLES

const char *const IA_STYLES[] = {"insa", "insa-mobilite", "insa-positionnelle", "insa-absolue",
                                 NULL};

static const struct r8x8_insa_style *chercher_style(const char *nom)
{
    for (int i = 0; i < r8x8_INSA_STYLES; i++)
        if (!nom || strcmp(nom, r8x8_INSA[i].nom) == 0)
            return &r8x8_INSA[i];
    return NULL;
}

/* A style plays as its document says, unless told else: 10 plies within 5 seconds against a person,
 * 8 within 3 between machines, the last 14 squares exactly. */
static struct niveau regler(const struct limites *limites)
{
    const bool choisi = limites->profondeur > 0 || limites->secondes > 0;
    if (!limites->style || choisi)
        return niveau_de(limites);
    return limites->entre_machines ? (struct niveau){8, 14, 3} : (struct niveau){10, 14, 5};
}

/* ---- From the grid to the bitboards and back ---- */

static struct r8x8_position position_de(Config config, int joueur)
{
    struct r8x8_position p = {0, 0};
    for (int c = 0; c < 64; c++) {
        int pion = config.grille[c / 8 + 1][c % 8 + 1];
        if (pion == joueur)
            p.joueur |= bit(c);
        else if (pion == incrementer_joueur(joueur))
            p.adverse |= bit(c);
    }
    return p;
}

static int indice_grille(int c)
{
    return 10 * (c / 8 + 1) + c % 8 + 1;
}

static void rendre_les_cases(struct pensee *pensee)
{
    pensee->coup = indice_grille(pensee->coup);
    for (int i = 0; i < pensee->pv_longueur; i++)
        pensee->pv[i] = indice_grille(pensee->pv[i]);
}

/* ---- The low levels and the styles ---- */

/* Scores of `insa`, and discs of the engine at the plies of level 4: below, a thought names the
 * side that 10 plies prefer hardly more often than not (48 to 72 %), above in 85 % to 98 %.
 * Measured on 770 positions of games of levels 1 to 4. */
static const double BRUIT_INSA = 100, BRUIT_BREF = 2;
enum { PROFONDEUR_BREVE = 4 };

static const char *penser_insa(const struct r8x8_position *p, const struct r8x8_insa_style *style,
                               const struct limites *limites, struct pensee *pensee)
{
    const double debut = horloge_secondes();
    const struct niveau n = regler(limites);
    const int table = niveau_table((struct niveau){.secondes = limites->secondes});
    struct insa_recherche r;
    if (!insa_init(&r, style, table, limites->arret))
        return _("mémoire insuffisante");
    r.echeance = n.secondes > 0 ? debut + n.secondes : 0;
    insa_chercher(&r, p, n.profondeur, n.fin, pensee);
    insa_detruire(&r);
    pensee->bruit = pensee->en_points || limites->style ? 0 : BRUIT_INSA;
    return NULL;
}

/* ---- The opening book ---- */

enum { PREMIER_AU_LIVRE = 6 };

static bool est_au_livre(const struct limites *limites)
{
    return !limites->sans_livre && !limites->style &&
           limites->profondeur == 0 && limites->niveau >= PREMIER_AU_LIVRE;
}

/* The best line of the book from `p` on, as moves. */
static void suivre_livre(const struct livre *l, struct othellier p, struct pensee *pensee)
{
    struct livre_coup c = {.x = pensee->coup};
    do {
        int signe;
        pensee->pv[pensee->pv_longueur++] = c.x;
        p = livre_suivante(&p, c.x, &signe);
    } while (pensee->pv_longueur < PV_MAX && livre_choisir(l, &p, 0, &c));
}

/* Answers from the book; false when it does not know. */
static bool consulter_livre(const struct r8x8_position *p, const struct limites *limites,
                            struct pensee *pensee)
{
    const struct othellier o = {p->joueur, p->adverse};
    struct livre_coup c;
    if (!est_au_livre(limites) || !livre_choisir(livre_embarque(), &o, limites->graine, &c))
        return false;
    *pensee = (struct pensee){.coup = c.x,
                              .score = c.valeur,
                              .en_points = true,
                              .livre = true,
                              .profondeur = c.profondeur};
    suivre_livre(livre_embarque(), o, pensee);
    return true;
}

/* ---- The engine ---- */

enum { DERNIER_INSA = 3, HACHAGE_BREF = 16, HACHAGE = 64, HACHAGE_PROFOND = 256 };

static bool est_insa(const struct limites *limites)
{
    const bool choisi =
        limites->profondeur > 0 || limites->secondes > 0 || limites->noeuds > 0;
    return limites->style || (limites->niveau <= DERNIER_INSA && !choisi);
}

static void noter(void *contexte, const struct moteur_reponse *r)
{
    progres_noter(contexte, r->coup, r->profondeur, r->score);
}

/* What the level asks of the engine for a position with `vides` empty squares. */
static struct moteur_demande demander(const struct limites *limites, int vides)
{
    static const struct niveau NIVEAUX[NIVEAU_MAX + 1] = {
        [4] = {4, 10, 0},  [5] = {8, 16, 0}, [6] = {16, 20, 0}, [7] = {18, 22, 0},
        [8] = {21, 24, 0}, [9] = {0, 0, SECONDES_NIVEAU_9}, [10] = {0, 0, SECONDES_NIVEAU_10},
    };
    struct niveau n = NIVEAUX[limites->niveau];
    if (limites->profondeur > 0 || limites->secondes > 0 || limites->noeuds > 0)
        n = (struct niveau){limites->profondeur, 0, limites->secondes};
    return (struct moteur_demande){
        .profondeur = vides <= n.fin ? 0 : n.profondeur,
        .noeuds = limites->noeuds,
        .secondes = n.secondes,
        .assez = limites->assez,
        .arret = limites->arret,
        .progres = limites->progres ? noter : NULL,
        .contexte = limites->progres,
    };
}

/* MiB that a thought of so many seconds (0: a shallow one) can fill: each page that it touches
 * first costs time. */
static int hachage_de(double secondes)
{
    return secondes >= 1                     ? HACHAGE_PROFOND
           : secondes > 0 && secondes < 0.05 ? HACHAGE_BREF
                                             : HACHAGE;
}

/* The engine kept from the last move, or a new one, its table smaller where memory is wanting
 * unless its size was asked for. */
static struct moteur *moteur_de(const struct limites *limites, double secondes)
{
    const struct moyens *moyens = &limites->moyens;
    struct moteur *m = limites->memoire ? *limites->memoire : NULL;
    struct moteur_options o = {
        .hachage_mo = moyens->hachage ? moyens->hachage : hachage_de(secondes),
        .fils = moyens->fils ? moyens->fils : 1,
        .evaluation = moyens->poids,
    };
    if (m)
        return m;
    for (m = moteur_creer(&o); !m && !moyens->hachage && o.hachage_mo > 1; m = moteur_creer(&o))
        o.hachage_mo /= 2;
    if (limites->memoire)
        *limites->memoire = m;
    return m;
}

static const char *manque(void)
{
    return _("mémoire insuffisante : essayez une table plus petite, --hachage 1, ou moins de fils");
}

static void rendre(const struct moteur_reponse *r, struct pensee *pensee)
{
    *pensee = (struct pensee){
        .coup = r->coup, .score = r->score, .en_points = true, .exact = r->exact,
        .profondeur = r->profondeur, .selectivite = r->selectivite, .noeuds = r->noeuds,
        .coupures = r->coupures, .table_lues = r->table_lues, .table_succes = r->table_succes,
        .bruit = r->exact || r->profondeur > PROFONDEUR_BREVE ? 0 : BRUIT_BREF,
    };
    for (int i = 0; i < r->pv_longueur && pensee->pv_longueur < PV_MAX; i++)
        if (r->pv[i] != PASSE)
            pensee->pv[pensee->pv_longueur++] = r->pv[i];
}

static const char *penser_moteur(const struct r8x8_position *p, const struct limites *limites,
                                 struct pensee *pensee)
{
    const struct othellier o = {p->joueur, p->adverse};
    const struct moteur_demande d = demander(limites, bits_compter(othellier_vides(&o)));
    struct moteur *m = moteur_de(limites, d.secondes);
    if (!m)
        return manque();
    struct moteur_reponse r;
    moteur_chercher(m, &o, &d, &r);
    rendre(&r, pensee);
    if (!limites->memoire)
        moteur_detruire(m);
    return NULL;
}

/* A big table is touched for the first time here too, since that takes milliseconds, unless moves
 * have seconds. */
const char *ia_preparer(const struct limites *limites)
{
    if (est_insa(limites))
        return NULL;
    const double secondes = demander(limites, 60).secondes;
    const bool neuf = !limites->memoire || !*limites->memoire;
    struct moteur *m = moteur_de(limites, secondes);
    if (m && neuf && secondes > 0 && secondes < 1)
        moteur_oublier(m);
    return m ? NULL : manque();
}

void ia_oublier(void *memoire)
{
    moteur_detruire(memoire);
}

/* With a time to save, there is nothing to think about when one move is legal. */
static bool coup_force(const struct r8x8_position *p, const struct limites *limites,
                       struct pensee *pensee)
{
    const uint64_t coups = r8x8_coups(p);
    if (bits_reste(coups) || est_insa(limites) || demander(limites, 60).secondes == 0)
        return false;
    *pensee =
        (struct pensee){.coup = bits_premier(coups), .pv = {bits_premier(coups)}, .pv_longueur = 1};
    return true;
}

static const char *penser(const struct r8x8_position *p, const struct r8x8_insa_style *style,
                          const struct limites *limites, struct pensee *pensee)
{
    if (coup_force(p, limites, pensee))
        return NULL;
    return est_insa(limites) ? penser_insa(p, style, limites, pensee)
                             : penser_moteur(p, limites, pensee);
}

const char *coup_ia(Config config, int joueur, const struct limites *limites,
                    struct pensee *pensee)
{
    const double debut = horloge_secondes();
    const struct r8x8_insa_style *style = chercher_style(limites->style);
    const struct r8x8_position p = position_de(config, joueur);
    if (limites->niveau < NIVEAU_MIN || limites->niveau > NIVEAU_MAX)
        return _("niveau inconnu");
    if (!style)
        return _("style inconnu");
    if (!r8x8_coups(&p))
        return _("aucun coup possible");
    const char *erreur =
        consulter_livre(&p, limites, pensee) ? NULL : penser(&p, style, limites, pensee);
    if (erreur)
        return erreur;
    rendre_les_cases(pensee);
    pensee->secondes = horloge_secondes() - debut;
    return NULL;
}

/* ---- All the moves together ---- */

/* What is told of them: those of the book first, then what the engine finds of the others. */
struct releve {
    struct pensee coups[MOTEUR_COUPS_MAX];
    int au_livre;
    int vides;
    void (*dire)(void *contexte, const struct pensee *coups, int nb);
    void *contexte;
};

static void relever(void *contexte, const struct moteur_reponse *r)
{
    struct releve *v = contexte;
    for (int i = 0; i < r->n_coups; i++) {
        const struct moteur_coup *c = &r->coups[i];
        v->coups[v->au_livre + i] = (struct pensee){
            .coup = indice_grille(c->x), .score = c->score, .en_points = true, .exact = c->exact,
            .profondeur = c->profondeur,
            .selectivite = c->profondeur < v->vides ? 0 : c->selectivite,
        };
    }
    v->dire(v->contexte, v->coups, v->au_livre + r->n_coups);
}

/* The moves of `p` that lead into the book; gives the others. */
static uint64_t relever_livre(const struct othellier *p, const struct limites *limites,
                              struct releve *v)
{
    uint64_t autres = 0;
    for (uint64_t coups = othellier_coups(p); coups; coups = bits_reste(coups)) {
        const int x = bits_premier(coups);
        int signe;
        const struct othellier apres = livre_suivante(p, x, &signe);
        const struct r8x8_position q = {apres.joueur, apres.adverse};
        struct pensee *pensee = &v->coups[v->au_livre];
        if (!consulter_livre(&q, limites, pensee)) {
            autres |= bit(x);
            continue;
        }
        pensee->coup = indice_grille(x);
        pensee->score = signe > 0 ? pensee->score : 0 - pensee->score; /* no "-0.00" */
        pensee->profondeur++;
        v->au_livre++;
    }
    return autres;
}

/* What the clock stopped on its way, a proof may have found in part: it is told too. */
static const char *relever_moteur(const struct othellier *p, uint64_t parmi,
                                  const struct limites *limites, struct releve *v)
{
    struct moteur_demande d = demander(limites, v->vides);
    struct moteur_reponse r;
    d.meilleurs = MOTEUR_COUPS_MAX;
    d.parmi = parmi;
    d.progres = relever;
    d.contexte = v;
    struct moteur *m = moteur_de(limites, d.secondes);
    if (!m)
        return _("mémoire insuffisante");
    moteur_chercher(m, p, &d, &r);
    if (!limites->memoire)
        moteur_detruire(m);
    if (!atomic_load(limites->arret))
        relever(v, &r);
    return NULL;
}

const char *valeurs_ia(Config config, int joueur, const struct limites *limites,
                       void (*dire)(void *contexte, const struct pensee *coups, int nb),
                       void *contexte)
{
    const struct r8x8_position p = position_de(config, joueur);
    const struct othellier o = {p.joueur, p.adverse};
    struct releve v = {.vides = bits_compter(othellier_vides(&o)), .dire = dire,
                       .contexte = contexte};
    const uint64_t autres = relever_livre(&o, limites, &v);
    if (autres)
        return relever_moteur(&o, autres, limites, &v);
    dire(contexte, v.coups, v.au_livre);
    return NULL;
}
