/* See base_parties.h. */
#include "interfaces/base_parties.h"

#include "base/i18n.h"

#ifdef AVEC_SQLITE

#include <limits.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/octets.h"
#include "formats/cle_position.h"
#include "formats/noms_cherches.h"
#include "formats/wthor.h"
#include "interfaces/notation.h"

enum { SEAUX = 1 << 15, ENTREE = 16, INCONNU = 255, AUCUN_COUP = 0 };

/* In the place of Black's discs: who won, by resignation or on time. */
enum { BLANC_GAGNE = 253, NOIR_GAGNE = 254 };
enum { PATIENCE = 5000 /* milliseconds */ };
#define VERSION_BASE "1" /* of the tables below */

struct entree {
    uint64_t cle;
    uint32_t partie;
    unsigned char coup, score, theorique, rang;
};

/* As it is stored: the key, the game, then a byte for each of the rest. */
static void poser_entree(const struct entree *e, uint8_t o[ENTREE])
{
    octets_poser_nombre(o, e->cle, 8);
    octets_poser_nombre(o + 8, e->partie, 4);
    o[12] = e->coup;
    o[13] = e->score;
    o[14] = e->theorique;
    o[15] = e->rang;
}

/* One whose key is known. */
static struct entree lire_entree(uint64_t cle, const uint8_t o[ENTREE])
{
    return (struct entree){.cle = cle,
                           .partie = (uint32_t)octets_nombre(o + 8, 4),
                           .coup = o[12],
                           .score = o[13],
                           .theorique = o[14],
                           .rang = o[15]};
}

struct base_parties {
    sqlite3 *db;
    sqlite3_stmt *nommer, *inserer, *indecise;
    struct entree *entrees; /* of the import under way */
    size_t nb, place;
    bool import;
    char *neuf; /* the path of a file that was not there, until something is in it */
};

/* Rows of entries are kilobytes long: with pages of this size the file is a quarter smaller. */
static const char SCHEMA[] =
    "PRAGMA page_size = 16384;"
    "CREATE TABLE IF NOT EXISTS parties(id INTEGER PRIMARY KEY, empreinte INTEGER UNIQUE,"
    " noir TEXT, blanc TEXT, tournoi TEXT, annee INTEGER, date TEXT, score INTEGER,"
    " theorique INTEGER, coups TEXT);"
    "CREATE INDEX IF NOT EXISTS parties_noir ON parties(noir);"
    "CREATE INDEX IF NOT EXISTS parties_blanc ON parties(blanc);"
    "CREATE INDEX IF NOT EXISTS parties_annee ON parties(annee);"
    "CREATE INDEX IF NOT EXISTS parties_coups ON parties(coups);"
    "CREATE TABLE IF NOT EXISTS seaux(id INTEGER PRIMARY KEY, entrees BLOB);"
    "PRAGMA user_version = " VERSION_BASE ";";

/* SQLite speaks English; what a user can meet is said in his language. */
static const char *raison(sqlite3 *db)
{
    switch (sqlite3_errcode(db)) {
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
        return _("ce fichier n'est pas une base de parties, ou il est abîmé");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return _("base occupée par un autre programme ; réessayer plus tard");
    case SQLITE_FULL:
        return _("le disque est plein");
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return _("la base ne peut pas être modifiée : droits insuffisants");
    case SQLITE_CANTOPEN:
        return _("le fichier ne peut pas être ouvert");
    case SQLITE_ERROR: /* of ours, only a table that is not there gives this */
        return _("ce fichier n'est pas une base de parties");
    default:
        return sqlite3_errmsg(db);
    }
}

static const char *plainte(const struct base_parties *b)
{
    return refus_ecrire("%s", raison(b->db)); /* a text of SQLite changes with its next answer */
}

static const char *executer(struct base_parties *b, const char *sql)
{
    return sqlite3_exec(b->db, sql, NULL, NULL, NULL) == SQLITE_OK ? NULL : plainte(b);
}

/* NULL when the file is there or may be made; else what to do, its path last since it may be
 * cut. */
static const char *verifier_presence(const char *chemin, bool usuelle, enum base_mode mode)
{
    if (mode == BASE_CREER)
        return usuelle ? fichier_dossiers(chemin) : NULL;
    if (access(chemin, F_OK) == 0)
        return NULL;
    return refus_ecrire(usuelle ? "%s (%s)" : "%s --fichier %s",
                        _("pas de base de parties ; la faire : othello base importer FICHIERS…"),
                        chemin);
}

