/* See jugements.h. */
#include "interfaces/ecran/jugements.h"

#include <stdlib.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "interfaces/ecran/epreuve.h"
#include "interfaces/ecran/panneau.h"
#include "interfaces/ouvrir.h"

enum { TEXTE_MAX = 160 }; /* of a line of words, in bytes */

/* ---- What is known ---- */

const struct jugement *jugements_de(const struct ecran *e, int rang)
{
    const bool montre = e->examen_montre && !epreuve_cache(e);
    return montre ? examen_jugement(&e->examen, &e->session->partie, rang) : NULL;
}

int jugements_rang(const struct ecran *e)
{
    const bool suivant = e->revu != PRESENT && jugements_de(e, e->revu);
    return suivant ? e->revu : vue_rang(e) - 1;
}

bool jugements_entier(const struct ecran *e)
{
    return examen_entier(&e->examen, &e->session->partie);
}

bool jugements_acheve(const struct ecran *e)
{
    return examen_acheve(&e->examen, &e->session->partie);
}

bool jugements_valeur(const struct ecran *e, int rang, int *valeur)
{
    const struct jugement *avant = jugements_de(e, rang - 1), *apres = jugements_de(e, rang);
    if (avant)
        *valeur = avant->valeur;
    else if (apres)
        *valeur = e->session->partie.coups[rang].joueur == 1 ? apres->valeur + apres->perte
                                                             : apres->valeur - apres->perte;
    return avant || apres;
}

int jugements_profondeur(const struct ecran *e)
{
    return e->examen.lus ? 0 : e->session->services->examinateur->profondeur;
}

int jugements_mieux(const struct ecran *e)
{
    const struct jugement *j = e->revu == PRESENT ? NULL : jugements_de(e, e->revu);
    return j && j->suite_longueur > 0 ? j->suite[0] : COUP_AUCUN;
}

int jugements_erreur_jouee(const struct ecran *e)
{
    return e->revu != PRESENT && jugements_erreur(e, e->revu)
               ? e->session->partie.coups[e->revu].coup
               : COUP_AUCUN;
}

bool jugements_erreur(const struct ecran *e, int rang)
{
    const struct jugement *j = jugements_de(e, rang);
    return j && j->perte >= PERTE_DOUTEUSE && !examen_doute(&e->examen, j);
}

/* The moment before the next one, other than this if there is another; -1: none is known. Where one
 * person plays, of his own. */
static int chercher_erreur(const struct ecran *e)
{
    const struct partie *partie = &e->session->partie;
    const int nb = partie->rang, premier = e->revu == PRESENT ? 0 : e->revu + 1;
    const int personne = session_cote(e->session);
    for (int i = 0; i < nb; i++) {
        const int rang = (premier + i) % nb;
        const bool sienne = personne == 0 || partie->coups[rang].joueur == personne;
        if (sienne && jugements_erreur(e, rang))
            return rang;
    }
    return -1;
}

/* The moment before the largest error of this player, the first of several; -1: he made none. */
static int pire_erreur(const struct ecran *e, int joueur)
{
    const struct partie *partie = &e->session->partie;
    int pire = -1, perte = PERTE_DOUTEUSE - 1;
    for (int rang = 0; rang < partie->rang; rang++) {
        const struct jugement *j = jugements_de(e, rang);
        if (partie->coups[rang].joueur == joueur && j && j->perte > perte) {
            pire = rang;
            perte = j->perte;
        }
    }
    return pire;
}

/* "Vous avez joué c6. f6 garde 4 pions de plus." */
static void dire_a_la_personne(const struct ecran *e, int rang, struct tampon *t)
{
    const struct jeu *jeu = e->session->jeu;
    const struct jugement *j = jugements_de(e, rang);
    char joue[16], mieux[16];
    struct tampon c = tampon_sur(joue, sizeof joue), m = tampon_sur(mieux, sizeof mieux);
    jeu->ecrire_coup(e->session->partie.coups[rang].coup, &c);
    if (j->suite_longueur == 0)
        return;
    jeu->ecrire_coup(j->suite[0], &m);
    tampon_ecrire(t, _("Vous avez joué %s. %s garde %d %s de plus."), joue, mieux, j->perte,
                  jugement_unite(jeu, j->perte));
}

