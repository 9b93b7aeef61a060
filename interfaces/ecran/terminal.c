/* See terminal.h.
 *
 * ncurses installs handlers only where there are none: ours come first, so that no signal is
 * handled where nothing may be done. Its own input functions are never called. */
#include "interfaces/ecran/terminal.h"

#include <errno.h>
#include <langinfo.h>
#include <ncurses.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/fichier.h"
#include "base/horloge.h"
#include "base/i18n.h"
#include "base/lignes.h"
#include "base/texte.h"
#include "interfaces/ecran/capacites.h"
#include "interfaces/ecran/signaux.h"

enum { DELAI_ECHAP = 50, DELAI_SONDE = 150, TAILLE_MAX = 1000 };

static const char ALLUMER_COLLAGE[] = "\033[?2004h", ETEINDRE_COLLAGE[] = "\033[?2004l";
static const char ALLUMER_SOURIS[] = "\033[?1000h\033[?1006h";
static const char ETEINDRE_SOURIS[] = "\033[?1006l\033[?1000l";

/* ---- Bytes straight to the terminal, beside ncurses ---- */

static void envoyer(const char *octets)
{
    lignes_ecrire(STDOUT_FILENO, octets); /* whoever is gone is seen by reading */
}

/* ---- Opening ---- */

static const char *ouvrir_curses(struct terminal *t, const char *nom)
{
    nom = capacites_type(nom);
    if (!nom)
        return _("ce type de terminal (TERM) est inconnu ici");
    t->curses = newterm(nom, stdout, stdin);
    return t->curses ? NULL : _("ce terminal ne peut pas porter d'écran");
}

/* The user's ESCDELAY, in milliseconds, is respected. */
static int delai_echap(void)
{
    long delai = DELAI_ECHAP;
    const char *voulu = getenv("ESCDELAY");
    if (voulu)
        vue_entier(vue_de(voulu), 1, 10000, &delai);
    return (int)delai;
}

static void mesurer(struct terminal *t)
{
    struct winsize taille;
    if (t->taille_imposee || ioctl(STDOUT_FILENO, TIOCGWINSZ, &taille) != 0)
        return;
    t->colonnes = taille.ws_col ? taille.ws_col : 80; /* a terminal that says 0x0 does not know */
    t->lignes = taille.ws_row ? taille.ws_row : 24;
    t->colonnes = t->colonnes < TAILLE_MAX ? t->colonnes : TAILLE_MAX;
    t->lignes = t->lignes < TAILLE_MAX ? t->lignes : TAILLE_MAX;
}

static void prevoir_pannes(const struct terminal *t)
{
    char memoire[256];
    struct tampon octets = tampon_sur(memoire, sizeof memoire);
    if (t->moderne) {
        tampon_ajouter(&octets, ETEINDRE_SOURIS);
        tampon_ajouter(&octets, ETEINDRE_COLLAGE);
    }
    static const char *const rendre[] = {"sgr0", "op", "rmacs", "cnorm", "rmcup"};
    for (size_t i = 0; i < sizeof rendre / sizeof rendre[0]; i++)
        capacites_ajouter(&octets, rendre[i]);
    tampon_ajouter(&octets, "\r\n");
    signaux_en_cas_de_panne(&t->avant, octets.debut, octets.longueur);
}

/* False when nobody is at the other end any more. */
static bool lire(struct terminal *t)
{
    char octets[DECODEUR_OCTETS];
    size_t place = decodeur_place(&t->decodeur);
    ssize_t n = read(STDIN_FILENO, octets, place);
    if (n < 0 && (errno == EINTR || errno == EAGAIN))
        return true;
    if (n <= 0)
        return false;
    decodeur_ajouter(&t->decodeur, octets, (size_t)n);
    return true;
}

/* It is printed, then the terminal says where its cursor is. Silence means one column. */
void terminal_sonder(struct terminal *t)
{
    if (!t->moderne || strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        return;
    int x = 1, y, reste;
    struct pollfd clavier = {.fd = STDIN_FILENO, .events = POLLIN};
    double fin = horloge_secondes() + DELAI_SONDE / 1000.0;
    envoyer("\r\xe2\x97\x8f\033[6n");
    do
        reste = (int)((fin - horloge_secondes()) * 1000);
    while (
        reste > 0 && decodeur_place(&t->decodeur) > 0 &&
        (poll(&clavier, 1, reste) <= 0 || (lire(t) && !decodeur_position(&t->decodeur, &x, &y))));
    t->large = x == 2;
    envoyer("\r   \r");
    terminal_redessiner();
}

static void allumer(struct terminal *t)
{
    prevoir_pannes(t);
    if (t->moderne)
        envoyer(ALLUMER_COLLAGE);
    if (t->souris)
        envoyer(ALLUMER_SOURIS);
}

static void eteindre(struct terminal *t)
{
    endwin();
    if (t->souris)
        envoyer(ETEINDRE_SOURIS);
    if (t->moderne)
        envoyer(ETEINDRE_COLLAGE);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &t->avant);
    signaux_en_cas_de_panne(NULL, NULL, 0);
}

/* Every key comes at once, and Ctrl-S too is one: it would stop the screen, then all of the program
 * as it writes there. */