/* NULL when the tables are ours, or still to be made (version 0). */
static const char *verifier_version(struct base_parties *b)
{
    const char *faute = NULL;
    sqlite3_stmt *s = NULL;
    if (sqlite3_prepare_v2(b->db, "PRAGMA user_version", -1, &s, NULL) != SQLITE_OK ||
        sqlite3_step(s) != SQLITE_ROW)
        faute = plainte(b);
    int version = faute ? 0 : sqlite3_column_int(s, 0);
    sqlite3_finalize(s);
    if (version == 0 || version == atoi(VERSION_BASE))
        return faute;
    return refus_ecrire(_("base de la version %d ; ce programme ne connaît que la version %s"),
                        version, VERSION_BASE);
}

/* Opens what is at `chemin`. NULL, or what is wrong. */
static const char *ouvrir(struct base_parties *b, const char *chemin, enum base_mode mode)
{
    int drapeaux = SQLITE_OPEN_READWRITE | (mode == BASE_CREER ? SQLITE_OPEN_CREATE : 0);
    const char *faute =
        sqlite3_open_v2(chemin, &b->db, drapeaux, NULL) == SQLITE_OK ? NULL : plainte(b);
    sqlite3_busy_timeout(b->db, mode == BASE_LIRE_VITE ? 0 : PATIENCE);
    if (!faute)
        faute = verifier_version(b);
    if (!faute && mode == BASE_CREER)
        faute = executer(b, SCHEMA);
    return faute ? faute : executer(b, "SELECT empreinte FROM parties LIMIT 1");
}

bool base_existe(void)
{
    char chemin[CHEMIN_MAX];
    return fichier_chemin(DOSSIER_DONNEES, "parties.sqlite", chemin) && access(chemin, F_OK) == 0;
}

struct base_parties *base_ouvrir(const char *chemin, enum base_mode mode, const char **erreur)
{
    char usuel[CHEMIN_MAX];
    if (!chemin && !fichier_chemin(DOSSIER_DONNEES, "parties.sqlite", usuel)) {
        *erreur = _("aucun dossier pour la base de parties (HOME n'est pas défini)");
        return NULL;
    }
    *erreur = verifier_presence(chemin ? chemin : usuel, !chemin, mode);
    if (*erreur)
        return NULL;
    struct base_parties *b = memoire_neuve(1, sizeof *b);
    chemin = chemin ? chemin : usuel;
    if (mode == BASE_CREER && access(chemin, F_OK) != 0)
        b->neuf = memoire_copier(vue_de(chemin));
    const char *faute = ouvrir(b, chemin, mode);
    if (!faute)
        return b;
    *erreur = refus_ecrire(_("%s : %s"), chemin, faute);
    base_fermer(b);
    return NULL;
}

/* Is no game in it? Where that cannot be known there may be. */
static bool vide(struct base_parties *b)
{
    sqlite3_stmt *s = NULL;
    const int lu = sqlite3_prepare_v2(b->db, "SELECT 1 FROM parties LIMIT 1", -1, &s, NULL);
    const bool vide = lu == SQLITE_OK ? sqlite3_step(s) == SQLITE_DONE : lu == SQLITE_ERROR;
    sqlite3_finalize(s);
    return vide;
}

void base_fermer(struct base_parties *b)
{
    sqlite3_finalize(b->nommer);
    sqlite3_finalize(b->inserer);
    sqlite3_finalize(b->indecise);
    sqlite3_exec(b->db, "ROLLBACK", NULL, NULL, NULL); /* of an import that failed */
    if (b->neuf && vide(b)) /* another program may have filled it meanwhile */
        unlink(b->neuf);
    sqlite3_close(b->db);
    free(b->neuf);
    free(b->entrees);
    free(b);
}

/* ---- Import ---- */

static void ajouter_entree(struct base_parties *b, struct entree e)
{
    if (b->nb == b->place) {
        b->place = b->place ? 2 * b->place : 4096;
        b->entrees = memoire_agrandir(b->entrees, b->place, sizeof *b->entrees);
    }
    b->entrees[b->nb++] = e;
}

/* Black's discs, who won where the record does not say by how much, INCONNU if it says neither. */
static int score_noir(const struct partie_notee *p)
{
    struct resultat r = notee_resultat(p);
    if (r.genre == RESULTAT_VAINQUEUR)
        return r.marge > 0 ? NOIR_GAGNE : r.marge < 0 ? BLANC_GAGNE : 32;
    double noirs = r.genre == RESULTAT_MARGE ? (64 + r.marge) / 2 : -1;
    return noirs >= 0 && noirs <= 64 ? (int)noirs : INCONNU;
}

