// A zero-window alpha-beta search of one strain of one deal. North and South maximize the tricks they take.
#pragma once

#include <algorithm>

#include "engine.h"
#include "killer_table.h"
#include "move_ordering.h"
#include "quick_tricks.h"
#include "suit_cache.h"
#include "transposition_table.h"

namespace kernel::KERNEL_NAMESPACE {

class Search final : public Engine {
 public:
    Search(std::size_t limit, StopSignal* stop)
        : stop_(stop),
          killers_(limit / KILLERS),
          table_(limit - std::min(limit, suits_.bytes() + std::max(limit / KILLERS, killers_.bytes()))) {}

    void new_deal(const LaneHands& hands, bool trumps) override;
    void next_layout(const LaneHands& hands) override;
    int search(const StartPosition& start, int target) override;
    std::size_t bytes() const override { return suits_.bytes() + table_.bytes() + killers_.bytes(); }
    u64 nodes() const override { return nodes_; }

 private:
    // The trick in progress, and the state at its start.
    struct Trick {
        u64 cards;   // in the four hands
        u64 absent;  // in no hand
        int leader, target, tricks_left;
    };

    // A node: a position at the start of a trick. The last three members are set when it is looked up.
    struct Node {
        int leader, target, tricks_left;
        u64 cards = 0;
        u64 key = 0;
        Owners owners{};
    };

    template <bool TRUMPS>
    bool resolve_without_search(Node& node, Proof& proof);
    template <bool TRUMPS>
    Proof last_trick(int leader) const;
    template <bool TRUMPS>
    Proof search_from(const StartPosition& start, int target);
    template <bool TRUMPS>
    Proof search_trick(int leader, int target, int tricks_left);
    template <bool TRUMPS, int PLACE>
    Proof search_play(const Trick& trick, int seat, u64 led, u64 winning, int winner);
    template <bool TRUMPS, int PLACE>
    Proof search_card(const Trick& trick, int seat, u64 card, u64 led, u64 winning, int winner);
    template <bool TRUMPS, int PLACE>
    bool likely_line_succeeds(const Trick& trick, int seat, u64 card, u64 led, u64 winning, int winner,
                              bool maximizing);
    template <bool TRUMPS, int PLACE>
    void promote_by_lookahead(const Trick& trick, int seat, u64 led, u64 winning, int winner, MoveList& moves);
    template <bool TRUMPS, int PLACE>
    void order(const Turn& turn, u64 candidates, MoveList& moves) const;
    template <bool TRUMPS, int PLACE>
    u64 killer_key(const Trick& trick, int seat, u64 led, u64 winning) const;
    void update_history(int seat, const MoveList& moves, int cutoff);

    static bool north_south(int seat) { return !(seat & 1); }
    template <bool TRUMPS>
    static bool beats(u64 card, u64 winning) {
        return card < winning && (suit_of(card) == suit_of(winning) || (TRUMPS && card <= LANE));
    }
    static u64 lowest_equal(u64 card, u64 own, u64 absent);
    static u64 equals(u64 card, u64 own, u64 absent);
    static int highest_equal(int card, u64 legal, u64 candidates);

    static constexpr std::size_t KILLERS = 8;   // the killer table may take an eighth of the memory
    static constexpr int LOOKAHEAD_DEPTH = 11;  // fewest tricks left for moves to be promoted by look-ahead
    static constexpr int HISTORY_DEPTH = 8;     // fewest tricks left for the history to be updated: below is noise

    u64 hands_[4] = {};
    StopSignal* stop_;
    u64 nodes_ = 0;
    bool trumps_ = false;
    SuitCache suits_;
    KillerTable killers_;
    History histories_[4];      // one for each seat
    TranspositionTable table_;  // its limit is the memory that the other tables leave
};

inline void Search::new_deal(const LaneHands& hands, bool trumps) {
    trumps_ = trumps;
    next_layout(hands);
    table_.new_deal(count(hands_[0]));
    std::fill(histories_, histories_ + 4, History{});
}

inline void Search::next_layout(const LaneHands& hands) {
    std::copy(hands.begin(), hands.end(), hands_);
    suits_.new_deal(hands_);
    killers_.clear();  // those of other deals mislead
}

inline int Search::search(const StartPosition& start, int target) {
    return (trumps_ ? search_from<true>(start, target) : search_from<false>(start, target)).tricks;
}

// In the middle of a trick, replays the cards already played, then searches on.
template <bool TRUMPS>
Proof Search::search_from(const StartPosition& start, int target) {
    std::copy(start.hands.begin(), start.hands.end(), hands_);
    const u64 cards = hands_[0] | hands_[1] | hands_[2] | hands_[3];
    const int tricks_left = count(hands_[start.leader]);
    if (!start.played) return search_trick<TRUMPS>(start.leader, target, tricks_left);
    const Trick trick{cards, DECK & ~cards, start.leader, target, tricks_left};
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
            return search_play<TRUMPS, 1>(trick, seat, led, winning, winner);
        case 2:
            return search_play<TRUMPS, 2>(trick, seat, led, winning, winner);
        case 3:
            return search_play<TRUMPS, 3>(trick, seat, led, winning, winner);
        default:
            break;
    }
    const int won = north_south(winner);
    if (tricks_left == 1) return {0, won};
    Proof proof = search_trick<TRUMPS>(winner, target - won, tricks_left - 1);
    proof.tricks += won;
    return proof;
}

