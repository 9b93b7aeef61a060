/* See variante.h. */
#include "interfaces/variante.h"

#include <string.h>

#include "base/i18n.h"

static void ecrire_taille(const struct jeu *jeu, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%dx%d", jeu->colonnes, jeu->lignes);
}

static bool de_taille(const struct jeu *jeu, const char *taille)
{
    char memoire[32];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ecrire_taille(jeu, &t);
    return strcmp(memoire, taille) == 0;
}

void variante_dire(const struct jeu *jeu, struct tampon *sortie)
{
    tampon_ajouter(sortie, _(jeu->titre));
    if (strpbrk(_(jeu->titre), "0123456789"))
        return;
    tampon_ajouter(sortie, " ");
    ecrire_taille(jeu, sortie);
}

bool variante_miroir(const struct jeu *jeu)
{
    size_t n = strlen(jeu->nom), m = strlen("-miroir");
    return n > m && strcmp(jeu->nom + n - m, "-miroir") == 0;
}

static void refuser_taille(const struct jeu *const *jeux, const char *taille, struct tampon *refus)
{
    tampon_ecrire(refus, _("--taille : « %s » refusé, valeurs acceptées :"), taille);
    for (int i = 0; jeux[i]; i++)
        if (!variante_miroir(jeux[i])) {
            tampon_ajouter(refus, i ? ", " : " ");
            ecrire_taille(jeux[i], refus);
        }
}

const struct jeu *variante_chercher(const struct jeu *const *jeux, const char *taille,
                                    const char *depart, struct tampon *refus)
{
    bool miroir = depart && strcmp(depart, "miroir") == 0, existe = false;
    if (depart && !miroir && strcmp(depart, "usuel") != 0) {
        tampon_ecrire(refus, _("--depart : « %s » refusé, valeurs acceptées : usuel, miroir"),
                      depart);
        return NULL;
    }
    for (const struct jeu *const *j = jeux; *j; j++) {
        bool bonne = taille
                         ? de_taille(*j, taille)
                         : (*j)->colonnes == jeux[0]->colonnes && (*j)->lignes == jeux[0]->lignes;
        existe |= bonne;
        if (bonne && variante_miroir(*j) == miroir)
            return *j;
    }
    if (existe)
        tampon_ajouter(refus, _("--depart : ce jeu n'a qu'un départ"));
    else
        refuser_taille(jeux, taille, refus);
    return NULL;
}
