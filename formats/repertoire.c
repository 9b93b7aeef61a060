/* See repertoire.h. A repertoire has some hundreds of moves: it is looked through from end to
 * end. */
#include "formats/repertoire.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "formats/wthor.h"

void repertoire_detruire(struct repertoire *r)
{
    free(r->coups);
    octets_detruire(&r->commentaires);
    *r = (struct repertoire){0};
}

/* ---- Moves ---- */

struct repertoire_coup *repertoire_trouver(const struct repertoire *r, const struct grille *g,
                                           int joueur)
{
    const uint64_t cle = cle_position(g, joueur).cle;
    for (int i = 0; i < r->nb; i++)
        if (r->coups[i].cle == cle && r->coups[i].joueur == joueur)
            return &r->coups[i];
    return NULL;
}

int repertoire_case(const struct repertoire_coup *m, const struct grille *g)
{
    return cle_retourner(cle_position(g, m->joueur).orientation, m->coup);
}

bool repertoire_est(const struct repertoire_coup *m, const struct grille *g, int c)
{
    const struct cle_position cle = cle_position(g, m->joueur);
    return cle_coup(&cle, c) == m->coup;
}

const char *repertoire_refus(const struct partie_notee *p)
{
    return p->depart.taille == 8 && notee_depart_usuel(p)
               ? NULL
               : _("un répertoire part de la position de départ usuelle, en 8x8");
}

struct grille repertoire_avant(const struct partie_notee *p, int i)
{
    struct grille g = p->depart;
    for (int k = 0; k < i; k++)
        if (p->coups[k].case_ != CASE_PASSE)
            grille_jouer(&g, p->coups[k].case_, p->coups[k].joueur);
    return g;
}

/* The way to move `i`, and the move, turned. */
static void noter_chemin(struct repertoire_coup *m, const struct partie_notee *p, int i)
{
    m->nb = 0;
    for (int k = 0; k <= i; k++)
        if (p->coups[k].case_ != CASE_PASSE)
            m->cases[m->nb++] =
                (unsigned char)wthor_tourner(8, p->coups[0].case_, p->coups[k].case_);
}

enum repertoire_effet repertoire_poser(struct repertoire *r, const struct partie_notee *p, int i,
                                       int *ancien)
{
    const int joueur = p->coups[i].joueur, c = p->coups[i].case_;
    const struct grille g = repertoire_avant(p, i);
    const struct cle_position cle = cle_position(&g, joueur);
    struct repertoire_coup *m = repertoire_trouver(r, &g, joueur);
    enum repertoire_effet effet = REPERTOIRE_REMPLACE;
    if (m && repertoire_est(m, &g, c))
        return REPERTOIRE_DEJA;
    if (!m) {
        r->coups = memoire_agrandir(r->coups, (size_t)r->nb + 1, sizeof *r->coups);
        m = &r->coups[r->nb++];
        effet = REPERTOIRE_NEUF;
    } else {
        *ancien = repertoire_case(m, &g);
    }
    *m = (struct repertoire_coup){.cle = cle.cle, .joueur = joueur, .coup = cle_coup(&cle, c)};
    noter_chemin(m, p, i);
    return effet;
}

void repertoire_retirer(struct repertoire *r, struct repertoire_coup *m)
{
    *m = r->coups[--r->nb];
}

/* ---- Lines ---- */

struct parcours {
    const struct repertoire *r;
    const struct repertoire_visite *v;
    int joueur;
    bool *atteints;
    struct partie_notee *p;
};

static bool descendre(struct parcours *x);

/* Plays, goes on from there, and takes the move back. Did a move of the repertoire come? */
static bool essayer(struct parcours *x, int c)
{
    struct partie_notee *p = x->p;
    const struct grille grille = p->grille;
    const int trait = p->trait, nb = p->nb_coups;
    const bool mien = notee_trait(p) == x->joueur;
    notee_jouer(p, c);
    const bool suite = descendre(x);
    if (mien && !suite && x->v->ligne)
        x->v->ligne(x->v->contexte, p);
    p->grille = grille;
    p->trait = trait;
    p->nb_coups = nb;
    return suite || mien;
}

/* The first moves of a game are all the same. */
static bool est_tourne(const struct partie_notee *p, int c)
{
    return p->nb_coups > 0 || c == grille_case(6, 5);
}

static bool descendre_adverse(struct parcours *x, int adverse)
{
    bool suite = false;
    if (x->v->adverse)
        x->v->adverse(x->v->contexte, x->p);
    for (int y = 1; y <= 8; y++)
        for (int u = 1; u <= 8; u++) {
            const int c = grille_case(u, y);
            if (grille_coup_valide(&x->p->grille, c, adverse) && est_tourne(x->p, c))
                suite |= essayer(x, c);
        }
    return suite;
}

static bool descendre(struct parcours *x)
{
    const struct partie_notee *p = x->p;
    const int trait = notee_trait(p);
    if (trait != x->joueur)
        return trait && descendre_adverse(x, trait);
    const struct repertoire_coup *m = repertoire_trouver(x->r, &p->grille, trait);
    if (!m || x->atteints[m - x->r->coups])
        return false;
    x->atteints[m - x->r->coups] = true;
    return essayer(x, p->nb_coups ? repertoire_case(m, &p->grille) : grille_case(6, 5));
}

