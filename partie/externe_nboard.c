/* The words of NBoard to another program; see externe.h. The whole game is told before each move:
 * nothing can get out of step. */
#include "base/i18n.h"
#include "partie/externe_interne.h"

/* There must be a "set depth" before a "go", which nothing ends for certain ("ping" ends an
 * analysis; an engine may not read while it thinks, or drop the move): without a depth asked for,
 * one that is soon reached, also when moves have a time. */
enum { PROFONDEUR_USUELLE = 8 };

/* Is the line this word, then a blank or its end? `*reste` is what follows. */
static bool commence_par(struct vue ligne, const char *mot, struct vue *reste)
{
    struct vue premier;
    *reste = ligne;
    return vue_mot(reste, &premier) && vue_egale(premier, mot);
}

/* Is the line the answer to the last ping? */
static bool est_pong(const struct externe *e, struct vue ligne)
{
    struct vue reste, mot;
    long n;
    return commence_par(ligne, "pong", &reste) && vue_mot(&reste, &mot) &&
           vue_entier(mot, 0, 1000000000, &n) && n == e->ping;
}

static const char *attendre_pong(struct externe *e, bool *arrete)
{
    struct vue ligne;
    const char *erreur;
    do
        erreur = externe_entendre(e, &ligne, arrete);
    while (!erreur && !est_pong(e, ligne));
    return erreur;
}

static const char *saluer(struct externe *e, bool *arrete)
{
    char ordre[64];
    struct tampon t = tampon_sur(ordre, sizeof ordre);
    tampon_ecrire(&t, "nboard 2\nset depth %d\nping %d\n",
                  e->limites.profondeur > 0 ? e->limites.profondeur : PROFONDEUR_USUELLE,
                  ++e->ping);
    const char *erreur = externe_dire(e, ordre);
    return erreur ? erreur : attendre_pong(e, arrete);
}

static void ecrire_coup(int joueur, int coup, struct octets *o)
{
    octets_texte(o, joueur == 1 ? "B[" : "W[");
    if (coup == 0)
        octets_texte(o, "PA]");
    else
        octets_ecrire(o, "%c%d]", 'A' + coup % 10 - 1, coup / 10);
}

/* "set game (;GM[Othello]…;)", passes written out, the one that is due too. */
static void ecrire_partie(const struct partie *partie, struct octets *o)
{
    char cases[128];
    struct tampon t = tampon_sur(cases, sizeof cases);
    partie->jeu->ecrire_position(&partie->initiale, &t);
    octets_texte(o, "set game (;GM[Othello]PC[]PB[]PW[]RE[?]TI[0]TY[8]BO[8 ");
    for (const char *c = cases; *c; c++)
        octets_texte(o, *c == 'X' ? "*" : *c == 'O' ? "O" : "-");
    octets_texte(o, partie->premier == 1 ? " *]" : " O]");
    for (int i = 0; i <= partie->rang; i++) {
        if (partie_passe(partie, i))
            ecrire_coup(partie_passe(partie, i), 0, o);
        if (i < partie->rang)
            ecrire_coup(partie->coups[i].joueur, partie->coups[i].coup, o);
    }
    octets_texte(o, ";)\n");
}

/* What the program tells besides, on its way to the answer. */
static void noter_statistiques(struct vue reste, struct pensee *pensee)
{
    struct vue mot;
    double noeuds;
    if (vue_mot(&reste, &mot) && vue_reel(mot, 0, 1e18, &noeuds))
        pensee->noeuds = (uint64_t)noeuds;
}

/* "F5/1.50/0.01", or "d6 -1.00 0.0" as one program writes it. */
static const char *lire_reponse(struct externe *e, struct vue reste, int *coup,
                                struct pensee *pensee)
{
    reste = vue_sans_blancs(reste);
    *coup = externe_lire_coup(reste);
    if (*coup == 0)
        return externe_plainte(e, _("ce n'est pas un coup"), reste);
    reste.p += 2;
    while (!vue_vide(reste) && (*reste.p == '/' || *reste.p == ' '))
        reste.p++;
    struct vue nombre = {reste.p, reste.p};
    while (nombre.fin < reste.fin && *nombre.fin != '/' && *nombre.fin != ' ')
        nombre.fin++;
    pensee->en_points = vue_reel(nombre, -1000, 1000, &pensee->score);
    return NULL;
}

static const char *demander(struct externe *e, const struct partie *partie, int *coup,
                            struct pensee *pensee, bool *arrete)
{
    struct octets o = {0};
    struct vue ligne, reste;
    ecrire_partie(partie, &o);
    octets_ecrire(&o, "ping %d\n", ++e->ping);
    const char *erreur = externe_dire(e, o.debut);
    octets_detruire(&o);
    if (!erreur)
        erreur = attendre_pong(e, arrete);
    if (!erreur)
        erreur = externe_dire(e, "go\n");
    while (!erreur && (erreur = externe_entendre(e, &ligne, arrete)) == NULL) {
        if (commence_par(ligne, "===", &reste))
            return lire_reponse(e, reste, coup, pensee);
        if (commence_par(ligne, "nodestats", &reste))
            noter_statistiques(reste, pensee);
    }
    return erreur;
}

const struct protocole_externe externe_nboard = {.saluer = saluer, .demander = demander};
