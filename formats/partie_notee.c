/* See partie_notee.h. */
#include "formats/partie_notee.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "formats/rameaux.h"

/* ---- Collections ---- */

struct partie_notee *recueil_nouvelle(struct recueil *r)
{
    r->parties = memoire_allonger(r->parties, r->nb_parties, sizeof *r->parties);
    struct partie_notee *p = &r->parties[r->nb_parties++];
    memset(p, 0, sizeof *p);
    p->numero = r->nb_parties + r->nb_refusees;
    p->theorique = THEORIQUE_INCONNU;
    p->ligne = LIGNE_PRINCIPALE;
    struct grille d = grille_debut(8);
    notee_placer(p, &d, NOIR);
    return p;
}

int recueil_chercher(const struct recueil *r, long numero)
{
    int debut = 0, fin = r->nb_parties;
    while (debut < fin) {
        const int milieu = debut + (fin - debut) / 2;
        if (r->parties[milieu].numero < numero)
            debut = milieu + 1;
        else
            fin = milieu;
    }
    return debut < r->nb_parties && r->parties[debut].numero == numero ? debut : -1;
}

void recueil_dire_absente(const struct recueil *r, long numero, struct tampon *sortie)
{
    const int nb = r->nb_parties + r->nb_refusees;
    if (r->nb_parties == 0)
        tampon_ajouter(sortie, _("aucune partie lisible"));
    else if (numero < 1)
        tampon_ajouter(sortie, _("les parties se comptent à partir de 1"));
    else if (numero > nb)
        tampon_ecrire(sortie,
                      ngettext("le fichier a %d partie", "le fichier a %d parties",
                               (unsigned long)nb),
                      nb);
    else
        tampon_ecrire(sortie, _("la partie %ld n'est pas lisible"), numero);
}

void coups_detruire(struct coup_note *coups, int n)
{
    for (int i = 0; i < n; i++)
        free(coups[i].commentaire);
    free(coups);
}

static void liberer_partie(struct partie_notee *p)
{
    rameaux_detruire(p);
    coups_detruire(p->coups, p->nb_coups);
    coups_detruire(p->scores, p->nb_scores);
    for (int i = 0; i < NB_CHAMPS; i++)
        free(p->champs[i]);
    for (int i = 0; i < p->nb_marques; i++) {
        free(p->marques[i].nom);
        free(p->marques[i].valeur);
    }
    free(p->marques);
}

/* Of the games looked at in order, the `i`-th one goes, or stays behind the `*n` that do. */
static void trier(struct recueil *r, int i, bool reste, int *n)
{
    if (!reste)
        liberer_partie(&r->parties[i]);
    else if (i != (*n)++)
        r->parties[*n - 1] = r->parties[i];
}

/* Those of no game and of these; what they tell is counted again. */
static void garder_problemes(struct recueil *r, long premiere, long derniere)
{
    int n = 0;
    r->nb_erreurs = r->nb_refusees = r->refusee = 0;
    for (int i = 0; i < r->nb_problemes; i++) {
        const struct remarque p = r->problemes[i];
        const int partie = p.lieu.partie;
        if (partie != 0 && (partie < premiere || partie > derniere)) {
            free(p.texte);
            continue;
        }
        r->problemes[n++] = p;
        r->nb_erreurs += p.gravite == ERREUR;
        if (p.gravite == ERREUR && partie != r->refusee && recueil_chercher(r, partie) < 0) {
            r->refusee = partie;
            r->nb_refusees++;
        }
    }
    r->nb_problemes = n;
}

void recueil_garder(struct recueil *r, long premiere, long derniere)
{
    int n = 0;
    r->nb_tronquees = 0;
    for (int i = 0; i < r->nb_parties; i++) {
        const struct partie_notee *p = &r->parties[i];
        const bool reste = p->numero >= premiere && p->numero <= derniere;
        r->nb_tronquees += reste && p->tronquee;
        trier(r, i, reste, &n);
    }
    r->nb_parties = n;
    garder_problemes(r, premiere, derniere);
}

void recueil_retirer(struct recueil *r)
{
    liberer_partie(&r->parties[--r->nb_parties]);
}

