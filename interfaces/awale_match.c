/* See awale_match.h.
 *
 * Colours are exchanged from one game to the next. Between our own players, each pair of games
 * starts from the same random opening; a program that speaks the protocol only knows games from the
 * start, so that a match with one relies on its own variety (or on `--hasard` of ours). */
#include "interfaces/awale_match.h"

#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "base/bits.h"
#include "base/fichier.h"
#include "base/i18n.h"
#include "base/sortie.h"
#include "base/texte.h"
#include "interfaces/arguments.h"
#include "interfaces/awale_participant.h"
#include "jeux/awale.h"

static const char COMMANDE[] = "awale match";

enum { OUVERTURE_DEFAUT = 6, JOURNAL_LIGNE = 4096 };

struct match {
    struct participant joueurs[2];
    long parties, ouverture, graine;
    double secondes, limite;
    const char *journal;
    int victoires[2], nulles, fautes[2];
};

/* One game being refereed. */
struct rencontre {
    struct participant *camps[2]; /* J1, J2 */
    struct awale p;
    const char *motif;   /* how it ended, marked N_() */
    int vainqueur;       /* 0, 1, or -1: a draw */
    bool faute;          /* the loser broke the rules or the protocol */
    struct tampon coups; /* the moves, for the log */
    char memoire[JOURNAL_LIGNE];
};

/* ---- One game ---- */

static void perdre(struct rencontre *r, int camp, const char *motif)
{
    r->motif = motif;
    r->vainqueur = !camp;
    r->faute = true;
}

static void conclure(struct rencontre *r)
{
    const struct awale *p = &r->p;
    int ecart = p->score[0] - p->score[1];
    r->vainqueur = ecart > 0 ? 0 : ecart < 0 ? 1 : -1;
    r->motif = p->en_jeu == 0                                          ? N_("famine")
               : p->score[0] >= AWALE_VICTOIRE || p->score[1] >= AWALE_VICTOIRE ? N_("49 graines")
               : p->en_jeu < AWALE_RESTE_MIN                           ? N_("moins de 10 graines")
                                                                       : N_("400 coups");
}

static void jouer(struct rencontre *r, int coup)
{
    tampon_ajouter(&r->coups, " ");
    jeu_awale.ecrire_coup(coup, &r->coups);
    awale_jouer(&r->p, coup);
    r->p.trait = !r->p.trait;
    if (awale_fini(&r->p))
        conclure(r);
}

/* A legal move in `mot`, -1 when it is none. */
static int coup_legal(const struct rencontre *r, struct vue mot)
{
    char texte[16], memoire[256];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    int coup;
    vue_copier(mot, texte, sizeof texte);
    if (vue_longueur(mot) >= sizeof texte || !jeu_awale.lire_coup(texte, &coup, &raison))
        return -1;
    return awale_coups_legaux(&r->p, r->p.trait) >> coup & 1 ? coup : -1;
}

static bool finit_par(const struct rencontre *r, int coup, const long scores[2])
{
    struct awale apres = r->p;
    awale_jouer(&apres, coup);
    return awale_fini(&apres) && apres.score[0] == scores[0] && apres.score[1] == scores[1];
}

/* RESULT LIMIT hides the last move: one that gives this score. */
static int coup_de_la_limite(const struct rencontre *r, const long scores[2])
{
    for (uint64_t c = awale_coups_legaux(&r->p, r->p.trait); c; c = bits_reste(c))
        if (finit_par(r, bits_premier(c), scores))
            return bits_premier(c);
    return -1;
}

/* "RESULT 3R 49 20": true only if that move, by the side to move, ends the game with that score. */
static void juger_annonce(struct rencontre *r, const char *texte)
{
    struct vue v = vue_de(strstr(texte, "RESULT") + strlen("RESULT")), mot, s[2];
    long scores[2];
    int coup = -1;
    bool lue = vue_mot(&v, &mot) && vue_mot(&v, &s[0]) && vue_mot(&v, &s[1]) &&
               vue_entier(s[0], 0, AWALE_GRAINES, &scores[0]) &&
               vue_entier(s[1], 0, AWALE_GRAINES, &scores[1]);
    if (lue)
        coup = vue_egale(mot, "LIMIT") ? coup_de_la_limite(r, scores) : coup_legal(r, mot);
    if (coup >= 0 && finit_par(r, coup, scores))
        jouer(r, coup);
    else
        perdre(r, r->p.trait, N_("annonce fausse"));
}

static const char *const ETATS[] = {
    [LIGNE_TROP_LONGUE] = N_("ligne illisible"),
    [LIGNE_TARD] = N_("temps dépassé"),
    [LIGNE_FIN] = N_("programme terminé"),
};

