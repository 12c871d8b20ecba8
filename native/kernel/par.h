// Par: the score when both sides see all four hands and bid as well as possible.
#pragma once

#include <string>
#include <vector>

#include "solver.h"

namespace kernel {

struct ParContract {
    std::string contract;   // "4SX", "3NT"
    std::string declarers;  // "NS", or "N" when South would not score as much as declarer
    int result;             // overtricks, or minus the undertricks
};

struct Par {
    int score = 0;  // of North and South
    std::vector<ParContract> contracts;
};

// The score of a contract at duplicate, for the declaring side, when it takes so many tricks.
int contract_score(int level, int strain, int tricks, bool doubled, bool vulnerable);

// `table` is that of a whole deal, 13 tricks; `vulnerable` is for North and South, then for East and West.
Par par(const Table& table, int dealer, std::array<bool, 2> vulnerable);

}  // namespace kernel
