/* Opening table of jeux/bordeaux.c: what was played from the 10x10 start, and the answer. */
#define OUVERTURES_BORDEAUX {{"", "e7"}}
