/* See sgf_syntaxe.h. No recursion: a file may nest as deep as it likes. */
#include "formats/sgf_syntaxe.h"

#include <stdlib.h>

#include "base/i18n.h"

static void ajouter(struct arbre_sgf *arbre, struct propriete p)
{
    arbre->proprietes = memoire_allonger(arbre->proprietes, arbre->nb, sizeof *arbre->proprietes);
    arbre->proprietes[arbre->nb++] = p;
}

void arbre_sgf_detruire(struct arbre_sgf *arbre)
{
    free(arbre->proprietes);
    free(arbre->parents);
    *arbre = (struct arbre_sgf){0};
}

/* Takes "[value]" off the front, escapes respected. False when it is not closed. */
static bool prendre_valeur(struct vue *v, struct vue *valeur)
{
    valeur->p = ++v->p;
    for (; !vue_vide(*v); v->p++) {
        if (*v->p == '\\' && vue_longueur(*v) > 1) {
            v->p++;
        } else if (*v->p == ']') {
            valeur->fin = v->p++;
            return true;
        }
    }
    return false;
}

/* A property and its values at the front. NULL, or what is wrong. */
static const char *prendre_propriete(struct vue *v, struct arbre_sgf *arbre)
{
    struct propriete p = {.nom = {v->p, v->p}, .noeud = arbre->nb_noeuds - 1};
    while (!vue_vide(*v) && (lecture_lettre(*v->p) || lecture_chiffre(*v->p)))
        v->p++;
    p.nom.fin = v->p;
    lecture_passer_blancs(v);
    if (vue_vide(p.nom) || vue_vide(*v) || *v->p != '[')
        return vue_vide(p.nom) ? _("caractère inattendu") : _("il manque la valeur entre crochets");
    while (!vue_vide(*v) && *v->p == '[') {
        if (!prendre_valeur(v, &p.valeur))
            return _("la valeur n'est pas fermée par « ] »");
        ajouter(arbre, p);
        lecture_passer_blancs(v);
    }
    return NULL;
}

/* Where the reading of a tree stands. */
struct pile {
    int *noeuds; /* what each parenthesis that is open follows */
    int nb;
    int ici; /* what the next node follows; -1: nothing */
};

static void ouvrir(struct pile *pile)
{
    pile->noeuds = memoire_allonger(pile->noeuds, pile->nb, sizeof *pile->noeuds);
    pile->noeuds[pile->nb++] = pile->ici;
}

/* The first one that is closed ends the main line. */
static void fermer(struct arbre_sgf *arbre, struct pile *pile)
{
    pile->ici = pile->noeuds[--pile->nb];
    if (arbre->principaux == 0)
        arbre->principaux = arbre->nb_noeuds;
}

static void ajouter_noeud(struct arbre_sgf *arbre, struct pile *pile)
{
    arbre->parents = memoire_allonger(arbre->parents, arbre->nb_noeuds, sizeof *arbre->parents);
    arbre->parents[arbre->nb_noeuds] = pile->ici;
    pile->ici = arbre->nb_noeuds++;
}

/* Moves to the parenthesis that closes the variation, or to the end of the text. */
static void passer_variante(struct vue *v)
{
    struct vue valeur;
    for (int profondeur = 1; !vue_vide(*v); v->p++) {
        if (*v->p == '[') {
            if (!prendre_valeur(v, &valeur))
                return;
            v->p--;
        }
        profondeur += (*v->p == '(') - (*v->p == ')');
        if (profondeur == 0)
            return;
    }
}

/* What stands at the front. NULL, or what is wrong with it. */
static const char *lire_signe(struct vue *v, struct arbre_sgf *arbre, struct pile *pile)
{
    switch (*v->p) {
    case '(':
        ouvrir(pile);
        break;
    case ';':
        ajouter_noeud(arbre, pile);
        break;
    case ')':
        fermer(arbre, pile);
        break;
    default:
        return pile->ici < 0 || pile->ici != arbre->nb_noeuds - 1
                   ? _("il manque « ; » au début du nœud")
                   : prendre_propriete(v, arbre);
    }
    v->p++;
    return NULL;
}

/* The tree whose first parenthesis is at the front. NULL, or what is wrong where `l->v` stands. */
static const char *lire_arbre(struct lecteur *l, struct arbre_sgf *arbre, struct pile *pile)
{
    bool dit = false;
    do {
        lecture_passer_blancs(&l->v);
        const bool fini = vue_vide(l->v);
        const char *faute =
            fini ? _("il manque une parenthèse fermante") : lire_signe(&l->v, arbre, pile);
        if (faute && arbre->principaux == 0)
            return faute;
        if (faute && !dit)
            lecteur_signaler(l, AVERTISSEMENT, l->v.p, 0, _("variante abandonnée : %s"), faute);
        if (fini)
            return NULL;
        if (faute)
            passer_variante(&l->v);
        dit = faute && vue_vide(l->v);
    } while (pile->nb > 0);
    return NULL;
}

/* Moves to the next "(" that begins a tree, "(" and ";" with at most blanks between. What is
 * skipped is told, unless it is the rest of a tree that was refused. */
static bool prendre_debut(struct lecteur *l, bool reste_de_faute)
{
    const char *avant = l->v.p;
    bool etranger = false;
    for (; !vue_vide(l->v); l->v.p++) {
        struct vue suite = {l->v.p + 1, l->v.fin};
        lecture_passer_blancs(&suite);
        if (*l->v.p == '(' && !vue_vide(suite) && *suite.p == ';')
            break;
        etranger |= !lecture_blanc(*l->v.p);
    }
    const bool perdu = etranger && l->numero > 0 && !reste_de_faute;
    l->r->reste |= perdu;
    if (perdu)
        lecteur_signaler(l, AVERTISSEMENT, avant, 0, "%s", _("texte hors des parties, ignoré"));
    return !vue_vide(l->v);
}

bool sgf_arbre_suivant(struct lecteur *l, struct arbre_sgf *arbre, bool *faux)
{
    *arbre = (struct arbre_sgf){0};
    bool debut = prendre_debut(l, *faux);
    *faux = false;
    if (!debut)
        return false;
    l->numero++;
    struct pile pile = {.ici = -1};
    const char *faute = lire_arbre(l, arbre, &pile);
    free(pile.noeuds);
    if (!faute)
        return true;
    lecteur_signaler(l, ERREUR, l->v.p, 0, "%s", faute);
    *faux = true;
    return false;
}

void sgf_desechapper(struct vue v, struct octets *sortie)
{
    for (; !vue_vide(v); v.p++) {
        if (*v.p == '\\' && vue_longueur(v) > 1) {
            v.p++;
            bool crlf = *v.p == '\r' && vue_longueur(v) > 1 && v.p[1] == '\n';
            v.p += crlf;
            if (*v.p == '\n' || *v.p == '\r')
                continue;
        }
        octets_ajouter(sortie, v.p, 1);
    }
}

void sgf_ecrire_texte(const char *nom, const char *valeur, struct octets *sortie)
{
    octets_ecrire(sortie, "%s[", nom);
    for (; *valeur; valeur++) {
        if (*valeur == ']' || *valeur == '\\')
            octets_texte(sortie, "\\");
        octets_ajouter(sortie, valeur, 1);
    }
    octets_texte(sortie, "]");
}
