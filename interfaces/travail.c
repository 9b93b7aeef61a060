/* See travail.h. */
#include "interfaces/travail.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "interfaces/analyse.h"
#include "interfaces/notation.h"
#include "moteur/livre.h"

enum { PROFONDEUR = 16 }; /* of what tells the cost of a wrong answer, where the book does not */

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

/* Adds the cards that are new to the file, and finds which moves of the lines are due. NULL, or why
 * not. */
static const char *tirer_les_dus(struct travail *x, const bool *atteints, long *prochain)
{
    const struct repertoire *r = x->d.repertoire;
    struct rappels lus;
    int n = 0, neuves;
    struct rappel *ajoutes = memoire_agrandir(NULL, (size_t)r->nb + 1, sizeof *ajoutes);
    for (int i = 0; i < r->nb; i++) {
        ecrire_carte(&r->coups[i], x->jour, &x->cartes[i]);
        if (atteints[i])
            ajoutes[n++] = x->cartes[i];
    }
    const char *faute = rappels_ajouter(x->chemin, ajoutes, n, &neuves);
    free(ajoutes);
    if (!faute)
        faute = rappels_lire(&lus, x->chemin);
    if (faute)
        return faute;
    for (int i = 0; i < r->nb; i++)
        for (int k = 0; k < lus.nb && atteints[i]; k++)
            if (rappel_meme(&lus.cartes[k], &x->cartes[i])) {
                x->dus[i] = x->d.tout || lus.cartes[k].jour <= x->jour;
                x->restants += x->dus[i];
                if (!*prochain || lus.cartes[k].jour < *prochain)
                    *prochain = lus.cartes[k].jour;
            }
    rappels_detruire(&lus);
    return NULL;
}

static const char *refus_rien(long prochain)
{
    char jour[16];
    struct tampon t = tampon_sur(jour, sizeof jour);
    if (!prochain)
        return _("aucun coup de votre répertoire ici");
    rappels_ecrire_jour(prochain, &t);
    return refus_ecrire(_("rien n'est dû aujourd'hui ; le prochain coup : %s (--tout : tous)"),
                        jour);
}

static void commencer_ligne(struct travail *x)
{
    struct session *s = x->session;
    partie_init(&s->partie, s->jeu, 1);
    for (int i = 0; i < x->d.debut->nb_coups; i++)
        if (x->d.debut->coups[i].case_ != CASE_PASSE)
            partie_jouer(&s->partie, notation_coup(x->d.debut->coups[i].case_));
}

const char *travail_ouvrir(struct travail *x, struct session *s, const struct travail_demande *d)
{
    const size_t nb = (size_t)d->repertoire->nb + 1;
    long prochain = 0;
    x->d = *d;
    x->session = s;
    x->demande = -1;
    x->jour = rappels_aujourdhui();
    x->cartes = calloc(nb, sizeof *x->cartes);
    x->dus = calloc(nb, sizeof *x->dus);
    x->vus = calloc(nb, sizeof *x->vus);
    x->menent = calloc(nb, sizeof *x->menent);
    alea_init(&x->alea, alea_graine_du_systeme());
    if (!x->cartes || !x->dus || !x->vus || !x->menent)
        return _("mémoire insuffisante");
    struct recueil une = {0};
    struct partie_notee *debut = recueil_nouvelle(&une);
    const struct repertoire_visite v = {.atteints = x->vus};
    for (int i = 0; i < d->debut->nb_coups; i++)
        notee_jouer_de(debut, d->debut->coups[i].case_, d->debut->coups[i].joueur);
    repertoire_parcourir(d->repertoire, d->couleur, debut, &v);
    recueil_detruire(&une);
    commencer_ligne(x);
    const char *faute = rappels_chemin(x->chemin);
    if (!faute)
        faute = tirer_les_dus(x, x->vus, &prochain);
    return faute || x->restants ? faute : refus_rien(prochain);
}

