/* See travail.h. */
#include "interfaces/travail.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/alea.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "formats/repertoire.h"
#include "interfaces/base_parties.h"
#include "interfaces/mon_repertoire.h"
#include "interfaces/notation.h"
#include "jeux/othello_8x8.h"
#include "moteur/livre.h"

enum { PROFONDEUR = 16 }; /* of the values that tell a cost, where the book does not */

struct travail {
    struct epreuve e;
    struct repertoire r;
    struct recueil debut;    /* a game: lines begin with its moves */
    int couleur, ici;        /* whose moves are asked, 0: both; whose on this line */
    bool tout;               /* moves that are not due are asked too */
    struct alea alea;
    struct rappel *cartes;   /* of `r.coups[i]` */
    bool *dus;               /* is it to be asked? */
    bool *vus, *menent;      /* does it lead to one that is? */
    int restants;            /* to be asked */
    int demande;             /* what is asked, -1: nothing */
    int joue;                /* the person's right move there, COUP_AUCUN: none yet */
};

/* ---- The cards ---- */

/* The position of a move. */
static struct grille position_de(const struct repertoire_coup *m)
{
    struct recueil une = {0};
    repertoire_ligne(m, &une);
    const struct partie_notee *p = &une.parties[0];
    const struct grille g = repertoire_avant(p, p->nb_coups - 1);
    recueil_detruire(&une);
    return g;
}

static void ecrire_carte(const struct repertoire_coup *m, long jour, struct rappel *carte)
{
    const struct grille g = position_de(m);
    char cases[65];
    struct tampon t = tampon_sur(cases, sizeof cases);
    struct tampon titre = tampon_sur(carte->titre, sizeof carte->titre);
    struct tampon coup = tampon_sur(carte->coup, sizeof carte->coup);
    for (int y = 1; y <= 8; y++)
        for (int x = 1; x <= 8; x++)
            tampon_ecrire(&t, "%c", "-XO"[g.pions[grille_case(x, y)]]);
    rappel_definir(carte, vue_de(cases), m->joueur);
    carte->genre = RAPPEL_REPERTOIRE;
    carte->jour = jour;
    grille_ecrire_case(m->cases[m->nb - 1], &coup);
    for (int i = 0; i < m->nb - 1; i++)
        grille_ecrire_case(m->cases[i], &titre);
}

/* Which moves of the lines are due, or all, those that are new added to the file or not;
 * `*prochain`: when the next one is. NULL, or why not. */
static const char *tirer_les_dus(struct travail *x, bool ecrire, long *prochain)
{
    struct rappels lus;
    int n = 0, neuves;
    struct rappel *ajoutes = memoire_agrandir(NULL, (size_t)x->r.nb + 1, sizeof *ajoutes);
    int *rangs = memoire_agrandir(NULL, (size_t)x->r.nb + 1, sizeof *rangs);
    for (int i = 0; i < x->r.nb; i++) {
        ecrire_carte(&x->r.coups[i], x->e.jour, &x->cartes[i]);
        if (x->vus[i])
            ajoutes[n++] = x->cartes[i];
    }
    const char *faute = rappels_chemin(x->e.chemin);
    if (!faute && ecrire)
        faute = rappels_ajouter(x->e.chemin, ajoutes, n, &neuves);
    if (!faute)
        faute = rappels_lire(&lus, x->e.chemin);
    if (!faute)
        rappels_completer(&lus, ajoutes, n, rangs);
    for (int i = 0, k = 0; i < x->r.nb && !faute; i++)
        if (x->vus[i]) {
            x->cartes[i] = lus.cartes[rangs[k++]];
            x->dus[i] = x->tout || x->cartes[i].jour <= x->e.jour;
            x->restants += x->dus[i];
            if (!*prochain || x->cartes[i].jour < *prochain)
                *prochain = x->cartes[i].jour;
        }
    if (!faute)
        rappels_detruire(&lus);
    free(ajoutes);
    free(rangs);
    return faute;
}

/* Why nothing is to be asked; is that a fault? */
static bool dire_rien(long prochain, struct tampon *sortie)
{
    char jour[16];
    struct tampon t = tampon_sur(jour, sizeof jour);
    rappels_ecrire_jour(prochain, &t);
    if (prochain)
        tampon_ecrire(sortie,
                      _("Aucun coup n'est dû aujourd'hui ; le prochain : %s "
                        "(--tout : tous)."),
                      jour);
    else
        tampon_ajouter(sortie, _("aucun coup de votre répertoire ici"));
    return !prochain;
}

