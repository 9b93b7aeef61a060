/* See ouvrir.h. */
#include "interfaces/ouvrir.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/i18n.h"
#include "base/octets.h"
#include "formats/formats.h"
#include "formats/jeton.h"
#include "formats/lecture.h"
#include "formats/noms_ouvertures.h"
#include "formats/transcription.h"
#include "interfaces/arbre_note.h"
#include "interfaces/notation.h"
#include "interfaces/parties_fichier.h"
#include "interfaces/revue_notee.h"

/* The game with that board; NULL when the program has none. */
static const struct jeu *chercher_jeu(const struct jeu *const *jeux, int taille)
{
    for (; *jeux; jeux++)
        if ((*jeux)->colonnes == taille && (*jeux)->lignes == taille)
            return *jeux;
    return NULL;
}

/* Neither its moves nor its end are this user's. */
static void marquer(struct partie *partie)
{
    partie_marquer_ailleurs(partie, 0, partie->total);
    partie->consignee = partie_trait(partie, partie->total) == 0;
}

/* The `i`-th game that could be read. */
static bool choisir(const struct recueil *r, int i, const struct jeu *const *jeux,
                    struct partie *partie, struct tampon *raison)
{
    const struct partie_notee *p = &r->parties[i];
    const struct jeu *jeu = chercher_jeu(jeux, p->depart.taille);
    if (!jeu) {
        tampon_ecrire(raison, _("pas de plateau %dx%d"), p->depart.taille, p->depart.taille);
        return false;
    }
    if (!notation_partie(p, jeu, partie, raison))
        return false;
    marquer(partie);
    return true;
}

/* The first problem that game `numero` ends at; NULL: none. */
static const struct remarque *chercher_faute(const struct recueil *r, int numero)
{
    for (int i = 0; i < r->nb_problemes; i++)
        if (r->problemes[i].gravite == ERREUR && r->problemes[i].lieu.partie == numero)
            return &r->problemes[i];
    return NULL;
}

/* The fault that the game ends at. */
static void dire_arret(const struct recueil *r, int i, struct tampon *note)
{
    const struct remarque *faute = chercher_faute(r, r->parties[i].numero);
    if (!r->parties[i].tronquee || !faute)
        return;
    tampon_ajouter(note, _("Les coups s'arrêtent à une faute : "));
    remarque_ecrire(faute, note);
}

/* What is wrong with the text, beside the game. */
static void dire_fautes(const struct recueil *r, struct tampon *note)
{
    int p = 0;
    while (p < r->nb_problemes && r->nb_erreurs > 0 && r->problemes[p].gravite != ERREUR)
        p++;
    if (p < r->nb_problemes) {
        tampon_ajouter(note, r->nb_erreurs > 0 ? _("Illisible : ") : _("À noter : "));
        remarque_ecrire(&r->problemes[p], note);
    }
    if (r->nb_erreurs > 1)
        tampon_ecrire(note, ngettext(" (et %d autre)", " (et %d autres)",
                                     (unsigned long)r->nb_erreurs - 1), r->nb_erreurs - 1);
}

/* Which of several it is, `chemin` that of its file if it has one, and what was wrong. */
static void dire_laquelle(const struct recueil *r, int i, const char *chemin, struct tampon *note)
{
    const int nb = r->nb_parties + r->nb_refusees, numero = r->parties[i].numero;
    if (nb > 1)
        tampon_ecrire(note, _("Partie %d sur %d"), numero, nb);
    if (nb > 1 && chemin)
        tampon_ecrire(note, " (%s:%d)", chemin, numero);
    if (nb > 1)
        tampon_ajouter(note, r->nb_problemes > 0 ? ". " : ".");
    if (r->parties[i].tronquee)
        dire_arret(r, i, note);
    else
        dire_fautes(r, note);
}

/* ---- The list of a file ---- */

