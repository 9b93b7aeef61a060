/* See terminal_virtuel.h. The slave side stays open here too: so its modes can be read after the
 * program has ended, and no output is lost; the end is seen by waitpid(). */
#include "tests/terminal_virtuel.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utmp.h>

#include "base/horloge.h"
#include "tests/aide.h"

enum { ATTENTE_S = 30, COLONNES_MAX = 1000, FIN_IMAGE_MS = 30 };

struct terminal {
    pid_t pid;
    int maitre, esclave;
    enum terminal_codage codage;
    VTerm *vt;
    VTermScreen *ecran;
    bool fini, alterne, curseur_visible, largeur_ambigue;
    int statut;
    struct termios avant;
    char *octets;
    size_t taille, place;
    char dernier[8]; /* the last character printed, for "repeat" */
};

/* ---- What libvterm tells ---- */

/* Answers of the terminal and keys go to the program. */
static void vers_programme(const char *octets, size_t taille, void *donnees)
{
    struct terminal *t = donnees;
    char change[64];
    int ligne, colonne;
    if (t->largeur_ambigue && taille < sizeof change &&
        sscanf(octets, "\x1b[%d;%dR", &ligne, &colonne) == 2) {
        taille = (size_t)snprintf(change, sizeof change, "\x1b[%d;%dR", ligne, colonne + 1);
        octets = change;
    }
    while (taille > 0 && t->maitre >= 0) {
        ssize_t n = write(t->maitre, octets, taille);
        if (n < 0 && errno != EINTR && errno != EAGAIN)
            return;
        octets += n > 0 ? n : 0;
        taille -= n > 0 ? (size_t)n : 0;
    }
}

static int propriete(VTermProp nom, VTermValue *valeur, void *donnees)
{
    struct terminal *t = donnees;
    if (nom == VTERM_PROP_CURSORVISIBLE)
        t->curseur_visible = valeur->boolean;
    else if (nom == VTERM_PROP_ALTSCREEN)
        t->alterne = valeur->boolean;
    return 1;
}

/* "Repeat the last character" (CSI n b), which terminfo promises and old versions do not know. */
static int csi_inconnu(const char *tete, const long arguments[], int nb, const char *milieu,
                       char commande, void *donnees)
{
    struct terminal *t = donnees;
    (void)tete;
    (void)milieu;
    if (commande != 'b')
        return 0;
    for (long n = nb > 0 ? (long)CSI_ARG_COUNT(arguments[0]) : 1; n > 0; n--)
        vterm_input_write(t->vt, t->dernier, strlen(t->dernier));
    return 1;
}

static const VTermScreenCallbacks RAPPELS = {.settermprop = propriete};
static const VTermParserCallbacks INCONNUS = {.csi = csi_inconnu};

/* ---- Life ---- */

static void preparer_vterm(struct terminal *t, int colonnes, int lignes)
{
    t->vt = vterm_new(lignes > 0 ? lignes : 24, colonnes > 0 ? colonnes : 80);
    assert_non_null(t->vt);
    vterm_set_utf8(t->vt, 1);
    vterm_output_set_callback(t->vt, vers_programme, t);
    t->ecran = vterm_obtain_screen(t->vt);
    vterm_screen_enable_altscreen(t->ecran, 1);
    vterm_screen_set_callbacks(t->ecran, &RAPPELS, t);
    vterm_screen_set_unrecognised_fallbacks(t->ecran, &INCONNUS, t);
    vterm_screen_reset(t->ecran, 1);
    t->curseur_visible = true;
}

static void changer_env(const char *const *env)
{
    setenv("ASAN_OPTIONS", "detect_leaks=0:abort_on_error=1", 0); /* ncurses keeps its memory */
    for (; env && *env; env++) {
        const char *egal = strchr(*env, '=');
        char nom[64];
        if (!egal) {
            unsetenv(*env);
            continue;
        }
        snprintf(nom, sizeof nom, "%.*s", (int)(egal - *env), *env);
        setenv(nom, egal + 1, 1);
    }
}

