#include "line_of_play.h"

#include <stdexcept>
#include <string>

#include "deal.h"

namespace kernel {

LineOfPlay::LineOfPlay(const Position& start, std::span<const int> cards) : now_(start), side_((start.leader + 1) & 1) {
    for (std::size_t played = 0; played <= cards.size(); ++played) {
        won_after_.push_back(won_);
        if (now_.tricks()) positions_.push_back(now_);
        if (played < cards.size()) play(cards[played], played + 1);
    }
}

void LineOfPlay::play(int card, std::size_t number) {
    const auto fault = [&](const std::string& what) {
        throw std::invalid_argument("card " + std::to_string(number) + ", " + card_text(card) + ": " + what);
    };
    const int seat = now_.seat();
    auto& hand = now_.hands[seat];
    if (!(hand & bit(card))) fault(std::string(seat_name(seat)) + ", who is to play, does not hold it");
    const int led = suit_of(now_.played ? now_.trick[0] : card);
    if (suit_of(card) != led && in_suit(hand, led))
        fault(std::string(seat_name(seat)) + " must follow suit in " + suit_name(led));
    hand ^= bit(card);
    if (now_.played < 3) {
        now_.trick[now_.played++] = card;
        return;
    }
    int best = now_.trick[0], winner = now_.leader;
    for (int i = 1; i < 4; ++i) {
        const int next = i < 3 ? now_.trick[i] : card;
        if (!beats(next, best, now_.strain)) continue;
        best = next;
        winner = (now_.leader + i) & 3;
    }
    won_ += (winner & 1) == side_;
    now_.leader = winner;
    now_.played = 0;
}

std::vector<int> LineOfPlay::tricks(Solver& solver) const {
    std::vector<int> totals = won_after_;
    const auto rest = solver.line(positions_);
    for (std::size_t i = 0; i < positions_.size(); ++i) {
        const auto& position = positions_[i];
        totals[i] += (position.leader & 1) == side_ ? rest[i] : position.tricks() - rest[i];
    }
    return totals;
}

}  // namespace kernel
