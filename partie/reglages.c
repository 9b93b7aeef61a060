/* See reglages.h. */
#include "partie/reglages.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "partie/pendule.h"

enum { REGLAGES_OCTETS_MAX = 65536, LIGNES_DITES = 4 };
static const double PATIENCE = 0.3;

static const char *const COULEURS_JOUEUR[] = {"noir", "blanc", NULL};
static const char *const THEMES[] = {"classique", "contraste", "daltonien", "monochrome",
                                     "bois",      "nuit",      "mer",       NULL};
static const char *const PIONS[] = {"pleins", "cours", "ascii", NULL};
static const char *const COULEURS[] = {"auto", "toujours", "jamais", NULL};
static const char *const PENSEES[] = {"non", "avis", "tout", NULL};
static const char *const PLATEAUX[] = {"toujours", "demande", NULL};
static const char *const OUI_NON[] = {"non", "oui", NULL};

#define PLACE(membre)       offsetof(struct reglages, membre)
#define NOMME(membre, noms) #membre, REGLAGE_NOMME, PLACE(membre), noms

const struct reglage table_reglages[] = {
    {"noir", REGLAGE_JOUEUR, PLACE(joueurs[1]), NULL, 0, NULL,
     N_("qui joue les pions noirs (ou le premier camp)"), NULL, true},
    {"blanc", REGLAGE_JOUEUR, PLACE(joueurs[2]), NULL, 0, NULL,
     N_("qui joue les pions blancs (ou le second camp)"), NULL, true},
    {NOMME(premier, COULEURS_JOUEUR), 0, N_("Commence"), N_("la couleur qui commence"),
     N_("qui joue le premier coup"), true},
    {"temps", REGLAGE_SECONDES, PLACE(secondes), NULL, BESOIN_PENSEUR, N_("Temps"),
     N_("secondes par coup de l'ordinateur, 0 : selon le niveau"),
     N_("pour chaque coup de l'ordinateur"), false},
    {"pendule", REGLAGE_PENDULE, PLACE(pendule), NULL, 0, N_("Pendule"),
     N_("secondes pour la partie, +I à chaque coup ; 0 : sans pendule"),
     N_("temps de chacun pour la partie ; qui n'en a plus a perdu"), true},
    {NOMME(theme, THEMES), BESOIN_ECRAN, N_("Thème"), N_("les couleurs de l'écran"), NULL, false},
    {NOMME(pions, PIONS), 0, N_("Pions"),
     N_("le dessin des pions (ascii : et l'écran sans accents)"),
     N_("leur dessin ; avec X et O, tout l'écran est sans accents"), false},
    {NOMME(couleur, COULEURS), BESOIN_ECRAN, N_("Couleurs"), N_("quand employer la couleur"),
     N_("automatique : si le terminal en a"), false},
    {NOMME(legaux, OUI_NON), BESOIN_ECRAN, N_("Coups légaux"), N_("marquer les coups légaux"),
     N_("un point sur chaque case où l'on peut jouer"), false},
    {NOMME(souris, OUI_NON), BESOIN_ECRAN, N_("Souris"), N_("jouer à la souris"),
     N_("cliquer sur une case pour y jouer"), false},
    {NOMME(animation, OUI_NON), BESOIN_ETAPES | BESOIN_ECRAN, N_("Animation"),
     N_("montrer un coup pas à pas, là où le jeu sait le faire"), N_("voir chaque coup pas à pas"),
     false},
    {NOMME(pensee, PENSEES), BESOIN_PENSEUR, N_("Pensée"),
     N_("dire ce que pense l'ordinateur : rien, qui est mieux placé, ou aussi la suite attendue"),
     N_("dire ce que pense l'ordinateur ; tout : aussi la réponse qu'il attend de vous"), false},
    {NOMME(reflexion, OUI_NON), BESOIN_MEDITE, N_("Réflexion"),
     N_("l'ordinateur réfléchit pendant votre temps (niveaux 9 et 10)"),
     N_("l'ordinateur réfléchit aussi à votre tour (niveaux 9 et 10)"), false},
    {NOMME(livre, OUI_NON), BESOIN_LIVRE, NULL, N_("l'ordinateur emploie son livre d'ouvertures"),
     NULL, false},
    {NOMME(plateau, PLATEAUX), 0, NULL,
     N_("en mode texte, montrer le plateau à chaque coup ou à la demande (t)"), NULL, false},
    {"nom", REGLAGE_TEXTE, PLACE(nom), NULL, BESOIN_LIVRE, N_("Votre nom"),
     N_("votre nom, pour les parties écrites et les bilans"), NULL, false},
    {0},
};

