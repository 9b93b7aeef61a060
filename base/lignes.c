/* See lignes.h. */
#include "base/lignes.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "base/horloge.h"

void lignes_init(struct lignes *l, int fd)
{
    memset(l, 0, sizeof *l);
    l->fd = fd;
}

/* Milliseconds to wait for, rounded up; -1: for ever. */
static int attente(double echeance)
{
    if (echeance <= 0)
        return -1;
    double ms = (echeance - horloge_secondes()) * 1000;
    return ms <= 0 ? 0 : ms > 1e6 ? 1000000 : (int)ms + 1;
}

/* Fills `brut` again. LIGNE_LUE when there is something to read in it. */
static enum lignes_etat remplir(struct lignes *l, double echeance)
{
    struct pollfd attendu = {.fd = l->fd, .events = POLLIN};
    int prets = poll(&attendu, 1, attente(echeance));
    if (prets == 0 || (prets < 0 && errno == EINTR))
        return LIGNE_TARD;
    ssize_t n = prets < 0 ? -1 : read(l->fd, l->brut, sizeof l->brut);
    if (n < 0 && (errno == EINTR || errno == EAGAIN))
        return LIGNE_TARD;
    l->rendus = 0;
    l->recus = n > 0 ? (size_t)n : 0;
    l->fin = n <= 0;
    return l->fin ? LIGNE_FIN : LIGNE_LUE;
}

static void ajouter(struct lignes *l, const char *octets, size_t n)
{
    size_t place = LIGNE_MAX - 1 - l->longueur;
    l->coupee |= n > place;
    n = n < place ? n : place;
    memcpy(l->texte + l->longueur, octets, n);
    l->longueur += n;
}

/* Moves what `brut` holds of the line to `texte`; true at its end. */
static bool prendre(struct lignes *l)
{
    const char *debut = l->brut + l->rendus;
    size_t reste = l->recus - l->rendus;
    const char *lf = memchr(debut, '\n', reste);
    size_t n = lf ? (size_t)(lf - debut) : reste;
    ajouter(l, debut, n);
    l->rendus += lf ? n + 1 : n;
    return lf;
}

static enum lignes_etat finir(struct lignes *l)
{
    bool coupee = l->coupee;
    if (l->longueur > 0 && l->texte[l->longueur - 1] == '\r')
        l->longueur--;
    for (size_t i = 0; i < l->longueur; i++)
        if (l->texte[i] == 0)
            l->texte[i] = '?';
    l->texte[l->longueur] = 0;
    l->longueur = 0;
    l->coupee = false;
    return coupee ? LIGNE_TROP_LONGUE : LIGNE_LUE;
}

enum lignes_etat lignes_lire(struct lignes *l, double echeance)
{
    for (;;) {
        if (l->rendus < l->recus && prendre(l))
            return finir(l);
        enum lignes_etat etat = l->fin ? LIGNE_FIN : remplir(l, echeance);
        if (etat == LIGNE_FIN)
            return l->longueur > 0 ? finir(l) : LIGNE_FIN;
        if (etat == LIGNE_TARD && echeance > 0 && horloge_secondes() >= echeance)
            return LIGNE_TARD;
    }
}

bool lignes_ecrire(int fd, const char *texte)
{
    for (size_t reste = strlen(texte); reste > 0;) {
        ssize_t n = write(fd, texte, reste);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        texte += n;
        reste -= (size_t)n;
    }
    return true;
}
