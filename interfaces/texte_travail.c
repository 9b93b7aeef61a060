/* See texte_travail.h. */
#include "interfaces/texte_travail.h"

#include "base/i18n.h"
#include "interfaces/actions.h"
#include "interfaces/texte_paroles.h"
#include "interfaces/texte_saisie.h"
#include "interfaces/travail.h"

enum { MESSAGE_MAX = 512 };

/* "f5d6c3d3", the board, "Répertoire : 12 à revoir. À Noir : votre coup ? (i : la réponse, …)" */
static void presenter(struct session *s, const struct travail *x)
{
    char memoire[MESSAGE_MAX + PARTIE_COUPS_OCTETS];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    partie_ecrire_coups(&s->partie, &t);
    if (t.longueur)
        s->affichage->message(s, memoire);
    texte_dire_position(s, s->partie.rang);
    t = tampon_sur(memoire, sizeof memoire);
    travail_dire_titre(x, &t);
    tampon_ajouter(&t, ". ");
    travail_dire_question(x, &t);
    tampon_ajouter(&t, _(" (i : la réponse, z : arrêter)"));
    s->affichage->message(s, memoire);
}

/* Serves a line. True: the move was found. */
static bool servir(struct session *s, struct travail *x, const char *ligne)
{
    char memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    int coup;
    bool juste = false;
    if (action_lire(ligne) == ACTION_CONSEIL)
        travail_reveler(x, &t);
    else if (action_lire(ligne) == ACTION_LEGAUX)
        texte_dire_situation(s, s->partie.rang);
    else if (action_lire(ligne) != ACTION_AUCUNE)
        tampon_ajouter(&t, _("i : la réponse, z : arrêter"));
    else if (texte_lire_coup(s, s->partie.rang, ligne, &coup))
        juste = travail_repondre(x, coup, &t);
    if (t.longueur)
        s->affichage->message(s, memoire);
    return juste;
}

static bool arrete(const char *ligne)
{
    const enum action action = action_lire(ligne);
    return action == ACTION_EXERCER || action == ACTION_FIN || action == ACTION_QUITTER;
}

void texte_travailler(struct session *s, struct travail *x)
{
    char ligne[TEXTE_LIGNE_MAX];
    while (travail_avancer(x)) {
        bool juste = false;
        presenter(s, x);
        while (!juste) {
            if (!texte_lire_ligne(ligne) || arrete(ligne))
                return;
            juste = servir(s, x, ligne);
        }
    }
}
