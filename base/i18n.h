/* What the user reads: French in the sources, translated by gettext.
 *
 * `_("texte")` is the text in the user's language, UTF-8 whatever the locale: the interfaces turn
 * it into what the terminal can show. `N_("texte")` marks a text in a table for later,
 * `NN_("un", "plusieurs")` the two forms of ngettext(). */
#ifndef BASE_I18N_H
#define BASE_I18N_H

#include <libintl.h>

#define _(texte)  gettext(texte)
#define N_(texte) (texte)
#define NN_(un, plusieurs) (un), (plusieurs)

/* Takes the user's locale, keeps numbers written as in C, honours the language asked for even where
 * that locale does not exist, and finds the catalogues: beside the
 * program when it runs from its build tree, else where it was installed. Once, at start. */
void i18n_init(void);

#endif
