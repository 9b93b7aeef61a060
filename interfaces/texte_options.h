/* The settings in the text mode: `o` says them as they are typed, "blanc ia:5" changes one. */
#ifndef INTERFACES_TEXTE_OPTIONS_H
#define INTERFACES_TEXTE_OPTIONS_H

#include "partie/session.h"

/* The settings that this mode and this game have a use for, and how to change them. */
void texte_dire_options(struct session *s);

/* If the line begins with the name of a setting: says it, or changes it when a value follows, and
 * gives what the display must do; else REPONSE_AUCUNE. What is wrong is told as a message and
 * changes nothing. At a terminal what is changed is kept in the settings file (partie/reglages.h)
 * for the next time. A program as a player is not taken from a pipe: its text may be anybody's. */
enum reponse texte_regler(struct session *s, const char *ligne);

/* What changed, "noir" or another name, is kept for the next time if a person sits there. */
void texte_retenir(struct session *s, const char *nom);

#endif
