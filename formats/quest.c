/* See quest.h. */
#include "formats/quest.h"

#include "base/i18n.h"
#include "formats/json.h"
#include "formats/lecture.h"

/* Where the flow of tokens stands. */
struct lecture_quest {
    struct lecteur *l;
    struct partie_notee *p;
    struct vue cle; /* the last key */
    int profondeur; /* of objects and arrays */
    int joueurs;    /* depth of the array "players", 0 outside it */
    int joueur;     /* number of players begun */
};

static const char *lire_coup(struct partie_notee *p, struct vue v)
{
    v = vue_sans_blancs(v);
    if (vue_egale(v, "-") || lecture_est_passe(v))
        return notee_passer(p);
    int c = grille_lire_case(&p->grille, v);
    return c ? notee_jouer(p, c) : _("ce n'est pas un coup");
}

/* The name of a player; an "id" only as long as there is no "name". */
static void lire_joueur(struct lecture_quest *q, struct vue v)
{
    if (q->joueur < 1 || q->joueur > 2)
        return;
    char **nom = &q->p->champs[q->joueur == 1 ? CHAMP_NOIR : CHAMP_BLANC];
    if (vue_egale(q->cle, "name") || (vue_egale(q->cle, "id") && !*nom))
        json_lire_texte(nom, v);
}

/* A value: what its key makes of it. False, and a problem, for a move that is none. */
static bool lire_valeur(struct lecture_quest *q, struct vue v)
{
    char memoire[EXTRAIT_MAX];
    const char *faute = NULL;
    if (q->joueurs > 0)
        lire_joueur(q, v);
    else if (vue_egale(q->cle, "m"))
        faute = lire_coup(q->p, v);
    else if (vue_egale(q->cle, "created"))
        json_lire_texte(&q->p->champs[CHAMP_DATE], v);
    if (faute)
        lecteur_signaler(q->l, ERREUR, v.p, q->p->nb_coups + 1, _("« %s » : %s"),
                         lecture_extrait(v, memoire), faute);
    return !faute;
}

static bool traiter(struct lecture_quest *q, const struct jeton_json *j)
{
    switch (j->genre) {
    case JSON_OBJET:
    case JSON_TABLEAU:
        q->profondeur++;
        if (j->genre == JSON_TABLEAU && vue_egale(q->cle, "players") && q->joueurs == 0)
            q->joueurs = q->profondeur;
        q->joueur += j->genre == JSON_OBJET && q->joueurs > 0 && q->profondeur == q->joueurs + 1;
        return true;
    case JSON_FIN_OBJET:
    case JSON_FIN_TABLEAU:
        q->joueurs = q->profondeur == q->joueurs ? 0 : q->joueurs;
        q->profondeur -= q->profondeur > 0;
        return true;
    case JSON_CLE:
        q->cle = j->texte;
        return true;
    case JSON_FAUTE:
        lecteur_signaler(q->l, ERREUR, j->texte.p, 0, "%s", _("ce n'est pas du JSON"));
        return false;
    default:
        return lire_valeur(q, j->texte);
    }
}

void quest_lire(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    struct jeton_json j;
    while (lecture_passer_blancs(&l.v), !vue_vide(l.v)) {
        struct lecture_quest q = {.l = &l, .p = recueil_nouvelle(r), .cle = {l.v.p, l.v.p}};
        bool bon = true, document = true;
        l.numero++;
        while (document && json_suivant(&l.v, &j)) {
            bon = bon && traiter(&q, &j);
            if (!bon && (j.genre == JSON_OBJET || j.genre == JSON_TABLEAU))
                q.profondeur++;
            if (!bon && (j.genre == JSON_FIN_OBJET || j.genre == JSON_FIN_TABLEAU))
                q.profondeur -= q.profondeur > 0;
            document = q.profondeur > 0;
        }
        if (bon && q.profondeur > 0)
            lecteur_signaler(&l, ERREUR, l.v.p, 0, "%s", _("le JSON n'est pas fermé"));
        else if (bon && q.p->nb_coups == 0)
            lecteur_signaler(&l, ERREUR, l.v.p, 0, "%s", _("JSON sans partie d'Othello Quest"));
        if (!bon || q.profondeur > 0 || q.p->nb_coups == 0)
            recueil_tronquer(r);
    }
}

/* What may follow a bracket or a brace of JSON, but neither a tag of PGN nor a comment. */
static bool ressemble_a_du_json(struct vue v)
{
    bool objet = *v.p++ == '{';
    lecture_passer_blancs(&v);
    if (vue_vide(v))
        return true;
    return *v.p == '"' || *v.p == (objet ? '}' : ']') ||
           (!objet && (*v.p == '{' || *v.p == '[' || *v.p == '-' || lecture_chiffre(*v.p)));
}

int quest_reconnaitre(struct vue texte)
{
    struct vue v = vue_sans_bom(texte);
    lecture_passer_blancs(&v);
    if (vue_vide(v) || (*v.p != '{' && *v.p != '['))
        return 0;
    bool quest = lecture_chercher(v, "\"m\"") || lecture_chercher(v, "\"players\"");
    return quest ? 88 : ressemble_a_du_json(v) ? 10 : *v.p == '{';
}
