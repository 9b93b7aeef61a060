/* See rapport.h. */
#include "interfaces/rapport.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "formats/noms_ouvertures.h"
#include "formats/rameaux.h"
#include "formats/svg.h"
#include "interfaces/analyse.h"
#include "interfaces/bilan_joueurs.h"
#include "interfaces/revue_notee.h"
#include "partie/jugement.h"

/* A game of the report. */
struct rapport {
    const struct partie_notee *p;
    int numero; /* from 1 where there are several, else 0 */
    int perte;  /* what makes an error one with a diagram */
    const char *comment;
    struct analyse a;
};

/* ---- Style ---- */

static const char STYLE[] =
    ":root{color-scheme:light dark;--f:#fbfaf7;--t:#1d1f21;--d:#6b6f75;--l:#d9d6cd;--c:#fff;"
    "--x:#b3261e;--v:#1b6e3c;--a:#2f6fab}\n"
    "@media(prefers-color-scheme:dark){:root{--f:#17191c;--t:#e6e4df;--d:#9a9ea5;--l:#3a3e44;"
    "--c:#202327;--x:#ff8a80;--v:#7fd8a0;--a:#8ab8e6}}\n"
    "@media print{:root{--f:#fff;--t:#000;--d:#444;--l:#bbb;--c:#fff;--x:#a00;--v:#063;--a:#036}"
    "body{max-width:none;padding:0}article+article{break-before:page}}\n"
    "@media print { .e { break-inside: avoid } }\n"
    "*{print-color-adjust:exact;-webkit-print-color-adjust:exact}\n"
    "body{margin:0 auto;max-width:62rem;padding:1.5rem;background:var(--f);color:var(--t);"
    "font:16px/1.45 system-ui,sans-serif}\n"
    "h1{font-size:1.7rem;margin:0}h2{font-size:1.15rem;margin:2rem 0 .6rem;"
    "border-bottom:1px solid var(--l)}h3{font-size:1.05rem;margin:0}\n"
    "p{margin:.25rem 0}a{color:inherit}.d{color:var(--d)}.p{color:var(--x)}.m{color:var(--v)}\n"
    ".s{font-size:1.4rem}.k{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:flex-start}\n"
    ".k>*{flex:1 1 18rem;min-width:0}.k>.g{flex-grow:2}\n"
    "svg{display:block;width:100%;height:auto}.o svg{border:1px solid var(--l);border-radius:6px}\n"
    ".c{max-width:24rem}.g text{fill:var(--d);font-size:11px}.g .p{fill:var(--x)}\n"
    "table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}\n"
    "th,td{padding:.12rem .35rem;text-align:right;white-space:nowrap;"
    "border-bottom:1px solid var(--l)}\n"
    "th{color:var(--d);font-weight:normal;font-size:.85rem}.w{text-align:left}\n"
    ".x{background:var(--c)}.x .w{font-weight:600}.j{white-space:normal}\n"
    ".n,.b{display:inline-block;width:.72em;height:.72em;border-radius:50%;"
    "border:1px solid #777;background:#111}.b{background:#fff}\n"
    ".e{display:flex;gap:1.2rem;align-items:flex-start;background:var(--c);"
    "border:1px solid var(--l);border-radius:8px;padding:.8rem;margin:.8rem 0}\n"
    ".q{white-space:pre-line}.r{margin:.2rem 0 .2rem 1.4rem;border-left:2px solid var(--l);"
    "padding-left:.8rem}\n"
    ".e:target{outline:2px solid var(--a)}.e>.o{flex:0 0 13.5rem}\n"
    "@media(min-width:58rem){.es{columns:2;column-gap:1rem}.e{margin-top:0;break-inside:avoid}"
    ".e>.o{flex-basis:12rem}}\n";

/* ---- Pieces ---- */

static const char *nom_de(const struct partie_notee *p, int joueur)
{
    const char *nom = p->champs[joueur == NOIR ? CHAMP_NOIR : CHAMP_BLANC];
    return nom ? nom : joueur == NOIR ? _("Noir") : _("Blanc");
}

/* A disc, which says of whom. */
static void ecrire_disque(int joueur, struct octets *o)
{
    octets_ecrire(o, "<i class=\"%c\" role=\"img\" aria-label=\"%s\"></i>",
                  joueur == NOIR ? 'n' : 'b', joueur == NOIR ? _("Noir") : _("Blanc"));
}

