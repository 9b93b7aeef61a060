/* See processus.h. */
#include "partie/processus.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/horloge.h"

enum {
    OCTETS_PAR_LIGNE = 1 << 16,
    PATIENCE = 5, /* seconds for a program that takes nothing */
    TRANCHE = 20, /* milliseconds between two looks at the flag of who waits */
};

/* The shell's words that may stand before a program's name are not looked at: the first word. */
bool processus_existe(const char *commande)
{
    char chemin[4096];
    struct vue v = vue_de(commande), mot;
    const char *dossiers = getenv("PATH");
    if (!vue_mot(&v, &mot))
        return false;
    if (memchr(mot.p, '/', vue_longueur(mot))) {
        vue_copier(mot, chemin, sizeof chemin);
        return access(chemin, X_OK) == 0;
    }
    for (const char *d = dossiers ? dossiers : "/bin:/usr/bin"; *d;) {
        size_t n = strcspn(d, ":");
        struct tampon t = tampon_sur(chemin, sizeof chemin);
        tampon_ecrire(&t, "%.*s/%.*s", (int)n, d, (int)vue_longueur(mot), mot.p);
        if (access(chemin, X_OK) == 0)
            return true;
        d += n + (d[n] == ':');
    }
    return false;
}

/* Before the command: a process that kills the group when the other end of the pipe VIE is closed,
 * which the system does however our program ends. It is no child, lest the command wait for it. */
enum { VIE = 3 };
static const char GARDIEN[] = "((read x; kill -KILL 0) <&3 >/dev/null 2>&1 &) ; exec 3<&-\n";

/* Starts the shell with `fd` as input and output, in a new group, all signals as usual. `vie` is a
 * descriptor opened after `fd`, hence none of those that it is made. */
static int demarrer(pid_t *pid, const char *commande, int fd, int vie)
{
    extern char **environ;
    struct octets script = {0};
    char *arguments[] = {(char[]){"sh"}, (char[]){"-c"}, NULL, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributs;
    sigset_t aucun, tous;
    octets_texte(&script, GARDIEN);
    octets_texte(&script, commande);
    arguments[2] = script.debut;
    sigemptyset(&aucun);
    sigfillset(&tous);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, fd, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, fd, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, vie, VIE);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_init(&attributs);
    posix_spawnattr_setflags(&attributs, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK |
                                             POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setsigmask(&attributs, &aucun);
    posix_spawnattr_setsigdefault(&attributs, &tous);
    int echec = posix_spawn(pid, "/bin/sh", &actions, &attributs, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributs);
    octets_detruire(&script);
    return echec;
}

const char *processus_lancer(struct processus *p, const char *commande)
{
    int fds[2], vie[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, fds) != 0)
        return fichier_raison(errno);
    int echec = pipe2(vie, O_CLOEXEC) == 0 ? 0 : errno;
    if (!echec) {
        echec = demarrer(&p->pid, commande, fds[1], vie[0]);
        close(vie[0]);
        if (echec)
            close(vie[1]);
    }
    close(fds[1]);
    if (echec) {
        close(fds[0]);
        p->pid = 0;
        return fichier_raison(echec);
    }
    p->fd = fds[0];
    p->vie = vie[1];
    lignes_init(&p->lignes, p->fd, OCTETS_PAR_LIGNE);
    return NULL;
}

bool processus_ecrire(struct processus *p, const char *texte, atomic_bool *arret)
{
    size_t reste = strlen(texte);
    double echeance = horloge_secondes() + PATIENCE;
    while (reste > 0) {
        if ((arret && atomic_load(arret)) || horloge_secondes() > echeance)
            return false;
        struct pollfd attendu = {.fd = p->fd, .events = POLLOUT};
        if (poll(&attendu, 1, TRANCHE) <= 0)
            continue;
        ssize_t n = send(p->fd, texte, reste, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (n < 0 && errno != EINTR && errno != EAGAIN)
            return false;
        if (n <= 0)
            continue;
        texte += n;
        reste -= (size_t)n;
        echeance = horloge_secondes() + PATIENCE;
    }
    return true;
}

enum lecture_processus processus_ligne(struct processus *p, struct vue *ligne, double echeance,
                                       atomic_bool *arret)
{
    enum lignes_etat etat;
    while ((etat = lignes_prendre(&p->lignes, ligne)) == LIGNE_TARD) {
        if (atomic_load(arret))
            return PROCESSUS_ARRET;
        if (horloge_secondes() > echeance)
            return PROCESSUS_SILENCE;
        struct pollfd attendu = {.fd = p->fd, .events = POLLIN};
        if (poll(&attendu, 1, TRANCHE) > 0)
            lignes_remplir(&p->lignes);
    }
    return etat == LIGNE_FIN ? PROCESSUS_MORT : PROCESSUS_LIGNE;
}

/* Waits up to `secondes` for its end. */
static bool attendre_fin(pid_t pid, double secondes)
{
    double echeance = horloge_secondes() + secondes;
    while (waitpid(pid, NULL, WNOHANG) == 0) {
        struct timespec pause = {0, 5000000};
        if (horloge_secondes() > echeance)
            return false;
        nanosleep(&pause, NULL);
    }
    return true;
}

void processus_finir(struct processus *p)
{
    if (p->pid == 0)
        return;
    pid_t pid = p->pid;
    close(p->fd);
    bool finie = attendre_fin(pid, 0.3);
    if (!finie) {
        kill(-pid, SIGTERM);
        finie = attendre_fin(pid, 0.3);
    }
    kill(-pid, SIGKILL); /* its own children too */
    if (!finie)
        waitpid(pid, NULL, 0);
    lignes_detruire(&p->lignes);
    close(p->vie);
    *p = (struct processus){0};
}
