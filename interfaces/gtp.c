/* See gtp.h. The loop: framing of commands and answers, and the thought that runs behind a genmove.
 * The commands are in gtp_commandes.c. */
#include "interfaces/gtp.h"

#include <string.h>

#include "base/i18n.h"
#include "formats/lecture.h"
#include "interfaces/gtp_interne.h"

/* The command is over: writes the answer that is ready. An empty line would end it too early: none
 * is let through. */
static void repondre(struct gtp *g, bool bon)
{
    gtp_remettre_le_trait(g);
    FILE *s = g->d->sortie;
    struct vue v = octets_lire(&g->reponse), ligne;
    fprintf(s, "%c%s", bon ? '=' : '?', g->id);
    for (int n = 0; vue_ligne(&v, &ligne); n++)
        if (n == 0 || !vue_vide(ligne))
            fprintf(s, "%s%.*s", n == 0 ? " " : "\n", (int)vue_longueur(ligne), ligne.p);
    fputs("\n\n", s);
    fflush(s);
}

/* Takes the comment, tabs and controls out of a line. */
static void nettoyer(struct vue ligne, struct octets *propre)
{
    octets_vider(propre);
    for (; !vue_vide(ligne) && *ligne.p != '#'; ligne.p++) {
        bool tabulation = *ligne.p == '\t';
        if (tabulation || (unsigned char)*ligne.p >= 0x20)
            octets_ajouter(propre, tabulation ? " " : ligne.p, 1);
    }
}

/* The number in front of a command, if there is one. */
static struct vue prendre_id(struct gtp *g, struct vue v)
{
    struct vue reste = v, mot;
    long n;
    g->id[0] = 0;
    if (!vue_mot(&reste, &mot) || vue_longueur(mot) >= sizeof g->id || !lecture_chiffre(*mot.p) ||
        !vue_entier(mot, 0, 999999999999L, &n))
        return v;
    vue_copier(mot, g->id, sizeof g->id);
    return reste;
}

static void executer(struct gtp *g, struct vue v)
{
    struct vue nom;
    octets_vider(&g->reponse);
    v = prendre_id(g, v);
    if (!vue_mot(&v, &nom)) {
        if (g->id[0]) {
            octets_texte(&g->reponse, "unknown command");
            repondre(g, false);
        }
        return;
    }
    for (const struct commande_gtp *c = commandes_gtp; c->nom; c++) {
        if (!vue_egale(nom, c->nom))
            continue;
        bool bon = c->executer(g, v);
        if (!g->pense)
            repondre(g, bon);
        return;
    }
    octets_texte(&g->reponse, "unknown command");
    repondre(g, false);
}

/* The thought is over or stopped: answers the genmove. */
static void finir_de_penser(struct gtp *g)
{
    struct pensee pensee = {0};
    const char *erreur = reflexion_finir(&g->d->reflexion, &pensee);
    g->pense = false;
    octets_vider(&g->reponse);
    if (erreur)
        octets_texte(&g->reponse, erreur);
    else
        gtp_ecrire_coup(pensee.coup, &g->reponse);
    g->a_joue = !erreur && g->joue;
    if (g->a_joue)
        gtp_compter(g, pensee.secondes);
    if (g->a_joue)
        gtp_jouer(g, g->couleur, pensee.coup);
    repondre(g, !erreur);
}

/* Does this line, come while a genmove runs, end the thought? */
static bool interrompt(struct vue brute, struct vue propre)
{
    struct vue mot, ligne = vue_sans_blancs(brute);
    if (vue_egale(ligne, "# interrupt"))
        return true;
    while (vue_mot(&propre, &mot))
        if (vue_egale(mot, "quit") || vue_egale(mot, "stop"))
            return true;
    return false;
}

/* Lines that came while a genmove ran wait here for its answer, each with its LF. */
static void attendre_la_pensee(struct gtp *g, struct octets *attente)
{
    struct octets propre = {0};
    while (g->pense) {
        enum duplex_evenement e = duplex_attendre(g->d);
        if (e == DUPLEX_LIGNE) {
            struct vue ligne = duplex_ligne(g->d);
            nettoyer(ligne, &propre);
            if (interrompt(ligne, octets_lire(&propre)))
                finir_de_penser(g);
            octets_vue(attente, octets_lire(&propre));
            octets_texte(attente, "\n");
        } else if (e == DUPLEX_PENSEE) {
            finir_de_penser(g);
        }
    }
    octets_detruire(&propre);
}

/* Executes a clean line, then those that came while it was thought about. */
static void traiter(struct gtp *g, struct vue ligne)
{
    struct octets attente = {0}, suite = {0};
    executer(g, ligne);
    attendre_la_pensee(g, &attente);
    for (struct vue v = octets_lire(&attente), l; !g->fini && vue_ligne(&v, &l);) {
        executer(g, l);
        if (!g->pense)
            continue;
        octets_vider(&suite); /* what is left goes behind what comes while this one thinks */
        octets_vue(&suite, v);
        attendre_la_pensee(g, &suite);
        octets_vider(&attente);
        octets_vue(&attente, octets_lire(&suite));
        v = octets_lire(&attente);
    }
    octets_detruire(&attente);
    octets_detruire(&suite);
}

void gtp_servir(int entree, FILE *flux, const struct service *service)
{
    struct gtp g = {.d = duplex_ouvrir(entree, flux, service), .niveau = service->niveau,
                    .secondes = service->secondes};
    struct octets propre = {0};
    gtp_recommencer(&g, NOIRS);
    while (!g.fini && duplex_attendre(g.d) == DUPLEX_LIGNE) {
        nettoyer(duplex_ligne(g.d), &propre);
        traiter(&g, octets_lire(&propre));
        if (g.a_joue)
            duplex_mediter(g.d);
        g.a_joue = false;
    }
    octets_detruire(&propre);
    octets_detruire(&g.reponse);
    duplex_fermer(g.d);
}

int commande_gtp(int argc, char **argv)
{
    return protocole_executer(gtp_servir, true, argc, argv);
}
