/* See choix.h. */
#include "interfaces/ecran/choix.h"

#include <string.h>

#include "base/i18n.h"

static void ajouter_valeur(struct choix_reglage *v, const char *texte)
{
    if (v->nb == VALEURS_MAX || strlen(texte) >= VALEUR_OCTETS)
        return;
    strcpy(v->textes[v->nb++], texte);
}

/* Players that can be chosen without typing. */
static void lister_joueurs(const struct jeu *jeu, struct choix_reglage *v)
{
    char nom[VALEUR_OCTETS];
    ajouter_valeur(v, "clavier");
    ajouter_valeur(v, "aleatoire");
    for (int n = NIVEAU_MIN; n <= NIVEAU_MAX && jeu->penser; n++) {
        struct tampon t = tampon_sur(nom, sizeof nom);
        tampon_ecrire(&t, "ia:%d", n);
        ajouter_valeur(v, nom);
    }
    for (const char *const *s = jeu->penser ? jeu->styles : NULL; s && *s; s++) {
        struct tampon t = tampon_sur(nom, sizeof nom);
        tampon_ecrire(&t, "ia:%s", *s);
        ajouter_valeur(v, nom);
    }
}

void choix_lister(struct choix_reglage *v, const struct jeu *jeu, const struct reglages *reglages,
                  const struct reglage *r)
{
    static const char *const SECONDES[] = {"0", "1", "2", "5", "10", "30", "60", NULL};
    static const char *const PENDULES[] = {"0", "60", "180+2", "300", "900", "1500", NULL};
    const char *const *textes = r->valeurs                    ? r->valeurs
                                : r->genre == REGLAGE_PENDULE ? PENDULES
                                                              : SECONDES;
    char presente[VALEUR_OCTETS];
    struct tampon t = tampon_sur(presente, sizeof presente);
    v->nb = 0;
    if (reglage_joueur(r))
        lister_joueurs(jeu, v);
    for (int i = 0; !reglage_joueur(r) && r->genre != REGLAGE_TEXTE && textes[i]; i++)
        ajouter_valeur(v, textes[i]);
    reglage_lire(reglages, r, &t);
    v->courante = 0;
    while (v->courante < v->nb && strcmp(v->textes[v->courante], presente) != 0)
        v->courante++;
    if (v->courante == v->nb)
        ajouter_valeur(v, presente);
}

/* "0,5 s". */
static void dire_secondes(struct vue secondes, struct tampon *sortie)
{
    const size_t debut = sortie->longueur;
    tampon_ecrire(sortie, "%.*s s", (int)vue_longueur(secondes), secondes.p);
    i18n_marquer(sortie->debut + debut);
}

/* "25 min", "90 s". */
static void dire_duree(struct vue duree, struct tampon *sortie)
{
    long secondes;
    if (vue_entier(duree, 60, 86400, &secondes) && secondes % 60 == 0)
        tampon_ecrire(sortie, "%ld min", secondes / 60);
    else
        dire_secondes(duree, sortie);
}

/* "3 min + 2 s" for "180+2". */
static void dire_pendule(const char *valeur, struct tampon *sortie)
{
    const char *plus = strchr(valeur, '+');
    dire_duree(plus ? (struct vue){valeur, plus} : vue_de(valeur), sortie);
    if (plus) {
        tampon_ajouter(sortie, " + ");
        dire_duree(vue_de(plus + 1), sortie);
    }
}

void choix_dire(const struct jeu *jeu, const struct reglage *r, const char *valeur,
                struct tampon *sortie)
{
    static const struct {
        const char *valeur, *mot;
    } MOTS[] = {
        {"oui", N_("oui")},
        {"non", N_("non")},
        {"auto", N_("automatique")},
        {"toujours", N_("toujours")},
        {"jamais", N_("jamais")},
        {"pleins", N_("pleins")},
        {"cours", N_("du cours")},
        {"ascii", N_("X et O")},
        {"classique", N_("classique")},
        {"contraste", N_("contrasté")},
        {"daltonien", N_("daltonien")},
        {"monochrome", N_("monochrome")},
        {"bois", N_("bois")},
        {"nuit", N_("nuit")},
        {"mer", N_("mer")},
        {"avis", N_("qui est mieux")},
        {"tout", N_("tout")},
    };
    const char *mot = valeur;
    for (size_t i = 0; i < sizeof MOTS / sizeof MOTS[0]; i++)
        if (strcmp(MOTS[i].valeur, valeur) == 0)
            mot = _(MOTS[i].mot);
    if (reglage_joueur(r))
        joueur_dire(valeur, sortie);
    else if (strcmp(r->nom, "premier") == 0)
        tampon_ajouter(sortie, _(jeu->joueurs[strcmp(valeur, "noir") == 0 ? 1 : 2]));
    else if (r->genre == REGLAGE_PENDULE && strcmp(valeur, "0") == 0)
        tampon_ajouter(sortie, _("sans"));
    else if (r->genre == REGLAGE_PENDULE)
        dire_pendule(valeur, sortie);
    else if (r->genre == REGLAGE_TEXTE)
        tampon_ajouter(sortie, valeur[0] ? valeur : "…");
    else if (r->genre != REGLAGE_SECONDES)
        tampon_ajouter(sortie, mot);
    else if (strcmp(valeur, "0") == 0)
        tampon_ajouter(sortie, _("selon le niveau"));
    else
        dire_secondes(vue_de(valeur), sortie);
}

const char *choix_conseiller(const struct reglages *reglages, const struct reglage *r)
{
    const int joueur = reglage_joueur(r);
    return joueur ? joueur_decrire(reglages->joueurs[joueur], reglages->secondes)
                  : _(r->conseil ? r->conseil : r->aide);
}
