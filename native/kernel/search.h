// The search: can North and South take so many tricks or more? Asked of one strain of one deal, from any point of it.
#pragma once

#include <algorithm>

#include "bounds.h"
#include "engine.h"
#include "hints.h"
#include "order.h"
#include "patterns.h"
#include "suits.h"

namespace kernel::KERNEL_NAMESPACE {

class Search final : public Engine {
   public:
    Search(std::size_t limit, Watch* watch)
        : watch_(watch), patterns_(limit - std::min(limit, suits_.bytes() + hints_.bytes())) {}

    void begin(const Lanes& hands, bool trumps) override;
    int reach(const Start& start, int need) override;
    std::size_t bytes() const override { return suits_.bytes() + patterns_.bytes() + hints_.bytes(); }

   private:
    // A trick in progress, as it was when it began.
    struct Trick {
        u64 cards;  // all that were left
        u64 gaps;   // and those that were gone
        int leader, need, left;
    };

    // A position at a trick's start, and what has been worked out of it on the way.
    struct Place {
        struct {
            int leader, need, left;
        } asked;
        u64 cards;
        u64 key;
        Owners owners;
    };

    template <bool TRUMPS>
    bool known(Place& place, Found& found);
    template <bool TRUMPS>
    Found trick(int leader, int need, int left);
    template <bool TRUMPS, int PLACE>
    Found play(const Trick& trick, int seat, u64 led, u64 winning, int winner);
    template <bool TRUMPS, int PLACE>
    Found after(const Trick& trick, int seat, u64 card, u64 led, u64 winning, int winner);
    template <bool TRUMPS, int PLACE>
    bool promising(const Trick& trick, int seat, u64 card, u64 led, u64 winning, int winner, bool ours);
    template <bool TRUMPS, int PLACE>
    void promote(const Trick& trick, int seat, u64 led, u64 winning, int winner, Attempts& attempts);
    template <bool TRUMPS>
    Found last_trick(int leader) const;
    template <bool TRUMPS>
    Found resume(const Start& start, int need);
    template <bool TRUMPS, int PLACE>
    u64 hint_key(const Trick& trick, int seat, u64 led, u64 winning) const;

    static bool north_south(int seat) { return !(seat & 1); }
    template <bool TRUMPS>
    static bool beats(u64 card, u64 winning) {
        return card < winning && (suit_of(card) == suit_of(winning) || (TRUMPS && card <= LANE));
    }
    static u64 equals_below(u64 card, u64 own, u64 gaps);

    static constexpr int WORTH_A_LOOK = 11;  // tricks left, for cards to be looked into before they are tried
    static constexpr int WORTH_A_NOTE = 8;   // tricks left, for a lead to be judged: lower ones are too many to tell

