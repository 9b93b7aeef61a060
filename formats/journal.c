/* See journal.h. */
#include "formats/journal.h"

#include "base/i18n.h"
#include "formats/historique.h"
#include "formats/json.h"
#include "formats/lecture.h"
#include "formats/transcription.h"

static void ranger(struct ligne_journal *j, struct vue cle, struct vue valeur)
{
    const struct {
        const char *nom;
        struct vue *place;
    } CLES[] = {{"match", &j->match},   {"jeu", &j->jeu},         {"partie", &j->partie},
                {"noir", &j->noir},     {"blanc", &j->blanc},     {"coups", &j->coups},
                {"marge_a", &j->marge}, {"forfait", &j->forfait}, {"raison", &j->raison}};
    for (size_t i = 0; i < sizeof CLES / sizeof CLES[0]; i++)
        if (vue_egale(cle, CLES[i].nom))
            *CLES[i].place = valeur;
}

struct ligne_journal journal_ligne(struct vue ligne)
{
    struct ligne_journal l = {0};
    struct jeton_json j;
    struct vue cle = {ligne.p, ligne.p};
    int dans = 0; /* objects and arrays around */
    while (json_suivant(&ligne, &j)) {
        dans += j.genre == JSON_OBJET || j.genre == JSON_TABLEAU;
        dans -= j.genre == JSON_FIN_OBJET || j.genre == JSON_FIN_TABLEAU;
        l.fermee = j.genre == JSON_FIN_OBJET && dans <= 0;
        if (j.genre == JSON_CLE)
            cle = j.texte;
        else if (dans <= 1 && (j.genre == JSON_TEXTE || j.genre == JSON_NOMBRE))
            ranger(&l, cle, j.texte);
    }
    return l;
}

static void lire_resultat(struct partie_notee *p, const struct ligne_journal *j)
{
    long numero, marge, forfait = 0;
    if (!vue_entier(j->partie, 1, 1000000000, &numero) || !vue_entier(j->marge, -200, 200, &marge))
        return;
    marge = numero % 2 ? marge : -marge;
    vue_entier(j->forfait, 0, 2, &forfait);
    p->resultat = (struct resultat){RESULTAT_MARGE, (double)marge, 0};
    if (forfait)
        p->resultat = (struct resultat){RESULTAT_VAINQUEUR, marge > 0 ? 1 : -1, 'l'};
}

static void lire_partie(struct lecteur *l, const struct ligne_journal *j,
                        const struct grille *depart)
{
    struct partie_notee *p = recueil_nouvelle(l->r);
    l->numero = p->numero;
    notee_placer(p, depart, NOIR);
    json_lire_texte(&p->champs[CHAMP_NOIR], j->noir);
    json_lire_texte(&p->champs[CHAMP_BLANC], j->blanc);
    json_lire_texte(&p->champs[CHAMP_RONDE], j->partie);
    json_lire_texte(&p->champs[CHAMP_COMMENTAIRE], j->raison);
    if (transcription_jouer(l, j->coups, p))
        lire_resultat(p, j);
    else
        recueil_tronquer(l->r);
}

void journal_lire(struct vue texte, struct recueil *r)
{
    struct lecteur l = lecteur_sur(texte, r);
    struct grille depart = grille_debut(8);
    struct vue ligne;
    while (vue_ligne(&l.v, &ligne)) {
        const struct ligne_journal j = journal_ligne(ligne);
        if (vue_vide(vue_sans_blancs(ligne)))
            continue;
        l.numero = 0;
        if (!j.fermee)
            lecteur_signaler(&l, ERREUR, ligne.p, 0, "%s", _("ce n'est pas une ligne de journal"));
        else if (!vue_vide(j.coups))
            lire_partie(&l, &j, &depart);
        else if (!vue_vide(j.jeu) && !historique_depart(j.jeu, &depart)) {
            lecteur_signaler(&l, ERREUR, j.jeu.p, 0, "%s", _("ce jeu n'a pas de format d'échange"));
            return;
        }
    }
}

int journal_reconnaitre(struct vue texte)
{
    struct vue v = vue_sans_bom(texte), ligne;
    return vue_ligne(&v, &ligne) && !vue_vide(journal_ligne(ligne).match) ? 96 : 0;
}
