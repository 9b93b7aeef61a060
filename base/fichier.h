/* Files of the user: where they live (XDG folders), read whole, written so that a crash, a full
 * disk or a kill leaves the old file or the new one, never half of one.
 *
 * Functions that can fail give NULL when all went well, else a message in the user's language,
 * already complete ("PATH : reason"), in a buffer of the calling thread that the next failure
 * overwrites. */
#ifndef BASE_FICHIER_H
#define BASE_FICHIER_H

#include <stdbool.h>
#include <stddef.h>

enum { CHEMIN_MAX = 4096 };

enum dossier { DOSSIER_REGLAGES, DOSSIER_ETAT, DOSSIER_DONNEES };

/* Why the system refused (an errno), in the user's language and UTF-8: strerror() has the encoding
 * of the locale, and a buffer that threads share. */
const char *fichier_raison(int numero);

/* Writes to `chemin` the path of the file `nom` in this folder: $XDG_CONFIG_HOME/othello,
 * $XDG_STATE_HOME/othello or $XDG_DATA_HOME/othello, else their defaults under $HOME (or the
 * password file's home). False when there is no such place: `chemin` is then "". Makes nothing. */
bool fichier_chemin(enum dossier dossier, const char *nom, char chemin[CHEMIN_MAX]);

/* Reads a whole regular file of at most `max` bytes. On success `*contenu` is malloc'ed, `*taille`
 * bytes and a closing 0. A missing file is a success with `*contenu` NULL. */
const char *fichier_lire(const char *chemin, size_t max, char **contenu, size_t *taille);

/* Makes the folders above `chemin`, as far as they are missing (mode 700). */
const char *fichier_dossiers(const char *chemin);

/* Replaces the file by `taille` bytes: temporary file beside it, flush to disk, rename. A signal
 * that asks for the end (base/interruption.h) waits meanwhile. A link is followed, even to a file
 * that is not there yet; the rights of the file stay. Its folder must be there: for files of ours,
 * fichier_dossiers() first. */
const char *fichier_ecrire(const char *chemin, const char *contenu, size_t taille);

/* Why fichier_ecrire() could not make the file there, before there is anything to write: for what
 * takes long to compute. Leaves nothing behind. */
const char *fichier_essayer(const char *chemin);

/* Adds `taille` bytes, whole lines, at the end of the file, all of them or, a disk being full,
 * none; makes it if it is missing, not its folder. A last line that has no end gets one first. */
const char *fichier_ajouter(const char *chemin, const char *contenu, size_t taille);

/* Opens the file, made if it is missing, and locks it where there are locks: `*fd`, until that is
 * closed or the process ends. When another process has it locked, that is no error: `*pris` is then
 * true. `*fd` is -1 where nothing is open. */
const char *fichier_verrouiller(const char *chemin, int *fd, bool *pris);

/* Takes a file of ours to be read and written by one program at a time, until fichier_rendre(),
 * which follows whatever came of this: its folders are made, and PATH.verrou is locked meanwhile,
 * where there are locks. Another program that has it is waited for, `secondes` at most. */
const char *fichier_prendre(const char *chemin, double secondes, int *verrou);
void fichier_rendre(int verrou);

/* Puts a file that cannot be understood aside, as PATH.bad, else PATH.bad.1, PATH.bad.2..., so that
 * nothing of the user's is lost: that name in `ailleurs`. */
const char *fichier_mettre_de_cote(const char *chemin, char ailleurs[CHEMIN_MAX]);

/* Keeps these bytes of the file aside in the same way; the file stays where it is. */
const char *fichier_copier_de_cote(const char *chemin, const char *contenu, size_t taille);

#endif