    u64 hands_[4] = {};
    Watch* watch_;
    u32 nodes_ = 0;  // tricks' starts looked at; at every 1024th the watch is asked
    bool trumps_ = false;
    Suits suits_;
    Hints hints_;
    Record records_[4];
    Patterns patterns_;  // have what the others leave of the memory
};

inline void Search::begin(const Lanes& hands, bool trumps) {
    std::copy(hands.begin(), hands.end(), hands_);
    trumps_ = trumps;
    suits_.begin(hands_);
    patterns_.begin(count(hands_[0]));
    hints_.clear();
    std::fill(records_, records_ + 4, Record{});
}

inline int Search::reach(const Start& start, int need) {
    return (trumps_ ? resume<true>(start, need) : resume<false>(start, need)).tricks;
}

// From anywhere within a trick: what has been played is played again.
template <bool TRUMPS>
Found Search::resume(const Start& start, int need) {
    std::copy(start.hands.begin(), start.hands.end(), hands_);
    const u64 cards = hands_[0] | hands_[1] | hands_[2] | hands_[3];
    const int left = count(hands_[start.leader]);
    if (!start.played) return trick<TRUMPS>(start.leader, need, left);
    const Trick trick{cards, DECK & ~cards, start.leader, need, left};
    u64 winning = start.trick[0];
    int winner = start.leader;
    for (int i = 0; i < start.played; ++i) {
        const int seat = (start.leader + i) & 3;
        hands_[seat] ^= start.trick[i];
        if (i && beats<TRUMPS>(start.trick[i], winning)) {
            winning = start.trick[i];
            winner = seat;
        }
    }
    const u64 led = lane(suit_of(start.trick[0]));
    const int seat = (start.leader + start.played) & 3;
    switch (start.played) {
        case 1:
            return play<TRUMPS, 1>(trick, seat, led, winning, winner);
        case 2:
            return play<TRUMPS, 2>(trick, seat, led, winning, winner);
        case 3:
            return play<TRUMPS, 3>(trick, seat, led, winning, winner);
        default:
            break;
    }
    const int won = north_south(winner);
    if (left == 1) return {0, won};
    Found found = this->trick<TRUMPS>(winner, need - won, left - 1);
    found.tricks += won;
    return found;
}

template <bool TRUMPS>
Found Search::last_trick(int leader) const {
    u64 winning = hands_[leader], cards = winning;
    int winner = leader;
    for (int i = 1; i < 4; ++i) {
        const int seat = (leader + i) & 3;
        cards |= hands_[seat];
        if (beats<TRUMPS>(hands_[seat], winning)) {
            winning = hands_[seat];
            winner = seat;
        }
    }
    const bool by_rank = (cards & lane(suit_of(winning))) != winning;
    return {by_rank ? winning : 0, north_south(winner)};
}

// What can be told of a position at a trick's start without a search: whether it reaches `need`, by counting, or by
// what has been proved before.
template <bool TRUMPS>
ALWAYS_INLINE bool Search::known(Place& place, Found& found) {
    const auto& [leader, need, left] = place.asked;
    if (need <= 0) return found = {0, 0}, true;
    if (need > left) return found = {0, left}, true;
    if (left == 1) return found = last_trick<TRUMPS>(leader), true;
    if (!(++nodes_ & 1023) && watch_ && watch_->stop()) throw Stopped{};

    const u64 cards = place.cards = hands_[0] | hands_[1] | hands_[2] | hands_[3];
    const Suit* suits[4];
    u64 lengths = 0;
    for (int i = 0; i < 4; ++i) {
        suits[i] = &suits_.at(i, cards >> 16 * i & LANE);
        lengths |= u64{suits[i]->lengths} << 16 * i;
    }
    place.key = Patterns::key(lengths, leader);
    patterns_.prefetch(place.key);

    const bool ours = north_south(leader);
    Bounds<TRUMPS> bounds(suits, cards, leader, left);
    if (bounds.settle(ours ? need : left - need + 1))
        return found = {bounds.ranks, bounds.ours == ours ? bounds.sure : left - bounds.sure}, true;

    u16 seen = 0;
    place.owners = {};
    for (int i = 0; i < 4; ++i) {
        place.owners.low |= u64{suits[i]->owner0} << 16 * i;
        place.owners.high |= u64{suits[i]->owner1} << 16 * i;
        seen |= suits[i]->signature << 4 * i;
    }
    const Pattern* pattern = patterns_.find(place.key, place.owners, seen, need);
    if (!pattern) return false;
    u64 ranks = 0;
    for (int i = 0; i < 4; ++i) ranks |= deposit(pattern->mask() >> 16 * i & LANE, cards & lane(i));
    return found = {ranks, pattern->least() >= need ? pattern->least() : pattern->most()}, true;
}

template <bool TRUMPS>
[[gnu::noinline]] Found Search::trick(int leader, int need, int left) {
    Place place{{leader, need, left}, 0, 0, {}};
    Found found;
    if (known<TRUMPS>(place, found)) return found;

    const u64 cards = place.cards;
    const Trick trick{cards, DECK & ~cards, leader, need, left};
    found = play<TRUMPS, 0>(trick, leader, 0, 0, leader);

    u64 mask = 0;
    for (int i = 0; i < 4; ++i) {
        const u64 ranks = found.ranks & lane(i);
        if (ranks) mask |= ((u64{1} << count(cards & lane(i) & down_to(ranks))) - 1) << 16 * i;
    }
    const bool reached = found.tricks >= need;
    const Pattern pattern(place.owners, mask, reached ? found.tricks : 0, reached ? left : found.tricks);
    patterns_.add(place.key, pattern, signature(place.owners.low & mask, place.owners.high & mask),
                  signature(mask, mask));
    return found;
}

// The last of the cards of `own` that are equal to `card`: only cards that were gone lie between.
inline u64 Search::equals_below(u64 card, u64 own, u64 gaps) {
    const u64 suit = lane(suit_of(card));
    for (;;) {
        const u64 lower = best(((card << 1) + (gaps & suit)) & ~gaps & suit & ~(2 * card - 1));
        if (!(lower & own)) return card;
        card = lower;
    }
}

// A key made of what matters most to the hand to play.
template <bool TRUMPS, int PLACE>
ALWAYS_INLINE u64 Search::hint_key(const Trick& trick, int seat, u64 led, u64 winning) const {
    constexpr u64 SPREAD = 0x9e3779b97f4a7c15;
    const u64 own = hands_[seat];
    if constexpr (PLACE == 0) {
        const u64 partner = hands_[(seat + 2) & 3];
        u64 parity = 0;
        for (int i = 0; i < 4; ++i) parity |= u64(count(partner & lane(i)) & 1) << i;
        return own * SPREAD ^ (TRUMPS ? trick.need : 0) ^ parity << 8;
    }
    if (own & led) return (trick.cards & led) * SPREAD ^ (std::countr_zero(winning) << 2 | trick.leader) ^ PLACE << 20;
    return own * SPREAD ^ (std::countr_zero(winning) << 8 | (TRUMPS ? trick.need : 0)) ^ PLACE << 20;
}

// Plays `card`, and goes on.
template <bool TRUMPS, int PLACE>
ALWAYS_INLINE Found Search::after(const Trick& trick, int seat, u64 card, u64 led, u64 winning, int winner) {
    hands_[seat] ^= card;
    if (!PLACE) led = lane(suit_of(card));
    if (!PLACE || beats<TRUMPS>(card, winning)) {
        winning = card;
        winner = seat;
    }
    Found found;
    if constexpr (PLACE < 3) {
        found = play<TRUMPS, PLACE + 1>(trick, (seat + 1) & 3, led, winning, winner);
    } else {
        const int won = north_south(winner);
        found = this->trick<TRUMPS>(winner, trick.need - won, trick.left - 1);
        found.tricks += won;
        const u64 gone = trick.cards & ~(hands_[0] | hands_[1] | hands_[2] | hands_[3]);
        if ((gone & lane(suit_of(winning))) != winning) found.ranks |= winning;  // it won by its rank
    }
    hands_[seat] ^= card;
    return found;
}

// Whether the trick, gone on with from `card` by the card that each hand would try first, ends where North and South,
// if `ours`, or else the others are known to have what they want.
template <bool TRUMPS, int PLACE>
bool Search::promising(const Trick& trick, int seat, u64 card, u64 led, u64 winning, int winner, bool ours) {
    hands_[seat] ^= card;
    if (!PLACE) led = lane(suit_of(card));
    if (!PLACE || beats<TRUMPS>(card, winning)) {
        winning = card;
        winner = seat;
    }
    bool promises;
    if constexpr (PLACE < 3) {
        const int next = (seat + 1) & 3;
        const u64 own = hands_[next], legal = own & led ? own & led : own;
        u64 candidates = legal & ~((own << 1) + trick.gaps);
        if (candidates & (candidates - 1)) {
            const int hint = hints_.get(hint_key<TRUMPS, PLACE + 1>(trick, next, led, winning), PLACE + 1);
            if (candidates >> hint & 1) {
                candidates = u64{1} << hint;
            } else {
                Attempts attempts;
                order_follow<TRUMPS, PLACE + 1>({hands_, trick.cards, next, led, winning, winner}, candidates, attempts);
                candidates = u64{1} << attempts.cards[0];
            }
        }
        promises = promising<TRUMPS, PLACE + 1>(trick, next, candidates, led, winning, winner, ours);
    } else {
        Place place{{winner, trick.need - north_south(winner), trick.left - 1}, 0, 0, {}};
        Found found;
        promises = known<TRUMPS>(place, found) && ours == (found.tricks >= place.asked.need);
    }
    hands_[seat] ^= card;
    return promises;
}

// High in the tree a wrong card costs most, and it pays to look where each would go: the first that promises well is
// tried first.
template <bool TRUMPS, int PLACE>
void Search::promote(const Trick& trick, int seat, u64 led, u64 winning, int winner, Attempts& attempts) {
    for (int i = 0; i < attempts.size; ++i) {
        const u64 card = u64{1} << attempts.cards[i];
        if (!promising<TRUMPS, PLACE>(trick, seat, card, led, winning, winner, north_south(seat))) continue;
        std::rotate(attempts.cards, attempts.cards + i, attempts.cards + i + 1);
        return;
    }
}

// The hand at `seat` plays to the trick, its PLACE-th card.
template <bool TRUMPS, int PLACE>
Found Search::play(const Trick& trick, int seat, u64 led, u64 winning, int winner) {
    const u64 own = hands_[seat];
    const u64 legal = PLACE && (own & led) ? own & led : own;
    // The best of each run of equals: those whose next higher card that was left is not in the same hand.
    u64 candidates = legal & ~((own << 1) + trick.gaps);
    if (!(candidates & (candidates - 1))) {
        Found found = after<TRUMPS, PLACE>(trick, seat, candidates, led, winning, winner);
        if ((found.ranks & lane(suit_of(candidates))) >= candidates) found.ranks |= worst(legal);
        return found;
    }

    const bool ours = north_south(seat);
    const u64 key = hint_key<TRUMPS, PLACE>(trick, seat, led, winning);
    const int hint = hints_.get(key, PLACE);
    const Sight sight{hands_, trick.cards, seat, led, winning, winner};
    const auto order = [&](u64 cards, Attempts& attempts) {
        if constexpr (PLACE == 0)
            order_leads<TRUMPS>(sight, records_[seat], cards, attempts);
        else
            order_follow<TRUMPS, PLACE>(sight, cards, attempts);
    };
    Attempts attempts;
    u64 waiting = 0;  // not in order yet: most often the hint is enough
    if (candidates >> hint & 1) {
        attempts.add(u64{1} << hint);
        waiting = candidates ^ u64{1} << hint;
    } else {
        order(candidates, attempts);
        if constexpr (PLACE < 2)
            if (trick.left >= WORTH_A_LOOK) promote<TRUMPS, PLACE>(trick, seat, led, winning, winner, attempts);
    }
    Found all{0, ours ? 0 : trick.left};
    for (int i = 0; i < attempts.size; ++i) {
        const u64 card = u64{1} << attempts.cards[i];
        if (candidates & card) {
            const Found found = after<TRUMPS, PLACE>(trick, seat, card, led, winning, winner);
            all.tricks = ours ? std::max(all.tricks, found.tricks) : std::min(all.tricks, found.tricks);
            if (ours == (found.tricks >= trick.need)) {
                if (attempts.cards[i] != hint) {
                    hints_.put(key, PLACE, attempts.cards[i]);
                    if (!PLACE && trick.left >= WORTH_A_NOTE)
                        for (int j = 0; j <= i; ++j) records_[seat].judge(attempts.cards[j], j == i);
                }
                return {found.ranks, all.tricks};
            }
            const u64 suit = lane(suit_of(card)), ranks = found.ranks & suit;
            all.ranks |= found.ranks;
            if (ranks >= card)  // its rank counted, and so does that of its equals, which were not tried
                all.ranks |= equals_below(card, own, trick.gaps);
            else  // nor would the rank of any other card below the lowest that counted
                candidates &= ~suit | (ranks ? down_to(ranks) : 0);
        }
        if (waiting && i == attempts.size - 1) {
            const u64 others = waiting & candidates;
            waiting = 0;
            if (others) order(others, attempts);
        }
    }
    return all;
}

}  // namespace kernel::KERNEL_NAMESPACE
