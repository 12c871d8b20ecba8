#include "solver.h"

#include <algorithm>

#ifdef KERNEL_HAS_AVX2
#include <cpuid.h>
#endif

namespace kernel {

namespace portable {
std::unique_ptr<Engine> make(std::size_t limit, Watch* watch);
}
#ifdef KERNEL_HAS_AVX2
namespace avx2 {
std::unique_ptr<Engine> make(std::size_t limit, Watch* watch);
}
#endif

namespace {

bool fast() {
#ifdef KERNEL_HAS_AVX2
    // Where lzcnt is missing it counts something else without a word, and not every compiler has a name for it.
    unsigned eax, ebx, ecx, edx;
    constexpr unsigned EXTENDED = 0x80000001, LZCNT = 1 << 5;
    return __get_cpuid(EXTENDED, &eax, &ebx, &ecx, &edx) && (ecx & LZCNT) && __builtin_cpu_supports("popcnt") &&
           __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
#else
    return false;
#endif
}

std::unique_ptr<Engine> make(std::size_t limit, Watch* watch) {
#ifdef KERNEL_HAS_AVX2
    if (fast()) return avx2::make(limit, watch);
#endif
    return portable::make(limit, watch);
}

// The suit in each lane: trumps first, then from spades down. Strains and suits count from opposite ends.
std::array<int, 4> arrangement(int strain) {
    std::array<int, 4> suits{3, 2, 1, 0};
    if (strain != NO_TRUMPS) std::rotate(suits.begin(), suits.begin() + strain, suits.begin() + strain + 1);
    return suits;
}

// Thirteen bits, the other way round: an ace is highest outside, and lowest in a lane.
std::uint64_t mirrored(std::uint64_t ranks) {
    std::uint64_t turned = 0;
    for (int rank = 0; rank < 13; ++rank) turned |= (ranks >> rank & 1) << (12 - rank);
    return turned;
}

std::uint64_t laid(std::uint64_t cards, const std::array<int, 4>& suits) {
    std::uint64_t lanes = 0;
    for (int lane = 0; lane < 4; ++lane) lanes |= mirrored(cards >> 13 * suits[lane] & 0x1fff) << 16 * lane;
    return lanes;
}

int number(std::uint64_t card, const std::array<int, 4>& suits) {
    const int place = __builtin_ctzll(card);
    return 13 * suits[place >> 4] + 12 - (place & 15);
}

Start laid(const Position& position, const std::array<int, 4>& suits) {
    Start start{};
    for (int seat = 0; seat < 4; ++seat) start.hands[seat] = laid(position.hands[seat], suits);
    start.leader = position.leader;
    start.played = position.played;
    for (int i = 0; i < position.played; ++i) {
        start.trick[i] = laid(bit(position.trick[i]), suits);
        start.hands[(position.leader + i) & 3] |= start.trick[i];
    }
    return start;
}

}  // namespace

const char* instructions() { return fast() ? "avx2" : "portable"; }

Solver::Solver(std::size_t megabytes, Watch* watch) : engine_(make(megabytes << 20, watch)) {}

Solver::~Solver() = default;

std::size_t Solver::bytes() const { return engine_->bytes(); }

// North and South's tricks: each question of the engine asks whether they reach a number, the next one above or
// below what the last has shown, so that two answers are enough when the guess was right.
int Solver::settle(const Start& start, int guess, int tricks) {
    int low = 0, high = tricks;
    while (low < high) {
        const int need = std::clamp(guess, low + 1, high);
        guess = engine_->reach(start, need);
        (guess >= need ? low : high) = guess;
    }
    return low;
}

int Solver::tricks(const Position& position) {
    const Start start = laid(position, arrangement(position.strain));
    engine_->begin(start.hands, position.strain != NO_TRUMPS);
    const int left = position.tricks();
    const int north = settle(start, (left + 1) / 2, left);
    return north_south(position.leader) ? north : left - north;
}

Table Solver::table(const Hands& hands) {
    Table table{};
    for (int strain = 0; strain < STRAINS; ++strain) table[strain] = row(hands, strain);
    return table;
}

std::array<int, 4> Solver::row(const Hands& hands, int strain) {
    std::array<int, 4> row{};
    Start start = laid({.hands = hands, .strain = strain}, arrangement(strain));
    engine_->begin(start.hands, strain != NO_TRUMPS);
    const int left = __builtin_popcountll(hands[0]);
    int north = (left + 1) / 2;
    for (const int declarer : {0, 2, 1, 3}) {  // partners take the same tricks more often than not
        start.leader = (declarer + 1) & 3;
        north = settle(start, north, left);
        row[declarer] = north_south(declarer) ? north : left - north;
    }
    return row;
}

// From the last, the easiest, whose proofs serve those before it.
std::vector<int> Solver::line(std::span<const Position> positions) {
    std::vector<int> tricks(positions.size());
    if (positions.empty()) return tricks;
    const auto suits = arrangement(positions[0].strain);
    engine_->begin(laid(positions[0], suits).hands, positions[0].strain != NO_TRUMPS);
    int north = 0;
    for (std::size_t i = positions.size(); i-- > 0;) {
        const int left = positions[i].tricks();
        north = settle(laid(positions[i], suits), north, left);
        tricks[i] = north_south(positions[i].leader) ? north : left - north;
    }
    return tricks;
}

std::array<int, 52> Solver::cards(const Position& position) {
    const auto suits = arrangement(position.strain);
    Start start = laid(position, suits);
    engine_->begin(start.hands, position.strain != NO_TRUMPS);
    const int seat = position.seat(), left = position.tricks();
    std::array<int, 52> values;
    values.fill(-1);
    std::uint64_t legal = position.hands[seat];
    if (position.played) {
        const std::uint64_t follows = in_suit(legal, suit_of(position.trick[0]));
        if (follows) legal = follows;
    }
    std::uint64_t present = 0;  // the cards that can still part two of the hand
    for (const auto hand : start.hands) present |= hand;
    int north = (left + 1) / 2;
    std::uint64_t last = 0;
    for (std::uint64_t rest = laid(legal, suits); rest; rest &= rest - 1) {
        const std::uint64_t card = rest & -rest;
        const std::uint64_t suit = std::uint64_t{0xffff} << (__builtin_ctzll(card) & ~15);
        const std::uint64_t between = (card - 1) & ~(2 * last - 1);
        const bool equal = (last & suit) && !(present & between & ~start.hands[seat]);
        last = card;
        if (!equal) {
            Start next = start;
            next.trick[next.played++] = card;
            north = settle(next, north, left);
        }
        values[number(card, suits)] = north_south(seat) ? north : left - north;
    }
    return values;
}

}  // namespace kernel