/* Every position in which somebody moved, and the one in which an unfinished game stops. */
static void ajouter_positions(struct base_parties *b, const struct partie_notee *p, uint32_t partie)
{
    struct grille g = p->depart;
    struct entree e = {.partie = partie, .score = (unsigned char)score_noir(p)};
    e.theorique = p->theorique >= 0 && p->theorique <= 64 ? (unsigned char)p->theorique : INCONNU;
    for (int i = 0; i < p->nb_coups; i++) {
        const struct coup_note *c = &p->coups[i];
        if (c->case_ == CASE_PASSE)
            continue;
        struct cle_position cle = cle_position(&g, c->joueur);
        e.cle = cle.cle;
        e.coup = (unsigned char)cle_coup(&cle, c->case_);
        e.rang = (unsigned char)(i < 255 ? i : 255);
        ajouter_entree(b, e);
        grille_jouer(&g, c->case_, c->joueur);
    }
    if (!notee_trait(p))
        return;
    e.cle = cle_position(&g, notee_trait(p)).cle;
    e.coup = AUCUN_COUP;
    e.rang = (unsigned char)(p->nb_coups < 255 ? p->nb_coups : 255);
    ajouter_entree(b, e);
}

/* The moves turned to begin with f5, one after the other. */
static void ecrire_coups(const struct partie_notee *p, struct tampon *t)
{
    int premier = 0;
    for (int i = 0; i < p->nb_coups; i++) {
        int c = p->coups[i].case_;
        if (c == CASE_PASSE)
            continue;
        premier = premier ? premier : c;
        grille_ecrire_case(wthor_tourner(8, premier, c), t);
    }
}

/* The same game by the same players on the same date is the same record. */
static int64_t empreinte(const struct partie_notee *p, const char *coups)
{
    static const enum champ CHAMPS[] = {CHAMP_NOIR, CHAMP_BLANC, CHAMP_EVENEMENT, CHAMP_DATE};
    uint64_t h = UINT64_C(14695981039346656037);
    for (int i = 0; i <= 4; i++)
        for (const char *c = i == 4 ? coups : p->champs[CHAMPS[i]]; c; c = *c ? c + 1 : NULL)
            h = (h ^ (unsigned char)*c) * UINT64_C(1099511628211);
    return (int64_t)h;
}

static void lier(sqlite3_stmt *s, int i, const char *texte)
{
    sqlite3_bind_text(s, i, texte, -1, SQLITE_TRANSIENT);
}

/* The statements of an import, on the same parameters. A record of the same moves that says no more
 * takes what the other says: one that is there... */
static const char NOMMER[] =
    "UPDATE OR IGNORE parties SET empreinte=?1, noir=coalesce(?2, noir),"
    " blanc=coalesce(?3, blanc), tournoi=?4, annee=?5, date=?6,"
    " score=CASE WHEN score=-1 OR ?7=-1 THEN score ELSE ?7 END, theorique=?8"
    " WHERE coups=?9 AND se_complete(noir, ?2) AND se_complete(blanc, ?3)"
    " AND (noir IS NULL AND blanc IS NULL AND coalesce(?2, ?3) IS NOT NULL"
    "  OR se_complete(tournoi, ?4) AND se_complete(date, ?6))"
    " AND (noir IS NOT ?2 OR blanc IS NOT ?3 OR tournoi IS NOT ?4 OR date IS NOT ?6)";
/* ... and one that comes is there already. */
static const char INSERER[] =
    "INSERT OR IGNORE INTO parties(empreinte, noir, blanc, tournoi, annee, date, score, theorique,"
    " coups) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 WHERE NOT EXISTS (SELECT 1 FROM parties"
    "  WHERE coups=?9 AND se_complete(?2, noir) AND se_complete(?3, blanc)"
    "  AND (coalesce(?2, ?3) IS NULL OR se_complete(?4, tournoi) AND se_complete(?6, date)))";

/* One whose result is not known; decider() tells it. */
static const char INDECISE[] = "SELECT id FROM parties WHERE empreinte=?1 AND score=-1";

/* As the column holds it. */
static int score_ecrit(int score)
{
    return score == NOIR_GAGNE    ? BASE_NOIR_GAGNE
           : score == BLANC_GAGNE ? BASE_BLANC_GAGNE
           : score == INCONNU     ? -1
                                  : score;
}

