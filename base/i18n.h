/* What the user reads: French in the sources, translated by gettext.
 *
 * `_("texte")` is the text in the user's language, UTF-8 whatever the locale: the interfaces turn
 * it into what the terminal can show. `N_("texte")` marks a text in a table for later,
 * `NN_("un", "plusieurs")` the two forms of ngettext(). */
#ifndef BASE_I18N_H
#define BASE_I18N_H

#include <libintl.h>
#include <stdbool.h>

struct tampon; /* base/texte.h */

/* The agreement that the sources are written in: in French nothing is one, "0 partie", where
 * without a catalogue gettext would say "0 parties". */
#undef ngettext
#define ngettext i18n_accorder
const char *i18n_accorder(const char *un, const char *plusieurs, unsigned long n)
    __attribute__((format_arg(1), format_arg(2)));

#define _(texte)  gettext(texte)
#define N_(texte) (texte)
#define NN_(un, plusieurs) (un), (plusieurs)

/* Makes the points of a number, or of several, written as in C, the decimal mark of the user's
 * language. */
void i18n_marquer(char *nombre);

/* Appends a number with that mark: "0,7", with `signe` "+0,7"; with I18N_COURT decimals as few as
 * printf's %g. */
enum { I18N_COURT = -1 };
void i18n_ecrire_reel(double x, int decimales, bool signe, struct tampon *t);

/* The same for a "%s" of printf: i18n_reel(x, 1).texte, until the end of that call. */
struct i18n_reel {
    char texte[32];
};
struct i18n_reel i18n_reel(double x, int decimales);
struct i18n_reel i18n_reel_signe(double x, int decimales);

/* Takes the user's locale, keeps numbers written as in C, honours the language asked for, and
 * UTF-8, even where that locale does not exist, and finds the catalogues: beside the program when
 * it runs from its build tree, else where it was installed. Once, at start. */
void i18n_init(void);

#endif
