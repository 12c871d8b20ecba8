// Deals and positions in, tricks out: the searches that each question takes, in the order that lets each profit
// from the last.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine.h"
#include "rules.h"

namespace kernel {

// Seats N E S W are 0 to 3. A card is a number 13 * suit + rank with suits C D H S and ranks 2 to A from 0; a hand is
// the set of its cards as bits. These are the numbers of Python's side; strains are those of rules.h.
using Hands = std::array<std::uint64_t, 4>;

// A position that has been found sound (see deal.h): each hand has as many cards as the hand to play's, or one less
// when it has played to the trick.
struct Position {
    Hands hands;  // without the cards of the trick
    int strain = NO_TRUMPS;
    int leader = 0;
    int played = 0;
    std::array<int, 3> trick{};

    int seat() const { return (leader + played) & 3; }
    int tricks() const { return static_cast<int>(__builtin_popcountll(hands[seat()])); }
};

using Table = std::array<std::array<int, 4>, STRAINS>;  // tricks of the declarer's side, by strain, then seat

class Solver {
   public:
    // `megabytes` bounds what the solver holds; when `watch` says so, a search throws Stopped, and the
    // solver may be asked anything again.
    explicit Solver(std::size_t megabytes, Watch* watch = nullptr);
    ~Solver();

    // Tricks of the leader's side, the one in progress included.
    int tricks(const Position& position);

    // For each card that the hand to play may play, the tricks of its side; -1 for all other cards.
    std::array<int, 52> cards(const Position& position);

    // For a deal before the first lead, or at any trick's start with whoever may lead.
    Table table(const Hands& hands);

    // The line of such a table for one strain.
    std::array<int, 4> row(const Hands& hands, int strain);

    // For each of several positions, all of them reached by play from the first, what `tricks` says.
    std::vector<int> line(std::span<const Position> positions);

    std::size_t bytes() const;

   private:
    int settle(const Start& start, int guess, int tricks);

    std::unique_ptr<Engine> engine_;
};

// The name of the set of instructions that solvers use here: "avx2" or "portable".
const char* instructions();

}  // namespace kernel
