/* See rappels.h. */
#include "partie/rappels.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/i18n.h"

enum { OCTETS_MAX = 1 << 26, SECONDES_DU_JOUR = 86400, PERTE_MAX = 128 };

/* Another program holds the file for as long as it takes to write it; who answers at the screen is
 * not kept waiting. */
static const double PATIENCE = 5, PATIENCE_AU_JEU = 0.5;

static const int DELAIS[RAPPEL_BOITES + 1] = {0, 1, 3, 9, 27, 81};

static const char *const GENRES[] = {
    [RAPPEL_ERREUR] = "erreur", [RAPPEL_REPERTOIRE] = "repertoire"};
enum { NB_GENRES = sizeof GENRES / sizeof *GENRES };

/* ---- Cards ---- */

/* The board as the engine sees it. False: it is none, or this side cannot move. */
static bool lire_plateau(struct vue plateau, int joueur, struct othellier *o)
{
    *o = (struct othellier){0};
    if (vue_longueur(plateau) != 64 || (joueur != 1 && joueur != 2))
        return false;
    for (int i = 0; i < 64; i++) {
        const char pion = plateau.p[i];
        if (pion != '-' && pion != 'X' && pion != 'O')
            return false;
        *(pion == "-XO"[joueur] ? &o->joueur : &o->adverse) |= (uint64_t)(pion != '-') << i;
    }
    return othellier_coups(o) != 0;
}

bool rappel_definir(struct rappel *c, struct vue plateau, int joueur)
{
    struct othellier o;
    const bool bon = lire_plateau(plateau, joueur, &o);
    vue_copier(plateau, c->plateau, sizeof c->plateau);
    c->joueur = joueur;
    c->cle = othellier_canonique(o);
    return bon;
}

static int comparer(const struct rappel *a, const struct rappel *b)
{
    if (a->genre != b->genre)
        return a->genre < b->genre ? -1 : 1;
    return a->joueur != b->joueur ? a->joueur - b->joueur : othellier_comparer(a->cle, b->cle);
}

/* The square of the move, as the engine counts them. */
static int case_du_coup(const struct rappel *c)
{
    return 8 * (c->coup[1] - '1') + c->coup[0] - 'a';
}

/* Does the same move, turned, answer both? They are the same card. */
static bool meme_coup(const struct rappel *a, const struct rappel *b)
{
    struct othellier x, y;
    lire_plateau(vue_de(a->plateau), a->joueur, &x);
    lire_plateau(vue_de(b->plateau), b->joueur, &y);
    return othellier_comparer(othellier_canonique(othellier_jouer(x, case_du_coup(a))),
                              othellier_canonique(othellier_jouer(y, case_du_coup(b)))) == 0;
}

bool rappel_meme(const struct rappel *a, const struct rappel *b)
{
    return comparer(a, b) == 0;
}

void rappel_repondre(struct rappel *c, bool juste, long jour)
{
    const int avant = c->boite > 0 ? c->boite : 1;
    if (juste && jour < c->jour)
        return;
    c->boite = juste ? avant + (avant < RAPPEL_BOITES) : 1;
    c->jour = jour + DELAIS[c->boite];
}

/* ---- Days ---- */

/* Of a day of the calendar, from 1900, 0 and 1. */
static long jour_de(int annee, int mois, int quantieme)
{
    struct tm date = {.tm_year = annee, .tm_mon = mois, .tm_mday = quantieme};
    return (long)(timegm(&date) / SECONDES_DU_JOUR);
}

long rappels_aujourdhui(void)
{
    const time_t maintenant = time(NULL);
    struct tm ici;
    localtime_r(&maintenant, &ici);
    return jour_de(ici.tm_year, ici.tm_mon, ici.tm_mday);
}

void rappels_ecrire_jour(long jour, struct tampon *sortie)
{
    const time_t secondes = (time_t)jour * SECONDES_DU_JOUR;
    struct tm date;
    gmtime_r(&secondes, &date);
    tampon_ecrire(sortie, "%04d-%02d-%02d", date.tm_year + 1900, date.tm_mon + 1, date.tm_mday);
}