void reglages_defaut(struct reglages *reglages)
{
    *reglages = (struct reglages){.joueurs = {"", "clavier", "ia:3"},
                                  .premier = 1,
                                  .souris = 1,
                                  .legaux = 1,
                                  .animation = 1,
                                  .pensee = PENSEE_AVIS,
                                  .reflexion = 1,
                                  .livre = 1};
}

bool reglage_utile(const struct reglage *reglage, const struct jeu *jeu)
{
    const unsigned manques = (jeu->penser ? 0 : BESOIN_PENSEUR) |
                             (jeu->medite ? 0 : BESOIN_MEDITE) | (jeu->livre ? 0 : BESOIN_LIVRE) |
                             (jeu->compter_etapes ? 0 : BESOIN_ETAPES);
    return (reglage->besoins & manques) == 0;
}

int reglage_joueur(const struct reglage *reglage)
{
    return reglage->genre == REGLAGE_JOUEUR
               ? (int)((reglage->place - offsetof(struct reglages, joueurs)) / JOUEUR_NOM_MAX)
               : 0;
}

/* Named values count from 0, players from 1. */
static int decalage(const struct reglage *reglage)
{
    return reglage->valeurs == COULEURS_JOUEUR ? 1 : 0;
}

static bool poser_nomme(int *nombre, const struct reglage *reglage, const char *valeur)
{
    int i = 0;
    while (reglage->valeurs[i] && strcmp(reglage->valeurs[i], valeur) != 0)
        i++;
    if (reglage->valeurs[i])
        *nombre = i + decalage(reglage);
    return reglage->valeurs[i] != NULL;
}

static bool poser_joueur(char *joueur, const char *valeur)
{
    const bool bon = valeur[0] && strlen(valeur) < JOUEUR_NOM_MAX && !strchr(valeur, '\n');
    if (bon)
        strcpy(joueur, valeur);
    return bon;
}

static bool poser_texte(char *texte, const char *valeur)
{
    bool bon = strlen(valeur) < JOUEUR_NOM_MAX;
    for (const char *v = valeur; bon && *v; v++)
        bon = (unsigned char)*v >= ' ' && *v != 127;
    if (bon)
        strcpy(texte, valeur);
    return bon;
}

static bool poser_pendule(struct pendule *pendule, const char *valeur)
{
    struct pendule p = {0};
    const bool bonne = strcmp(valeur, "0") == 0 || pendule_lire(vue_de(valeur), &p);
    *pendule = bonne ? p : *pendule;
    return bonne;
}

static bool poser(struct reglages *r, const struct reglage *reglage, const char *valeur)
{
    void *place = (char *)r + reglage->place;
    switch (reglage->genre) {
    case REGLAGE_JOUEUR:
        return poser_joueur(place, valeur);
    case REGLAGE_SECONDES:
        return vue_reel_saisi(vue_de(valeur), 0, 86400, place);
    case REGLAGE_PENDULE:
        return poser_pendule(place, valeur);
    case REGLAGE_TEXTE:
        return poser_texte(place, valeur);
    default:
        return poser_nomme(place, reglage, valeur);
    }
}