/* "Rose – Murakami, 2008, +16"; without names, moves. */
static void nommer(const struct partie_notee *p, struct tampon *t)
{
    const char *noir = p->champs[CHAMP_NOIR], *blanc = p->champs[CHAMP_BLANC];
    const struct resultat fin = notee_resultat(p);
    tampon_ecrire(t, "%s – %s", noir ? noir : _("Noir"), blanc ? blanc : _("Blanc"));
    if (p->champs[CHAMP_DATE])
        tampon_ecrire(t, ", %s", p->champs[CHAMP_DATE]);
    if (fin.genre == RESULTAT_MARGE)
        tampon_ecrire(t, ", %+.0f", fin.marge);
    else
        tampon_ecrire(t, ngettext(", %d coup", ", %d coups", (unsigned long)p->nb_coups),
                      p->nb_coups);
}

static bool a_valeurs(const struct partie_notee *p)
{
    int i = 0;
    while (i < p->nb_coups && !p->coups[i].a_eval)
        i++;
    return i < p->nb_coups;
}

static void lister(struct fichier_ouvert *f)
{
    const struct recueil *r = &f->recueil;
    f->parties = memoire_agrandir(NULL, (size_t)r->nb_parties + 1, sizeof *f->parties);
    for (f->nb = 0; f->nb < r->nb_parties; f->nb++) {
        struct partie_listee *p = &f->parties[f->nb];
        struct tampon t = tampon_sur(p->nom, sizeof p->nom);
        tampon_ajouter(&t, r->parties[f->nb].tronquee ? _("(illisible) ") : "");
        nommer(&r->parties[f->nb], &t);
        const char *evenement = r->parties[f->nb].champs[CHAMP_EVENEMENT];
        p->sujet = evenement ? evenement : nom_ouverture(&r->parties[f->nb]);
        p->analysee = a_valeurs(&r->parties[f->nb]);
    }
}

static bool prendre_listee(struct fichier_ouvert *f, int i, const struct jeu *const *jeux,
                           struct partie *partie, struct tampon *dit)
{
    const bool bonne = choisir(&f->recueil, i, jeux, partie, dit);
    if (bonne)
        dire_arret(&f->recueil, i, dit);
    return bonne;
}

/* Does the game in progress begin as all of `p`? */
static bool continue_la(const struct session *s, const struct partie_notee *p)
{
    const struct partie *partie = session_principale(s);
    struct recueil r = {0};
    struct partie_notee *sienne = recueil_nouvelle(&r);
    const bool meme = !notation_noter(partie, partie->total, sienne) && notee_continue(sienne, p);
    recueil_detruire(&r);
    return meme;
}

const struct partie_notee *ouvrir_origine(const struct session *s)
{
    if (!s->ouverte || !s->fichier)
        return NULL;
    const struct partie_notee *ouverte = &s->fichier->recueil.parties[s->fichier->ici];
    return continue_la(s, ouverte) ? ouverte : NULL;
}

/* Would a file of this format hold the tree, the game being written whole? */
static bool tiendrait(const struct session *s, const struct format *f)
{
    const unsigned tout = TIENT_RAMEAUX | TIENT_COMMENTAIRES;
    const struct partie *partie = session_principale(s);
    return partie->rang == partie->total && !s->arbre.incomplet &&
           ((f->capacites & tout) == tout ||
            (!s->variante && !arbre_a_ecrire(&s->arbre, partie)));
}

/* Is it a game by itself, of which everything was read? */
static bool est_seule(const struct recueil *r)
{
    return r->nb_parties == 1 && r->nb_refusees == 0 && r->nb_problemes == 0 && !r->reste;
}

/* Is what the record says, now, known here, but for what was changed here? */
static bool connait(const struct session *s, const struct partie_notee *p)
{
    struct arbre lu = {0};
    arbre_note_lire(p, s->jeu, &lu);
    const bool tout = arbre_connait(&s->arbre, &lu);
    arbre_vider(&lu);
    return tout;
}

