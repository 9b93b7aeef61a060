/* See probleme.h. The line is read once from left to right; `debut` stays at its beginning so that
 * every refusal tells a column. */
#include "formats/probleme.h"

#include <string.h>

#include "base/bits.h"
#include "base/i18n.h"

struct lecture {
    struct vue v;
    const char *debut;
    struct tampon *refus;
};

static enum probleme_resultat refuser(struct lecture *l, const char *pourquoi)
{
    tampon_ecrire(l->refus, _("colonne %zu : %s"), (size_t)(l->v.p - l->debut) + 1, pourquoi);
    return PROBLEME_FAUX;
}

static bool est_blanc(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static void sauter_les_blancs(struct lecture *l)
{
    while (!vue_vide(l->v) && est_blanc(*l->v.p))
        l->v.p++;
}

/* 1 Black, 2 White, 0 empty, -1 none of them. */
static int contenu(char c)
{
    if (c && strchr("Xx*bB", c))
        return 1;
    if (c && strchr("OowW", c))
        return 2;
    return c && strchr("-._", c) ? 0 : -1;
}

static const char *pourquoi_pas_une_case(char c)
{
    if (c == '0' || c == '1')
        return _("les chiffres 0 et 1 sont ambigus : écrire X, O et -");
    if (est_blanc(c) || c == ';' || c == '%')
        return _("le plateau n'a pas ses 64 cases");
    return _("ce n'est pas une case : X, O ou - attendu");
}

static enum probleme_resultat lire_plateau(struct lecture *l, uint64_t pions[3])
{
    for (int x = 0; x < 64; x++) {
        if (x % 8 == 0)
            sauter_les_blancs(l);
        if (vue_vide(l->v))
            return refuser(l, _("le plateau n'a pas ses 64 cases"));
        const int c = contenu(*l->v.p);
        if (c < 0)
            return refuser(l, pourquoi_pas_une_case(*l->v.p));
        pions[c] |= bit(x);
        l->v.p++;
    }
    return PROBLEME_LU;
}

static bool est_fin_de_mot(struct vue v)
{
    return vue_vide(v) || est_blanc(*v.p) || *v.p == ';' || *v.p == '%';
}

static enum probleme_resultat lire_trait(struct lecture *l, bool *noir)
{
    if (!est_fin_de_mot(l->v) && contenu(*l->v.p) >= 0 &&
        !est_fin_de_mot(vue_sur(l->v.p + 1, vue_longueur(l->v) - 1)))
        return refuser(l, _("le plateau a plus de 64 cases"));
    sauter_les_blancs(l);
    if (est_fin_de_mot(l->v))
        return refuser(l, _("il manque le trait : X ou O"));
    const int c = contenu(*l->v.p);
    if (c != 1 && c != 2)
        return refuser(l, _("le trait est X ou O"));
    *noir = c == 1;
    l->v.p++;
    struct lecture apres = *l;
    sauter_les_blancs(&apres);
    if (!est_fin_de_mot(apres.v) && contenu(*apres.v.p) > 0 &&
        est_fin_de_mot(vue_sur(apres.v.p + 1, vue_longueur(apres.v) - 1)))
        return refuser(l, _("le plateau a plus de 64 cases"));
    if (!est_fin_de_mot(l->v))
        return refuser(l, _("rien n'est attendu si près du trait : un blanc ou un point-virgule"));
    return PROBLEME_LU;
}

/* "g8", "PS" or "--" as a square, -1 when it is none of them. */
static int lire_coup(struct vue v)
{
    if (vue_egale(v, "ps") || vue_egale(v, "pa") || vue_egale(v, "pass") || vue_egale(v, "--"))
        return PROBLEME_PASSE;
    if (vue_longueur(v) != 2)
        return -1;
    const int x = (v.p[0] | 32) - 'a', y = v.p[1] - '1';
    return x >= 0 && x < 8 && y >= 0 && y < 8 ? 8 * y + x : -1;
}

/* What lies before the next ';', without blanks; the view moves past it. */
static struct vue prendre_champ(struct vue *v)
{
    struct vue champ = *v;
    while (!vue_vide(*v) && *v->p != ';')
        v->p++;
    champ.fin = v->p;
    if (!vue_vide(*v))
        v->p++;
    return vue_sans_blancs(champ);
}

/* "g8:+18", or "+18" alone. */
static enum probleme_resultat lire_champ(struct lecture *l, struct vue champ, struct probleme *p)
{
    struct vue coup = champ, score = champ;
    while (!vue_vide(score) && *score.p != ':')
        score.p++;
    const bool seul = vue_vide(score);
    coup.fin = score.p;
    score = seul ? champ : vue_sur(score.p + 1, vue_longueur(score) - 1);
    l->v.p = champ.p;
    const int x = seul ? PROBLEME_PASSE : lire_coup(vue_sans_blancs(coup));
    long n;
    if (x < 0)
        return refuser(l, _("ce n'est pas un coup"));
    if (!vue_entier(vue_sans_blancs(score), -128, 128, &n))
        return refuser(l, _("ce n'est pas un score"));
    if (!p->note) {
        p->note = true;
        p->score = (int)n;
    }
    if (!seul && p->n_coups < PROBLEME_COUPS_MAX)
        p->coups[p->n_coups++] = (struct probleme_coup){x, (int)n};
    return PROBLEME_LU;
}

enum probleme_resultat probleme_lire(struct vue ligne, struct probleme *p, struct tampon *refus)
{
    struct lecture l = {ligne, ligne.p, refus};
    const char *commentaire = vue_vide(ligne) ? NULL : memchr(ligne.p, '%', vue_longueur(ligne));
    if (commentaire)
        l.v.fin = commentaire;
    sauter_les_blancs(&l);
    if (vue_vide(l.v))
        return PROBLEME_VIDE;
    uint64_t pions[3] = {0};
    memset(p, 0, sizeof *p);
    if (lire_plateau(&l, pions) != PROBLEME_LU || lire_trait(&l, &p->noir) != PROBLEME_LU)
        return PROBLEME_FAUX;
    p->joueur = pions[p->noir ? 1 : 2];
    p->adverse = pions[p->noir ? 2 : 1];
    while (!vue_vide(l.v)) {
        const struct vue champ = prendre_champ(&l.v);
        const struct vue suite = l.v;
        if (!vue_vide(champ) && lire_champ(&l, champ, p) != PROBLEME_LU)
            return PROBLEME_FAUX;
        l.v = suite;
    }
    return PROBLEME_LU;
}

void probleme_ecrire(const struct probleme *p, struct tampon *sortie)
{
    for (int x = 0; x < 64; x++) {
        const bool a_lui = p->joueur >> x & 1, a_l_autre = p->adverse >> x & 1;
        tampon_ajouter(sortie, !a_lui && !a_l_autre ? "-" : a_lui == p->noir ? "X" : "O");
    }
}