void recueil_tronquer(struct recueil *r)
{
    struct partie_notee *p = &r->parties[r->nb_parties - 1];
    notee_continuer(p, LIGNE_PRINCIPALE);
    if (p->nb_coups < TRONQUEE_COUPS_MIN) {
        recueil_retirer(r);
        return;
    }
    p->tronquee = true;
    p->resultat = (struct resultat){0};
    r->nb_tronquees++;
    r->nb_refusees--;
}

void recueil_verser(struct recueil *r, struct recueil *de, int lignes)
{
    const int avant = r->nb_parties + r->nb_refusees;
    for (int i = 0; i < de->nb_parties; i++) {
        struct partie_notee *p = recueil_nouvelle(r);
        *p = de->parties[i];
        p->numero += avant;
    }
    for (int i = 0; i < de->nb_problemes; i++) {
        r->problemes = memoire_allonger(r->problemes, r->nb_problemes, sizeof *r->problemes);
        struct remarque *q = &r->problemes[r->nb_problemes++];
        *q = de->problemes[i];
        q->lieu.partie += q->lieu.partie > 0 ? avant : 0;
        q->lieu.ligne += q->lieu.ligne > 0 ? lignes : 0;
    }
    r->nb_erreurs += de->nb_erreurs;
    r->nb_refusees += de->nb_refusees;
    r->nb_tronquees += de->nb_tronquees;
    r->reste |= de->reste;
    r->refusee = de->refusee > 0 ? de->refusee + avant : r->refusee;
    free(de->parties);
    free(de->problemes);
    *de = (struct recueil){0};
}

void recueil_signaler(struct recueil *r, enum gravite gravite, struct lieu lieu, const char *format,
                      ...)
{
    char memoire[512];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    va_list arguments;
    va_start(arguments, format);
    tampon_ecrire_v(&t, format, arguments);
    va_end(arguments);
    if (gravite == ERREUR && lieu.partie > 0 && lieu.partie != r->refusee) {
        r->refusee = lieu.partie;
        r->nb_refusees++;
    }
    r->problemes = memoire_allonger(r->problemes, r->nb_problemes, sizeof *r->problemes);
    r->problemes[r->nb_problemes++] =
        (struct remarque){gravite, lieu, memoire_copier(vue_de(memoire))};
    r->nb_erreurs += gravite == ERREUR;
    r->reste |= gravite == ERREUR;
}

static void ecrire_nombre(struct tampon *t, const char *format, long n)
{
    if (n > 0) {
        if (t->longueur > 0)
            tampon_ajouter(t, ", ");
        tampon_ecrire(t, format, n);
    }
}

void remarque_ecrire(const struct remarque *p, struct tampon *sortie)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ecrire_nombre(&t, _("partie %ld"), p->lieu.partie);
    ecrire_nombre(&t, _("coup %ld"), p->lieu.coup);
    ecrire_nombre(&t, _("ligne %ld"), p->lieu.ligne);
    ecrire_nombre(&t, _("colonne %ld"), p->lieu.colonne);
    ecrire_nombre(&t, _("octet %ld"), p->lieu.octet);
    if (t.longueur > 0)
        tampon_ecrire(sortie, _("%s : "), memoire);
    tampon_ajouter(sortie, p->texte);
}

void recueil_detruire(struct recueil *r)
{
    while (r->nb_parties > 0)
        recueil_retirer(r);
    for (int i = 0; i < r->nb_problemes; i++)
        free(r->problemes[i].texte);
    free(r->parties);
    free(r->problemes);
    *r = (struct recueil){0};
}

/* ---- One game ---- */

void notee_placer(struct partie_notee *p, const struct grille *depart, int premier)
{
    p->depart = p->grille = *depart;
    p->premier = p->trait = premier;
}

/* The moves of the line that they are added to; `*nb`: where their number is. */
static struct coup_note **coups_en_cours(struct partie_notee *p, int **nb)
{
    struct rameau *r = p->ligne == LIGNE_PRINCIPALE ? NULL : &p->rameaux[p->ligne];
    *nb = r ? &r->nb_coups : &p->nb_coups;
    return r ? &r->coups : &p->coups;
}

static void ajouter_coup(struct partie_notee *p, int c, int joueur)
{
    int *nb;
    struct coup_note **coups = coups_en_cours(p, &nb);
    *coups = memoire_allonger(*coups, *nb, sizeof **coups);
    (*coups)[(*nb)++] =
        (struct coup_note){.case_ = (unsigned char)c, .joueur = (unsigned char)joueur};
    p->trait = NOIR + BLANC - joueur;
}