static void ecrire_case(int c, struct octets *o)
{
    char nom[8];
    struct tampon t = tampon_sur(nom, sizeof nom);
    if (c == CASE_PASSE)
        tampon_ajouter(&t, "pass");
    else
        grille_ecrire_case(c, &t);
    octets_texte(o, nom);
}

/* Who is ahead, by how much. */
static void ecrire_avance(int pour_noir, struct octets *o)
{
    if (pour_noir != 0)
        ecrire_disque(pour_noir > 0 ? NOIR : BLANC, o);
    octets_ecrire(o, pour_noir ? " +%d" : "=", abs(pour_noir));
}

/* A line of a paragraph, where there is something to say. */
static void ecrire_paragraphe(const char *classe, const char *texte, struct octets *o)
{
    if (!texte || !*texte)
        return;
    octets_ecrire(o, "<p class=\"%s\">", classe);
    svg_echapper(texte, o);
    octets_texte(o, "</p>\n");
}

/* The mark of a place: "m34", of the second game "p2-m34". */
static void ecrire_ancre(const struct rapport *x, int coup, struct octets *o)
{
    if (x->numero)
        octets_ecrire(o, coup ? "p%d-" : "p%d", x->numero);
    if (coup)
        octets_ecrire(o, "m%d", coup);
}

static bool a_valeur(const struct rapport *x, int i)
{
    return i >= x->a.inconnus && i < x->a.nb;
}

/* Has this move a diagram of its own? */
static bool est_erreur(const struct rapport *x, int i)
{
    return a_valeur(x, i) && x->a.coups[i].perte >= x->perte;
}

/* ---- Heading ---- */

/* "40 – 24", or who won. */
static void dire_resultat(const struct partie_notee *p, struct tampon *t)
{
    const struct resultat r = notee_resultat(p);
    const int cases = p->depart.taille * p->depart.taille;
    if (r.genre == RESULTAT_MARGE)
        tampon_ecrire(t, "%.0f – %.0f", (cases + r.marge) / 2, (cases - r.marge) / 2);
    else if (r.genre == RESULTAT_VAINQUEUR)
        tampon_ajouter(t, r.marge > 0   ? _("Noir gagne")
                          : r.marge < 0 ? _("Blanc gagne")
                                        : _("partie nulle"));
    else
        tampon_ajouter(t, _("partie inachevée"));
}

/* Tournament, place, round, date, opening. */
static void dire_circonstances(const struct partie_notee *p, struct tampon *t)
{
    static const enum champ CHAMPS[] = {CHAMP_EVENEMENT, CHAMP_LIEU, CHAMP_RONDE, CHAMP_DATE};
    const char *ouverture = nom_ouverture(p);
    for (size_t i = 0; i < sizeof CHAMPS / sizeof *CHAMPS; i++)
        if (p->champs[CHAMPS[i]])
            tampon_ecrire(t, CHAMPS[i] == CHAMP_RONDE ? _("%sronde %s") : "%s%s",
                          t->longueur ? ", " : "", p->champs[CHAMPS[i]]);
    if (ouverture)
        tampon_ecrire(t, "%s%s", t->longueur ? " · " : "", ouverture);
}

static void ecrire_noms(const struct partie_notee *p, struct octets *o)
{
    svg_echapper(nom_de(p, NOIR), o);
    octets_texte(o, " – ");
    svg_echapper(nom_de(p, BLANC), o);
}

/* Who commented the game, and what went over it. */
static void dire_auteurs(const struct rapport *x, struct tampon *t)
{
    const char *annotateur = x->p->champs[CHAMP_ANNOTATEUR];
    if (annotateur)
        tampon_ecrire(t, _("Annotateur : %s"), annotateur);
    if (x->comment) {
        tampon_ajouter(t, annotateur ? " · " : "");
        tampon_ecrire(t, _("Analyse : othello %s, %s"), VERSION, x->comment);
    }
}

