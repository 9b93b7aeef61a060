/* See bilan_joueurs.h. */
#include "interfaces/bilan_joueurs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "base/sortie.h"
#include "formats/json.h"
#include "formats/noms_ouvertures.h"

static const struct {
    const char *nom, *titre;
} PAR[] = {
    [PAR_JOUEUR] = {"joueur", N_("joueur")},
    [PAR_OUVERTURE] = {"ouverture", N_("ouverture")},
    [PAR_COULEUR] = {"couleur", N_("couleur")},
    [PAR_ADVERSAIRE] = {"adversaire", N_("adversaire")},
    [PAR_ANNEE] = {"annee", N_("année")},
};
enum { PAR_NB = sizeof PAR / sizeof *PAR };

const char *bilan_poser_par(void *par, const char *valeur)
{
    int i = PAR_RIEN + 1;
    while (i < PAR_NB && strcmp(PAR[i].nom, valeur) != 0)
        i++;
    *(enum bilan_par *)par = i < PAR_NB ? (enum bilan_par)i : PAR_RIEN;
    return i < PAR_NB ? NULL : _("joueur, ouverture, couleur, adversaire ou annee attendu");
}

static const char *const NOMS_PHASES[PHASES] = {"ouverture", "milieu", "finale"};

int phase_nommee(const char *nom)
{
    int phase = PHASES - 1;
    while (phase >= 0 && strcmp(NOMS_PHASES[phase], nom) != 0)
        phase--;
    return phase;
}

static const char *nom_de(const struct partie_notee *p, int couleur)
{
    return p->champs[couleur == NOIR ? CHAMP_NOIR : CHAMP_BLANC];
}

/* Is this player counted? */
static bool est_compte(const struct bilan_joueurs *b, const char *nom,
                       const struct joueurs_cherches *j)
{
    if (b->par > PAR_JOUEUR)
        return nom ? nom_repond(nom, j->noms[0]) : !j->noms[0];
    return nom && (nom_repond(nom, j->noms[0]) || (j->noms[1] && nom_repond(nom, j->noms[1])));
}

/* What his game is counted under; NULL: not known. */
static const char *cle(enum bilan_par par, const struct partie_notee *p, int couleur,
                       struct tampon *annee)
{
    switch (par) {
    case PAR_OUVERTURE:
        return nom_ouverture(p);
    case PAR_COULEUR:
        return couleur == NOIR ? "noir" : "blanc";
    case PAR_ADVERSAIRE:
        return nom_de(p, 3 - couleur);
    case PAR_ANNEE:
        if (notee_annee(p) > 0)
            tampon_ecrire(annee, "%d", notee_annee(p));
        return annee->debut;
    default:
        return nom_de(p, couleur);
    }
}

static struct bilan_ligne *chercher(struct bilan_joueurs *b, const char *nom)
{
    for (int i = 0; i < b->nb; i++)
        if (strcmp(b->lignes[i].nom, nom) == 0)
            return &b->lignes[i];
    b->lignes = memoire_agrandir(b->lignes, (size_t)b->nb + 1, sizeof *b->lignes);
    b->lignes[b->nb] = (struct bilan_ligne){.nom = memoire_copier(vue_de(nom))};
    return &b->lignes[b->nb++];
}

/* Did the player lose the game, and was he ahead before one of his moves? */
static bool gachee(const struct partie_notee *p, const struct analyse *a, int couleur)
{
    const struct resultat r = notee_resultat(p);
    const int signe = couleur == NOIR ? 1 : -1;
    bool avance = false;
    for (int i = 0; i < a->nb; i++)
        avance |= a->coups[i].joueur == couleur && signe * a->coups[i].valeur >= AVANCE_GAGNANTE;
    return avance && r.genre != RESULTAT_INCONNU && signe * r.marge < 0;
}

static void ajouter_coup(struct bilan_ligne *j, const struct coup_analyse *c)
{
    const int phase = jugement_phase(c->vides);
    j->phases[phase].coups++;
    j->phases[phase].pertes += c->perte;
    if (c->perte >= PERTE_DOUTEUSE)
        j->marques[c->perte >= PERTE_GAFFE ? 2 : c->perte >= PERTE_FAUTE ? 1 : 0]++;
}

void bilan_ajouter_coups(struct bilan_ligne *j, const struct analyse *a, int couleur)
{
    for (int i = a->inconnus; i < a->nb; i++)
        if (a->coups[i].joueur == couleur)
            ajouter_coup(j, &a->coups[i]);
}

/* How it ended for the player. */
static void ajouter_resultat(struct bilan_ligne *j, const struct partie_notee *p, int couleur)
{
    const struct resultat r = notee_resultat(p);
    const double marge = couleur == NOIR ? r.marge : -r.marge;
    if (r.genre == RESULTAT_INCONNU)
        return;
    j->gagnees += marge > 0;
    j->nulles += marge == 0;
    j->perdues += marge < 0;
    if (r.genre == RESULTAT_MARGE) {
        j->marges += marge;
        j->avec_marge++;
    }
}

