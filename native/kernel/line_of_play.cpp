#include "line_of_play.h"

#include <stdexcept>
#include <string>

#include "deal.h"

namespace kernel {

LineOfPlay::LineOfPlay(const Position& start, std::span<const int> cards)
    : position_(start), declaring_side_((start.leader + 1) & 1) {
    for (std::size_t played = 0; played <= cards.size(); ++played) {
        tricks_won_after_.push_back(tricks_won_);
        if (position_.tricks()) positions_.push_back(position_);
        if (played < cards.size()) play(cards[played], played + 1);
    }
}

void LineOfPlay::play(int card, std::size_t number) {
    const auto reject = [&](const std::string& what) {
        throw std::invalid_argument("card " + std::to_string(number) + ", " + card_text(card) + ": " + what);
    };
    const int seat = position_.seat();
    auto& hand = position_.hands[seat];
    if (!(hand & bit(card))) reject(std::string(seat_name(seat)) + ", who is to play, does not hold it");
    const int led = suit_of(position_.played ? position_.trick[0] : card);
    if (suit_of(card) != led && in_suit(hand, led))
        reject(std::string(seat_name(seat)) + " must follow suit in " + suit_name(led));
    hand ^= bit(card);
    if (position_.played < 3) {
        position_.trick[position_.played++] = card;
        return;
    }
    int best = position_.trick[0], winner = position_.leader;
    for (int i = 1; i < 4; ++i) {
        const int next = i < 3 ? position_.trick[i] : card;
        if (!beats(next, best, position_.strain)) continue;
        best = next;
        winner = (position_.leader + i) & 3;
    }
    tricks_won_ += (winner & 1) == declaring_side_;
    position_.leader = winner;
    position_.played = 0;
}

std::vector<int> LineOfPlay::tricks(Solver& solver) const {
    std::vector<int> tricks = tricks_won_after_;
    const auto remaining_tricks = solver.line(positions_);
    for (std::size_t i = 0; i < positions_.size(); ++i) {
        const auto& position = positions_[i];
        tricks[i] +=
            (position.leader & 1) == declaring_side_ ? remaining_tricks[i] : position.tricks() - remaining_tricks[i];
    }
    return tricks;
}

}  // namespace kernel