const char *reglage_poser(struct reglages *r, const struct reglage *reglage, const char *valeur)
{
    char acceptees[512];
    struct tampon t = tampon_sur(acceptees, sizeof acceptees);
    if (poser(r, reglage, valeur))
        return NULL;
    for (int i = 0; reglage->valeurs && reglage->valeurs[i]; i++)
        tampon_ecrire(&t, "%s%s", i ? ", " : "", reglage->valeurs[i]);
    if (reglage->genre == REGLAGE_JOUEUR)
        joueur_usages(NULL, &t);
    else if (reglage->genre == REGLAGE_SECONDES)
        tampon_ajouter(&t, _("un nombre de secondes de 0 à 86400"));
    else if (reglage->genre == REGLAGE_PENDULE)
        tampon_ajouter(&t, _("0, ou des secondes jusqu'à 86400, comme 300 ou 300+5"));
    else if (reglage->genre == REGLAGE_TEXTE)
        tampon_ajouter(&t, _("un nom court, sur une ligne"));
    return refus_ecrire(_("valeurs acceptées : %s"), acceptees);
}

const struct reglage *reglage_chercher(struct vue nom)
{
    for (const struct reglage *r = table_reglages; r->nom; r++)
        if (vue_egale(nom, r->nom))
            return r;
    return NULL;
}

static const char *reglage_inconnu(const char *nom)
{
    char noms[256];
    struct tampon t = tampon_sur(noms, sizeof noms);
    for (const struct reglage *r = table_reglages; r->nom; r++)
        tampon_ecrire(&t, "%s%s", r == table_reglages ? "" : ", ", r->nom);
    return refus_ecrire(_("le réglage « %s » n'existe pas ; il y a %s"), nom, noms);
}

const char *reglage_poser_ou_dire(struct reglages *reglages, const struct reglage *r,
                                  const char *valeur)
{
    const char *raison = reglage_poser(reglages, r, valeur);
    return raison ? refus_ecrire(_("%s : « %s » refusé, %s"), r->nom, valeur, raison) : NULL;
}

const char *reglages_poser(struct reglages *reglages, const char *nom, const char *valeur)
{
    const struct reglage *r = reglage_chercher(vue_de(nom));
    if (!r || strcmp(r->nom, nom) != 0) /* unlike a person a file writes it as it is */
        return reglage_inconnu(nom);
    return reglage_poser_ou_dire(reglages, r, valeur);
}

/* As short as it reads back the same. */
static void ecrire_secondes(double secondes, struct tampon *sortie)
{
    enum { DECIMALES_MAX = 30 };
    char memoire[64];
    double relu = -1;
    for (int n = 0; n <= DECIMALES_MAX && relu != secondes; n++) {
        snprintf(memoire, sizeof memoire, "%.*f", n, secondes);
        vue_reel(vue_de(memoire), 0, 86400, &relu);
    }
    tampon_ajouter(sortie, memoire);
}

static void ecrire_pendule(const struct pendule *p, struct tampon *sortie)
{
    ecrire_secondes(p->reste, sortie);
    if (p->increment == 0)
        return;
    tampon_ajouter(sortie, "+");
    ecrire_secondes(p->increment, sortie);
}

void reglage_lire(const struct reglages *reglages, const struct reglage *reglage,
                  struct tampon *sortie)
{
    const void *place = (const char *)reglages + reglage->place;
    switch (reglage->genre) {
    case REGLAGE_JOUEUR:
    case REGLAGE_TEXTE:
        tampon_ajouter(sortie, place);
        break;
    case REGLAGE_SECONDES:
        ecrire_secondes(*(const double *)place, sortie);
        break;
    case REGLAGE_PENDULE:
        ecrire_pendule(place, sortie);
        break;
    default:
        tampon_ajouter(sortie, reglage->valeurs[*(const int *)place - decalage(reglage)]);
    }
}

static bool chemin_reglages(const char *programme, char chemin[CHEMIN_MAX])
{
    char nom[64];
    struct tampon t = tampon_sur(nom, sizeof nom);
    tampon_ecrire(&t, "%s.conf", programme);
    return fichier_chemin(DOSSIER_REGLAGES, nom, chemin);
}