/* Which moves the lines come by, in `x->vus`. */
static void atteindre(struct travail *x)
{
    const struct repertoire_visite v = {.atteints = x->vus};
    for (int joueur = NOIR; joueur <= BLANC; joueur++)
        if (!x->couleur || x->couleur == joueur)
            repertoire_parcourir(&x->r, joueur, &x->debut.parties[0], &v);
}

/* ---- Lines ---- */

/* Who moves in the position after the other one did. */
static int trait_apres(const struct grille *g, int joueur)
{
    const int autre = NOIR + BLANC - joueur;
    return grille_coup_possible(g, autre) ? autre : grille_coup_possible(g, joueur) ? joueur : 0;
}

static bool mene(struct travail *x, const struct grille *g, int trait);

static bool mene_apres(struct travail *x, const struct grille *g, int c, int joueur)
{
    struct grille apres = *g;
    return grille_jouer(&apres, c, joueur) && mene(x, &apres, trait_apres(&apres, joueur));
}

/* Does the repertoire lead from here to a move that is to be asked? */
static bool mene(struct travail *x, const struct grille *g, int trait)
{
    bool oui = false;
    if (trait == x->ici) {
        const struct repertoire_coup *m = repertoire_trouver(&x->r, g, trait);
        const long i = m ? m - x->r.coups : 0;
        if (m && !x->vus[i]) {
            x->vus[i] = true;
            x->menent[i] = x->dus[i] || mene_apres(x, g, repertoire_case(m, g), trait);
        }
        return m && x->menent[i];
    }
    for (int c = 0; c < 256 && trait; c++)
        oui |= grille_coup_valide(g, c, trait) && mene_apres(x, g, c, trait);
    return oui;
}

/* What a move is worth by the book, and less than its best one. False: it does not tell. */
static bool lire_livre(const struct grille *g, int joueur, int c, int *valeur, int *perte)
{
    struct livre_coup coups[LIVRE_COUPS_MAX];
    const struct othellier o = grille_othellier(g, joueur);
    const int n = livre_coups(livre_embarque(), &o, coups);
    int i = 0;
    while (i < n && grille_case(coups[i].x % 8 + 1, coups[i].x / 8 + 1) != c)
        i++;
    if (i == n)
        return false;
    *valeur = coups[i].valeur;
    *perte = coups[0].valeur - coups[i].valeur;
    return true;
}

/* How much more often an answer is drawn than one that is never met. */
static double poids_de(const struct archives *a, const struct grille *g, int joueur, int c)
{
    for (int i = 0; i < a->nb_coups; i++)
        if (a->coups[i].coup == notation_coup(c))
            return a->coups[i].nb;
    int valeur, perte;
    const bool su = !a->nb_parties && lire_livre(g, joueur, c, &valeur, &perte);
    return su && perte < 8 ? 64 >> perte : 0;
}

/* An answer of the other side, and the others that lead to the same position. */
struct replique {
    uint64_t cle;
    int c;
    double poids;
};

/* Those that lead on; gives how many. */
static int peser_repliques(struct travail *x, const struct grille *g, int joueur,
                          const struct archives *a, struct replique repliques[GRILLE_CASES])
{
    int nb = 0;
    for (int c = 0; c < 256; c++) {
        struct grille apres = *g;
        const bool usuel = c == grille_case(6, 5) || x->e.session->partie.rang > 0; /* f5 first */
        if (!usuel || !grille_jouer(&apres, c, joueur) || !mene_apres(x, g, c, joueur))
            continue;
        const uint64_t cle = cle_position(&apres, joueur).cle;
        int i = 0;
        while (i < nb && repliques[i].cle != cle)
            i++;
        if (i == nb)
            repliques[nb++] = (struct replique){cle, c, 1};
        repliques[i].poids += poids_de(a, g, joueur, c);
    }
    return nb;
}

