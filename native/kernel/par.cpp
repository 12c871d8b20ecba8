#include "par.h"

#include <algorithm>
#include <climits>

namespace kernel {

namespace {

constexpr int BIDS = 35;
constexpr int PASSES = 3;  // that end the auction after a bid

// Bids are numbered from 0, one club, to 34, seven notrump.
int level(int bid) { return bid / 5 + 1; }
int strain(int bid) { return bid % 5 == 4 ? NO_TRUMPS : 3 - bid % 5; }

// The auction as a game of perfect information. In turn, each seat passes or makes a higher bid; the last bidder
// declares. A contract is doubled if and only if it goes down. The value of a position depends only on the last bid,
// its bidder and the passes since, so each position is evaluated once, from the highest bid down.
class Auction {
 public:
    Auction(const Table& table, int dealer, std::array<bool, 2> vulnerable);

    Par par() const { return {value_, contracts()}; }

 private:
    using Values = std::array<int, 4>;  // by seat

    int better(int a, int b, int seat) const { return north_south(seat) ? std::max(a, b) : std::min(a, b); }
    Values worst() const;
    int margin(int bid, int seat) const { return table_[strain(bid)][seat] - 6 - level(bid); }
    int score(int bid, int seat) const;
    std::vector<ParContract> contracts() const;

    const Table& table_;
    const std::array<bool, 2> vulnerable_;
    int value_ = 0;
};

Auction::Auction(const Table& table, int dealer, std::array<bool, 2> vulnerable)
    : table_(table), vulnerable_(vulnerable) {
    Values best = worst();  // by bidder: the value of the best bid that is higher
    for (int bid = BIDS - 1; bid >= 0; --bid) {
        Values value;
        for (int seat = 0; seat < 4; ++seat) {
            value[seat] = score(bid, seat);
            for (int caller = seat + PASSES; caller > seat; --caller)  // from the third pass back
                value[seat] = better(value[seat], best[caller & 3], caller & 3);
        }
        for (int seat = 0; seat < 4; ++seat) best[seat] = better(best[seat], value[seat], seat);
    }
    for (int caller = dealer + PASSES; caller >= dealer; --caller)
        value_ = better(value_, best[caller & 3], caller & 3);
}

Auction::Values Auction::worst() const {
    Values values;
    for (int seat = 0; seat < 4; ++seat) values[seat] = north_south(seat) ? INT_MIN : INT_MAX;
    return values;
}

int Auction::score(int bid, int seat) const {
    const int declaring_score = contract_score(level(bid), strain(bid), table_[strain(bid)][seat],
                                               margin(bid, seat) < 0, vulnerable_[seat & 1]);
    return north_south(seat) ? declaring_score : -declaring_score;
}

// All contracts that score par and that the other side cannot improve on by bidding higher, from the lowest up.
std::vector<ParContract> Auction::contracts() const {
    std::vector<ParContract> found;
    Values best = worst();  // by bidder: the best score of a higher contract
    for (int bid = BIDS - 1; bid >= 0; --bid) {
        for (int side = 1; side >= 0; --side) {
            const int other = side ^ 1;
            const int reply = better(best[other], best[other + 2], other);
            std::string declarers;
            int result = 0;
            for (const int seat : {side, side + 2}) {
                if (score(bid, seat) != value_ || better(reply, value_, other) != value_) continue;
                declarers += "NESW"[seat];
                result = margin(bid, seat);
            }
            const std::string name = std::to_string(level(bid)).append(STRAIN_NAMES[strain(bid)]);
            if (!declarers.empty()) found.push_back({name + (result < 0 ? "X" : ""), declarers, result});
        }
        for (int seat = 0; seat < 4; ++seat) best[seat] = better(best[seat], score(bid, seat), seat);
    }
    std::reverse(found.begin(), found.end());
    return found;
}

int undertricks(int down, bool doubled, bool vulnerable) {
    if (!doubled) return down * (vulnerable ? 100 : 50);
    if (vulnerable) return 300 * down - 100;
    return down < 4 ? 200 * down - 100 : 300 * down - 400;
}

}  // namespace

int contract_score(int level, int strain, int tricks, bool doubled, bool vulnerable) {
    const int overtricks = tricks - 6 - level;
    if (overtricks < 0) return -undertricks(-overtricks, doubled, vulnerable);
    const int trick_value = strain == 2 || strain == 3 ? 20 : 30;
    const int points = (level * trick_value + (strain == NO_TRUMPS ? 10 : 0)) * (doubled ? 2 : 1);
    int score = points + (points < 100 ? 50 : vulnerable ? 500 : 300);
    if (level == 6) score += vulnerable ? 750 : 500;
    if (level == 7) score += vulnerable ? 1500 : 1000;
    if (doubled) score += 50;
    return score + overtricks * (!doubled ? trick_value : vulnerable ? 200 : 100);
}

Par par(const Table& table, int dealer, std::array<bool, 2> vulnerable) {
    return Auction(table, dealer, vulnerable).par();
}

}  // namespace kernel
