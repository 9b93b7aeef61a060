/* See position.h. */
#include "formats/position.h"

#include <string.h>

#include "base/i18n.h"
#include "formats/lecture.h"
#include "formats/transcription.h"

/* NOIR, BLANC, VIDE, or -1 for a character that is no square. */
static int pion_de(char c)
{
    static const char *const LETTRES[3] = {[VIDE] = "-._", [NOIR] = "Xx*+bB", [BLANC] = "OowW"};
    for (int pion = VIDE; pion <= BLANC; pion++)
        if (c != 0 && strchr(LETTRES[pion], c))
            return pion;
    return -1;
}

/* Black to some programs, White or nothing to others. */
static bool ambigu(char c)
{
    return c == '0' || c == '1';
}

static const char *faute_de_case(char c)
{
    if (ambigu(c))
        return _("les chiffres 0 et 1 sont ambigus : écrire X pour Noir, O pour Blanc");
    return c == ';' || lecture_chiffre(c) ? _("le plateau n'est pas complet")
                                          : _("ce caractère n'est pas une case : X, O ou -");
}

const char *position_lire_plateau(struct vue *v, int taille, struct grille *d)
{
    *d = grille_vide(taille);
    for (int i = 0; i < taille * taille; i++, v->p++) {
        lecture_passer_blancs(v);
        if (vue_vide(*v))
            return _("le plateau n'est pas complet");
        int pion = pion_de(*v->p);
        if (pion < 0)
            return faute_de_case(*v->p);
        d->pions[grille_case(i % taille + 1, i / taille + 1)] = (unsigned char)pion;
    }
    return NULL;
}

const char *position_lire_trait(struct vue *v, int *joueur)
{
    lecture_passer_blancs(v);
    int pion = vue_vide(*v) ? -1 : pion_de(*v->p);
    if (pion != NOIR && pion != BLANC)
        return _("il manque le joueur au trait : X ou O");
    v->p++;
    bool separe =
        vue_vide(*v) || lecture_blanc(*v->p) || *v->p == ';' || *v->p == ']' || *v->p == '%';
    if (!separe)
        return _("une case de trop : le plateau est suivi du joueur au trait, X ou O");
    *joueur = pion;
    return NULL;
}

void position_ecrire_plateau(const struct grille *d, const char lettres[3], struct octets *sortie)
{
    for (int y = 1; y <= d->taille; y++)
        for (int x = 1; x <= d->taille; x++)
            octets_ajouter(sortie, &lettres[d->pions[grille_case(x, y)]], 1);
}

/* ---- OBF ---- */

/* What one field after the board may be, once its blanks are gone. */
enum champ_obf { CHAMP_VIDE, CHAMP_SCORE, CHAMP_COUP_SCORE, CHAMP_COUPS };

static enum champ_obf genre_de_champ(struct vue champ)
{
    if (vue_vide(champ))
        return CHAMP_VIDE;
    if (memchr(champ.p, ':', vue_longueur(champ)))
        return CHAMP_COUP_SCORE;
    return *champ.p == '+' || (*champ.p == '-' && vue_longueur(champ) > 1 && champ.p[1] != '-')
               ? CHAMP_SCORE
               : CHAMP_COUPS;
}

/* Discs: more than the board has would be another unit. NULL, or why not. */
static const char *lire_score(struct vue texte, double *score)
{
    return vue_reel(texte, -64, 64, score) ? NULL : _("ce score n'est pas un nombre de -64 à +64");
}

/* "G8:+18" or "PS:-48". A pass among other moves ("--:-127") is one program's noise. */
static const char *lire_coup_score(struct partie_notee *p, struct vue champ)
{
    double score;
    const char *deux_points = memchr(champ.p, ':', vue_longueur(champ));
    struct vue mot = vue_sans_blancs((struct vue){champ.p, deux_points});
    const bool passe = lecture_est_passe(mot);
    if (passe && grille_coup_possible(&p->grille, p->trait))
        return NULL;
    const char *faute =
        lire_score(vue_sans_blancs((struct vue){deux_points + 1, champ.fin}), &score);
    if (faute)
        return faute;
    int c = CASE_PASSE;
    if (!passe) {
        c = grille_lire_case(&p->grille, mot);
        if (c == 0)
            return _("ce n'est pas une case");
        if (!grille_coup_valide(&p->grille, c, p->trait))
            return _("coup illégal dans cette position");
    }
    notee_score(p, c, score);
    return NULL;
}

