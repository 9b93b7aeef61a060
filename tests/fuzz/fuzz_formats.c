/* The harness of all the readers: reads the bytes with one of them, or with the one that their
 * content tells, then writes what was read in every format, reads that again, and checks that the
 * games are the same. A problem is of a game that is counted.
 *
 * `make fuzz` builds it once for each reader, FORMAT being its name; tests/test_fuzz.c includes it
 * to replay the corpora. */
#include <stdlib.h>
#include <string.h>

#include "formats/formats.h"
#include "formats/rameaux.h"

#define EXIGER(condition)                                                                          \
    do {                                                                                           \
        if (!(condition))                                                                          \
            abort();                                                                               \
    } while (0)

/* Appends the moves of a line, passes left out, one after the other, behind each the branches
 * beside it; `places` is NULL where they are not wanted. */
static void coups(const struct partie_notee *p, const struct place *places, int ligne,
                  struct octets *o)
{
    static const unsigned char OUVRE = 254, FERME = 255; /* no squares */
    int nb;
    const struct coup_note *c = notee_coups(p, ligne, &nb);
    for (int i = 0; i < nb; i++) {
        if (c[i].case_ != CASE_PASSE)
            octets_ajouter(o, &c[i].case_, 1);
        const struct place *r = places ? rameaux_chercher(p, places, ligne, i) : NULL;
        for (; places && rameau_est_la(p, places, r, ligne, i); r++) {
            octets_ajouter(o, &OUVRE, 1);
            coups(p, places, r->rameau, o);
            octets_ajouter(o, &FERME, 1);
        }
    }
}

static void tous_les_coups(const struct partie_notee *p, bool rameaux, struct octets *o)
{
    struct place *places = rameaux ? rameaux_places(p) : NULL;
    octets_vider(o);
    coups(p, places, LIGNE_PRINCIPALE, o);
    free(places);
}

/* The same games after writing and reading, for a format that holds all of them, branches too where
 * it does these. */
static void comparer(const struct recueil *a, const struct recueil *b, bool rameaux)
{
    struct octets ca = {0}, cb = {0};
    EXIGER(a->nb_parties == b->nb_parties);
    for (int i = 0; i < a->nb_parties; i++) {
        tous_les_coups(&a->parties[i], rameaux, &ca);
        tous_les_coups(&b->parties[i], rameaux, &cb);
        EXIGER(ca.longueur == cb.longueur);
        EXIGER(ca.longueur == 0 || memcmp(ca.debut, cb.debut, ca.longueur) == 0);
        EXIGER(grille_egal(&a->parties[i].grille, &b->parties[i].grille));
    }
    octets_detruire(&ca);
    octets_detruire(&cb);
}

static void passer_par(const struct format *f, const struct recueil *r)
{
    struct recueil relu = {0}, rapport = {0};
    struct octets o = {0};
    format_pertes(f, r, &rapport);
    f->ecrire(r, &o, &rapport);
    for (int i = 0; i < 2; i++)
        if (f->compagnons[i].ecrire) {
            struct octets noms = {0};
            f->compagnons[i].ecrire(r, &noms, &rapport);
            octets_detruire(&noms);
        }
    if (f->lire)
        f->lire(octets_lire(&o), &relu);
    bool entier =
        strcmp(f->nom, "ggf") == 0 || strcmp(f->nom, "sgf") == 0 || strcmp(f->nom, "pgn") == 0;
    if (entier && r->nb_parties > 0)
        comparer(r, &relu, f->capacites & TIENT_RAMEAUX);
    octets_detruire(&o);
    recueil_detruire(&relu);
    recueil_detruire(&rapport);
}

/* One input for the reader of this name, or "reconnaitre", whatever reads a paste. */
static void essayer_format(const char *nom, const unsigned char *donnees, size_t taille)
{
    struct vue v = vue_sur((const char *)donnees, taille);
    struct recueil r = {0};
    char memoire[1024];
    const struct format *f = format_nomme(nom);
    if (f)
        f->lire(v, &r);
    else
        format_lire(v, &r);
    for (int i = 0; i < r.nb_problemes; i++) {
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        remarque_ecrire(&r.problemes[i], &t);
        EXIGER(r.problemes[i].lieu.partie <= r.nb_parties + r.nb_refusees);
    }
    for (f = formats; f->nom; f++)
        if (f->ecrire)
            passer_par(f, &r);
    recueil_detruire(&r);
}

#ifdef FORMAT
int LLVMFuzzerTestOneInput(const unsigned char *donnees, size_t taille);

int LLVMFuzzerTestOneInput(const unsigned char *donnees, size_t taille)
{
    essayer_format(FORMAT, donnees, taille);
    return 0;
}
#endif
