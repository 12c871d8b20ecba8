// In what order to try cards: the likeliest to settle the matter first. An order changes how long a search takes,
// never what it finds.
#pragma once

#include "bits.h"
#include "record.h"

namespace kernel::KERNEL_NAMESPACE {

// Cards as the numbers of their bits, in the order to try them.
struct Attempts {
    u8 cards[16];
    int size = 0;

    void add(u64 card) { cards[size++] = std::countr_zero(card); }
    void best_first(u64 set) {
        for (; set; set &= set - 1) add(set);
    }
    void worst_first(u64 set) {  // of one suit, or suit after suit
        for (; set; set ^= worst(set)) add(worst(set));
    }
};

// What a hand to play can see of the trick and of the others' hands.
struct Sight {
    const u64 (&hands)[4];
    u64 cards;   // that were left when the trick began
    int seat;
    u64 led;     // the lane of the suit led; nothing yet for a leader
    u64 winning; // the card
    int winner;  // and who played it
};

template <bool TRUMPS>
void order_leads(const Sight& sight, const Record& record, u64 candidates, Attempts& attempts) {
    const u64 own = sight.hands[sight.seat], partner = sight.hands[(sight.seat + 2) & 3];
    const u64 next = sight.hands[(sight.seat + 1) & 3], last = sight.hands[(sight.seat + 3) & 3];
    const int first = attempts.size;
    int weights[16];
    for (u64 rest = candidates; rest; rest &= rest - 1) {
        const u64 card = best(rest);
        const int suit = suit_of(card);
        const u64 cards = sight.cards & lane(suit);
        const u64 ace = best(cards), king = best(cards ^ ace), queen = best(cards ^ ace ^ king);
        const u64 mine = own & lane(suit), his = partner & lane(suit), a = next & lane(suit), b = last & lane(suit);
        int weight = record.mark(std::countr_zero(card));
        if (TRUMPS && !suit)
            weight -= 40;
        else if (TRUMPS && ((!a && (next & LANE)) || (!b && (last & LANE))))
            weight -= 60;  // an opponent ruffs
        else if (count(his) >= 2 && count(a) >= 2 &&
                 (((his & king) && (a & ace)) || ((his & ace) && (a & king) && ((his | mine) & queen))))
            weight += 40;  // through the opponent's honour to partner's
        else if (count(mine) >= 2 && count(b) >= 2 && (((mine & ace) && (b & king)) || ((mine & king) && (b & ace))))
            weight -= TRUMPS ? 20 : 5;  // a finesse given away
        else if (a && b && count((mine | his) & (ace | king | queen)) >= 2)
            weight += 30;
        else if (TRUMPS && !his && a && b && (partner & LANE))
            weight += 50;  // a ruff
        else if (!his || !a || !b)
            weight -= 5;
        if (card == ace)
            weight += 6;
        else if (card != best(mine) && card != worst(mine))
            weight -= 3;
        int place = attempts.size++;
        for (; place > first && weights[place - 1] < weight; --place) {
            weights[place] = weights[place - 1];
            attempts.cards[place] = attempts.cards[place - 1];
        }
        weights[place] = weight;
        attempts.cards[place] = std::countr_zero(card);
    }
}

// Followers, second hand (place 1) to last (place 3).
template <bool TRUMPS, int PLACE>
void order_follow(const Sight& sight, u64 candidates, Attempts& attempts) {
    const int partner = (sight.seat + 2) & 3;
    const u64 next = sight.hands[(sight.seat + 1) & 3];  // has played already when this hand is last
    const u64 after = next & sight.led;
    const bool partners = sight.winner == partner, in_suit = sight.winning & sight.led;
    if (candidates & sight.led) {
        const u64 over = in_suit ? candidates & (sight.winning - 1) : 0;
        if (!over) return attempts.worst_first(candidates);
        if (partners && (PLACE == 3 || !after || sight.winning < best(after))) return attempts.worst_first(candidates);
        if (PLACE == 1) {
            const u64 his = best(sight.hands[partner] & sight.led);
            if (his && his < sight.winning && (!after || his < best(after))) return attempts.worst_first(candidates);
        }
        if (PLACE == 3 || !after || worst(over) < best(after))
            attempts.worst_first(over);
        else
            attempts.best_first(over);
        return attempts.worst_first(candidates & ~over);
    }
    if (TRUMPS && (candidates & LANE)) {
        const bool safe = partners && (PLACE == 3 || (in_suit && after && sight.winning < best(after)));
        const u64 over = sight.winning <= LANE ? candidates & (sight.winning - 1) : candidates & LANE;
        if (!safe && over) {
            if (PLACE == 3 || after || !(next & LANE)) {  // the lowest is not overruffed
                attempts.add(worst(over));
                candidates ^= worst(over);
            } else {
                attempts.worst_first(over);
                candidates &= ~over;
            }
        }
    }
    // Discards: the lowest of the longest suit first.
    struct {
        u64 card;
        int length;
    } lows[4];
    int suits = 0;
    for (int i = TRUMPS; i < 4; ++i) {
        if (!(candidates & lane(i))) continue;
        const int length = count(sight.hands[sight.seat] & lane(i));
        int place = suits++;
        for (; place > 0 && lows[place - 1].length < length; --place) lows[place] = lows[place - 1];
        lows[place] = {worst(candidates & lane(i)), length};
    }
    for (int i = 0; i < suits; ++i) {
        attempts.add(lows[i].card);
        candidates ^= lows[i].card;
    }
    attempts.worst_first(TRUMPS ? candidates & ~LANE : candidates);
    if (TRUMPS) attempts.worst_first(candidates & LANE);
}

}  // namespace kernel::KERNEL_NAMESPACE
