/* Writing of WTHOR; see wthor.h. The number of a name is a pure function of the collection: names
 * in alphabetical order, after the highest "#n" that stands for a number; 0 is no name. So the
 * three files agree without sharing anything. */
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "formats/lecture.h"
#include "formats/wthor.h"

/* ---- The names of a collection ---- */

struct index {
    const char **noms; /* sorted, each once */
    int nb;
    int premier; /* number of noms[0], not 0 */
};

static int comparer(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The fields that hold a player, or a tournament. */
static const enum champ JOUEURS[] = {CHAMP_NOIR, CHAMP_BLANC}, TOURNOIS[] = {CHAMP_EVENEMENT};

static void ajouter_nom(struct index *x, const char *nom)
{
    long n = wthor_numero(nom);
    if (n >= x->premier)
        x->premier = (int)n + 1;
    if (nom && n < 0)
        x->noms[x->nb++] = nom;
}

static struct index indexer(const struct recueil *r, const enum champ *champs, int nb_champs)
{
    struct index x = {
        .premier = 1,
        .noms = memoire_agrandir(NULL, (size_t)r->nb_parties * (size_t)nb_champs, sizeof *x.noms)};
    for (int i = 0; i < r->nb_parties; i++)
        for (int c = 0; c < nb_champs; c++)
            ajouter_nom(&x, r->parties[i].champs[champs[c]]);
    qsort(x.noms, (size_t)x.nb, sizeof *x.noms, comparer);
    int garde = 0;
    for (int i = 0; i < x.nb; i++)
        if (i == 0 || strcmp(x.noms[i], x.noms[garde - 1]) != 0)
            x.noms[garde++] = x.noms[i];
    x.nb = garde;
    return x;
}

/* A number has two bytes, and so has the count of a file of names. */
static bool tient(const struct index *x)
{
    return x->nb == 0 || x->premier + x->nb <= 65535;
}

/* The number to write for a name; 0 for none. */
static unsigned numero(const struct index *x, const char *nom)
{
    long n = wthor_numero(nom);
    if (n >= 0 || !nom)
        return n >= 0 ? (unsigned)n : 0;
    const char **trouve = bsearch(&nom, x->noms, (size_t)x->nb, sizeof *x->noms, comparer);
    return (unsigned)(x->premier + (int)(trouve - x->noms));
}

/* ---- Bytes ---- */

static void ecrire_octet(struct octets *o, unsigned n)
{
    octets_ajouter(o, (unsigned char[]){(unsigned char)n}, 1);
}

static void ecrire_u16(struct octets *o, unsigned n)
{
    ecrire_octet(o, n & 255);
    ecrire_octet(o, n >> 8 & 255);
}

/* The date of creation is left at 1 January 2000, so that the same games give the same bytes. */
static void ecrire_entete(struct octets *o, unsigned parties, unsigned noms, unsigned annee,
                          unsigned taille)
{
    octets_ajouter(o, (unsigned char[]){20, 0, 1, 1}, 4);
    ecrire_u16(o, parties & 0xffff);
    ecrire_u16(o, parties >> 16);
    ecrire_u16(o, noms);
    ecrire_u16(o, annee);
    octets_ajouter(o, (unsigned char[]){(unsigned char)taille, 0, taille ? 24 : 0, 0}, 4);
}

/* ---- Games ---- */

int wthor_tourner(int taille, int premier, int c)
{
    int n = taille + 1, m = taille / 2;
    for (int s = 0; s < 4; s++) { /* the four symmetries that keep the usual start */
        int cases[2] = {premier, c};
        for (int i = 0; i < 2; i++) {
            int x = grille_x(cases[i]), y = grille_y(cases[i]);
            int u = s & 1 ? y : x, v = s & 1 ? x : y;
            cases[i] = s & 2 ? grille_case(n - u, n - v) : grille_case(u, v);
        }
        if (cases[0] == grille_case(m + 2, m + 1))
            return cases[1];
    }
    return c;
}

/* Why a game does not fit. NULL: it does. */
static const char *refus(const struct partie_notee *p, int taille)
{
    if (p->depart.taille != 8 && p->depart.taille != 10)
        return _("WTHOR n'a que des parties 8x8 et 10x10");
    if (p->depart.taille != taille)
        return _("un fichier WTHOR n'a qu'une taille de plateau");
    if (!notee_depart_usuel(p))
        return _("WTHOR n'a que des parties depuis la position de départ");
    return NULL;
}

/* Black's discs, from the record's margin or the board's; those on the board when the game is
 * neither over nor given a result, which format_pertes() says. */
static unsigned score(const struct partie_notee *p)
{
    struct resultat r = notee_resultat(p);
    int cases = p->depart.taille * p->depart.taille;
    if (r.genre == RESULTAT_INCONNU)
        return (unsigned)grille_compter(&p->grille, NOIR);
    double noirs = (cases + r.marge) / 2;
    if (r.genre == RESULTAT_VAINQUEUR)
        noirs = r.marge > 0 ? cases : 0;
    return noirs < 0 ? 0 : noirs > cases ? (unsigned)cases : (unsigned)noirs;
}

static void ecrire_fiche(const struct partie_notee *p, const struct index *joueurs,
                         const struct index *tournois, struct octets *sortie)
{
    int taille = p->depart.taille, n = 0, premier = 0;
    ecrire_u16(sortie, numero(tournois, p->champs[CHAMP_EVENEMENT]));
    ecrire_u16(sortie, numero(joueurs, p->champs[CHAMP_NOIR]));
    ecrire_u16(sortie, numero(joueurs, p->champs[CHAMP_BLANC]));
    ecrire_octet(sortie, score(p));
    ecrire_octet(sortie, p->theorique == THEORIQUE_INCONNU ? score(p) : (unsigned)p->theorique);
    for (int i = 0; i < p->nb_coups; i++) {
        if (p->coups[i].case_ == CASE_PASSE)
            continue;
        premier = n == 0 ? p->coups[i].case_ : premier;
        int c = wthor_tourner(taille, premier, p->coups[i].case_);
        ecrire_octet(sortie, (unsigned)(grille_y(c) * (taille + 2) + grille_x(c)));
        n++;
    }
    for (; n < taille * taille - 4; n++)
        ecrire_octet(sortie, 0);
}

/* The year they all have, 0 when they differ. */
static unsigned annee_commune(const struct recueil *r)
{
    int annee = r->nb_parties > 0 ? notee_annee(&r->parties[0]) : 0;
    for (int i = 1; i < r->nb_parties; i++)
        if (notee_annee(&r->parties[i]) != annee)
            return 0;
    return (unsigned)annee;
}

/* The records of the games that fit; how many. */
static int ecrire_fiches(const struct recueil *r, int taille, const struct index *joueurs,
                         const struct index *tournois, struct octets *sortie,
                         struct recueil *rapport)
{
    int n = 0;
    for (int i = 0; i < r->nb_parties; i++) {
        const char *faute = refus(&r->parties[i], taille);
        if (faute) {
            recueil_signaler(rapport, ERREUR, (struct lieu){.partie = r->parties[i].numero}, "%s",
                             faute);
            continue;
        }
        ecrire_fiche(&r->parties[i], joueurs, tournois, sortie);
        n++;
    }
    return n;
}

void wthor_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    struct index joueurs = indexer(r, JOUEURS, 2), tournois = indexer(r, TOURNOIS, 1);
    struct octets fiches = {0};
    const int taille = r->nb_parties > 0 && r->parties[0].depart.taille == 10 ? 10 : 8;
    const bool possible = tient(&joueurs) && tient(&tournois);
    int n = 0;
    if (possible)
        n = ecrire_fiches(r, taille, &joueurs, &tournois, &fiches, rapport);
    else
        recueil_signaler(rapport, ERREUR, (struct lieu){0}, "%s", _("trop de noms pour WTHOR"));
    if (n > 0 || r->nb_parties == 0)
        ecrire_entete(sortie, (unsigned)n, 0, annee_commune(r), (unsigned)taille);
    octets_vue(sortie, octets_lire(&fiches));
    octets_detruire(&fiches);
    free(joueurs.noms);
    free(tournois.noms);
}

