// The suit cache: all properties of a single suit that the search needs, computed once per set of remaining cards.
//
// The deal fixes who holds each card, so a suit has 8192 states: the sets of its cards that have not been played. A
// state is computed on first use, and looked up from then on.
#pragma once

#include <algorithm>
#include <cstring>
#include <vector>

#include "bits.h"

namespace kernel::KERNEL_NAMESPACE {

constexpr int NO_ROUND = 15;

// The tricks that a hand on lead can cash in one suit if no opponent ruffs. `..._ranks` are the cards that win one of
// them by rank, as bits of lane 0.
struct Run {
    u16 own : 4 = 0;                    // led and won by this hand
    u16 both : 4 = 0;                   // `own`, then led and won by partner, who is reached in another suit
    u16 crossing : 4 = 0;               // the most tricks if this suit is used to cross to partner
    u16 crossing_round : 4 = NO_ROUND;  // the round, from 0, that partner then wins
    u16 own_ranks = 0, both_ranks = 0, crossing_ranks = 0;
};

struct alignas(64) SuitState {
    u16 deal = 0;          // the deal for which it was computed
    u16 lengths = 0;       // four bits for each seat
    u16 owner_low = 0;     // the low bits of the owners of the remaining cards, the best card at bit 0,
    u16 owner_high = 0;    // and the high bits
    u8 top_owner = 4;      // the seat that holds the best card; 4 if no card remains
    u8 signature = 0;      // the owners of the two best cards: their low bits, then their high bits
    u8 sure[4] = {};       // if this is the trump suit: tricks that a hand is certain to win
    u8 side_sure[2] = {};  // the same for the two hands of a side together
    u16 sure_ranks[4] = {}, side_sure_ranks[2] = {};  // the cards that win them by rank
    Run run[4];
    int length(int seat) const { return lengths >> 4 * seat & 15; }
};
static_assert(sizeof(SuitState) == 64, "one cache line");

class SuitCache {
 public:
    SuitCache() : states_(4 * (LANE + 1)) {}

    // Prepares for a new deal, or another strain of the same deal. `hands` are in lanes.
    void new_deal(const u64 (&hands)[4]) {
        u16 holdings[4][4];
        for (int lane = 0; lane < 4; ++lane)
            for (int seat = 0; seat < 4; ++seat) holdings[lane][seat] = hands[seat] >> 16 * lane & LANE;
        if (deal_ && same_deal(holdings)) return;
        std::memcpy(holdings_, holdings, sizeof holdings);
        if (!++deal_) {
            std::fill(states_.begin(), states_.end(), SuitState{});
            deal_ = 1;
        }
        for (int lane = 0; lane < 4; ++lane) block_[lane] = lane;
    }

    ALWAYS_INLINE const SuitState& at(int lane, u32 remaining) {
        SuitState& state = states_[block_[lane] * (LANE + 1) + remaining];
        if (state.deal != deal_) [[unlikely]]
            compute(state, block_[lane], remaining);
        return state;
    }

    std::size_t bytes() const { return states_.size() * sizeof(SuitState); }

 private:
    // Whether these are the suits of the current deal, perhaps in other lanes. If so, remaps the lanes and keeps the
    // states.
    bool same_deal(const u16 (&holdings)[4][4]) {
        int blocks[4];
        for (int lane = 0; lane < 4; ++lane) {
            int block = 0;
            while (block < 4 && std::memcmp(holdings[lane], holdings_[block], sizeof holdings[lane])) ++block;
            if (block == 4) return false;
            blocks[lane] = block;
        }
        std::copy(blocks, blocks + 4, block_);
        return true;
    }

