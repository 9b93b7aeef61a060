/* See joueur.h. */
#include "partie/joueur.h"

#include <string.h>

#include "base/i18n.h"
#include "base/texte.h"
#include "partie/externe.h"

/* A complaint of the player being made; read before the next one by the only thread that makes
 * players. */
static const char *plainte(const char *format, const char *nom, const char *acceptes)
{
    static _Thread_local char message[1024];
    struct tampon t = tampon_sur(message, sizeof message);
    tampon_ecrire(&t, "« %s » : ", nom);
    tampon_ecrire(&t, "%s", format);
    if (acceptes)
        tampon_ecrire(&t, " (%s)", acceptes);
    return message;
}

/* ---- clavier ---- */

static const char *clavier_creer(struct joueur *joueur, const struct jeu *jeu, const char *argument)
{
    (void)joueur;
    (void)jeu;
    return argument ? _("le clavier n'a pas de réglage") : NULL;
}

/* ---- aleatoire[:GRAINE] ---- */

static const char *aleatoire_creer(struct joueur *joueur, const struct jeu *jeu,
                                   const char *argument)
{
    (void)jeu;
    long graine = 0;
    if (argument && !vue_entier(vue_de(argument), 0, 2147483647, &graine))
        return _("la graine est un nombre de 0 à 2147483647");
    alea_init(&joueur->alea, argument ? (uint64_t)graine : alea_graine_du_systeme());
    return NULL;
}

static const char *aleatoire_penser(struct joueur *joueur, const struct partie *partie,
                                    atomic_bool *arret, struct pensee *pensee)
{
    (void)arret;
    int coups[COUPS_MAX];
    int trait = partie_trait(partie, partie->rang);
    int nb = partie->jeu->lister_coups(partie_position(partie, partie->rang), trait, coups);
    pensee->coup = coups[alea_entier(&joueur->alea, (uint32_t)nb)];
    return NULL;
}

/* ---- ia[:NIVEAU], ia:STYLE[:PROFONDEUR] ---- */

static const char *style_connu(const struct jeu *jeu, struct vue nom)
{
    for (const char *const *s = jeu->styles; s && *s; s++)
        if (vue_egale(nom, *s))
            return *s;
    return NULL;
}

static const char *ia_refus(const struct jeu *jeu)
{
    static _Thread_local char message[512];
    struct tampon t = tampon_sur(message, sizeof message);
    tampon_ecrire(&t, _("niveau attendu : %d à %d"), NIVEAU_MIN, NIVEAU_MAX);
    for (const char *const *s = jeu->styles; s && *s; s++)
        tampon_ecrire(&t, "%s%s", s == jeu->styles ? _(", ou style : ") : ", ", *s);
    return message;
}

static const char *ia_creer(struct joueur *joueur, const struct jeu *jeu, const char *argument)
{
    if (!jeu->penser)
        return _("ce jeu n'a pas d'intelligence artificielle");
    joueur->oublier = jeu->oublier;
    alea_init(&joueur->alea, alea_graine_du_systeme());
    long nombre;
    joueur->limites.niveau = 3;
    if (!argument)
        return NULL;
    if (vue_entier(vue_de(argument), NIVEAU_MIN, NIVEAU_MAX, &nombre)) {
        joueur->limites.niveau = (int)nombre;
        return NULL;
    }
    const char *deux_points = strchr(argument, ':');
    struct vue nom =
        deux_points ? vue_sur(argument, (size_t)(deux_points - argument)) : vue_de(argument);
    joueur->limites.style = style_connu(jeu, nom);
    if (!joueur->limites.style)
        return ia_refus(jeu);
    if (!deux_points)
        return NULL;
    if (!vue_entier(vue_de(deux_points + 1), 1, 60, &nombre))
        return _("profondeur attendue : 1 à 60");
    joueur->limites.profondeur = (int)nombre;
    return NULL;
}

static const char *ia_penser(struct joueur *joueur, const struct partie *partie, atomic_bool *arret,
                             struct pensee *pensee)
{
    struct limites limites = joueur->limites;
    limites.arret = arret;
    limites.graine = alea_suivant(&joueur->alea);
    limites.memoire = partie->jeu->oublier ? &joueur->etat : NULL;
    return partie->jeu->penser(partie_position(partie, partie->rang),
                               partie_trait(partie, partie->rang), &limites, pensee);
}

static void ia_detruire(struct joueur *joueur)
{
    if (joueur->etat)
        joueur->oublier(joueur->etat);
    joueur->etat = NULL;
}

/* ---- The table ---- */

const struct genre_joueur genres_joueur[] = {
    {"clavier", "clavier", N_("une personne"), clavier_creer, NULL, NULL, false},
    {"aleatoire", "aleatoire[:GRAINE]", N_("un coup légal au hasard"), aleatoire_creer,
     aleatoire_penser, NULL, false},
    {"ia", "ia[:NIVEAU]", N_("l'ordinateur, niveau 1 à 10"), ia_creer, ia_penser, ia_detruire, false},
    {"gtp", "gtp:COMMANDE", N_("un autre programme, par le protocole GTP"), externe_creer_gtp,
     externe_penser, externe_detruire, true},
    {"nboard", "nboard:COMMANDE", N_("un autre programme, par le protocole NBoard"),
     externe_creer_nboard, externe_penser, externe_detruire, true},
    {0},
};

void joueur_usages(struct tampon *sortie)
{
    for (const struct genre_joueur *g = genres_joueur; g->nom; g++)
        tampon_ecrire(sortie, "%s%s", g == genres_joueur ? "" : ", ", g->usage);
}

static const char *genre_inconnu(const char *nom)
{
    char acceptes[512];
    struct tampon t = tampon_sur(acceptes, sizeof acceptes);
    joueur_usages(&t);
    return plainte(_("joueur inconnu"), nom, acceptes);
}

/* The kind of a player and what stands after the ':', NULL when there is none. */
static const struct genre_joueur *genre_de(const char *nom, const char **argument)
{
    const char *deux_points = strchr(nom, ':');
    size_t longueur = deux_points ? (size_t)(deux_points - nom) : strlen(nom);
    *argument = deux_points ? deux_points + 1 : NULL;
    for (const struct genre_joueur *g = genres_joueur; g->nom; g++)
        if (vue_egale(vue_sur(nom, longueur), g->nom))
            return g;
    return NULL;
}

const char *joueur_creer(struct joueur *joueur, const struct jeu *jeu, const char *nom)
{
    struct joueur nouveau = {0};
    const char *argument;
    if (strlen(nom) >= sizeof nouveau.nom)
        return plainte(_("nom de joueur trop long"), "...", NULL);
    strcpy(nouveau.nom, nom);
    nouveau.genre = genre_de(nom, &argument);
    if (!nouveau.genre)
        return genre_inconnu(nom);
    const char *refus = nouveau.genre->creer(&nouveau, jeu, argument);
    if (refus)
        return plainte(refus, nom, NULL);
    *joueur = nouveau;
    return NULL;
}

const char *joueur_commande(const char *nom)
{
    const char *argument;
    const struct genre_joueur *g = genre_de(nom, &argument);
    return g && g->lance ? argument : NULL;
}

const char *joueur_nom_court(const struct joueur *joueur)
{
    const char *commande = joueur_commande(joueur->nom), *court = commande;
    for (const char *p = commande; p && *p && *p != ' '; p++)
        court = *p == '/' ? p + 1 : court;
    return court ? court : joueur->nom;
}

void joueur_detruire(struct joueur *joueur)
{
    if (joueur->genre && joueur->genre->detruire)
        joueur->genre->detruire(joueur);
    joueur->genre = NULL;
}
