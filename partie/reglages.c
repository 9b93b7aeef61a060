/* See reglages.h. */
#include "partie/reglages.h"

#include <stdlib.h>
#include <string.h>

#include "base/fichier.h"
#include "base/i18n.h"

enum { REGLAGES_OCTETS_MAX = 65536 };

static const char *const COULEURS_JOUEUR[] = {"noir", "blanc", NULL};
static const char *const THEMES[] = {"classique", "contraste", "daltonien", "monochrome", NULL};
static const char *const PIONS[] = {"pleins", "cours", "ascii", NULL};
static const char *const COULEURS[] = {"auto", "toujours", "jamais", NULL};
static const char *const OUI_NON[] = {"non", "oui", NULL};

const struct reglage table_reglages[] = {
    {"noir", N_("qui joue les pions noirs (ou le premier camp)"), NULL},
    {"blanc", N_("qui joue les pions blancs (ou le second camp)"), NULL},
    {"premier", N_("la couleur qui commence"), COULEURS_JOUEUR},
    {"theme", N_("les couleurs de l'écran"), THEMES},
    {"pions", N_("le dessin des pions"), PIONS},
    {"couleur", N_("quand employer la couleur"), COULEURS},
    {"souris", N_("jouer à la souris"), OUI_NON},
    {"legaux", N_("marquer les coups légaux"), OUI_NON},
    {"reflexion", N_("l'ordinateur réfléchit pendant votre temps (niveaux 9 et 10)"), OUI_NON},
    {"temps", N_("secondes par coup de l'ordinateur, 0 : selon le niveau"), NULL},
    {0},
};

void reglages_defaut(struct reglages *reglages)
{
    *reglages = (struct reglages){
        .joueurs = {"", "clavier", "ia:3"}, .premier = 1, .souris = 1, .legaux = 1, .reflexion = 1};
}

/* The number behind a setting made of named values. */
static int *nombre_de(struct reglages *r, const char *nom)
{
    const struct {
        const char *nom;
        int *nombre;
    } ou[] = {{"theme", &r->theme},   {"pions", &r->pions},   {"couleur", &r->couleur},
              {"souris", &r->souris}, {"legaux", &r->legaux}, {"reflexion", &r->reflexion}, {"premier", &r->premier}};
    for (size_t i = 0; i < sizeof ou / sizeof ou[0]; i++)
        if (strcmp(ou[i].nom, nom) == 0)
            return ou[i].nombre;
    return NULL;
}

static char *joueur_de(struct reglages *r, const char *nom)
{
    return strcmp(nom, "noir") == 0 ? r->joueurs[1] : strcmp(nom, "blanc") == 0 ? r->joueurs[2] : NULL;
}

/* Named values count from 0, players from 1. */
static int decalage(const struct reglage *reglage)
{
    return reglage->valeurs == COULEURS_JOUEUR ? 1 : 0;
}

static const char *plainte(const char *nom, const char *valeur, const char *acceptees)
{
    static _Thread_local char message[512];
    struct tampon t = tampon_sur(message, sizeof message);
    tampon_ecrire(&t, _("%s : « %s » refusé, valeurs acceptées : %s"), nom, valeur, acceptees);
    return message;
}

static const char *poser_nomme(struct reglages *r, const struct reglage *reglage,
                               const char *valeur)
{
    char acceptees[256];
    struct tampon t = tampon_sur(acceptees, sizeof acceptees);
    for (int i = 0; reglage->valeurs[i]; i++) {
        tampon_ecrire(&t, "%s%s", i ? ", " : "", reglage->valeurs[i]);
        if (strcmp(reglage->valeurs[i], valeur) == 0) {
            *nombre_de(r, reglage->nom) = i + decalage(reglage);
            return NULL;
        }
    }
    return plainte(reglage->nom, valeur, acceptees);
}

static const char *poser_libre(struct reglages *r, const struct reglage *reglage,
                               const char *valeur)
{
    char *joueur = joueur_de(r, reglage->nom);
    if (!joueur)
        return vue_reel(vue_de(valeur), 0, 86400, &r->secondes)
                   ? NULL
                   : plainte(reglage->nom, valeur, _("un nombre de secondes de 0 à 86400"));
    if (valeur[0] == 0 || strlen(valeur) >= JOUEUR_NOM_MAX || strchr(valeur, '\n')) {
        char acceptes[512];
        struct tampon t = tampon_sur(acceptes, sizeof acceptes);
        joueur_usages(&t);
        return plainte(reglage->nom, valeur, acceptes);
    }
    strcpy(joueur, valeur);
    return NULL;
}