/* The number of rows that a statement changes for this game; -1: an error. */
static int appliquer(struct base_parties *b, sqlite3_stmt *s, const struct partie_notee *p)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    ecrire_coups(p, &t);
    sqlite3_reset(s);
    sqlite3_bind_int64(s, 1, empreinte(p, memoire));
    lier(s, 2, p->champs[CHAMP_NOIR]);
    lier(s, 3, p->champs[CHAMP_BLANC]);
    lier(s, 4, p->champs[CHAMP_EVENEMENT]);
    sqlite3_bind_int(s, 5, notee_annee(p));
    lier(s, 6, p->champs[CHAMP_DATE]);
    sqlite3_bind_int(s, 7, score_ecrit(score_noir(p)));
    sqlite3_bind_int(s, 8, p->theorique);
    lier(s, 9, memoire);
    return sqlite3_step(s) == SQLITE_DONE ? sqlite3_changes(b->db) : -1;
}

static const char *texte_de(sqlite3_value *v)
{
    return (const char *)sqlite3_value_text(v);
}

static void sql_se_complete(sqlite3_context *c, int nb, sqlite3_value **v)
{
    (void)nb;
    sqlite3_result_int(c, nom_se_complete(texte_de(v[0]), texte_de(v[1])));
}

static const char *commencer_import(struct base_parties *b)
{
    if (b->import)
        return NULL;
    sqlite3_create_function(b->db, "se_complete", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, NULL,
                            sql_se_complete, NULL, NULL);
    const char *faute = executer(b, "BEGIN IMMEDIATE");
    if (!faute && (sqlite3_prepare_v2(b->db, NOMMER, -1, &b->nommer, NULL) != SQLITE_OK ||
                   sqlite3_prepare_v2(b->db, INSERER, -1, &b->inserer, NULL) != SQLITE_OK ||
                   sqlite3_prepare_v2(b->db, INDECISE, -1, &b->indecise, NULL) != SQLITE_OK))
        faute = plainte(b);
    b->import = !faute;
    return faute;
}

/* The score of an entry that is stored; the rest of its row stays. */
static bool corriger_score(struct base_parties *b, const struct entree *e)
{
    uint8_t cherchee[ENTREE], *octets = NULL;
    sqlite3_blob *seau = NULL;
    poser_entree(e, cherchee);
    bool bon = sqlite3_blob_open(b->db, "main", "seaux", "entrees", (int64_t)(e->cle % SEAUX), 1,
                                 &seau) == SQLITE_OK;
    const int n = bon ? sqlite3_blob_bytes(seau) : 0;
    octets = memoire_agrandir(NULL, (size_t)n + 1, 1);
    bon = bon && sqlite3_blob_read(seau, octets, n, 0) == SQLITE_OK;
    for (int i = 0; i + ENTREE <= n && bon; i += ENTREE)
        if (memcmp(octets + i, cherchee, 12) == 0) /* the key and the game */
            bon = sqlite3_blob_write(seau, cherchee + 13, 1, i + 13) == SQLITE_OK;
    free(octets);
    sqlite3_blob_close(seau);
    return bon;
}

/* In the entries of a game, which are stored unless it came in this import: games are numbered as
 * they come. */
static bool corriger_scores(struct base_parties *b, const struct partie_notee *p, uint32_t partie)
{
    const size_t nb = b->nb;
    const bool stockees = nb == 0 || partie < b->entrees[0].partie;
    bool bon = true;
    for (size_t i = 0; i < nb && !stockees; i++)
        if (b->entrees[i].partie == partie)
            b->entrees[i].score = (unsigned char)score_noir(p);
    ajouter_positions(b, p, partie);
    for (size_t i = nb; i < b->nb && stockees && bon; i++)
        bon = corriger_score(b, &b->entrees[i]);
    b->nb = nb;
    return bon;
}

/* Where the game that is there already is without a result, it takes that of this record. */
static const char *decider(struct base_parties *b, const struct partie_notee *p)
{
    char memoire[256];
    struct tampon t = tampon_sur(memoire, sizeof memoire);
    const int score = score_noir(p);
    if (score == INCONNU)
        return NULL;
    ecrire_coups(p, &t);
    sqlite3_reset(b->indecise);
    sqlite3_bind_int64(b->indecise, 1, empreinte(p, memoire));
    const int etat = sqlite3_step(b->indecise);
    const int64_t partie = etat == SQLITE_ROW ? sqlite3_column_int64(b->indecise, 0) : 0;
    sqlite3_reset(b->indecise);
    if (etat != SQLITE_ROW)
        return etat == SQLITE_DONE ? NULL : plainte(b);
    t = tampon_sur(memoire, sizeof memoire);
    tampon_ecrire(&t, "UPDATE parties SET score=%d WHERE id=%lld", score_ecrit(score),
                  (long long)partie);
    const char *faute = executer(b, memoire);
    return faute || corriger_scores(b, p, (uint32_t)partie) ? faute : plainte(b);
}

