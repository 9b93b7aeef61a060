/* See texte_saisie.h. */
#include "interfaces/texte_saisie.h"

#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "interfaces/texte_paroles.h"

bool texte_lire_ligne(char ligne[TEXTE_LIGNE_MAX])
{
    int n = 0, c;
    bool mauvaise = false;
    fflush(stdout);
    while ((c = getchar()) != EOF && c != '\n') {
        if (n < TEXTE_LIGNE_MAX - 1 && c != 0)
            ligne[n++] = (char)c;
        else
            mauvaise = true;
    }
    ligne[n] = 0;
    if (mauvaise)
        strcpy(ligne, "?!");
    return c != EOF || n > 0;
}

bool texte_confirmer(struct session *s, const char *question, enum action oui, bool *confirme)
{
    char ligne[TEXTE_LIGNE_MAX];
    s->affichage->message(s, question);
    if (!texte_lire_ligne(ligne))
        return false;
    *confirme = action_lire(ligne) == oui;
    return true;
}

bool texte_lire_coup(struct session *s, int rang, const char *ligne, int *coup)
{
    char memoire[1024];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    tampon_ajouter(&t, _("Coup refusé : "));
    if (s->jeu->lire_coup(ligne, coup, &t)) {
        const char *refus =
            s->jeu->raison_refus(partie_position(&s->partie, rang), *coup, texte_trait(s, rang));
        if (!refus)
            return true;
        tampon_ajouter(&t, refus);
    } else {
        tampon_ajouter(&t, _(" (? : les commandes)"));
    }
    s->affichage->message(s, memoire);
    return false;
}