const char *reglages_poser(struct reglages *reglages, const char *nom, const char *valeur)
{
    for (const struct reglage *r = table_reglages; r->nom; r++)
        if (strcmp(r->nom, nom) == 0)
            return r->valeurs ? poser_nomme(reglages, r, valeur)
                              : poser_libre(reglages, r, valeur);
    return plainte(nom, valeur, _("ce réglage n'existe pas"));
}

void reglages_lire(const struct reglages *reglages, const char *nom, struct tampon *sortie)
{
    struct reglages copie = *reglages;
    for (const struct reglage *r = table_reglages; r->nom; r++) {
        if (strcmp(r->nom, nom) != 0)
            continue;
        if (r->valeurs)
            tampon_ajouter(sortie, r->valeurs[*nombre_de(&copie, nom) - decalage(r)]);
        else if (joueur_de(&copie, nom))
            tampon_ajouter(sortie, joueur_de(&copie, nom));
        else
            tampon_ecrire(sortie, "%g", copie.secondes);
    }
}

static bool chemin_reglages(const char *programme, char chemin[CHEMIN_MAX])
{
    char nom[64];
    struct tampon t = tampon_sur(nom, sizeof nom);
    tampon_ecrire(&t, "%s.conf", programme);
    return fichier_chemin(DOSSIER_REGLAGES, nom, chemin);
}

/* "name = value" lines; blank lines and # comments are skipped. */
static const char *lire_lignes(struct reglages *reglages, struct vue texte)
{
    struct vue ligne;
    while (vue_ligne(&texte, &ligne)) {
        ligne = vue_sans_blancs(ligne);
        if (vue_vide(ligne) || *ligne.p == '#')
            continue;
        char nom[64], valeur[JOUEUR_NOM_MAX + 1];
        const char *egal = memchr(ligne.p, '=', vue_longueur(ligne));
        if (!egal || memchr(ligne.p, 0, vue_longueur(ligne)))
            return _("une ligne n'est pas de la forme « nom = valeur »");
        vue_copier(vue_sans_blancs((struct vue){ligne.p, egal}), nom, sizeof nom);
        vue_copier(vue_sans_blancs((struct vue){egal + 1, ligne.fin}), valeur, sizeof valeur);
        const char *refus = reglages_poser(reglages, nom, valeur);
        if (refus)
            return refus;
    }
    return NULL;
}

const char *reglages_charger(struct reglages *reglages, const char *programme)
{
    static _Thread_local char message[CHEMIN_MAX + 512];
    char chemin[CHEMIN_MAX], *contenu;
    size_t taille;
    reglages_defaut(reglages);
    if (!chemin_reglages(programme, chemin))
        return NULL;
    const char *erreur = fichier_lire(chemin, REGLAGES_OCTETS_MAX, &contenu, &taille);
    if (erreur)
        return erreur;
    if (!contenu)
        return NULL;
    struct reglages lus = *reglages;
    const char *refus = lire_lignes(&lus, vue_sur(contenu, taille));
    free(contenu);
    if (!refus) {
        *reglages = lus;
        return NULL;
    }
    struct tampon t = tampon_sur(message, sizeof message);
    tampon_ecrire(&t, _("%s : %s ; réglages par défaut"), chemin, refus);
    fichier_mettre_de_cote(chemin);
    return message;
}

const char *reglages_enregistrer(const struct reglages *reglages, const char *programme)
{
    char chemin[CHEMIN_MAX], memoire[2048];
    if (!chemin_reglages(programme, chemin))
        return _("aucun dossier pour les réglages (HOME n'est pas défini)");
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    for (const struct reglage *r = table_reglages; r->nom; r++) {
        tampon_ecrire(&t, "%s = ", r->nom);
        reglages_lire(reglages, r->nom, &t);
        tampon_ajouter(&t, "\n");
    }
    const char *erreur = fichier_dossiers(chemin);
    return erreur ? erreur : fichier_ecrire(chemin, memoire, t.longueur);
}