/* The file is read again: others may have written it. */
static bool seule(const struct session *s)
{
    const char *chemin = s->fichier->chemin;
    const struct format *f;
    struct stat etat;
    struct octets o = {0};
    struct recueil r = {0};
    const bool la_sienne = ouvrir_origine(s) && stat(chemin, &etat) == 0 &&
                           S_ISREG(etat.st_mode) && !parties_format(chemin, true, &f) &&
                           tiendrait(s, f) && !parties_octets(chemin, &o) &&
                           format_lire(octets_lire(&o), &r) == f && est_seule(&r) &&
                           continue_la(s, &r.parties[0]) && connait(s, &r.parties[0]);
    octets_detruire(&o);
    recueil_detruire(&r);
    return la_sienne;
}

static bool lire_revue(const struct session *s, struct examen *x)
{
    const struct examinateur *examinateur = s->services->examinateur;
    const struct partie_notee *p = ouvrir_origine(s);
    return p && !s->variante && !examen_refus(examinateur, s->jeu) &&
           revue_lire(p, &s->partie, examinateur, x);
}

static void signer(const struct session *s, int rang, struct tampon *dit)
{
    const struct partie_notee *p = ouvrir_origine(s);
    if (p && rang >= 0 && rang < s->partie.total && !(s->variante && rang >= s->depuis))
        revue_signer(p, rang, dit);
}

static void lire_arbre(struct session *s)
{
    const struct partie_notee *p = ouvrir_origine(s);
    if (p)
        arbre_note_lire(p, s->jeu, &s->arbre);
}

static void fermer(struct fichier_ouvert *f)
{
    recueil_detruire(&f->recueil);
    free(f->chemin);
    free(f->parties);
    free(f);
}

/* Goes to the move asked for. */
static bool aller(struct partie *partie, long coup, struct tampon *raison)
{
    if (coup > partie->total) {
        tampon_ecrire(raison,
                      ngettext("elle n'a que %d coup", "elle n'a que %d coups",
                               (unsigned long)partie->total),
                      partie->total);
        return false;
    }
    if (coup != PARTIES_FIN)
        partie_aller(partie, (int)coup);
    return true;
}

bool ouvrir_partie(const char *valeur, const struct jeu *const *jeux,
                   struct fichier_ouvert **ouvert, struct partie *partie, struct tampon *dit)
{
    struct fichier_ouvert *f = *ouvert = memoire_agrandir(NULL, 1, sizeof *f);
    struct recueil *r = &f->recueil;
    struct parties_mot m = {.numero = PARTIES_TOUTES, .coup = PARTIES_FIN};
    *f = (struct fichier_ouvert){.prendre = prendre_listee, .lire_revue = lire_revue,
                                 .signer = signer, .lire_arbre = lire_arbre, .seule = seule,
                                 .fermer = fermer};
    const bool clavier = strcmp(valeur, "-") == 0 && isatty(STDIN_FILENO);
    if (clavier)
        m.chemin = memoire_copier(vue_de(valeur));
    const char *faute = clavier
                            ? _("l'entrée standard est le clavier, un fichier est attendu")
                            : parties_lire_mot(valeur, NULL, &m, r);
    f->chemin = m.chemin;
    f->nommee = m.numero != PARTIES_TOUTES && m.numero == m.dernier;
    const int i = m.numero != PARTIES_TOUTES ? recueil_chercher(r, m.numero)
                  : r->nb_parties > 0        ? 0
                                             : -1;
    if (faute)
        tampon_ajouter(dit, faute);
    else if (i < 0)
        recueil_dire_absente(r, m.numero, dit);
    const bool lue = i >= 0 && choisir(r, i, jeux, partie, dit) && aller(partie, m.coup, dit);
    if (lue && !f->nommee)
        dire_laquelle(r, i, f->chemin, dit);
    else if (lue)
        dire_arret(r, i, dit);
    else
        parties_dire_problemes(f->chemin, r);
    f->ici = i;
    lister(f);
    return lue;
}