/* The review of a finished game is whole: to what its person can learn most from, unless he looks
 * at something else. */
static void montrer_la_pire(struct ecran *e)
{
    const int personne = session_cote(e->session);
    const bool libre = e->mode == MODE_FIN && e->revu == PRESENT && e->dessus == MODE_JEU &&
                       !e->saisie.ouverte && !e->epreuve && !e->message[0];
    const int pire = libre && personne && jugements_entier(e) ? pire_erreur(e, personne) : -1;
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (pire < 0)
        return;
    e->revu = pire;
    e->session->jeu->cellule_du_coup(vue_position(e), e->session->partie.coups[pire].coup,
                                     &e->curseur_x, &e->curseur_y);
    dire_a_la_personne(e, pire, &t);
    vue_message(e, memoire);
}

bool jugements_a_erreur(const struct ecran *e)
{
    return chercher_erreur(e) >= 0;
}

int jugements_erreur_suivante(struct ecran *e)
{
    const char *refus = jugements_refus(e);
    const int suivante = chercher_erreur(e);
    char memoire[TEXTE_MAX];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (suivante >= 0)
        return suivante;
    if (refus || !e->examen_montre)
        tampon_ajouter(&t, refus ? refus : _("y : analyser d'abord la partie."));
    else
        jugement_dire_sans_erreur(e->session->jeu, session_cote(e->session), &t);
    vue_message(e, memoire);
    return -1;
}

/* ---- Life ---- */

const char *jugements_refus(const struct ecran *e)
{
    return examen_refus(e->session->services->examinateur, e->session->jeu);
}

/* There is one place in the panel. */
static bool a_la_place(const struct ecran *e)
{
    return e->examen_montre && !e->archives.ouvertes && vue_conseil(e) == COUP_AUCUN;
}

void jugements_oublier_repertoire(struct ecran *e)
{
    if (e->repertoire)
        e->session->services->carnet->rendre(e->repertoire);
    e->repertoire = NULL;
}

void jugements_relire_repertoire(struct ecran *e)
{
    const struct carnet *carnet = e->session->services->carnet;
    jugements_oublier_repertoire(e);
    e->repertoire = carnet ? carnet->lire() : NULL;
}

void jugements_montrer(struct ecran *e)
{
    if (!e->examen_montre)
        jugements_relire_repertoire(e);
    e->examen_montre = true;
    e->archives.ouvertes = false;
    e->conseil = COUP_AUCUN;
}

/* A review of a variation takes the place of that of the game. */
static void garder(struct ecran *e)
{
    if (!e->session->variante || e->examen_a_rendre)
        return;
    fil_arreter(&e->examen.fil);
    e->examen_garde = e->examen;
    e->examen_a_rendre = true;
}

/* Does the review tell anything of the game? */
static bool sait_quelque_chose(const struct ecran *e)
{
    const struct partie *partie = &e->session->partie;
    int rang = 0;
    while (rang < partie->rang && !examen_jugement(&e->examen, partie, rang))
        rang++;
    return rang < partie->rang;
}

/* Where the game had none, that of the variation stays for the moves that are the same. */
void jugements_rendre(struct ecran *e)
{
    if (!e->examen_a_rendre)
        return;
    fil_arreter(&e->examen.fil);
    if (e->examen_garde.faits > 0)
        e->examen = e->examen_garde;
    e->examen_a_rendre = false;
    e->examen_montre = e->examen_montre && sait_quelque_chose(e);
}

/* A refusal hides nothing. */
static void commencer(struct ecran *e)
{
    struct session *s = e->session;
    const struct limites limites = session_limites(s);
    const char *refus = jugements_refus(e);
    if (!refus && vue_pense(e))
        refus = _("Attendez : l'ordinateur réfléchit.");
    if (!refus)
        garder(e);
    if (!refus)
        refus = examen_lancer(&e->examen, s->services->examinateur, &s->partie, &limites);
    if (refus) {
        vue_alerter(e, refus);
        return;
    }
    jugements_montrer(e);
    vue_mediter(e);
}

