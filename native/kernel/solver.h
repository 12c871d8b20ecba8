// Positions in, tricks out: runs the searches that each question needs, in the order in which each helps the next.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "engine.h"
#include "rules.h"

namespace kernel {

// Seats N E S W are 0 to 3. A card is 13 * suit + rank, with suits C D H S and ranks 2 to A from 0. A hand is a set of
// cards: card n is bit n. These are the numbers of the Python API; the numbers of strains are in rules.h.
using Hands = std::array<std::uint64_t, 4>;

// A position that check_position of deal.h accepts: all hands have as many cards as the hand to play, or one fewer
// where they have played to the trick.
struct Position {
    Hands hands;  // without the cards of the trick in progress
    int strain = NO_TRUMPS;
    int leader = 0;
    int played = 0;  // cards of `trick`
    std::array<int, 3> trick{};

    int seat() const { return (leader + played) & 3; }
    int tricks() const { return std::popcount(hands[seat()]); }
};

using Table = std::array<std::array<int, 4>, STRAINS>;  // tricks of the declarer's side, by strain, then seat

class Solver {
 public:
    // `megabytes` bounds the memory that the solver holds. When `stop` requests it, a search throws Stopped; the solver
    // can be used again afterwards.
    explicit Solver(std::size_t megabytes, StopSignal* stop = nullptr);
    ~Solver();

    // Tricks of the leader's side, the one in progress included.
    int tricks(const Position& position);

    // For each legal card of the hand to play, the tricks of its side; -1 for all other cards.
    std::array<int, 52> cards(const Position& position);

    // The tricks of each declarer in each strain, at the start of a trick.
    Table table(const Hands& hands);

    // The row of that table for one strain.
    std::array<int, 4> row(const Hands& hands, int strain);

    // What `tricks` returns for each of several positions, all reached by play from the first.
    std::vector<int> line(std::span<const Position> positions);

    std::size_t bytes() const;

    // Nodes searched so far: see Engine::nodes.
    std::uint64_t nodes() const;

 private:
    int converge(const StartPosition& start, int guess, int tricks);

    std::unique_ptr<Engine> engine_;
};

// The instruction set that solvers use on this machine: "avx2" or "portable".
const char* instructions();

}  // namespace kernel
