/* Weights of jeux/lineaire_tmpl.h on 6x6: written by hand, to start the self-play from. */
#define POIDS_6X6 {{ MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN }}
#define MAIN {8000, -1500, -3000, 500, 300, -200, 0, 900, 500, 1500, 300, 200, 300}