/* "2026-12-10". False: there is no such day. */
static bool lire_jour(struct vue v, long *jour)
{
    char relu[32];
    struct tampon t = tampon_sur(relu, sizeof relu);
    long annee, mois, quantieme;
    if (vue_longueur(v) != 10 || !vue_entier((struct vue){v.p, v.p + 4}, 1970, 9999, &annee) ||
        !vue_entier((struct vue){v.p + 5, v.p + 7}, 1, 12, &mois) ||
        !vue_entier((struct vue){v.p + 8, v.p + 10}, 1, 31, &quantieme))
        return false;
    const long lu = jour_de((int)annee - 1900, (int)mois - 1, (int)quantieme);
    rappels_ecrire_jour(lu, &t);
    if (!vue_egale(v, relu)) /* the 31st of a shorter month, other marks between the numbers */
        return false;
    *jour = lu;
    return true;
}

/* ---- Lines ---- */

static void ecrire_carte(const struct rappel *c, struct octets *o)
{
    char jour[16];
    struct tampon t = tampon_sur(jour, sizeof jour);
    rappels_ecrire_jour(c->jour, &t);
    octets_ecrire(o, "%s\t%d\t%s\t%s %c\t%s\t%d\t", jour, c->boite, GENRES[c->genre], c->plateau,
                  c->joueur == 1 ? 'X' : 'O', c->coup, c->perte);
    for (const char *p = c->titre; *p; p++)
        octets_ecrire(o, "%c", *p == '\t' || *p == '\n' || *p == '\r' ? ' ' : *p);
    octets_texte(o, "\n");
}

static bool lire_nombre(struct vue v, int max, int *n)
{
    long lu;
    const bool bon = vue_entier(v, 0, max, &lu);
    *n = bon ? (int)lu : *n;
    return bon;
}

static bool lire_genre(struct vue v, enum rappel_genre *genre)
{
    for (int i = 0; i < NB_GENRES; i++)
        if (vue_egale(v, GENRES[i])) {
            *genre = (enum rappel_genre)i;
            return true;
        }
    return false;
}

/* "64 squares, a blank, X or O". */
static bool lire_position(struct vue v, struct rappel *c)
{
    if (vue_longueur(v) != 66 || v.p[64] != ' ' || !strchr("XO", v.p[65]))
        return false;
    return rappel_definir(c, (struct vue){v.p, v.p + 64}, v.p[65] == 'X' ? 1 : 2);
}

/* A legal move of its position. */
static bool lire_coup(struct vue v, struct rappel *c)
{
    struct othellier o;
    if (vue_longueur(v) != 2 || v.p[0] < 'a' || v.p[0] > 'h' || v.p[1] < '1' || v.p[1] > '8')
        return false;
    vue_copier(v, c->coup, sizeof c->coup);
    return lire_plateau(vue_de(c->plateau), c->joueur, &o) &&
           (othellier_coups(&o) >> case_du_coup(c) & 1);
}

/* NULL, or what is wrong. */
static const char *lire_carte(struct vue ligne, struct rappel *c)
{
    *c = (struct rappel){0};
    if (!lire_jour(vue_colonne(&ligne), &c->jour))
        return _("une date comme 2026-12-10 est attendue");
    if (!lire_nombre(vue_colonne(&ligne), RAPPEL_BOITES, &c->boite))
        return _("une boîte de 0 à 5 est attendue");
    if (!lire_genre(vue_colonne(&ligne), &c->genre))
        return _("« erreur » ou « repertoire » est attendu");
    if (!lire_position(vue_colonne(&ligne), c))
        return _("64 cases et le trait, à qui peut jouer, sont attendus");
    if (!lire_coup(vue_colonne(&ligne), c))
        return _("un coup légal, comme c4, est attendu");
    if (!lire_nombre(vue_colonne(&ligne), PERTE_MAX, &c->perte))
        return _("un nombre de pions perdus est attendu");
    ligne = vue_sans_blancs(ligne);
    vue_copier(ligne, c->titre, sizeof c->titre);
    return vue_longueur(ligne) < sizeof c->titre ? NULL
                                                 : _("ce qui est dit de la carte est trop long");
}

