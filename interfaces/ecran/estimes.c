/* See estimes.h. */
#include "interfaces/ecran/estimes.h"

#include "base/i18n.h"
#include "interfaces/ecran/epreuve.h"
#include "interfaces/ecran/panneau.h"
#include "interfaces/ecran/plateau.h"

/* Columns of "15TR  +4  14 plis", and those between two: one more where there is room. */
enum { LARGEUR_ESTIME = 17, ENTRE_ESTIMES = 1 };

/* Is the game gone over, and not played? One that was opened and not played on, one that is over,
 * whatever is tried on it, and a look back or a variation with a review. */
static bool en_analyse(const struct ecran *e)
{
    const struct session *s = e->session;
    return s->ouverte || session_finie(s) ||
           ((s->variante || e->revu != PRESENT) && e->examen_montre);
}

/* What key x has chosen for it. */
static bool *voulus(struct ecran *e)
{
    return &e->estimes_voulus[en_analyse(e)];
}

static bool est_ici(const struct ecran *e)
{
    const struct session *s = e->session;
    return estimation_est(&e->estimation, s->jeu, vue_position(e), vue_trait(e));
}

/* Why no value is looked for now, NULL: they are. */
static const char *empechement(const struct ecran *e)
{
    if (!vue_trait(e))
        return _("La partie est finie : les valeurs se montrent en relecture (PgPréc).");
    if (vue_pense(e))
        return _("Les valeurs attendent : l'ordinateur réfléchit.");
    if (fil_fd(&e->examen.fil) >= 0)
        return _("Les valeurs attendent la fin de l'analyse (y : l'arrêter).");
    return NULL;
}

static void commencer(struct ecran *e)
{
    const struct session *s = e->session;
    const struct limites limites = session_limites(s);
    const char *refus =
        estimation_lancer(&e->estimation, s->jeu, vue_position(e), vue_trait(e), &limites);
    if (!refus)
        return;
    *voulus(e) = false;
    vue_alerter(e, refus);
}

/* In an exercise a search that failed is tried again for the next answer only: nothing but it asks
 * for values there. */
static bool renonce(const struct ecran *e)
{
    return fil_erreur(&e->estimation.fil) && epreuve_cache(e) && !epreuve_attend(e);
}

/* The review of the move played from here says what its value does, once that is surer; what the
 * file says stays the file's, and a question the one that it was. */
static void corriger_revue(struct ecran *e)
{
    const struct partie *partie = &e->session->partie;
    const int rang = vue_rang(e);
    const struct jugement *j = examen_jugement(&e->examen, partie, rang);
    if (!j || j->lu || e->epreuve || !est_ici(e))
        return;
    struct jugement corrige = *j;
    const struct coup_joue *joue = &partie->coups[rang];
    if (estimation_corriger(&e->estimation, joue->coup, joue->joueur, &corrige))
        examen_noter(&e->examen, rang, &corrige);
}

void estimes_recevoir(struct ecran *e)
{
    estimation_recevoir(&e->estimation);
    corriger_revue(e);
    const char *erreur = fil_erreur(&e->estimation.fil);
    if (!erreur)
        return;
    *voulus(e) = false;
    epreuve_renoncer(e);
    vue_alerter(e, erreur);
}

void estimes_suivre(struct ecran *e)
{
    const bool montres = !e->composition.ouverte && /* they judge answers, too */
                         (*voulus(e) || epreuve_cache(e) || epreuve_attend(e));
    if (montres != e->estimes_montres) {
        e->estimes_montres = montres;
        vue_mediter(e);
    }
    if (!e->estimes_montres || e->disposition.trop_petit || empechement(e)) {
        fil_arreter(&e->estimation.fil);
        return;
    }
    if (e->attente) /* what was waited for has come */
        vue_message(e, "");
    if (est_ici(e) &&
        (e->estimation.finie || fil_fd(&e->estimation.fil) >= 0 || renonce(e)))
        return;
    commencer(e);
}

void estimes_basculer(struct ecran *e)
{
    const char *attente = empechement(e);
    *voulus(e) = !*voulus(e) || !vue_trait(e); /* at the end there is nothing to hide */
    if (!attente)
        return;
    vue_message(e, *voulus(e) ? attente : _("Les valeurs des coups ne seront pas montrées."));
    e->attente = *voulus(e);
}

const struct estimation *estimes_ici(const struct ecran *e)
{
    const bool montres =
        e->estimes_montres && e->estimes_voulus[en_analyse(e)] && !epreuve_cache(e);
    return montres && e->estimation.nb > 0 && est_ici(e) ? &e->estimation : NULL;
}