void travail_fermer(struct travail *x)
{
    free(x->cartes);
    free(x->dus);
    free(x->vus);
    free(x->menent);
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
    if (trait == x->d.couleur) {
        const struct repertoire_coup *m = repertoire_trouver(x->d.repertoire, g, trait);
        const long i = m ? m - x->d.repertoire->coups : 0;
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

/* How much more often an answer is drawn than one that is never met. */
static double poids_du_livre(const struct grille *g, int joueur, int c)
{
    struct livre_coup coups[LIVRE_COUPS_MAX];
    const struct othellier o = grille_othellier(g, joueur);
    const int n = livre_coups(livre_embarque(), &o, coups);
    for (int i = 0; i < n; i++)
        if (grille_case(coups[i].x % 8 + 1, coups[i].x / 8 + 1) == c) {
            const int perte = coups[0].valeur - coups[i].valeur;
            return perte < 8 ? 64 >> perte : 0;
        }
    return 0;
}

static double poids_de(const struct archives *a, const struct grille *g, int joueur, int c)
{
    for (int i = 0; i < a->nb_coups; i++)
        if (a->coups[i].coup == notation_coup(c))
            return a->coups[i].nb;
    return a->nb_parties ? 0 : poids_du_livre(g, joueur, c);
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
        const bool tourne = x->session->partie.rang > 0 || c == grille_case(6, 5); /* all are f5 */
        if (!tourne || !grille_jouer(&apres, c, joueur) || !mene_apres(x, g, c, joueur))
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
    const struct session *s = x->session;
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
    return x->session->partie.rang == 0 ? grille_case(6, 5) : repertoire_case(m, g);
}

/* Plays until a move is asked, told in `x->demande`, or the line has no more. */
static void suivre_la_ligne(struct travail *x)
{
    struct partie *partie = &x->session->partie;
    for (int c = 1; c && x->demande < 0;) {
        const struct grille g =
            notation_grille(x->session->jeu, partie_position(partie, partie->rang));
        const int trait = partie_trait(partie, partie->rang);
        const struct repertoire_coup *m =
            trait == x->d.couleur ? repertoire_trouver(x->d.repertoire, &g, trait) : NULL;
        if (m && x->dus[m - x->d.repertoire->coups])
            x->demande = (int)(m - x->d.repertoire->coups);
        else if ((c = choisir_coup(x, &g, trait, m)) != 0)
            partie_jouer(partie, notation_coup(c));
    }
}

bool travail_avancer(struct travail *x)
{
    const size_t nb = (size_t)x->d.repertoire->nb + 1;
    x->demande = -1;
    x->rate = false;
    memset(x->vus, 0, nb * sizeof *x->vus);
    suivre_la_ligne(x);
    if (x->demande < 0 && x->restants > 0) {
        commencer_ligne(x);
        suivre_la_ligne(x);
    }
    return x->demande >= 0;
}

/* ---- Answers ---- */

/* What the position is worth for `joueur` once he has played there. */
static bool peser(struct moteur *m, const struct grille *g, int joueur, int c, int *valeur,
                  bool *livre)
{
    const atomic_bool arret = false;
    const struct analyse_effort effort = {
        .profondeur = PROFONDEUR, .livre = true, .arret = &arret};
    struct analyse *a = calloc(1, sizeof *a);
    struct recueil une = {0};
    struct partie_notee *p = recueil_nouvelle(&une);
    notee_placer(p, g, joueur);
    const bool bon = a && m && !notee_jouer(p, c) && analyser(m, p, &effort, a);
    if (bon) {
        *valeur = analyse_apres(&a->coups[0]) * (joueur == NOIR ? 1 : -1);
        *livre = a->coups[0].livre;
    }
    recueil_detruire(&une);
    free(a);
    return bon;
}

/* " (+2). e6 perd 5 (livre)" */
static void dire_cout(const struct travail *x, const struct grille *g, int mien, int c,
                      struct tampon *sortie)
{
    struct moteur *m = analyse_moteur(&x->session->moyens);
    int valeur, autre;
    bool livre, livre_autre;
    const bool bon = peser(m, g, x->d.couleur, mien, &valeur, &livre) &&
                     peser(m, g, x->d.couleur, c, &autre, &livre_autre);
    if (bon)
        tampon_ecrire(sortie, " (%+d)", valeur);
    tampon_ajouter(sortie, ". ");
    grille_ecrire_case(c, sortie);
    if (bon && valeur > autre)
        tampon_ecrire(sortie, _(" perd %d"), valeur - autre);
    else if (bon)
        tampon_ecrire(sortie, _(" vaut %+d"), autre);
    if (bon && livre && livre_autre)
        tampon_ajouter(sortie, _(" (livre)"));
    moteur_detruire(m);
}

/* ", 27 % en 185 parties", where the base knows. */
static void dire_resultats(const struct travail *x, int coup, struct tampon *sortie)
{
    const struct session *s = x->session;
    struct archives a = {0};
    if (!s->services->consulter ||
        s->services->consulter(s->jeu, partie_position(&s->partie, s->partie.rang), x->d.couleur,
                               &a))
        return;
    for (int i = 0; i < a.nb_coups; i++)
        if (a.coups[i].coup == coup && a.coups[i].gagnees >= 0)
            tampon_ecrire(sortie,
                          ngettext(", %.0f %% en %d partie", ", %.0f %% en %d parties",
                                   (unsigned long)a.coups[i].resultats),
                          a.coups[i].gagnees + a.coups[i].nulles / 2, a.coups[i].resultats);
}

/* On disk, once for each question. */
static void noter(struct travail *x, bool juste, struct tampon *sortie)
{
    struct rappel carte = x->cartes[x->demande];
    const char *faute = x->rate ? NULL : rappels_noter(x->chemin, &carte, juste, x->jour);
    if (!x->rate) {
        x->justes += juste;
        x->fausses += !juste;
    }
    x->rate |= !juste;
    if (faute)
        tampon_ecrire(sortie, "%s. ", faute);
}

bool travail_repondre(struct travail *x, int coup, struct tampon *sortie)
{
    struct session *s = x->session;
    const struct repertoire_coup *m = &x->d.repertoire->coups[x->demande];
    const struct grille g = notation_grille(s->jeu, partie_position(&s->partie, s->partie.rang));
    const int c = notation_case(coup);
    const bool juste = repertoire_est(m, &g, c);
    noter(x, juste, sortie);
    if (juste) {
        tampon_ajouter(sortie, _("Juste : "));
        s->jeu->ecrire_coup(coup, sortie);
        tampon_ajouter(sortie, ".");
        x->dus[x->demande] = false;
        x->restants--;
        partie_jouer(&s->partie, coup);
        return true;
    }
    tampon_ajouter(sortie, _("Votre coup est "));
    grille_ecrire_case(repertoire_case(m, &g), sortie);
    dire_cout(x, &g, repertoire_case(m, &g), c, sortie);
    dire_resultats(x, coup, sortie);
    tampon_ajouter(sortie, ".");
    return false;
}

void travail_reveler(struct travail *x, struct tampon *sortie)
{
    const struct session *s = x->session;
    const struct grille g = notation_grille(s->jeu, partie_position(&s->partie, s->partie.rang));
    noter(x, false, sortie);
    tampon_ajouter(sortie, _("Votre coup est "));
    grille_ecrire_case(repertoire_case(&x->d.repertoire->coups[x->demande], &g), sortie);
    tampon_ajouter(sortie, ".");
}

/* ---- In words ---- */

void travail_dire_titre(const struct travail *x, struct tampon *sortie)
{
    tampon_ecrire(sortie, _("Répertoire : %d à revoir"), x->restants);
}

void travail_dire_question(const struct travail *x, struct tampon *sortie)
{
    tampon_ecrire(sortie, _("À %s : votre coup ?"), _(x->session->jeu->joueurs[x->d.couleur]));
}

void travail_dire_bilan(const struct travail *x, struct tampon *sortie)
{
    tampon_ecrire(sortie, ngettext("%d juste", "%d justes", (unsigned long)x->justes), x->justes);
    tampon_ecrire(sortie, ngettext(", %d fausse", ", %d fausses", (unsigned long)x->fausses),
                  x->fausses);
    if (x->restants)
        tampon_ecrire(sortie, _(", %d à revoir"), x->restants);
}
