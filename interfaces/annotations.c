/* See annotations.h. */
#include "interfaces/annotations.h"

#include <math.h>

#include "base/i18n.h"
#include "interfaces/ouvrir.h"

static void dire_coup(const struct session *s, int coup, struct octets *dit)
{
    char nom[32];
    struct tampon t = tampon_sur(nom, sizeof nom);
    s->jeu->ecrire_coup(coup, &t);
    octets_texte(dit, nom);
}

void annotations_dire(const struct session *s, int rang, struct octets *dit)
{
    char memoire[256];
    struct tampon signes = tampon_sur(memoire, sizeof memoire);
    const int noeud = rang < s->partie.total ? arbre_noeud(&s->arbre, &s->partie, rang + 1)
                                             : ARBRE_AUCUN;
    const char *texte = noeud == ARBRE_AUCUN ? NULL : s->arbre.noeuds[noeud].commentaire;
    if (s->fichier && rang >= 0)
        s->fichier->signer(s, rang, &signes);
    if (!texte && signes.longueur == 0)
        return;
    if (rang >= 0) {
        dire_coup(s, s->partie.coups[rang].coup, dit);
        octets_ecrire(dit, "%s%s", _(" : "), memoire);
    }
    octets_mots(dit, signes.longueur ? ", " : "", texte ? texte : "");
}

static void dire_valeur(const struct session *s, int rang, int coup, struct octets *dit)
{
    const int noeud = arbre_noeud(&s->arbre, &s->partie, rang);
    const int enfant = noeud == ARBRE_AUCUN ? ARBRE_AUCUN : arbre_enfant(&s->arbre, noeud, coup);
    if (enfant == ARBRE_AUCUN || !s->arbre.noeuds[enfant].evalue)
        return;
    const float valeur = s->arbre.noeuds[enfant].valeur;
    const long arrondi = lroundf(partie_trait(&s->partie, rang) == 1 ? valeur : -valeur);
    octets_ecrire(dit, arrondi ? " %+ld" : " %ld", arrondi);
}

int annotations_dire_lignes(const struct session *s, int rang, struct octets *dit)
{
    int coups[COUPS_MAX], autres = 0;
    const int nb = session_suites(s, rang, coups);
    const int present = rang < s->partie.total ? s->partie.coups[rang].coup : COUP_AUCUN;
    for (int i = 0; i < nb; i++)
        if (coups[i] != present) {
            octets_texte(dit, autres++ ? "  " : _("Var. : "));
            dire_coup(s, coups[i], dit);
            dire_valeur(s, rang, coups[i], dit);
        }
    return autres;
}