template <bool TRUMPS>
Proof Search::last_trick(int leader) const {
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

// Whether quick tricks or the transposition table decide a node without a search; if so, sets `proof`.
template <bool TRUMPS>
ALWAYS_INLINE bool Search::resolve_without_search(Node& node, Proof& proof) {
    const int leader = node.leader, target = node.target, tricks_left = node.tricks_left;
    if (target <= 0) return proof = {0, 0}, true;
    if (target > tricks_left) return proof = {0, tricks_left}, true;
    if (tricks_left == 1) return proof = last_trick<TRUMPS>(leader), true;
    if (!(++nodes_ & 1023) && stop_ && stop_->stop_requested()) throw Stopped{};

    const u64 cards = node.cards = hands_[0] | hands_[1] | hands_[2] | hands_[3];
    const SuitState* suits[4];
    u64 lengths = 0;
    for (int i = 0; i < 4; ++i) {
        suits[i] = &suits_.at(i, cards >> 16 * i & LANE);
        lengths |= u64{suits[i]->lengths} << 16 * i;
    }
    node.key = TranspositionTable::key(lengths, leader);
    table_.prefetch(node.key);

    const bool maximizing = north_south(leader);
    QuickTricks<TRUMPS> quick_tricks(suits, cards, leader, tricks_left);
    if (quick_tricks.decides(maximizing ? target : tricks_left - target + 1))
        return proof = {quick_tricks.ranks, quick_tricks.leader_side == maximizing ? quick_tricks.tricks
                                                                                   : tricks_left - quick_tricks.tricks},
               true;

    u16 signature = 0;
    node.owners = {};
    for (int i = 0; i < 4; ++i) {
        node.owners.low |= u64{suits[i]->owner_low} << 16 * i;
        node.owners.high |= u64{suits[i]->owner_high} << 16 * i;
        signature |= suits[i]->signature << 4 * i;
    }
    const Pattern* pattern = table_.find(node.key, node.owners, signature, target);
    if (!pattern) return false;
    u64 ranks = 0;
    for (int i = 0; i < 4; ++i) ranks |= deposit(pattern->winners() >> 16 * i & LANE, cards & lane(i));
    return proof = {ranks, pattern->lower() >= target ? pattern->lower() : pattern->upper()}, true;
}

// Searches a position at the start of a trick.
template <bool TRUMPS>
NOINLINE Proof Search::search_trick(int leader, int target, int tricks_left) {
    Node node{leader, target, tricks_left};
    Proof proof;
    if (resolve_without_search<TRUMPS>(node, proof)) return proof;

    const u64 cards = node.cards;
    const Trick trick{cards, DECK & ~cards, leader, target, tricks_left};
    proof = search_play<TRUMPS, 0>(trick, leader, 0, 0, leader);

    u64 winners = 0;
    for (int i = 0; i < 4; ++i) winners |= extract(proof.ranks, cards & lane(i)) << 16 * i;
    const u64 mask = filled(winners);
    const bool reached = proof.tricks >= target;
    const Pattern pattern(node.owners, winners, reached ? proof.tricks : 0, reached ? tricks_left : proof.tricks);
    table_.add(node.key, pattern, signature_of(node.owners.low & mask, node.owners.high & mask),
               signature_of(mask, mask));
    return proof;
}

// The lowest card of `own` that is equal to `card`: no other hand holds a card between them.
inline u64 Search::lowest_equal(u64 card, u64 own, u64 absent) {
    const u64 suit = lane(suit_of(card));
    for (;;) {
        const u64 lower = best(((card << 1) + (absent & suit)) & ~absent & suit & ~(2 * card - 1));
        if (!(lower & own)) return card;
        card = lower;
    }
}

// The card, and the lower cards of `own` that are equal to it.
inline u64 Search::equals(u64 card, u64 own, u64 absent) { return own & (2 * lowest_equal(card, own, absent) - card); }

// The best card of the run of a card's equals, if the card is legal. `candidates` are the best cards of all runs.
ALWAYS_INLINE int Search::highest_equal(int card, u64 legal, u64 candidates) {
    return legal >> card & 1 ? 63 - std::countl_zero(candidates & ((u64{2} << card) - 1)) : card;
}

// A key of the features that matter most to the hand to play.
template <bool TRUMPS, int PLACE>
ALWAYS_INLINE u64 Search::killer_key(const Trick& trick, int seat, u64 led, u64 winning) const {
    constexpr u64 SPREAD = 0x9e3779b97f4a7c15;
    const u64 own = hands_[seat];
    if constexpr (PLACE == 0) {
        const u64 partner = hands_[(seat + 2) & 3];
        u64 parities = 0;
        for (int i = 0; i < 4; ++i) parities |= u64(count(partner & lane(i)) & 1) << i;
        return own * SPREAD ^ (TRUMPS ? trick.target : 0) ^ parities << 8;
    }
    if (own & led) return (trick.cards & led) * SPREAD ^ (std::countr_zero(winning) << 2 | trick.leader) ^ PLACE << 20;
    return own * SPREAD ^ (std::countr_zero(winning) << 8 | (TRUMPS ? trick.target : 0)) ^ PLACE << 20;
}

// Searches the position after `card`.
template <bool TRUMPS, int PLACE>
ALWAYS_INLINE Proof Search::search_card(const Trick& trick, int seat, u64 card, u64 led, u64 winning, int winner) {
    hands_[seat] ^= card;
    if (!PLACE) led = lane(suit_of(card));
    if (!PLACE || beats<TRUMPS>(card, winning)) {
        winning = card;
        winner = seat;
    }
    Proof proof;
    if constexpr (PLACE < 3) {
        proof = search_play<TRUMPS, PLACE + 1>(trick, (seat + 1) & 3, led, winning, winner);
    } else {
        const int won = north_south(winner);
        proof = search_trick<TRUMPS>(winner, trick.target - won, trick.tricks_left - 1);
        proof.tricks += won;
        const u64 played = trick.cards & ~(hands_[0] | hands_[1] | hands_[2] | hands_[3]);
        if ((played & lane(suit_of(winning))) != winning) proof.ranks |= winning;  // it won by its rank
    }
    hands_[seat] ^= card;
    return proof;
}

// Whether the side that plays `card`, North and South if `maximizing`, is proved to succeed if each later hand plays
// to the trick the card that it would try first.
template <bool TRUMPS, int PLACE>
bool Search::likely_line_succeeds(const Trick& trick, int seat, u64 card, u64 led, u64 winning, int winner,
                                  bool maximizing) {
    hands_[seat] ^= card;
    if (!PLACE) led = lane(suit_of(card));
    if (!PLACE || beats<TRUMPS>(card, winning)) {
        winning = card;
        winner = seat;
    }
    bool succeeds;
    if constexpr (PLACE < 3) {
        const int next = (seat + 1) & 3;
        const u64 own = hands_[next], legal = own & led ? own & led : own;
        u64 candidates = legal & ~((own << 1) + trick.absent);
        if (candidates & (candidates - 1)) {
            const u64 key = killer_key<TRUMPS, PLACE + 1>(trick, next, led, winning);
            const int killer = highest_equal(killers_.get(key, PLACE + 1), legal, candidates);
            if (candidates >> killer & 1) {
                candidates = u64{1} << killer;
            } else {
                MoveList moves;
                order_follows<TRUMPS, PLACE + 1>({hands_, trick.cards, next, led, winning, winner}, candidates, moves);
                candidates = u64{1} << moves.cards[0];
            }
        }
        succeeds = likely_line_succeeds<TRUMPS, PLACE + 1>(trick, next, candidates, led, winning, winner, maximizing);
    } else {
        Node node{winner, trick.target - north_south(winner), trick.tricks_left - 1};
        Proof proof;
        succeeds = resolve_without_search<TRUMPS>(node, proof) && maximizing == (proof.tricks >= node.target);
    }
    hands_[seat] ^= card;
    return succeeds;
}

// Near the root, a bad first move costs most, so a look-ahead pays: the first move whose likely line is proved to
// succeed is promoted to the front.
template <bool TRUMPS, int PLACE>
void Search::promote_by_lookahead(const Trick& trick, int seat, u64 led, u64 winning, int winner, MoveList& moves) {
    for (int i = 0; i < moves.size; ++i) {
        const u64 card = u64{1} << moves.cards[i];
        if (!likely_line_succeeds<TRUMPS, PLACE>(trick, seat, card, led, winning, winner, north_south(seat))) continue;
        std::rotate(moves.cards, moves.cards + i, moves.cards + i + 1);
        return;
    }
}

template <bool TRUMPS, int PLACE>
ALWAYS_INLINE void Search::order(const Turn& turn, u64 candidates, MoveList& moves) const {
    if constexpr (PLACE == 0)
        order_leads<TRUMPS>(turn, histories_[turn.seat], candidates, moves);
    else
        order_follows<TRUMPS, PLACE>(turn, candidates, moves);
}

// Rewards the lead that caused the cutoff, and penalizes those tried before it.
inline void Search::update_history(int seat, const MoveList& moves, int cutoff) {
    for (int i = 0; i <= cutoff; ++i) histories_[seat].update(moves.cards[i], i == cutoff);
}

// Searches the cards of the hand at `seat`, which plays the PLACE-th card of the trick.
template <bool TRUMPS, int PLACE>
Proof Search::search_play(const Trick& trick, int seat, u64 led, u64 winning, int winner) {
    const bool maximizing = north_south(seat);
    const u64 own = hands_[seat];
    const u64 legal = PLACE && (own & led) ? own & led : own;
    // The highest card of each run of equals: the next higher card, if any, is in another hand.
    u64 candidates = legal & ~((own << 1) + trick.absent);
    if (!(candidates & (candidates - 1))) {
        const bool loses = PLACE && !beats<TRUMPS>(candidates, winning);
        Proof proof = search_card<TRUMPS, PLACE>(trick, seat, loses ? worst(legal) : candidates, led, winning, winner);
        if (maximizing == (proof.tricks >= trick.target)) return proof;
        if (proof.ranks & legal) proof.ranks |= legal;
        return proof;
    }

    const u64 key = killer_key<TRUMPS, PLACE>(trick, seat, led, winning);
    const int killer = highest_equal(killers_.get(key, PLACE), legal, candidates);
    const Turn turn{hands_, trick.cards, seat, led, winning, winner};
    MoveList moves;
    u64 unordered = 0;  // the killer usually causes a cutoff, so the others are ordered only if it fails
    if (candidates >> killer & 1) {
        moves.add(u64{1} << killer);
        unordered = candidates ^ u64{1} << killer;
    } else {
        order<TRUMPS, PLACE>(turn, candidates, moves);
        if constexpr (PLACE < 2)
            if (trick.tricks_left >= LOOKAHEAD_DEPTH)
                promote_by_lookahead<TRUMPS, PLACE>(trick, seat, led, winning, winner, moves);
    }
    Proof result{0, maximizing ? 0 : trick.tricks_left};
    for (int i = 0; i < moves.size; ++i) {
        const u64 card = u64{1} << moves.cards[i];
        if (candidates & card) {
            const bool loses = PLACE && !beats<TRUMPS>(card, winning);
            const Proof proof = search_card<TRUMPS, PLACE>(
                trick, seat, loses ? lowest_equal(card, own, trick.absent) : card, led, winning, winner);
            result.tricks = maximizing ? std::max(result.tricks, proof.tricks) : std::min(result.tricks, proof.tricks);
            if (maximizing == (proof.tricks >= trick.target)) {  // a cutoff
                if (moves.cards[i] != killer) {
                    killers_.put(key, PLACE, moves.cards[i]);
                    if (!PLACE && trick.tricks_left >= HISTORY_DEPTH) update_history(seat, moves, i);
                }
                return {proof.ranks, result.tricks};
            }
            result.ranks |= proof.ranks;
            const u64 suit = lane(suit_of(card)), ranks = proof.ranks & suit;
            if (ranks) {  // the equals of a card whose rank mattered were not searched, and their ranks matter too
                const u64 run = equals(card, own, trick.absent);
                if (ranks & run) result.ranks |= run;
            }
            if (ranks < card)  // its rank did not matter: no card below the lowest rank that did would do better
                candidates &= ~suit | (ranks ? down_to(ranks) : 0);
            if (loses) {  // so does a higher card below the winning one: unless, kept instead, it won by its rank, it
                          // was kept in vain, and would do no better than this card
                const u64 over = winning & suit ? 2 * winning - 1 : 0;
                candidates &= ~(suit & (card - 1) & ~over & ~ranks);
            }
        }
        if (unordered && i == moves.size - 1) {
            const u64 rest = unordered & candidates;
            unordered = 0;
            if (rest) order<TRUMPS, PLACE>(turn, rest, moves);
        }
    }
    return result;
}

}  // namespace kernel::KERNEL_NAMESPACE
