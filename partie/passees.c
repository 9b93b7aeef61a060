/* See passees.h. */
#include "partie/passees.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "base/octets.h"
#include "partie/arbre_texte.h"
#include "partie/garde.h"

enum { LIGNE_OCTETS_MAX = PARTIE_COUPS_OCTETS + 4096 };

/* In place of the margin: the game was not over; player 1 won, or lost, by the clock. */
static const char INACHEVEE[] = "inachevée", GAGNEE_AU_TEMPS[] = "+temps";
static const char PERDUE_AU_TEMPS[] = "-temps";

bool passees_chemin(const char *programme, char chemin[CHEMIN_MAX])
{
    return garde_chemin(programme, "historique", chemin);
}

/* ---- Writing ---- */

/* A player's name as a field: a command may hold anything. */
static void ajouter_nom(const char *nom, struct tampon *t)
{
    for (; *nom; nom++)
        tampon_ecrire(t, "%c", *nom == '\t' || *nom == '\n' ? ' ' : *nom);
    tampon_ajouter(t, "\t");
}

static void ajouter_depart(const struct partie *partie, struct tampon *t)
{
    tampon_ajouter(t, "\t");
    partie->jeu->ecrire_position(&partie->initiale, t);
    tampon_ajouter(t, partie->premier == 1 ? "\tnoir" : "\tblanc");
}

static void ajouter_fin(const struct partie *partie, int perdant, struct tampon *t)
{
    if (perdant)
        tampon_ajouter(t, perdant == 2 ? GAGNEE_AU_TEMPS : PERDUE_AU_TEMPS);
    else if (partie_trait(partie, partie->rang) != 0)
        tampon_ajouter(t, INACHEVEE);
    else
        tampon_ecrire(t, "%+d", partie->jeu->marge(partie_position(partie, partie->rang)));
    tampon_ajouter(t, "\t");
}

/* `suite`: columns follow. */
static void ecrire_colonnes(const struct partie *partie, const struct reglages *reglages,
                            int perdant, bool suite, struct tampon *t)
{
    char date[HORLOGE_DATE];
    horloge_date("%Y-%m-%dT%H:%M:%S", date);
    tampon_ecrire(t, "%s\t%s\t", date, partie->jeu->nom);
    ajouter_nom(reglages->joueurs[1], t);
    ajouter_nom(reglages->joueurs[2], t);
    ajouter_fin(partie, perdant, t);
    partie_ecrire_suite(partie, partie->rang, " ", t);
    const int ailleurs = partie_compter_ailleurs(partie, partie->rang);
    const bool aidee = partie->conseils > 0 || partie->reprises > 0;
    if (partie->premier != 1 || !partie_depart_usuel(partie))
        ajouter_depart(partie, t);
    else if (ailleurs > 0 || aidee || suite)
        tampon_ajouter(t, "\t\t");
    if (ailleurs > 0 || aidee || suite)
        tampon_ecrire(t, "\t%d", ailleurs);
    if (aidee || suite)
        tampon_ecrire(t, "\t%d\t%d", partie->conseils, partie->reprises);
}

static void ecrire_ligne(const struct partie *partie, const struct arbre *arbre,
                         const struct reglages *reglages, int perdant, struct octets *o)
{
    char colonnes[LIGNE_OCTETS_MAX];
    struct tampon t = tampon_sur(colonnes, sizeof colonnes);
    struct octets lignes = {0};
    arbre_ecrire(arbre, partie->jeu, &lignes);
    ecrire_colonnes(partie, reglages, perdant, lignes.longueur > 0, &t);
    octets_texte(o, colonnes);
    octets_texte(o, lignes.longueur > 0 ? "\t" : "");
    octets_vue(o, octets_lire(&lignes));
    octets_texte(o, "\n");
    octets_detruire(&lignes);
}

const char *passees_ajouter(const char *programme, const struct partie *partie,
                            const struct arbre *arbre, const struct reglages *reglages,
                            int perdant)
{
    char chemin[CHEMIN_MAX];
    struct octets ligne = {0};
    if (!passees_chemin(programme, chemin))
        return NULL;
    const char *erreur = fichier_dossiers(chemin);
    if (erreur)
        return erreur;
    ecrire_ligne(partie, arbre, reglages, perdant, &ligne);
    erreur = fichier_ajouter(chemin, ligne.debut, ligne.longueur);
    octets_detruire(&ligne);
    return erreur;
}

/* ---- Reading ---- */

