/* The harness of the files that are no games of others: the save, the settings, the opening book,
 * the names beside WTHOR. What could be read is written and read again, and must be the same.
 *
 * `make fuzz` builds it once for each, FICHIER being its name; tests/test_fuzz.c includes it to
 * replay the corpora. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/octets.h"
#include "formats/wthor.h"
#include "jeux/othello_8x8.h"
#include "jeux/othello_tailles.h"
#include "moteur/ouvrage.h"
#include "partie/sauvegarde.h"

#define VRAI(condition)                                                                            \
    do {                                                                                           \
        if (!(condition))                                                                          \
            abort();                                                                               \
    } while (0)

static const struct jeu *const LES_JEUX[] = {&jeu_othello_8x8, &jeu_othello_8x8_miroir,
                                             &jeu_othello_6x6, &jeu_othello_9x7, NULL};

static void essayer_sauvegarde(struct vue v)
{
    static struct partie partie, relue;
    static char texte[2][SAUVEGARDE_OCTETS_MAX];
    struct arbre arbre = {0}, relu = {0};
    struct octets un = {0}, deux = {0};
    char memoire[512];
    struct reglages reglages;
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    reglages_defaut(&reglages);
    if (!sauvegarde_lire(v, LES_JEUX, &partie, &reglages, &arbre, &raison)) {
        arbre_vider(&arbre);
        return;
    }
    struct tampon t = tampon_sur(texte[0], sizeof texte[0]);
    struct tampon u = tampon_sur(texte[1], sizeof texte[1]);
    sauvegarde_ecrire(&partie, &reglages, &t);
    octets_texte(&un, texte[0]);
    sauvegarde_ecrire_arbre(&arbre, partie.jeu, &un);
    VRAI(sauvegarde_lire(octets_lire(&un), LES_JEUX, &relue, &reglages, &relu, &raison));
    sauvegarde_ecrire(&relue, &reglages, &u);
    octets_texte(&deux, texte[1]);
    sauvegarde_ecrire_arbre(&relu, relue.jeu, &deux);
    VRAI(strcmp(un.debut, deux.debut) == 0);
    octets_detruire(&un);
    octets_detruire(&deux);
    arbre_vider(&arbre);
    arbre_vider(&relu);
}

/* The settings are a file of the user's: it is made in a folder of this run. */
static void essayer_reglages(struct vue v)
{
    static char dossier[] = "/tmp/fuzz_reglages.XXXXXX";
    char chemin[CHEMIN_MAX];
    struct reglages reglages;
    if (strstr(dossier, "XXXXXX")) /* a name that was made may have some X */
        VRAI(mkdtemp(dossier) && setenv("XDG_CONFIG_HOME", dossier, 1) == 0);
    VRAI(fichier_chemin(DOSSIER_REGLAGES, "othello.conf", chemin) && !fichier_dossiers(chemin));
    FILE *f = fopen(chemin, "w");
    VRAI(f && fwrite(v.p, 1, vue_longueur(v), f) == vue_longueur(v) && fclose(f) == 0);
    reglages_charger(&reglages, "othello", LES_JEUX);
    for (const struct reglage *r = table_reglages; r->nom; r++) {
        char valeur[1024];
        struct tampon t = tampon_sur(valeur, sizeof valeur);
        reglage_lire(&reglages, r, &t);
        VRAI(!reglages_poser(&reglages, r->nom, valeur));
    }
    unlink(chemin);
}

/* Reads a book and writes it again; false when it is refused. */
static bool recopier_livre(const struct octets *f, struct octets *copie)
{
    struct livre l;
    struct ouvrage *o = ouvrage_creer();
    const bool lu = !livre_ouvrir(&l, (uint8_t *)f->debut, f->longueur) && !ouvrage_lire(o, &l);
    if (lu)
        ouvrage_ecrire(o, copie);
    ouvrage_detruire(o);
    return lu;
}

/* The entries of a book: their count and sum are put right, else nothing would pass. */
static void essayer_livre(struct vue v)
{
    const size_t n = vue_longueur(v) / LIVRE_ENTREE;
    struct octets f = {0}, copie = {0}, encore = {0};
    uint8_t entete[LIVRE_ENTETE] = "OTHLIVR1";
    octets_poser_nombre(entete + 8, n, 4);
    octets_poser_nombre(entete + 12, octets_somme((const uint8_t *)v.p, n * LIVRE_ENTREE), 4);
    octets_ajouter(&f, entete, sizeof entete);
    octets_ajouter(&f, v.p, n * LIVRE_ENTREE);
    if (recopier_livre(&f, &copie)) {
        VRAI(recopier_livre(&copie, &encore) && copie.longueur == encore.longueur);
        VRAI(memcmp(copie.debut, encore.debut, copie.longueur) == 0);
    }
    octets_detruire(&f);
    octets_detruire(&copie);
    octets_detruire(&encore);
}

static void essayer_noms(struct vue v)
{
    static const int LONGUEURS[] = {WTHOR_JOUEUR, WTHOR_TOURNOI};
    for (int i = 0; i < 2; i++) {
        struct wthor_noms noms;
        struct recueil r = {0};
        recueil_nouvelle(&r);
        if (!wthor_lire_noms(v, LONGUEURS[i], &noms))
            wthor_nommer(&r, &noms, &noms);
        wthor_noms_detruire(&noms);
        recueil_detruire(&r);
    }
}

/* One input for the reader of this name. False: there is none here. */
static bool essayer_fichier(const char *nom, const unsigned char *donnees, size_t taille)
{
    static const struct {
        const char *nom;
        void (*essayer)(struct vue v);
    } ESSAIS[] = {{"sauvegarde", essayer_sauvegarde},
                  {"reglages", essayer_reglages},
                  {"livre", essayer_livre},
                  {"noms", essayer_noms}};
    for (size_t i = 0; i < sizeof ESSAIS / sizeof ESSAIS[0]; i++)
        if (strcmp(ESSAIS[i].nom, nom) == 0) {
            ESSAIS[i].essayer(vue_sur((const char *)donnees, taille));
            return true;
        }
    return false;
}

#ifdef FICHIER
int LLVMFuzzerTestOneInput(const unsigned char *donnees, size_t taille);

int LLVMFuzzerTestOneInput(const unsigned char *donnees, size_t taille)
{
    essayer_fichier(FICHIER, donnees, taille);
    return 0;
}
#endif