static void ecrire_entete(const struct rapport *x, struct octets *o)
{
    char score[64], ou[1024], par[512];
    struct tampon s = tampon_sur(score, sizeof score), t = tampon_sur(ou, sizeof ou);
    struct tampon u = tampon_sur(par, sizeof par);
    octets_texte(o, "<header>\n<h1>");
    ecrire_disque(NOIR, o);
    octets_texte(o, " ");
    svg_echapper(nom_de(x->p, NOIR), o);
    octets_texte(o, " – ");
    ecrire_disque(BLANC, o);
    octets_texte(o, " ");
    svg_echapper(nom_de(x->p, BLANC), o);
    octets_texte(o, "</h1>\n");
    dire_resultat(x->p, &s);
    ecrire_paragraphe("s", score, o);
    dire_circonstances(x->p, &t);
    ecrire_paragraphe("d", ou, o);
    dire_auteurs(x, &u);
    ecrire_paragraphe("d", par, o);
    octets_texte(o, "</header>\n");
    ecrire_paragraphe("q", x->p->champs[CHAMP_COMMENTAIRE], o);
}

/* ---- The curve of the values ---- */

enum { LARGE = 640, HAUT = 260, GAUCHE = 34, DROITE = 12, BORD = 16, ECHELLE_MIN = 8 };

static int abscisse(const struct rapport *x, int coup)
{
    return GAUCHE + coup * (LARGE - GAUCHE - DROITE) / x->a.nb;
}

static int ordonnee(int valeur, int max)
{
    return HAUT / 2 - valeur * (HAUT / 2 - BORD) / max;
}

/* The value after so many moves; before the first that is known, with the best move. */
static int valeur_apres(const struct rapport *x, int coup)
{
    return coup > x->a.inconnus ? analyse_apres(&x->a.coups[coup - 1])
                                : x->a.coups[coup].valeur;
}

/* The greatest value, a whole number of steps of the scale. */
static int echelle(const struct rapport *x, int *pas)
{
    int max = ECHELLE_MIN;
    for (int n = x->a.inconnus; n <= x->a.nb; n++)
        if (abs(valeur_apres(x, n)) > max)
            max = abs(valeur_apres(x, n));
    *pas = max <= 8 ? 4 : max <= 16 ? 8 : 16;
    return (max + *pas - 1) / *pas * *pas;
}

static void ecrire_axes(const struct rapport *x, int max, int pas, struct octets *o)
{
    for (int v = -max; v <= max; v += pas)
        octets_ecrire(o,
                      "<path stroke=\"var(--%c)\" d=\"M%d %dH%d\"/><text x=\"%d\" y=\"%d\""
                      " text-anchor=\"end\">%d</text>\n",
                      v ? 'l' : 'd', GAUCHE, ordonnee(v, max), LARGE - DROITE, GAUCHE - 5,
                      ordonnee(v, max) + 4, abs(v));
    for (int n = 10; n <= x->a.nb; n += 10)
        octets_ecrire(o, "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%d</text>\n",
                      abscisse(x, n), HAUT - 2, n);
    octets_ecrire(o, "<text x=\"%d\" y=\"%d\">%s</text><text x=\"%d\" y=\"%d\">%s</text>\n",
                  GAUCHE + 6, ordonnee(max, max) + 14, _("Noir mène"), GAUCHE + 6,
                  ordonnee(-max, max) - 6, _("Blanc mène"));
}

/* An error on the curve, with its number on the side that it falls to. */
static void ecrire_point(const struct rapport *x, int i, int max, struct octets *o)
{
    const struct coup_analyse *c = &x->a.coups[i];
    const int px = abscisse(x, i + 1), py = ordonnee(valeur_apres(x, i + 1), max);
    octets_texte(o, "<a href=\"#");
    ecrire_ancre(x, i + 1, o);
    octets_ecrire(o, "\"><circle cx=\"%d\" cy=\"%d\" r=\"4.5\" fill=\"var(--x)\"><title>%d. ", px,
                  py, i + 1);
    ecrire_case(c->case_, o);
    octets_ecrire(o,
                  " %s −%d</title></circle><text class=\"p\" x=\"%d\" y=\"%d\""
                  " text-anchor=\"middle\">%d</text></a>\n",
                  jugement_marque(c->perte), c->perte, px, c->joueur == NOIR ? py + 17 : py - 9,
                  i + 1);
}