/* NULL, and an empty text, where there is none. What games added is read, however long. */
static char *lire_fichier(const char *programme, struct vue *texte)
{
    char chemin[CHEMIN_MAX], *octets = NULL;
    size_t taille = 0;
    if (passees_chemin(programme, chemin))
        fichier_lire(chemin, SIZE_MAX, &octets, &taille);
    *texte = octets ? vue_sur(octets, taille) : vue_de("");
    return octets;
}

static int compter_mots(struct vue v)
{
    struct vue mot;
    int n = 0;
    while (vue_mot(&v, &mot))
        n++;
    return n;
}

static void lire_ailleurs(struct vue nombre, struct passee *p)
{
    const int coups = compter_mots(p->coups);
    long n;
    p->ailleurs = vue_entier(nombre, 0, coups, &n) ? (int)n : 0;
    p->ouverte = 2 * p->ailleurs > coups;
}

/* A count that stands in a column; 0 where there is none. */
static int lire_nombre(struct vue nombre)
{
    enum { NOMBRE_MAX = 1000000 };
    long n = 0;
    vue_entier(nombre, 0, NOMBRE_MAX, &n);
    return (int)n;
}

/* How it ended: the margin, or why there is none. */
static bool lire_fin(struct vue m, struct passee *p)
{
    long marge = 0;
    const bool gagnee = vue_egale(m, GAGNEE_AU_TEMPS);
    p->inachevee = vue_egale(m, INACHEVEE);
    p->au_temps = gagnee || vue_egale(m, PERDUE_AU_TEMPS);
    m.p += !vue_vide(m) && *m.p == '+';
    const bool bonne = p->inachevee || p->au_temps || vue_entier(m, -1000, 1000, &marge);
    p->marge = p->au_temps ? (gagnee ? 1 : -1) : (int)marge;
    return bonne;
}

static bool lire_ligne(struct vue ligne, const struct jeu *const *jeux, struct passee *p)
{
    const struct vue date = vue_colonne(&ligne), nom = vue_colonne(&ligne);
    vue_copier(date, p->date, sizeof p->date);
    if (vue_longueur(date) > 10)
        p->date[10] = ' '; /* not T */
    while (*jeux && !vue_egale(nom, (*jeux)->nom))
        jeux++;
    p->jeu = *jeux;
    for (int joueur = 1; joueur <= 2; joueur++)
        vue_copier(vue_colonne(&ligne), p->joueurs[joueur], sizeof p->joueurs[joueur]);
    const bool bonne = lire_fin(vue_colonne(&ligne), p);
    p->coups = vue_colonne(&ligne);
    p->depart = vue_colonne(&ligne);
    p->premier = vue_colonne(&ligne);
    lire_ailleurs(vue_colonne(&ligne), p);
    p->conseils = lire_nombre(vue_colonne(&ligne));
    p->reprises = lire_nombre(vue_colonne(&ligne));
    p->arbre = vue_colonne(&ligne);
    return p->jeu && bonne && !(vue_vide(p->coups) && vue_vide(p->depart));
}

long passees_nombre(const char *programme)
{
    struct vue texte, ligne;
    long nb = 0;
    char *lu = lire_fichier(programme, &texte);
    while (vue_ligne(&texte, &ligne))
        nb += !vue_vide(vue_sans_blancs(ligne));
    free(lu);
    return nb;
}

void passees_lire(struct passees *p, const char *programme, const struct jeu *const *jeux)
{
    struct passee lue;
    struct vue texte, ligne;
    p->nb = 0;
    p->texte = lire_fichier(programme, &texte);
    while (vue_ligne(&texte, &ligne)) {
        if (!lire_ligne(ligne, jeux, &lue))
            continue;
        p->nb += p->nb < PASSEES_MAX;
        memmove(p->parties + 1, p->parties, (size_t)(p->nb - 1) * sizeof *p->parties);
        p->parties[0] = lue;
    }
}

/* The start that the line tells. */
static bool lire_depart(const struct passee *p, struct position *depart)
{
    char texte[1024], perdu[256];
    struct tampon t = tampon_sur(perdu, sizeof perdu);
    vue_copier(p->depart, texte, sizeof texte);
    return p->jeu->lire_position(texte, depart, &t);
}

static bool placer(const struct passee *p, struct partie *partie)
{
    struct position depart;
    partie_init(partie, p->jeu, 1);
    if (vue_vide(p->depart))
        return true;
    if (!lire_depart(p, &depart))
        return false;
    partie_placer(partie, p->jeu, &depart, vue_egale(p->premier, "blanc") ? 2 : 1);
    return true;
}

