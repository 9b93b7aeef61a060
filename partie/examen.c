/* See examen.h. */
#include "partie/examen.h"

#include <string.h>

#include "base/i18n.h"

struct envoi {
    int rang;
    struct jugement jugement;
};

static const char *examiner(void *donnees)
{
    struct examen *x = donnees;
    return x->examinateur->examiner(x);
}

const char *examen_refus(const struct examinateur *examinateur, const struct jeu *jeu)
{
    return examinateur ? examinateur->refus(jeu) : _("Ce jeu ne s'analyse pas.");
}

void examen_preparer(struct examen *x, const struct examinateur *examinateur,
                     const struct partie *partie)
{
    fil_arreter(&x->fil);
    memset(x, 0, sizeof *x);
    x->examinateur = examinateur;
    x->partie = *partie;
}

void examen_noter(struct examen *x, int rang, const struct jugement *jugement)
{
    x->lus += jugement->lu - (x->juges[rang] && x->jugements[rang].lu);
    x->faits += !x->juges[rang];
    x->juges[rang] = true;
    x->jugements[rang] = *jugement;
}

const char *examen_lancer(struct examen *x, const struct examinateur *examinateur,
                          const struct partie *partie, const struct limites *limites)
{
    const char *refus = examen_refus(examinateur, partie->jeu);
    fil_arreter(&x->fil);
    if (refus)
        return refus;
    if (partie->rang == 0)
        return _("Aucun coup à analyser.");
    examen_preparer(x, examinateur, partie);
    x->limites = *limites;
    return fil_lancer(&x->fil, examiner, x);
}

void examen_rendre(struct examen *x, int rang, const struct jugement *jugement)
{
    struct envoi envoi;
    memset(&envoi, 0, sizeof envoi); /* the padding too */
    envoi.rang = rang;
    envoi.jugement = *jugement;
    fil_dire(&x->fil, &envoi, sizeof envoi);
}

void examen_recevoir(struct examen *x)
{
    struct envoi envoi;
    if (!fil_entendre(&x->fil, &envoi, sizeof envoi))
        return;
    examen_noter(x, envoi.rang, &envoi.jugement);
}

const struct jugement *examen_jugement(const struct examen *x, const struct partie *partie,
                                       int rang)
{
    if (rang < 0 || rang >= partie->total || !x->juges[rang] || x->partie.jeu != partie->jeu)
        return NULL;
    const struct coup_joue *juge = &x->partie.coups[rang], *joue = &partie->coups[rang];
    const bool meme = juge->coup == joue->coup && juge->joueur == joue->joueur &&
                      memcmp(&juge->avant, &joue->avant, sizeof juge->avant) == 0;
    return meme ? &x->jugements[rang] : NULL;
}

bool examen_doute(const struct examen *x, const struct jugement *j)
{
    return j->provisoire && fil_fd(&x->fil) >= 0;
}

int examen_douteux(const struct examen *x)
{
    int n = 0;
    for (int rang = 0; rang < x->partie.rang; rang++)
        n += x->juges[rang] && examen_doute(x, &x->jugements[rang]);
    return n;
}

bool examen_entier(const struct examen *x, const struct partie *partie)
{
    int rang = 0;
    while (rang < partie->rang && examen_jugement(x, partie, rang))
        rang++;
    return rang > 0 && rang == partie->rang;
}

bool examen_acheve(const struct examen *x, const struct partie *partie)
{
    bool acheve = examen_entier(x, partie);
    for (int rang = 0; rang < partie->rang && acheve; rang++)
        acheve = !x->jugements[rang].provisoire;
    return acheve;
}

void examen_dire_bilan(const struct examen *x, const struct partie *partie, int joueur,
                       bool phases, struct tampon *sortie)
{
    int pertes = 0, erreurs = 0, parties[PHASES] = {0};
    for (int rang = 0; rang < partie->rang; rang++) {
        const struct jugement *j = examen_jugement(x, partie, rang);
        if (!j || partie->coups[rang].joueur != joueur)
            continue;
        pertes += j->perte;
        parties[jugement_phase(j->vides)] += j->perte;
        erreurs += j->perte >= PERTE_DOUTEUSE; /* as many as the exercises */
    }
    tampon_ecrire(sortie, _("%s perd %d"), partie_nom(partie, joueur), pertes);
    if (phases)
        jugement_dire_phases(parties, sortie);
    tampon_ecrire(sortie, ngettext(", %d erreur", ", %d erreurs", (unsigned long)erreurs), erreurs);
}

void examen_dire_prouve(const struct examen *x, const struct partie *partie, struct tampon *sortie)
{
    int pertes[3] = {0};
    for (int rang = 0; rang < partie->rang; rang++) {
        const struct jugement *j = examen_jugement(x, partie, rang);
        if (j && j->exact)
            pertes[partie->coups[rang].joueur] += j->perte;
    }
    if (pertes[1] || pertes[2])
        tampon_ecrire(sortie, _("Dont prouvés : %s %d, %s %d"), partie_nom(partie, 1), pertes[1],
                      partie_nom(partie, 2), pertes[2]);
}
