/* Reading of WTHOR; see wthor.h. Every byte is read through octet(), which knows the end. */
#include "formats/wthor.h"

#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "formats/lecture.h"

/* ---- Bytes ---- */

static unsigned octet(struct vue v, size_t i)
{
    return i < vue_longueur(v) ? (unsigned char)v.p[i] : 0;
}

static unsigned u16(struct vue v, size_t i)
{
    return octet(v, i) | octet(v, i + 1) << 8;
}

static size_t u32(struct vue v, size_t i)
{
    return u16(v, i) | (size_t)u16(v, i + 2) << 16;
}

/* What the header says. */
struct entete {
    size_t nb;    /* games announced */
    int annee;    /* 0: several */
    int taille;   /* of the boards */
    int coups;    /* moves a record holds */
    size_t fiche; /* bytes a record takes */
};

static struct entete lire_entete(struct vue v)
{
    struct entete e = {.nb = u32(v, 4), .annee = (int)u16(v, 10)};
    e.taille = octet(v, 12) == 10 ? 10 : 8;
    e.coups = e.taille * e.taille - 4;
    e.fiche = 8 + (size_t)e.coups;
    return e;
}

/* ---- Games ---- */

static void lire_nom(struct partie_notee *p, enum champ champ, unsigned numero)
{
    char memoire[16];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (numero == 0) /* nobody, unless a file of names says who */
        return;
    tampon_ecrire(&t, "#%u", numero);
    notee_champ(p, champ, vue_de(memoire));
}

/* The square that a move byte means, 0 for none. */
static int case_de_code(int taille, unsigned code)
{
    int base = taille + 2;
    int x = (int)code % base, y = (int)code / base;
    bool dans = x >= 1 && x <= taille && y >= 1 && y <= taille;
    return dans ? grille_case(x, y) : 0;
}

/* The first byte after the moves that is not zero, or the number of moves the record can hold. */
static int reste_apres(struct vue fiche, const struct entete *e, int n)
{
    while (n < e->coups && octet(fiche, 8 + (size_t)n) == 0)
        n++;
    return n;
}

/* Plays the moves of a record. False, and a problem, at an illegal one. */
static bool lire_coups(struct vue fiche, const struct entete *e, struct partie_notee *p,
                       struct recueil *r, struct lieu lieu)
{
    int n = 0;
    for (; n < e->coups && octet(fiche, 8 + (size_t)n) != 0; n++) {
        unsigned code = octet(fiche, 8 + (size_t)n);
        int c = case_de_code(e->taille, code);
        const char *faute = c ? notee_jouer(p, c) : _("ce n'est pas le code d'une case");
        if (faute) {
            lieu.coup = n + 1;
            lieu.octet += 8 + n;
            recueil_signaler(r, ERREUR, lieu, _("%u : %s"), code, faute);
            return false;
        }
    }
    if (reste_apres(fiche, e, n) < e->coups) {
        lieu.coup = n + 1;
        lieu.octet += 8 + n;
        recueil_signaler(r, AVERTISSEMENT, lieu, "%s",
                         _("un zéro arrête la partie, les coups qui le suivent sont ignorés"));
    }
    return true;
}

/* The scores of a record whose moves were read. A game that stops before its end, both scores being
 * Black's discs there, has none: so does wthor_ecrire() write it. */
static void lire_scores(struct vue fiche, struct partie_notee *p, struct recueil *r,
                        struct lieu lieu)
{
    int cases = p->depart.taille * p->depart.taille;
    int noirs = (int)octet(fiche, 6), theorique = (int)octet(fiche, 7);
    if (!notee_finie(p) && noirs == theorique && noirs == grille_compter(&p->grille, NOIR))
        return;
    if (noirs <= cases)
        p->resultat = (struct resultat){.genre = RESULTAT_MARGE, .marge = 2.0 * noirs - cases};
    else
        recueil_signaler(r, AVERTISSEMENT, lieu, _("score %d impossible, ignoré"), noirs);
    p->theorique = theorique;
}

static void lire_fiche(struct vue fiche, const struct entete *e, struct recueil *r,
                       struct lieu lieu)
{
    char memoire[16];
    struct grille d = grille_debut(e->taille);
    struct partie_notee *p = recueil_nouvelle(r);
    notee_placer(p, &d, NOIR);
    lire_nom(p, CHAMP_EVENEMENT, u16(fiche, 0));
    lire_nom(p, CHAMP_NOIR, u16(fiche, 2));
    lire_nom(p, CHAMP_BLANC, u16(fiche, 4));
    if (e->annee > 0) {
        struct tampon t = tampon_sur(memoire, sizeof memoire);
        tampon_ecrire(&t, "%04d", e->annee);
        notee_champ(p, CHAMP_DATE, vue_de(memoire));
    }
    if (lire_coups(fiche, e, p, r, lieu))
        lire_scores(fiche, p, r, lieu);
    else
        recueil_tronquer(r);
}

/* Its names go into the games beside it (wthor_nommer()): nothing is wrong with it. */
static bool sont_des_noms(struct vue v)
{
    return u32(v, 4) == 0 && u16(v, 8) > 0;
}

