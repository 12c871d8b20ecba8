// What is worth knowing of one suit by itself, whichever of its cards are left.
//
// A deal fixes who holds each card, so a suit is in one of 8192 states: the set of its cards that are left. All
// that a search asks of a suit is worked out the first time that a state is met, and read ever after.
#pragma once

#include <algorithm>
#include <cstring>
#include <vector>

#include "bits.h"

namespace kernel::KERNEL_NAMESPACE {

constexpr int NEVER = 15;  // a round that does not come

// Tricks that a hand, on lead, can take in a suit at once, its partner's cards helping, while no opponent ruffs.
// `..._rank` is the lowest card whose rank that depends on, as a bit of lane 0, or 0 when lengths alone decide.
struct Run {
    u16 own : 4 = 0;     // led and won by the hand itself
    u16 all : 4 = 0;     // then led and won by partner, who is reached by another suit
    u16 cross : 4 = 0;   // the most when this suit is to reach partner: own rounds, one across, then partner's
    u16 at : 4 = NEVER;  // the round, from 0, that goes across, or NEVER
    u16 own_rank = 0, all_rank = 0, cross_rank = 0;
};

struct alignas(64) Suit {
    u16 deal = 0;         // that it was worked out for
    u16 lengths = 0;      // a nibble a seat
    u16 owner0 = 0;       // the low bit of the owner of each card that is left, from the best at bit 0 down,
    u16 owner1 = 0;       // and the high bit
    u8 top = 4;           // who holds the best card; 4 when none is left
    u8 signature = 0;     // the owners of the best two: their low bits, then their high bits
    u8 sure[4] = {};       // tricks that a hand's cards take whatever is played, if they are trumps
    u8 together[2] = {};   // the same for both hands of a side
    u16 sure_rank[4] = {}, together_rank[2] = {};
    Run run[4];
    int length(int seat) const { return lengths >> 4 * seat & 15; }
};
static_assert(sizeof(Suit) == 64, "one line of the cache");

class Suits {
   public:
    Suits() : states_(4 * (LANE + 1)) {}

    // A new deal: the cards of each suit, by lane and seat.
    void begin(const u64 (&hands)[4]) {
        u16 holders[4][4];
        for (int lane = 0; lane < 4; ++lane)
            for (int seat = 0; seat < 4; ++seat) holders[lane][seat] = hands[seat] >> 16 * lane & LANE;
        if (deal_ && same_deal(holders)) return;
        std::memcpy(holders_, holders, sizeof holders);
        if (!++deal_) {
            std::fill(states_.begin(), states_.end(), Suit{});
            deal_ = 1;
        }
        for (int lane = 0; lane < 4; ++lane) block_[lane] = lane;
    }

    ALWAYS_INLINE const Suit& at(int lane, u32 left) {
        Suit& suit = states_[block_[lane] * (LANE + 1) + left];
        if (suit.deal != deal_) [[unlikely]]
            work_out(suit, block_[lane], left);
        return suit;
    }

    std::size_t bytes() const { return states_.size() * sizeof(Suit); }

   private:
    // Another strain of the deal at hand: the suits have only changed lanes.
    bool same_deal(const u16 (&holders)[4][4]) {
        int blocks[4];
        for (int lane = 0; lane < 4; ++lane) {
            int block = 0;
            while (block < 4 && std::memcmp(holders[lane], holders_[block], sizeof holders[lane])) ++block;
            if (block == 4) return false;
            blocks[lane] = block;
        }
        std::copy(blocks, blocks + 4, block_);
        return true;
    }