/* ---- The file ---- */

const char *rappels_chemin(char chemin[CHEMIN_MAX])
{
    return fichier_chemin(DOSSIER_DONNEES, "rappels.txt", chemin)
               ? NULL
               : _("aucun dossier pour les exercices (HOME n'est pas défini)");
}

/* Takes the cards of the text; room for one a line is made at once. */
static const char *lire_texte(struct rappels *r, struct vue texte, const char *chemin)
{
    struct vue ligne, reste = texte;
    size_t lignes = 0;
    while (vue_ligne(&reste, &ligne))
        lignes++;
    r->cartes = memoire_agrandir(NULL, lignes + 1, sizeof *r->cartes);
    for (int numero = 1; vue_ligne(&texte, &ligne); numero++) {
        const bool commentaire = !vue_vide(ligne) && *ligne.p == '#';
        if (commentaire) {
            octets_vue(&r->commentaires, ligne);
            octets_texte(&r->commentaires, "\n");
        }
        if (commentaire || vue_vide(vue_sans_blancs(ligne)))
            continue;
        const char *faute = lire_carte(ligne, &r->cartes[r->nb++]);
        if (faute)
            return refus_ecrire("%s:%d%s%s", chemin, numero, _(" : "), faute);
    }
    return NULL;
}

const char *rappels_lire(struct rappels *r, const char *chemin)
{
    char *contenu;
    size_t taille;
    *r = (struct rappels){0};
    const char *erreur = fichier_lire(chemin, OCTETS_MAX, &contenu, &taille);
    if (!erreur)
        erreur = lire_texte(r, vue_sans_bom(vue_sur(contenu ? contenu : "", taille)), chemin);
    free(contenu);
    if (erreur)
        rappels_detruire(r);
    return erreur;
}

void rappels_detruire(struct rappels *r)
{
    free(r->cartes);
    octets_detruire(&r->commentaires);
    *r = (struct rappels){0};
}

static const char *ecrire(const struct rappels *r, const char *chemin)
{
    struct octets o = {0};
    if (r->commentaires.longueur == 0)
        octets_ecrire(&o, "# %s\n",
                      _("date, boîte, genre, position et trait, coup, pions perdus, d'où"));
    else
        octets_vue(&o, octets_lire(&r->commentaires));
    for (int i = 0; i < r->nb; i++)
        ecrire_carte(&r->cartes[i], &o);
    const char *erreur = fichier_ecrire(chemin, o.debut, o.longueur);
    octets_detruire(&o);
    return erreur;
}

/* ---- Due ---- */

static bool est_due(const struct rappel *c, enum rappel_genre genre, long jour)
{
    return c->genre == genre && c->jour <= jour;
}

int rappels_compter(const struct rappels *r, enum rappel_genre genre, long jour)
{
    int nb = 0;
    for (int i = 0; i < r->nb; i++)
        nb += est_due(&r->cartes[i], genre, jour);
    return nb;
}

/* An order of cards by their ranks, which decide between equal ones. */
static int par_urgence(const void *x, const void *y, void *cartes)
{
    const int i = *(const int *)x, j = *(const int *)y;
    const struct rappel *a = (const struct rappel *)cartes + i,
                        *b = (const struct rappel *)cartes + j;
    if (a->jour != b->jour)
        return a->jour < b->jour ? -1 : 1;
    return a->perte != b->perte ? b->perte - a->perte : i - j;
}

static int par_position(const void *x, const void *y, void *cartes)
{
    const int i = *(const int *)x, j = *(const int *)y;
    const int ordre =
        comparer((const struct rappel *)cartes + i, (const struct rappel *)cartes + j);
    return ordre ? ordre : i - j;
}

int rappels_dus(const struct rappels *r, enum rappel_genre genre, long jour, int **rangs)
{
    int nb = 0;
    *rangs = memoire_agrandir(NULL, (size_t)r->nb + 1, sizeof **rangs);
    for (int i = 0; i < r->nb; i++)
        if (est_due(&r->cartes[i], genre, jour))
            (*rangs)[nb++] = i;
    qsort_r(*rangs, (size_t)nb, sizeof **rangs, par_urgence, r->cartes);
    return nb;
}