/* The parts of a line, blanks at their ends left out. False: it is a blank line or a # comment. */
static bool couper_ligne(struct vue ligne, struct vue *nom, struct vue *valeur)
{
    ligne = vue_sans_blancs(ligne);
    if (vue_vide(ligne) || *ligne.p == '#')
        return false;
    const char *egal = memchr(ligne.p, '=', vue_longueur(ligne));
    *nom = vue_sans_blancs((struct vue){ligne.p, egal ? egal : ligne.fin});
    *valeur = vue_sans_blancs((struct vue){egal ? egal + 1 : ligne.fin, ligne.fin});
    return true;
}

/* Why no game of the program has such a player, in the words of the first; NULL: one has. */
static const char *refus_partout(const struct jeu *const *jeux, const char *joueur)
{
    int i = 0;
    while (jeux[i] && joueur_refus(jeux[i], joueur))
        i++;
    return jeux[i] ? NULL : joueur_refus(jeux[0], joueur);
}

/* Why the file may not set this player, else NULL. */
static const char *refus_joueur(const struct jeu *const *jeux, const char *nom, const char *joueur)
{
    const char *refus = joueur_commande(joueur)
                            ? _("un programme ne se lance que par --noir ou --blanc")
                            : refus_partout(jeux, joueur);
    return refus ? refus_ecrire(_("%s : %s"), nom, refus) : NULL;
}

/* Sets a value of the file: unlike reglages_poser() a player must exist and run nothing. */
static const char *poser_lu(struct reglages *reglages, const struct jeu *const *jeux,
                            const char *nom, const char *valeur)
{
    const struct reglage *r = reglage_chercher(vue_de(nom));
    const char *refus = r && reglage_joueur(r) ? refus_joueur(jeux, nom, valeur) : NULL;
    return refus ? refus : reglages_poser(reglages, nom, valeur);
}

/* Obeys a line. NULL, or why not. */
static const char *lire_ligne(struct reglages *reglages, const struct jeu *const *jeux,
                              struct vue ligne)
{
    char texte_nom[64], texte_valeur[JOUEUR_NOM_MAX + 1];
    struct vue nom, valeur;
    if (!couper_ligne(ligne, &nom, &valeur))
        return NULL;
    if (!memchr(ligne.p, '=', vue_longueur(ligne)) || memchr(ligne.p, 0, vue_longueur(ligne)))
        return _("cette ligne n'est pas de la forme « nom = valeur »");
    vue_copier(nom, texte_nom, sizeof texte_nom);
    vue_copier(valeur, texte_valeur, sizeof texte_valeur);
    return poser_lu(reglages, jeux, texte_nom, texte_valeur);
}

const char *reglages_charger(struct reglages *reglages, const char *programme,
                             const struct jeu *const *jeux)
{
    char fautes[2 * CHEMIN_MAX];
    struct tampon t = tampon_sur(fautes, sizeof fautes);
    char chemin[CHEMIN_MAX], *contenu;
    size_t taille;
    int fausses = 0;
    reglages_defaut(reglages);
    if (!chemin_reglages(programme, chemin))
        return NULL;
    const char *erreur = fichier_lire(chemin, REGLAGES_OCTETS_MAX, &contenu, &taille);
    struct vue texte = vue_sans_bom(vue_sur(contenu ? contenu : "", taille)), ligne;
    for (int numero = 1; vue_ligne(&texte, &ligne); numero++) {
        const char *refus = lire_ligne(reglages, jeux, ligne);
        if (refus && ++fausses <= LIGNES_DITES)
            tampon_ecrire(&t, "%s%s:%d%s%s", fausses > 1 ? "\n" : "", chemin, numero, _(" : "),
                          refus);
    }
    const int tues = fausses - LIGNES_DITES;
    if (tues > 0)
        tampon_ecrire(&t,
                      ngettext("\n%d autre ligne est fausse", "\n%d autres lignes sont fausses",
                               (unsigned long)tues),
                      tues);
    free(contenu);
    return erreur ? erreur : fausses ? refus_ecrire("%s", fautes) : NULL;
}

