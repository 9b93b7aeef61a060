/* See estimes.h. */
#include "interfaces/ecran/estimes.h"

#include "base/i18n.h"
#include "interfaces/ecran/panneau.h"
#include "interfaces/ecran/plateau.h"

static bool est_ici(const struct ecran *e)
{
    const struct session *s = e->session;
    return estimation_est(&e->estimation, s->jeu, partie_position(&s->partie, vue_rang(e)),
                          vue_trait(e));
}

/* Is the processor free for it? */
static bool voulus(const struct ecran *e)
{
    return e->estimes_montres && vue_trait(e) && e->mode != MODE_PENSEE &&
           examen_fd(&e->examen) < 0;
}

static void commencer(struct ecran *e)
{
    const struct session *s = e->session;
    const struct limites limites = session_limites(s);
    const char *refus =
        estimation_lancer(&e->estimation, s->jeu, partie_position(&s->partie, vue_rang(e)),
                          vue_trait(e), &limites);
    e->estimes_montres = !refus;
    if (refus)
        vue_alerter(e, refus);
}

void estimes_suivre(struct ecran *e)
{
    if (!voulus(e)) {
        estimation_arreter(&e->estimation);
        return;
    }
    if (est_ici(e) && (e->estimation.finie || estimation_fd(&e->estimation) >= 0))
        return;
    commencer(e);
}

void estimes_basculer(struct ecran *e)
{
    e->estimes_montres = !e->estimes_montres;
    vue_mediter(e);
}

const struct estimation *estimes_ici(const struct ecran *e)
{
    return e->estimes_montres && e->estimation.nb > 0 && est_ici(e) ? &e->estimation : NULL;
}

void estimes_dire_case(const struct ecran *e, struct tampon *sortie)
{
    const struct estimation *x = estimes_ici(e);
    const struct session *s = e->session;
    int coups[COUPS_MAX];
    if (!x || plateau_coups(s->jeu, partie_position(&s->partie, vue_rang(e)), vue_trait(e),
                            e->curseur_x, e->curseur_y, coups) != 1)
        return;
    const struct estime *estime = estimation_coup(x, coups[0]);
    if (!estime)
        return;
    tampon_ajouter(sortie, _(", vaut "));
    estime_ecrire(estime, sortie);
    tampon_ajouter(sortie, ", ");
    estime_dire_surete(estime, sortie);
}

int estimes_dessiner(const struct ecran *e, struct rectangle r)
{
    const struct estimation *x = estimes_ici(e);
    const struct jeu *jeu = e->session->jeu;
    const bool mots = r.largeur >= PANNEAU_MOTS;
    const int hauteur = mots ? r.hauteur - PANNEAU_HISTORIQUE : r.hauteur;
    int y = 0;
    if (!x || hauteur < 2)
        return 0;
    pinceau_tracer(&e->pinceau, r.x, r.y + y++, r.largeur, STYLE_FORT,
                   mots ? _("Valeurs pour %s") : "%s", _(jeu->joueurs[vue_trait(e)]));
    for (int i = 0; i < x->nb && y < hauteur; i++, y++) {
        char memoire[64];
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        jeu->ecrire_coup(x->estimes[i].coup, &t);
        pinceau_ecrire(&e->pinceau, r.x, r.y + y, 4, STYLE_FORT, memoire);
        t = tampon_sur(memoire, sizeof memoire);
        estime_ecrire(&x->estimes[i], &t);
        pinceau_tracer(&e->pinceau, r.x + 4, r.y + y, 4, STYLE_NORMAL, "%3s%s", memoire,
                       mots ? "" : estime_marque(&x->estimes[i]));
        t = tampon_sur(memoire, sizeof memoire);
        estime_dire_surete(&x->estimes[i], &t);
        if (mots)
            pinceau_ecrire(&e->pinceau, r.x + 9, r.y + y, r.largeur - 9, STYLE_NORMAL, memoire);
    }
    return y;
}
