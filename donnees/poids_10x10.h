/* Weights of jeux/lineaire_tmpl.h on 10x10: written by hand, to start the self-play from. */
#define POIDS_10X10 {{ MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN, MAIN }}
#define MAIN {8000, -1500, -3000, 500, 300, -200, 0, 900, 500, 1500, 300, 200, 300}