/* ---- Names ---- */

/* One record: the name in Latin-1, cut to `longueur` - 1 bytes. False when something was lost. */
static bool ecrire_nom(const char *nom, int longueur, struct octets *sortie)
{
    bool entier = true;
    int n = 0;
    for (struct vue v = vue_de(nom); !vue_vide(v); n++) {
        uint32_t c = vue_caractere(&v);
        if (n == longueur - 1) {
            entier = false;
            break;
        }
        entier &= c < 0x100;
        ecrire_octet(sortie, c < 0x100 ? c : '?');
    }
    for (; n < longueur; n++)
        ecrire_octet(sortie, 0);
    return entier;
}

static void ecrire_noms(const struct recueil *r, const enum champ *champs, int nb_champs,
                        int longueur, struct octets *sortie, struct recueil *rapport)
{
    struct index x = indexer(r, champs, nb_champs);
    int total = x.premier + x.nb;
    if (x.nb > 0 && tient(&x)) { /* too many are told with the games, which then are not written */
        ecrire_entete(sortie, 0, (unsigned)total, 0, 0);
        for (int i = 0; i < total; i++) {
            const char *nom = i < x.premier ? "" : x.noms[i - x.premier];
            if (!ecrire_nom(nom, longueur, sortie))
                recueil_signaler(rapport, AVERTISSEMENT, (struct lieu){0},
                                 _("le nom « %s » ne tient pas en %d caractères Latin-1"), nom,
                                 longueur - 1);
        }
    }
    free(x.noms);
}

void wthor_ecrire_joueurs(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    ecrire_noms(r, JOUEURS, 2, WTHOR_JOUEUR, sortie, rapport);
}

void wthor_ecrire_tournois(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    ecrire_noms(r, TOURNOIS, 1, WTHOR_TOURNOI, sortie, rapport);
}
