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
        bool bon = !c->executer || c->executer(g, v);
        octets_texte(&g->reponse, c->executer ? "" : c->reponse);
        if (!g->pense)
            repondre(g, bon);
        return;
    }
    octets_texte(&g->reponse, "unknown command");
    repondre(g, false);
}

/* The thought is over or stopped: answers the genmove, or the analysis that has its answer. */
static void finir_de_penser(struct gtp *g)
{
    struct pensee pensee = {0};
    const char *erreur = reflexion_finir(&g->d->reflexion, &pensee);
    const bool choisit = !g->analyse;
    g->pense = g->analyse = false;
    if (choisit || erreur)
        octets_vider(&g->reponse);
    if (erreur)
        octets_texte(&g->reponse, erreur);
    else if (choisit)
        gtp_ecrire_coup(pensee.coup, &g->reponse);
    if (choisit && !erreur)
        duplex_raconter(g->d, &pensee);
    g->a_joue = choisit && !erreur && g->joue;
    if (g->a_joue)
        gtp_compter(g, pensee.secondes);
    if (g->a_joue)
        gtp_jouer(g, g->couleur, pensee.coup);
    repondre(g, !erreur);
}

/* Does this line, come while a thought runs, end it? */
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

/* A line as it comes; one that comes while a thought runs waits for its answer. */
static void lire(struct gtp *g, struct octets *propre)
{
    const struct vue ligne = duplex_ligne(g->d);
    nettoyer(ligne, propre);
    if (!g->pense) {
        executer(g, octets_lire(propre));
        return;
    }
    if (interrompt(ligne, octets_lire(propre)))
        finir_de_penser(g);
    duplex_differer(g->d, octets_lire(propre));
}

void gtp_servir(int entree, FILE *flux, const struct service *service)
{
    struct gtp g = {.d = duplex_ouvrir(entree, flux, service),
                    .niveau = service->noeuds > 0 ? NIVEAU_MAX : service->niveau,
                    .secondes = service->secondes};
    struct octets propre = {0};
    gtp_recommencer(&g, NOIRS);
    while (!g.fini) {
        const enum duplex_evenement e = duplex_attendre(g.d);
        if (e == DUPLEX_FIN)
            break;
        if (e == DUPLEX_LIGNE)
            lire(&g, &propre);
        else if (e == DUPLEX_PENSEE)
            finir_de_penser(&g);
        if (g.pense || duplex_differe(g.d))
            continue;
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