/* The moves to the cursor's cell where they are shown. */
static int coups_de_la_case(const struct ecran *e, int coups[COUPS_MAX])
{
    const struct session *s = e->session;
    return !estimes_ici(e) ? 0
                           : plateau_coups(s->jeu, vue_position(e), vue_trait(e), e->curseur_x,
                                           e->curseur_y, coups);
}

void estimes_dire_case(const struct ecran *e, struct tampon *sortie)
{
    int coups[COUPS_MAX];
    const struct estime *estime =
        coups_de_la_case(e, coups) == 1 ? estimation_coup(&e->estimation, coups[0]) : NULL;
    if (!estime)
        return;
    tampon_ajouter(sortie, _(", vaut "));
    estime_ecrire(estime, sortie);
    tampon_ajouter(sortie, ", ");
    estime_dire_surete(estime, sortie);
}

bool estimes_dire_coups(const struct ecran *e, struct tampon *sortie)
{
    const struct jeu *jeu = e->session->jeu;
    int coups[COUPS_MAX];
    const int nb = coups_de_la_case(e, coups);
    if (nb < 2)
        return false;
    plateau_nom_cellule(jeu, e->curseur_x, e->curseur_y, sortie);
    for (int i = 0; i < nb; i++) {
        const struct estime *estime = estimation_coup(&e->estimation, coups[i]);
        tampon_ajouter(sortie, i ? ", " : _(" : "));
        jeu->ecrire_coup(coups[i], sortie);
        if (!estime)
            continue;
        tampon_ajouter(sortie, " ");
        estime_ecrire(estime, sortie);
        tampon_ajouter(sortie, estime_marque(estime));
    }
    return true;
}

/* "d6   +4  exact"; without words "d6   +4=". */
static void dessiner_estime(const struct ecran *e, const struct estime *estime, int x, int y,
                            bool mots)
{
    char memoire[64];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    e->session->jeu->ecrire_coup(estime->coup, &t);
    pinceau_ecrire(&e->pinceau, x, y, 4, STYLE_FORT, memoire);
    t = tampon_sur(memoire, sizeof memoire);
    estime_ecrire(estime, &t);
    pinceau_tracer(&e->pinceau, x + 4, y, 4, STYLE_NORMAL, "%3s%s", memoire,
                   mots ? "" : estime_marque(estime));
    t = tampon_sur(memoire, sizeof memoire);
    estime_dire_surete(estime, &t);
    if (mots)
        pinceau_ecrire(&e->pinceau, x + 9, y, LARGEUR_ESTIME - 9, STYLE_NORMAL, memoire);
}

/* "Valeurs pour Noir", and of how many moves where there are more: " (14/32)". */
static void dessiner_titre(const struct ecran *e, struct rectangle r, bool mots, int montres)
{
    const struct session *s = e->session;
    char memoire[64];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const char *formats[] = {_("Valeurs pour %s"), "%s"}; /* the second where there is less room */
    for (int i = mots ? 0 : 1; i < 2; i++) {
        t = tampon_sur(memoire, sizeof memoire);
        tampon_ecrire(&t, formats[i], _(s->jeu->joueurs[vue_trait(e)]));
        if (mots && montres < e->estimation.nb)
            tampon_ecrire(&t, " (%d/%d)", montres, e->estimation.nb);
        if (pinceau_largeur(&e->pinceau, memoire) <= r.largeur)
            break;
    }
    pinceau_ecrire(&e->pinceau, r.x, r.y, r.largeur, STYLE_FORT, memoire);
}

int estimes_dessiner(const struct ecran *e, struct rectangle r)
{
    const struct estimation *x = estimes_ici(e);
    const bool mots = r.largeur >= PANNEAU_MOTS;
    const int places = (mots ? r.hauteur - PANNEAU_HISTORIQUE : r.hauteur) - 1;
    if (!x || places < 1)
        return 0;
    const int blocs = mots ? (r.largeur + ENTRE_ESTIMES) / (LARGEUR_ESTIME + ENTRE_ESTIMES) : 1;
    const bool serres = r.largeur < blocs * (LARGEUR_ESTIME + ENTRE_ESTIMES + 1) - 2;
    const int pas = LARGEUR_ESTIME + ENTRE_ESTIMES + !serres;
    const int partagees = (x->nb + blocs - 1) / blocs;
    const int rangees = x->nb <= places ? x->nb : partagees < places ? partagees : places;
    const int montres = x->nb < blocs * rangees ? x->nb : blocs * rangees;
    dessiner_titre(e, r, mots, montres);
    for (int i = 0; i < montres; i++)
        dessiner_estime(e, &x->estimes[i], r.x + i / rangees * pas, r.y + 1 + i % rangees, mots);
    return 1 + rangees;
}
