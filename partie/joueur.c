/* See joueur.h. */
#include "partie/joueur.h"

#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "base/texte.h"
#include "partie/externe.h"

enum {
    MEDITATION = 60, /* plies of a thought on the other's time: to the end of the game */
};

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
    joueur->graine = argument ? (uint64_t)graine : alea_graine_du_systeme();
    joueur_recommencer(joueur, 0, 0);
    return NULL;
}

static const char *aleatoire_penser(struct joueur *joueur, const struct partie *partie,
                                    atomic_bool *arret, struct pensee *pensee)
{
    (void)arret;
    pensee->coup = partie_coup_au_hasard(partie, &joueur->alea);
    return pensee->coup == COUP_AUCUN
               ? refus_ecrire(_("struct jeu « %s » : est_coup_possible() dit oui, "
                                "lister_coups() n'en donne aucun"),
                              partie->jeu->nom)
               : NULL;
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
    char styles[512];
    struct tampon t = tampon_sur(styles, sizeof styles);
    for (const char *const *s = jeu->styles; s && *s; s++)
        tampon_ecrire(&t, "%s%s", s == jeu->styles ? _(", ou style : ") : ", ", *s);
    return refus_ecrire(_("niveau attendu : %d à %d%s"), NIVEAU_MIN, NIVEAU_MAX, styles);
}

static const char *ia_creer(struct joueur *joueur, const struct jeu *jeu, const char *argument)
{
    if (!jeu->penser)
        return _("ce jeu n'a pas d'intelligence artificielle");
    joueur->graine = alea_graine_du_systeme();
    joueur_recommencer(joueur, 0, 0);
    long nombre;
    joueur->limites.niveau = joueur->genre->niveau;
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

/* His limits with what they want at the moment of thinking. */
static struct limites ia_limites(struct joueur *joueur, atomic_bool *arret)
{
    struct limites limites = joueur->limites;
    limites.arret = arret;
    limites.graine = alea_suivant(&joueur->alea);
    limites.memoire = joueur->jeu->oublier ? &joueur->etat : NULL;
    return limites;
}

/* Notes by how much a thought was late; forgets it slowly. */
static void noter_retard(struct limites *l, double secondes)
{
    const double retard = l->secondes > 0 ? secondes - l->secondes : 0;
    l->retard *= 0.995;
    l->retard = retard > l->retard ? retard : l->retard;
}

static const char *ia_penser(struct joueur *joueur, const struct partie *partie,
                             atomic_bool *arret, struct pensee *pensee)
{
    const struct limites limites = ia_limites(joueur, arret);
    const double debut = horloge_secondes();
    const char *erreur = partie->jeu->penser(partie_position(partie, partie->rang),
                                             partie_trait(partie, partie->rang), &limites, pensee);
    noter_retard(&joueur->limites, horloge_secondes() - debut);
    return erreur;
}

static const char *ia_preparer_joueur(struct joueur *joueur, atomic_bool *arret)
{
    const struct limites limites = ia_limites(joueur, arret);
    return joueur->jeu->preparer ? joueur->jeu->preparer(&limites) : NULL;
}

/* A thinker limited by depth must not know more than his depth: he would no longer give the same
 * move at each try. A style keeps nothing from one move to the next. */
static bool ia_medite(const struct joueur *joueur)
{
    return joueur->jeu->medite && !joueur->limites.style && limites_au_temps(&joueur->limites);
}

/* The threads of a search race each other; the book chooses among its best moves. */
static bool ia_se_repete(const struct joueur *joueur)
{
    const struct limites *l = &joueur->limites;
    return l->sans_livre && l->secondes <= 0 && !limites_au_temps(l) && l->pendule.reste <= 0 &&
           l->moyens.fils <= 1;
}

static void ia_mediter(struct joueur *joueur, const struct position *position, int trait,
                       atomic_bool *arret)
{
    struct limites limites = ia_limites(joueur, arret);
    struct pensee pensee;
    if (!ia_medite(joueur))
        return;
    ia_preparer_joueur(joueur, arret); /* a memory of the size that his own thoughts want */
    limites.profondeur = MEDITATION;
    limites.secondes = limites.assez = 0;
    joueur->jeu->penser(position, trait, &limites, &pensee);
}

static void ia_detruire(struct joueur *joueur)
{
    if (joueur->etat)
        joueur->jeu->oublier(joueur->etat);
    joueur->etat = NULL;
}

/* ---- What they are ---- */

static const char *clavier_decrire(const char *argument, double secondes)
{
    (void)argument;
    (void)secondes;
    return _("vous, ou qui joue ici avec vous");
}

static const char *aleatoire_decrire(const char *argument, double secondes)
{
    (void)argument;
    (void)secondes;
    return _("joue au hasard");
}

enum { IA_NIVEAU = 3 }; /* where none is named */

static const char *ia_decrire(const char *argument, double secondes)
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
    long niveau = IA_NIVEAU;
    if (argument && !vue_entier(vue_de(argument), NIVEAU_MIN, NIVEAU_MAX, &niveau))
        return _("l'ordinateur, comme un document du cours le décrit");
    return secondes > 0 ? _("l'ordinateur, le temps réglé plus bas") : _(NIVEAUX[niveau]);
}