/* "+12": the score of the position, kept on a move that says only that. */
static const char *lire_score_seul(struct partie_notee *p, struct vue champ)
{
    double score;
    const char *faute = lire_score(champ, &score);
    if (!faute)
        notee_score(p, SCORE_SEUL, score);
    return faute;
}

/* The fields of `reste`, what follows the side on the line. False when one is wrong: said. */
static bool lire_champs(struct lecteur *l, struct vue reste)
{
    struct partie_notee *p = &l->r->parties[l->r->nb_parties - 1];
    while (!vue_vide(reste)) {
        const char *fin = memchr(reste.p, ';', vue_longueur(reste));
        struct vue champ = vue_sans_blancs((struct vue){reste.p, fin ? fin : reste.fin});
        const char *faute = NULL;
        switch (genre_de_champ(champ)) {
        case CHAMP_VIDE:
            break;
        case CHAMP_SCORE:
            faute = lire_score_seul(p, champ);
            break;
        case CHAMP_COUP_SCORE:
            faute = lire_coup_score(p, champ);
            break;
        case CHAMP_COUPS:
            if (!transcription_jouer(l, champ, p))
                return false;
        }
        if (faute) {
            lecteur_signaler(l, ERREUR, champ.p, 0, "%s", faute);
            return false;
        }
        reste.p = fin ? fin + 1 : reste.fin;
    }
    return true;
}

static struct vue sans_commentaire(struct vue ligne, struct vue *commentaire)
{
    const char *pc = memchr(ligne.p, '%', vue_longueur(ligne));
    *commentaire = pc ? vue_sans_blancs((struct vue){pc + 1, ligne.fin}) : (struct vue){0};
    return (struct vue){ligne.p, pc ? pc : ligne.fin};
}

/* From the side to the end of the line. */
static bool lire_suite(struct lecteur *l, const struct grille *d, int joueur)
{
    struct vue ligne, commentaire;
    struct partie_notee *p = recueil_nouvelle(l->r);
    notee_placer(p, d, joueur);
    if (!vue_ligne(&l->v, &ligne))
        ligne = (struct vue){l->v.p, l->v.p};
    ligne = sans_commentaire(ligne, &commentaire);
    notee_champ(p, CHAMP_COMMENTAIRE, commentaire);
    if (!lire_champs(l, ligne)) {
        recueil_tronquer(l->r);
        return false;
    }
    p = &l->r->parties[l->r->nb_parties - 1];
    if (p->nb_coups == 0 && notee_trait(p) != 0 && notee_trait(p) != p->trait)
        lecteur_signaler(l, NOTE, ligne.p, 0, "%s",
                         _("le joueur au trait n'a pas de coup : il passe"));
    return true;
}

/* A line whose first word is no longer is a piece of a board spread over several lines. */
enum { RANG_MAX = 16 };

static bool est_etale(struct vue ligne)
{
    struct vue mot = {0};
    vue_mot(&ligne, &mot);
    return vue_longueur(mot) <= RANG_MAX;
}

bool position_est_rang(struct vue ligne)
{
    bool cases = est_etale(ligne) && !vue_vide(vue_sans_blancs(ligne));
    for (; cases && !vue_vide(ligne); ligne.p++)
        cases = pion_de(*ligne.p) >= 0 || lecture_blanc(*ligne.p);
    return cases;
}

/* A board in one word must have 64 squares; the side may be glued to it. NULL, or `v->p` is at the
 * fault. */
static const char *refus_du_compte(struct vue *v, struct vue ligne)
{
    size_t n = 0;
    int joueur;
    for (; !vue_vide(ligne) && pion_de(*ligne.p) >= 0; ligne.p++)
        n++;
    const bool mot_fini = vue_vide(ligne) || lecture_blanc(*ligne.p);
    const bool trait_colle = n == 65 && position_lire_trait(&ligne, &joueur) != NULL;
    if (n == 64 || trait_colle || (n < 64 && !mot_fini))
        return NULL;
    v->p += n < 64 ? n : 64;
    return refus_ecrire(_("le plateau a %zu cases au lieu de 64"), n);
}