/* Asks the side to move; `message` is what it is told, then what the other will be. */
static void tour(struct rencontre *r, double limite, char message[REPONSE_MAX])
{
    char reponse[REPONSE_MAX];
    int camp = r->p.trait;
    enum lignes_etat etat =
        participant_demander(r->camps[camp], &r->p, message, limite, reponse);
    if (etat != LIGNE_LUE) {
        perdre(r, camp, ETATS[etat]);
    } else if (strstr(reponse, "RESULT")) {
        juger_annonce(r, reponse);
    } else {
        int coup = coup_legal(r, vue_sans_blancs(vue_de(reponse)));
        if (coup < 0) {
            perdre(r, camp, N_("coup illégal"));
            return;
        }
        jouer(r, coup);
        struct tampon t = tampon_sur(message, REPONSE_MAX);
        jeu_awale.ecrire_coup(coup, &t);
    }
}

/* The random moves of opening number `numero`: the same for both games of a pair. */
static void ouvrir(const struct match *m, struct rencontre *r, long numero)
{
    struct alea alea;
    alea_init(&alea, (uint64_t)m->graine * 1000003 + (uint64_t)numero);
    for (long i = 0; i < m->ouverture && !r->motif; i++) {
        uint64_t coups = awale_coups_legaux(&r->p, r->p.trait);
        for (uint32_t n = alea_entier(&alea, (uint32_t)bits_compter(coups)); n > 0; n--)
            coups = bits_reste(coups);
        jouer(r, bits_premier(coups));
    }
}

static void arbitrer(const struct match *m, struct rencontre *r, long numero)
{
    char message[REPONSE_MAX] = "START";
    r->p = awale_init();
    r->coups = tampon_sur(r->memoire, sizeof r->memoire);
    r->motif = NULL;
    r->faute = false;
    ouvrir(m, r, numero / 2);
    for (int camp = 0; camp < 2 && !r->motif; camp++)
        if (!participant_commencer(r->camps[camp], camp, numero / 2))
            perdre(r, camp, N_("programme introuvable"));
    while (!r->motif)
        tour(r, m->limite, message);
    for (int camp = 0; camp < 2; camp++)
        participant_finir(r->camps[camp]);
}

/* ---- The match ---- */

static void noter(struct match *m, const struct rencontre *r, long numero)
{
    int qui = r->vainqueur < 0 ? -1 : r->camps[r->vainqueur] == &m->joueurs[1];
    if (qui < 0)
        m->nulles++;
    else
        m->victoires[qui]++;
    if (r->faute)
        m->fautes[!qui]++;
    sortie(stdout,
           ngettext("partie %ld : %s %d - %d %s, %s, %d coup\n",
                    "partie %ld : %s %d - %d %s, %s, %d coups\n", (unsigned long)r->p.coups),
           numero + 1, r->camps[0]->nom, r->p.score[0], r->p.score[1], r->camps[1]->nom,
           _(r->motif), r->p.coups);
    fflush(stdout);
}

static const char *journaliser(const struct match *m, const struct rencontre *r, long numero)
{
    char ligne[JOURNAL_LIGNE + 2048];
    struct tampon t = tampon_sur(ligne, sizeof ligne);
    if (!m->journal)
        return NULL;
    tampon_ecrire(&t, "%ld %s | %s |%s | %d-%d %s%s\n", numero + 1, r->camps[0]->nom,
                  r->camps[1]->nom, r->memoire, r->p.score[0], r->p.score[1], r->motif,
                  !r->faute ? "" : r->vainqueur == 0 ? " (J2)" : " (J1)");
    return fichier_ajouter(m->journal, ligne, t.longueur);
}

static double elo(double part)
{
    part = fmin(fmax(part, 0.001), 0.999);
    return -400 * log10(1 / part - 1) + 0.0; /* no "-0" */
}

static void resumer(const struct match *m)
{
    double n = m->victoires[0] + m->victoires[1] + m->nulles;
    double part = (m->victoires[0] + m->nulles / 2.0) / n;
    double carre = (m->victoires[0] + m->nulles / 4.0) / n;
    double ecart = 1.96 * sqrt(fmax(carre - part * part, 0) / n);
    sortie(stdout,
           _("%s contre %s, parties : %.0f, gagnées : %d, nulles : %d, perdues : %d"
             " ; score %.1f %%\n"),
           m->joueurs[0].nom, m->joueurs[1].nom, n, m->victoires[0], m->nulles, m->victoires[1],
           100 * part);
    if (part == 0 || part == 1)
        sortie(stdout, _("écart Elo inconnu ; fautes : %d et %d\n"), m->fautes[0], m->fautes[1]);
    else
        sortie(stdout, _("écart Elo %+.0f, entre %+.0f et %+.0f (95 %%) ; fautes : %d et %d\n"),
               elo(part), elo(part - ecart), elo(part + ecart), m->fautes[0], m->fautes[1]);
}

static int disputer(struct match *m)
{
    static struct rencontre r; /* too large for the stack of a small system */
    for (long i = 0; i < m->parties; i++) {
        r.camps[0] = &m->joueurs[i % 2];
        r.camps[1] = &m->joueurs[1 - i % 2];
        arbitrer(m, &r, i);
        noter(m, &r, i);
        const char *erreur = journaliser(m, &r, i);
        if (erreur)
            return sortie_erreur(COMMANDE, 1, "%s", erreur);
    }
    resumer(m);
    return m->fautes[0] + m->fautes[1] > 0;
}

