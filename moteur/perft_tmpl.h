/* Counting the move paths of the game tree: the classic test, and benchmark, of a move generator.
 * Included by each variant, after primitives.h. */
#ifndef MOTEUR_PERFT_TMPL_H
#define MOTEUR_PERFT_TMPL_H

static uint64_t perft_compter(uint64_t joueur, uint64_t adverse, int profondeur, bool passe);

/* The side to move cannot: a pass is a ply, two passes end the game, which is then one path. */
static uint64_t perft_passe(uint64_t joueur, uint64_t adverse, int profondeur, bool passe)
{
    return passe ? 1 : perft_compter(adverse, joueur, profondeur - 1, true);
}

/* Paths of two plies: the last one is not played, only its moves are counted. */
static uint64_t perft_deux(uint64_t joueur, uint64_t adverse, bool passe)
{
    uint64_t coups = coups_legaux(joueur, adverse);
    if (!coups)
        return perft_passe(joueur, adverse, 2, passe);
    uint64_t total = 0;
    for (; coups; coups = bits_reste(coups)) {
        const int x = bits_premier(coups);
        const uint64_t r = retournes(joueur, adverse, x);
        const uint64_t suite = coups_legaux(adverse ^ r, joueur ^ r ^ bit(x));
        total += suite ? (uint64_t)bits_compter(suite) : 1; /* none: a pass, or the end */
    }
    return total;
}

static uint64_t perft_compter(uint64_t joueur, uint64_t adverse, int profondeur, bool passe)
{
    if (profondeur == 0)
        return 1;
    if (profondeur == 2)
        return perft_deux(joueur, adverse, passe);
    uint64_t coups = coups_legaux(joueur, adverse);
    if (!coups)
        return perft_passe(joueur, adverse, profondeur, passe);
    if (profondeur == 1)
        return (uint64_t)bits_compter(coups);
    uint64_t total = 0;
    for (; coups; coups = bits_reste(coups)) {
        const int x = bits_premier(coups);
        const uint64_t r = retournes(joueur, adverse, x);
        total += perft_compter(adverse ^ r, joueur ^ r ^ bit(x), profondeur - 1, false);
    }
    return total;
}

#endif
