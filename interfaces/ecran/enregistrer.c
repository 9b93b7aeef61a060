/* See enregistrer.h. */
#include "interfaces/ecran/enregistrer.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "interfaces/ecran/dialogue.h"

/* "othello-2026-11-30.pgn", with a number more where there are such files. */
static void proposer(const struct session *s, char nom[CHEMIN_MAX])
{
    char jour[32];
    struct tm heure;
    const time_t maintenant = time(NULL);
    strftime(jour, sizeof jour, "%Y-%m-%d", localtime_r(&maintenant, &heure));
    for (int n = 1; n < 1000; n++) {
        struct tampon t = tampon_sur(nom, CHEMIN_MAX);
        tampon_ecrire(&t, "%s-%s", s->programme, jour);
        if (n > 1)
            tampon_ecrire(&t, "-%d", n);
        tampon_ajouter(&t, ".pgn");
        if (access(nom, F_OK) != 0)
            return;
    }
}

static void dire_coups(struct ecran *e)
{
    char memoire[SESSION_COUPS_OCTETS];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    partie_ecrire_coups(&e->session->partie, &t);
    vue_message(e, memoire);
}

static bool remplacer(struct ecran *e, const char *chemin)
{
    const char *const choix[] = {_("Garder ce fichier"), _("Le remplacer")};
    char titre[CHEMIN_MAX + 32];
    struct tampon t = tampon_sur(titre, sizeof titre);
    tampon_ecrire(&t, _("%s existe"), chemin);
    return access(chemin, F_OK) != 0 || dialogue_choisir(e, titre, choix, 2) == 1;
}

/* The whole path, if it can be told. */
static void dire_ecrite(struct ecran *e, const char *chemin)
{
    char memoire[MESSAGE_MAX], dossier[CHEMIN_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const bool relatif = chemin[0] != '/' && getcwd(dossier, sizeof dossier);
    tampon_ecrire(&t, _("Partie écrite : %s"), relatif ? dossier : "");
    tampon_ecrire(&t, "%s%s", relatif ? "/" : "", chemin);
    vue_message(e, memoire);
}

void enregistrer(struct ecran *e)
{
    const struct session *s = e->session;
    char chemin[CHEMIN_MAX], memoire[MESSAGE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (s->partie.rang == 0) {
        vue_message(e, _("Aucun coup à écrire."));
        return;
    }
    proposer(s, chemin);
    if (s->exporter && !dialogue_saisir(e, _("Écrire la partie (.pgn, .ggf, .sgf, .txt)"),
                                        _("rien : les coups en une ligne"), chemin, sizeof chemin))
        return;
    if (!s->exporter || chemin[0] == 0) {
        dire_coups(e);
        return;
    }
    if (!remplacer(e, chemin))
        return;
    const char *erreur = s->exporter(s, &e->examen, chemin);
    if (!erreur) {
        dire_ecrite(e, chemin);
        return;
    }
    tampon_ecrire(&t, _("Rien n'est écrit : %s"), erreur);
    vue_alerter(e, memoire);
}
