/* See formats.h. */
#include "formats/formats.h"

#include <string.h>
#include <strings.h>

#include "base/i18n.h"
#include "formats/ggf.h"
#include "formats/historique.h"
#include "formats/journal.h"
#include "formats/lecture.h"
#include "formats/pgn.h"
#include "formats/position.h"
#include "formats/quest.h"
#include "formats/repechage.h"
#include "formats/sgf.h"
#include "formats/svg.h"
#include "formats/transcription.h"
#include "formats/wthor.h"

#define BIT(champ)  (1u << (champ))
#define TOUS_CHAMPS (BIT(NB_CHAMPS) - 1)

static int jamais(struct vue octets)
{
    (void)octets;
    return 0;
}

const struct format formats[] = {
    {.nom = "transcription",
     .titre = N_("transcription : f5d6c3…, une partie par ligne"),
     .extensions = {"txt", "transcript"},
     .capacites = TIENT_COUPS | TIENT_DEPART | TIENT_INACHEVEE | TIENT_VAINQUEUR,
     .reconnaitre = transcription_reconnaitre,
     .lire = transcription_lire,
     .ecrire = transcription_ecrire},
    {.nom = "ggf",
     .titre = N_("GGF : GGS, NBoard"),
     .extensions = {"ggf", "ggs"},
     .champs = TOUS_CHAMPS,
     .capacites = TIENT_COUPS | TIENT_DEPART | TIENT_RESULTAT | TIENT_FIN | TIENT_EVAL |
                  TIENT_SECONDES | TIENT_COMMENTAIRES | TIENT_THEORIQUE | TIENT_SYNCHRO |
                  TIENT_DATE_ENTIERE | TIENT_INACHEVEE,
     .reconnaitre = ggf_reconnaitre,
     .lire = ggf_lire,
     .ecrire = ggf_ecrire},
    {.nom = "sgf",
     .titre = N_("SGF : Quarry, Edax, GoGui"),
     .extensions = {"sgf"},
     .champs = TOUS_CHAMPS,
     .capacites = TIENT_COUPS | TIENT_DEPART | TIENT_RESULTAT | TIENT_EVAL | TIENT_SECONDES |
                  TIENT_COMMENTAIRES | TIENT_THEORIQUE | TIENT_DATE_ENTIERE | TIENT_INACHEVEE |
                  TIENT_VAINQUEUR | TIENT_RAMEAUX,
     .reconnaitre = sgf_reconnaitre,
     .lire = sgf_lire,
     .ecrire = sgf_ecrire},
    {.nom = "pgn",
     .titre = N_("PGN : exports de WTHOR, PlayOK, Edax"),
     .extensions = {"pgn"},
     .champs = TOUS_CHAMPS,
     .capacites = TIENT_COUPS | TIENT_DEPART | TIENT_RESULTAT | TIENT_FIN | TIENT_EVAL |
                  TIENT_SECONDES | TIENT_COMMENTAIRES | TIENT_THEORIQUE | TIENT_DATE_ENTIERE |
                  TIENT_INACHEVEE | TIENT_VAINQUEUR | TIENT_RAMEAUX,
     .reconnaitre = pgn_reconnaitre,
     .lire = pgn_lire,
     .ecrire = pgn_ecrire},
    {.nom = "wthor",
     .titre = N_("WTHOR : base de la Fédération française, 8x8 et 10x10"),
     .extensions = {"wtb", "wtd"},
     .champs = BIT(CHAMP_NOIR) | BIT(CHAMP_BLANC) | BIT(CHAMP_EVENEMENT) | BIT(CHAMP_DATE),
     .capacites = TIENT_COUPS | TIENT_RESULTAT | TIENT_THEORIQUE,
     .reconnaitre = wthor_reconnaitre,
     .lire = wthor_lire,
     .ecrire = wthor_ecrire,
     .compagnons = {{"jou", wthor_ecrire_joueurs}, {"trn", wthor_ecrire_tournois}}},
    {.nom = "obf",
     .titre = N_("OBF : une position par ligne, avec le score des coups"),
     .extensions = {"obf"},
     .champs = BIT(CHAMP_COMMENTAIRE),
     .capacites = TIENT_DEPART | TIENT_SCORES | TIENT_INACHEVEE | TIENT_VAINQUEUR,
     .reconnaitre = obf_reconnaitre,
     .lire = obf_lire,
     .ecrire = obf_ecrire},
    {.nom = "script",
     .titre = N_("positions « 64 cases et le trait », comme la suite FFO"),
     .extensions = {"script", "pos"},
     .capacites = TIENT_DEPART | TIENT_INACHEVEE | TIENT_VAINQUEUR,
     .reconnaitre = jamais,
     .lire = obf_lire,
     .ecrire = script_ecrire},
    {.nom = "svg",
     .titre = N_("diagramme à imprimer, d'une partie finie ou d'une position (écriture seule)"),
     .extensions = {"svg"},
     .champs = TOUS_CHAMPS,
     .capacites = ~0u, /* a picture: nobody looks there for what it has not */
     .reconnaitre = jamais,
     .ecrire = svg_ecrire},
    {.nom = "quest",
     .titre = N_("JSON d'Othello Quest (lecture seule)"),
     .extensions = {"json"},
     .reconnaitre = quest_reconnaitre,
     .lire = quest_lire},
    {.nom = "match",
     .titre = N_("le journal d'« othello match » (lecture seule)"),
     .extensions = {"jsonl", "journal"},
     .reconnaitre = journal_reconnaitre,
     .lire = journal_lire},
    {.nom = "historique",
     .titre = N_("les parties finies que le programme garde (lecture seule)"),
     .extensions = {"historique"},
     .reconnaitre = historique_reconnaitre,
     .lire = historique_lire},
    {.nom = "sauvegarde",
     .titre = N_("la partie en cours que le programme sauve (lecture seule)"),
     .extensions = {"partie"},
     .reconnaitre = historique_reconnaitre_sauvee,
     .lire = historique_lire_sauvee},
    {.nom = NULL},
};

