// Quick tricks: a static lower bound on the tricks of one side, at the start of a trick.
#pragma once

#include "suit_cache.h"

namespace kernel::KERNEL_NAMESPACE {

// A bound on the tricks of North and South, and the cards that win a trick by their rank in its proof. The proof relies
// on the owner of each of them, and of all higher cards of its suit, and on no others.
struct Proof {
    u64 ranks;
    int tricks;
};

// The quick tricks of one position: those that the leader's side can cash at once, and those that the other side is
// certain to win.
template <bool TRUMPS>
class QuickTricks {
 public:
    QuickTricks(const SuitState* const (&suits)[4], u64 cards, int leader, int tricks_left)
        : suits_(suits),
          cards_(cards),
          tricks_left_(tricks_left),
          leader_(leader),
          partner_((leader + 2) & 3),
          next_((leader + 1) & 3),
          last_((leader + 3) & 3) {}

    // Whether the leader's side is certain to take `target` of the tricks left, or the other side is certain to prevent
    // it. If so, `tricks` is a lower bound for that side: the leader's if `leader_side`, else the other.
    ALWAYS_INLINE bool decides(int target) {
        if (leader_side_takes(target)) return leader_side = true;
        leader_side = false;
        return other_side_takes(tricks_left_ - target + 1);
    }

    int tricks = 0;
    u64 ranks = 0;
    bool leader_side = false;

 private:
    int length(int suit, int seat) const { return suits_[suit]->length(seat); }

    bool prove(int count, u64 cards) {
        tricks = std::min(count, tricks_left_);
        ranks = cards;
        return true;
    }

    // The sum of the runs of several suits. The leader may cash its own winners, and then cross to partner, in the suit
    // where that costs the fewest tricks, to cash partner's winners too.
    struct Plan {
        int own = 0, both = 0, crossing_cost = 99, crossing_suit = -1;
        u64 own_ranks = 0, both_ranks = 0;

        // Counts only the first `safe` rounds of the suit; it can be used to cross from round `earliest` on.
        ALWAYS_INLINE void add_suit(const Run& run, int suit, int safe, int earliest = 0) {
            const int mine = std::min<int>(run.own, safe), all = std::min<int>(run.both, safe);
            if (mine) {
                own += mine;
                own_ranks |= u64{run.own_ranks} << 16 * suit;
            }
            if (all) {
                both += all;
                both_ranks |= u64{run.both_ranks} << 16 * suit;
            }
            if (run.crossing_round < safe && run.crossing_round >= earliest) {
                const int cost = all - std::min<int>(run.crossing, safe);
                if (cost < crossing_cost) {
                    crossing_cost = cost;
                    crossing_suit = suit;
                }
            }
        }

        bool crosses() const { return crossing_suit >= 0; }
        int with_crossing() const { return both - crossing_cost; }
    };

    u64 crossing_ranks(const Plan& plan) const {
        return u64{suits_[plan.crossing_suit]->run[leader_].crossing_ranks} << 16 * plan.crossing_suit;
    }

