/* See actions.h. */
#include "interfaces/actions.h"

#include "base/i18n.h"

const struct description_action table_actions[] = {
    {ACTION_ANNULER, 'u', N_("annuler"), "undo", N_("revenir à son coup précédent")},
    {ACTION_REFAIRE, 'r', N_("refaire"), "redo", N_("rejouer ce qui a été annulé")},
    {ACTION_RECULER, '<', N_("reculer"), "précédent precedent back previous",
     N_("regarder la position d'avant")},
    {ACTION_AVANCER, '>', N_("avancer"), "suivant forward next", N_("regarder celle d'après")},
    {ACTION_DEBUT, '[', N_("début"), "debut start", N_("regarder le début de la partie")},
    {ACTION_FIN, ']', N_("fin"), "end",
     N_("revenir à la position présente, d'une variante à la partie")},
    {ACTION_ICI, 'j', N_("ici"), "here", N_("reprendre la partie d'ici")},
    {ACTION_CONSEIL, 'i', N_("conseil"), "indice hint", N_("demander un conseil à l'ordinateur")},
    {ACTION_PLATEAU, 't', N_("voir"), "board show", N_("dire le plateau")},
    {ACTION_LEGAUX, 'l', N_("coups"), "légaux legaux moves", N_("dire les coups légaux")},
    {ACTION_ESTIMER, 'x', N_("valeurs"), "values", N_("dire ce que vaut chaque coup légal")},
    {ACTION_ANALYSER, 'y', N_("analyser"), "analyse analyze review",
     N_("dire ce que valait et a perdu chaque coup joué")},
    {ACTION_EXERCER, 'z', N_("exercices"), "exercer exercises practise",
     N_("après une analyse : chercher soi-même mieux que ses erreurs")},
    {ACTION_GARDER, 'Z', N_("garder"), "keep",
     N_("après une analyse : garder ses erreurs, pour les chercher de nouveau un autre jour")},
    {ACTION_ARCHIVES, 'p', N_("parties"), "games",
     N_("les coups joués ici dans la base de parties")},
    {ACTION_REPERTOIRE, 'R', N_("répertoire"), "repertoire repertory",
     N_("mettre le coup joué ici dans votre répertoire d'ouvertures, ou l'en retirer")},
    {ACTION_MIENNES, 'm', N_("miennes"), "mes mine historique history",
     N_("dire vos dernières parties, et en rouvrir une")},
    {ACTION_ECRIRE, 'w', N_("écrire"), "ecrire write",
     N_("écrire la partie dans un fichier, ou ses coups en une ligne")},
    {ACTION_PLUS_FORT, '+', N_("plus"), "stronger", N_("l'ordinateur joue plus fort")},
    {ACTION_MOINS_FORT, '-', N_("moins"), "weaker", N_("l'ordinateur joue moins fort")},
    {ACTION_OPTIONS, 'o', N_("options"), "réglages reglages settings",
     N_("dire les réglages, et comment en changer (joueurs, temps…)")},
    {ACTION_NOUVELLE, 'n', N_("nouvelle"), "nouveau new", N_("recommencer une partie")},
    {ACTION_REGLES, 'v', N_("règles"), "regles rules", N_("dire les règles du jeu")},
    {ACTION_AIDE, '?', N_("aide"), "help", N_("cette aide")},
    {ACTION_QUITTER, 'q', N_("quitter"), "quit", N_("quitter, la partie est sauvée")},
    {ACTION_AUCUNE, 0, "", "", ""},
};

enum action action_lire(const char *ligne)
{
    struct vue demande = vue_sans_blancs(vue_de(ligne));
    for (const struct description_action *a = table_actions; a->action; a++) {
        struct vue mots = vue_de(a->mots), mot;
        if ((vue_longueur(demande) == 1 && *demande.p == a->lettre) || vue_egale(demande, a->mot))
            return a->action;
        while (vue_mot(&mots, &mot)) {
            char accepte[32];
            vue_copier(mot, accepte, sizeof accepte);
            if (vue_egale(demande, accepte))
                return a->action;
        }
    }
    return ACTION_AUCUNE;
}