/* What makes the whole file unreadable. NULL: nothing. */
static const char *refus(struct vue v)
{
    if (vue_longueur(v) < WTHOR_ENTETE)
        return _("fichier WTHOR plus court que son en-tête de 16 octets");
    if (octet(v, 13) == 1)
        return _("fichier de solitaires, pas de parties");
    return NULL;
}

void wthor_lire(struct vue v, struct recueil *r)
{
    const char *faute = refus(v);
    if (faute) {
        recueil_signaler(r, ERREUR, (struct lieu){0}, "%s", faute);
        return;
    }
    if (sont_des_noms(v))
        recueil_signaler(r, NOTE, (struct lieu){0}, "%s", _("fichier de noms, pas de parties"));
    struct entete e = lire_entete(v);
    size_t presentes = (vue_longueur(v) - WTHOR_ENTETE) / e.fiche;
    size_t n = presentes < e.nb ? presentes : e.nb;
    for (size_t i = 0; i < n; i++) {
        size_t debut = WTHOR_ENTETE + i * e.fiche;
        struct lieu lieu = {.partie = (int)i + 1, .octet = (long)debut + 1};
        lire_fiche(vue_sur(v.p + debut, e.fiche), &e, r, lieu);
    }
    if (presentes < e.nb)
        recueil_signaler(r, ERREUR, (struct lieu){0},
                         ngettext("l'en-tête annonce %zu partie %dx%d, le fichier en contient %zu",
                                  "l'en-tête annonce %zu parties %dx%d, le fichier en contient %zu",
                                  e.nb),
                         e.nb, e.taille, e.taille, presentes);
    else if (vue_longueur(v) != WTHOR_ENTETE + e.nb * e.fiche)
        recueil_signaler(r, AVERTISSEMENT, (struct lieu){0}, "%s",
                         _("des octets après la dernière partie sont ignorés"));
}

/* A plausible date of creation, a kind of file that exists. */
int wthor_reconnaitre(struct vue v)
{
    bool date = octet(v, 0) >= 19 && octet(v, 0) <= 21 && octet(v, 1) < 100 && octet(v, 2) <= 12 &&
                octet(v, 3) <= 31 && (octet(v, 13) <= 1);
    return vue_longueur(v) >= 4 && date ? 75 : 0;
}

/* ---- Names ---- */

/* Adds the Latin-1 name of a record, up to its first zero. */
static void lire_fiche_nom(struct vue fiche, struct wthor_noms *noms, int i)
{
    const char *zero = memchr(fiche.p, 0, vue_longueur(fiche));
    struct octets utf8 = {0};
    for (const char *p = fiche.p; p < (zero ? zero : fiche.fin); p++)
        lecture_latin1((unsigned char)*p, &utf8);
    noms->noms[i] = memoire_copier(vue_sans_blancs(octets_lire(&utf8)));
    octets_detruire(&utf8);
}

const char *wthor_lire_noms(struct vue v, int longueur, struct wthor_noms *noms)
{
    *noms = (struct wthor_noms){0};
    if (vue_longueur(v) < WTHOR_ENTETE)
        return _("fichier WTHOR plus court que son en-tête de 16 octets");
    size_t annonces = u16(v, 8);
    size_t presents = (vue_longueur(v) - WTHOR_ENTETE) / (size_t)longueur;
    if (presents < annonces || u32(v, 4) != 0)
        return _("ce n'est pas un fichier de noms WTHOR");
    noms->noms = memoire_agrandir(NULL, annonces, sizeof *noms->noms);
    for (noms->nb = 0; noms->nb < (int)annonces; noms->nb++) {
        size_t debut = WTHOR_ENTETE + (size_t)noms->nb * (size_t)longueur;
        lire_fiche_nom(vue_sur(v.p + debut, (size_t)longueur), noms, noms->nb);
    }
    return NULL;
}

void wthor_noms_detruire(struct wthor_noms *noms)
{
    for (int i = 0; i < noms->nb; i++)
        free(noms->noms[i]);
    free(noms->noms);
    *noms = (struct wthor_noms){0};
}

long wthor_numero(const char *texte)
{
    long n = -1;
    if (texte && texte[0] == '#' && lecture_chiffre(texte[1]))
        vue_entier(vue_de(texte + 1), 0, 65535, &n);
    return n;
}

static void nommer(struct partie_notee *p, enum champ champ, const struct wthor_noms *noms)
{
    const long n = p->champs[champ] ? wthor_numero(p->champs[champ]) : 0;
    if (noms && n >= 0 && n < noms->nb && noms->noms[n][0])
        notee_champ(p, champ, vue_de(noms->noms[n]));
}

void wthor_nommer(struct recueil *r, const struct wthor_noms *joueurs,
                  const struct wthor_noms *tournois)
{
    for (int i = 0; i < r->nb_parties; i++) {
        nommer(&r->parties[i], CHAMP_NOIR, joueurs);
        nommer(&r->parties[i], CHAMP_BLANC, joueurs);
        nommer(&r->parties[i], CHAMP_EVENEMENT, tournois);
    }
}
