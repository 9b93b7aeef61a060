/* See sauvegarde.h. */
#include "partie/sauvegarde.h"

#include <math.h>
#include <string.h>

#include "base/i18n.h"
#include "partie/arbre_texte.h"

enum { AIDES_MAX = 1000000 };
static const double RESTE_MIN = 0.001; /* of a clock, as it is written */

static void ecrire_reglage(const struct reglages *reglages, const char *nom, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%s ", nom);
    reglage_lire(reglages, reglage_chercher(vue_de(nom)), sortie);
    tampon_ajouter(sortie, "\n");
}

/* What the clocks showed after the moves. */
static void ecrire_restes(const struct partie *partie, struct tampon *sortie)
{
    tampon_ajouter(sortie, "restes");
    for (int i = 0; i < partie->total; i++) {
        const double reste = partie->coups[i].reste;
        if (reste > 0)
            tampon_ecrire(sortie, " %.3f", fmax(reste, RESTE_MIN));
        else
            tampon_ajouter(sortie, " -");
    }
    tampon_ajouter(sortie, "\n");
}

void sauvegarde_ecrire(const struct partie *partie, const struct reglages *reglages,
                       struct tampon *sortie)
{
    tampon_ecrire(sortie, "partie 1\njeu %s\n", partie->jeu->nom);
    ecrire_reglage(reglages, "noir", sortie);
    ecrire_reglage(reglages, "blanc", sortie);
    tampon_ecrire(sortie, "premier %s\n", partie->premier == 1 ? "noir" : "blanc");
    ecrire_reglage(reglages, "temps", sortie);
    ecrire_reglage(reglages, "livre", sortie);
    if (reglages->pendule.reste > 0)
        ecrire_reglage(reglages, "pendule", sortie);
    tampon_ajouter(sortie, "depart ");
    partie->jeu->ecrire_position(&partie->initiale, sortie);
    tampon_ecrire(sortie, "\nrang %d\ncoups%s", partie->rang, partie->total > 0 ? " " : "");
    partie_ecrire_suite(partie, partie->total, " ", sortie);
    tampon_ajouter(sortie, "\n");
    const int ailleurs = partie_compter_ailleurs(partie, partie->total);
    if (ailleurs > 0)
        tampon_ecrire(sortie, "ailleurs %d\n", ailleurs);
    if (reglages->pendule.reste > 0)
        ecrire_restes(partie, sortie);
    if (partie->conseils || partie->reprises)
        tampon_ecrire(sortie, "aides %d %d\n", partie->conseils, partie->reprises);
}

void sauvegarde_ecrire_arbre(const struct arbre *a, const struct jeu *jeu, struct octets *sortie)
{
    struct octets texte = {0};
    arbre_ecrire(a, jeu, &texte);
    if (texte.longueur > 0)
        octets_ecrire(sortie, "arbre %s\n", texte.debut);
    octets_detruire(&texte);
}

/* ---- Reading: one function a line, called in the order of the file ---- */

struct lecture {
    const struct jeu *const *jeux;
    struct partie *partie;
    struct reglages *reglages;
    struct arbre *arbre;
    struct vue ligne; /* the value, whatever its length */
    const struct jeu *jeu;
    int premier;
    long rang;
    struct tampon *raison;
};

static bool lire_version(struct lecture *l, const char *valeur)
{
    if (strcmp(valeur, "1") == 0)
        return true;
    tampon_ecrire(l->raison, _("version « %s » inconnue"), valeur);
    return false;
}

static bool lire_jeu(struct lecture *l, const char *valeur)
{
    for (const struct jeu *const *j = l->jeux; *j; j++)
        if (strcmp((*j)->nom, valeur) == 0)
            l->jeu = *j;
    if (!l->jeu)
        tampon_ecrire(l->raison, _("jeu « %s » inconnu"), valeur);
    return l->jeu != NULL;
}

static bool lire_reglage(struct lecture *l, const char *nom, const char *valeur)
{
    const char *refus = reglages_poser(l->reglages, nom, valeur);
    if (refus)
        tampon_ajouter(l->raison, refus);
    return refus == NULL;
}

static bool lire_premier(struct lecture *l, const char *valeur)
{
    l->premier = strcmp(valeur, "blanc") == 0 ? 2 : 1;
    return lire_reglage(l, "premier", valeur);
}

static bool lire_depart(struct lecture *l, const char *valeur)
{
    struct position initiale;
    if (!l->jeu->lire_position(valeur, &initiale, l->raison))
        return false;
    partie_placer(l->partie, l->jeu, &initiale, l->premier);
    return true;
}

static bool lire_rang(struct lecture *l, const char *valeur)
{
    if (vue_entier(vue_de(valeur), 0, PARTIE_COUPS_MAX, &l->rang))
        return true;
    tampon_ecrire(l->raison, _("rang « %s » refusé"), valeur);
    return false;
}