static void ecrire_courbe(const struct rapport *x, struct octets *o)
{
    int pas;
    const int max = echelle(x, &pas), nb = x->a.nb, premier = x->a.inconnus;
    octets_ecrire(o,
                  "<svg class=\"g\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\""
                  " font-family=\"sans-serif\" role=\"img\" aria-label=\"%s\">\n",
                  LARGE, HAUT, _("Ce que valait la partie, coup après coup"));
    ecrire_axes(x, max, pas, o);
    octets_ecrire(o, "<path fill=\"var(--a)\" opacity=\".15\" d=\"M%d %d", abscisse(x, premier),
                  ordonnee(0, max));
    for (int n = premier; n <= nb; n++)
        octets_ecrire(o, "L%d %d", abscisse(x, n), ordonnee(valeur_apres(x, n), max));
    octets_ecrire(o, "V%dZ\"/>\n<polyline fill=\"none\" stroke=\"var(--a)\" stroke-width=\"2\""
                     " points=\"", ordonnee(0, max));
    for (int n = premier; n <= nb; n++)
        octets_ecrire(o, "%s%d,%d", n > premier ? " " : "", abscisse(x, n),
                      ordonnee(valeur_apres(x, n), max));
    octets_texte(o, "\"/>\n");
    for (int i = premier; i < nb; i++)
        if (est_erreur(x, i))
            ecrire_point(x, i, max, o);
    octets_texte(o, "</svg>\n");
}

/* ---- What was lost ---- */

static void ecrire_total(const struct rapport *x, int joueur, struct octets *o)
{
    struct bilan_ligne b = {0};
    int coups = 0, pertes = 0;
    bilan_ajouter_coups(&b, &x->a, joueur);
    octets_texte(o, "<tr><td class=\"w j\">");
    ecrire_disque(joueur, o);
    octets_texte(o, " ");
    svg_echapper(nom_de(x->p, joueur), o);
    octets_texte(o, "</td>");
    for (int k = 0; k < PHASES; k++) {
        octets_ecrire(o, b.phases[k].coups ? "<td>%d</td>" : "<td>–</td>", b.phases[k].pertes);
        coups += b.phases[k].coups;
        pertes += b.phases[k].pertes;
    }
    octets_ecrire(o, coups ? "<td>%d</td>" : "<td>–</td>", pertes);
    for (int k = 0; k < 3; k++)
        octets_ecrire(o, "<td>%d</td>", b.marques[k]);
    octets_texte(o, "</tr>\n");
}

static void ecrire_totaux(const struct rapport *x, struct octets *o)
{
    octets_ecrire(o, "<h2>%s</h2>\n<table>\n<tr><th class=\"w\"></th>", _("Pions perdus"));
    octets_ecrire(o, "<th>%s</th><th>%s</th><th>%s</th><th>%s</th>", _("ouverture"), _("milieu"),
                  _("finale"), _("en tout"));
    octets_ecrire(o, "<th>%s</th><th>%s</th><th>%s</th></tr>\n", jugement_marque(PERTE_DOUTEUSE),
                  jugement_marque(PERTE_FAUTE), jugement_marque(PERTE_GAFFE));
    ecrire_total(x, NOIR, o);
    ecrire_total(x, BLANC, o);
    octets_texte(o, "</table>\n");
}

/* ---- The table of the moves ---- */

/* Who is ahead after it, how surely, what it lost, what was better. */
static void ecrire_valeur(const struct coup_analyse *c, struct octets *o)
{
    char surete[64];
    struct tampon t = tampon_sur(surete, sizeof surete);
    if (c->exact || c->profondeur > 0)
        jugement_dire_surete(c->exact, c->livre, analyse_confiance(c), c->profondeur, &t);
    octets_texte(o, "<td>");
    ecrire_avance(analyse_apres(c), o);
    octets_ecrire(o, "</td><td class=\"d\">%s</td>", surete);
    octets_ecrire(o, c->perte > 0 ? "<td>%d</td><td class=\"w\">" : "<td></td><td class=\"w\">",
                  c->perte);
    if (c->suite_longueur > 0)
        ecrire_case(c->meilleur, o);
    octets_texte(o, "</td>");
}

