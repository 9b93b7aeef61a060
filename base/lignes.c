/* See lignes.h. */
#include "base/lignes.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "base/horloge.h"

void lignes_init(struct lignes *l, int fd, size_t max)
{
    *l = (struct lignes){.fd = fd, .max = max};
}

void lignes_detruire(struct lignes *l)
{
    octets_detruire(&l->recu);
}

/* Forgets the rest of a line that was too long, as far as it has come. */
static struct vue passer_le_reste(struct lignes *l, struct vue v)
{
    struct vue ligne;
    if (l->jeter) {
        l->jeter = !memchr(v.p, '\n', vue_longueur(v));
        vue_ligne(&v, &ligne);
    }
    return v;
}

enum lignes_etat lignes_prendre(struct lignes *l, struct vue *ligne)
{
    struct vue tout = octets_lire(&l->recu);
    struct vue v = passer_le_reste(l, (struct vue){tout.p + l->pris, tout.fin}), reste = v;
    bool entiere = l->fin || memchr(v.p, '\n', vue_longueur(v));
    enum lignes_etat etat = l->fin ? LIGNE_FIN : LIGNE_TARD;
    if (vue_ligne(&reste, ligne) && (entiere || vue_longueur(*ligne) > l->max)) {
        bool trop = vue_longueur(*ligne) > l->max;
        etat = trop ? LIGNE_TROP_LONGUE : LIGNE_LUE;
        ligne->fin = trop ? ligne->p + l->max : ligne->fin;
        l->jeter = !entiere;
        v = reste;
    }
    l->pris = (size_t)(v.p - tout.p);
    return etat;
}

void lignes_remplir(struct lignes *l)
{
    char bloc[4096];
    octets_retirer(&l->recu, l->pris);
    l->pris = 0;
    ssize_t n = read(l->fd, bloc, sizeof bloc);
    if (n > 0)
        octets_ajouter(&l->recu, bloc, (size_t)n);
    else if (n == 0 || (errno != EINTR && errno != EAGAIN))
        l->fin = true;
}

/* Milliseconds to wait for, rounded up; -1: for ever. */
static int attente(double echeance)
{
    if (echeance <= 0)
        return -1;
    double ms = (echeance - horloge_secondes()) * 1000;
    return ms <= 0 ? 0 : ms > 1e6 ? 1000000 : (int)ms + 1;
}

enum lignes_etat lignes_lire(struct lignes *l, struct vue *ligne, double echeance)
{
    enum lignes_etat etat;
    while ((etat = lignes_prendre(l, ligne)) == LIGNE_TARD) {
        struct pollfd attendu = {.fd = l->fd, .events = POLLIN};
        int prets = poll(&attendu, 1, attente(echeance));
        if (prets > 0)
            lignes_remplir(l);
        else if (prets < 0 && errno != EINTR)
            l->fin = true;
        else if (echeance > 0 && horloge_secondes() >= echeance)
            return LIGNE_TARD;
    }
    return etat;
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
