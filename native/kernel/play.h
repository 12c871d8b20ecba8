// A line of play: what each of its cards was worth.
#pragma once

#include <span>
#include <vector>

#include "solver.h"

namespace kernel {

// For each number of cards played, from none to all of `cards`, the tricks that the opponents of the first leader take
// in all: those won by then and, of the rest, those they take when all play their best. `start` is a sound position
// at a trick's start. A card that may not be played throws std::invalid_argument.
class Play {
   public:
    Play(const Position& start, std::span<const int> cards);

    std::vector<int> tricks(Solver& solver) const;

   private:
    void add(int card, std::size_t place);

    Position now_;
    int side_;                         // 0 when those opponents are North and South
    int won_ = 0;                      // by them
    std::vector<Position> positions_;  // all that have a card to play
    std::vector<int> won_before_;
};

}  // namespace kernel
