/* See revue_notee.h. */
#include "interfaces/revue_notee.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/octets.h"
#include "formats/lecture.h"
#include "formats/signes.h"
#include "interfaces/notation.h"

/* ---- Reading ---- */

/* Where the reading of a game stands. */
struct lecture_revue {
    const struct partie *partie;
    bool notre;  /* a review wrote what was lost: what it does not tell lost less */
    bool connue; /* the value of the position before the move, */
    int avant;   /* for player 1 */
};

static bool relire(const struct coup_note *c, struct jugement_ecrit *lu)
{
    return c->commentaire && jugement_relire(vue_de(c->commentaire), lu);
}

static bool est_legal(const struct jeu *jeu, const struct coup_joue *la, int coup)
{
    int legaux[COUPS_MAX], nb = jeu->lister_coups(&la->avant, la->joueur, legaux);
    while (nb > 0 && legaux[nb - 1] != coup)
        nb--;
    return nb > 0;
}

/* The better move and how it goes on; nothing of a line that does not begin there. */
static void lire_suite(const struct jeu *jeu, const struct coup_joue *joue, struct vue suite,
                       struct jugement *j)
{
    struct vue mot;
    while (j->suite_longueur < JUGEMENT_SUITE_MAX && vue_mot(&suite, &mot)) {
        char nom[8], memoire[128];
        struct tampon raison = tampon_sur(memoire, sizeof memoire);
        int coup;
        vue_copier(mot, nom, sizeof nom);
        if (!lecture_est_passe(mot) && jeu->lire_coup(nom, &coup, &raison))
            j->suite[j->suite_longueur++] = coup;
    }
    if (j->suite_longueur > 0 && !est_legal(jeu, joue, j->suite[0]))
        j->suite_longueur = 0;
}

int revue_perte(const struct coup_note *c, bool notre, int chute)
{
    struct jugement_ecrit ecrit;
    if (relire(c, &ecrit))
        return ecrit.perte;
    if (chute <= 0)
        return 0;
    return notre && chute >= PERTE_DOUTEUSE ? PERTE_DOUTEUSE - 1 : chute;
}

/* By how much the values fall, for who moves. */
static int chute(const struct lecture_revue *l, int joueur, int valeur)
{
    return joueur == 1 ? l->avant - valeur : valeur - l->avant;
}

static struct jugement lire_coup(const struct lecture_revue *l, int rang,
                                 const struct coup_note *c)
{
    const struct jeu *jeu = l->partie->jeu;
    const struct coup_joue *joue = &l->partie->coups[rang];
    const struct grille apres = notation_grille(jeu, partie_position(l->partie, rang + 1));
    int legaux[COUPS_MAX];
    struct jugement_ecrit ecrit;
    struct jugement j = {.lu = true,
                         .seul = jeu->lister_coups(&joue->avant, joue->joueur, legaux) == 1,
                         .valeur = (int)lround(joue->joueur == 1 ? c->eval : -c->eval),
                         .profondeur = c->plis ? c->plis + 1 : 0};
    j.vides = grille_compter(&apres, VIDE) + 1;
    j.exact = grille_fini(&apres) || (c->plis && c->plis >= j.vides - 1);
    j.perte = revue_perte(c, l->notre,
                          l->connue && !j.seul ? chute(l, joue->joueur, j.valeur) : 0);
    if (relire(c, &ecrit))
        lire_suite(jeu, joue, ecrit.suite, &j);
    return j;
}

/* The next move of a record, which has the passes among them; NULL: none. */
static const struct coup_note *suivant(const struct partie_notee *p, int *i)
{
    while (*i < p->nb_coups && p->coups[*i].case_ == CASE_PASSE)
        ++*i;
    return *i < p->nb_coups ? &p->coups[(*i)++] : NULL;
}

bool revue_est_notre(const struct partie_notee *p)
{
    struct jugement_ecrit ecrit;
    int i = 0;
    while (i < p->nb_coups && !relire(&p->coups[i], &ecrit))
        i++;
    return i < p->nb_coups;
}

/* Is all that it judged of this game? */
static bool est_de(const struct examen *x, const struct partie *partie)
{
    int n = 0;
    for (int rang = 0; rang < partie->total; rang++)
        n += examen_jugement(x, partie, rang) != NULL;
    return n > 0 && n == x->faits;
}