    [[gnu::noinline]] void work_out(Suit& suit, int block, u32 left) {
        suit = Suit{};
        suit.deal = deal_;
        u32 hands[4];
        for (int seat = 0; seat < 4; ++seat) {
            hands[seat] = holders_[block][seat] & left;
            suit.lengths |= count(hands[seat]) << 4 * seat;
        }
        int place = 0;
        for (u32 rest = left; rest; rest &= rest - 1, ++place) {
            const u32 card = best(rest);
            const int owner = hands[0] & card ? 0 : hands[1] & card ? 1 : hands[2] & card ? 2 : 3;
            if (!place) suit.top = owner;
            suit.owner0 |= (owner & 1) << place;
            suit.owner1 |= (owner >> 1) << place;
        }
        suit.signature = (suit.owner0 & 3) | (suit.owner1 & 3) << 2;
        for (int seat = 0; seat < 4; ++seat) {
            const u32 own = hands[seat], partner = hands[(seat + 2) & 3];
            const u32 left_hand = hands[(seat + 1) & 3], right_hand = hands[(seat + 3) & 3];
            suit.run[seat] = Rounds{left_hand, right_hand}.from(own, partner);
            ballot(own, left_hand | right_hand, suit.sure[seat], suit.sure_rank[seat]);
        }
        for (int side = 0; side < 2; ++side) {
            // Of two hands that may have to follow to one trick, no more cards count than the longer holds.
            u32 better = 0, rest = hands[side] | hands[side + 2];
            for (int n = std::max(count(hands[side]), count(hands[side + 2])); n; --n, rest &= rest - 1)
                better |= best(rest);
            ballot(better, hands[side + 1] | hands[(side + 3) & 3], suit.together[side], suit.together_rank[side]);
        }
    }

    // Each card of the opponents can beat one of ours at most, and all are played in the end: read from the top,
    // one of ours takes a trick whenever no higher card of theirs is left to beat it.
    static void ballot(u32 ours, u32 theirs, u8& tricks, u16& rank) {
        int free = 0;
        for (u32 rest = ours | theirs; rest; rest &= rest - 1) {
            const u32 card = best(rest);
            if (theirs & card) {
                ++free;
            } else if (free) {
                --free;
            } else {
                ++tricks;
                if (theirs > card) rank = card;
            }
        }
    }

    // The rounds of a suit that one side can win running against these two hands, who keep their best.
    struct Rounds {
        u32 left_hand, right_hand;

        // A card wins round `round` over the opponents if it ranks above what is returned.
        u32 bar(int round) const {
            u32 left = 0;
            if (count(left_hand) > round) left |= left_hand;
            if (count(right_hand) > round) left |= right_hand;
            return left ? best(left) : LANE + 1;
        }

        // Leads the lowest card that wins the round over all, the other hand following with its lowest.
        bool win(u32& leader, u32& other, int round, u16& rank) const {
            const u32 over = bar(round), low = worst(other);
            u32 winners = leader & (over - 1);
            if (low) winners &= low - 1;
            if (!winners) return false;
            const u32 card = worst(winners);
            if ((other || over <= LANE) && card > rank) rank = card;
            leader ^= card;
            other ^= low;
            return true;
        }

        int finish(u32 leader, u32 other, int round, u16& rank) const {
            while (leader && win(leader, other, round, rank)) ++round;
            return round;
        }

        Run from(u32 own, u32 partner) const {
            struct {
                u32 own, partner;
                u16 rank;
            } after[14] = {{own, partner, 0}};
            Run run;
            int round = 0;
            for (u16 rank = 0; own && win(own, partner, round, rank);) after[++round] = {own, partner, rank};
            run.own = round;
            u16 rank = after[round].rank;
            run.own_rank = rank;
            run.all = finish(partner, own, round, rank);
            run.all_rank = rank;
            for (; round >= 0; --round) {
                auto [mine, his, rank] = after[round];
                const u32 low = worst(mine);
                const u32 over = low ? his & (low - 1) & (bar(round) - 1) : 0;
                if (!over) continue;
                const u32 card = worst(over);
                if (card > rank) rank = card;
                mine ^= low;
                his ^= card;
                if (const int tricks = finish(his, mine, round + 1, rank); tricks > run.cross) {
                    run.cross = tricks;
                    run.cross_rank = rank;
                    run.at = round;
                }
            }
            return run;
        }
    };

    std::vector<Suit> states_;
    u16 deal_ = 0;
    u16 holders_[4][4] = {};       // by block
    int block_[4] = {0, 1, 2, 3};  // where the states of the suit in each lane are
};

}  // namespace kernel::KERNEL_NAMESPACE