/* ---- The table ---- */

const struct genre_joueur genres_joueur[] = {
    {.nom = "clavier",
     .usage = "clavier",
     .aide = N_("un humain, à ce clavier"),
     .court = N_("humain"),
     .phrase = N_("un humain"),
     .decrire = clavier_decrire,
     .creer = clavier_creer},
    {.nom = "aleatoire",
     .usage = N_("aleatoire[:GRAINE]"),
     .aide = N_("un coup légal au hasard"),
     .court = N_("hasard"),
     .phrase = N_("le hasard"),
     .decrire = aleatoire_decrire,
     .creer = aleatoire_creer,
     .penser = aleatoire_penser},
    {.nom = "ia",
     .usage = N_("ia[:NIVEAU]"),
     .aide = N_("l'ordinateur, niveau 1 à 10"),
     .court = N_("IA"),
     .phrase = N_("l'IA"),
     .decrire = ia_decrire,
     .niveau = IA_NIVEAU,
     .creer = ia_creer,
     .penser = ia_penser,
     .preparer = ia_preparer_joueur,
     .mediter = ia_mediter,
     .se_repete = ia_se_repete,
     .reposer = ia_detruire,
     .detruire = ia_detruire},
    {.nom = "gtp",
     .usage = N_("gtp:COMMANDE"),
     .aide = N_("un autre programme, par le protocole GTP"),
     .jeu = "othello-8x8",
     .protocole = &externe_gtp,
     .creer = externe_creer,
     .penser = externe_penser,
     .preparer = externe_preparer,
     .detruire = externe_detruire,
     .secondes_entieres = true},
    {.nom = "nboard",
     .usage = N_("nboard:COMMANDE"),
     .aide = N_("un autre programme, par le protocole NBoard"),
     .jeu = "othello-8x8",
     .protocole = &externe_nboard,
     .creer = externe_creer,
     .penser = externe_penser,
     .preparer = externe_preparer,
     .detruire = externe_detruire},
    {.nom = "arbitre",
     .usage = N_("arbitre:COMMANDE"),
     .aide = N_("un autre programme, par le protocole de l'arbitre du cours"),
     .jeu = "awale-couleurs",
     .protocole = &externe_arbitre,
     .creer = externe_creer,
     .penser = externe_penser,
     .preparer = externe_preparer,
     .reposer = externe_reposer,
     .detruire = externe_detruire,
     .du_debut = true},
    {0},
};

bool genre_joue(const struct genre_joueur *genre, const struct jeu *jeu)
{
    return !genre->jeu || strcmp(genre->jeu, jeu->nom) == 0;
}

void joueur_usages(const struct jeu *jeu, struct tampon *sortie)
{
    for (const struct genre_joueur *g = genres_joueur; g->nom; g++)
        if (!jeu || genre_joue(g, jeu))
            tampon_ecrire(sortie, "%s%s", g == genres_joueur ? "" : ", ", _(g->usage));
}

static const char *refuser_genre(const struct jeu *jeu, const char *raison, const char *nom)
{
    char acceptes[512];
    struct tampon t = tampon_sur(acceptes, sizeof acceptes);
    joueur_usages(jeu, &t);
    return refus_ecrire(_("« %s » : %s (%s)"), nom, raison, acceptes);
}