void bilan_ajouter(struct bilan_joueurs *b, const struct partie_notee *p, const struct analyse *a,
                   const struct joueurs_cherches *cherches)
{
    int cotes = 0;
    b->parties++;
    for (int couleur = NOIR; couleur <= BLANC; couleur++) {
        char memoire[16];
        struct tampon annee = tampon_sur(memoire, sizeof memoire);
        if (!est_compte(b, nom_de(p, couleur), cherches))
            continue;
        b->des_deux |= ++cotes == 2;
        const char *nom = cle(b->par, p, couleur, &annee);
        struct bilan_ligne *j = chercher(b, nom ? nom : "");
        j->parties++;
        ajouter_resultat(j, p, couleur);
        if (!a)
            continue;
        j->gachees += gachee(p, a, couleur);
        bilan_ajouter_coups(j, a, couleur);
    }
}

/* ---- Order ---- */

static int resultats(const struct bilan_ligne *j)
{
    return j->gagnees + j->nulles + j->perdues;
}

/* Per cent: won, and half of those drawn. */
static double points(const struct bilan_ligne *j)
{
    return resultats(j) ? 100 * (j->gagnees + j->nulles / 2.0) / resultats(j) : 101;
}

static double ecart(const struct bilan_ligne *j)
{
    return j->avec_marge ? j->marges / j->avec_marge : 0;
}

static int comparer_noms(const void *a, const void *b)
{
    const struct bilan_ligne *x = a, *y = b;
    return strcmp(x->nom, y->nom);
}

static int comparer_points(const void *a, const void *b)
{
    const struct bilan_ligne *x = a, *y = b;
    if (points(x) != points(y))
        return points(x) < points(y) ? -1 : 1;
    return ecart(x) != ecart(y) ? (ecart(x) < ecart(y) ? -1 : 1) : comparer_noms(a, b);
}

static int comparer_nombres(const void *a, const void *b)
{
    const struct bilan_ligne *x = a, *y = b;
    return x->parties != y->parties ? y->parties - x->parties : comparer_noms(a, b);
}

static void trier(struct bilan_joueurs *b, int (*comparer)(const void *, const void *))
{
    if (b->nb > 0)
        qsort(b->lignes, (size_t)b->nb, sizeof *b->lignes, comparer);
}

void bilan_trier_pires(struct bilan_joueurs *b)
{
    trier(b, b->par == PAR_ANNEE ? comparer_noms : comparer_points);
}

void bilan_trier_nombreuses(struct bilan_joueurs *b)
{
    trier(b, comparer_nombres);
}

/* ---- Words ---- */

/* Discs lost in a move of each phase. */
static void moyennes(const struct bilan_ligne *j, double pertes[PHASES])
{
    for (int k = 0; k < PHASES; k++)
        pertes[k] = j->phases[k].coups ? (double)j->phases[k].pertes / j->phases[k].coups : 0;
}

static void montrer_joueurs(const struct bilan_joueurs *b, int nb)
{
    sortie(stdout, "%s\n",
           _("joueur                parties  ouverture  milieu  finale    ?!    ?   ??  gâchées"));
    for (int i = 0; i < nb; i++) {
        const struct bilan_ligne *j = &b->lignes[i];
        double pertes[PHASES];
        moyennes(j, pertes);
        sortie(stdout, "%-*s %7d  %9s %7s %7s  %4d %4d %4d  %7d\n", texte_largeur(j->nom, 21),
               j->nom, j->parties, i18n_reel(pertes[0], 2).texte, i18n_reel(pertes[1], 2).texte,
               i18n_reel(pertes[2], 2).texte, j->marques[0], j->marques[1], j->marques[2],
               j->gachees);
    }
    sortie(stdout,
           _("Pions perdus par coup : ouverture, plus de %d cases vides ; milieu, plus de %d ; "
             "finale.\nGâchées : perdues après %d pions d'avance et plus.\n"),
           VIDES_OUVERTURE, VIDES_MILIEU, AVANCE_GAGNANTE);
}

enum { NOM_LARGE = 22 };

static void montrer_ligne(const struct bilan_ligne *j, const char *nom, bool pertes)
{
    double p[PHASES];
    moyennes(j, p);
    sortie(stdout, "%-*s %7d %4d %3d %3d", texte_largeur(nom, NOM_LARGE), nom, j->parties,
           j->gagnees, j->nulles, j->perdues);
    if (resultats(j) > 0)
        sortie(stdout, " %5s%%", i18n_reel(points(j), 1).texte);
    else
        sortie(stdout, " %6s", "?");
    if (j->avec_marge > 0)
        sortie(stdout, " %6s", i18n_reel_signe(ecart(j), 1).texte);
    else
        sortie(stdout, " %6s", "?");
    if (pertes)
        sortie(stdout, "  %5s %5s %5s", i18n_reel(p[0], 2).texte, i18n_reel(p[1], 2).texte,
               i18n_reel(p[2], 2).texte);
    sortie(stdout, "\n");
}

