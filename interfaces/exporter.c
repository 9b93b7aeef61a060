/* See exporter.h. */
#include "interfaces/exporter.h"

#include <math.h>
#include <string.h>

#include "base/horloge.h"
#include "base/i18n.h"
#include "formats/lecture.h"
#include "formats/svg.h"
#include "interfaces/arbre_note.h"
#include "interfaces/notation.h"
#include "interfaces/ouvrir.h"
#include "interfaces/parties_fichier.h"
#include "interfaces/rapport.h"
#include "interfaces/revue_notee.h"

static void remplir(struct partie_notee *p, enum champ champ, const char *texte)
{
    texte_remplacer(&p->champs[champ], vue_de(texte));
}

/* Who plays, or who is named where the game comes from; the day is that of a game played here. */
static void dater_et_nommer(const struct session *s, struct partie_notee *p)
{
    char texte[JOUEUR_NOM_MAX], jour[HORLOGE_DATE];
    bool humain[3];
    session_humains(s, humain);
    for (int joueur = 1; joueur <= 2; joueur++) {
        struct tampon t = tampon_sur(texte, sizeof texte);
        if (s->partie.noms[joueur][0])
            tampon_ajouter(&t, s->partie.noms[joueur]);
        else if (!s->ouverte && humain[joueur] && !humain[3 - joueur] && s->reglages.nom[0])
            tampon_ajouter(&t, s->reglages.nom);
        else if (!s->ouverte)
            joueur_dire(s->joueurs[joueur].nom, &t);
        if (t.longueur > 0)
            remplir(p, joueur == 1 ? CHAMP_NOIR : CHAMP_BLANC, texte);
    }
    horloge_date("%Y-%m-%d", jour);
    if (!s->ouverte)
        remplir(p, CHAMP_DATE, jour);
}

/* The value, for who played, and what was better. */
static void annoter(const struct partie *partie, int rang, const struct jugement *j,
                    struct coup_note *coup)
{
    const struct coup_joue *joue = &partie->coups[rang];
    const struct grille avant = notation_grille(partie->jeu, &joue->avant);
    char suite[128];
    struct tampon s = tampon_sur(suite, sizeof suite);
    for (int i = 0; i < j->suite_longueur && i < JUGEMENT_SUITE_ECRITE; i++) {
        tampon_ajouter(&s, i ? " " : "");
        partie->jeu->ecrire_coup(j->suite[i], &s);
    }
    revue_noter(coup, &(struct revue_coup){.valeur = joue->joueur == 1 ? j->valeur : -j->valeur,
                                           .vides = grille_compter(&avant, VIDE),
                                           .exact = j->exact,
                                           .livre = j->livre,
                                           .profondeur = j->profondeur,
                                           .perte = j->perte,
                                           .suite = suite});
}

/* The clock of the game, and who lost by it. */
static void noter_pendule(const struct session *s, struct partie_notee *p)
{
    char texte[64];
    struct tampon t = tampon_sur(texte, sizeof texte);
    if (!chrono_existe(s))
        return;
    reglage_lire(&s->reglages, reglage_chercher(vue_de("pendule")), &t);
    remplir(p, CHAMP_PENDULE, texte);
    if (s->forfait && s->au_temps)
        p->resultat = (struct resultat){RESULTAT_VAINQUEUR, s->forfait == 1 ? -1 : 1, 't'};
}

/* How long a move took, by what the clock showed before and after. */
static void chronometrer(const struct session *s, const struct partie *partie, int rang,
                         struct coup_note *coup)
{
    const struct coup_joue *c = &partie->coups[rang];
    const struct pendule *p = &s->reglages.pendule;
    const double avant = partie_reste(partie, c->joueur, rang, p->reste);
    if (c->reste <= 0)
        return;
    coup->a_secondes = true;
    coup->secondes = round(100 * fmax(avant + p->increment - c->reste, 0)) / 100;
}

/* What is known of the moves; the record has the passes among them. What the file that the game is
 * from says, `source`, is there already. */
static void annoter_tout(const struct session *s, const struct partie *partie,
                         const struct examen *examen, const struct partie_notee *source,
                         struct partie_notee *p)
{
    int rang = 0;
    for (int i = 0; i < p->nb_coups; i++) {
        if (p->coups[i].case_ == CASE_PASSE)
            continue;
        const struct jugement *j = examen_jugement(examen, partie, rang);
        if (j && !(j->lu && source))
            annoter(partie, rang, j, &p->coups[i]);
        chronometrer(s, partie, rang, &p->coups[i]);
        rang++;
    }
}