static bool lire_coups(struct lecture *l, const char *valeur)
{
    struct vue texte = vue_de(valeur), mot;
    while (vue_mot(&texte, &mot)) {
        char nom[16];
        int coup;
        vue_copier(mot, nom, sizeof nom);
        tampon_ecrire(l->raison, _("coup %d (%s) : "), l->partie->rang + 1, nom);
        if (!l->jeu->lire_coup(nom, &coup, l->raison))
            return false;
        const char *refus = partie_jouer(l->partie, coup);
        if (refus) {
            tampon_ajouter(l->raison, refus);
            return false;
        }
        *l->raison = tampon_sur(l->raison->debut, l->raison->taille);
    }
    if (l->rang > l->partie->total) {
        tampon_ecrire(l->raison,
                      ngettext("rang %ld refusé : %d coup", "rang %ld refusé : %d coups",
                               (unsigned long)l->partie->total),
                      l->rang, l->partie->total);
        return false;
    }
    partie_aller(l->partie, (int)l->rang);
    return true;
}

static bool lire_ailleurs(struct lecture *l, const char *valeur)
{
    long nb;
    if (!vue_entier(vue_de(valeur), 0, l->partie->total, &nb)) {
        tampon_ecrire(l->raison, _("nombre de coups « %s » refusé"), valeur);
        return false;
    }
    partie_marquer_ailleurs(l->partie, 0, (int)nb);
    return true;
}

/* One for each move, and none that this clock cannot show. */
static bool lire_restes(struct lecture *l, const char *valeur)
{
    const struct pendule *p = &l->reglages->pendule;
    struct vue texte = vue_de(valeur), mot;
    int n = 0;
    for (; n < l->partie->total && vue_mot(&texte, &mot); n++) {
        const double plus = p->reste + (n + 1) * p->increment + RESTE_MIN;
        if (!vue_egale(mot, "-") && !vue_reel(mot, RESTE_MIN, plus, &l->partie->coups[n].reste))
            break;
    }
    if (n == l->partie->total && vue_vide(vue_sans_blancs(texte)))
        return true;
    tampon_ecrire(l->raison, _("temps du coup %d refusé"), n + 1);
    return false;
}

static bool lire_aides(struct lecture *l, const char *valeur)
{
    struct vue texte = vue_de(valeur), mot;
    long n[2] = {0, 0};
    int lus = 0;
    while (lus < 2 && vue_mot(&texte, &mot) && vue_entier(mot, 0, AIDES_MAX, &n[lus]))
        lus++;
    if (lus < 2 || !vue_vide(vue_sans_blancs(texte))) {
        tampon_ecrire(l->raison, _("nombre d'aides « %s » refusé"), valeur);
        return false;
    }
    l->partie->conseils = (int)n[0];
    l->partie->reprises = (int)n[1];
    return true;
}

static bool lire_arbre(struct lecture *l, const char *valeur)
{
    (void)valeur;
    return !l->arbre || arbre_lire(l->ligne, l->partie, l->arbre, l->raison);
}

bool sauvegarde_lire(struct vue texte, const struct jeu *const *jeux, struct partie *partie,
                     struct reglages *reglages, struct arbre *arbre, struct tampon *raison)
{
    static const struct {
        const char *nom;
        bool (*lire)(struct lecture *l, const char *valeur); /* NULL: the setting of that name */
        bool facultative; /* not in the files of before */
    } lignes[] = {
        {"partie", lire_version, false},  {"jeu", lire_jeu, false},
        {"noir", NULL, false},            {"blanc", NULL, false},
        {"premier", lire_premier, false}, {"temps", NULL, true},
        {"livre", NULL, true},            {"pendule", NULL, true},
        {"depart", lire_depart, false},   {"rang", lire_rang, false},
        {"coups", lire_coups, false},     {"ailleurs", lire_ailleurs, true},
        {"restes", lire_restes, true},    {"aides", lire_aides, true},
        {"arbre", lire_arbre, true},
    };
    char memoire[512], valeur[SAUVEGARDE_OCTETS_MAX];
    struct tampon detail = tampon_sur(memoire, sizeof memoire);
    struct lecture l = {.jeux = jeux, .partie = partie, .reglages = reglages, .arbre = arbre,
                        .raison = &detail};
    int numero = 1;
    reglages->pendule = (struct pendule){0};
    for (size_t i = 0; i < sizeof lignes / sizeof lignes[0]; i++) {
        struct vue reste = texte, ligne = {texte.fin, texte.fin}, nom;
        bool bonne = vue_ligne(&reste, &ligne) && !memchr(ligne.p, 0, vue_longueur(ligne)) &&
                     vue_mot(&ligne, &nom) && vue_egale(nom, lignes[i].nom);
        if (!bonne && lignes[i].facultative)
            continue;
        l.ligne = vue_sans_blancs(ligne);
        vue_copier(l.ligne, valeur, sizeof valeur);
        if (!bonne)
            tampon_ecrire(&detail, _("« %s » attendu"), lignes[i].nom);
        else if (lignes[i].lire)
            bonne = lignes[i].lire(&l, valeur);
        else
            bonne = lire_reglage(&l, lignes[i].nom, valeur);
        if (!bonne) {
            tampon_ecrire(raison, _("ligne %d : %s"), numero, memoire);
            return false;
        }
        texte = reste;
        numero++;
    }
    if (vue_vide(vue_sans_blancs(texte)))
        return true;
    tampon_ecrire(raison, _("ligne %d : %s"), numero,
                  _("ce qui suit n'est pas d'une partie sauvée"));
    return false;
}