static bool rejouer(const struct passee *p, struct partie *partie)
{
    struct vue coups = p->coups, mot;
    if (!placer(p, partie))
        return false;
    while (vue_mot(&coups, &mot)) {
        char nom[32], perdu[256];
        struct tampon t = tampon_sur(perdu, sizeof perdu);
        int coup;
        vue_copier(mot, nom, sizeof nom);
        if (!partie->jeu->lire_coup(nom, &coup, &t) || partie_jouer(partie, coup))
            return false;
    }
    for (int joueur = 1; joueur <= 2; joueur++) {
        struct tampon t = tampon_sur(partie->noms[joueur], sizeof partie->noms[joueur]);
        joueur_dire(p->joueurs[joueur], &t);
    }
    partie_marquer_ailleurs(partie, 0, p->inachevee ? p->ailleurs : partie->total);
    partie->consignee = true;
    return true;
}

struct partie *passees_rejouer(const struct passees *p, int i, const char **refus)
{
    struct partie *partie = memoire_neuve(1, sizeof *partie);
    *refus = NULL;
    if (rejouer(&p->parties[i], partie))
        return partie;
    *refus = _("cette partie n'est plus lisible");
    free(partie);
    return NULL;
}

/* ---- In words ---- */

/* "2026-11-30 12:00", where the rest has too little room "2026-11-30" or "11-30". */
static void dire_date(const struct passee *p, int colonnes, struct tampon *t)
{
    enum { RESTE = 29, JOUR = 10, MOIS = 5 }; /* "  gagnée de 12, IA, niveau 10" */
    const int place = colonnes - RESTE, longueur = (int)strlen(p->date);
    const int debut = place < JOUR && longueur >= JOUR ? MOIS : 0;
    tampon_ecrire(t, "%.*s  ", (place < longueur ? JOUR : longueur) - debut, p->date + debut);
}

void passees_dire(const struct passees *passees, int i, const struct jeu *usuel, int colonnes,
                  struct tampon *t)
{
    const struct passee *p = &passees->parties[i];
    const int moi = joueur_nomme_humain(p->joueurs[1]) ? 1 : 2;
    const bool deux = strcmp(p->joueurs[1], p->joueurs[2]) == 0;
    const int marge = moi == 1 ? p->marge : -p->marge;
    dire_date(p, colonnes, t);
    if (p->ouverte)
        tampon_ecrire(t, _("ouverte au coup %d, "), p->ailleurs);
    if (p->inachevee)
        tampon_ajouter(t, _("inachevée"));
    else if (marge == 0)
        tampon_ajouter(t, _("nulle"));
    else if (deux && p->au_temps)
        tampon_ecrire(t, _("%s gagne au temps"), _(p->jeu->joueurs[p->marge > 0 ? 1 : 2]));
    else if (p->au_temps)
        tampon_ajouter(t, marge > 0 ? _("gagnée au temps") : _("perdue au temps"));
    else if (deux)
        tampon_ecrire(t, _("%s gagne de %d"), _(p->jeu->joueurs[p->marge > 0 ? 1 : 2]), abs(marge));
    else
        tampon_ecrire(t, marge > 0 ? _("gagnée de %d") : _("perdue de %d"), abs(marge));
    tampon_ajouter(t, ", ");
    joueur_dire(p->joueurs[3 - moi], t);
    if (p->conseils)
        tampon_ecrire(t, ngettext(", %d conseil", ", %d conseils", (unsigned long)p->conseils),
                      p->conseils);
    if (p->reprises)
        tampon_ecrire(t, ngettext(", %d reprise", ", %d reprises", (unsigned long)p->reprises),
                      p->reprises);
    if (p->jeu != usuel)
        tampon_ecrire(t, ", %s", _(p->jeu->titre));
}

void passees_detruire(struct passees *p)
{
    free(p->texte);
    *p = (struct passees){0};
}

/* ---- The record ---- */

/* A position of one's own has its winner set. */
static bool depart_usuel(const struct passee *p)
{
    struct position depart;
    return vue_vide(p->depart) ||
           (lire_depart(p, &depart) && partie_position_usuelle(p->jeu, &depart));
}