/* An answer of the other side that leads on, drawn; 0: there is none. */
static int tirer_reponse(struct travail *x, const struct grille *g, int joueur)
{
    const struct session *s = x->e.session;
    struct replique repliques[GRILLE_CASES];
    struct archives a = {0};
    double total = 0;
    int choisie = 0;
    if (s->services->consulter &&
        s->services->consulter(s->jeu, partie_position(&s->partie, s->partie.rang), joueur, &a))
        a = (struct archives){0};
    const int nb = peser_repliques(x, g, joueur, &a, repliques);
    for (int i = 0; i < nb; i++) {
        total += repliques[i].poids;
        if (alea_entier(&x->alea, 1u << 20) < repliques[i].poids / total * (1 << 20))
            choisie = repliques[i].c;
    }
    return choisie;
}

/* The square of a move that nobody is asked, mine being `m`, NULL where there is none; 0: this line
 * has no more. The first move is f5 as the start of all lines. */
static int choisir_coup(struct travail *x, const struct grille *g, int trait,
                        const struct repertoire_coup *m)
{
    if (!mene(x, g, trait))
        return 0;
    if (!m)
        return tirer_reponse(x, g, trait);
    return x->e.session->partie.rang == 0 ? grille_case(6, 5) : repertoire_case(m, g);
}

/* Plays until a move is asked, told in `x->demande`, or the line has no more. */
static void suivre_la_ligne(struct travail *x)
{
    struct partie *partie = &x->e.session->partie;
    for (int c = 1; c && x->demande < 0;) {
        const struct grille g =
            notation_grille(x->e.session->jeu, partie_position(partie, partie->rang));
        const int trait = partie_trait(partie, partie->rang);
        const struct repertoire_coup *m =
            trait == x->ici ? repertoire_trouver(&x->r, &g, trait) : NULL;
        if (m && x->dus[m - x->r.coups])
            x->demande = (int)(m - x->r.coups);
        else if ((c = choisir_coup(x, &g, trait, m)) != 0)
            partie_jouer(partie, notation_coup(c));
    }
}

/* From the start, or the moves that all lines begin with; of both colours the other one. */
static void commencer_ligne(struct travail *x)
{
    struct session *s = x->e.session;
    const struct partie_notee *debut = &x->debut.parties[0];
    x->ici = x->couleur ? x->couleur : NOIR + BLANC - x->ici;
    partie_init(&s->partie, s->jeu, 1);
    for (int i = 0; i < debut->nb_coups; i++)
        if (debut->coups[i].case_ != CASE_PASSE)
            partie_jouer(&s->partie, notation_coup(debut->coups[i].case_));
}

static struct grille grille_ici(const struct travail *x)
{
    const struct session *s = x->e.session;
    return notation_grille(s->jeu, partie_position(&s->partie, s->partie.rang));
}

static const struct repertoire_coup *demandee(const struct travail *x)
{
    return &x->r.coups[x->demande];
}

/* The square of the move that is asked: the first one is f5 as in all lines. */
static int case_mienne(const struct travail *x)
{
    const struct grille g = grille_ici(x);
    return x->e.session->partie.rang == 0 ? grille_case(6, 5) : repertoire_case(demandee(x), &g);
}

/* What was asked is played, as the person did or as it is mine. */
static void clore(struct travail *x)
{
    const int mien = notation_coup(case_mienne(x));
    x->dus[x->demande] = false;
    x->restants--;
    partie_jouer(&x->e.session->partie, x->joue == COUP_AUCUN ? mien : x->joue);
    x->demande = -1;
}

/* On this line, else on a new one; of both colours either. */
static bool avancer(struct epreuve *epreuve, struct tampon *raison)
{
    struct travail *x = (struct travail *)epreuve;
    (void)raison;
    if (x->demande >= 0)
        clore(x);
    memset(x->vus, 0, ((size_t)x->r.nb + 1) * sizeof *x->vus);
    if (x->e.numero >= 0)
        suivre_la_ligne(x);
    for (int i = 0; i < 2 && x->demande < 0 && x->restants > 0; i++) {
        commencer_ligne(x);
        suivre_la_ligne(x);
    }
    if (x->demande < 0)
        return false;
    epreuve_poser(epreuve, epreuve->session->partie.rang);
    x->e.carte = x->cartes[x->demande];
    x->joue = COUP_AUCUN;
    return true;
}

