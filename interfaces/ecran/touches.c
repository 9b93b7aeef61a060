/* See touches.h. */
#include "interfaces/ecran/touches.h"

#include "base/i18n.h"
#include "interfaces/ecran/evenement.h"

#define EN(mode) (1u << (mode))
enum {
    JEU = EN(MODE_JEU),
    PENSEE = EN(MODE_PENSEE),
    PASSE = EN(MODE_PASSE),
    FIN = EN(MODE_FIN),
    OUVERTE = EN(MODE_OUVERTE),
    REVUE = EN(MODE_REVUE),
    CONSEIL = EN(MODE_CONSEIL),
    EXERCICE = EN(MODE_EXERCICE),
    SOLUTION = EN(MODE_SOLUTION),
    COMPOSER = EN(MODE_COMPOSER),
    SAISIE = EN(MODE_SAISIE),
    DIALOGUE = EN(MODE_DIALOGUE),
    LISTE = EN(MODE_LISTE),
    AVIS = EN(MODE_AVIS),
    CHAMP = EN(MODE_CHAMP),
    ACCUEIL = EN(MODE_ACCUEIL),
    AIDE = EN(MODE_AIDE),
    LECON = EN(MODE_LECON),
    A_VOUS = EN(MODE_A_VOUS)
};

const struct touche_decrite table_touches[] = {
    {COMMANDE_HAUT, {TOUCHE_HAUT, 'k'}, 0, N_("flèches"), "",
     N_("déplacer le curseur (h j k l aussi)")},
    {COMMANDE_BAS, {TOUCHE_BAS, 'j'}, 0, "", "", NULL},
    {COMMANDE_GAUCHE, {TOUCHE_GAUCHE, 'h'}, 0, "", "", NULL},
    {COMMANDE_DROITE, {TOUCHE_DROITE, 'l'}, 0, "", "", NULL},
    {COMMANDE_CLIC, {TOUCHE_CLIC}, 0, N_("souris"), "", N_("clic : jouer sur la case")},
    {COMMANDE_JOUER, {TOUCHE_ENTREE, ' '}, JEU | OUVERTE | CONSEIL, N_("Espace"), N_("jouer"),
     N_("jouer sur la case du curseur (Entrée aussi)")},
    {COMMANDE_LEGAL_AVANT, {TOUCHE_TAB_ARRIERE}, 0, "Tab", "",
     N_("aller au coup légal suivant, s'il n'y a pas de variante (Maj-Tab : précédent)")},
    {COMMANDE_JOUER, {0}, PASSE, N_("Espace"), N_("continuer"), NULL},
    {COMMANDE_JOUER, {0}, EXERCICE, N_("Espace"), N_("répondre"), NULL},
    {COMMANDE_JOUER, {0}, SOLUTION, N_("Entrée"), N_("suivant"), NULL},
    {COMMANDE_ECHAP, {0}, CONSEIL, N_("Échap"), N_("arrêter le conseil"), NULL},
    {COMMANDE_CONSEIL, {0}, EXERCICE, "i", N_("réponse"), NULL},
    {COMMANDE_ERREUR, {0}, EXERCICE, "s", N_("suivant"), NULL},
    {COMMANDE_EXERCICE, {0}, EXERCICE | SOLUTION, "z", N_("arrêter"), NULL},
    {COMMANDE_ECHAP, {0}, FIN, N_("Échap"), N_("revenir à la partie"), NULL},
    {COMMANDE_ICI, {0}, FIN, "r", N_("reprendre d'ici"), NULL},
    {COMMANDE_NOUVELLE, {'n'}, FIN, "n", N_("nouvelle partie"), N_("nouvelle partie")},
    {COMMANDE_ECHANGER, {'w'}, 0, "w", "",
     N_("nouvelle partie, les joueurs échangent leurs couleurs")},
    {COMMANDE_FIN, {TOUCHE_FIN}, REVUE, N_("Fin"), N_("retour au présent"),
     N_("revenir au présent, d'une variante à la partie (Échap aussi)")},
    {COMMANDE_ERREUR, {'s'}, REVUE | FIN | OUVERTE, "s", N_("erreur"), NULL},
    {COMMANDE_EXERCICE, {'z'}, REVUE | FIN | OUVERTE, "z", N_("s'exercer"), NULL},
    {COMMANDE_ECHAP, {0}, OUVERTE, N_("Échap"), N_("revenir à la partie"), NULL},
    {COMMANDE_ICI, {'r'}, REVUE | OUVERTE, "r", N_("reprendre d'ici"),
     N_("en relecture, dans une variante : continuer la partie d'ici")},
    {COMMANDE_LIGNE, {'\t'}, REVUE | FIN | OUVERTE, "Tab", N_("variante"),
     N_("la variante suivante qui part d'ici, puis la partie")},
    {COMMANDE_LIGNES, {'V'}, 0, "V", "", N_("les variantes essayées, pour aller à l'une d'elles")},
    {COMMANDE_RETIRER, {'X'}, 0, "X", "", N_("retirer la variante que l'on regarde")},
    {COMMANDE_COMMENTER, {'N'}, 0, "N", "",
     N_("commenter le coup que l'on regarde, au début la partie")},
    {COMMANDE_ANALYSER, {'y'}, FIN, "y", N_("analyser"), NULL},
    {COMMANDE_ANNULER, {'u'}, JEU | OUVERTE | CONSEIL, "u", N_("annuler"),
     N_("revenir à son coup précédent")},
    {COMMANDE_REFAIRE, {TOUCHE_CTRL('r')}, 0, "Ctrl-R", N_("refaire"),
     N_("rejouer ce qui a été annulé")},
    {COMMANDE_CONSEIL, {'i'}, JEU, "i", N_("conseil"), N_("demander un conseil à l'ordinateur")},
    {COMMANDE_LIGNE, {0}, JEU, "Tab", N_("coup légal"), NULL},
    {COMMANDE_MAINTENANT, {'m'}, PENSEE, "m", N_("jouer maintenant"),
     N_("l'ordinateur joue sans réfléchir davantage")},
    {COMMANDE_NOUVELLE, {0}, JEU | PENSEE, "n", N_("nouvelle"), NULL},
    {COMMANDE_RECULER, {TOUCHE_PAGE_HAUT, TOUCHE_MOLETTE_HAUT}, FIN | REVUE | OUVERTE,
     N_("PgPréc"), N_("reculer"), N_("revoir le coup d'avant (molette aussi)")},
    {COMMANDE_AVANCER, {TOUCHE_PAGE_BAS, TOUCHE_MOLETTE_BAS}, REVUE, N_("PgSuiv"), N_("avancer"),
     N_("revoir le coup d'après")},
    {COMMANDE_CONSEIL, {0}, REVUE | OUVERTE, "i", N_("conseil"), NULL},
    {COMMANDE_DEBUT, {TOUCHE_DEBUT}, 0, N_("Début"), N_("début"),
     N_("revoir le début de la partie")},
    {COMMANDE_PLUS_FORT, {'+', '='}, 0, "+", N_("plus fort"), N_("l'ordinateur joue plus fort")},
    {COMMANDE_MOINS_FORT, {'-'}, 0, "-", N_("moins fort"), N_("l'ordinateur joue moins fort")},
    {COMMANDE_OPTIONS, {'o'}, JEU | PENSEE | FIN | OUVERTE, "o", N_("options"),
     N_("joueurs et réglages")},
    {COMMANDE_ANALYSER, {0}, JEU | REVUE | OUVERTE, "y", N_("analyser"),
     N_("ce que valait et a perdu chaque coup joué, ou arrêter de le chercher")},
    {COMMANDE_ERREUR, {0}, 0, "s", "",
     N_("après une analyse : l'erreur suivante, la vôtre contre un ordinateur (2 pions et plus)")},
    {COMMANDE_EXERCICE, {0}, 0, "z", "",
     N_("après une analyse : chercher soi-même mieux que ses erreurs")},
    {COMMANDE_GARDER, {'Z'}, SOLUTION, "Z", N_("garder"),
     N_("après une analyse : garder ses erreurs, pour les chercher de nouveau un autre jour")},
    {COMMANDE_ESTIMES, {'x'}, JEU | REVUE | OUVERTE | SOLUTION, "x", N_("valeurs"),
     N_("ce que vaut chaque coup légal, cherché de plus en plus loin, ou non")},
    {COMMANDE_ANNULER, {0}, FIN, "u", N_("annuler"), NULL},
    {COMMANDE_ARCHIVES, {'p'}, JEU | REVUE | FIN | OUVERTE, "p", N_("parties"),
     N_("les coups joués ici dans la base de parties, ou non")},
    {COMMANDE_REPERTOIRE, {'R'}, REVUE | OUVERTE, "R", N_("répertoire"),
     N_("mettre le coup joué ici dans votre répertoire d'ouvertures, ou l'en retirer")},
    {COMMANDE_ECRIRE, {'W'}, FIN, "W", N_("écrire"),
     N_("écrire la partie dans un fichier, ou ses coups en une ligne")},
    {COMMANDE_PARTIE_APRES, {'>'}, FIN | OUVERTE, ">", N_("partie suivante"),
     N_("la partie suivante du fichier ouvert (< la précédente)")},
    {COMMANDE_PARTIE_AVANT, {'<'}, 0, "<", "", NULL},
    {COMMANDE_LISTE, {'L'}, FIN | OUVERTE, "L", N_("liste"),
     N_("la liste des parties du fichier ouvert")},
    {COMMANDE_THEME, {'t'}, JEU, "t", N_("thème"), N_("changer les couleurs")},
    {COMMANDE_LEGAUX, {'v'}, 0, "v", N_("voir les coups"), N_("marquer ou non les coups légaux")},
    {COMMANDE_REDESSINER, {TOUCHE_CTRL('l')}, 0, "Ctrl-L", N_("redessiner"),
     N_("redessiner l'écran")},
    {COMMANDE_ECHAP, {TOUCHE_ECHAP}, 0, N_("Échap"), "", N_("annuler ce qu'on a commencé")},
    /* Their keys mean something else elsewhere: above. */
    {COMMANDE_COMMENCER, {TOUCHE_ENTREE}, COMPOSER, N_("Entrée"), N_("jouer"),
     N_("jouer à partir de cette position")},
    {COMMANDE_POSER, {0}, COMPOSER, "x o -", N_("poser"),
     N_("poser noir, blanc, rien, et passer à la case suivante")},
    {COMMANDE_TRAIT, {'t'}, COMPOSER, "t", N_("trait"), N_("donner le trait à l'autre")},
    {COMMANDE_ECHAP, {0}, COMPOSER, N_("Échap"), N_("renoncer"), N_("renoncer à la position")},
    {COMMANDE_VIDER, {'v'}, COMPOSER, "v", N_("vider"), N_("vider le plateau")},
    {COMMANDE_DEPART, {'n'}, COMPOSER, "n", N_("départ"), N_("la position de départ")},
    {COMMANDE_JOUER, {' '}, COMPOSER, N_("Espace"), N_("changer"),
     N_("changer la case du curseur (clic aussi)")},
    {COMMANDE_AIDE, {'?', TOUCHE_F1},
     JEU | PENSEE | PASSE | FIN | REVUE | OUVERTE | CONSEIL | EXERCICE | SOLUTION | ACCUEIL |
         LECON | A_VOUS,
     "?", N_("aide"), N_("cette aide")},
    {COMMANDE_QUITTER, {'q', TOUCHE_CTRL('d')},
     JEU | PENSEE | PASSE | FIN | OUVERTE | CONSEIL | ACCUEIL, "q", N_("quitter"),
     N_("fermer ce qui est ouvert, sinon quitter ; la partie est sauvée")},
    {COMMANDE_JOUER, {0}, SAISIE, N_("Entrée"), N_("jouer ce coup"), NULL},
    {COMMANDE_ECHAP, {0}, SAISIE, N_("Échap"), N_("renoncer"), NULL},
    {COMMANDE_HAUT, {0}, DIALOGUE | LISTE | ACCUEIL, "↑↓", N_("choisir"), NULL},
    {COMMANDE_DROITE, {0}, ACCUEIL, "←→", N_("changer"), NULL},
    {COMMANDE_SECTION, {0}, LISTE, N_("lettres"), N_("chercher"), NULL},
    {COMMANDE_JOUER, {0}, DIALOGUE | LISTE | AVIS | CHAMP | ACCUEIL, N_("Entrée"), N_("valider"),
     NULL},
    {COMMANDE_ECHAP, {0}, CHAMP, N_("Échap"), N_("renoncer"), NULL},
    {COMMANDE_COMMENCER, {TOUCHE_ENTREE}, LECON, N_("Entrée"), N_("jouer"), NULL},
    {COMMANDE_JOUER, {0}, LECON, N_("Espace"), N_("suite"), NULL},
    {COMMANDE_JOUER, {0}, A_VOUS, N_("Entrée"), N_("jouer"), NULL},
    {COMMANDE_AVANCER, {0}, AIDE, N_("Espace"), N_("page suivante"), NULL},
    {COMMANDE_SECTION, {'\t'}, AIDE, "Tab", N_("section suivante"), NULL},
    {COMMANDE_ECHAP, {0}, DIALOGUE | LISTE | AIDE | LECON | A_VOUS, N_("Échap"), N_("fermer"),
     NULL},
    {COMMANDE_BAS, {0}, AIDE, "↑↓", N_("défiler"), NULL},
    {COMMANDE_RECULER, {0}, LECON | A_VOUS, N_("PgPréc"), N_("revenir"), NULL},
    {0},
};

/* Among the keys of these modes. */
static enum commande chercher(unsigned modes, int touche)
{
    for (const struct touche_decrite *t = table_touches; t->commande; t++)
        for (int i = 0; i < 4 && t->touches[i] && (t->modes & modes) == modes; i++)
            if (t->touches[i] == touche)
                return t->commande;
    return COMMANDE_AUCUNE;
}

enum commande touche_commande(int touche)
{
    return chercher(0, touche);
}

enum commande touche_commande_en(enum mode mode, int touche)
{
    const enum commande commande = chercher(EN(mode), touche);
    return commande ? commande : touche_commande(touche);
}

enum commande touche_lecture(int touche)
{
    switch (touche) {
    case ' ':
    case 'f':
        return COMMANDE_AVANCER;
    case 'b':
        return COMMANDE_RECULER;
    case 'g':
        return COMMANDE_DEBUT;
    case 'G':
        return COMMANDE_FIN;
    default:
        return COMMANDE_AUCUNE;
    }
}
