// A line of play, and what each of its cards was worth.
#pragma once

#include <span>
#include <vector>

#include "solver.h"

namespace kernel {

class LineOfPlay {
 public:
    // `start` is a valid position at the start of a trick. Throws std::invalid_argument for a card that may not be
    // played.
    LineOfPlay(const Position& start, std::span<const int> cards);

    // After 0, 1, 2 … cards: the tricks that the opponents of the first leader have won, plus those they take of the
    // rest when everyone plays double dummy.
    std::vector<int> tricks(Solver& solver) const;

 private:
    void play(int card, std::size_t number);

    Position position_;
    int declaring_side_;                 // 0 when those opponents are North and South
    int tricks_won_ = 0;                 // tricks won by that side
    std::vector<Position> positions_;    // in which a card can still be played
    std::vector<int> tricks_won_after_;  // each number of cards
};

}  // namespace kernel