static void devenir(struct terminal *t, const char *const *argv, const char *const *env)
{
    close(t->maitre);
    if (login_tty(t->esclave) != 0)
        _exit(126);
    sigset_t aucun;
    sigemptyset(&aucun);
    sigprocmask(SIG_SETMASK, &aucun, NULL);
    for (int s = 1; s < NSIG; s++)
        signal(s, SIG_DFL);
    changer_env(env);
    execvp(argv[0], (char *const *)(uintptr_t)argv);
    perror(argv[0]);
    _exit(127);
}

struct terminal *terminal_ouvrir(const char *const *argv, const char *const *env, int colonnes,
                                 int lignes, enum terminal_codage codage)
{
    struct terminal *t = calloc(1, sizeof *t);
    assert_non_null(t);
    struct winsize taille = {.ws_row = (unsigned short)lignes, .ws_col = (unsigned short)colonnes};
    if (openpty(&t->maitre, &t->esclave, NULL, NULL, &taille) != 0)
        fail_msg("no pseudo-terminal: %s", strerror(errno));
    fcntl(t->maitre, F_SETFD, FD_CLOEXEC);
    fcntl(t->maitre, F_SETFL, O_NONBLOCK);
    tcgetattr(t->esclave, &t->avant);
    t->codage = codage;
    preparer_vterm(t, colonnes, lignes);
    fflush(NULL);
    t->pid = fork();
    assert_true(t->pid >= 0);
    if (t->pid == 0)
        devenir(t, argv, env);
    fcntl(t->esclave, F_SETFD, FD_CLOEXEC);
    return t;
}

void terminal_fermer(struct terminal *t)
{
    if (!t)
        return;
    if (!t->fini) {
        kill(-t->pid, SIGKILL);
        kill(t->pid, SIGKILL);
        waitpid(t->pid, NULL, 0);
    }
    terminal_raccrocher(t);
    vterm_free(t->vt);
    free(t->octets);
    free(t);
}

void terminal_raccrocher(struct terminal *t)
{
    if (t->maitre < 0)
        return;
    close(t->esclave);
    close(t->maitre);
    t->maitre = t->esclave = -1;
}

pid_t terminal_pid(const struct terminal *t)
{
    return t->pid;
}

/* ---- Reading ---- */

static void garder(struct terminal *t, const char *octets, size_t n)
{
    if (t->taille + n + 1 > t->place) {
        t->place = 2 * t->place + n + 4096;
        t->octets = realloc(t->octets, t->place);
        assert_non_null(t->octets);
    }
    memcpy(t->octets + t->taille, octets, n);
    t->taille += n;
    t->octets[t->taille] = 0;
}

/* One byte, as UTF-8, to the screen. */
static void afficher_octet(struct terminal *t, char octet)
{
    char deux[3] = {octet, 0, 0};
    unsigned char o = (unsigned char)octet;
    if (t->codage != TERMINAL_UTF8 && o >= 0x80) {
        deux[0] = (char)(t->codage == TERMINAL_ASCII ? 0xc3 : 0xc0 | o >> 6);
        deux[1] = (char)(t->codage == TERMINAL_ASCII ? 0xbf : 0x80 | (o & 0x3f)); /* ÿ: a fault */
    }
    vterm_input_write(t->vt, deux, strlen(deux));
}

static void afficher(struct terminal *t, const char *octets, size_t n)
{
    garder(t, octets, n);
    for (size_t i = 0; i < n; i++) {
        if ((unsigned char)octets[i] >= ' ')
            snprintf(t->dernier, sizeof t->dernier, "%c", octets[i]);
        if (octets[i])
            afficher_octet(t, octets[i]);
    }
}

/* Reads what is there, waiting at the most `ms`. False when nothing came. */
static bool lire(struct terminal *t, int ms)
{
    char octets[4096];
    struct pollfd p = {.fd = t->maitre, .events = POLLIN};
    if (t->maitre < 0 || poll(&p, 1, ms) <= 0)
        return false;
    ssize_t n = read(t->maitre, octets, sizeof octets);
    if (n <= 0)
        return false;
    afficher(t, octets, (size_t)n);
    return true;
}

