/* See jugement.h. */
#include "partie/jugement.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"

const char *jugement_unite(const struct jeu *jeu, double n)
{
    return ngettext(jeu->unite[0], jeu->unite[1], (unsigned long)fabs(n));
}

void jugement_ecrire_coup(const struct jeu *jeu, int coup, struct tampon *sortie)
{
    jeu->ecrire_coup(coup, sortie);
    if (!jeu->ecrire_coup_xy)
        return;
    tampon_ajouter(sortie, " (");
    jeu->ecrire_coup_xy(coup, sortie);
    tampon_ajouter(sortie, ")");
}

const char *jugement_marque(int perte)
{
    return perte >= PERTE_GAFFE      ? "??"
           : perte >= PERTE_FAUTE    ? "?"
           : perte >= PERTE_DOUTEUSE ? "?!"
                                     : "";
}

/* Below this a thought sees both sides equal. */
static double bruit(const struct pensee *pensee)
{
    return pensee->bruit ? pensee->bruit : pensee->en_points ? 0.05 : 0.5;
}

/* "Blanc est mieux placé", and that this is so in spite of what both have on the board. */
static void dire_place(const struct jeu *jeu, const struct position *position, int devant,
                       bool court, struct tampon *sortie)
{
    tampon_ecrire(sortie, _("%s est mieux placé"), _(jeu->joueurs[devant]));
    if (!court && jeu->score(position, devant) < jeu->score(position, 3 - devant))
        tampon_ecrire(sortie, _(", avec moins de %s"), _(jeu->unite[1]));
}

void jugement_dire_avis(const struct jeu *jeu, const struct position *position,
                        const struct pensee *pensee, int joueur, bool court, struct tampon *sortie)
{
    const double ecart = fabs(pensee->score);
    const int qui = pensee->score < 0 ? 3 - joueur : joueur;
    const char *devant = _(jeu->joueurs[qui]);
    char nombre[32];
    struct tampon n = tampon_sur(nombre, sizeof nombre);
    i18n_ecrire_reel(ecart, fmod(ecart, 1) != 0, false, &n);
    if (pensee->exact && ecart == 0)
        tampon_ajouter(sortie, _("Partie nulle, prouvé"));
    else if (!pensee->exact && ecart < bruit(pensee))
        tampon_ajouter(sortie, _("Jeu égal"));
    else if (court && (pensee->exact || pensee->en_points))
        tampon_ecrire(sortie, "%s +%s%s", devant, nombre, pensee->exact ? _(", prouvé") : "");
    else if (pensee->exact)
        tampon_ecrire(sortie, _("Gain prouvé de %s %s pour %s"), nombre,
                      jugement_unite(jeu, ecart), devant);
    else if (pensee->en_points)
        tampon_ecrire(sortie, _("Avantage de %s %s pour %s"), nombre, jugement_unite(jeu, ecart),
                      devant);
    else
        dire_place(jeu, position, qui, court, sortie);
}

int jugement_phase(int vides)
{
    return vides > VIDES_OUVERTURE ? 0 : vides > VIDES_MILIEU ? 1 : 2;
}

void jugement_dire_phases(const int pertes[PHASES], struct tampon *sortie)
{
    static const char *const NOMS[PHASES] = {N_("ouverture %d"), N_("milieu %d"), N_("finale %d")};
    const char *avant = " (";
    for (int i = 0; i < PHASES; i++) {
        if (pertes[i] == 0)
            continue;
        tampon_ajouter(sortie, avant);
        tampon_ecrire(sortie, _(NOMS[i]), pertes[i]);
        avant = ", ";
    }
    tampon_ajouter(sortie, *avant == ',' ? ")" : "");
}

void jugement_dire_surete(bool exact, bool livre, int confiance, int profondeur,
                          struct tampon *sortie)
{
    if (exact)
        tampon_ajouter(sortie, _("exact"));
    else if (livre)
        tampon_ajouter(sortie, _("livre"));
    else if (confiance > 0)
        tampon_ecrire(sortie, _("%d %%"), confiance);
    else if (profondeur == 0)
        tampon_ajouter(sortie, _("fichier"));
    else
        tampon_ecrire(sortie, ngettext("%d pli", "%d plis", (unsigned long)profondeur), profondeur);
}

void jugement_dire_valeur(const struct jeu *jeu, const struct jugement *j, struct tampon *sortie)
{
    if (j->valeur == 0)
        tampon_ajouter(sortie, _("égalité"));
    else
        tampon_ecrire(sortie, "%s %+d", _(jeu->joueurs[j->valeur > 0 ? 1 : 2]), abs(j->valeur));
    tampon_ajouter(sortie, ", ");
    jugement_dire_surete(j->exact, j->livre, j->confiance, j->profondeur, sortie);
}