/* One position, which begins at the front. After a fault we are past it: the line, or the
 * lines up to the next blank one when the board was spread over several. */
static void lire_position(struct lecteur *l)
{
    struct vue *v = &l->v, ligne, apres = *v;
    struct grille d;
    int joueur;
    l->numero++;
    vue_ligne(&apres, &ligne);
    const bool etale = est_etale(ligne);
    const char *faute = etale ? NULL : refus_du_compte(v, ligne);
    if (!faute)
        faute = position_lire_plateau(v, 8, &d);
    if (!faute)
        faute = position_lire_trait(v, &joueur);
    if (!faute) {
        lire_suite(l, &d, joueur);
        return;
    }
    lecteur_signaler(l, ERREUR, v->p, 0, "%s", faute);
    *v = apres;
    while (etale && vue_ligne(v, &ligne) && !vue_vide(vue_sans_blancs(ligne)))
        continue;
}

void obf_lire(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    for (lecture_passer_blancs(&l.v); !vue_vide(l.v); lecture_passer_blancs(&l.v)) {
        struct vue ligne;
        if (*l.v.p == '%')
            vue_ligne(&l.v, &ligne);
        else
            lire_position(&l);
    }
}

/* Looks like a board: so many squares before anything that is none, digits that will be refused by
 * name among them. */
enum { CASES_PROBABLES = 48 };
int obf_reconnaitre(struct vue texte)
{
    struct vue v = vue_sans_bom(texte), ligne;
    int cases = 0;
    while (vue_ligne(&v, &ligne) && cases < CASES_PROBABLES) {
        lecture_passer_blancs(&ligne);
        if (vue_vide(ligne) || *ligne.p == '%')
            continue;
        for (; !vue_vide(ligne) && *ligne.p != ';' && *ligne.p != '%'; ligne.p++) {
            const bool est_case = pion_de(*ligne.p) >= 0 || ambigu(*ligne.p);
            if (!est_case && !lecture_blanc(*ligne.p) && cases < 32)
                return 0;
            cases += est_case;
        }
        if (cases < 8)
            return 0;
    }
    return cases >= CASES_PROBABLES ? 80 : 0;
}

/* The position that a game has come to, side included. */
static void ecrire_position(const struct partie_notee *p, struct octets *sortie)
{
    position_ecrire_plateau(&p->grille, "-XO", sortie);
    octets_texte(sortie, p->trait == NOIR ? " X" : " O");
}

static void ecrire_score(const struct coup_note *s, struct octets *sortie)
{
    octets_texte(sortie, " ");
    if (s->case_ == CASE_PASSE)
        octets_texte(sortie, "PS:");
    else if (s->case_ != SCORE_SEUL)
        octets_ecrire(sortie, "%c%d:", 'A' + grille_x(s->case_) - 1, grille_y(s->case_));
    lecture_ecrire_nombre(s->eval, true, sortie);
    octets_texte(sortie, ";");
}

/* One line, or false and a problem: these formats are for 8x8. */
static bool ecrire_ligne(const struct recueil *r, int i, struct octets *sortie,
                         struct recueil *rapport)
{
    if (r->parties[i].depart.taille != 8) {
        recueil_signaler(rapport, ERREUR, (struct lieu){.partie = r->parties[i].numero},
                         _("ce format n'écrit que des plateaux 8x8"));
        return false;
    }
    ecrire_position(&r->parties[i], sortie);
    return true;
}

void obf_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    for (int i = 0; i < r->nb_parties; i++) {
        const struct partie_notee *p = &r->parties[i];
        if (!ecrire_ligne(r, i, sortie, rapport))
            continue;
        octets_texte(sortie, ";");
        for (int s = 0; s < p->nb_scores; s++)
            ecrire_score(&p->scores[s], sortie);
        const char *c = p->champs[CHAMP_COMMENTAIRE];
        if (c && !strpbrk(c, "\r\n"))
            octets_ecrire(sortie, " %% %s", c);
        octets_texte(sortie, "\n");
    }
}

void script_ecrire(const struct recueil *r, struct octets *sortie, struct recueil *rapport)
{
    for (int i = 0; i < r->nb_parties; i++)
        if (ecrire_ligne(r, i, sortie, rapport))
            octets_texte(sortie, "\n");
}