bool revue_lire(const struct partie_notee *p, const struct partie *partie,
                const struct examinateur *examinateur, struct examen *x)
{
    struct lecture_revue l = {.partie = partie, .notre = revue_est_notre(p)};
    const double max = partie->jeu->colonnes * partie->jeu->lignes;
    const struct coup_note *c;
    int i = 0;
    if (!est_de(x, partie))
        examen_preparer(x, examinateur, partie);
    for (int rang = 0; rang < partie->total && (c = suivant(p, &i)); rang++) {
        const bool dite = c->a_eval && fabs(c->eval) <= max;
        const struct jugement j = dite ? lire_coup(&l, rang, c) : (struct jugement){0};
        if (dite && !x->juges[rang])
            examen_noter(x, rang, &j);
        l.connue = dite;
        l.avant = j.valeur;
    }
    return x->lus > 0;
}

/* The move after `rang` moves; NULL: none. */
static const struct coup_note *coup_apres(const struct partie_notee *p, int rang)
{
    const struct coup_note *c;
    int i = 0;
    do
        c = suivant(p, &i);
    while (c && rang-- > 0);
    return c;
}

static void signer(const struct coup_note *c, struct tampon *sortie)
{
    const char *avant = "";
    for (int k = 0; k < SIGNES_MAX && c->signes[k]; k++)
        if (signe_dire(c->signes[k])) {
            tampon_ecrire(sortie, "%s%s", avant, signe_dire(c->signes[k]));
            avant = ", ";
        }
}

void revue_signer(const struct partie_notee *p, int rang, struct tampon *sortie)
{
    const struct coup_note *c = coup_apres(p, rang);
    if (c)
        signer(c, sortie);
}

void revue_commenter(const struct coup_note *c, struct octets *sortie)
{
    char memoire[512];
    struct tampon signes = tampon_sur(memoire, sizeof memoire);
    signer(c, &signes);
    char *texte = revue_texte(c);
    octets_ecrire(sortie, "%s%s%s", memoire, signes.longueur > 0 && texte ? ", " : "",
                  texte ? texte : "");
    free(texte);
}

/* ---- Writing ---- */

/* Plies behind the move that a reader may trust: as many as there are empty squares say that it is
 * proved. */
static int plis_sus(const struct revue_coup *t)
{
    const int vides = t->vides - 1, plis = t->profondeur - 1;
    if (t->exact)
        return vides;
    return t->livre || plis <= 0 ? 0 : plis < vides ? plis : vides - 1;
}

/* Takes what a review said out of the comment. */
static void retirer_jugement(struct coup_note *c)
{
    struct jugement_ecrit ecrit;
    while (relire(c, &ecrit)) {
        struct octets o = {0};
        const struct vue tout = vue_de(c->commentaire);
        const struct vue apres = vue_sans_blancs((struct vue){ecrit.tout.fin, tout.fin});
        octets_vue(&o, vue_sans_blancs((struct vue){tout.p, ecrit.tout.p}));
        octets_texte(&o, o.longueur > 0 && !vue_vide(apres) ? " " : "");
        octets_vue(&o, apres);
        texte_remplacer(&c->commentaire, octets_lire(&o));
        octets_detruire(&o);
    }
}

char *revue_texte(const struct coup_note *c)
{
    struct coup_note copie = {0};
    if (c->commentaire)
        copie.commentaire = memoire_copier(vue_de(c->commentaire));
    retirer_jugement(&copie);
    return copie.commentaire;
}

void revue_poser_texte(struct coup_note *c, const char *texte)
{
    char *ancien = revue_texte(c);
    struct jugement_ecrit ecrit;
    if (strcmp(ancien ? ancien : "", texte ? texte : "") != 0) {
        char *juge = relire(c, &ecrit) ? memoire_copier(ecrit.tout) : NULL;
        texte_remplacer(&c->commentaire, vue_de(texte ? texte : ""));
        lecture_ajouter_texte(&c->commentaire, vue_de(juge ? juge : ""));
        free(juge);
    }
    free(ancien);
}

void revue_noter(struct coup_note *c, const struct revue_coup *trouve)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    c->a_eval = true;
    c->eval = trouve->valeur;
    c->plis = plis_sus(trouve);
    retirer_jugement(c);
    if (trouve->perte < PERTE_DOUTEUSE || !trouve->suite || !trouve->suite[0])
        return;
    jugement_commenter(trouve->perte, trouve->suite, &t);
    lecture_ajouter_texte(&c->commentaire, vue_de(memoire));
}
