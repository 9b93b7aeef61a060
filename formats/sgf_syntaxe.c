/* See sgf_syntaxe.h. No recursion: a file may nest as deep as it likes. */
#include "formats/sgf_syntaxe.h"

#include <stdlib.h>

#include "base/i18n.h"

static void ajouter(struct ligne_sgf *ligne, struct propriete p)
{
    if ((ligne->nb & (ligne->nb - 1)) == 0)
        ligne->proprietes = memoire_agrandir(
            ligne->proprietes, ligne->nb ? 2 * (size_t)ligne->nb : 1, sizeof *ligne->proprietes);
    ligne->proprietes[ligne->nb++] = p;
}

void ligne_sgf_detruire(struct ligne_sgf *ligne)
{
    free(ligne->proprietes);
    *ligne = (struct ligne_sgf){0};
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
static const char *prendre_propriete(struct vue *v, struct ligne_sgf *ligne, int noeud)
{
    struct propriete p = {.nom = {v->p, v->p}, .noeud = noeud};
    while (!vue_vide(*v) && (lecture_lettre(*v->p) || lecture_chiffre(*v->p)))
        v->p++;
    p.nom.fin = v->p;
    lecture_passer_blancs(v);
    if (vue_vide(p.nom) || vue_vide(*v) || *v->p != '[')
        return vue_vide(p.nom) ? _("caractère inattendu") : _("il manque la valeur entre crochets");
    while (!vue_vide(*v) && *v->p == '[') {
        if (!prendre_valeur(v, &p.valeur))
            return _("la valeur n'est pas fermée par « ] »");
        ajouter(ligne, p);
        lecture_passer_blancs(v);
    }
    return NULL;
}

/* After the main line: to the parenthesis that closes the tree, counting the variations. */
static const char *passer_variantes(struct vue *v, int profondeur, struct ligne_sgf *ligne)
{
    struct vue valeur;
    for (; profondeur > 0; v->p++) {
        if (vue_vide(*v))
            return _("il manque une parenthèse fermante");
        if (*v->p == '[') {
            if (!prendre_valeur(v, &valeur))
                return _("la valeur n'est pas fermée par « ] »");
            v->p--;
        }
        ligne->variantes += *v->p == '(';
        profondeur += (*v->p == '(') - (*v->p == ')');
    }
    return NULL;
}

/* The tree whose first parenthesis is at the front. NULL, or what is wrong where `v` stands. */
static const char *lire_arbre(struct vue *v, struct ligne_sgf *ligne)
{
    int profondeur = 0, noeud = -1;
    for (;;) {
        lecture_passer_blancs(v);
        if (vue_vide(*v))
            return _("il manque une parenthèse fermante");
        const char *faute = NULL;
        switch (*v->p) {
        case '(':
            profondeur++;
            v->p++;
            break;
        case ';':
            noeud++;
            v->p++;
            break;
        case ')':
            v->p++;
            return passer_variantes(v, profondeur - 1, ligne);
        default:
            faute = noeud < 0 ? _("il manque « ; » au début du nœud")
                              : prendre_propriete(v, ligne, noeud);
        }
        if (faute)
            return faute;
    }
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

bool sgf_ligne_suivante(struct lecteur *l, struct ligne_sgf *ligne, bool *faux)
{
    *ligne = (struct ligne_sgf){0};
    bool debut = prendre_debut(l, *faux);
    *faux = false;
    if (!debut)
        return false;
    l->numero++;
    const char *faute = lire_arbre(&l->v, ligne);
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
