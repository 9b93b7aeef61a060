/* See commentaire.h. */
#include "interfaces/ecran/commentaire.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "interfaces/annotations.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/jugements.h"

/* "Commentaire du coup 12, c5" */
static void intituler(const struct session *s, int rang, struct tampon *t)
{
    if (rang < 0) {
        tampon_ajouter(t, _("Commentaire de la partie"));
        return;
    }
    tampon_ecrire(t, _("Commentaire du coup %d, "), rang + 1);
    s->jeu->ecrire_coup(s->partie.coups[rang].coup, t);
}

/* Where a review speaks of the first move at the start already, of which: -1 is the game; -2: of
 * nothing. */
static int demander_de_quoi(struct ecran *e)
{
    char coup[64];
    struct tampon t = tampon_sur(coup, sizeof coup);
    const int rang = jugements_rang(e);
    if (vue_rang(e) > 0 || rang < 0)
        return rang;
    intituler(e->session, rang, &t);
    const char *const choix[] = {_("Commentaire de la partie"), coup};
    const int choisi = dialogue_choisir(e, _("Commenter"), choix, 2);
    return choisi < 0 ? -2 : choisi - 1;
}

void commentaire_ecrire(struct ecran *e)
{
    struct arbre *a = &e->session->arbre;
    char titre[64];
    struct tampon t = tampon_sur(titre, sizeof titre);
    const int rang = demander_de_quoi(e);
    if (rang < -1)
        return;
    const int la = arbre_noeud(a, &e->session->partie, rang + 1);
    const char *ancien = la != ARBRE_AUCUN && a->noeuds[la].commentaire ? a->noeuds[la].commentaire
                                                                       : "";
    const size_t taille = strlen(ancien) + 1;
    const size_t place = taille > ARBRE_COMMENTAIRE_MAX ? taille : ARBRE_COMMENTAIRE_MAX;
    char *texte = memoire_agrandir(NULL, place, 1);
    memcpy(texte, ancien, taille);
    intituler(e->session, rang, &t);
    const bool valide =
        dialogue_rediger(e, titre, _("Entrée : garder, Échap : renoncer ; vide : aucun"), texte,
                         place);
    if (valide && (la != ARBRE_AUCUN || texte[0])) {
        const int noeud = arbre_garder(a, &e->session->partie, rang + 1);
        if (noeud != ARBRE_AUCUN)
            arbre_commenter(a, noeud, vue_sans_blancs(vue_de(texte)));
        session_sauver(e->session);
    }
    free(texte);
}

int commentaire_dessiner(const struct ecran *e, struct rectangle r)
{
    enum { PART = 3 };
    struct octets dit = {0};
    const struct session *s = e->session;
    const int rang = jugements_rang(e);
    if (e->epreuve || r.hauteur <= 0)
        return 0;
    if (vue_rang(e) == 0)
        annotations_dire(s, -1, &dit);
    if (vue_rang(e) == 0 && rang == 0 && dit.longueur > 0)
        octets_texte(&dit, "\n");
    if (rang >= 0)
        annotations_dire(s, rang, &dit);
    octets_texte(&dit, "");
    r.hauteur = r.hauteur < 2 * PART ? 1 : r.hauteur / PART;
    const int rangees = pinceau_paragraphe(&e->pinceau, r, STYLE_NORMAL, dit.debut);
    if (pinceau_rangees(&e->pinceau, r.largeur, dit.debut) > r.hauteur)
        pinceau_ecrire(&e->pinceau, r.x + r.largeur - 1, r.y + rangees - 1, 1, STYLE_NORMAL, "…");
    octets_detruire(&dit);
    return rangees;
}