const struct genre_joueur *genre_de(const char *nom, const char **argument)
{
    const char *deux_points = strchr(nom, ':');
    size_t longueur = deux_points ? (size_t)(deux_points - nom) : strlen(nom);
    if (argument)
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
        return refus_ecrire(_("« %s » : %s"), "...", _("nom de joueur trop long"));
    strcpy(nouveau.nom, nom);
    nouveau.genre = genre_de(nom, &argument);
    nouveau.jeu = jeu;
    if (!nouveau.genre)
        return refuser_genre(jeu, _("joueur inconnu"), nom);
    if (!genre_joue(nouveau.genre, jeu))
        return refuser_genre(jeu, _("ce genre de joueur n'est pas de ce jeu"), nom);
    const char *refus = nouveau.genre->creer(&nouveau, jeu, argument);
    if (refus)
        return refus_ecrire(_("« %s » : %s"), nom, refus);
    *joueur = nouveau;
    return NULL;
}

const char *joueur_refus(const struct jeu *jeu, const char *nom)
{
    struct joueur essai;
    const char *refus = joueur_creer(&essai, jeu, nom);
    if (!refus)
        joueur_detruire(&essai);
    return refus;
}

const char *joueur_commande(const char *nom)
{
    const char *argument;
    const struct genre_joueur *g = genre_de(nom, &argument);
    return g && g->protocole ? argument : NULL;
}

bool joueur_nomme_humain(const char *nom)
{
    const struct genre_joueur *g = genre_de(nom, NULL);
    return g && !g->penser;
}

const char *joueur_decrire(const char *nom, double secondes)
{
    const char *argument;
    const struct genre_joueur *g = genre_de(nom, &argument);
    return g && g->decrire ? g->decrire(argument, secondes) : _("un autre programme");
}

/* The command without the folders of its program. */
static const char *sans_dossiers(const char *commande)
{
    const char *court = commande;
    for (const char *p = commande; *p && *p != ' '; p++)
        court = *p == '/' ? p + 1 : court;
    return court;
}

static void dire(const char *nom, bool phrase, struct tampon *sortie)
{
    const char *argument;
    const struct genre_joueur *g = genre_de(nom, &argument);
    const char *mot = !g || !g->court ? NULL : phrase ? _(g->phrase) : _(g->court);
    long niveau = g ? g->niveau : 0;
    if (!mot)
        tampon_ajouter(sortie, sans_dossiers(argument ? argument : nom));
    else if (g->niveau == 0)
        tampon_ajouter(sortie, mot);
    else if (!argument || vue_entier(vue_de(argument), NIVEAU_MIN, NIVEAU_MAX, &niveau))
        tampon_ecrire(sortie, _("%s, niveau %ld"), mot, niveau);
    else
        tampon_ecrire(sortie, "%s %s", _(g->court), argument);
}

int joueur_niveau(const char *nom)
{
    const char *argument;
    const struct genre_joueur *g = genre_de(nom, &argument);
    long niveau = g ? g->niveau : 0;
    if (niveau && argument && !vue_entier(vue_de(argument), NIVEAU_MIN, NIVEAU_MAX, &niveau))
        niveau = 0; /* a style */
    return (int)niveau;
}

void joueur_dire(const char *nom, struct tampon *sortie)
{
    dire(nom, false, sortie);
}

void joueur_dire_phrase(const char *nom, struct tampon *sortie)
{
    dire(nom, true, sortie);
}

void joueur_dire_deux(const struct joueur joueurs[3], struct tampon *sortie)
{
    joueur_dire(joueurs[1].nom, sortie);
    tampon_ajouter(sortie, " – ");
    joueur_dire(joueurs[2].nom, sortie);
}

void joueur_detruire(struct joueur *joueur)
{
    if (joueur->genre && joueur->genre->detruire)
        joueur->genre->detruire(joueur);
    joueur->genre = NULL;
}

const char *joueur_preparer(struct joueur *joueur, atomic_bool *arret)
{
    return joueur->genre->preparer ? joueur->genre->preparer(joueur, arret) : NULL;
}

bool joueur_se_repete(const struct joueur *joueur)
{
    return joueur->genre->se_repete && joueur->genre->se_repete(joueur);
}

void joueur_recommencer(struct joueur *joueur, int numero, int camp)
{
    joueur->numero = numero;
    joueur->camp = camp;
    alea_init(&joueur->alea, joueur->graine ^ (uint64_t)numero << 32); /* a seed has 31 bits */
}

void joueur_reposer(struct joueur *joueur)
{
    if (joueur->genre && joueur->genre->reposer)
        joueur->genre->reposer(joueur);
}
