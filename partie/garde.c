/* See garde.h. */
#include "partie/garde.h"

#include <sys/stat.h>
#include <unistd.h>

#include "base/texte.h"

bool garde_chemin(const char *programme, const char *fin, char chemin[CHEMIN_MAX])
{
    char nom[64];
    struct tampon t = tampon_sur(nom, sizeof nom);
    tampon_ecrire(&t, "%s.%s", programme, fin);
    return fichier_chemin(DOSSIER_ETAT, nom, chemin);
}

static struct empreinte empreinte_de(const char *programme)
{
    char chemin[CHEMIN_MAX];
    struct stat f;
    if (!garde_chemin(programme, "partie", chemin) || stat(chemin, &f) != 0)
        return (struct empreinte){0};
    return (struct empreinte){true, (unsigned long long)f.st_ino, (long long)f.st_mtim.tv_sec,
                              f.st_mtim.tv_nsec};
}

static bool meme_empreinte(const struct empreinte *a, const struct empreinte *b)
{
    return a->existe == b->existe && a->fichier == b->fichier && a->secondes == b->secondes &&
           a->nanosecondes == b->nanosecondes;
}

bool garde_tenir(struct garde *g, const char *programme, bool de_personne, bool tacite, bool *pris)
{
    char chemin[CHEMIN_MAX];
    *pris = false;
    if (g->d_autrui || g->tenue || !garde_chemin(programme, "verrou", chemin))
        return !g->d_autrui;
    if (!de_personne) /* where there are no locks, as if nobody else were */
        fichier_verrouiller(chemin, &g->verrou, pris);
    g->lachee |= *pris;
    g->d_autrui = de_personne || (*pris && !tacite);
    g->tenue = !de_personne && !*pris;
    return g->tenue;
}

bool garde_verifier(struct garde *g, const char *programme)
{
    const struct empreinte e = empreinte_de(programme);
    g->d_autrui = g->lachee && e.existe && !meme_empreinte(&e, &g->laissee);
    if (g->d_autrui)
        garde_lacher(g, programme);
    g->lachee = false;
    return !g->d_autrui;
}

void garde_lacher(struct garde *g, const char *programme)
{
    if (g->tenue) {
        g->laissee = empreinte_de(programme);
        close(g->verrou);
    }
    g->tenue = false;
    g->lachee = true;
}
