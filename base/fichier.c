/* See fichier.h. */
#include "base/fichier.h"

#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/alea.h"
#include "base/horloge.h"
#include "base/i18n.h"
#include "base/interruption.h"
#include "base/texte.h"

enum { LIENS_MAX = 40 }; /* as many as Linux follows */

const char *fichier_raison(int numero)
{
    switch (numero) {
    case ENOENT:
        return _("ce fichier n'existe pas");
    case EACCES:
    case EPERM:
        return _("accès refusé");
    case EISDIR:
        return _("c'est un dossier");
    case ENOTDIR:
        return _("un nom de ce chemin n'est pas un dossier");
    case ENOSPC:
        return _("le disque est plein");
    case EFBIG:
        return _("le fichier dépasse la taille permise");
    case EROFS:
        return _("le disque est en lecture seule");
    case ENAMETOOLONG:
        return _("ce nom est trop long");
    case ELOOP:
        return _("trop de liens à suivre");
    case EDQUOT:
        return _("le quota du disque est atteint");
    case EIO:
        return _("le disque ou le terminal ne répond plus");
    case ENOTTY:
        return _("ce n'est pas un terminal");
    case EMFILE:
    case ENFILE:
        return _("trop de fichiers sont ouverts");
    case EAGAIN:
        return _("le système n'en a pas les moyens en ce moment");
    case ENOMEM:
        return _("mémoire insuffisante");
    default:
        return refus_ecrire(_("erreur %d du système"), numero);
    }
}

static const char *echec(const char *chemin, const char *raison)
{
    return refus_ecrire(_("%s : %s"), chemin, raison);
}

static const char *maison(void)
{
    const char *home = getenv("HOME");
    if (home && home[0] == '/')
        return home;
    const struct passwd *moi = getpwuid(getuid());
    return moi && moi->pw_dir && moi->pw_dir[0] == '/' ? moi->pw_dir : NULL;
}

bool fichier_chemin(enum dossier dossier, const char *nom, char chemin[CHEMIN_MAX])
{
    static const struct {
        const char *variable, *defaut;
    } table[] = {
        [DOSSIER_REGLAGES] = {"XDG_CONFIG_HOME", ".config"},
        [DOSSIER_ETAT] = {"XDG_STATE_HOME", ".local/state"},
        [DOSSIER_DONNEES] = {"XDG_DATA_HOME", ".local/share"},
    };
    struct tampon t = tampon_sur(chemin, CHEMIN_MAX);
    const char *xdg = getenv(table[dossier].variable);
    if (xdg && xdg[0] == '/') /* a relative path is to be ignored, says the XDG specification */
        tampon_ecrire(&t, "%s/othello/%s", xdg, nom);
    else if (maison())
        tampon_ecrire(&t, "%s/%s/othello/%s", maison(), table[dossier].defaut, nom);
    if (t.deborde || t.longueur == 0)
        chemin[0] = 0;
    return chemin[0] != 0;
}

