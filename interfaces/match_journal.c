/* The journal of a match, JSON Lines; see match.h. A line cut by a crash is passed over: its game
 * is played again. A match locks its journal while it lasts; the first line is written with the
 * first game, so that a match that could not begin leaves no name that another would have to agree
 * with. */
#include <errno.h>
#include <inttypes.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/i18n.h"
#include "formats/journal.h"
#include "formats/json.h"
#include "interfaces/match.h"
#include "interfaces/parties_fichier.h"

static const char *plainte(struct match *m, const char *raison)
{
    struct tampon t = tampon_sur(m->message, sizeof m->message);
    tampon_ecrire(&t, _("%s : %s"), m->journal, raison);
    return m->message;
}

/* Of the openings' moves: games from other openings do not go into the same journal. */
static uint32_t somme_des_ouvertures(const struct recueil *r)
{
    struct octets o = {0};
    for (int i = 0; i < r->nb_parties; i++)
        for (int c = 0; c <= r->parties[i].nb_coups; c++) /* 0 after the last one */
            octets_ajouter(
                &o, c < r->parties[i].nb_coups ? (const char *)&r->parties[i].coups[c].case_ : "",
                1);
    uint32_t somme = octets_somme((const uint8_t *)o.debut, o.longueur);
    octets_detruire(&o);
    return somme;
}

/* What our players are given, when it is not the usual. */
static void ecrire_moyens(const struct match *m, struct octets *o)
{
    if (m->livre)
        octets_texte(o, ",\"livre\":true");
    if (m->moyens.fils > 0)
        octets_ecrire(o, ",\"fils\":%d", m->moyens.fils);
    if (m->moyens.hachage > 0)
        octets_ecrire(o, ",\"hachage\":%d", m->moyens.hachage);
    if (m->moyens.poids)
        octets_texte(o, ",\"poids\":true");
}

/* {"match":1,"a":"ia:5","b":"…"}: what a journal must begin with to be resumed. */
static void ecrire_entete(const struct match *m, struct octets *o)
{
    octets_texte(o, "{\"match\":1,\"a\":");
    json_ecrire_texte(m->noms[0], o);
    octets_texte(o, ",\"b\":");
    json_ecrire_texte(m->noms[1], o);
    octets_ecrire(o, ",\"secondes\":%.15g,\"pendule\":%.15g", m->secondes, m->pendule.reste);
    if (m->pendule.increment > 0)
        octets_ecrire(o, ",\"increment\":%.15g", m->pendule.increment);
    octets_ecrire(o, ",\"profondeur\":%d", m->profondeur);
    if (m->noeuds > 0)
        octets_ecrire(o, ",\"noeuds\":%" PRIu64, m->noeuds);
    if (m->patience > 0)
        octets_ecrire(o, ",\"limite\":%.15g", m->patience);
    if (m->graine > 0)
        octets_ecrire(o, ",\"graine\":%ld", m->graine);
    ecrire_moyens(m, o);
    if (m->ouvertures)
        octets_ecrire(o, ",\"ouvertures\":%u}", somme_des_ouvertures(m->ouvertures));
    else
        octets_ecrire(o, ",\"jeu\":\"%s\",\"hasard\":%d}", m->jeu->nom, m->hasard);
}

/* A game's line: its number and result. False when it is none, or was cut. */
static bool lire_ligne(const struct match *m, struct vue ligne, long *numero,
                       struct match_partie *resultat)
{
    const struct ligne_journal j = journal_ligne(ligne);
    long marge, forfait = 0;
    if (!j.fermee || !vue_entier(j.partie, 1, m->nb_parties, numero) ||
        !vue_entier(j.marge, -jeu_enjeu(m->jeu), jeu_enjeu(m->jeu), &marge))
        return false;
    vue_entier(j.forfait, 0, 2, &forfait);
    *resultat = (struct match_partie){true, (int)marge, (int)forfait};
    return true;
}

static const char *relire(struct match *m, struct vue texte, const char *entete)
{
    struct vue ligne;
    const size_t n = strlen(entete);
    if (!vue_ligne(&texte, &ligne) || vue_longueur(ligne) != n || memcmp(ligne.p, entete, n) != 0)
        return plainte(m, _("ce journal est celui d'un autre match"));
    while (vue_ligne(&texte, &ligne)) {
        long numero;
        struct match_partie resultat;
        if (lire_ligne(m, ligne, &numero, &resultat))
            match_noter(m, (int)numero - 1, resultat);
        else
            m->illisibles++;
    }
    return NULL;
}