/* What the format says of the game that it does not write; NULL: it writes it. */
static const char *refus_du_format(const struct recueil *rapport)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    for (int i = 0; i < rapport->nb_problemes; i++)
        if (rapport->problemes[i].gravite == ERREUR) {
            remarque_ecrire(&rapport->problemes[i], &t);
            return refus_ecrire("%s", memoire);
        }
    return NULL;
}

/* How many moves of the record stand before the one that `rang` moves come before. */
static int rang_note(const struct partie_notee *p, int rang)
{
    int i = 0;
    while (i < p->nb_coups && (p->coups[i].case_ == CASE_PASSE || rang-- > 0))
        i++;
    return i;
}

static int case_de(const struct partie_notee *p, const struct jeu *jeu, int coup)
{
    char nom[16];
    struct tampon t = tampon_sur(nom, sizeof nom);
    jeu->ecrire_coup(coup, &t);
    return grille_lire_case(&p->depart, vue_de(nom));
}

/* The position after `rang` moves, with what the review says of the move that was played there. */
static void dessiner(const struct session *s, const struct examen *examen, int rang,
                     const struct partie_notee *p, struct octets *o)
{
    const struct jugement *j = examen_jugement(examen, &s->partie, rang);
    struct svg_diagramme d = {.rang = rang_note(p, rang), .titre = true};
    if (j && j->perte >= PERTE_DOUTEUSE)
        d.joue = case_de(p, s->jeu, s->partie.coups[rang].coup);
    if (j && j->suite_longueur > 0)
        d.mieux = case_de(p, s->jeu, j->suite[0]);
    svg_ecrire_diagramme(p, &d, o);
}

/* As the program goes over games, "20 plis", where it did, and nothing of it is only a file's. */
static const char *dire_effort(const struct examen *x, struct tampon *t)
{
    if (x->lus == x->faits)
        return NULL;
    jugement_dire_surete(false, false, 0, x->examinateur->profondeur, t);
    return t->debut;
}

/* The game in this format; the report and a diagram tell what others have no place for. */
static void ecrire(const struct session *s, const struct examen *examen, int rang,
                   const struct format *f, const struct recueil *r, struct octets *o,
                   struct recueil *rapport)
{
    char memoire[32];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    if (f == &format_rapport)
        rapport_ecrire(r, PERTE_DOUTEUSE, dire_effort(examen, &t), o);
    else if (f->ecrire == svg_ecrire && rang < s->partie.rang)
        dessiner(s, examen, rang, &r->parties[0], o);
    else
        f->ecrire(r, o, rapport);
}

static const char *composer(const struct session *s, const struct examen *examen, int rang,
                            const struct format *f, struct recueil *r, struct octets *o,
                            struct tampon *sans)
{
    struct partie_notee *p = recueil_nouvelle(r);
    const bool rameaux = f->capacites & TIENT_RAMEAUX;
    const struct partie *partie = rameaux ? session_principale(s) : &s->partie;
    const char *erreur = notation_noter(partie, partie->rang, p);
    if (erreur)
        return erreur;
    const struct partie_notee *source = ouvrir_origine(s);
    if (source)
        notee_reprendre(p, source);
    else
        dater_et_nommer(s, p);
    noter_pendule(s, p);
    annoter_tout(s, partie, examen, source, p);
    const bool tout = arbre_note_ecrire(&s->arbre, s->jeu, source, p);
    if (!rameaux && (s->variante || p->nb_rameaux > 0))
        tampon_ajouter(sans, _(" Ce format n'a pas de variantes."));
    else if (!tout)
        tampon_ajouter(sans, _(" Des variantes derrière la fin de la partie n'y sont pas."));
    if (!(f->capacites & TIENT_COUPS)) /* one position: the one that is looked at */
        recueil_couper(r, rang);
    struct recueil rapport = {0};
    ecrire(s, examen, rang, f, r, o, &rapport);
    erreur = refus_du_format(&rapport);
    recueil_detruire(&rapport);
    return erreur;
}

const char *exporter_partie(const struct session *s, const struct examen *examen, int rang,
                            const char *chemin, struct tampon *sans)
{
    const struct format *f;
    struct recueil r = {0};
    struct octets o = {0};
    if (s->jeu->colonnes != s->jeu->lignes)
        return _("ce jeu n'a pas de format d'échange");
    const char *erreur = parties_format(chemin, true, &f);
    if (!erreur)
        erreur = composer(s, examen, rang, f, &r, &o, sans);
    if (!erreur)
        erreur = parties_ecrire_octets(chemin, &o);
    recueil_detruire(&r);
    octets_detruire(&o);
    return erreur;
}

unsigned exporter_capacites(const char *chemin)
{
    const struct format *f;
    if (parties_format(chemin, true, &f))
        return 0;
    return f->lire ? f->capacites : f->capacites & ~(unsigned)TIENT_COMMENTAIRES;
}
