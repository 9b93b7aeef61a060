/* See signes.h. */
#include "formats/signes.h"

#include <string.h>

#include "base/i18n.h"
#include "formats/lecture.h"

enum { NUMERO_MAX = 255 };

static const struct {
    const char *nom, *mots;
} USUELS[SIGNES_USUELS] = {
    [SIGNE_BON] = {"!", N_("bon coup")},
    [SIGNE_FAUX] = {"?", N_("mauvais coup")},
    [SIGNE_TRES_BON] = {"!!", N_("très bon coup")},
    [SIGNE_GAFFE] = {"??", N_("gaffe")},
    [SIGNE_INTERESSANT] = {"!?", N_("coup intéressant")},
    [SIGNE_DOUTEUX] = {"?!", N_("coup douteux")},
};

bool signes_ajouter(struct coup_note *c, int signe)
{
    int i = 0;
    while (i < SIGNES_MAX && c->signes[i] && c->signes[i] != signe)
        i++;
    if (i < SIGNES_MAX)
        c->signes[i] = (unsigned char)signe;
    return i < SIGNES_MAX;
}

int signe_lire(struct vue mot)
{
    long numero;
    for (int i = 1; i < SIGNES_USUELS; i++)
        if (vue_egale(mot, USUELS[i].nom))
            return i;
    const bool nombre = vue_longueur(mot) > 1 && *mot.p == '$' &&
                        vue_entier((struct vue){mot.p + 1, mot.fin}, 1, NUMERO_MAX, &numero);
    return nombre ? (int)numero : 0;
}

void signes_prendre(struct coup_note *c, struct vue *commentaire)
{
    for (;;) {
        struct vue v = vue_sans_blancs(*commentaire), mot = {v.p, v.p};
        while (mot.fin < v.fin && !lecture_blanc(*mot.fin))
            mot.fin++;
        const int signe = vue_vide(mot) || *mot.p != '$' ? 0 : signe_lire(mot);
        if (!signe || !signes_ajouter(c, signe))
            return;
        commentaire->p = mot.fin;
    }
}

/* "?!"; NULL: it has only a number. */
static const char *nom_de(int signe)
{
    return signe > 0 && signe < SIGNES_USUELS ? USUELS[signe].nom : NULL;
}

const char *signe_dire(int signe)
{
    return nom_de(signe) ? _(USUELS[signe].mots) : NULL;
}

void signes_commenter(const struct coup_note *c, struct octets *sortie)
{
    const char *entre = "";
    for (int i = 0; i < SIGNES_MAX && c->signes[i]; i++, entre = " ")
        if (nom_de(c->signes[i]))
            octets_ecrire(sortie, "%s%s", entre, nom_de(c->signes[i]));
        else
            octets_ecrire(sortie, "%s$%d", entre, c->signes[i]);
    if (c->commentaire)
        octets_ecrire(sortie, "%s%s", entre, c->commentaire);
}