/* ---- Changes ---- */

/* Takes the file and reads it: no card is there on failure. rendre() follows in any case. */
static const char *prendre(struct rappels *r, const char *chemin, double patience, int *verrou)
{
    *r = (struct rappels){0};
    const char *erreur = fichier_prendre(chemin, patience, verrou);
    return erreur ? erreur : rappels_lire(r, chemin);
}

static void rendre(struct rappels *r, int verrou)
{
    fichier_rendre(verrou);
    rappels_detruire(r);
}

/* Of each card the rank of the first one that is the same, for free(). */
static int *chercher_redites(const struct rappels *r)
{
    int *premieres = memoire_agrandir(NULL, (size_t)r->nb + 1, sizeof *premieres);
    int *ordre = memoire_agrandir(NULL, (size_t)r->nb + 1, sizeof *ordre);
    for (int i = 0; i < r->nb; i++)
        ordre[i] = i;
    qsort_r(ordre, (size_t)r->nb, sizeof *ordre, par_position, r->cartes);
    for (int i = 0; i < r->nb; i++) {
        const bool redite = i > 0 && rappel_meme(&r->cartes[ordre[i - 1]], &r->cartes[ordre[i]]);
        premieres[ordre[i]] = redite ? premieres[ordre[i - 1]] : ordre[i];
    }
    free(ordre);
    return premieres;
}

/* Is the card there a question that the new one makes another: another move of a repertoire? */
static bool est_perimee(const struct rappel *la, const struct rappel *neuve)
{
    return la->genre == RAPPEL_REPERTOIRE && !meme_coup(la, neuve);
}

int rappels_completer(struct rappels *r, const struct rappel *cartes, int nb, int *rangs)
{
    const int avant = r->nb;
    int neuves = 0;
    if (nb == 0)
        return 0;
    r->cartes = memoire_agrandir(r->cartes, (size_t)(avant + nb), sizeof *r->cartes);
    memcpy(r->cartes + avant, cartes, (size_t)nb * sizeof *cartes);
    r->nb += nb;
    int *premieres = chercher_redites(r);
    r->nb = avant;
    for (int i = avant; i < avant + nb; i++) {
        struct rappel *la = premieres[i] < avant ? &r->cartes[premieres[i]] : NULL;
        const bool neuve = premieres[i] == i, perimee = la && est_perimee(la, &r->cartes[i]);
        premieres[i] = neuve ? r->nb : la ? premieres[i] : premieres[premieres[i]];
        if (neuve)
            r->cartes[r->nb++] = r->cartes[i];
        else if (perimee)
            *la = r->cartes[i];
        neuves += neuve || perimee;
    }
    if (rangs)
        memcpy(rangs, premieres + avant, (size_t)nb * sizeof *rangs);
    free(premieres);
    return neuves;
}

const char *rappels_ajouter(const char *chemin, const struct rappel *cartes, int nb, int *neuves)
{
    struct rappels r;
    int verrou;
    const char *erreur = prendre(&r, chemin, PATIENCE, &verrou);
    *neuves = erreur ? 0 : rappels_completer(&r, cartes, nb, NULL);
    if (*neuves > 0)
        erreur = ecrire(&r, chemin);
    rendre(&r, verrou);
    *neuves = erreur ? 0 : *neuves;
    return erreur;
}

const char *rappels_noter(const char *chemin, const struct rappel *carte, bool juste, long jour)
{
    struct rappels r;
    int verrou, i = 0;
    const char *erreur = prendre(&r, chemin, PATIENCE_AU_JEU, &verrou);
    while (i < r.nb && !rappel_meme(&r.cartes[i], carte))
        i++;
    if (i < r.nb) {
        rappel_repondre(&r.cartes[i], juste, jour);
        erreur = ecrire(&r, chemin);
    }
    rendre(&r, verrou);
    return erreur;
}