void reglages_adapter(struct reglages *reglages, int joueur, const struct jeu *jeu)
{
    struct reglages usuels;
    reglages_defaut(&usuels);
    if (joueur_refus(jeu, reglages->joueurs[joueur]))
        strcpy(reglages->joueurs[joueur], usuels.joueurs[joueur]);
}

/* Is it a line of this setting? */
static bool est_de(struct vue ligne, const char *nom)
{
    struct vue lu, valeur;
    return couper_ligne(ligne, &lu, &valeur) && vue_longueur(lu) == strlen(nom) &&
           memcmp(lu.p, nom, strlen(nom)) == 0;
}

/* Appends the text with the lines of this name replaced; with one more if there is none. */
static void remplacer(struct vue texte, const char *nom, const char *nouvelle,
                      struct octets *sortie)
{
    struct vue ligne;
    bool fait = false;
    for (struct vue reste = texte; vue_ligne(&reste, &ligne); texte = reste) {
        const bool sienne = est_de(ligne, nom);
        if (sienne)
            octets_texte(sortie, nouvelle);
        else
            octets_vue(sortie, (struct vue){texte.p, reste.p});
        fait |= sienne;
    }
    if (!fait && sortie->longueur > 0 && sortie->debut[sortie->longueur - 1] != '\n')
        octets_texte(sortie, "\n");
    if (!fait)
        octets_texte(sortie, nouvelle);
}

/* Is there a line of this name that cannot be obeyed? */
static bool abime(struct vue texte, const char *nom, const struct jeu *const *jeux)
{
    struct reglages essai;
    struct vue ligne;
    reglages_defaut(&essai);
    while (vue_ligne(&texte, &ligne))
        if (est_de(ligne, nom) && lire_ligne(&essai, jeux, ligne))
            return true;
    return false;
}

/* The file with the new line for this setting. */
static const char *ecrire_ligne(const char *chemin, struct vue texte, const char *nom,
                                const char *nouvelle)
{
    struct octets sortie = {0};
    remplacer(texte, nom, nouvelle, &sortie);
    const char *erreur = fichier_ecrire(chemin, sortie.debut, sortie.longueur);
    octets_detruire(&sortie);
    return erreur;
}

/* Reads the file and replaces it, which nobody else does meanwhile. */
static const char *changer_ligne(const char *chemin, const char *nom, const char *nouvelle,
                                 const struct jeu *const *jeux)
{
    char *contenu = NULL;
    size_t taille;
    const char *erreur = fichier_lire(chemin, REGLAGES_OCTETS_MAX, &contenu, &taille);
    if (erreur)
        return erreur;
    const struct vue texte = vue_sans_bom(vue_sur(contenu ? contenu : "", taille));
    if (abime(texte, nom, jeux))
        erreur = fichier_copier_de_cote(chemin, contenu, taille);
    if (!erreur)
        erreur = ecrire_ligne(chemin, texte, nom, nouvelle);
    free(contenu);
    return erreur;
}

const char *reglages_retenir(const struct reglages *reglages, const char *nom,
                             const char *programme, const struct jeu *const *jeux)
{
    char chemin[CHEMIN_MAX], nouvelle[JOUEUR_NOM_MAX + 64];
    struct tampon t = tampon_sur(nouvelle, sizeof nouvelle);
    const struct reglage *r = reglage_chercher(vue_de(nom));
    const int joueur = reglage_joueur(r);
    int verrou;
    if (joueur && joueur_commande(reglages->joueurs[joueur]))
        return NULL;
    if (!chemin_reglages(programme, chemin))
        return _("aucun dossier pour les réglages (HOME n'est pas défini)");
    tampon_ecrire(&t, "%s = ", nom);
    reglage_lire(reglages, r, &t);
    tampon_ajouter(&t, "\n");
    const char *erreur = fichier_prendre(chemin, PATIENCE, &verrou);
    if (!erreur)
        erreur = changer_ligne(chemin, nom, nouvelle, jeux);
    fichier_rendre(verrou);
    return erreur;
}
