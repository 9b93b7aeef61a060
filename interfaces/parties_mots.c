/* The words of the command line that name games; see parties_fichier.h. */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "base/sortie.h"
#include "formats/repechage.h"
#include "formats/transcription.h"
#include "interfaces/base_parties.h"
#include "interfaces/parties_fichier.h"

enum { NUMERO_MAX = 100000000 };

/* "12" or "12-15". */
static bool lire_numeros(const char *texte, struct parties_mot *m)
{
    const char *tiret = *texte ? strchr(texte + 1, '-') : NULL;
    const struct vue premier = {texte, tiret ? tiret : texte + strlen(texte)};
    long a, b;
    if (!vue_entier(premier, -NUMERO_MAX, NUMERO_MAX, &a) ||
        !vue_entier(tiret ? vue_de(tiret + 1) : premier, a, NUMERO_MAX, &b))
        return false;
    m->numero = a;
    m->dernier = b;
    return true;
}

/* See the table of parties_fichier.h. */
static void separer(const char *valeur, struct parties_mot *m)
{
    *m = (struct parties_mot){memoire_copier(vue_de(valeur)), PARTIES_TOUTES, PARTIES_TOUTES,
                              PARTIES_FIN};
    char *arobase = strrchr(m->chemin, '@');
    if (arobase && access(m->chemin, F_OK) != 0 &&
        vue_entier(vue_de(arobase + 1), 0, GRILLE_CASES, &m->coup))
        *arobase = 0;
    char *deux_points = strrchr(m->chemin, ':');
    if (deux_points && access(m->chemin, F_OK) != 0 && lire_numeros(deux_points + 1, m))
        *deux_points = 0;
}

static int par_numero(const void *a, const void *b)
{
    const struct partie_notee *p = a, *q = b;
    return (p->numero > q->numero) - (p->numero < q->numero);
}

/* These games of the game base. NULL, or why not. */
static const char *lire_base(const struct parties_mot *m, struct recueil *r)
{
    const char *faute;
    struct base_parties *b = base_ouvrir(NULL, BASE_LIRE, &faute);
    const struct base_recherche celles = {
        .numero = m->numero, .numero_fin = m->dernier, .limite = INT_MAX};
    if (!b)
        return faute;
    faute = m->numero > 0 ? base_extraire(b, &celles, r, NULL) : NULL;
    base_fermer(b);
    if (!faute && r->nb_parties == 0)
        return refus_ecrire(_("la base n'a pas de partie %ld"), m->numero);
    if (r->nb_parties > 1)
        qsort(r->parties, (size_t)r->nb_parties, sizeof r->parties[0], par_numero);
    return faute;
}

/* Is it rather moves than the name of a file? */
static bool sont_des_coups(const char *mot)
{
    return mot[strspn(mot, "abcdefghABCDEFGH12345678")] == 0;
}

