/* A display: how a person sees the game and answers it. Two are plugged in, the text mode and the
 * ncurses screen; a third would be one more `const struct affichage`.
 *
 * The course's loop runs above (partie/boucle.h): a display is called, it never runs the game. When
 * the user asks for something other than a move (undo, new game, quit), the display calls the verb
 * of partie/session.h and returns what it got. */
#ifndef PARTIE_AFFICHAGE_H
#define PARTIE_AFFICHAGE_H

struct session;
struct reflexion;
struct epreuve;

/* What the loop does next. No display returns REPONSE_AUCUNE, which is for what it serves
 * meanwhile: the moment goes on. */
enum reponse {
    REPONSE_CONTINUER, /* the loop goes on: a move was given, a pass was seen, the thought is
                          over */
    REPONSE_REPRENDRE, /* the game was changed (undo, redo, new game): the loop starts again
                          there */
    REPONSE_QUITTER,   /* the user leaves, or there is nobody any more */
    REPONSE_AUCUNE
};

struct affichage {
    /* Opens it. NULL, or why it cannot work here (the next display is tried). */
    const char *(*ouvrir)(struct session *session);
    /* Closes it, terminal as it was found. Also safe when ouvrir() failed. */
    void (*fermer)(struct session *session);
    /* What happens before the first game: a menu, resuming; may change players and game. */
    enum reponse (*accueillir)(struct session *session);
    /* Draws the present position. */
    void (*afficher_config)(struct session *session);
    /* Asks the person whose turn it is for a legal move in `*coup`; where
     * session_libre(), of whoever moves or looks on. Meanwhile the computer may think on his time
     * (session_mediter()), but not beside a search of the display's own. */
    enum reponse (*demander_coup)(struct session *session, int *coup);
    /* Waits until the thought is over (its fd is readable), serving the user meanwhile. Whoever
     * returns something else than REPONSE_CONTINUER has left the thought to be stopped. */
    enum reponse (*attendre)(struct session *session, struct reflexion *reflexion);
    /* Tells that `joueur` must pass, so that nobody misses it. */
    enum reponse (*annoncer_passe)(struct session *session, int joueur);
    /* Shows the result of the finished game and what can be done then. */
    enum reponse (*afficher_fin)(struct session *session);
    /* Asks questions (partie/epreuve.h) until there is none left, or the person stops, and tells
     * how many were found. */
    void (*eprouver)(struct session *session, struct epreuve *epreuve);
    /* Tells something in one line, at once or beside the board. */
    void (*message)(struct session *session, const char *texte);
};

#endif