/* ---- A pasted text ---- */

static void dire_premier_probleme(const struct recueil *r, struct tampon *raison)
{
    if (r->nb_problemes > 0)
        remarque_ecrire(&r->problemes[0], raison);
    else
        tampon_ajouter(raison, _("aucune partie lisible"));
}

/* What is told of a text that goes on from here takes the place of what was wrong with it as a game
 * of its own. */
static void vider(struct tampon *raison)
{
    raison->longueur = 0;
    raison->debut[0] = 0;
    raison->deborde = false;
}

/* The moves of a transcript that begins where `p` stands. Where a later one is wrong, why. */
static bool jouer_suite(struct vue texte, struct partie_notee *p, struct tampon *raison)
{
    struct octets lettres = {0};
    struct recueil problemes = {0};
    if (jetons_chiffres_en_lettres(texte, &lettres))
        texte = octets_lire(&lettres);
    struct lecteur l = lecteur_sur(texte, &problemes);
    const bool bon = transcription_jouer(&l, l.v, p) && p->nb_coups > 0;
    if (!bon && p->nb_coups > 0) {
        vider(raison);
        dire_premier_probleme(&problemes, raison);
    }
    recueil_detruire(&problemes);
    octets_detruire(&lettres);
    return bon;
}

static bool lire_suite(struct vue texte, const struct partie *ici, int rang, struct partie *lue,
                       struct tampon *raison)
{
    const int trait = partie_trait(ici, rang);
    if (!trait || ici->jeu->colonnes != ici->jeu->lignes)
        return false;
    struct recueil r = {0};
    struct partie_notee *p = recueil_nouvelle(&r);
    const struct grille g = notation_grille(ici->jeu, partie_position(ici, rang));
    notee_placer(p, &g, trait);
    bool bon = jouer_suite(texte, p, raison);
    if (bon) {
        *lue = *ici;
        partie_aller(lue, rang);
        vider(raison);
        bon = notation_rejouer(p, lue, raison);
    }
    if (bon && lue->rang == rang) {
        tampon_ajouter(raison, _("aucun coup à jouer"));
        bon = false;
    }
    recueil_detruire(&r);
    return bon;
}

/* The first game of the text. */
static bool prendre(const struct recueil *r, const struct jeu *const *jeux, struct partie *lue,
                    struct tampon *raison)
{
    const bool bon = choisir(r, 0, jeux, lue, raison);
    if (bon)
        dire_laquelle(r, 0, NULL, raison);
    return bon;
}

/* A game that ends at a fault is one only if its moves do not all go on from here. */
enum collage ouvrir_collage(struct vue texte, const struct jeu *const *jeux,
                            const struct partie *ici, int rang, struct partie *lue,
                            struct arbre *arbre, struct tampon *raison)
{
    struct recueil r = {0};
    const struct format *f = format_lire(texte, &r);
    enum collage c = COLLAGE_ILLISIBLE;
    const bool partie = r.nb_parties > 0, tronquee = partie && r.parties[0].tronquee;
    if (!f)
        tampon_ajouter(raison, _("ce n'est ni du texte ni un fichier WTHOR"));
    else if (!partie)
        dire_premier_probleme(&r, raison);
    if (partie && !tronquee && prendre(&r, jeux, lue, raison))
        c = COLLAGE_PARTIE;
    else if (f && lire_suite(texte, ici, rang, lue, raison))
        c = COLLAGE_SUITE;
    else if (tronquee) {
        vider(raison);
        c = prendre(&r, jeux, lue, raison) ? COLLAGE_PARTIE : c;
    }
    if (c == COLLAGE_PARTIE && arbre)
        arbre_note_lire(&r.parties[0], lue->jeu, arbre);
    recueil_detruire(&r);
    return c;
}