    bool leader_side_takes(int target) {
        if constexpr (!TRUMPS) {
            Plan plan;
            for (int i = 0; i < 4; ++i) plan.add_suit(suits_[i]->run[leader_], i, 13);
            if (plan.own >= target) return prove(plan.own, plan.own_ranks);
            if (plan.crosses() && plan.with_crossing() >= target)
                return prove(plan.with_crossing(), plan.both_ranks | crossing_ranks(plan));
            return false;
        }
        const SuitState& trumps = *suits_[0];
        const int next_trumps = length(0, next_), last_trumps = length(0, last_);
        Plan plan;  // side suits, as many rounds as no opponent can ruff
        for (int i = 1; i < 4; ++i) {
            int safe = 13;
            if (next_trumps) safe = length(i, next_);
            if (last_trumps) safe = std::min(safe, length(i, last_));
            plan.add_suit(suits_[i]->run[leader_], i, safe);
        }
        // Sure trump tricks are added if the hand that holds them can follow or discard in the side suits.
        const Run& drawing = trumps.run[leader_];
        int extra = drawing.own;
        u64 extra_ranks = drawing.own_ranks;
        const auto consider = [&](int tricks, u16 ranks) {
            if (tricks > extra) {
                extra = tricks;
                extra_ranks = ranks;
            }
        };
        const int leader_side_cards = tricks_left_ - length(0, leader_),
                  partner_side_cards = tricks_left_ - length(0, partner_);
        consider(trumps.sure[leader_], trumps.sure_ranks[leader_]);
        if (plan.own + extra >= target) return prove(plan.own + extra, plan.own_ranks | extra_ranks);
        if (partner_side_cards >= plan.own) {
            consider(trumps.sure[partner_], trumps.sure_ranks[partner_]);
            consider(trumps.side_sure[leader_ & 1], trumps.side_sure_ranks[leader_ & 1]);
            if (plan.own + extra >= target) return prove(plan.own + extra, plan.own_ranks | extra_ranks);
        }
        if (plan.crosses()) {
            const int tricks = plan.with_crossing();
            extra = 0;
            extra_ranks = 0;
            if (leader_side_cards >= tricks) consider(trumps.sure[leader_], trumps.sure_ranks[leader_]);
            if (partner_side_cards >= tricks) consider(trumps.sure[partner_], trumps.sure_ranks[partner_]);
            if (leader_side_cards >= tricks && partner_side_cards >= tricks)
                consider(trumps.side_sure[leader_ & 1], trumps.side_sure_ranks[leader_ & 1]);
            if (tricks + extra >= target)
                return prove(tricks + extra, plan.both_ranks | extra_ranks | crossing_ranks(plan));
        }
        const int rounds_to_draw = std::max(next_trumps, last_trumps);
        if (drawing.own < rounds_to_draw) return false;
        Plan drawn;  // the leader draws trumps first, and can use them to cross only after that
        drawn.add_suit(drawing, 0, 13, rounds_to_draw);
        for (int i = 1; i < 4; ++i) drawn.add_suit(suits_[i]->run[leader_], i, 13);
        if (drawn.own >= target) return prove(drawn.own, drawn.own_ranks | drawing.own_ranks);
        if (drawn.crosses() && drawn.with_crossing() >= target)
            return prove(drawn.with_crossing(), drawn.both_ranks | drawing.own_ranks | crossing_ranks(drawn));
        return false;
    }

    bool other_side_takes(int target) {
        if constexpr (TRUMPS) {
            const SuitState& trumps = *suits_[0];
            int sure = trumps.side_sure[next_ & 1];
            u16 ranks = trumps.side_sure_ranks[next_ & 1];
            for (const int seat : {next_, last_}) {
                if (trumps.sure[seat] > sure) {
                    sure = trumps.sure[seat];
                    ranks = trumps.sure_ranks[seat];
                }
            }
            if (sure >= target) return prove(sure, ranks);
            if (length(0, leader_) || length(0, partner_)) return false;
        }
        // The side on lead has no trumps. Before it must lead a suit whose best card an opponent holds, it can at most
        // exhaust all other suits. That opponent keeps its winners until then, and cashes all of them.
        struct {
            int winners = 0,
                others = 0;  // tricks to cash once it gains the lead; rounds of suits that it does not stop
            u64 ranks = 0;
        } next, last;
        int not_stopped = 0;  // rounds of the suits that neither opponent stops
        u64 stoppers = 0;
        for (int i = 0; i < 4; ++i) {
            const SuitState& suit = *suits_[i];
            const int longest = std::max(suit.length(leader_), suit.length(partner_));
            const auto add_suit = [&](auto& hand, int seat) {
                if (suit.top_owner == seat) {
                    hand.winners += suit.run[seat].own;
                    hand.ranks |= u64{suit.run[seat].own_ranks} << 16 * i;
                } else {
                    hand.others += longest;
                }
            };
            add_suit(next, next_);
            add_suit(last, last_);
            if (suit.top_owner != next_ && suit.top_owner != last_)
                not_stopped += longest;
            else if (longest)
                stoppers |= best(cards_ & lane(i));
        }
        const int by_next = std::min(next.winners, tricks_left_ - next.others);
        const int by_last = std::min(last.winners, tricks_left_ - last.others);
        if (std::max(by_next, by_last) >= target)
            return by_next >= by_last ? prove(by_next, next.ranks) : prove(by_last, last.ranks);
        if (target == 1 && tricks_left_ > not_stopped) return prove(1, stoppers);
        return false;
    }

    const SuitState* const (&suits_)[4];
    u64 cards_;  // in the four hands
    int tricks_left_;
    int leader_, partner_, next_, last_;
};

}  // namespace kernel::KERNEL_NAMESPACE