/* Why a game has no place in the base. NULL: it has one. */
static const char *refus(const struct partie_notee *p)
{
    return p->depart.taille != 8     ? _("la base n'a que des parties 8x8")
           : !notee_depart_usuel(p)  ? _("la base n'a que des parties depuis la position de départ")
           : p->nb_coups == 0        ? _("aucun coup")
                                     : NULL;
}

const char *base_ajouter(struct base_parties *b, const struct recueil *r, struct base_bilan *bilan,
                         struct recueil *rapport)
{
    const char *faute = commencer_import(b);
    for (int i = 0; i < r->nb_parties && !faute; i++) {
        const struct partie_notee *p = &r->parties[i];
        if (p->tronquee)
            continue;
        const char *raison = refus(p);
        if (raison) {
            recueil_signaler(rapport, ERREUR, (struct lieu){.partie = p->numero}, "%s", raison);
            continue;
        }
        int nommees = appliquer(b, b->nommer, p);
        int inserees = nommees == 0 ? appliquer(b, b->inserer, p) : 0;
        if (nommees < 0 || inserees < 0)
            return plainte(b);
        if (inserees == 0) {
            bilan->deja++;
            faute = decider(b, p);
            continue;
        }
        bilan->ajoutees++;
        ajouter_positions(b, p, (uint32_t)sqlite3_last_insert_rowid(b->db));
    }
    return faute;
}

static int comparer_entrees(const void *a, const void *b)
{
    const struct entree *x = a, *y = b;
    uint64_t sx = x->cle % SEAUX, sy = y->cle % SEAUX;
    if (sx != sy)
        return sx < sy ? -1 : 1;
    return x->partie < y->partie ? -1 : x->partie > y->partie ? 1 : x->rang - y->rang;
}

/* Appends `n` entries to the row of the first, by one statement: what is there cannot be lost. */
static bool remplir_seau(sqlite3_stmt *s, const struct entree *e, size_t n)
{
    uint8_t *octets = memoire_agrandir(NULL, n, ENTREE);
    for (size_t i = 0; i < n; i++)
        poser_entree(&e[i], octets + i * ENTREE);
    sqlite3_reset(s);
    sqlite3_bind_int64(s, 1, (int64_t)(e->cle % SEAUX));
    sqlite3_bind_blob64(s, 2, octets, n * ENTREE, free);
    return sqlite3_step(s) == SQLITE_DONE;
}

static const char *ecrire_seaux(struct base_parties *b)
{
    static const char SQL[] =
        "INSERT INTO seaux VALUES(?1, ?2) ON CONFLICT(id) DO UPDATE"
        " SET entrees = CAST(coalesce(entrees, x'') || excluded.entrees AS BLOB)";
    sqlite3_stmt *s = NULL;
    bool bon = sqlite3_prepare_v2(b->db, SQL, -1, &s, NULL) == SQLITE_OK;
    if (b->nb > 0)
        qsort(b->entrees, b->nb, sizeof *b->entrees, comparer_entrees);
    for (size_t i = 0, j; i < b->nb && bon; i = j) {
        for (j = i + 1; j < b->nb && b->entrees[j].cle % SEAUX == b->entrees[i].cle % SEAUX;)
            j++;
        bon = remplir_seau(s, b->entrees + i, j - i);
    }
    const char *faute = bon ? NULL : plainte(b);
    sqlite3_finalize(s);
    return faute;
}

const char *base_terminer(struct base_parties *b)
{
    if (!b->import)
        return NULL;
    sqlite3_finalize(b->nommer);
    sqlite3_finalize(b->inserer);
    sqlite3_finalize(b->indecise);
    b->nommer = b->inserer = b->indecise = NULL;
    const char *faute = ecrire_seaux(b);
    b->nb = 0;
    b->import = false;
    if (!faute)
        faute = executer(b, "COMMIT");
    if (faute)
        sqlite3_exec(b->db, "ROLLBACK", NULL, NULL, NULL);
    else {
        free(b->neuf);
        b->neuf = NULL;
    }
    return faute;
}

/* ---- A position ---- */

/* Numbers of games, the smallest first. */
struct numeros {
    uint32_t *n;
    size_t nb;
};

static void ajouter_numero(struct numeros *t, uint32_t n)
{
    if ((t->nb & (t->nb - 1)) == 0)
        t->n = memoire_agrandir(t->n, t->nb ? 2 * t->nb : 1, sizeof *t->n);
    t->n[t->nb++] = n;
}