/* One more game, later than the others. */
static void compter(struct palmares *c, const struct passee *p, int marge)
{
    const bool aidee = p->conseils > 0 || p->reprises > 0, seul = marge > 0 && !aidee;
    c->gagnees += marge > 0;
    c->nulles += marge == 0;
    c->perdues += marge < 0;
    c->aidees += marge > 0 && aidee;
    c->serie = marge > 0 ? c->serie + seul : 0;
    c->record = c->derniere > c->record ? c->derniere : c->record;
    c->derniere = seul ? marge : 0;
}

/* Of the games of a person against the player `nom` into `comptes[0]`; against each level into
 * `comptes[level]` where it is NULL. */
static void compter_toutes(const char *programme, const struct jeu *jeu, const char *nom,
                           struct palmares *comptes)
{
    const struct jeu *const jeux[] = {jeu, NULL};
    struct passee p;
    struct vue texte, ligne;
    char *lu = lire_fichier(programme, &texte);
    while (vue_ligne(&texte, &ligne)) {
        if (!lire_ligne(ligne, jeux, &p) || p.inachevee || p.ouverte || !depart_usuel(&p))
            continue;
        for (int moi = 1; moi <= 2; moi++) {
            const char *autre = p.joueurs[3 - moi];
            const int niveau = nom ? 0 : joueur_niveau(autre);
            if (joueur_nomme_humain(p.joueurs[moi]) && (nom ? strcmp(autre, nom) == 0 : niveau > 0))
                compter(&comptes[niveau], &p, moi == 1 ? p.marge : -p.marge);
        }
    }
    free(lu);
}

struct palmares passees_compter(const char *programme, const struct jeu *jeu, const char *nom)
{
    struct palmares compte = {0};
    compter_toutes(programme, jeu, nom, &compte);
    return compte;
}

static int parties(const struct palmares *p)
{
    return p->gagnees + p->nulles + p->perdues;
}

void palmares_dire(const struct palmares *p, const char *nom, struct tampon *t)
{
    if (parties(p) == 0)
        return;
    tampon_ecrire(t, ngettext("Bilan : %d gagnée", "Bilan : %d gagnées",
                              (unsigned long)p->gagnees),
                  p->gagnees);
    if (p->aidees)
        tampon_ecrire(t, _(" (dont %d avec aide)"), p->aidees);
    tampon_ecrire(t, ngettext(", %d nulle", ", %d nulles", (unsigned long)p->nulles), p->nulles);
    tampon_ecrire(t, ngettext(", %d perdue", ", %d perdues", (unsigned long)p->perdues),
                  p->perdues);
    tampon_ajouter(t, _(" contre "));
    joueur_dire_phrase(nom, t);
}

void palmares_dire_exploit(const struct palmares *p, const struct jeu *jeu, const char *nom,
                           struct tampon *t)
{
    enum { SERIE_DITE = 3 };
    const int niveau = joueur_niveau(nom);
    if (p->derniere == 0)
        return;
    if (p->derniere == jeu_enjeu(jeu))
        tampon_ecrire(t, _("Parfait : %d-0 !"), p->derniere);
    else if (p->gagnees - p->aidees == 1 && niveau)
        tampon_ecrire(t, _("Première victoire au niveau %d !"), niveau);
    else if (p->derniere > p->record && p->record > 0)
        tampon_ecrire(t, _("Votre plus grand écart : +%d"), p->derniere);
    else if (p->serie >= SERIE_DITE)
        tampon_ecrire(t, _("%d victoires de suite"), p->serie);
}

void passees_dire_niveaux(const char *programme, const struct jeu *jeu, struct tampon *t)
{
    char memoire[512];
    struct tampon comptes = tampon_sur(memoire, sizeof memoire);
    struct palmares niveaux[NIVEAU_MAX + 1] = {0};
    int battu = 0;
    compter_toutes(programme, jeu, NULL, niveaux);
    for (int niveau = NIVEAU_MIN; niveau <= NIVEAU_MAX; niveau++) {
        const struct palmares *p = &niveaux[niveau];
        if (parties(p) == 0)
            continue;
        tampon_ecrire(&comptes,
                      comptes.longueur ? _(", %d : %d-%d-%d")
                                       : _("Gagnées-nulles-perdues au niveau %d : %d-%d-%d"),
                      niveau, p->gagnees, p->nulles, p->perdues);
        battu = p->gagnees > p->aidees ? niveau : battu;
    }
    if (battu)
        tampon_ecrire(t, _("Plus haut niveau battu : %d. "), battu);
    tampon_ajouter(t, memoire);
}