static const struct format *format_d_extension(const char *extension)
{
    for (const struct format *f = formats; f->nom; f++)
        for (int i = 0; i < 3 && f->extensions[i]; i++)
            if (strcasecmp(f->extensions[i], extension) == 0)
                return f;
    return NULL;
}

const struct format *format_nomme(const char *nom)
{
    for (const struct format *f = formats; f->nom; f++)
        if (strcasecmp(f->nom, nom) == 0)
            return f;
    return format_d_extension(nom);
}

const struct format *format_de_fichier(const char *chemin)
{
    const char *base = strrchr(chemin, '/');
    const char *point = strrchr(base ? base : chemin, '.');
    return point ? format_d_extension(point + 1) : NULL;
}

const struct format *format_reconnaitre(struct vue octets)
{
    const struct format *meilleur = NULL;
    int note = 0;
    for (const struct format *f = formats; f->nom; f++) {
        int n = f->reconnaitre(octets);
        if (n > note) {
            note = n;
            meilleur = f;
        }
    }
    bool texte = note >= 50 || !lecture_octet_binaire(octets);
    return texte ? meilleur : NULL;
}

/* ---- Several formats in one text ---- */

enum { NOTE_SURE = 80 };

/* The format of which this line surely begins something; NULL: none. */
static const struct format *format_de_ligne(struct vue ligne)
{
    const struct format *f = format_reconnaitre(ligne);
    return f && f->reconnaitre(ligne) >= NOTE_SURE ? f : NULL;
}

/* Takes the lines up to the first that begins another format off the front; how many. */
static int prendre_morceau(struct vue *v, struct vue *morceau)
{
    struct vue suite = *v, ligne;
    const struct format *ici = NULL;
    int lignes = 0;
    for (; vue_ligne(&suite, &ligne); lignes++, *v = suite) {
        const struct format *f = format_de_ligne(ligne);
        if (lignes == 0)
            *morceau = ligne;
        else if (f && f != ici)
            break;
        ici = lignes == 0 ? f : ici;
        morceau->fin = ligne.fin;
    }
    return lignes;
}

static void lire_morceaux(struct vue v, struct recueil *r)
{
    struct vue morceau;
    for (int lues = 0, lignes; (lignes = prendre_morceau(&v, &morceau)) > 0; lues += lignes) {
        struct recueil pris = {0};
        const struct format *f = format_reconnaitre(morceau);
        if (f && !vue_vide(vue_sans_blancs(morceau)))
            f->lire(morceau, &pris);
        recueil_verser(r, &pris, lues);
    }
}