void jugements_basculer(struct ecran *e)
{
    if (fil_fd(&e->examen.fil) >= 0)
        jugements_arreter(e);
    else if (!jugements_acheve(e) || (e->examen.lus && a_la_place(e)))
        commencer(e);
    else if (a_la_place(e))
        e->examen_montre = false;
    else
        jugements_montrer(e);
}

const char *jugements_touche(const struct ecran *e)
{
    if (fil_fd(&e->examen.fil) >= 0)
        return _("arrêter");
    const bool cache = a_la_place(e) && jugements_acheve(e) && !e->examen.lus;
    return cache ? _("cacher") : _("analyser");
}

void jugements_arreter(struct ecran *e)
{
    const bool allait = fil_fd(&e->examen.fil) >= 0;
    e->examen_montre = false;
    fil_arreter(&e->examen.fil);
    if (allait)
        vue_mediter(e);
}

void jugements_fermer(struct ecran *e)
{
    jugements_arreter(e);
    e->examen_a_rendre = false;
}

const struct examen *jugements_principaux(const struct ecran *e)
{
    const bool garde = e->examen_a_rendre && e->examen_garde.faits > 0;
    return garde ? &e->examen_garde : &e->examen;
}

void jugements_ranger(struct ecran *e, int i)
{
    const struct fichier_ouvert *f = e->session->fichier;
    fil_arreter(&e->examen.fil);
    const struct examen *x = jugements_principaux(e);
    if (x->faits > x->lus) {
        if (!e->examens)
            e->examens = memoire_neuve((size_t)f->nb, sizeof *e->examens);
        if (!e->examens[i])
            e->examens[i] = memoire_neuve(1, sizeof **e->examens);
        *e->examens[i] = *x;
    }
    jugements_fermer(e);
}

bool jugements_ouvrir(struct ecran *e)
{
    const struct fichier_ouvert *f = e->session->fichier;
    const struct examen *garde = e->examens ? e->examens[f->ici] : NULL;
    fil_arreter(&e->examen.fil);
    e->examen.faits = e->examen.lus = 0;
    if (garde)
        e->examen = *garde;
    const bool lue = f->lire_revue(e->session, &e->examen);
    if (lue || (e->examen.faits > 0 && sait_quelque_chose(e)))
        jugements_montrer(e);
    return lue && !garde;
}

void jugements_oublier(struct ecran *e)
{
    for (int i = 0; e->examens && i < e->session->fichier->nb; i++)
        free(e->examens[i]);
    free(e->examens);
    e->examens = NULL;
}

void jugements_ceder(struct ecran *e)
{
    if (fil_fd(&e->examen.fil) < 0)
        return;
    fil_arreter(&e->examen.fil);
    e->examen_montre = e->examen.faits > 0;
    vue_message(e, _("Analyse arrêtée : l'ordinateur réfléchit (y la recommence)."));
}

void jugements_recevoir(struct ecran *e)
{
    examen_recevoir(&e->examen);
    if (fil_fd(&e->examen.fil) >= 0)
        return;
    if (fil_erreur(&e->examen.fil))
        vue_alerter(e, fil_erreur(&e->examen.fil));
    else
        montrer_la_pire(e);
    vue_mediter(e);
}

/* ---- In words ---- */

static void dire_progres(const struct ecran *e, bool mots, struct tampon *t)
{
    const struct examen *x = &e->examen;
    const int douteux = x->faits >= x->partie.rang ? examen_douteux(x) : 0;
    if (douteux && mots)
        tampon_ecrire(t, ngettext("%d erreur à vérifier (y : arrêter)",
                                  "%d erreurs à vérifier (y : arrêter)", (unsigned long)douteux),
                      douteux);
    else if (fil_fd(&x->fil) >= 0)
        tampon_ecrire(t, mots ? _("Analyse %d/%d (y : arrêter)") : _("Analyse %d/%d"), x->faits,
                      x->partie.rang);
}

static void dire_suite(const struct ecran *e, const struct jugement *j, struct tampon *t)
{
    for (int i = 0; i < j->suite_longueur; i++) {
        tampon_ajouter(t, i ? " " : _("Suite "));
        e->session->jeu->ecrire_coup(j->suite[i], t);
    }
}

/* ---- In the panel ---- */