/* The pass before a move: at the head of a branch the parent may have it. */
static void ajouter_passe(struct partie_notee *p)
{
    if (rameau_suivre_passe(p))
        p->trait = NOIR + BLANC - p->trait;
    else
        ajouter_coup(p, CASE_PASSE, p->trait);
}

const char *notee_passer(struct partie_notee *p)
{
    if (grille_coup_possible(&p->grille, p->trait))
        return _("passe refusée, un coup est possible");
    if (!grille_coup_possible(&p->grille, NOIR + BLANC - p->trait))
        return _("passe refusée, la partie est finie");
    ajouter_coup(p, CASE_PASSE, p->trait);
    return NULL;
}

/* Why the side to move may not play `c`, which was found illegal. */
static const char *raison_illegal(const struct partie_notee *p, int c)
{
    if (grille_fini(&p->grille))
        return _("coup après la fin de la partie");
    if (p->grille.pions[c] != VIDE)
        return _("coup illégal, la case est occupée");
    if (grille_coup_valide(&p->grille, c, NOIR + BLANC - p->trait))
        return p->trait == NOIR ? _("coup illégal : c'est à Noir de jouer")
                                : _("coup illégal : c'est à Blanc de jouer");
    return _("coup illégal, il ne retourne aucun pion");
}

const char *notee_jouer(struct partie_notee *p, int c)
{
    int adverse = NOIR + BLANC - p->trait;
    if (!grille_sur(&p->grille, c))
        return _("case hors du plateau");
    if (grille_jouer(&p->grille, c, p->trait)) {
        ajouter_coup(p, c, p->trait);
        return NULL;
    }
    bool passe =
        grille_coup_valide(&p->grille, c, adverse) && !grille_coup_possible(&p->grille, p->trait);
    if (!passe)
        return raison_illegal(p, c);
    ajouter_passe(p);
    grille_jouer(&p->grille, c, adverse);
    ajouter_coup(p, c, adverse);
    return NULL;
}

const char *notee_jouer_de(struct partie_notee *p, int c, int joueur)
{
    if (c == CASE_PASSE)
        return joueur == p->trait ? notee_passer(p) : _("ce n'est pas à lui de passer");
    if (joueur != p->trait && grille_coup_possible(&p->grille, p->trait))
        return joueur == NOIR ? _("deux coups de suite de Noir alors que Blanc peut jouer")
                              : _("deux coups de suite de Blanc alors que Noir peut jouer");
    if (joueur == p->trait && !grille_coup_valide(&p->grille, c, joueur))
        return grille_sur(&p->grille, c) ? raison_illegal(p, c) : _("case hors du plateau");
    return notee_jouer(p, c);
}

/* The game up to its `n`-th entry, which ends before its last: nothing that was said of its end is
 * true there. */
static void abreger(struct partie_notee *p, int n)
{
    notee_position(p, LIGNE_PRINCIPALE, n, &p->grille, &p->trait);
    rameaux_couper(p, n);
    while (p->nb_coups > n)
        free(p->coups[--p->nb_coups].commentaire);
    coups_detruire(p->scores, p->nb_scores);
    p->scores = NULL;
    p->nb_scores = 0;
    p->resultat = (struct resultat){0};
    p->theorique = THEORIQUE_INCONNU;
    p->tronquee = false;
}

/* The entries of the first moves, with the passes that follow; `*joues` is how many there are. */
static int compter_entrees(const struct partie_notee *p, int nb_coups, int *joues)
{
    int n = 0;
    for (*joues = 0; n < p->nb_coups; n++) {
        const bool passe = p->coups[n].case_ == CASE_PASSE;
        if (*joues == nb_coups && !passe)
            break;
        *joues += !passe;
    }
    return n;
}

/* Takes a game back to where it stood after so many moves; false, and told, where it has less. */
static bool couper(struct recueil *r, struct partie_notee *p, int nb_coups)
{
    int joues;
    const int n = compter_entrees(p, nb_coups, &joues);
    if (joues < nb_coups) {
        recueil_signaler(r, ERREUR, (struct lieu){.partie = p->numero},
                         ngettext("elle n'a que %d coup", "elle n'a que %d coups",
                                  (unsigned long)joues),
                         joues);
        r->nb_tronquees -= p->tronquee;
    } else if (n < p->nb_coups) {
        r->nb_tronquees -= p->tronquee;
        abreger(p, n);
    }
    return joues == nb_coups;
}