static void noter_partie(void *numeros, const struct base_partie *p)
{
    ajouter_numero(numeros, (uint32_t)p->numero);
}

static int comparer_numeros(const void *a, const void *b)
{
    const uint32_t *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

static void trier_numeros(struct numeros *t)
{
    if (t->nb > 0)
        qsort(t->n, t->nb, sizeof *t->n, comparer_numeros);
}

static bool est_du_nombre(const struct numeros *t, uint32_t n)
{
    return t->nb > 0 && bsearch(&n, t->n, t->nb, sizeof *t->n, comparer_numeros);
}

static const char *chercher_numeros(struct base_parties *b, const struct base_recherche *r,
                                    struct numeros *t)
{
    struct base_recherche toutes = *r;
    toutes.limite = INT_MAX;
    const char *faute = base_chercher(b, &toutes, noter_partie, t, NULL);
    trier_numeros(t);
    return faute;
}

/* Tells the entries of a position, in the order of the import. */
static const char *parcourir(struct base_parties *b, const struct cle_position *cle,
                             void (*dire)(void *contexte, const struct entree *e), void *contexte)
{
    uint8_t cherchee[8];
    sqlite3_stmt *s;
    if (sqlite3_prepare_v2(b->db, "SELECT entrees FROM seaux WHERE id=?", -1, &s, NULL) !=
        SQLITE_OK)
        return plainte(b);
    sqlite3_bind_int64(s, 1, (int64_t)(cle->cle % SEAUX));
    int etat = sqlite3_step(s);
    const uint8_t *octets = etat == SQLITE_ROW ? sqlite3_column_blob(s, 0) : NULL;
    int n = etat == SQLITE_ROW ? sqlite3_column_bytes(s, 0) / ENTREE : 0;
    bool bon = etat == SQLITE_DONE || (etat == SQLITE_ROW && (octets || n == 0));
    const char *faute = bon ? NULL : plainte(b);
    octets_poser_nombre(cherchee, cle->cle, 8);
    for (int i = 0; i < n && bon; i++) {
        const uint8_t *o = octets + (size_t)i * ENTREE;
        if (memcmp(o, cherchee, sizeof cherchee) == 0) {
            const struct entree e = lire_entree(cle->cle, o);
            dire(contexte, &e);
        }
    }
    sqlite3_finalize(s);
    return faute;
}

/* What is added up while the entries go by. */
struct comptage {
    const struct numeros *parmi; /* the only games that count; NULL: all do */
    struct archives *r;
    long exemples[BASE_EXEMPLES]; /* a ring */
    unsigned char place[256];     /* of a move in r->coups, from 1; 0: it has none yet */
    struct somme {
        int connus, noirs, nulles, theoriques; /* games: known, won by Black, drawn... */
        int comptes;                           /* of those known, with their discs */
        long disques, disques_theoriques;      /* Black's */
    } sommes[ARCHIVES_COUPS_MAX];
};

static void compter(void *comptage, const struct entree *e)
{
    struct comptage *t = comptage;
    struct archives *r = t->r;
    if (t->parmi && !est_du_nombre(t->parmi, e->partie))
        return;
    if (t->place[e->coup] == 0 && e->coup != AUCUN_COUP) {
        if (r->nb_coups == ARCHIVES_COUPS_MAX)
            return;
        r->coups[r->nb_coups++] = (struct archives_coup){.coup = e->coup};
        t->place[e->coup] = (unsigned char)r->nb_coups;
    }
    t->exemples[r->nb_parties++ % BASE_EXEMPLES] = e->partie;
    if (e->coup == AUCUN_COUP) {
        r->nb_arretees++;
        return;
    }
    const int i = t->place[e->coup] - 1;
    struct somme *s = &t->sommes[i];
    r->coups[i].nb++;
    if (e->score != INCONNU) {
        s->connus++;
        s->noirs += e->score > 32 && e->score != BLANC_GAGNE;
        s->nulles += e->score == 32;
    }
    if (e->score <= 64) {
        s->comptes++;
        s->disques += e->score;
    }
    if (e->theorique != INCONNU) {
        s->theoriques++;
        s->disques_theoriques += e->theorique;
    }
}

/* Percents and averages, as `joueur` sees them. */
static void resumer(const struct somme *s, int joueur, struct archives_coup *c)
{
    const int siennes = joueur == NOIR ? s->noirs : s->connus - s->noirs - s->nulles;
    c->resultats = s->connus;
    c->gagnees = c->nulles = c->perdues = c->score = c->theorique = -1;
    if (s->connus > 0) {
        const double cent = 100.0 / s->connus;
        c->gagnees = siennes * cent;
        c->nulles = s->nulles * cent;
        c->perdues = (s->connus - siennes - s->nulles) * cent;
    }
    if (s->comptes > 0) {
        const double moyenne = (double)s->disques / s->comptes;
        c->score = joueur == NOIR ? moyenne : 64 - moyenne;
    }
    if (s->theoriques > 0) {
        const double moyenne = (double)s->disques_theoriques / s->theoriques;
        c->theorique = joueur == NOIR ? moyenne : 64 - moyenne;
    }
}

static int comparer_coups(const void *a, const void *b)
{
    const struct archives_coup *x = a, *y = b;
    return x->nb != y->nb ? y->nb - x->nb : x->coup - y->coup;
}

static const char *compter_position(struct base_parties *b, const struct grille *g, int joueur,
                                    const struct numeros *parmi, struct archives *r,
                                    long exemples[BASE_EXEMPLES])
{
    struct cle_position cle = cle_position(g, joueur);
    struct comptage t = {.r = r, .parmi = parmi};
    const char *faute = parcourir(b, &cle, compter, &t);
    for (int i = 0; i < r->nb_coups; i++) {
        resumer(&t.sommes[i], joueur, &r->coups[i]);
        r->coups[i].coup = notation_coup(cle_retourner(cle.orientation, r->coups[i].coup));
    }
    for (int i = 0; exemples && i < BASE_EXEMPLES; i++)
        exemples[i] = i < r->nb_parties ? t.exemples[(r->nb_parties - 1 - i) % BASE_EXEMPLES] : 0;
    qsort(r->coups, (size_t)r->nb_coups, sizeof r->coups[0], comparer_coups);
    return faute;
}

const char *base_position(struct base_parties *b, const struct grille *g, int joueur,
                          const struct base_recherche *parmi, struct archives *r,
                          long exemples[BASE_EXEMPLES])
{
    struct numeros numeros = {0};
    *r = (struct archives){0};
    const char *faute = parmi ? chercher_numeros(b, parmi, &numeros) : NULL;
    if (!faute)
        faute = compter_position(b, g, joueur, parmi ? &numeros : NULL, r, exemples);
    free(numeros.n);
    return faute;
}

/* ---- Search ---- */

static const char *texte(sqlite3_stmt *s, int colonne)
{
    const char *t = (const char *)sqlite3_column_text(s, colonne);
    return t ? t : "";
}

/* A search, with the games that go through its position; NULL: any may. */
struct crible {
    const struct base_recherche *r;
    const struct numeros *passages;
};

/* Is this game asked for, by the search that the function was made for? */
static void sql_repond(sqlite3_context *c, int nb, sqlite3_value **v)
{
    const struct crible *x = sqlite3_user_data(c);
    const struct base_recherche *r = x->r;
    (void)nb;
    sqlite3_result_int(
        c, (!x->passages || est_du_nombre(x->passages, (uint32_t)sqlite3_value_int64(v[0]))) &&
               joueurs_repondent(&r->joueurs, texte_de(v[1]), texte_de(v[2])) &&
               nom_repond(texte_de(v[3]), r->tournoi));
}

static void noter_passage(void *numeros, const struct entree *e)
{
    ajouter_numero(numeros, e->partie);
}

/* The games that go through the last position of `p`. */
static const char *chercher_passages(struct base_parties *b, const struct partie_notee *p,
                                     struct numeros *t)
{
    const struct cle_position cle = cle_position(&p->grille, notee_trait(p));
    const char *faute = parcourir(b, &cle, noter_passage, t);
    trier_numeros(t);
    return faute;
}

/* base_chercher() through what lets games pass. */
static const char *cribler(struct base_parties *b, const struct crible *x,
                           void (*dire)(void *contexte, const struct base_partie *p),
                           void *contexte, long *total)
{
    static const char SQL[] =
        "SELECT id, noir, blanc, tournoi, annee, score, theorique, coups, date FROM parties WHERE"
        " (?1 IS NULL OR substr(coups, 1, length(?1)) = ?1) AND (?2 = 0 OR annee BETWEEN ?2 AND ?4)"
        " AND (?3 = 0 OR id BETWEEN ?3 AND ?5) AND repond(id, noir, blanc, tournoi)"
        " ORDER BY annee DESC, id DESC";
    const struct base_recherche *r = x->r;
    char coups[256];
    struct tampon t = tampon_sur(coups, sizeof coups);
    sqlite3_stmt *s;
    int etat = SQLITE_ROW;
    long nb = 0;
    sqlite3_create_function(b->db, "repond", 4, SQLITE_UTF8, (void *)(uintptr_t)x, sql_repond, NULL,
                            NULL);
    if (sqlite3_prepare_v2(b->db, SQL, -1, &s, NULL) != SQLITE_OK)
        return plainte(b);
    if (r->debut)
        ecrire_coups(r->debut, &t);
    lier(s, 1, r->debut ? coups : NULL);
    sqlite3_bind_int(s, 2, r->annee);
    sqlite3_bind_int64(s, 3, r->numero);
    sqlite3_bind_int(s, 4, r->annee_fin);
    sqlite3_bind_int64(s, 5, r->numero_fin);
    while ((total || nb < r->limite) && (etat = sqlite3_step(s)) == SQLITE_ROW) {
        if (++nb > r->limite)
            continue;
        struct base_partie p = {sqlite3_column_int64(s, 0),
                                texte(s, 1),
                                texte(s, 2),
                                texte(s, 3),
                                texte(s, 8),
                                texte(s, 7),
                                sqlite3_column_int(s, 4),
                                sqlite3_column_int(s, 5),
                                sqlite3_column_int(s, 6)};
        dire(contexte, &p);
    }
    const char *faute = etat == SQLITE_DONE || etat == SQLITE_ROW ? NULL : plainte(b);
    sqlite3_finalize(s);
    if (total)
        *total = nb;
    return faute;
}

const char *base_chercher(struct base_parties *b, const struct base_recherche *r,
                          void (*dire)(void *contexte, const struct base_partie *p), void *contexte,
                          long *total)
{
    struct numeros passages = {0};
    const struct crible x = {r, r->passage ? &passages : NULL};
    const char *faute = r->passage ? chercher_passages(b, r->passage, &passages) : NULL;
    if (!faute)
        faute = cribler(b, &x, dire, contexte, total);
    free(passages.n);
    return faute;
}

#else

bool base_existe(void)
{
    return false;
}

struct base_parties *base_ouvrir(const char *chemin, enum base_mode mode, const char **erreur)
{
    (void)chemin;
    (void)mode;
    *erreur = _("ce programme a été construit sans SQLite : installer libsqlite3-dev, puis make");
    return NULL;
}

void base_fermer(struct base_parties *b)
{
    (void)b;
}

const char *base_ajouter(struct base_parties *b, const struct recueil *r, struct base_bilan *bilan,
                         struct recueil *rapport)
{
    (void)b;
    (void)r;
    (void)bilan;
    (void)rapport;
    return NULL;
}

const char *base_terminer(struct base_parties *b)
{
    (void)b;
    return NULL;
}

const char *base_position(struct base_parties *b, const struct grille *g, int joueur,
                          const struct base_recherche *parmi, struct archives *reponse,
                          long exemples[BASE_EXEMPLES])
{
    (void)b;
    (void)g;
    (void)joueur;
    (void)parmi;
    (void)exemples;
    *reponse = (struct archives){0};
    return NULL;
}

const char *base_chercher(struct base_parties *b, const struct base_recherche *r,
                          void (*dire)(void *contexte, const struct base_partie *p), void *contexte,
                          long *total)
{
    (void)b;
    (void)r;
    (void)dire;
    (void)contexte;
    (void)total;
    return NULL;
}

#endif

void base_recueillir(void *recueil, const struct base_partie *p)
{
    struct partie_notee *n = recueil_nouvelle(recueil);
    n->numero = (int)p->numero;
    notee_champ(n, CHAMP_NOIR, vue_de(p->noir));
    notee_champ(n, CHAMP_BLANC, vue_de(p->blanc));
    notee_champ(n, CHAMP_EVENEMENT, vue_de(p->tournoi));
    notee_champ(n, CHAMP_DATE, vue_de(p->date));
    n->theorique = p->theorique;
    if (p->score >= 0)
        n->resultat = (struct resultat){.genre = RESULTAT_MARGE, .marge = 2 * p->score - 64};
    else if (p->score != -1)
        n->resultat = (struct resultat){.genre = RESULTAT_VAINQUEUR,
                                        .marge = p->score == BASE_NOIR_GAGNE ? 1 : -1};
    for (const char *c = p->coups; c[0] && c[1]; c += 2)
        notee_jouer(n, grille_lire_case(&n->grille, vue_sur(c, 2)));
}

const char *base_extraire(struct base_parties *b, const struct base_recherche *r,
                          struct recueil *recueil, long *total)
{
    return base_chercher(b, r, base_recueillir, recueil, total);
}