    NOINLINE void compute(SuitState& state, int block, u32 remaining) {
        state = SuitState{};
        state.deal = deal_;
        u32 hands[4];
        for (int seat = 0; seat < 4; ++seat) {
            hands[seat] = holdings_[block][seat] & remaining;
            state.lengths |= count(hands[seat]) << 4 * seat;
        }
        int place = 0;
        for (u32 rest = remaining; rest; rest &= rest - 1, ++place) {
            const u32 card = best(rest);
            const int owner = hands[0] & card ? 0 : hands[1] & card ? 1 : hands[2] & card ? 2 : 3;
            if (!place) state.top_owner = owner;
            state.owner_low |= (owner & 1) << place;
            state.owner_high |= (owner >> 1) << place;
        }
        state.signature = (state.owner_low & 3) | (state.owner_high & 3) << 2;
        for (int seat = 0; seat < 4; ++seat) {
            const u32 own = hands[seat], partner = hands[(seat + 2) & 3];
            const u32 left_hand = hands[(seat + 1) & 3], right_hand = hands[(seat + 3) & 3];
            state.run[seat] = Cashing{left_hand, right_hand}.run(own, partner);
            count_sure_tricks(own, left_hand | right_hand, state.sure[seat], state.sure_ranks[seat]);
        }
        for (int side = 0; side < 2; ++side) {
            // Both hands of a side may have to play to the same trick, so only as many cards count as the longer hand
            // holds.
            u32 better = 0, rest = hands[side] | hands[side + 2];
            for (int n = std::max(count(hands[side]), count(hands[side + 2])); n; --n, rest &= rest - 1)
                better |= best(rest);
            count_sure_tricks(better, hands[side + 1] | hands[(side + 3) & 3], state.side_sure[side],
                              state.side_sure_ranks[side]);
        }
    }

    // Counts the sure trump tricks. Each card of the opponents beats at most one of ours, and every card is played in
    // the end: from the top down, a card of ours wins unless a higher card of theirs is still unmatched.
    static void count_sure_tricks(u32 ours, u32 theirs, u8& tricks, u16& ranks) {
        int unmatched = 0;
        for (u32 rest = ours | theirs; rest; rest &= rest - 1) {
            const u32 card = best(rest);
            if (theirs & card) {
                ++unmatched;
            } else if (unmatched) {
                --unmatched;
            } else {
                ++tricks;
                if (theirs > card) ranks |= card;
            }
        }
    }

    // Cashes rounds of a suit against these two hands, which keep their best cards as long as they can.
    struct Cashing {
        u32 left_hand, right_hand;

        // The best card that the opponents can still hold in this round; a card beyond the lane if they are void.
        u32 best_against(int round) const {
            u32 held = 0;
            if (count(left_hand) > round) held |= left_hand;
            if (count(right_hand) > round) held |= right_hand;
            return held ? best(held) : LANE + 1;
        }

        // Leads the lowest card that beats all three other hands; partner follows with its lowest.
        bool win(u32& leader, u32& other, int round, u16& ranks) const {
            const u32 against = best_against(round), low = worst(other);
            u32 winners = leader & (against - 1);
            if (low) winners &= low - 1;
            if (!winners) return false;
            const u32 card = worst(winners);
            if (other || against <= LANE) ranks |= card;
            leader ^= card;
            other ^= low;
            return true;
        }

        // Cashes from this round on, and returns the number of rounds won in all.
        int cash_from(u32 leader, u32 other, int round, u16& ranks) const {
            while (leader && win(leader, other, round, ranks)) ++round;
            return round;
        }

        Run run(u32 own, u32 partner) const {
            struct {
                u32 own, partner;
                u16 ranks;
            } after[14] = {{own, partner, 0}};
            Run run;
            int round = 0;
            for (u16 ranks = 0; own && win(own, partner, round, ranks);) after[++round] = {own, partner, ranks};
            run.own = round;
            u16 ranks = after[round].ranks;
            run.own_ranks = ranks;
            run.both = cash_from(partner, own, round, ranks);
            run.both_ranks = ranks;
            for (; round >= 0; --round) {  // this hand leads its lowest card, and partner wins the trick
                auto [mine, partners, ranks] = after[round];
                const u32 low = worst(mine);
                const u32 over = low ? partners & (low - 1) & (best_against(round) - 1) : 0;
                if (!over) continue;
                const u32 card = worst(over);
                ranks |= card;
                mine ^= low;
                partners ^= card;
                if (const int tricks = cash_from(partners, mine, round + 1, ranks); tricks > run.crossing) {
                    run.crossing = tricks;
                    run.crossing_ranks = ranks;
                    run.crossing_round = round;
                }
            }
            return run;
        }
    };

    std::vector<SuitState> states_;  // four blocks of 8192
    u16 deal_ = 0;
    u16 holdings_[4][4] = {};      // by block and seat
    int block_[4] = {0, 1, 2, 3};  // the block of the suit in each lane
};

}  // namespace kernel::KERNEL_NAMESPACE