enum { SUITE = 3, REPERTOIRE = 6, PARAGRAPHES };

/* Where the person left his repertoire; where it is not known which side is his, of both. */
static void dire_repertoire(const struct ecran *e, struct tampon *t)
{
    const int personne = session_cote(e->session);
    for (int joueur = 1; joueur <= 2 && e->repertoire; joueur++) {
        const size_t avant = t->longueur;
        if (personne && personne != joueur)
            continue;
        e->session->services->carnet->dire_sortie(e->repertoire, &e->session->partie, joueur, t);
        if (t->longueur > avant)
            tampon_ajouter(t, ". ");
    }
}

/* What is said, in the order of jugements.h; with all the words, or what ten columns can hold. */
static void composer(const struct ecran *e, bool mots, struct tampon t[PARAGRAPHES])
{
    const int rang = jugements_rang(e);
    const struct jugement *j = jugements_de(e, rang);
    const struct jeu *jeu = e->session->jeu;
    dire_progres(e, mots, &t[0]);
    if (j) {
        if (mots)
            jugement_dire_coup(jeu, &e->session->partie.coups[rang], j, &t[1]);
        else
            jugement_dire_valeur(jeu, j, &t[1]);
        jugement_dire_perte(jeu, j, &t[2]);
    }
    if (j && mots)
        dire_suite(e, j, &t[SUITE]);
    for (int joueur = 1; joueur <= 2 && mots && !epreuve_a_part(e) && jugements_entier(e); joueur++)
        examen_dire_bilan(&e->examen, &e->session->partie, joueur, false,
                          &t[SUITE + joueur]);
    if (mots && jugements_entier(e))
        dire_repertoire(e, &t[REPERTOIRE]);
}

/* Rows for the line that would follow, which may be shorter: what the others leave. */
static int place_de_la_suite(const struct ecran *e, char textes[PARAGRAPHES][TEXTE_MAX],
                             struct rectangle r)
{
    for (int i = 0; i < PARAGRAPHES; i++)
        if (i != SUITE)
            r.hauteur -= pinceau_rangees(&e->pinceau, r.largeur, textes[i]);
    return r.hauteur > 0 ? r.hauteur : 0;
}

int jugements_dessiner_verdict(const struct ecran *e, struct rectangle r)
{
    const int rang = jugements_rang(e);
    const struct jugement *j = jugements_de(e, rang);
    char texte[TEXTE_MAX];
    struct tampon t = tampon_sur(texte, sizeof texte);
    if (!j || r.largeur < PANNEAU_MOTS)
        return 0;
    jugement_dire_coup(e->session->jeu, &e->session->partie.coups[rang], j, &t);
    const int rangees = pinceau_paragraphe(&e->pinceau, r, STYLE_FORT, texte);
    rectangle_descendre(&r, rangees);
    t = tampon_sur(texte, sizeof texte);
    jugement_dire_perte(e->session->jeu, j, &t);
    return rangees + pinceau_paragraphe(&e->pinceau, r, STYLE_FORT, texte);
}

int jugements_dessiner(const struct ecran *e, struct rectangle r)
{
    static const enum style STYLES_TEXTES[PARAGRAPHES] = {STYLE_FORT, STYLE_FORT};
    const bool mots = r.largeur >= PANNEAU_MOTS;
    char textes[PARAGRAPHES][TEXTE_MAX];
    struct tampon t[PARAGRAPHES];
    for (int i = 0; i < PARAGRAPHES; i++)
        t[i] = tampon_sur(textes[i], sizeof textes[i]);
    if (e->examen_montre && !epreuve_cache(e))
        composer(e, mots, t);
    r.hauteur -= mots ? PANNEAU_HISTORIQUE : 0;
    const int suite = place_de_la_suite(e, textes, r);
    int utilisees = 0;
    for (int i = 0; i < PARAGRAPHES; i++) {
        struct rectangle place = {r.x, r.y + utilisees, r.largeur, r.hauteur - utilisees};
        place.hauteur = i == SUITE && suite < place.hauteur ? suite : place.hauteur;
        utilisees += pinceau_paragraphe(&e->pinceau, place, STYLES_TEXTES[i], textes[i]);
    }
    return utilisees;
}