static void ecrire_coup(const struct rapport *x, int i, struct octets *o)
{
    const struct coup_analyse *c = &x->a.coups[i];
    const bool erreur = est_erreur(x, i);
    octets_ecrire(o, "<tr%s><td class=\"d\">%d</td><td class=\"w\">", erreur ? " class=\"x\"" : "",
                  i + 1);
    ecrire_disque(c->joueur, o);
    if (erreur) {
        octets_texte(o, " <a href=\"#");
        ecrire_ancre(x, i + 1, o);
        octets_texte(o, "\">");
    } else {
        octets_texte(o, " ");
    }
    ecrire_case(c->case_, o);
    octets_ecrire(o, erreur ? "</a> <span class=\"p\">%s</span></td>" : "%s</td>",
                  a_valeur(x, i) ? jugement_marque(c->perte) : "");
    if (a_valeur(x, i))
        ecrire_valeur(c, o);
    else
        octets_texte(o, "<td></td><td></td><td></td><td></td>");
    octets_texte(o, "</tr>\n");
}

/* In two halves side by side. */
static void ecrire_coups(const struct rapport *x, struct octets *o)
{
    const int moitie = (x->a.nb + 1) / 2;
    octets_ecrire(o, "<h2>%s</h2>\n<div class=\"k\">\n", _("Les coups"));
    for (int debut = 0; debut < x->a.nb; debut += moitie) {
        octets_ecrire(o,
                      "<table>\n<tr><th></th><th class=\"w\">%s</th><th>%s</th><th>%s</th>"
                      "<th>%s</th><th class=\"w\">%s</th></tr>\n",
                      _("coup"), _("vaut"), _("sûreté"), _("perte"), _("mieux"));
        for (int i = debut; i < debut + moitie && i < x->a.nb; i++)
            ecrire_coup(x, i, o);
        octets_texte(o, "</table>\n");
    }
    octets_texte(o, "</div>\n");
}

/* ---- Errors and comments ---- */

/* How many moves of the record stand before the one after `n`, passes not counted. */
static int rang_de(const struct partie_notee *p, int n)
{
    int i = 0;
    for (; i < p->nb_coups; i++)
        if (p->coups[i].case_ != CASE_PASSE && n-- == 0)
            break;
    return i;
}

/* What people say of a move, in the lines it has, behind a blank in a line; false: nothing. */
static bool ecrire_commentaire(const struct coup_note *c, const char *balise, struct octets *o)
{
    struct octets texte = {0};
    revue_commenter(c, &texte);
    const bool un = texte.longueur > 0;
    if (un) {
        octets_ecrire(o, "%s<%s class=\"q\">", strcmp(balise, "span") == 0 ? " " : "", balise);
        svg_echapper(texte.debut, o);
        octets_ecrire(o, "</%s>", balise);
    }
    octets_detruire(&texte);
    return un;
}

/* What a move lost, and how it should have gone on. */
static void ecrire_mieux(const struct coup_analyse *c, struct octets *o)
{
    if (c->suite_longueur == 0)
        return;
    octets_ecrire(o, "<p>%s <b class=\"m\">", _("Mieux :"));
    ecrire_case(c->meilleur, o);
    octets_texte(o, "</b></p>\n<p class=\"d\">");
    for (int k = 0; k < c->suite_longueur; k++) {
        octets_texte(o, k ? " " : "");
        ecrire_case(c->suite[k], o);
    }
    octets_texte(o, "</p>\n");
}

static void ecrire_erreur(const struct rapport *x, int i, struct octets *o)
{
    const struct coup_analyse *c = &x->a.coups[i];
    const struct svg_diagramme d = {.rang = rang_de(x->p, i),
                                    .joue = c->case_,
                                    .mieux = c->suite_longueur > 0 ? c->meilleur : 0};
    octets_texte(o, "<section class=\"e\" id=\"");
    ecrire_ancre(x, i + 1, o);
    octets_texte(o, "\">\n<div class=\"o\">");
    svg_ecrire_diagramme(x->p, &d, o);
    octets_ecrire(o, "</div>\n<div>\n<h3>%d. ", i + 1);
    ecrire_disque(c->joueur, o);
    octets_texte(o, " ");
    ecrire_case(c->case_, o);
    octets_ecrire(o, " <span class=\"p\">%s</span></h3>\n<p>", jugement_marque(c->perte));
    octets_ecrire(o, _("Perd %d"), c->perte);
    octets_texte(o, _(" : "));
    ecrire_avance(c->valeur, o);
    octets_texte(o, " → ");
    ecrire_avance(analyse_apres(c), o);
    octets_texte(o, "</p>\n");
    ecrire_mieux(c, o);
    if (ecrire_commentaire(&x->p->coups[d.rang], "p", o))
        octets_texte(o, "\n");
    octets_texte(o, "</div>\n</section>\n");
}

