// Tricks that can be counted without a search, at a trick's start.
#pragma once

#include "suits.h"

namespace kernel::KERNEL_NAMESPACE {

// A number of tricks for North and South, and the cards whose ranks its proof depends on: with each of them, all
// the higher cards of its suit.
struct Found {
    u64 ranks;
    int tricks;
};

// Counts for one position, seen from the side that is on lead, and from the other side.
template <bool TRUMPS>
class Bounds {
   public:
    Bounds(const Suit* const (&suits)[4], u64 cards, int leader, int left)
        : suits_(suits), cards_(cards), left_(left), leader_(leader), partner_((leader + 2) & 3), next_((leader + 1) & 3),
          last_((leader + 3) & 3) {}

    // Whether the leader's side surely takes `want` of the tricks left, or the other side so many that it cannot:
    // if so, `sure` is a number of tricks, of the leader's side if `ours`, of the other's if not.
    ALWAYS_INLINE bool settle(int want) {
        if (running(want)) return ours = true;
        ours = false;
        return others(left_ - want + 1);
    }

    int sure = 0;
    u64 ranks = 0;
    bool ours = false;

   private:
    int length(int suit, int seat) const { return suits_[suit]->length(seat); }

    bool claim(int tricks, u64 cards) {
        sure = std::min(tricks, left_);
        ranks = cards;
        return true;
    }

    // A plan of runs, suit by suit: all of one hand's, or then, across by the suit that costs least, partner's.
    struct Plan {
        int own = 0, all = 0, cost = 99, by = -1;
        u64 own_ranks = 0, all_ranks = 0;

        // Only the first `safe` rounds of the suit count; only a crossing from round `early` on will do.
        ALWAYS_INLINE void add(const Run& run, int suit, int safe, int early = 0) {
            const int mine = std::min<int>(run.own, safe), both = std::min<int>(run.all, safe);
            if (mine) {
                own += mine;
                own_ranks |= u64{run.own_rank} << 16 * suit;
            }
            if (both) {
                all += both;
                all_ranks |= u64{run.all_rank} << 16 * suit;
            }
            if (run.at < safe && run.at >= early) {
                const int less = both - std::min<int>(run.cross, safe);
                if (less < cost) {
                    cost = less;
                    by = suit;
                }
            }
        }
    };

    u64 crossing(const Plan& plan) const { return u64{suits_[plan.by]->run[leader_].cross_rank} << 16 * plan.by; }

    bool running(int want) {
        if constexpr (!TRUMPS) {
            Plan plan;
            for (int i = 0; i < 4; ++i) plan.add(suits_[i]->run[leader_], i, 13);
            if (plan.own >= want) return claim(plan.own, plan.own_ranks);
            if (plan.by >= 0 && plan.all - plan.cost >= want)
                return claim(plan.all - plan.cost, plan.all_ranks | crossing(plan));
            return false;
        }
        const Suit& trumps = *suits_[0];
        const int next_trumps = length(0, next_), last_trumps = length(0, last_);
        Plan plan;  // of side suits, as long as no opponent can ruff
        for (int i = 1; i < 4; ++i) {
            int safe = 13;
            if (next_trumps) safe = length(i, next_);
            if (last_trumps) safe = std::min(safe, length(i, last_));
            plan.add(suits_[i]->run[leader_], i, safe);
        }
        // The trumps that are sure in any case come on top, unless a hand must part with some meanwhile.
        const Run& drawing = trumps.run[leader_];
        int extra = drawing.own;
        u64 extra_ranks = drawing.own_rank;
        const auto consider = [&](int tricks, u16 rank) {
            if (tricks > extra) {
                extra = tricks;
                extra_ranks = rank;
            }
        };
        const int others_of_leader = left_ - length(0, leader_), others_of_partner = left_ - length(0, partner_);
        consider(trumps.sure[leader_], trumps.sure_rank[leader_]);
        if (plan.own + extra >= want) return claim(plan.own + extra, plan.own_ranks | extra_ranks);
        if (others_of_partner >= plan.own) {
            consider(trumps.sure[partner_], trumps.sure_rank[partner_]);
            consider(trumps.together[leader_ & 1], trumps.together_rank[leader_ & 1]);
            if (plan.own + extra >= want) return claim(plan.own + extra, plan.own_ranks | extra_ranks);
        }
        if (plan.by >= 0) {
            const int tricks = plan.all - plan.cost;
            extra = 0;
            extra_ranks = 0;
            if (others_of_leader >= tricks) consider(trumps.sure[leader_], trumps.sure_rank[leader_]);
            if (others_of_partner >= tricks) consider(trumps.sure[partner_], trumps.sure_rank[partner_]);
            if (others_of_leader >= tricks && others_of_partner >= tricks)
                consider(trumps.together[leader_ & 1], trumps.together_rank[leader_ & 1]);
            if (tricks + extra >= want) return claim(tricks + extra, plan.all_ranks | extra_ranks | crossing(plan));
        }
        const int out = std::max(next_trumps, last_trumps);
        if (drawing.own < out) return false;
        Plan drawn;  // the leader draws trumps first; a crossing in trumps must wait until that is done
        drawn.add(drawing, 0, 13, out);
        for (int i = 1; i < 4; ++i) drawn.add(suits_[i]->run[leader_], i, 13);
        if (drawn.own >= want) return claim(drawn.own, drawn.own_ranks | drawing.own_rank);
        if (drawn.by >= 0 && drawn.all - drawn.cost >= want)
            return claim(drawn.all - drawn.cost, drawn.all_ranks | drawing.own_rank | crossing(drawn));
        return false;
    }

    bool others(int want) {
        if constexpr (TRUMPS) {
            const Suit& trumps = *suits_[0];
            int tricks = trumps.together[next_ & 1];
            u16 rank = trumps.together_rank[next_ & 1];
            for (const int seat : {next_, last_}) {
                if (trumps.sure[seat] > tricks) {
                    tricks = trumps.sure[seat];
                    rank = trumps.sure_rank[seat];
                }
            }
            if (tricks >= want) return claim(tricks, rank);
            if (length(0, leader_) || length(0, partner_)) return false;
        }
        // Without trumps, the side on lead runs at most the lengths of the suits where a hand is not on top before it
        // must lead one where it is: that hand then takes all its winners, having kept them as long as it could.
        struct {
            int winners = 0, others = 0;
            u64 ranks = 0;
        } next, last;
        int nobody = 0;
        u64 tops = 0;
        for (int i = 0; i < 4; ++i) {
            const Suit& suit = *suits_[i];
            const int longest = std::max(suit.length(leader_), suit.length(partner_));
            const auto weigh = [&](auto& hand, int seat) {
                if (suit.top == seat) {
                    hand.winners += suit.run[seat].own;
                    hand.ranks |= u64{suit.run[seat].own_rank} << 16 * i;
                } else {
                    hand.others += longest;
                }
            };
            weigh(next, next_);
            weigh(last, last_);
            if (suit.top != next_ && suit.top != last_)
                nobody += longest;
            else if (longest)
                tops |= best(cards_ & lane(i));
        }
        const int a = std::min(next.winners, left_ - next.others), b = std::min(last.winners, left_ - last.others);
        if (std::max(a, b) >= want) return a >= b ? claim(a, next.ranks) : claim(b, last.ranks);
        if (want == 1 && left_ > nobody) return claim(1, tops);
        return false;
    }

    const Suit* const (&suits_)[4];
    u64 cards_;
    int left_, leader_, partner_, next_, last_;
};

}  // namespace kernel::KERNEL_NAMESPACE
