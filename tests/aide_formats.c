/* See aide_formats.h. */
#include "tests/aide_formats.h"

#include <stdlib.h>
#include <string.h>

#include "formats/position.h"
#include "formats/rameaux.h"

static char memoire[8192];

const char *aide_plateau(const struct partie_notee *p)
{
    struct octets o = {0};
    position_ecrire_plateau(&p->grille, "-XO", &o);
    strcpy(memoire, o.debut);
    octets_detruire(&o);
    return memoire;
}

const char *aide_coups(const struct partie_notee *p)
{
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    for (int i = 0; i < p->nb_coups; i++)
        if (p->coups[i].case_ != CASE_PASSE)
            grille_ecrire_case(p->coups[i].case_, &t);
    return memoire;
}

const char *aide_passes(const struct partie_notee *p)
{
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int coups = 0;
    for (int i = 0; i < p->nb_coups; i++) {
        if (p->coups[i].case_ == CASE_PASSE)
            tampon_ecrire(&t, "%s%d", t.longueur ? "," : "", coups);
        else
            coups++;
    }
    return memoire;
}

static void meme_texte(const char *a, const char *b)
{
    assert_string_equal(a ? a : "(rien)", b ? b : "(rien)");
}

static void meme_coup(const struct coup_note *a, const struct coup_note *b)
{
    assert_int_equal(a->case_, b->case_);
    assert_int_equal(a->joueur, b->joueur);
    assert_int_equal(a->a_eval, b->a_eval);
    assert_int_equal(a->a_secondes, b->a_secondes);
    assert_true(!a->a_eval || (a->eval - b->eval < 1e-9 && b->eval - a->eval < 1e-9));
    assert_true(!a->a_secondes ||
                (a->secondes - b->secondes < 1e-9 && b->secondes - a->secondes < 1e-9));
    meme_texte(a->commentaire, b->commentaire);
    assert_memory_equal(a->signes, b->signes, sizeof a->signes);
}

/* A game, and its branches by their places. */
struct lignes {
    const struct partie_notee *p;
    struct place *places;
};

/* Of the branches beside the same move the order is the file's; of places, the format's. */
static void memes_lignes(const struct lignes *a, const struct lignes *b, int ligne_a, int ligne_b)
{
    int nb, nb_b;
    const struct coup_note *ca = notee_coups(a->p, ligne_a, &nb),
                           *cb = notee_coups(b->p, ligne_b, &nb_b);
    assert_int_equal(nb, nb_b);
    for (int k = 0; k < nb; k++) {
        const struct place *ra = rameaux_chercher(a->p, a->places, ligne_a, k),
                           *rb = rameaux_chercher(b->p, b->places, ligne_b, k);
        meme_coup(&ca[k], &cb[k]);
        for (; rameau_est_la(a->p, a->places, ra, ligne_a, k); ra++, rb++) {
            assert_true(rameau_est_la(b->p, b->places, rb, ligne_b, k));
            memes_lignes(a, b, ra->rameau, rb->rameau);
        }
        assert_false(rameau_est_la(b->p, b->places, rb, ligne_b, k));
    }
}

void aide_rameaux_legaux(const struct partie_notee *p)
{
    for (int i = 0; i < p->nb_rameaux; i++) {
        const struct rameau *r = &p->rameaux[i];
        struct grille g;
        int trait, nb;
        assert_true(r->parent >= LIGNE_PRINCIPALE && r->parent < i && r->nb_coups > 0);
        notee_coups(p, r->parent, &nb);
        assert_true(r->apres >= (r->parent == LIGNE_PRINCIPALE ? 0 : 1) && r->apres < nb);
        notee_position(p, i, 0, &g, &trait);
        for (int k = 0; k < r->nb_coups; k++, trait = NOIR + BLANC - trait) {
            const struct coup_note *c = &r->coups[k];
            assert_int_equal(c->joueur, trait);
            if (c->case_ == CASE_PASSE)
                assert_true(!grille_coup_possible(&g, trait) && !grille_fini(&g));
            else
                assert_true(grille_jouer(&g, c->case_, trait));
        }
    }
}

void aide_memes_parties(const struct partie_notee *a, const struct partie_notee *b)
{
    assert_true(grille_egal(&a->depart, &b->depart));
    assert_int_equal(a->premier, b->premier);
    assert_int_equal(a->nb_rameaux, b->nb_rameaux);
    const struct lignes la = {a, rameaux_places(a)}, lb = {b, rameaux_places(b)};
    memes_lignes(&la, &lb, LIGNE_PRINCIPALE, LIGNE_PRINCIPALE);
    free(la.places);
    free(lb.places);
    for (int i = 0; i < NB_CHAMPS; i++)
        meme_texte(a->champs[i], b->champs[i]);
    struct resultat ra = notee_resultat(a), rb = notee_resultat(b);
    assert_int_equal(ra.genre, rb.genre);
    assert_true(ra.marge == rb.marge);
    assert_int_equal(a->theorique, b->theorique);
}

void aide_lire(const char *format, const char *texte, struct recueil *r)
{
    *r = (struct recueil){0};
    format_nomme(format)->lire(vue_de(texte), r);
}

char *aide_ecrire(const char *format, const struct recueil *r)
{
    struct recueil rapport = {0};
    struct octets o = {0};
    format_nomme(format)->ecrire(r, &o, &rapport);
    assert_int_equal(rapport.nb_problemes, 0);
    recueil_detruire(&rapport);
    return o.debut ? o.debut : calloc(1, 1);
}

void aide_aller_retour(const char *format, const struct recueil *r)
{
    struct recueil relu;
    char *ecrit = aide_ecrire(format, r);
    aide_lire(format, ecrit, &relu);
    assert_int_equal(relu.nb_problemes, 0);
    aide_memes_parties(&r->parties[0], &relu.parties[0]);
    free(ecrit);
    recueil_detruire(&relu);
}

static void verifier_resultat(const struct recueil *r, const struct aide_resultat *attendu)
{
    assert_int_equal(r->nb_problemes, 0);
    assert_int_equal(r->parties[0].resultat.genre, attendu->genre);
    assert_true(r->parties[0].resultat.marge == attendu->marge);
    assert_int_equal(r->parties[0].resultat.fin, attendu->fin);
}

void aide_resultats(const char *format, const char *avant, const char *apres,
                    const struct aide_resultat *cas, size_t nb)
{
    for (size_t i = 0; i < nb; i++) {
        char texte[256];
        struct tampon t = tampon_sur(texte, sizeof texte);
        struct recueil r, relu;
        tampon_ecrire(&t, "%s%s%s", avant, cas[i].texte, apres);
        aide_lire(format, texte, &r);
        verifier_resultat(&r, &cas[i]);
        char *ecrit = aide_ecrire(format, &r);
        aide_lire(format, ecrit, &relu);
        verifier_resultat(&relu, &cas[i]);
        free(ecrit);
        recueil_detruire(&r);
        recueil_detruire(&relu);
    }
}

const char *aide_probleme(const struct recueil *r, int i)
{
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    assert_true(i < r->nb_problemes);
    remarque_ecrire(&r->problemes[i], &t);
    return memoire;
}