/* Opens and locks the journal; the engines, which are other programs, do not inherit the lock. */
static const char *prendre(struct match *m)
{
    bool pris;
    const char *erreur = fichier_verrouiller(m->journal, &m->verrou_journal, &pris);
    m->echec = erreur || pris;
    return pris ? plainte(m, _("un autre match écrit ce journal en ce moment")) : erreur;
}

/* Without what is there of a first line that was cut. */
static const char *recommencer(struct match *m, size_t taille)
{
    const bool vide = taille == 0 || ftruncate(m->verrou_journal, 0) == 0;
    return vide ? NULL : plainte(m, fichier_raison(errno));
}

const char *match_ouvrir_journal(struct match *m)
{
    if (!m->journal)
        return NULL;
    struct octets contenu = {0}, entete = {0};
    struct stat etat;
    ecrire_entete(m, &entete);
    const char *erreur = prendre(m);
    if (!erreur && fstat(m->verrou_journal, &etat) == 0 && etat.st_size > 0)
        erreur = parties_octets(m->journal, &contenu);
    const size_t n = contenu.longueur;
    const bool neuf = n <= entete.longueur && (n == 0 || !memcmp(contenu.debut, entete.debut, n));
    if (!erreur)
        erreur = neuf ? recommencer(m, n) : relire(m, octets_lire(&contenu), entete.debut);
    octets_texte(&entete, "\n");
    m->suite = memoire_copier(vue_de(neuf ? entete.debut : ""));
    octets_detruire(&contenu);
    octets_detruire(&entete);
    return erreur;
}

void match_noter_pensee(struct octets *pensees, int coup, const struct joueur *j,
                        const struct pensee *pensee, double secondes)
{
    const bool dite = pensee->en_points || pensee->profondeur > 0 || pensee->noeuds > 0;
    if (!dite && !pensee->livre && !joueur_commande(j->nom))
        return;
    octets_ecrire(pensees, "%s{\"coup\":%d", pensees->longueur > 0 ? "," : "", coup);
    if (pensee->en_points)
        octets_ecrire(pensees, ",\"valeur\":%.4g", pensee->score);
    if (pensee->exact || pensee->livre)
        octets_ecrire(pensees, ",\"%s\":true", pensee->exact ? "exact" : "livre");
    if (pensee->profondeur > 0)
        octets_ecrire(pensees, ",\"profondeur\":%d", pensee->profondeur);
    if (pensee->selectivite > 0)
        octets_ecrire(pensees, ",\"confiance\":%d", pensee->selectivite);
    if (pensee->noeuds > 0)
        octets_ecrire(pensees, ",\"noeuds\":%" PRIu64, pensee->noeuds);
    octets_ecrire(pensees, ",\"secondes\":%.3f}", secondes);
}

bool match_ecrire_partie(struct match *m, int numero, const struct match_partie *resultat,
                         const char *coups, const char *pensees, const char *raison)
{
    if (!m->journal)
        return true;
    struct octets o = {0};
    int noir = numero % 2;
    octets_texte(&o, m->suite);
    octets_ecrire(&o, "{\"partie\":%d,\"noir\":", numero + 1);
    json_ecrire_texte(m->noms[noir], &o);
    octets_texte(&o, ",\"blanc\":");
    json_ecrire_texte(m->noms[1 - noir], &o);
    octets_ecrire(&o, ",\"coups\":\"%s\",\"marge_a\":%d,\"forfait\":%d", coups, resultat->marge,
                  resultat->forfait);
    if (raison) {
        octets_texte(&o, ",\"raison\":");
        json_ecrire_texte(raison, &o);
    }
    if (*pensees)
        octets_ecrire(&o, ",\"pensees\":[%s]", pensees);
    octets_texte(&o, "}\n");
    const char *erreur = fichier_ajouter(m->journal, o.debut, o.longueur);
    m->suite[0] = 0;
    if (erreur)
        vue_copier(vue_de(erreur), m->message, sizeof m->message);
    octets_detruire(&o);
    return !erreur;
}
