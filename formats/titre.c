/* See titre.h. */
#include "formats/titre.h"

#include <string.h>

#include "formats/lecture.h"

/* Does a word of the line begin as a move does, what surrounds it set apart? */
static bool a_coup(struct vue ligne)
{
    struct vue mot;
    while (vue_mot(&ligne, &mot)) {
        if (lecture_est_passe(mot))
            return true;
        while (!vue_vide(mot) && !lecture_lettre(*mot.p))
            mot.p++;
        const bool colonne = vue_longueur(mot) >= 2 && (*mot.p | 0x20) <= 'h';
        if (colonne && lecture_chiffre(mot.p[1]))
            return true;
    }
    return false;
}

static bool a_lettre(struct vue v)
{
    while (!vue_vide(v) && !lecture_lettre(*v.p))
        v.p++;
    return !vue_vide(v);
}

/* `v` without blanks at its ends, that of French before a colon included. */
static struct vue rogner(struct vue v)
{
    v = vue_sans_blancs(v);
    if (vue_longueur(v) >= 2 && memcmp(v.fin - 2, "\u00a0", 2) == 0)
        v.fin -= 2;
    return vue_sans_blancs(v);
}

/* "Black: Tastet". */
static bool lire_nom(struct vue ligne, struct titre *t)
{
    const char *deux_points = memchr(ligne.p, ':', vue_longueur(ligne));
    const struct vue mot = rogner((struct vue){ligne.p, deux_points ? deux_points : ligne.p});
    const bool noir = vue_egale(mot, "black") || vue_egale(mot, "noir");
    if (!noir && !vue_egale(mot, "white") && !vue_egale(mot, "blanc"))
        return false;
    *(noir ? &t->noir : &t->blanc) = vue_sans_blancs((struct vue){deux_points + 1, ligne.fin});
    return true;
}

/* Takes the score off the end of the line. */
static bool prendre_score(struct vue *ligne, struct resultat *r)
{
    const char *p = ligne->fin;
    while (p > ligne->p && (lecture_chiffre(p[-1]) || p[-1] == '-'))
        p--;
    const struct vue score = {p, ligne->fin};
    const char *tiret = vue_vide(score) ? NULL : memchr(p, '-', vue_longueur(score));
    long noirs, blancs;
    if (!tiret || !vue_entier((struct vue){p, tiret}, 0, 64, &noirs) ||
        !vue_entier((struct vue){tiret + 1, score.fin}, 0, 64, &blancs) || noirs + blancs > 64)
        return false;
    ligne->fin = p;
    *r = (struct resultat){.genre = RESULTAT_MARGE, .marge = (double)(noirs - blancs)};
    return true;
}

/* "Tastet - Cote 34-30", with a dash of any length. */
static bool lire_rencontre(struct vue ligne, struct titre *t)
{
    static const char *const TIRETS[] = {" - ", " – ", " — "};
    struct resultat r;
    if (!prendre_score(&ligne, &r))
        return false;
    for (size_t i = 0; i < sizeof TIRETS / sizeof TIRETS[0]; i++) {
        const char *tiret = lecture_chercher(ligne, TIRETS[i]);
        const struct vue noir = vue_sans_blancs((struct vue){ligne.p, tiret ? tiret : ligne.p});
        if (!tiret || !a_lettre(noir))
            continue;
        t->noir = noir;
        t->blanc = vue_sans_blancs((struct vue){tiret + strlen(TIRETS[i]), ligne.fin});
        t->resultat = r;
        return true;
    }
    return false;
}

enum titre_ligne titre_lire(struct vue ligne, struct titre *t)
{
    ligne = vue_sans_blancs(ligne);
    if (vue_vide(ligne) || *ligne.p == '#' || *ligne.p == '%')
        return TITRE_AUCUN;
    if (lire_nom(ligne, t))
        return TITRE_PARLANT;
    if (!a_lettre(ligne) || a_coup(ligne))
        return TITRE_AUCUN;
    return lire_rencontre(ligne, t) ? TITRE_PARLANT : TITRE_MUET;
}