const char *fichier_lire(const char *chemin, size_t max, char **contenu, size_t *taille)
{
    *contenu = NULL;
    *taille = 0;
    int fd = open(chemin, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return errno == ENOENT || errno == ENOTDIR ? NULL : echec(chemin, fichier_raison(errno));
    struct stat etat;
    const char *erreur = NULL;
    char *octets = NULL;
    size_t lus = 0;
    if (fstat(fd, &etat) != 0)
        erreur = echec(chemin, fichier_raison(errno));
    else if (!S_ISREG(etat.st_mode))
        erreur = echec(chemin, _("ce n'est pas un fichier ordinaire"));
    else if ((unsigned long long)etat.st_size > max)
        erreur = echec(chemin, _("le fichier est trop grand"));
    else if (!(octets = malloc((size_t)etat.st_size + 1)))
        erreur = echec(chemin, fichier_raison(errno));
    while (!erreur && lus < (size_t)etat.st_size) {
        ssize_t n = read(fd, octets + lus, (size_t)etat.st_size - lus);
        if (n < 0 && errno != EINTR)
            erreur = echec(chemin, fichier_raison(errno));
        if (n == 0)
            break;
        lus += n > 0 ? (size_t)n : 0;
    }
    close(fd);
    if (erreur) {
        free(octets);
        return erreur;
    }
    octets[lus] = 0;
    *contenu = octets;
    *taille = lus;
    return NULL;
}

const char *fichier_dossiers(const char *chemin)
{
    char dossier[CHEMIN_MAX];
    struct tampon t = tampon_sur(dossier, sizeof dossier);
    tampon_ajouter(&t, chemin);
    for (char *p = dossier + 1; *p; p++) {
        if (*p != '/')
            continue;
        *p = 0;
        if (mkdir(dossier, 0700) != 0 && errno != EEXIST)
            return echec(dossier, fichier_raison(errno));
        *p = '/';
    }
    return NULL;
}

/* `*ecrits`: how many bytes went out, whatever the answer. */
static bool ecrire_tout(int fd, const char *contenu, size_t taille, size_t *ecrits)
{
    *ecrits = 0;
    while (*ecrits < taille) {
        ssize_t n = write(fd, contenu + *ecrits, taille - *ecrits);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        *ecrits += (size_t)n;
    }
    return fsync(fd) == 0 || errno == EINVAL;
}

/* Why a file cannot be made there. */
static const char *echec_de_creation(const char *chemin, int numero)
{
    return echec(chemin, numero == ENOENT ? _("son dossier n'existe pas") : fichier_raison(numero));
}

/* Where the links of `chemin` lead, be it to a file that is not there yet. False and errno when
 * they lead nowhere. */
static bool suivre_liens(const char *chemin, char reel[CHEMIN_MAX])
{
    char cible[CHEMIN_MAX];
    struct tampon t = tampon_sur(reel, CHEMIN_MAX);
    tampon_ajouter(&t, chemin);
    for (int liens = 0; liens < LIENS_MAX && !t.deborde; liens++) {
        ssize_t lus = readlink(reel, cible, sizeof cible - 1);
        if (lus < 0)
            return true;
        cible[lus] = 0;
        const char *barre = cible[0] == '/' ? NULL : strrchr(reel, '/');
        t.longueur = barre ? (size_t)(barre + 1 - reel) : 0;
        tampon_ajouter(&t, cible);
    }
    errno = t.deborde ? ENAMETOOLONG : ELOOP;
    return false;
}

/* A new file beside the one that `chemin` means, `reel`, with the rights of that one, else those
 * that the user gives to new files; -1 and errno when there can be none. */
static int ouvrir_provisoire(const char *chemin, char reel[CHEMIN_MAX], char provisoire[CHEMIN_MAX])
{
    struct stat etat;
    int fd = -1;
    if (!suivre_liens(chemin, reel))
        return -1;
    const bool existe = stat(reel, &etat) == 0;
    const mode_t droits = existe ? etat.st_mode & 0777 : 0666;
    errno = *reel ? EEXIST : ENOENT;
    while (fd < 0 && errno == EEXIST) {
        struct tampon t = tampon_sur(provisoire, CHEMIN_MAX);
        tampon_ecrire(&t, "%s.%06x", reel, (unsigned)alea_graine_du_systeme() & 0xffffff);
        errno = ENAMETOOLONG;
        fd = t.deborde ? -1 : open(provisoire, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, droits);
    }
    if (fd >= 0 && existe)
        fchmod(fd, droits); /* a favour: some file systems have none */
    return fd;
}

static const char *ecrire_provisoire(const char *chemin, const char *contenu, size_t taille)
{
    char reel[CHEMIN_MAX], provisoire[CHEMIN_MAX];
    int fd = ouvrir_provisoire(chemin, reel, provisoire);
    if (fd < 0)
        return echec_de_creation(chemin, errno);
    size_t ecrits;
    bool ecrit = ecrire_tout(fd, contenu, taille, &ecrits);
    int raison = errno;
    if (close(fd) != 0 && ecrit) {
        ecrit = false;
        raison = errno;
    }
    if (ecrit && rename(provisoire, reel) == 0)
        return NULL;
    raison = ecrit ? errno : raison;
    unlink(provisoire);
    return echec(chemin, fichier_raison(raison));
}

const char *fichier_ecrire(const char *chemin, const char *contenu, size_t taille)
{
    sigset_t signaux;
    interruption_retenir(&signaux); /* they would leave the temporary file */
    const char *erreur = ecrire_provisoire(chemin, contenu, taille);
    interruption_laisser(&signaux);
    return erreur;
}

const char *fichier_essayer(const char *chemin)
{
    char reel[CHEMIN_MAX], provisoire[CHEMIN_MAX];
    sigset_t signaux;
    interruption_retenir(&signaux);
    int fd = ouvrir_provisoire(chemin, reel, provisoire), raison = errno;
    if (fd >= 0) {
        close(fd);
        unlink(provisoire);
    }
    interruption_laisser(&signaux);
    return fd >= 0 ? NULL : echec_de_creation(chemin, raison);
}

/* The file as it was before `ecrits` bytes were added to it; not when another program has added
 * some since. */
static void retirer_ajout(int fd, off_t avant, size_t ecrits)
{
    struct stat etat;
    if (fstat(fd, &etat) == 0 && S_ISREG(etat.st_mode) && etat.st_size == avant + (off_t)ecrits &&
        ftruncate(fd, avant) != 0)
        return; /* what failed first is what is told */
}

/* Was the last line cut, by a crash? */
static bool est_coupe(int fd, off_t taille)
{
    char dernier;
    return taille > 0 && pread(fd, &dernier, 1, taille - 1) == 1 && dernier != '\n';
}

const char *fichier_ajouter(const char *chemin, const char *contenu, size_t taille)
{
    struct stat avant;
    size_t ecrits, fins = 0;
    int fd = open(chemin, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
    if (fd < 0)
        return echec_de_creation(chemin, errno);
    const bool mesure = fstat(fd, &avant) == 0;
    if (mesure && est_coupe(fd, avant.st_size))
        ecrire_tout(fd, "\n", 1, &fins);
    bool ecrit = ecrire_tout(fd, contenu, taille, &ecrits);
    int raison = errno;
    if (!ecrit && mesure)
        retirer_ajout(fd, avant.st_size, fins + ecrits);
    if (close(fd) != 0 && ecrit) {
        ecrit = false;
        raison = errno;
    }
    return ecrit ? NULL : echec(chemin, fichier_raison(raison));
}

const char *fichier_verrouiller(const char *chemin, int *fd, bool *pris)
{
    *pris = false;
    *fd = open(chemin, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (*fd < 0)
        return echec_de_creation(chemin, errno);
    *pris = flock(*fd, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
    if (*pris) {
        close(*fd);
        *fd = -1;
    }
    return NULL;
}

/* Waits for the file to be nobody else's. Where there are no locks nobody else is thought of. NULL,
 * or that it takes too long; `*verrou` is -1 where nothing is locked. */
static const char *attendre_verrou(const char *chemin, double secondes, int *verrou)
{
    char nom[CHEMIN_MAX];
    struct tampon t = tampon_sur(nom, sizeof nom);
    const double fin = horloge_secondes() + secondes;
    bool pris = true;
    tampon_ecrire(&t, "%s.verrou", chemin);
    if (t.deborde)
        return echec(chemin, fichier_raison(ENAMETOOLONG));
    while (pris) {
        fichier_verrouiller(nom, verrou, &pris);
        if (pris && horloge_secondes() > fin)
            return echec(chemin, _("un autre programme l'écrit"));
        if (pris)
            nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    }
    return NULL;
}

const char *fichier_prendre(const char *chemin, double secondes, int *verrou)
{
    *verrou = -1;
    const char *erreur = fichier_dossiers(chemin);
    return erreur ? erreur : attendre_verrou(chemin, secondes, verrou);
}

void fichier_rendre(int verrou)
{
    if (verrou >= 0)
        close(verrou);
}

/* Makes PATH.bad, else PATH.bad.1, PATH.bad.2...: its name, and a descriptor, -1 with errno when it
 * cannot. */
static int ouvrir_de_cote(const char *chemin, char ailleurs[CHEMIN_MAX])
{
    int fd = -1;
    errno = EEXIST;
    for (int n = 0; fd < 0 && errno == EEXIST; n++) {
        struct tampon t = tampon_sur(ailleurs, CHEMIN_MAX);
        tampon_ecrire(&t, n ? "%s.bad.%d" : "%s.bad", chemin, n);
        errno = ENAMETOOLONG;
        fd = t.deborde ? -1 : open(ailleurs, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    }
    return fd;
}

const char *fichier_mettre_de_cote(const char *chemin, char ailleurs[CHEMIN_MAX])
{
    int fd = ouvrir_de_cote(chemin, ailleurs);
    if (fd < 0)
        return echec(chemin, fichier_raison(errno));
    close(fd);
    if (rename(chemin, ailleurs) == 0)
        return NULL;
    int raison = errno;
    unlink(ailleurs);
    return echec(chemin, fichier_raison(raison));
}

const char *fichier_copier_de_cote(const char *chemin, const char *contenu, size_t taille)
{
    char ailleurs[CHEMIN_MAX];
    int fd = ouvrir_de_cote(chemin, ailleurs);
    if (fd < 0)
        return echec(chemin, fichier_raison(errno));
    close(fd);
    const char *erreur = fichier_ecrire(ailleurs, contenu, taille);
    if (erreur)
        unlink(ailleurs);
    return erreur;
}