bool terminal_vivant(struct terminal *t)
{
    if (!t->fini && waitpid(t->pid, &t->statut, WNOHANG) == t->pid)
        t->fini = true;
    while (lire(t, 0))
        continue;
    return !t->fini;
}

static double attente_max(void)
{
    const char *voulue = getenv("TEST_ATTENTE");
    return voulue ? atof(voulue) : ATTENTE_S;
}

int terminal_attendre_fin(struct terminal *t)
{
    double limite = horloge_secondes() + attente_max();
    while (terminal_vivant(t)) {
        if (!lire(t, 10) && horloge_secondes() > limite) {
            terminal_montrer(t);
            fail_msg("the program does not end");
        }
    }
    return WIFEXITED(t->statut) ? WEXITSTATUS(t->statut) : 1000 + WTERMSIG(t->statut);
}

bool terminal_attendre(struct terminal *t, bool (*vrai)(struct terminal *t, const void *donnees),
                       const void *donnees)
{
    double limite = horloge_secondes() + attente_max();
    for (;;) {
        bool vivant = terminal_vivant(t);
        if (vrai(t, donnees)) {
            while (lire(t, FIN_IMAGE_MS)) /* the rest of the frame */
                continue;
            if (vrai(t, donnees))
                return true;
        }
        if (!vivant || horloge_secondes() > limite)
            return false;
        lire(t, 20);
    }
}

static bool montre(struct terminal *t, const void *texte)
{
    return terminal_montre(t, texte);
}

static bool ne_montre_pas(struct terminal *t, const void *texte)
{
    return !terminal_montre(t, texte);
}

void terminal_attendre_texte(struct terminal *t, const char *texte)
{
    if (terminal_attendre(t, montre, texte))
        return;
    terminal_montrer(t);
    fail_msg("the screen never shows \"%s\"", texte);
}

void terminal_attendre_absence(struct terminal *t, const char *texte)
{
    if (terminal_attendre(t, ne_montre_pas, texte))
        return;
    terminal_montrer(t);
    fail_msg("the screen still shows \"%s\"", texte);
}

void terminal_attendre_calme(struct terminal *t, int ms)
{
    double limite = horloge_secondes() + attente_max();
    while (lire(t, ms) && horloge_secondes() < limite)
        continue;
}

/* ---- Doing ---- */

/* Is the private mode `mode` (CSI ? mode h/l, perhaps among others) on? From the bytes: old
 * versions of libvterm only look at the first of several. */
static bool mode_allume(const struct terminal *t, int mode)
{
    bool allume = false;
    const char *p = t->octets ? t->octets : "";
    while ((p = strstr(p, "\x1b[?"))) {
        bool nomme = false;
        for (p += 3; *p && strchr("0123456789;", *p);) {
            char *apres;
            nomme |= strtol(p, &apres, 10) == mode;
            p = apres + (*apres == ';' || apres == p);
        }
        if (nomme)
            allume = *p == 'h';
    }
    return allume;
}

void terminal_taper(struct terminal *t, const char *texte)
{
    vers_programme(texte, strlen(texte), t);
}

void terminal_touche(struct terminal *t, VTermKey touche)
{
    vterm_keyboard_key(t->vt, touche, VTERM_MOD_NONE);
}

bool terminal_souris(const struct terminal *t)
{
    return mode_allume(t, 1000) || mode_allume(t, 1002) || mode_allume(t, 1003);
}

/* Both ways of telling a click: SGR (1006), and X10's three bytes. A wheel is not released. */
void terminal_cliquer(struct terminal *t, int x, int y, int bouton)
{
    char octets[64];
    int code = bouton <= 3 ? bouton - 1 : 64 + bouton - 4;
    if (!terminal_souris(t))
        return;
    const char *sgr = bouton <= 3 ? "\x1b[<%d;%d;%dM\x1b[<%d;%d;%dm" : "\x1b[<%d;%d;%dM";
    const char *x10 = bouton <= 3 ? "\x1b[M%c%c%c\x1b[M%c%c%c" : "\x1b[M%c%c%c";
    if (mode_allume(t, 1006))
        snprintf(octets, sizeof octets, sgr, code, x + 1, y + 1, code, x + 1, y + 1);
    else
        snprintf(octets, sizeof octets, x10, 32 + code, 33 + x, 33 + y, 32 + 3, 33 + x, 33 + y);
    terminal_taper(t, octets);
}

