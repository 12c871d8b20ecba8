#include "solver.h"

#include <algorithm>
#include <bit>

#include "processor.h"

namespace kernel {

namespace portable {
std::unique_ptr<Engine> make_engine(std::size_t limit, StopSignal* stop);
}
#ifdef KERNEL_HAS_AVX2
namespace avx2 {
std::unique_ptr<Engine> make_engine(std::size_t limit, StopSignal* stop);
}
#endif

namespace {

std::unique_ptr<Engine> make_engine(std::size_t limit, StopSignal* stop) {
#ifdef KERNEL_HAS_AVX2
    if (has_avx2()) return avx2::make_engine(limit, stop);
#endif
    return portable::make_engine(limit, stop);
}

// The suit in each lane: trumps first, then from spades down. Strains and suits are numbered in opposite orders.
std::array<int, 4> lane_suits(int strain) {
    std::array<int, 4> suits{3, 2, 1, 0};
    if (strain != NO_TRUMPS) std::rotate(suits.begin(), suits.begin() + strain, suits.begin() + strain + 1);
    return suits;
}

// Reverses thirteen bits: the ace is the highest bit of a suit outside the search, and the lowest of a lane.
std::uint64_t reversed(std::uint64_t ranks) {
    std::uint64_t result = 0;
    for (int rank = 0; rank < 13; ++rank) result |= (ranks >> rank & 1) << (12 - rank);
    return result;
}

std::uint64_t to_lanes(std::uint64_t cards, const std::array<int, 4>& suits) {
    std::uint64_t lanes = 0;
    for (int lane = 0; lane < 4; ++lane) lanes |= reversed(cards >> 13 * suits[lane] & 0x1fff) << 16 * lane;
    return lanes;
}

// The number of a card in lanes.
int card_number(std::uint64_t card, const std::array<int, 4>& suits) {
    const int place = std::countr_zero(card);
    return 13 * suits[place >> 4] + 12 - (place & 15);
}

StartPosition to_lanes(const Position& position, const std::array<int, 4>& suits) {
    StartPosition start{};
    for (int seat = 0; seat < 4; ++seat) start.hands[seat] = to_lanes(position.hands[seat], suits);
    start.leader = position.leader;
    start.played = position.played;
    for (int i = 0; i < position.played; ++i) {
        start.trick[i] = to_lanes(bit(position.trick[i]), suits);
        start.hands[(position.leader + i) & 3] |= start.trick[i];
    }
    return start;
}

}  // namespace

const char* instructions() { return has_avx2() ? "avx2" : "portable"; }

Solver::Solver(std::size_t megabytes, StopSignal* stop) : engine_(make_engine(megabytes << 20, stop)) {}

Solver::~Solver() = default;

std::size_t Solver::bytes() const { return engine_->bytes(); }

std::uint64_t Solver::nodes() const { return engine_->nodes(); }

// The tricks of North and South, by zero-window searches that start from a guess (MTD(f)): the target of each
// search is the last bound clamped to the window. Two searches suffice when the guess is right. Only the `targets`, a
// bit set, are searched for: the result is the lower end of a range without any of them.
int Solver::converge(const StartPosition& start, int guess, int tricks, std::uint32_t targets) {
    int low = 0, high = tricks;
    for (;;) {
        const std::uint32_t open = targets & ((std::uint32_t{2} << high) - (std::uint32_t{2} << low));
        if (!open) return low;
        const int wanted = std::clamp(guess, low + 1, high);
        const std::uint32_t reached = open & ((std::uint32_t{2} << wanted) - 1);
        const int target = reached ? std::bit_width(reached) - 1 : std::countr_zero(open);
        guess = engine_->search(start, target);
        (guess >= target ? low : high) = guess;
    }
}

int Solver::tricks(const Position& position) {
    const StartPosition start = to_lanes(position, lane_suits(position.strain));
    engine_->new_deal(start.hands, position.strain != NO_TRUMPS);
    const int tricks_left = position.tricks();
    const int ns_tricks = converge(start, (tricks_left + 1) / 2, tricks_left);
    return north_south(position.leader) ? ns_tricks : tricks_left - ns_tricks;
}

Table Solver::table(const Hands& hands) {
    Table table{};
    for (int strain = 0; strain < STRAINS; ++strain) table[strain] = row(hands, strain);
    return table;
}

std::array<int, 4> Solver::row(const Hands& hands, int strain) {
    std::array<int, 4> row{};
    StartPosition start = to_lanes({.hands = hands, .strain = strain}, lane_suits(strain));
    engine_->new_deal(start.hands, strain != NO_TRUMPS);
    const int tricks_left = std::popcount(hands[0]);
    int ns_tricks = (tricks_left + 1) / 2;
    for (const int declarer : {0, 2, 1, 3}) {  // partners usually take the same tricks: a good first guess
        start.leader = (declarer + 1) & 3;
        ns_tricks = converge(start, ns_tricks, tricks_left);
        row[declarer] = north_south(declarer) ? ns_tricks : tricks_left - ns_tricks;
    }
    return row;
}

// Backwards: the last positions are the easiest, and their entries in the transposition table serve the earlier ones.
std::vector<int> Solver::line(std::span<const Position> positions) {
    std::vector<int> tricks(positions.size());
    if (positions.empty()) return tricks;
    const auto suits = lane_suits(positions[0].strain);
    engine_->new_deal(to_lanes(positions[0], suits).hands, positions[0].strain != NO_TRUMPS);
    int ns_tricks = 0;
    for (std::size_t i = positions.size(); i-- > 0;) {
        const int tricks_left = positions[i].tricks();
        ns_tricks = converge(to_lanes(positions[i], suits), ns_tricks, tricks_left);
        tricks[i] = north_south(positions[i].leader) ? ns_tricks : tricks_left - ns_tricks;
    }
    return tricks;
}

// The part of a question about the cards of one hand that is the same in all layouts. Cards are in lanes.
struct Solver::CardQuestion {
    CardQuestion(const Position& position, const EqualTricks& equal)
        : suits(lane_suits(position.strain)), seat(position.seat()), tricks_left(position.tricks()), equal(equal) {
        const std::uint64_t hand = position.hands[seat];
        const std::uint64_t follows = position.played ? in_suit(hand, suit_of(position.trick[0])) : 0;
        legal = to_lanes(follows ? follows : hand, suits);
        for (int own = 1; own <= tricks_left; ++own)
            if (equal[own] == own) targets |= std::uint32_t{1} << (north_south(seat) ? own : tricks_left - own + 1);
    }