void jugement_dire_coup(const struct jeu *jeu, const struct coup_joue *coup,
                        const struct jugement *j, struct tampon *sortie)
{
    tampon_ecrire(sortie, "%s ", _(jeu->joueurs[coup->joueur]));
    jeu->ecrire_coup(coup->coup, sortie);
    tampon_ecrire(sortie, "%s%s%s", j->perte < PERTE_DOUTEUSE ? "" : " ",
                  jugement_marque(j->perte), _(" : "));
    jugement_dire_valeur(jeu, j, sortie);
}

void jugement_commenter(int perte, const char *suite, struct tampon *sortie)
{
    char mieux[16];
    vue_copier(vue_sur(suite, strcspn(suite, " ")), mieux, sizeof mieux);
    tampon_ecrire(sortie, _("%s perd %d ; mieux : %s, suite "), jugement_marque(perte), perte,
                  mieux);
    tampon_ajouter(sortie, suite);
}

void jugement_dire_sans_erreur(const struct jeu *jeu, int joueur, struct tampon *sortie)
{
    const char *unite = jugement_unite(jeu, PERTE_DOUTEUSE);
    if (joueur)
        tampon_ecrire(sortie, _("%s : aucune erreur de %d %s et plus."), _(jeu->joueurs[joueur]),
                      PERTE_DOUTEUSE, unite);
    else
        tampon_ecrire(sortie, _("Aucune erreur connue de %d %s et plus."), PERTE_DOUTEUSE, unite);
}

/* ---- Read again ---- */

/* The next word, a lone sign of the sentence stepped over. */
static struct vue mot_suivant(struct vue *v)
{
    struct vue mot = {0};
    while (vue_mot(v, &mot) && (vue_egale(mot, ";") || vue_egale(mot, ":")))
        continue;
    return mot;
}

static bool est_chiffre(char c)
{
    return c >= '0' && c <= '9';
}

/* "c6", "j10", or a pass. */
static bool est_coup(struct vue mot)
{
    if (vue_egale(mot, "pass"))
        return true;
    const bool case_ = vue_longueur(mot) >= 2 && vue_longueur(mot) <= 3 && *mot.p >= 'a' &&
                       *mot.p <= 'z';
    for (const char *p = mot.p + 1; case_ && p < mot.fin; p++)
        if (!est_chiffre(*p))
            return false;
    return case_;
}

/* The moves at the front of `v`. */
static struct vue prendre_coups(struct vue v)
{
    struct vue mot, coups = {0};
    while (vue_mot(&v, &mot) && est_coup(mot))
        coups = (struct vue){coups.p ? coups.p : mot.p, mot.fin};
    return coups;
}

/* "?? perd 8 ; mieux : c6, suite c6 f7 e8" by the shape of it: the words are the language's. */
static bool relire_ici(struct vue v, struct jugement_ecrit *lu)
{
    long perte;
    const struct vue marque = mot_suivant(&v), verbe = mot_suivant(&v);
    struct vue nombre = mot_suivant(&v);
    const struct vue mieux = mot_suivant(&v);
    struct vue coup = mot_suivant(&v);
    const struct vue suite = mot_suivant(&v);
    const char *p = nombre.p;
    while (p < nombre.fin && est_chiffre(*p))
        p++;
    nombre.fin = p; /* "8;" */
    coup.fin -= !vue_vide(coup) && coup.fin[-1] == ',';
    if (vue_vide(verbe) || vue_vide(mieux) || vue_vide(suite) || !est_coup(coup) ||
        !vue_entier(nombre, PERTE_DOUTEUSE, 999, &perte) ||
        !vue_egale(marque, jugement_marque((int)perte)))
        return false;
    *lu = (struct jugement_ecrit){.perte = (int)perte, .suite = prendre_coups(v)};
    lu->tout = (struct vue){marque.p, lu->suite.fin};
    return !vue_vide(lu->suite);
}

bool jugement_relire(struct vue commentaire, struct jugement_ecrit *lu)
{
    struct vue reste = commentaire, mot;
    while (vue_mot(&reste, &mot))
        if (*mot.p == '?' && relire_ici((struct vue){mot.p, commentaire.fin}, lu))
            return true;
    return false;
}

void jugement_dire_perte(const struct jeu *jeu, const struct jugement *j, struct tampon *sortie)
{
    if (j->seul)
        tampon_ajouter(sortie, _("C'était le seul coup légal."));
    if (j->perte == 0)
        return;
    if (j->suite_longueur == 0) {
        tampon_ecrire(sortie, _("Perd %d"), j->perte);
        return;
    }
    tampon_ecrire(sortie, _("Perd %d ; mieux : "), j->perte);
    jeu->ecrire_coup(j->suite[0], sortie);
}