/* A text of no other format that gave no game: `lu` is what was told of it, and what is. */
static void repecher(struct vue texte, struct recueil *lu)
{
    struct recueil repeche = {0};
    if (!repechage_lire(texte, &repeche) && repechage_est_adresse(texte))
        recueil_signaler(&repeche, ERREUR, (struct lieu){0}, "%s",
                         _("adresse sans coups : copiez ceux de la page"));
    if (repeche.nb_problemes == 0)
        return;
    recueil_detruire(lu);
    *lu = repeche;
}

const struct format *format_lire(struct vue octets, struct recueil *r)
{
    struct recueil entier = {0}, morceaux = {0};
    const struct format *f = format_reconnaitre(octets);
    if (f)
        f->lire(octets, &entier);
    if (entier.reste && !lecture_octet_binaire(octets))
        lire_morceaux(octets, &morceaux);
    const int plus = morceaux.nb_parties - entier.nb_parties;
    const bool mieux = morceaux.nb_erreurs < entier.nb_erreurs
                           ? morceaux.nb_parties > 0 && plus >= 0
                           : morceaux.nb_erreurs == entier.nb_erreurs && plus > 0;
    struct recueil *lu = mieux ? &morceaux : &entier;
    if (lu->nb_parties == 0 && f && f->reconnaitre(octets) < NOTE_SURE &&
        !lecture_octet_binaire(octets))
        repecher(octets, lu);
    recueil_verser(r, lu, 0);
    recueil_detruire(mieux ? &entier : &morceaux);
    return f;
}

/* ---- What is lost ---- */

static unsigned contenu_si(bool present, enum capacite capacite)
{
    return present ? capacite : 0;
}

/* What there is of the moves. */
static unsigned contenu_des_coups(const struct partie_notee *p)
{
    unsigned contenu = contenu_si(p->nb_coups > 0, TIENT_COUPS);
    for (int i = 0; i < p->nb_coups; i++) {
        const struct coup_note *c = &p->coups[i];
        contenu |= contenu_si(c->a_eval, TIENT_EVAL) | contenu_si(c->a_secondes, TIENT_SECONDES) |
                   contenu_si(c->commentaire || c->signes[0], TIENT_COMMENTAIRES);
    }
    return contenu;
}

static unsigned contenu_du_resultat(const struct partie_notee *p)
{
    const struct resultat r = notee_resultat(p);
    const bool marge = r.genre == RESULTAT_MARGE;
    const bool de_la_planche = marge && notee_finie(p) && r.marge == grille_marge(&p->grille);
    const bool inconnu = r.genre == RESULTAT_INCONNU;
    return contenu_si(!inconnu && !de_la_planche, TIENT_RESULTAT) |
           contenu_si(p->resultat.fin && marge, TIENT_FIN) |
           contenu_si(inconnu, TIENT_INACHEVEE) |
           contenu_si(r.genre == RESULTAT_VAINQUEUR, TIENT_VAINQUEUR);
}

/* What there is in a game to be held, as the bits of enum capacite. */
static unsigned contenu_de(const struct partie_notee *p)
{
    const char *date = p->champs[CHAMP_DATE];
    return contenu_des_coups(p) | contenu_du_resultat(p) |
           contenu_si(!notee_depart_usuel(p), TIENT_DEPART) |
           contenu_si(p->theorique != THEORIQUE_INCONNU, TIENT_THEORIQUE) |
           contenu_si(p->synchro != 0, TIENT_SYNCHRO) |
           contenu_si(p->nb_scores > 0, TIENT_SCORES) |
           contenu_si(p->nb_rameaux > 0, TIENT_RAMEAUX) |
           contenu_si(date && (strlen(date) != 4 || notee_annee(p) == 0), TIENT_DATE_ENTIERE);
}

static const struct {
    enum capacite capacite;
    const char *nom;
} PERTES[] = {
    {TIENT_COUPS, N_("les coups (seule la position finale reste)")},
    {TIENT_DEPART, N_("la position de départ")},
    {TIENT_RESULTAT, N_("le résultat noté")},
    {TIENT_FIN, N_("la façon de finir (abandon, temps)")},
    {TIENT_EVAL, N_("l'évaluation des coups")},
    {TIENT_SECONDES, N_("le temps des coups")},
    {TIENT_COMMENTAIRES, N_("les commentaires des coups")},
    {TIENT_THEORIQUE, N_("le score théorique")},
    {TIENT_SYNCHRO, N_("l'appariement des parties synchrones")},
    {TIENT_SCORES, N_("le score des coups possibles")},
    {TIENT_DATE_ENTIERE, N_("la date, sauf l'année")},
    {TIENT_INACHEVEE,
     N_("le fait que la partie est inachevée (le score écrit est celui de la position)")},
    {TIENT_VAINQUEUR,
     N_("le fait que la marge est inconnue (la victoire écrite est de toutes les cases)")},
    {TIENT_RAMEAUX, N_("les variantes")},
};

