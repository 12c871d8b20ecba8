// A line of play, and the double-dummy result of each position in it.
#pragma once

#include <span>
#include <vector>

#include "solver.h"

namespace kernel {

class LineOfPlay {
 public:
    // `start` is a valid position at the start of a trick. Throws std::invalid_argument for an illegal card.
    LineOfPlay(const Position& start, std::span<const int> cards);

    // After 0, 1, 2 … cards: the tricks that the declaring side, the opponents of the first leader, has won, plus those
    // that it takes of the rest with best play by both sides.
    std::vector<int> tricks(Solver& solver) const;

 private:
    void play(int card, std::size_t number);

    Position position_;
    int declaring_side_;                 // 0 for North and South, 1 for East and West
    int tricks_won_ = 0;                 // tricks won by the declaring side
    std::vector<Position> positions_;    // except the one after the last card of the deal
    std::vector<int> tricks_won_after_;  // tricks won after each number of cards
};

}  // namespace kernel