/* ---- Answers ---- */

/* By the search beside, which is deep enough, or over. */
static bool peser(const struct travail *x, int coup, int *valeur)
{
    const struct session *s = x->e.session;
    const struct estimation *e = x->e.estimation;
    const struct estime *estime = estimation_coup(e, coup);
    if (!estime ||
        !estimation_est(e, s->jeu, partie_position(&s->partie, s->partie.rang), x->ici) ||
        !(e->finie || estime->exact || estime->livre || estime->profondeur >= PROFONDEUR))
        return false;
    *valeur = (int)lroundf(estime->score);
    return true;
}

/* ", 27 % en 185 parties", where the base knows. */
static void dire_resultats(const struct travail *x, int coup, struct tampon *sortie)
{
    const struct session *s = x->e.session;
    struct archives a = {0};
    if (!s->services->consulter ||
        s->services->consulter(s->jeu, partie_position(&s->partie, s->partie.rang), x->ici,
                               &a))
        return;
    for (int i = 0; i < a.nb_coups; i++)
        if (a.coups[i].coup == coup && a.coups[i].gagnees >= 0)
            tampon_ecrire(sortie,
                          ngettext(", %.0f %% en %d partie", ", %.0f %% en %d parties",
                                   (unsigned long)a.coups[i].resultats),
                          a.coups[i].gagnees + a.coups[i].nulles / 2, a.coups[i].resultats);
}

/* "Votre coup est e6 (+2). e3 perd 5 (livre), 27 % en 185 parties"; false: what they are worth is
 * not known yet. */
static bool dire_cout(struct travail *x, int coup, struct tampon *sortie)
{
    const struct grille g = grille_ici(x);
    const int mien = case_mienne(x), c = notation_case(coup);
    int valeur, autre, perte;
    const bool livre = lire_livre(&g, x->ici, mien, &valeur, &perte) &&
                       lire_livre(&g, x->ici, c, &autre, &perte);
    const bool su = livre || (peser(x, notation_coup(mien), &valeur) && peser(x, coup, &autre));
    tampon_ajouter(sortie, _("Votre coup est "));
    grille_ecrire_case(mien, sortie);
    if (su)
        tampon_ecrire(sortie, " (%+d)", valeur);
    tampon_ajouter(sortie, ". ");
    if (!su)
        return false;
    grille_ecrire_case(c, sortie);
    if (valeur > autre)
        tampon_ecrire(sortie, _(" perd %d"), valeur - autre);
    else
        tampon_ecrire(sortie, _(" vaut %+d"), autre);
    tampon_ajouter(sortie, livre ? _(" (livre)") : "");
    dire_resultats(x, coup, sortie);
    return true;
}

/* The right one is known; its cost may be awaited. */
static enum epreuve_suite refuser(struct travail *x, int coup, struct tampon *sortie)
{
    x->e.resolu = x->e.rate = true;
    x->e.attendu = dire_cout(x, coup, sortie) ? COUP_AUCUN : coup;
    epreuve_dire_attente(&x->e, sortie);
    return x->e.attendu == COUP_AUCUN ? EPREUVE_JUGEE : EPREUVE_ATTEND;
}

/* Once the answer is known, the right move may be played too. */
static enum epreuve_suite repondre(struct epreuve *epreuve, int coup, struct tampon *sortie)
{
    struct travail *x = (struct travail *)epreuve;
    const struct grille g = grille_ici(x);
    const bool connue = epreuve->resolu;
    if (connue && coup == epreuve->attendu)
        return refuser(x, coup, sortie);
    if (!repertoire_est(demandee(x), &g, notation_case(coup)))
        return connue ? EPREUVE_CONNUE : refuser(x, coup, sortie);
    x->joue = coup;
    epreuve->resolu = true;
    if (!connue) {
        tampon_ajouter(sortie, _("Juste : "));
        epreuve->session->jeu->ecrire_coup(coup, sortie);
    }
    return EPREUVE_SUIVANTE;
}

static void reveler(struct epreuve *epreuve, struct tampon *sortie)
{
    tampon_ajouter(sortie, _("Votre coup est "));
    grille_ecrire_case(case_mienne((const struct travail *)epreuve), sortie);
}

