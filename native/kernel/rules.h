// The rules of play that several files share. Cards, hands and seats are numbered as in solver.h.
#pragma once

#include <cstdint>
#include <string_view>

namespace kernel {

// Strains are 0 to 4: S H D C NT. Suits are 0 to 3: C D H S.
constexpr int STRAINS = 5;
constexpr int NO_TRUMPS = 4;
constexpr std::string_view STRAIN_NAMES[STRAINS]{"S", "H", "D", "C", "NT"};

constexpr bool north_south(int seat) { return !(seat & 1); }
constexpr std::uint64_t bit(int card) { return std::uint64_t{1} << card; }
constexpr int suit_of(int card) { return card / 13; }

// The cards of one suit that a hand holds.
constexpr std::uint64_t in_suit(std::uint64_t hand, int suit) { return hand & std::uint64_t{0x1fff} << 13 * suit; }

// Whether `card` beats `best`, the best card of the trick so far. Suits and strains are numbered in opposite orders.
constexpr bool beats(int card, int best, int strain) {
    if (suit_of(card) == suit_of(best)) return card > best;
    return strain != NO_TRUMPS && suit_of(card) == 3 - strain;
}

}  // namespace kernel