/* Why these moves are no game. NULL: it is not known. */
static const char *dire_faute(const char *coups, const struct recueil *r)
{
    char memoire[512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (r->nb_problemes == 0)
        return NULL;
    remarque_ecrire(&r->problemes[0], &t);
    return refus_ecrire(_("%s : %s"), coups, memoire);
}

/* The games of a file; moves, without a fault, are a game themselves, and so are those in an
 * address. NULL, or why not. */
static const char *lire(const char *chemin, const struct format *f, struct recueil *r)
{
    if (f || strcmp(chemin, "-") == 0 || access(chemin, F_OK) == 0 || strlen(chemin) < 2)
        return parties_lire_fichier(chemin, f, r);
    if (repechage_est_adresse(vue_de(chemin))) {
        format_lire(vue_de(chemin), r);
        return r->nb_parties > 0 ? NULL : dire_faute(chemin, r);
    }
    transcription_lire(vue_de(chemin), r);
    if (r->nb_parties > 0 && r->nb_erreurs == 0)
        return NULL;
    const char *faute = sont_des_coups(chemin) ? dire_faute(chemin, r) : NULL;
    recueil_detruire(r);
    return faute ? faute : parties_lire_fichier(chemin, f, r);
}

/* Is it the game base that was named? */
static bool est_base(const char *chemin)
{
    return strcmp(chemin, "base") == 0 && access(chemin, F_OK) != 0;
}

const char *parties_lire_mot(const char *mot, const struct format *f, struct parties_mot *m,
                             struct recueil *r)
{
    separer(mot, m);
    const bool base = m->numero != PARTIES_TOUTES && est_base(m->chemin);
    return base ? lire_base(m, r) : lire(m->chemin, f, r);
}

int parties_verifier_mot(const char *commande, const char *mot, const struct format *f, long seule)
{
    struct parties_mot m;
    separer(mot, &m);
    const bool nommee = m.numero != PARTIES_TOUTES;
    const char *option = nommee && seule != PARTIES_TOUTES ? "--partie"
                         : nommee && f && est_base(m.chemin) ? "--de"
                                                             : NULL;
    free(m.chemin);
    return option ? sortie_erreur(commande, 2, _("%s ne va pas avec %s"), option, mot) : 0;
}

/* Only these games are wanted. NULL, or why they are not there. */
static const char *garder(const char *mot, long premiere, long derniere, struct recueil *r)
{
    char raison[256];
    struct tampon t = tampon_sur(raison, sizeof raison);
    for (int i = 0; i < r->nb_parties; i++)
        if (r->parties[i].numero >= premiere && r->parties[i].numero <= derniere) {
            recueil_garder(r, premiere, derniere);
            return NULL;
        }
    recueil_dire_absente(r, premiere, &t);
    return refus_ecrire(_("%s : %s"), mot, raison);
}

int parties_lire_et_dire(const char *commande, const char *mot, const struct format *f, long seule,
                         struct recueil *r)
{
    struct parties_mot m;
    const char *erreur = parties_lire_mot(mot, f, &m, r);
    if (m.numero == PARTIES_TOUTES)
        m.numero = m.dernier = seule;
    if (!erreur && m.numero != PARTIES_TOUTES)
        erreur = garder(parties_nom_fichier(mot), m.numero, m.dernier, r);
    if (erreur) {
        recueil_detruire(r);
        sortie_erreur(commande, 1, "%s", erreur);
    } else if (m.coup != PARTIES_FIN) {
        recueil_couper(r, (int)m.coup);
    }
    parties_dire_problemes(parties_nom_fichier(m.chemin), r);
    free(m.chemin);
    return erreur ? 1 : r->nb_erreurs;
}

/* Does the word name games rather than be one, moves or a board? */
static bool nomme(const char *mot)
{
    struct parties_mot m;
    separer(mot, &m);
    const bool lu =
        m.numero != PARTIES_TOUTES || m.coup != PARTIES_FIN || access(m.chemin, F_OK) == 0;
    free(m.chemin);
    return lu;
}

/* Is this word, which is no game, rather the name of a file? */
static bool ressemble_a_un_fichier(const char *mot)
{
    return strpbrk(mot, "./") && !strpbrk(mot, " \t\n(;[") && strlen(mot) < GRILLE_CASES;
}

/* Reads words that are moves or a board. 0, or the exit status: said. */
static int lire_texte(const char *commande, const char *const *mots, struct recueil *r)
{
    struct octets o = {0};
    for (int i = 0; mots[i]; i++)
        octets_ecrire(&o, "%s ", mots[i]);
    if (mots[0])
        format_lire(octets_lire(&o), r);
    else
        recueil_nouvelle(r);
    octets_detruire(&o);
    if (r->nb_erreurs > 0 && !mots[1] && ressemble_a_un_fichier(mots[0]))
        return sortie_erreur(commande, 1, _("%s : %s"), mots[0], fichier_raison(ENOENT));
    parties_dire_problemes(commande, r);
    return r->nb_erreurs > 0 ? 2 : 0;
}

static int refuser_plusieurs(const char *commande, const char *mot, const struct recueil *r)
{
    struct parties_mot m;
    separer(mot, &m);
    sortie_erreur(commande, 2, _("le fichier a %d parties : %s:N"), r->nb_parties, m.chemin);
    free(m.chemin);
    return 2;
}

int parties_lire_position(const char *commande, const char *const *mots, struct recueil *r)
{
    const bool nommee = mots[0] && !mots[1] && nomme(mots[0]);
    if (nommee && parties_lire_et_dire(commande, mots[0], NULL, PARTIES_TOUTES, r) > 0)
        return 1;
    const int statut = nommee ? 0 : lire_texte(commande, mots, r);
    if (statut == 1)
        return 1;
    if (nommee && r->nb_parties > 1)
        return refuser_plusieurs(commande, mots[0], r);
    if (statut || r->nb_parties != 1 || r->parties[0].grille.taille != 8)
        return sortie_erreur(commande, 2, "%s",
                             _("il faut des coups, un plateau 8x8 ou PARTIE@N"));
    return 0;
}

static bool meme_fichier(const char *a, const char *b)
{
    struct stat x, y;
    return strcmp(a, "-") != 0 && strcmp(b, "-") != 0 && stat(a, &x) == 0 && stat(b, &y) == 0 &&
           S_ISREG(x.st_mode) && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

/* The last name of a path, and the folder that it is in. */
static const char *nom_et_dossier(const char *chemin, struct stat *dossier)
{
    const char *barre = strrchr(chemin, '/');
    char *avant = memoire_copier(barre ? (struct vue){chemin, barre + 1} : vue_de("."));
    const bool connu = stat(avant, dossier) == 0;
    free(avant);
    return !connu ? "" : barre ? barre + 1 : chemin;
}

bool parties_meme_sortie(const char *a, const char *b)
{
    struct stat x, y;
    if (access(a, F_OK) == 0 || access(b, F_OK) == 0)
        return meme_fichier(a, b);
    const char *nom_a = nom_et_dossier(a, &x), *nom_b = nom_et_dossier(b, &y);
    return *nom_a && strcmp(nom_a, nom_b) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

bool parties_du_fichier(const char *mot, const char *fichier)
{
    struct parties_mot m;
    separer(mot, &m);
    const bool meme = meme_fichier(m.chemin, fichier);
    free(m.chemin);
    return meme;
}
