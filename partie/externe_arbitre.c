/* The words of the arbiter of the course's coloured Awalé to another program (interfaces/arbitre.h
 * tells them from its side); see externe.h. We are the arbiter: the program is told START or the
 * move of the other, and answers its own, or says by RESULT that this move ends the game.
 *
 * The command's last argument is the role, JoueurA or JoueurB, so that the program is started anew
 * for each game; "%d" in it becomes the number of the pair of games, a seed for who takes one. It
 * can neither be told a position nor take a move back. */
#include <string.h>

#include "base/i18n.h"
#include "partie/externe_interne.h"

static void composer(const struct externe *e, struct octets *commande)
{
    const char *modele = e->commande;
    for (const char *m; (m = strstr(modele, "%d")) != NULL; modele = m + 2) {
        octets_vue(commande, (struct vue){modele, m});
        octets_ecrire(commande, "%d", e->numero / 2);
    }
    octets_ecrire(commande, "%s Joueur%c", modele, e->camp == 2 ? 'B' : 'A');
}

/* The move written so; COUP_AUCUN when it is none. */
static int lire_coup(const struct partie *partie, struct vue mot)
{
    char texte[16], memoire[256];
    struct tampon raison = tampon_sur(memoire, sizeof memoire);
    int coup;
    vue_copier(mot, texte, sizeof texte);
    return vue_longueur(mot) < sizeof texte && partie->jeu->lire_coup(texte, &coup, &raison)
               ? coup
               : COUP_AUCUN;
}

/* Is it a legal move, after which the game is over with that score? */
static bool finit_par(const struct partie *partie, int coup, const long scores[2])
{
    const struct jeu *jeu = partie->jeu;
    const struct position *p = partie_position(partie, partie->rang);
    const int trait = partie_trait(partie, partie->rang);
    if (jeu->raison_refus(p, coup, trait))
        return false;
    const struct position apres = jeu->incrementer_config(p, coup, trait);
    return jeu->est_jeu_fini(&apres) && jeu->score(&apres, 1) == scores[0] &&
           jeu->score(&apres, 2) == scores[1];
}

/* RESULT LIMIT hides the last move: one that gives this score. */
static int coup_de_la_limite(const struct partie *partie, const long scores[2])
{
    int coups[COUPS_MAX];
    int n = partie->jeu->lister_coups(partie_position(partie, partie->rang),
                                      partie_trait(partie, partie->rang), coups);
    while (n > 0 && !finit_par(partie, coups[n - 1], scores))
        n--;
    return n > 0 ? coups[n - 1] : COUP_AUCUN;
}

/* What follows RESULT, "3R 49 20": the move, if it ends the game with that score. */
static int lire_annonce(const struct partie *partie, struct vue v)
{
    struct vue mot, s[2];
    long scores[2];
    if (!vue_mot(&v, &mot) || !vue_mot(&v, &s[0]) || !vue_mot(&v, &s[1]) ||
        !vue_entier(s[0], 0, partie->jeu->enjeu, &scores[0]) ||
        !vue_entier(s[1], 0, partie->jeu->enjeu, &scores[1]))
        return COUP_AUCUN;
    if (vue_egale(mot, "LIMIT"))
        return coup_de_la_limite(partie, scores);
    int coup = lire_coup(partie, mot);
    return finit_par(partie, coup, scores) ? coup : COUP_AUCUN;
}

static const char *lire_reponse(struct externe *e, const struct partie *partie, struct vue ligne,
                                int *coup)
{
    char texte[128];
    vue_copier(ligne, texte, sizeof texte);
    const char *annonce = strstr(texte, "RESULT");
    *coup = annonce ? lire_annonce(partie, vue_de(annonce + strlen("RESULT")))
                    : lire_coup(partie, vue_sans_blancs(ligne));
    if (*coup != COUP_AUCUN)
        return NULL;
    return externe_plainte(e, annonce ? _("annonce fausse") : _("ce n'est pas un coup"), ligne);
}

static const char *demander(struct externe *e, const struct partie *partie, int *coup,
                            struct pensee *pensee, bool *arrete)
{
    const int rang = partie->rang;
    char mot[32];
    struct tampon t = tampon_sur(mot, sizeof mot);
    struct vue ligne;
    (void)pensee;
    if (partie->premier != 1 || rang > e->nb_dits + 1 || !partie_depart_usuel(partie))
        return externe_plainte(e, _("l'arbitre ne connaît que le départ, et aucun retour"),
                               (struct vue){0});
    if (rang == 0)
        tampon_ajouter(&t, "START");
    else
        partie->jeu->ecrire_coup(partie->coups[rang - 1].coup, &t);
    tampon_ajouter(&t, "\n");
    externe_dire(e, mot); /* a program that is gone is seen when it is read */
    const char *erreur = externe_entendre(e, &ligne, arrete);
    if (!erreur)
        erreur = lire_reponse(e, partie, ligne, coup);
    if (erreur)
        return erreur;
    for (; e->nb_dits < rang; e->nb_dits++)
        e->dits[e->nb_dits] = partie->coups[e->nb_dits].coup;
    e->dits[e->nb_dits++] = *coup;
    return NULL;
}

/* The course's rule is 3 seconds a move. */
const struct protocole_externe externe_arbitre = {
    .composer = composer,
    .demander = demander,
    .adieu = "END\n",
    .secondes = 3,
};