static const char *const NOMS_CHAMPS[NB_CHAMPS] = {
    [CHAMP_NOIR] = N_("le nom de Noir"),
    [CHAMP_BLANC] = N_("le nom de Blanc"),
    [CHAMP_CLASSEMENT_NOIR] = N_("le classement de Noir"),
    [CHAMP_CLASSEMENT_BLANC] = N_("le classement de Blanc"),
    [CHAMP_LIEU] = N_("le lieu"),
    [CHAMP_EVENEMENT] = N_("le tournoi"),
    [CHAMP_RONDE] = N_("la ronde"),
    [CHAMP_DATE] = N_("la date"),
    [CHAMP_PENDULE] = N_("la pendule"),
    [CHAMP_PENDULE_NOIR] = N_("la pendule de Noir"),
    [CHAMP_PENDULE_BLANC] = N_("la pendule de Blanc"),
    [CHAMP_VARIANTE] = N_("la variante de jeu"),
    [CHAMP_COMMENTAIRE] = N_("le commentaire de la partie"),
    [CHAMP_ANNOTATEUR] = N_("l'annotateur"),
};

static void noter_perte(const struct format *f, int n, const char *quoi, struct recueil *rapport)
{
    if (n > 0)
        recueil_signaler(rapport, NOTE, (struct lieu){0},
                         ngettext("le format %s ne garde pas %s (%d partie)",
                                  "le format %s ne garde pas %s (%d parties)", (unsigned long)n),
                         f->nom, _(quoi), n);
}

static bool a_marque_etrangere(const struct partie_notee *p, const struct format *f)
{
    for (int i = 0; i < p->nb_marques; i++)
        if (!marque_est_de(&p->marques[i], f->nom))
            return true;
    return false;
}

/* Of a format that holds clocks: not all of this one. */
static bool perd_sa_pendule(const struct partie_notee *p, const struct format *f)
{
    char memoire[PENDULE_OCTETS_MAX];
    const char *ecrit;
    return !notee_texte(p, CHAMP_PENDULE, f->nom, memoire, &ecrit) ||
           !notee_texte(p, CHAMP_PENDULE_NOIR, f->nom, memoire, &ecrit) ||
           !notee_texte(p, CHAMP_PENDULE_BLANC, f->nom, memoire, &ecrit);
}

void format_pertes(const struct format *f, const struct recueil *r, struct recueil *rapport)
{
    enum { NB_PERTES = sizeof PERTES / sizeof PERTES[0] };
    int n = 0, pertes[NB_PERTES] = {0};
    /* a date that is left out is told as a text */
    const unsigned tenu =
        f->capacites | (f->champs & BIT(CHAMP_DATE) ? 0 : (unsigned)TIENT_DATE_ENTIERE);
    for (int i = 0; i < r->nb_parties; i++) {
        const unsigned perdu = contenu_de(&r->parties[i]) & ~tenu;
        for (int k = 0; k < NB_PERTES; k++)
            pertes[k] += (perdu & PERTES[k].capacite) != 0;
    }
    for (int k = 0; k < NB_PERTES; k++)
        noter_perte(f, pertes[k], PERTES[k].nom, rapport);
    for (int c = 0; c < NB_CHAMPS; c++, n = 0) {
        for (int i = 0; i < r->nb_parties; i++)
            n += r->parties[i].champs[c] != NULL;
        if (!(f->champs & BIT(c)))
            noter_perte(f, n, NOMS_CHAMPS[c], rapport);
    }
    for (int i = 0; i < r->nb_parties; i++)
        n += perd_sa_pendule(&r->parties[i], f);
    noter_perte(f, n, N_("toute la pendule"), rapport);
    n = 0;
    for (int i = 0; i < r->nb_parties; i++)
        n += a_marque_etrangere(&r->parties[i], f);
    noter_perte(f, n, N_("les marques propres au format lu"), rapport);
}
