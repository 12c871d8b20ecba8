// Par: the score of an auction in which both sides see all four hands and bid perfectly.
#pragma once

#include <string>
#include <vector>

#include "solver.h"

namespace kernel {

struct ParContract {
    std::string contract;   // "4SX", "3NT"
    std::string declarers;  // "NS", or "N" if South would score less as declarer
    int result;             // overtricks, or undertricks as a negative number
};

struct Par {
    int score = 0;  // of North and South
    std::vector<ParContract> contracts;
};

// The duplicate score of a contract, for the declaring side, when declarer takes `tricks` tricks.
int contract_score(int level, int strain, int tricks, bool doubled, bool vulnerable);

// `table` is of a deal of 13 cards a hand; `vulnerable` has North-South, then East-West.
Par par(const Table& table, int dealer, std::array<bool, 2> vulnerable);

}  // namespace kernel
