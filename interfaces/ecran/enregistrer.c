/* See enregistrer.h. */
#include "interfaces/ecran/enregistrer.h"

#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/horloge.h"
#include "base/i18n.h"
#include "interfaces/ecran/dialogue.h"
#include "interfaces/ecran/jugements.h"
#include "interfaces/ecriture.h"
#include "interfaces/ouvrir.h"

/* The file that was opened, where nothing else would be lost; else "othello-2026-11-30.pgn", with a
 * number more where there are such files. */
static void proposer(const struct session *s, char nom[CHEMIN_MAX])
{
    char jour[HORLOGE_DATE];
    if (s->fichier && strlen(s->fichier->chemin) < CHEMIN_MAX && s->fichier->seule(s)) {
        strcpy(nom, s->fichier->chemin);
        return;
    }
    horloge_date("%Y-%m-%d", jour);
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
    char memoire[PARTIE_COUPS_OCTETS];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ecriture_coups(e->session, &t);
    vue_message(e, memoire);
}

static bool remplacer(struct ecran *e, const char *chemin)
{
    const char *const choix[] = {_("Garder ce fichier"), _("Le remplacer")};
    char titre[CHEMIN_MAX + 32];
    struct tampon t = tampon_sur(titre, sizeof titre);
    return !ecriture_existe(chemin, &t) || dialogue_choisir(e, titre, choix, 2) == 1;
}

void enregistrer(struct ecran *e)
{
    struct session *s = e->session;
    const char *refus = ecriture_refus(s);
    char chemin[CHEMIN_MAX], memoire[MESSAGE_MAX];
    if (refus) {
        vue_message(e, refus);
        return;
    }
    proposer(s, chemin);
    vue_message(e, "");
    bool ecrite = false;
    while (!ecrite) { /* what was typed, and why not, stay in sight */
        if (s->services->exporter &&
            !dialogue_saisir(e, ecriture_question(s), ecriture_aide(), chemin, sizeof chemin))
            return;
        ecriture_nettoyer(chemin, sizeof chemin);
        vue_message(e, ""); /* it was of another path */
        if (!s->services->exporter || chemin[0] == 0) {
            dire_coups(e);
            return;
        }
        if (!remplacer(e, chemin))
            continue;
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        const struct examen *x =
            ecriture_de_tout(s, chemin) ? jugements_principaux(e) : &e->examen;
        ecrite = ecriture_faire(s, x, vue_rang(e), chemin, &t);
        (ecrite ? vue_message : vue_alerter)(e, memoire);
    }
}

bool enregistrer_avant_de_partir(struct ecran *e)
{
    const struct session *s = e->session;
    enum { ECRIRE, ABANDONNER, RESTER };
    const char *const choix[] = {_("Les écrire"), _("Les abandonner"), _("Rester")};
    int choisi = ECRIRE;
    while (choisi == ECRIRE && ecriture_due(s)) {
        choisi = dialogue_choisir(e, _("Perdre variantes et notes ?"), choix, 3);
        if (choisi == ECRIRE)
            enregistrer(e);
    }
    return choisi == ECRIRE || choisi == ABANDONNER;
}