static struct bilan_ligne additionner(const struct bilan_joueurs *b)
{
    struct bilan_ligne t = {0};
    for (int i = 0; i < b->nb; i++) {
        const struct bilan_ligne *j = &b->lignes[i];
        t.parties += j->parties;
        t.gagnees += j->gagnees;
        t.nulles += j->nulles;
        t.perdues += j->perdues;
        t.marges += j->marges;
        t.avec_marge += j->avec_marge;
        for (int k = 0; k < PHASES; k++) {
            t.phases[k].coups += j->phases[k].coups;
            t.phases[k].pertes += j->phases[k].pertes;
        }
    }
    return t;
}

/* Were moves looked at, or results alone? */
static bool a_pertes(const struct bilan_ligne *total)
{
    return total->phases[0].coups + total->phases[1].coups + total->phases[2].coups > 0;
}

/* What a row is called for a person. */
static const char *nom_dit(enum bilan_par par, const struct bilan_ligne *j)
{
    if (par == PAR_COULEUR)
        return strcmp(j->nom, "noir") == 0 ? _("Noir") : _("Blanc");
    return j->nom[0] ? j->nom : "?";
}

static void montrer_groupes(const struct bilan_joueurs *b, int nb)
{
    const struct bilan_ligne total = additionner(b);
    const char *titre = _(PAR[b->par].titre);
    const bool pertes = a_pertes(&total);
    sortie(stdout, "%-*s %s%s\n", texte_largeur(titre, NOM_LARGE), titre,
           _("parties    +   =   - points  écart"), pertes ? _("   ouv.  mil.  fin.") : "");
    for (int i = 0; i < nb; i++)
        montrer_ligne(&b->lignes[i], nom_dit(b->par, &b->lignes[i]), pertes);
    if (b->nb > 1 && !b->des_deux)
        montrer_ligne(&total, _("total"), pertes);
    sortie(stdout, "%s",
           _("+ = - : gagnées, nulles, perdues ; points : une nulle en vaut la moitié ; écart : "
             "moyen.\n"));
    if (pertes)
        sortie(stdout, "%s", _("ouv. mil. fin. : pions perdus par coup de chaque phase.\n"));
}

static int au_plus(const struct bilan_joueurs *b, int nb)
{
    return nb > 0 && nb < b->nb ? nb : b->nb;
}

void bilan_montrer(const struct bilan_joueurs *b, int nb)
{
    if (b->nb > 0)
        (b->par == PAR_RIEN ? montrer_joueurs : montrer_groupes)(b, au_plus(b, nb));
}

static void ecrire_resultats_json(const struct bilan_ligne *j, struct octets *o)
{
    octets_ecrire(o, ",\"gagnees\":%d,\"nulles\":%d,\"perdues\":%d", j->gagnees, j->nulles,
                  j->perdues);
    if (j->avec_marge > 0)
        octets_ecrire(o, ",\"ecart\":%.2f", ecart(j));
    else
        octets_texte(o, ",\"ecart\":null");
}

static void ecrire_pertes_json(const struct bilan_ligne *j, struct octets *o)
{
    for (int k = 0; k < PHASES; k++)
        octets_ecrire(o, ",\"%s\":{\"coups\":%d,\"perte\":%d}", NOMS_PHASES[k], j->phases[k].coups,
                      j->phases[k].pertes);
    octets_ecrire(o, ",\"douteux\":%d,\"fautes\":%d,\"gaffes\":%d,\"gachees\":%d", j->marques[0],
                  j->marques[1], j->marques[2], j->gachees);
}

static void montrer_ligne_json(enum bilan_par par, const struct bilan_ligne *j, bool pertes)
{
    struct octets o = {0};
    if (par == PAR_RIEN)
        octets_texte(&o, "{\"joueur\":");
    else
        octets_ecrire(&o, "{\"par\":\"%s\",\"nom\":", PAR[par].nom);
    if (j->nom[0])
        json_ecrire_texte(j->nom, &o);
    else
        octets_texte(&o, "null");
    octets_ecrire(&o, ",\"parties\":%d", j->parties);
    if (par != PAR_RIEN)
        ecrire_resultats_json(j, &o);
    if (pertes)
        ecrire_pertes_json(j, &o);
    printf("%s}\n", o.debut);
    octets_detruire(&o);
}

void bilan_montrer_json(const struct bilan_joueurs *b, int nb)
{
    const struct bilan_ligne total = additionner(b);
    for (int i = 0; i < au_plus(b, nb); i++)
        montrer_ligne_json(b->par, &b->lignes[i], b->par == PAR_RIEN || a_pertes(&total));
}

void bilan_detruire(struct bilan_joueurs *b)
{
    for (int i = 0; i < b->nb; i++)
        free(b->lignes[i].nom);
    free(b->lignes);
    *b = (struct bilan_joueurs){0};
}
