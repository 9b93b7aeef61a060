/* See capacites.h. */
#include "interfaces/ecran/capacites.h"

#include <ncurses.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

/* Modern terminals whose own description is often not installed, and which all understand
 * xterm's. */
static const char *const MODERNES[] = {
    "alacritty", "alacritty-direct", "contour", "foot", "foot-direct", "ghostty",
    "xterm-ghostty", "kitty", "xterm-kitty", "konsole", "konsole-256color", "rio",
    "st", "st-256color", "tmux", "tmux-256color", "vte", "vte-256color", "wezterm", NULL,
};

/* A capability of the terminal, NULL when it has none. */
static const char *capacite(const char *nom)
{
    const char *s = tigetstr(nom);
    return s == (const char *)-1 ? NULL : s;
}

/* Padding "$<...>" is left out: only slow lines needed it. */
void capacites_ajouter(struct tampon *t, const char *nom)
{
    const char *s = capacite(nom);
    while (s && *s) {
        const char *attente = s[0] == '$' && s[1] == '<' ? strchr(s, '>') : NULL;
        if (attente) {
            s = attente + 1;
            continue;
        }
        tampon_ecrire(t, "%c", *s++);
    }
}

static bool est_moderne(const char *nom)
{
    for (const char *const *m = MODERNES; *m; m++)
        if (strcmp(*m, nom) == 0)
            return true;
    return false;
}

/* Is there a description of this name, of a terminal whose cursor can be placed? */
static bool decrit(const char *nom)
{
    int etat;
    if (setupterm(nom, STDOUT_FILENO, &etat) != OK)
        return false;
    bool complet = capacite("cup") != NULL;
    del_curterm(cur_term);
    return complet;
}

const char *capacites_type(const char *nom)
{
    if (decrit(nom))
        return nom;
    return est_moderne(nom) && decrit("xterm-256color") ? "xterm-256color" : NULL;
}

bool capacites_moderne(void)
{
    return capacite("kmous") || tigetflag("XT") > 0;
}

void capacites_touches(struct decodeur *d)
{
    static const struct {
        const char *nom;
        int touche;
    } capacites[] = {
        {"kcuu1", TOUCHE_HAUT},  {"kcud1", TOUCHE_BAS},      {"kcub1", TOUCHE_GAUCHE},
        {"kcuf1", TOUCHE_DROITE}, {"kpp", TOUCHE_PAGE_HAUT}, {"knp", TOUCHE_PAGE_BAS},
        {"khome", TOUCHE_DEBUT}, {"kend", TOUCHE_FIN},       {"kf1", TOUCHE_F1},
        {"kbs", TOUCHE_EFFACER}, {"kdch1", TOUCHE_SUPPRIMER}, {"kent", TOUCHE_ENTREE},
    };
    for (size_t i = 0; i < sizeof capacites / sizeof capacites[0]; i++)
        decodeur_sequence(d, capacite(capacites[i].nom), capacites[i].touche);
}
