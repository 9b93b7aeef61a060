/* See texte_ecrire.h. */
#include "interfaces/texte_ecrire.h"

#include <unistd.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "interfaces/actions.h"
#include "interfaces/texte_saisie.h"

static void dire_coups(struct session *s)
{
    char memoire[SESSION_COUPS_OCTETS];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    partie_ecrire_coups(&s->partie, &t);
    s->affichage->message(s, memoire);
}

bool texte_ecrire(struct session *s, const struct examen *examen)
{
    char chemin[TEXTE_LIGNE_MAX], ligne[TEXTE_LIGNE_MAX], memoire[TEXTE_LIGNE_MAX + 64];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (!s->exporter) {
        dire_coups(s);
        return true;
    }
    s->affichage->message(s, _("Nom du fichier (.pgn, .ggf, .sgf, .txt… ; rien : les coups) ?"));
    if (!texte_lire_ligne(ligne))
        return false;
    vue_copier(vue_sans_blancs(vue_de(ligne)), chemin, sizeof chemin);
    if (chemin[0] == 0) {
        dire_coups(s);
        return true;
    }
    if (access(chemin, F_OK) == 0) {
        s->affichage->message(s, _("Ce fichier existe. (w : le remplacer)"));
        if (!texte_lire_ligne(ligne))
            return false;
        if (action_lire(ligne) != ACTION_ECRIRE) {
            s->affichage->message(s, _("Rien n'est écrit."));
            return true;
        }
    }
    const char *erreur = s->exporter(s, examen, chemin);
    tampon_ecrire(&t, erreur ? _("Rien n'est écrit : %s") : _("Partie écrite : %s"),
                  erreur ? erreur : chemin);
    s->affichage->message(s, memoire);
    return true;
}