void terminal_coller(struct terminal *t, const char *texte)
{
    vterm_keyboard_start_paste(t->vt);
    terminal_taper(t, texte);
    vterm_keyboard_end_paste(t->vt);
}

void terminal_redimensionner(struct terminal *t, int colonnes, int lignes)
{
    struct winsize taille = {.ws_row = (unsigned short)lignes, .ws_col = (unsigned short)colonnes};
    terminal_vivant(t);
    vterm_set_size(t->vt, lignes > 0 ? lignes : 24, colonnes > 0 ? colonnes : 80);
    ioctl(t->maitre, TIOCSWINSZ, &taille);
}

void terminal_signaler(struct terminal *t, int signal)
{
    if (!t->fini)
        kill(t->pid, signal);
}

void terminal_largeur_ambigue(struct terminal *t)
{
    t->largeur_ambigue = true;
}

/* ---- Seeing ---- */

static int couleur(const VTermColor *c)
{
    if (VTERM_COLOR_IS_DEFAULT_FG(c) || VTERM_COLOR_IS_DEFAULT_BG(c))
        return -1;
    return VTERM_COLOR_IS_INDEXED(c) ? c->indexed.idx : -2;
}

static void ajouter_caractere(struct tampon *t, uint32_t c)
{
    if (c < 0x80)
        tampon_ecrire(t, "%c", (int)c);
    else if (c < 0x800)
        tampon_ecrire(t, "%c%c", (int)(0xc0 | c >> 6), (int)(0x80 | (c & 0x3f)));
    else if (c < 0x10000)
        tampon_ecrire(t, "%c%c%c", (int)(0xe0 | c >> 12), (int)(0x80 | (c >> 6 & 0x3f)),
                      (int)(0x80 | (c & 0x3f)));
    else
        tampon_ecrire(t, "%c%c%c%c", (int)(0xf0 | c >> 18), (int)(0x80 | (c >> 12 & 0x3f)),
                      (int)(0x80 | (c >> 6 & 0x3f)), (int)(0x80 | (c & 0x3f)));
}

struct terminal_cellule terminal_cellule(const struct terminal *t, int x, int y)
{
    VTermScreenCell c;
    struct terminal_cellule vue = {.texte = " ", .largeur = 1, .encre = -1, .fond = -1};
    struct tampon texte = tampon_sur(vue.texte, sizeof vue.texte);
    if (!vterm_screen_get_cell(t->ecran, (VTermPos){.row = y, .col = x}, &c))
        return vue;
    for (int i = 0; i < VTERM_MAX_CHARS_PER_CELL && c.chars[i] && c.chars[i] != (uint32_t)-1; i++)
        ajouter_caractere(&texte, c.chars[i]);
    if (texte.longueur == 0)
        tampon_ajouter(&texte, c.chars[0] == (uint32_t)-1 ? "" : " ");
    vue.largeur = c.width;
    vue.encre = couleur(&c.fg);
    vue.fond = couleur(&c.bg);
    vue.gras = c.attrs.bold;
    vue.souligne = c.attrs.underline != 0;
    vue.inverse = c.attrs.reverse;
    vue.clignote = c.attrs.blink;
    return vue;
}

/* The line as text; when `ou` is not NULL, the column of each byte too. */
static size_t lire_ligne(const struct terminal *t, int y, char *texte, size_t taille, int *ou)
{
    struct tampon ligne = tampon_sur(texte, taille);
    size_t bout = 0;
    for (int x = 0; x < terminal_colonnes(t); x++) {
        struct terminal_cellule c = terminal_cellule(t, x, y);
        size_t debut = ligne.longueur;
        tampon_ajouter(&ligne, strcmp(c.texte, "\xc2\xa0") == 0 ? " " : c.texte);
        for (size_t i = debut; ou && i < ligne.longueur; i++)
            ou[i] = x;
        if (strcmp(texte + debut, " ") != 0)
            bout = ligne.longueur;
    }
    texte[bout] = 0;
    return bout;
}