void recueil_couper(struct recueil *r, int nb_coups)
{
    int n = 0;
    for (int i = 0; i < r->nb_parties; i++)
        trier(r, i, couper(r, &r->parties[i], nb_coups), &n);
    r->nb_parties = n;
}

bool notee_finie(const struct partie_notee *p)
{
    return grille_fini(&p->grille);
}

int notee_trait(const struct partie_notee *p)
{
    if (grille_coup_possible(&p->grille, p->trait))
        return p->trait;
    int adverse = NOIR + BLANC - p->trait;
    return grille_coup_possible(&p->grille, adverse) ? adverse : 0;
}

struct coup_note *notee_dernier(struct partie_notee *p)
{
    int *nb;
    struct coup_note **coups = coups_en_cours(p, &nb);
    return *nb > 0 ? &(*coups)[*nb - 1] : NULL;
}

struct coup_note coup_copier(const struct coup_note *c)
{
    struct coup_note copie = *c;
    copie.commentaire = c->commentaire ? memoire_copier(vue_de(c->commentaire)) : NULL;
    return copie;
}

void texte_remplacer(char **texte, struct vue valeur)
{
    free(*texte);
    *texte = vue_vide(valeur) ? NULL : memoire_copier(valeur);
}

void notee_champ(struct partie_notee *p, enum champ champ, struct vue valeur)
{
    texte_remplacer(&p->champs[champ], valeur);
}

void notee_marque(struct partie_notee *p, const char *format, struct vue nom, struct vue valeur)
{
    p->marques = memoire_allonger(p->marques, p->nb_marques, sizeof *p->marques);
    p->marques[p->nb_marques++] =
        (struct marque){format, memoire_copier(nom), memoire_copier(valeur)};
}

bool marque_est_de(const struct marque *m, const char *format)
{
    return strcmp(m->format, format) == 0;
}

/* The number of moves, without the passes behind the last. */
static int sans_passes_finales(const struct partie_notee *p)
{
    int n = p->nb_coups;
    while (n > 0 && p->coups[n - 1].case_ == CASE_PASSE)
        n--;
    return n;
}

/* How many moves the two have in common. */
static int coups_communs(const struct partie_notee *a, const struct partie_notee *b)
{
    int n = 0;
    bool pareils = a->premier == b->premier && grille_egal(&a->depart, &b->depart);
    while (pareils && n < a->nb_coups && n < b->nb_coups && a->coups[n].case_ == b->coups[n].case_)
        n++;
    return n;
}

/* Do they go the same way from the same start to the same end? Passes behind the last move, and
 * branches, are none of it. */
static bool memes_coups(const struct partie_notee *a, const struct partie_notee *b)
{
    const int n = sans_passes_finales(a);
    return n == sans_passes_finales(b) && coups_communs(a, b) >= n &&
           grille_egal(&a->grille, &b->grille);
}

bool notee_continue(const struct partie_notee *p, const struct partie_notee *debut)
{
    return p->premier == debut->premier && grille_egal(&p->depart, &debut->depart) &&
           coups_communs(p, debut) >= sans_passes_finales(debut);
}

void notee_reprendre(struct partie_notee *p, const struct partie_notee *source)
{
    const int communs = coups_communs(p, source);
    for (int i = 0; i < NB_CHAMPS; i++)
        if (source->champs[i])
            notee_champ(p, i, vue_de(source->champs[i]));
    for (int i = 0; i < source->nb_marques; i++)
        notee_marque(p, source->marques[i].format, vue_de(source->marques[i].nom),
                     vue_de(source->marques[i].valeur));
    for (int i = 0; i < communs; i++) {
        free(p->coups[i].commentaire);
        p->coups[i] = coup_copier(&source->coups[i]);
    }
    rameaux_copier(p, source, communs < p->nb_coups ? communs + 1 : communs);
    if (memes_coups(p, source)) {
        p->resultat = source->resultat;
        p->theorique = source->theorique;
    }
}