static void regler_clavier(void)
{
    struct termios reglages;
    cbreak();
    noecho();
    nonl();
    typeahead(-1);
    if (tcgetattr(STDIN_FILENO, &reglages) != 0)
        return;
    reglages.c_iflag &= ~(tcflag_t)IXON;
    tcsetattr(STDIN_FILENO, TCSADRAIN, &reglages);
    def_prog_mode();
}

const char *terminal_ouvrir(struct terminal *t, int colonnes, int lignes)
{
    memset(t, 0, sizeof *t);
    const char *nom = getenv("TERM");
    if (!nom || !*nom || strcmp(nom, "dumb") == 0)
        return _("TERM ne nomme pas un terminal qui ait un écran");
    if (tcgetattr(STDIN_FILENO, &t->avant) != 0)
        return fichier_raison(errno);
    unsetenv("LINES"); /* exported, they would freeze the size */
    unsetenv("COLUMNS");
    const char *erreur = signaux_ouvrir();
    if (erreur)
        return erreur;
    erreur = ouvrir_curses(t, nom);
    if (erreur) {
        signaux_fermer();
        return erreur;
    }
    regler_clavier();
    t->moderne = capacites_moderne();
    t->console = strncmp(nom, "linux", 5) == 0;
    t->taille_imposee = colonnes > 0 && lignes > 0;
    t->colonnes = colonnes;
    t->lignes = lignes;
    mesurer(t);
    resize_term(t->lignes, t->colonnes);
    decodeur_init(&t->decodeur, delai_echap());
    capacites_touches(&t->decodeur);
    refresh();
    allumer(t);
    terminal_redessiner();
    return NULL;
}

void terminal_fermer(struct terminal *t)
{
    if (!t->curses)
        return;
    eteindre(t);
    delscreen(t->curses);
    t->curses = NULL;
    signaux_fermer();
}

void terminal_souris(struct terminal *t, bool voulue)
{
    voulue = voulue && t->moderne;
    if (voulue != t->souris)
        envoyer(voulue ? ALLUMER_SOURIS : ETEINDRE_SOURIS);
    t->souris = voulue;
}

void terminal_redessiner(void)
{
    clearok(curscr, TRUE);
}

/* ---- Waiting ---- */

/* Ours again, after having been stopped, at whatever size it has now. */
static struct evenement reprendre(struct terminal *t)
{
    reset_prog_mode();
    mesurer(t);
    resize_term(t->lignes, t->colonnes);
    terminal_redessiner();
    refresh();
    allumer(t);
    return (struct evenement){.genre = EVENEMENT_TAILLE};
}

static struct evenement suspendre(struct terminal *t)
{
    eteindre(t);
    signaux_suspendre();
    return reprendre(t);
}

static struct evenement changer_taille(struct terminal *t)
{
    mesurer(t);
    resize_term(t->lignes, t->colonnes);
    terminal_redessiner();
    return (struct evenement){.genre = EVENEMENT_TAILLE};
}

static struct evenement finir(struct terminal *t, int signal)
{
    t->fini = true;
    t->signal = t->signal ? t->signal : signal;
    return (struct evenement){.genre = EVENEMENT_FIN, .signal = t->signal};
}

/* What the signals ask; false when nothing. */
static bool signal_recu(struct terminal *t, struct evenement *ev)
{
    struct signaux_recus recus = signaux_prendre();
    if (t->fini || recus.fin)
        *ev = finir(t, recus.fin);
    else if (recus.suspension)
        *ev = suspendre(t);
    else if (recus.reprise)
        *ev = reprendre(t);
    else if (recus.taille)
        *ev = changer_taille(t);
    else
        return false;
    return true;
}

static int plus_court(int a, int b)
{
    return a < 0 ? b : b < 0 ? a : a < b ? a : b;
}

struct evenement terminal_attendre(struct terminal *t, int fd, int fond, int delai)
{
    struct evenement ev;
    double limite = horloge_secondes() + delai / 1000.0;
    for (;;) {
        if (signal_recu(t, &ev) || decodeur_suivant(&t->decodeur, false, &ev))
            return ev;
        int reste = delai < 0 ? -1 : (int)((limite - horloge_secondes()) * 1000 + 0.999);
        reste = delai >= 0 && reste < 0 ? 0 : reste;
        int suite = decodeur_attente(&t->decodeur);
        struct pollfd attendus[4] = {
            {.fd = STDIN_FILENO, .events = POLLIN},
            {.fd = signaux_fd(), .events = POLLIN},
            {.fd = fd, .events = POLLIN},
            {.fd = fond, .events = POLLIN},
        };
        int nb = poll(attendus, 4, plus_court(reste, suite));
        if (nb < 0)
            continue;
        if (nb == 0 && suite >= 0 && (reste < 0 || suite <= reste) &&
            decodeur_suivant(&t->decodeur, true, &ev))
            return ev;
        if (attendus[0].revents && !lire(t))
            return finir(t, 0);
        bool personne = !attendus[0].revents && !attendus[1].revents;
        if (personne && attendus[2].revents)
            return (struct evenement){.genre = EVENEMENT_FD};
        if (personne && attendus[3].revents)
            return (struct evenement){.genre = EVENEMENT_FOND};
        if (nb == 0 && delai >= 0 && horloge_secondes() >= limite)
            return (struct evenement){.genre = EVENEMENT_DELAI};
    }
}