void repertoire_parcourir(const struct repertoire *r, int joueur, struct partie_notee *p,
                          const struct repertoire_visite *v)
{
    bool *atteints = v->atteints ? v->atteints : memoire_neuve((size_t)r->nb + 1, sizeof *atteints);
    struct parcours x = {r, v, joueur, atteints, p};
    descendre(&x);
    if (!v->atteints)
        free(atteints);
}

void repertoire_ligne(const struct repertoire_coup *m, struct recueil *lignes)
{
    struct partie_notee *p = recueil_nouvelle(lignes);
    for (int i = 0; i < m->nb; i++)
        notee_jouer(p, m->cases[i]);
}

/* ---- Text ---- */

/* Plays the moves of the line. NULL, or what is wrong with one. */
static const char *jouer(struct vue v, struct partie_notee *p)
{
    struct vue mot;
    while (vue_mot(&v, &mot))
        for (; !vue_vide(mot); mot.p += 2) {
            const struct vue deux = {mot.p, mot.fin - mot.p < 2 ? mot.fin : mot.p + 2};
            const int c = grille_lire_case(&p->grille, deux);
            char coup[3];
            vue_copier(deux, coup, sizeof coup);
            const char *faute = c ? notee_jouer(p, c) : _("ce n'est pas un coup");
            if (faute)
                return refus_ecrire(_("« %s » : %s"), coup, faute);
        }
    return NULL;
}

static const char *lire_ligne(struct repertoire *r, struct vue v)
{
    struct recueil une = {0};
    struct partie_notee *p = recueil_nouvelle(&une);
    char coup[8];
    struct tampon t = tampon_sur(coup, sizeof coup);
    int ancien;
    const char *faute = jouer(v, p);
    if (!faute && repertoire_poser(r, p, p->nb_coups - 1, &ancien) == REPERTOIRE_REMPLACE) {
        grille_ecrire_case(ancien, &t);
        faute = refus_ecrire(_("%s est déjà le coup de cette position"), coup);
    }
    recueil_detruire(&une);
    return faute;
}

/* Of a line that begins with #, but those that are written anew before the moves of a colour. */
static void lire_commentaire(struct repertoire *r, struct vue v)
{
    static const char *const COULEURS[] = {N_("Noir"), N_("Blanc")};
    const struct vue dit = vue_sans_blancs((struct vue){v.p + 1, v.fin});
    for (int i = 0; i < 2; i++)
        if (vue_egale(dit, COULEURS[i]) || vue_egale(dit, _(COULEURS[i])))
            return;
    octets_vue(&r->commentaires, v);
    octets_texte(&r->commentaires, "\n");
}

const char *repertoire_lire(struct repertoire *r, struct vue texte, int *ligne)
{
    struct vue v;
    const char *faute = NULL;
    *r = (struct repertoire){0};
    texte = vue_sans_bom(texte);
    for (*ligne = 1; !faute && vue_ligne(&texte, &v); *ligne += !faute) {
        v = vue_sans_blancs(v);
        if (!vue_vide(v) && *v.p == '#')
            lire_commentaire(r, v);
        else if (!vue_vide(v))
            faute = lire_ligne(r, v);
    }
    if (faute)
        repertoire_detruire(r);
    return faute;
}

/* Black's first, a position before those behind it. */
static int comparer(const void *x, const void *y)
{
    const struct repertoire_coup *a = x, *b = y;
    const int nb = a->nb < b->nb ? a->nb : b->nb;
    const int ordre = memcmp(a->cases, b->cases, (size_t)nb);
    return a->joueur != b->joueur ? a->joueur - b->joueur : ordre ? ordre : a->nb - b->nb;
}

static void ecrire_coup(const struct repertoire_coup *m, struct octets *sortie)
{
    char ligne[4 * REPERTOIRE_COUPS_MAX];
    struct tampon t = tampon_sur(ligne, sizeof ligne);
    for (int i = 0; i < m->nb; i++) {
        tampon_ajouter(&t, i > 0 && i == m->nb - 1 ? " " : "");
        grille_ecrire_case(m->cases[i], &t);
    }
    octets_ecrire(sortie, "%s\n", ligne);
}

void repertoire_ecrire(const struct repertoire *r, struct octets *sortie)
{
    struct repertoire_coup *coups = memoire_agrandir(NULL, (size_t)r->nb + 1, sizeof *coups);
    if (r->nb)
        memcpy(coups, r->coups, (size_t)r->nb * sizeof *coups);
    qsort(coups, (size_t)r->nb, sizeof *coups, comparer);
    if (r->commentaires.longueur > 0)
        octets_vue(sortie, octets_lire(&r->commentaires));
    else
        octets_ecrire(sortie, "# %s\n",
                      _("répertoire : le dernier coup de chaque ligne est le vôtre"));
    for (int i = 0; i < r->nb; i++) {
        if (i == 0 || coups[i].joueur != coups[i - 1].joueur)
            octets_ecrire(sortie, "# %s\n", coups[i].joueur == NOIR ? _("Noir") : _("Blanc"));
        ecrire_coup(&coups[i], sortie);
    }
    free(coups);
}
