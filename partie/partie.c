/* See partie.h. */
#include "partie/partie.h"

#include <string.h>

#include "base/i18n.h"
#include "base/texte.h"

void partie_placer(struct partie *partie, const struct jeu *jeu, const struct position *initiale,
                   int premier)
{
    partie->jeu = jeu;
    partie->initiale = partie->derniere = *initiale;
    partie->premier = premier;
    memset(partie->noms, 0, sizeof partie->noms);
    partie->rang = partie->total = 0;
    partie->consignee = partie->perdue_au_temps = false;
    partie->conseils = partie->reprises = 0;
}

void partie_init(struct partie *partie, const struct jeu *jeu, int premier)
{
    struct position initiale = jeu->creer_config_init();
    partie_placer(partie, jeu, &initiale, premier);
}

void partie_marquer_ailleurs(struct partie *partie, int debut, int fin)
{
    for (int i = debut; i < fin; i++)
        partie->coups[i].ailleurs = true;
}

int partie_compter_ailleurs(const struct partie *partie, int nb)
{
    int n = 0;
    for (int i = 0; i < nb; i++)
        n += partie->coups[i].ailleurs;
    return n;
}

const char *partie_nom(const struct partie *partie, int joueur)
{
    return partie->noms[joueur][0] ? partie->noms[joueur] : _(partie->jeu->joueurs[joueur]);
}

bool partie_position_usuelle(const struct jeu *jeu, const struct position *p)
{
    const struct position usuelle = jeu->creer_config_init();
    return memcmp(&usuelle, p, sizeof usuelle) == 0;
}

bool partie_depart_usuel(const struct partie *partie)
{
    return partie_position_usuelle(partie->jeu, &partie->initiale);
}

const struct position *partie_position(const struct partie *partie, int rang)
{
    return rang < partie->total ? &partie->coups[rang].avant : &partie->derniere;
}

/* Whose turn it would be if nobody ever had to pass. */
static int joueur_attendu(const struct partie *partie, int rang)
{
    return rang == 0 ? partie->premier : 3 - partie->coups[rang - 1].joueur;
}

int partie_trait(const struct partie *partie, int rang)
{
    const struct jeu *jeu = partie->jeu;
    const struct position *position = partie_position(partie, rang);
    int joueur = joueur_attendu(partie, rang);
    if (jeu->est_jeu_fini(position))
        return 0;
    if (jeu->est_coup_possible(position, joueur))
        return joueur;
    return jeu->est_coup_possible(position, 3 - joueur) ? 3 - joueur : 0;
}

int partie_passe(const struct partie *partie, int rang)
{
    int trait = partie_trait(partie, rang), attendu = joueur_attendu(partie, rang);
    return trait != 0 && trait != attendu ? attendu : 0;
}

int partie_vides(const struct partie *partie)
{
    const struct jeu *jeu = partie->jeu;
    const struct position *p = partie_position(partie, partie->rang);
    return jeu_enjeu(jeu) - jeu->score(p, 1) - jeu->score(p, 2);
}

double partie_reste(const struct partie *partie, int joueur, int rang, double depart)
{
    while (rang > 0 && partie->coups[rang - 1].joueur != joueur)
        rang--;
    return rang > 0 && partie->coups[rang - 1].reste > 0 ? partie->coups[rang - 1].reste : depart;
}

void partie_oublier_restes(struct partie *partie)
{
    for (int i = 0; i < partie->total; i++)
        partie->coups[i].reste = 0;
}

const char *partie_jouer(struct partie *partie, int coup)
{
    int joueur = partie_trait(partie, partie->rang);
    if (joueur == 0)
        return _("la partie est finie");
    const struct position avant = *partie_position(partie, partie->rang);
    const char *refus = partie->jeu->raison_refus(&avant, coup, joueur);
    if (refus)
        return refus;
    if (partie->rang == PARTIE_COUPS_MAX)
        return _("la partie est trop longue");
    struct coup_joue *joue = &partie->coups[partie->rang];
    bool deja = partie->rang < partie->total && joue->coup == coup && joue->joueur == joueur;
    partie->rang++;
    if (deja)
        return NULL;
    partie->total = partie->rang;
    partie->consignee = false;
    partie->derniere = partie->jeu->incrementer_config(&avant, coup, joueur);
    memset(joue, 0, sizeof *joue);
    joue->coup = coup;
    joue->joueur = joueur;
    joue->avant = avant;
    return NULL;
}

int partie_coup_au_hasard(const struct partie *partie, struct alea *alea)
{
    int coups[COUPS_MAX], trait = partie_trait(partie, partie->rang);
    int n = partie->jeu->lister_coups(partie_position(partie, partie->rang), trait, coups);
    return n > 0 ? coups[alea_entier(alea, (uint32_t)n)] : COUP_AUCUN;
}

void partie_hasarder(struct partie *partie, int n, struct alea *alea)
{
    while (partie->rang < n && partie_trait(partie, partie->rang) != 0)
        if (partie_jouer(partie, partie_coup_au_hasard(partie, alea)) != NULL)
            break;
}

void partie_aller(struct partie *partie, int rang)
{
    partie->rang = rang < 0 ? 0 : rang > partie->total ? partie->total : rang;
}

void partie_ecrire_suite(const struct partie *partie, int nb, const char *separateur,
                         struct tampon *sortie)
{
    for (int i = 0; i < nb; i++) {
        tampon_ajouter(sortie, i ? separateur : "");
        partie->jeu->ecrire_coup(partie->coups[i].coup, sortie);
    }
}

void partie_ecrire_coups(const struct partie *partie, struct tampon *sortie)
{
    bool colles = true;
    for (int i = 0; i < partie->rang && colles; i++) {
        char nom[16];
        struct tampon t = tampon_sur(nom, sizeof nom);
        partie->jeu->ecrire_coup(partie->coups[i].coup, &t);
        colles = t.longueur == 2;
    }
    partie_ecrire_suite(partie, partie->rang, colles ? "" : " ", sortie);
}

int partie_rang_annuler(const struct partie *partie, const bool humain[3])
{
    bool melange = humain[1] != humain[2];
    for (int rang = partie->rang - 1; rang >= 0; rang--)
        if (!melange || humain[partie->coups[rang].joueur])
            return rang;
    return -1;
}

int partie_rang_refaire(const struct partie *partie, const bool humain[3])
{
    if (partie->rang == partie->total)
        return -1;
    int rang = partie->rang + 1;
    bool melange = humain[1] != humain[2];
    while (melange && rang < partie->total && !humain[partie->coups[rang].joueur])
        rang++;
    return rang;
}
