/* Opening table of jeux/bordeaux.c: what was played from the 10x10 start, and the answer. The four
 * first moves are images of one another, and the white answers are all there are. Each answer is
 * the move of our own search of 10x10, 13 plies deep. */
#define OUVERTURES_BORDEAUX                                                                        \
    {{"", "e7"}, {"e7", "d5"}, {"e7d5", "g4"}, {"e7d7", "d6"}, {"e7f7", "g6"}}