void notee_score(struct partie_notee *p, int c, double score)
{
    p->scores = memoire_allonger(p->scores, p->nb_scores, sizeof *p->scores);
    p->scores[p->nb_scores++] = (struct coup_note){.case_ = (unsigned char)c,
                                                   .joueur = (unsigned char)p->trait,
                                                   .a_eval = true,
                                                   .eval = score};
}

struct resultat notee_resultat(const struct partie_notee *p)
{
    const struct resultat r = p->resultat;
    if (r.genre == RESULTAT_MARGE || !notee_finie(p))
        return r;
    const int marge = grille_marge(&p->grille);
    const bool contredit = r.genre == RESULTAT_VAINQUEUR && r.marge * marge <= 0;
    return contredit ? r : (struct resultat){RESULTAT_MARGE, marge, r.fin};
}

bool notee_depart_usuel(const struct partie_notee *p)
{
    struct grille d = grille_debut(p->depart.taille);
    return p->premier == NOIR && grille_egal(&d, &p->depart);
}

int notee_annee(const struct partie_notee *p)
{
    long annee = 0;
    const char *date = p->champs[CHAMP_DATE];
    if (date && strspn(date, "0123456789") == 4)
        vue_entier(vue_sur(date, 4), 0, 9999, &annee);
    return (int)annee;
}

/* ---- Clocks ---- */

/* "5:00", in seconds. */
static bool lire_minutes(struct vue v, double *secondes)
{
    const char *deux_points = vue_vide(v) ? NULL : memchr(v.p, ':', vue_longueur(v));
    long m, s;
    if (!deux_points || !vue_entier((struct vue){v.p, deux_points}, 0, 1440, &m) ||
        !vue_entier((struct vue){deux_points + 1, v.fin}, 0, 59, &s))
        return false;
    *secondes = (double)(60 * m + s);
    return true;
}

static bool lire_secondes(struct vue v, double *secondes)
{
    return vue_reel(v, 0, 86400, secondes);
}

/* Both parts, about the mark: the second one may be missing. */
static bool lire_parts(struct vue v, char marque,
                       bool (*lire)(struct vue v, double *secondes), double parts[2])
{
    const char *milieu = vue_vide(v) ? NULL : memchr(v.p, marque, vue_longueur(v));
    parts[1] = 0;
    if (!milieu)
        return lire(v, &parts[0]);
    return lire((struct vue){v.p, milieu}, &parts[0]) &&
           lire((struct vue){milieu + 1, v.fin}, &parts[1]);
}

bool champ_pendule(enum champ champ)
{
    return champ == CHAMP_PENDULE || champ == CHAMP_PENDULE_NOIR || champ == CHAMP_PENDULE_BLANC;
}

bool notee_texte(const struct partie_notee *p, enum champ champ, const char *format,
                 char memoire[PENDULE_OCTETS_MAX], const char **ecrit)
{
    const bool ggf = strcmp(format, "ggf") == 0, sgf = strcmp(format, "sgf") == 0;
    struct tampon t = tampon_sur(memoire, PENDULE_OCTETS_MAX);
    double parts[2];
    *ecrit = p->champs[champ];
    if (!*ecrit || !champ_pendule(champ) || !(ggf || sgf || strcmp(format, "pgn") == 0))
        return true;
    const struct vue v = vue_de(*ecrit);
    const bool plus = lire_parts(v, '+', lire_secondes, parts);
    if (!plus && !lire_parts(v, '/', lire_minutes, parts)) {
        *ecrit = !ggf && strstr(*ecrit, "//") ? NULL : *ecrit;
        return *ecrit != NULL;
    }
    if (plus ? !ggf && !(sgf && strchr(*ecrit, '+')) : ggf)
        return true;
    *ecrit = memoire;
    const int s = (int)parts[0], i = (int)parts[1];
    if (ggf)
        tampon_ecrire(&t, "%d:%02d", s / 60, s % 60);
    else
        tampon_ecrire(&t, "%g", parts[0]);
    if (ggf && i > 0)
        tampon_ecrire(&t, "/%d:%02d", i / 60, i % 60);
    else if (!ggf && !sgf && parts[1] > 0)
        tampon_ecrire(&t, "+%g", parts[1]);
    return ggf ? s == parts[0] && i == parts[1] : !sgf || parts[1] == 0;
}
