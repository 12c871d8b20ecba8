// Move ordering: which cards to search first. The order affects the time of a search, never its result.
#pragma once

#include "bits.h"
#include "history.h"

namespace kernel::KERNEL_NAMESPACE {

// Cards in the order in which to search them, each as the number of its bit.
struct MoveList {
    u8 cards[16];
    int size = 0;

    void add(u64 card) { cards[size++] = std::countr_zero(card); }
    void add_best_first(u64 set) {
        for (; set; set &= set - 1) add(set);
    }
    void add_worst_first(u64 set) {  // of one suit, or suit after suit
        for (; set; set ^= worst(set)) add(worst(set));
    }
};

// The hand to play, and the trick so far.
struct Turn {
    const u64 (&hands)[4];
    u64 cards;    // in the four hands at the start of the trick
    int seat;     // of the hand to play
    u64 led;      // the lane of the suit led; empty for the leader
    u64 winning;  // the best card of the trick so far
    int winner;   // the seat that played it
};

// The weights of leads, added to the history's score of -40 to 20; the lead with the highest sum is searched first.
//
// All ten were set by hand, from experience at the table, and have not been tuned one by one. docs/performance.md lists
// the nodes that each of them saves, and explains why a hundred automatically tuned weights were not kept.
struct LeadWeights {
    static constexpr int TRUMP = -40;           // uses up ruffs of both hands
    static constexpr int RUFFED = -60;          // an opponent who is void can ruff
    static constexpr int THROUGH_HONOUR = 40;   // next hand's honour is finessed: it must be played or lost
    static constexpr int UP_TO_HONOUR = -20;    // last hand's honour wins; a lead from partner would finesse it
    static constexpr int UP_TO_HONOUR_NT = -5;  // the same at notrump, where a long suit compensates
    static constexpr int TWO_TOP_HONOURS = 30;  // our side has two of the three best cards: immediate tricks
    static constexpr int PARTNER_RUFFS = 50;    // partner is void and has a trump
    static constexpr int SOMEONE_VOID = -5;     // allows a discard
    static constexpr int BEST_OF_SUIT = 6;      // wins the trick unless it is ruffed
    static constexpr int MIDDLE_CARD = -3;      // neither wins the trick nor saves a better card
};

template <bool TRUMPS>
void order_leads(const Turn& turn, const History& history, u64 candidates, MoveList& moves) {
    const u64 own = turn.hands[turn.seat], partner = turn.hands[(turn.seat + 2) & 3];
    const u64 next = turn.hands[(turn.seat + 1) & 3], last = turn.hands[(turn.seat + 3) & 3];
    const int first = moves.size;
    int weights[16];
    for (u64 rest = candidates; rest; rest &= rest - 1) {
        const u64 card = best(rest);
        const int suit = suit_of(card);
        const u64 cards = turn.cards & lane(suit);
        const u64 ace = best(cards), king = best(cards ^ ace),
                  queen = best(cards ^ ace ^ king);  // of those that remain
        const u64 own_suit = own & lane(suit), partner_suit = partner & lane(suit);
        const u64 next_suit = next & lane(suit), last_suit = last & lane(suit);
        int weight = history.score(std::countr_zero(card));
        if (TRUMPS && !suit)
            weight += LeadWeights::TRUMP;
        else if (TRUMPS && ((!next_suit && (next & LANE)) || (!last_suit && (last & LANE))))
            weight += LeadWeights::RUFFED;
        else if (count(partner_suit) >= 2 && count(next_suit) >= 2 &&
                 (((partner_suit & king) && (next_suit & ace)) ||
                  ((partner_suit & ace) && (next_suit & king) && ((partner_suit | own_suit) & queen))))
            weight += LeadWeights::THROUGH_HONOUR;
        else if (count(own_suit) >= 2 && count(last_suit) >= 2 &&
                 (((own_suit & ace) && (last_suit & king)) || ((own_suit & king) && (last_suit & ace))))
            weight += TRUMPS ? LeadWeights::UP_TO_HONOUR : LeadWeights::UP_TO_HONOUR_NT;
        else if (next_suit && last_suit && count((own_suit | partner_suit) & (ace | king | queen)) >= 2)
            weight += LeadWeights::TWO_TOP_HONOURS;
        else if (TRUMPS && !partner_suit && next_suit && last_suit && (partner & LANE))
            weight += LeadWeights::PARTNER_RUFFS;
        else if (!partner_suit || !next_suit || !last_suit)
            weight += LeadWeights::SOMEONE_VOID;
        if (card == ace)
            weight += LeadWeights::BEST_OF_SUIT;
        else if (card != best(own_suit) && card != worst(own_suit))
            weight += LeadWeights::MIDDLE_CARD;
        int slot = moves.size++;
        for (; slot > first && weights[slot - 1] < weight; --slot) {
            weights[slot] = weights[slot - 1];
            moves.cards[slot] = moves.cards[slot - 1];
        }
        weights[slot] = weight;
        moves.cards[slot] = std::countr_zero(card);
    }
}

// The lowest card of each suit, from the longest suit, and then the others.
template <bool TRUMPS>
ALWAYS_INLINE void order_discards(u64 own, u64 candidates, MoveList& moves) {
    struct {
        u64 card;
        int length;
    } lowest[4];
    int suits = 0;
    for (int i = TRUMPS; i < 4; ++i) {
        if (!(candidates & lane(i))) continue;
        const int length = count(own & lane(i));
        int slot = suits++;
        for (; slot > 0 && lowest[slot - 1].length < length; --slot) lowest[slot] = lowest[slot - 1];
        lowest[slot] = {worst(candidates & lane(i)), length};
    }
    for (int i = 0; i < suits; ++i) {
        moves.add(lowest[i].card);
        candidates ^= lowest[i].card;
    }
    moves.add_worst_first(TRUMPS ? candidates & ~LANE : candidates);
    if (TRUMPS) moves.add_worst_first(candidates & LANE);
}

// Second hand (PLACE 1) to last (PLACE 3): win the trick as cheaply as is safe, else play low.
template <bool TRUMPS, int PLACE>
void order_follows(const Turn& turn, u64 candidates, MoveList& moves) {
    const int partner = (turn.seat + 2) & 3;
    const u64 next = turn.hands[(turn.seat + 1) & 3];  // has already played if this hand is last
    const u64 after = next & turn.led;
    const bool partner_wins = turn.winner == partner, not_ruffed = turn.winning & turn.led;
    if (candidates & turn.led) {
        const u64 over = not_ruffed ? candidates & (turn.winning - 1) : 0;
        if (!over) return moves.add_worst_first(candidates);
        if (partner_wins && (PLACE == 3 || !after || turn.winning < best(after)))
            return moves.add_worst_first(candidates);
        if (PLACE == 1) {  // partner, who is last, can win the trick
            const u64 partner_best = best(turn.hands[partner] & turn.led);
            if (partner_best && partner_best < turn.winning && (!after || partner_best < best(after)))
                return moves.add_worst_first(candidates);
        }
        if (PLACE == 3 || !after || worst(over) < best(after))
            moves.add_worst_first(over);
        else
            moves.add_best_first(over);
        return moves.add_worst_first(candidates & ~over);
    }
    if (TRUMPS && (candidates & LANE)) {
        const bool partner_holds = partner_wins && (PLACE == 3 || (not_ruffed && after && turn.winning < best(after)));
        const u64 over = turn.winning <= LANE ? candidates & (turn.winning - 1) : candidates & LANE;
        if (!partner_holds && over) {
            if (PLACE == 3 || after || !(next & LANE)) {  // no overruff: the lowest is enough
                moves.add(worst(over));
                candidates ^= worst(over);
            } else {
                moves.add_worst_first(over);
                candidates &= ~over;
            }
        }
    }
    order_discards<TRUMPS>(turn.hands[turn.seat], candidates, moves);
}

}  // namespace kernel::KERNEL_NAMESPACE