static void ecrire_erreurs(const struct rapport *x, struct octets *o)
{
    struct octets erreurs = {0};
    for (int i = 0; i < x->a.nb; i++)
        if (est_erreur(x, i))
            ecrire_erreur(x, i, &erreurs);
    if (erreurs.longueur > 0) {
        octets_ecrire(o, "<h2>%s</h2>\n<div class=\"es\">\n", _("Les erreurs"));
        octets_vue(o, octets_lire(&erreurs));
        octets_texte(o, "</div>\n");
    }
    octets_detruire(&erreurs);
}

/* "12. ● c4", without its number where that is 0. */
static void ecrire_joue(const struct coup_note *c, int numero, struct octets *o)
{
    if (numero)
        octets_ecrire(o, "%d. ", numero);
    ecrire_disque(c->joueur, o);
    octets_texte(o, " <b>");
    ecrire_case(c->case_, o);
    octets_texte(o, "</b>");
}

/* What people said of the other moves, and of passes. */
static void ecrire_commentaires(const struct rapport *x, struct octets *o)
{
    struct octets dits = {0}, dit = {0};
    for (int i = 0, n = 0; i < x->p->nb_coups; i++) {
        const struct coup_note *c = &x->p->coups[i];
        const bool passe = c->case_ == CASE_PASSE;
        n += !passe;
        octets_vider(&dit);
        if ((!passe && est_erreur(x, n - 1)) || !ecrire_commentaire(c, "span", &dit))
            continue;
        octets_texte(&dits, "<p>");
        ecrire_joue(c, passe ? 0 : n, &dits);
        octets_vue(&dits, octets_lire(&dit));
        octets_texte(&dits, "</p>\n");
    }
    if (dits.longueur > 0)
        octets_ecrire(o, "<h2>%s</h2>\n%s", _("Commentaires"), dits.debut);
    octets_detruire(&dits);
    octets_detruire(&dit);
}

/* ---- Variations ---- */

/* Moves, passes not counted, from the start to behind the first `n` entries of a line. */
static int numero_apres(const struct partie_notee *p, int ligne, int n)
{
    int nb, compte = 0;
    for (;;) {
        const struct coup_note *coups = notee_coups(p, ligne, &nb);
        while (n > 0)
            compte += coups[--n].case_ != CASE_PASSE;
        if (ligne == LIGNE_PRINCIPALE)
            return compte;
        n = p->rameaux[ligne].apres;
        ligne = p->rameaux[ligne].parent;
    }
}

/* Its moves, each with what is known and said of it; a number behind what was said. */
static void ecrire_ligne(const struct rapport *x, int ligne, struct octets *o)
{
    const struct rameau *r = &x->p->rameaux[ligne];
    int numero = numero_apres(x->p, r->parent, r->apres);
    bool debut = true;
    octets_texte(o, "<p>");
    for (int i = 0; i < r->nb_coups; i++) {
        const struct coup_note *c = &r->coups[i];
        numero += c->case_ != CASE_PASSE;
        octets_texte(o, i > 0 ? " " : "");
        ecrire_joue(c, debut && c->case_ != CASE_PASSE ? numero : 0, o);
        debut = debut && c->case_ == CASE_PASSE;
        if (c->a_eval) {
            octets_texte(o, " <span class=\"d\">");
            ecrire_avance((int)lround(c->joueur == NOIR ? c->eval : -c->eval), o);
            octets_texte(o, "</span>");
        }
        debut = ecrire_commentaire(c, "span", o) || debut;
    }
    octets_texte(o, "</p>\n");
}

/* Those that leave a line, each with its own inside. */
static void ecrire_rameaux(const struct rapport *x, const struct place *places, int ligne,
                           struct octets *o)
{
    const struct place *fin = places + x->p->nb_rameaux;
    for (const struct place *l = rameaux_chercher(x->p, places, ligne, 0);
         l < fin && l->parent == ligne; l++) {
        octets_texte(o, "<div class=\"r\">\n");
        ecrire_ligne(x, l->rameau, o);
        ecrire_rameaux(x, places, l->rameau, o);
        octets_texte(o, "</div>\n");
    }
}