static void dire_provenance(const struct epreuve *x, struct tampon *sortie)
{
    partie_ecrire_coups(&x->session->partie, sortie);
}

static void liberer(struct epreuve *epreuve)
{
    struct travail *x = (struct travail *)epreuve;
    repertoire_detruire(&x->r);
    recueil_detruire(&x->debut);
    free(x->cartes);
    free(x->dus);
    free(x->vus);
    free(x->menent);
    free(x);
}

static const char *const TITRE[] = {N_("Répertoire %d sur %d"), N_("Rép. %d/%d")};
static const char *const QUESTION[] = {N_("À %s : votre coup ?"), N_("Le coup ?")};

static const struct epreuve_genre TRAVAIL = {
    .nom = N_(", répertoire"),
    .titre = TITRE,
    .question = QUESTION,
    .avancer = avancer,
    .repondre = repondre,
    .reveler = reveler,
    .provenance = dire_provenance,
    .liberer = liberer,
};

/* ---- Opening ---- */

/* Without a repertoire yet. */
static struct travail *creer(struct session *s, int couleur, const struct partie_notee *debut)
{
    struct travail *x = memoire_agrandir(NULL, 1, sizeof *x);
    *x = (struct travail){.e = {.genre = &TRAVAIL, .session = s, .numero = -1},
                          .couleur = couleur, .ici = couleur ? couleur : BLANC, .demande = -1};
    struct partie_notee *p = recueil_nouvelle(&x->debut);
    for (int i = 0; debut && i < debut->nb_coups; i++)
        notee_jouer_de(p, debut->coups[i].case_, debut->coups[i].joueur);
    x->e.jour = rappels_aujourdhui();
    alea_init(&x->alea, alea_graine_du_systeme());
    return x;
}

/* Why the base is not asked for the answers although it is there; NULL: it is, or there is none. */
static const char *refus_de_la_base(void)
{
    const char *faute = NULL;
    struct base_parties *b = base_existe() ? base_ouvrir(NULL, BASE_LIRE_VITE, &faute) : NULL;
    if (b)
        base_fermer(b);
    return faute;
}

/* Its repertoire, and what is due of it. NULL, or why not. */
static const char *remplir(struct travail *x, bool ecrire, long *prochain)
{
    const char *faute = x->e.session->jeu == &jeu_othello_8x8
                            ? mon_repertoire_lire(&x->r)
                            : _("Le répertoire ne connaît que l'Othello 8x8.");
    const size_t nb = (size_t)x->r.nb + 1;
    x->cartes = memoire_neuve(nb, sizeof *x->cartes);
    x->dus = memoire_neuve(nb, sizeof *x->dus);
    x->vus = memoire_neuve(nb, sizeof *x->vus);
    x->menent = memoire_neuve(nb, sizeof *x->menent);
    if (faute || x->r.nb == 0)
        return faute;
    atteindre(x);
    return tirer_les_dus(x, ecrire, prochain);
}

struct epreuve *travail_ouvrir(struct session *s, int couleur, const struct partie_notee *debut,
                               bool tout, bool *refus, struct tampon *dit)
{
    struct travail *x = creer(s, couleur, debut);
    long prochain = 0;
    x->tout = tout;
    const char *faute = refus_de_la_base();
    if (!faute)
        faute = remplir(x, true, &prochain);
    x->e.nb = x->restants;
    *refus = faute != NULL;
    if (!faute && x->restants > 0) {
        epreuve_prendre(&x->e);
        return &x->e;
    }
    if (faute)
        tampon_ajouter(dit, faute);
    else
        *refus = dire_rien(prochain, dit);
    liberer(&x->e);
    return NULL;
}

static struct epreuve *ouvrir(struct session *s, bool *refus, struct tampon *dit)
{
    return travail_ouvrir(s, 0, NULL, false, refus, dit);
}

static int compter(struct session *s)
{
    struct travail *x = creer(s, 0, NULL);
    long prochain = 0;
    const int nb = remplir(x, false, &prochain) ? 0 : x->restants;
    liberer(&x->e);
    return nb;
}

const struct entrainement travail_quotidien = {
    .titre = N_("Répertoire"),
    .detail = N_("Jouer les coups de votre répertoire"),
    .commande = "othello repertoire travailler",
    .compter = compter,
    .ouvrir = ouvrir,
};