const char *terminal_ligne(const struct terminal *t, int y)
{
    static char texte[6 * COLONNES_MAX];
    lire_ligne(t, y, texte, sizeof texte, NULL);
    return texte;
}

bool terminal_chercher(const struct terminal *t, const char *texte, int *x, int *y)
{
    static char ligne[6 * COLONNES_MAX];
    static int ou[6 * COLONNES_MAX];
    for (int i = 0; i < terminal_lignes(t); i++) {
        lire_ligne(t, i, ligne, sizeof ligne, ou);
        const char *p = strstr(ligne, texte);
        if (!p)
            continue;
        *x = ou[p - ligne];
        *y = i;
        return true;
    }
    return false;
}

bool terminal_montre(const struct terminal *t, const char *texte)
{
    int x, y;
    return terminal_chercher(t, texte, &x, &y);
}

int terminal_colonnes(const struct terminal *t)
{
    int lignes, colonnes;
    vterm_get_size(t->vt, &lignes, &colonnes);
    return colonnes;
}

int terminal_lignes(const struct terminal *t)
{
    int lignes, colonnes;
    vterm_get_size(t->vt, &lignes, &colonnes);
    return lignes;
}

void terminal_curseur(const struct terminal *t, int *x, int *y)
{
    VTermPos ou;
    vterm_state_get_cursorpos(vterm_obtain_state(t->vt), &ou);
    *x = ou.col;
    *y = ou.row;
}

bool terminal_curseur_visible(const struct terminal *t)
{
    return t->curseur_visible;
}

bool terminal_ecran_alterne(const struct terminal *t)
{
    return t->alterne;
}

void terminal_montrer(const struct terminal *t)
{
    fprintf(stderr, "---- screen %dx%d\n", terminal_colonnes(t), terminal_lignes(t));
    for (int y = 0; y < terminal_lignes(t); y++)
        fprintf(stderr, "|%s\n", terminal_ligne(t, y));
    fprintf(stderr, "----\n");
}

/* ---- How it is left ---- */

const char *terminal_octets(const struct terminal *t, size_t *taille)
{
    *taille = t->taille;
    return t->octets ? t->octets : "";
}

bool terminal_mode_ligne(const struct terminal *t)
{
    struct termios apres;
    if (t->esclave < 0 || tcgetattr(t->esclave, &apres) != 0)
        return true;
    return apres.c_iflag == t->avant.c_iflag && apres.c_oflag == t->avant.c_oflag &&
           apres.c_lflag == t->avant.c_lflag && apres.c_cflag == t->avant.c_cflag &&
           memcmp(apres.c_cc, t->avant.c_cc, sizeof apres.c_cc) == 0;
}

static bool pave_reste(const struct terminal *t)
{
    bool allume = false;
    for (const char *p = t->octets ? t->octets : ""; (p = strchr(p, '\x1b')); p++)
        allume = p[1] == '=' ? true : p[1] == '>' ? false : allume;
    return allume;
}

const char *terminal_desordre(struct terminal *t)
{
    static const int SOURIS[] = {9, 1000, 1001, 1002, 1003, 1005, 1006, 1015};
    while (lire(t, 0))
        continue;
    for (size_t i = 0; i < sizeof SOURIS / sizeof SOURIS[0]; i++)
        if (mode_allume(t, SOURIS[i]))
            return "mouse reporting is still on";
    VTermValue encre = {0};
    vterm_state_get_penattr(vterm_obtain_state(t->vt), VTERM_ATTR_FOREGROUND, &encre);
    return !terminal_mode_ligne(t)              ? "the line mode is not restored"
           : t->alterne || mode_allume(t, 1049) ? "still on the alternate screen"
           : !t->curseur_visible                ? "the cursor is hidden"
           : mode_allume(t, 2004)               ? "bracketed paste is still on"
           : mode_allume(t, 1)                  ? "application cursor keys are still on"
           : pave_reste(t)                      ? "the keypad is still in its mode"
           : couleur(&encre.color) != -1 && encre.color.type ? "a colour is left"
                                                             : NULL;
}
