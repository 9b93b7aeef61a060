/* See ecriture.h. */
#include "interfaces/ecriture.h"

#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "formats/formats.h"

const char *ecriture_description(const struct session *s)
{
    return s->services->exporter ? _("écrire la partie dans un fichier, ou ses coups en une ligne")
                                 : _("montrer les coups de la partie en une ligne");
}

/* Is the game's first position the one that it always begins with? */
static bool est_depart(const struct session *s)
{
    const struct position depart = s->jeu->creer_config_init();
    return memcmp(&depart, &s->partie.initiale, sizeof depart) == 0;
}

const char *ecriture_refus(const struct session *s)
{
    const bool rien = s->partie.rang == 0 && (!s->services->exporter || est_depart(s));
    return rien ? _("Aucun coup à écrire.") : NULL;
}

bool ecriture_due(const struct session *s)
{
    return s->services->exporter && arbre_a_ecrire(&s->arbre, session_principale(s));
}

const char *ecriture_question(const struct session *s)
{
    if (s->partie.rang == 0)
        return _("Écrire la position (.obf, .svg, .txt, .pgn…)");
    return s->variante ? _("Écrire avec les variantes (.pgn, .sgf) ou celle-ci (.ggf, .txt…)")
                       : _("Écrire la partie (.pgn, .ggf, .sgf, .txt, .svg, .html)");
}

const char *ecriture_aide(void)
{
    return _("champ vide : montrer coups ou position en une ligne");
}

void ecriture_coups(const struct session *s, struct tampon *t)
{
    if (s->partie.rang == 0) {
        s->jeu->ecrire_position(&s->partie.initiale, t);
        tampon_ajouter(t, s->partie.premier == 1 ? " X" : " O");
        return;
    }
    tampon_ajouter(t, s->variante ? _("Variante : ") : "");
    partie_ecrire_coups(&s->partie, t);
}

void ecriture_nettoyer(char *chemin, size_t taille)
{
    char copie[CHEMIN_MAX];
    vue_copier(vue_sans_blancs(vue_de(chemin)), copie, sizeof copie);
    struct tampon t = tampon_sur(chemin, taille);
    const char *barre = strrchr(copie, '/'), *nom = barre ? barre + 1 : copie;
    tampon_ecrire(&t, "%s%s", copie, *nom && !strchr(nom, '.') ? ".pgn" : "");
}

bool ecriture_existe(const char *chemin, struct tampon *t)
{
    struct stat etat;
    if (stat(chemin, &etat) != 0 || S_ISDIR(etat.st_mode))
        return false;
    tampon_ecrire(t, _("%s existe"), chemin);
    return true;
}

/* The path that was just typed goes before no reason: it would push it out of sight. */
static const char *sans_chemin(const char *erreur, const char *chemin)
{
    char memoire[CHEMIN_MAX + 8];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    tampon_ecrire(&t, _("%s : %s"), chemin, "");
    return erreur + (strncmp(erreur, memoire, t.longueur) == 0 ? t.longueur : 0);
}

bool ecriture_de_tout(const struct session *s, const char *chemin)
{
    return s->services->capacites(chemin) & TIENT_RAMEAUX;
}

bool ecriture_faire(struct session *s, const struct examen *examen, int rang,
                    const char *chemin, struct tampon *t)
{
    char dossier[CHEMIN_MAX], memoire[256];
    struct tampon sans = tampon_sur(memoire, sizeof memoire);
    const bool tout = ecriture_de_tout(s, chemin);
    const char *erreur = s->services->exporter(s, examen, rang, chemin, &sans);
    if (erreur) {
        tampon_ecrire(t, _("Rien n'est écrit : %s"), sans_chemin(erreur, chemin));
        return false;
    }
    const bool relatif = chemin[0] != '/' && getcwd(dossier, sizeof dossier);
    tampon_ecrire(t, s->variante && !tout ? _("Variante écrite : %s") : _("Partie écrite : %s"),
                  relatif ? dossier : "");
    tampon_ecrire(t, "%s%s%s%s", relatif ? "/" : "", chemin, sans.longueur ? "." : "", memoire);
    if (sans.longueur == 0 && s->services->capacites(chemin) & TIENT_COMMENTAIRES) {
        arbre_ecrit(&s->arbre);
        session_sauver(s); /* which says what is in a file */
    }
    return true;
}
