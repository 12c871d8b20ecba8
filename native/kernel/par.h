// Par: what both sides get when they know all four hands and bid as well as can be.
#pragma once

#include <string>
#include <vector>

#include "solver.h"

namespace kernel {

struct ParContract {
    std::string contract;   // "4SX", "3NT"
    std::string declarers;  // "NS", or "N" when South as declarer would not do as well
    int result;             // tricks above those demanded, negative when down
};

struct Par {
    int score = 0;  // of North and South
    std::vector<ParContract> contracts;
};

// What a contract scores at duplicate, for declarer's side, when it takes so many tricks. `strain` as in solver.h.
int contract_score(int level, int strain, int tricks, bool doubled, bool vulnerable);

// `table` is of whole deals, 13 tricks; `vulnerable` is of North and South, then of East and West.
Par par(const Table& table, int dealer, std::array<bool, 2> vulnerable);

}  // namespace kernel