/* ---- Options ---- */

static bool lire_parties(struct match *m, const char *v)
{
    return vue_entier(vue_de(v), 1, 1000000, &m->parties);
}
static bool lire_ouverture(struct match *m, const char *v)
{
    return vue_entier(vue_de(v), 0, 100, &m->ouverture);
}
static bool lire_graine(struct match *m, const char *v)
{
    return vue_entier(vue_de(v), 0, 2147483647, &m->graine);
}
static bool lire_secondes(struct match *m, const char *v)
{
    return vue_reel(vue_de(v), 0.001, 3600, &m->secondes);
}
static bool lire_limite(struct match *m, const char *v)
{
    return vue_reel(vue_de(v), 0.01, 3600, &m->limite);
}
static bool lire_journal(struct match *m, const char *v)
{
    m->journal = v;
    return *v != 0;
}

static const struct {
    const char *nom;
    bool (*lire)(struct match *m, const char *valeur);
    const char *acceptes;
} OPTIONS[] = {
    {"--parties", lire_parties, N_("nombre de parties, de 1 à 1000000 (2)")},
    {"--ouverture", lire_ouverture, N_("coups au hasard avant chaque paire de parties, de 0 à 100 "
                                       "(6 ; 0 avec un programme externe)")},
    {"--graine", lire_graine, N_("graine des ouvertures, de 0 à 2147483647 (1)")},
    {"--secondes", lire_secondes, N_("durée d'un coup de nos joueurs, de 0.001 à 3600")},
    {"--limite", lire_limite, N_("temps accordé à un programme externe, de 0.01 à 3600 (3)")},
    {"--journal", lire_journal, N_("fichier où ajouter les parties")},
};
enum { NB_OPTIONS = sizeof OPTIONS / sizeof OPTIONS[0] };

static int dire_aide(void)
{
    sortie(stdout, "%s\n", _("awale match UN DEUX [options] : UN et DEUX sont ia:NIVEAU, "
                             "ia:STYLE[:PROFONDEUR], aleatoire[:GRAINE] ou arbitre:COMMANDE"));
    for (int i = 0; i < NB_OPTIONS; i++)
        sortie(stdout, "  %-12s %s\n", OPTIONS[i].nom, _(OPTIONS[i].acceptes));
    return 0;
}

/* The option at argv[*i], and its value. */
static int lire_option(struct match *m, char **argv, int *i)
{
    const char *mot = argv[*i];
    for (int o = 0; o < NB_OPTIONS; o++) {
        if (!argument_est(mot, OPTIONS[o].nom))
            continue;
        const char *valeur = argument_valeur(argv, i);
        if (valeur && OPTIONS[o].lire(m, valeur))
            return 0;
        return sortie_erreur(COMMANDE, 2, _("%s : %s"), OPTIONS[o].nom, _(OPTIONS[o].acceptes));
    }
    return sortie_erreur(COMMANDE, 2, _("option inconnue : %s (--aide les donne)"), mot);
}

/* Makes the two players. 0, or the exit status after a complaint. */
static int preparer(struct match *m, char **noms)
{
    for (int i = 0; i < 2; i++) {
        const char *refus = participant_creer(&m->joueurs[i], noms[i], m->secondes);
        if (refus)
            return sortie_erreur(COMMANDE, 2, _("%s : %s"), noms[i], refus);
    }
    const char *erreur = m->journal ? fichier_ajouter(m->journal, "", 0) : NULL;
    if (erreur)
        return sortie_erreur(COMMANDE, 1, "%s", erreur);
    bool externe = participant_externe(&m->joueurs[0]) || participant_externe(&m->joueurs[1]);
    if (externe && m->ouverture > 0)
        return sortie_erreur(COMMANDE, 2,
                             _("--ouverture : un programme externe part toujours du début"));
    if (m->ouverture < 0)
        m->ouverture = externe ? 0 : OUVERTURE_DEFAUT;
    return 0;
}

int commande_awale_match(int argc, char **argv)
{
    struct match m = {.parties = 2, .ouverture = -1, .graine = 1, .limite = 3};
    for (int i = 1; i < argc; i++)
        if (argument_aide(argv[i]))
            return dire_aide();
    if (argc < 3 || argv[2][0] == '-')
        return sortie_erreur(COMMANDE, 2, _("il faut deux joueurs (--aide)"));
    for (int i = 3; i < argc; i++) {
        int refus = lire_option(&m, argv, &i);
        if (refus)
            return refus;
    }
    int statut = preparer(&m, argv + 1);
    signal(SIGPIPE, SIG_IGN);
    if (statut == 0)
        statut = disputer(&m);
    for (int i = 0; i < 2; i++)
        participant_detruire(&m.joueurs[i]);
    return statut;
}