    int own_tricks(int ns_tricks) const { return equal[north_south(seat) ? ns_tricks : tricks_left - ns_tricks]; }

    std::array<int, 4> suits;
    int seat, tricks_left;
    EqualTricks equal;
    std::uint64_t legal = 0;
    std::uint32_t targets = 0;  // the tricks of North and South that matter, as a bit set
};

CardTricks Solver::card_tricks(const CardQuestion& question, const StartPosition& start) {
    CardTricks answer;
    answer.fill(-1);
    std::uint64_t remaining = 0;
    for (const auto hand : start.hands) remaining |= hand;
    int ns_tricks = (question.tricks_left + 1) / 2;
    std::uint64_t last = 0;
    for (std::uint64_t rest = question.legal; rest; rest &= rest - 1) {
        const std::uint64_t card = rest & (0 - rest);
        const std::uint64_t suit = std::uint64_t{0xffff} << (std::countr_zero(card) & ~15);
        const std::uint64_t between = (card - 1) & ~(2 * last - 1);
        const std::uint64_t others = remaining & ~start.hands[question.seat];
        const bool equal = (last & suit) && !(others & between);  // so it takes the same tricks
        last = card;
        if (!equal) {
            StartPosition next = start;
            next.trick[next.played++] = card;
            ns_tricks = converge(next, ns_tricks, question.tricks_left, question.targets);
        }
        answer[card_number(card, question.suits)] = question.own_tricks(ns_tricks);
    }
    return answer;
}

// Whether the results for one layout help with the next. Whole deals with only one hand in common have too few
// positions in common: a larger table would only be slower.
static bool share_searches(std::span<const Position> positions) {
    if (positions[0].tricks() < 12) return true;
    for (int turn = 1; turn < 4; ++turn) {
        const int seat = (positions[0].seat() + turn) & 3;
        const auto same = [&](const Position& position) { return position.hands[seat] == positions[0].hands[seat]; };
        if (std::all_of(positions.begin(), positions.end(), same)) return true;
    }
    return false;
}

CardTricks Solver::cards(const Position& position) { return layouts({&position, 1}, ALL_DIFFERENT).front(); }

std::vector<CardTricks> Solver::layouts(std::span<const Position> positions, const EqualTricks& equal) {
    std::vector<CardTricks> answers;
    answers.reserve(positions.size());
    if (positions.empty()) return answers;
    const CardQuestion question(positions[0], equal);
    const bool shared = share_searches(positions);
    for (const Position& position : positions) {
        const StartPosition start = to_lanes(position, question.suits);
        if (answers.empty() || !shared)
            engine_->new_deal(start.hands, position.strain != NO_TRUMPS);
        else
            engine_->next_layout(start.hands);
        answers.push_back(card_tricks(question, start));
    }
    return answers;
}

}  // namespace kernel
