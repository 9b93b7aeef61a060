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

const struct reglage *choix_decrire(const char *nom)
{
    const struct reglage *r = table_reglages;
    while (r->nom && strcmp(r->nom, nom) != 0)
        r++;
    return r;
}

bool choix_est_joueur(const char *nom)
{
    return strcmp(nom, "noir") == 0 || strcmp(nom, "blanc") == 0;
}

void choix_lister(struct choix_reglage *v, const struct jeu *jeu, const struct reglages *reglages,
                  const char *nom)
{
    static const char *const SECONDES[] = {"0", "1", "2", "5", "10", "30", "60", NULL};
    const struct reglage *r = choix_decrire(nom);
    const char *const *textes = r->valeurs ? r->valeurs : SECONDES;
    char presente[VALEUR_OCTETS];
    struct tampon t = tampon_sur(presente, sizeof presente);
    v->nb = 0;
    if (choix_est_joueur(nom))
        lister_joueurs(jeu, v);
    for (int i = 0; !choix_est_joueur(nom) && textes[i]; i++)
        ajouter_valeur(v, textes[i]);
    reglages_lire(reglages, nom, &t);
    v->courante = 0;
    while (v->courante < v->nb && strcmp(v->textes[v->courante], presente) != 0)
        v->courante++;
    if (v->courante == v->nb)
        ajouter_valeur(v, presente);
}

void choix_dire(const struct jeu *jeu, const char *nom, const char *valeur, struct tampon *sortie)
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
    };
    const char *mot = valeur;
    for (size_t i = 0; i < sizeof MOTS / sizeof MOTS[0]; i++)
        if (strcmp(MOTS[i].valeur, valeur) == 0)
            mot = _(MOTS[i].mot);
    if (choix_est_joueur(nom))
        joueur_dire(valeur, sortie);
    else if (strcmp(nom, "premier") == 0)
        tampon_ajouter(sortie, _(jeu->joueurs[strcmp(valeur, "noir") == 0 ? 1 : 2]));
    else if (strcmp(nom, "temps") != 0)
        tampon_ajouter(sortie, mot);
    else if (strcmp(valeur, "0") == 0)
        tampon_ajouter(sortie, _("selon le niveau"));
    else
        tampon_ecrire(sortie, "%s s", valeur);
}

/* What a player of this name does, true of every game. */
static const char *dire_joueur(const char *nom, double secondes)
{
    static const char *const NIVEAUX[NIVEAU_MAX + 1] = {
        [1] = N_("débutant : voit un coup, répond aussitôt"),
        [2] = N_("débutant : voit 2 coups, répond aussitôt"),
        [3] = N_("facile : voit 3 coups, répond aussitôt"),
        [4] = N_("moyen : voit 4 coups, répond aussitôt"),
        [5] = N_("assez fort, répond aussitôt"),
        [6] = N_("fort, répond aussitôt"),
        [7] = N_("très fort, répond presque aussitôt"),
        [8] = N_("expert : une seconde par coup, souvent moins"),
        [9] = N_("maître : environ 2 secondes par coup"),
        [10] = N_("champion : environ 5 secondes par coup"),
    };
    long niveau;
    if (strcmp(nom, "clavier") == 0)
        return _("vous, ou qui joue ici avec vous");
    if (strcmp(nom, "aleatoire") == 0)
        return _("joue au hasard");
    if (strncmp(nom, "ia:", 3) != 0)
        return _("un autre programme");
    if (!vue_entier(vue_de(nom + 3), NIVEAU_MIN, NIVEAU_MAX, &niveau))
        return _("l'ordinateur, comme un document du cours le décrit");
    return secondes > 0 ? _("l'ordinateur, le temps réglé plus bas") : _(NIVEAUX[niveau]);
}

const char *choix_conseiller(const struct reglages *reglages, const char *nom)
{
    static const char *const MOTS[][2] = {
        {"premier", N_("qui joue le premier coup")},
        {"temps", N_("pour chaque coup de l'ordinateur")},
        {"theme", N_("les couleurs de l'écran")},
        {"pions", N_("leur dessin ; avec X et O, tout l'écran est sans accents")},
        {"couleur", N_("automatique : si le terminal en a")},
        {"legaux", N_("un point sur chaque case où l'on peut jouer")},
        {"souris", N_("cliquer sur une case pour y jouer")},
        {"animation", N_("voir chaque coup pas à pas")},
        {"reflexion", N_("l'ordinateur réfléchit aussi à votre tour (niveaux 9 et 10)")},
    };
    if (choix_est_joueur(nom))
        return dire_joueur(reglages->joueurs[strcmp(nom, "noir") == 0 ? 1 : 2], reglages->secondes);
    for (size_t i = 0; i < sizeof MOTS / sizeof MOTS[0]; i++)
        if (strcmp(MOTS[i][0], nom) == 0)
            return _(MOTS[i][1]);
    return _(choix_decrire(nom)->aide);
}

void choix_retenir(struct ecran *e, const char *nom)
{
    const struct session *s = e->session;
    const char *erreur = reglages_retenir(&s->reglages, nom, s->programme, s->jeux);
    if (erreur)
        vue_message(e, erreur);
}

void choix_theme_suivant(struct ecran *e)
{
    char memoire[MESSAGE_MAX], valeur[VALEUR_OCTETS];
    struct tampon t = tampon_sur(memoire, sizeof memoire), v = tampon_sur(valeur, sizeof valeur);
    e->session->reglages.theme = (e->session->reglages.theme + 1) % (THEME_MONOCHROME + 1);
    vue_preparer(e);
    tampon_ajouter(&t, _("Thème : "));
    reglages_lire(&e->session->reglages, "theme", &v);
    choix_dire(e->session->jeu, "theme", valeur, &t);
    vue_message(e, memoire);
    choix_retenir(e, "theme");
}