static void ecrire_variantes(const struct rapport *x, struct octets *o)
{
    if (x->p->nb_rameaux == 0)
        return;
    struct place *places = rameaux_places(x->p);
    octets_ecrire(o, "<h2>%s</h2>\n", _("Variantes"));
    ecrire_rameaux(x, places, LIGNE_PRINCIPALE, o);
    free(places);
}

/* ---- The page ---- */

static void ecrire_partie(const struct rapport *x, struct octets *o)
{
    const struct svg_diagramme entier = {.rang = SVG_PARTIE};
    const bool valeurs = x->a.inconnus < x->a.nb;
    octets_texte(o, "<article");
    if (x->numero) {
        octets_texte(o, " id=\"");
        ecrire_ancre(x, 0, o);
        octets_texte(o, "\"");
    }
    octets_texte(o, ">\n");
    ecrire_entete(x, o);
    octets_texte(o, "<div class=\"k\">\n<div class=\"o c\">");
    svg_ecrire_diagramme(x->p, &entier, o);
    octets_texte(o, "</div>\n");
    if (valeurs) {
        octets_texte(o, "<div class=\"g\">");
        ecrire_courbe(x, o);
        ecrire_totaux(x, o);
        octets_texte(o, "</div>\n");
    }
    octets_texte(o, "</div>\n");
    if (valeurs) {
        ecrire_coups(x, o);
        ecrire_erreurs(x, o);
    }
    ecrire_commentaires(x, o);
    ecrire_variantes(x, o);
    octets_texte(o, "</article>\n");
}

static void ecrire_sommaire(const struct recueil *r, struct octets *o)
{
    octets_ecrire(o, "<nav>\n<h1>%s</h1>\n<ol>\n", _("Parties"));
    for (int i = 0; i < r->nb_parties; i++) {
        char score[64];
        struct tampon s = tampon_sur(score, sizeof score);
        octets_ecrire(o, "<li><a href=\"#p%d\">", i + 1);
        ecrire_noms(&r->parties[i], o);
        dire_resultat(&r->parties[i], &s);
        octets_ecrire(o, "</a> <span class=\"d\">%s</span></li>\n", score);
    }
    octets_texte(o, "</ol>\n</nav>\n");
}

void rapport_ecrire(const struct recueil *r, int perte, const char *comment, struct octets *sortie)
{
    struct rapport *x = memoire_agrandir(NULL, 1, sizeof *x); /* too large for a small stack */
    /* TRANSLATORS: the code of the language, as HTML has it */
    octets_ecrire(sortie, "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n",
                  _("fr"));
    octets_texte(sortie,
                 "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                 "<title>");
    if (r->nb_parties == 1)
        ecrire_noms(&r->parties[0], sortie);
    else
        octets_texte(sortie, _("Parties"));
    octets_ecrire(sortie, "</title>\n<style>\n%s</style>\n</head>\n<body>\n", STYLE);
    if (r->nb_parties > 1)
        ecrire_sommaire(r, sortie);
    for (int i = 0; i < r->nb_parties; i++) {
        x->p = &r->parties[i];
        x->numero = r->nb_parties > 1 ? i + 1 : 0;
        x->perte = perte;
        x->comment = comment;
        x->a.nb = x->a.inconnus = 0;
        if (x->p->depart.taille == 8)
            analyse_lire(x->p, &x->a);
        ecrire_partie(x, sortie);
    }
    octets_texte(sortie, "</body>\n</html>\n");
    free(x);
}

/* ---- The format ---- */

static int jamais(struct vue octets)
{
    (void)octets;
    return 0;
}

static void ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    (void)rapport;
    rapport_ecrire(r, PERTE_DOUTEUSE, NULL, sortie);
}

const struct format format_rapport = {
    .nom = "html",
    .titre = N_("rapport à lire ou à imprimer, avec l'analyse des parties (écriture seule)"),
    .extensions = {"html", "htm"},
    .champs = ~0u,
    .capacites = ~0u, /* nobody looks there for what it has not */
    .reconnaitre = jamais,
    .ecrire = ecrire};
