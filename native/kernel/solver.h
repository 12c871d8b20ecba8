// Solves positions by zero-window searches, ordered so that each one profits from the transposition table of the last.
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

// Seats N E S W are 0 to 3. A card is 13 * suit + rank, with suits C D H S and ranks 2 to A from 0. A hand is a bit
// set: card n is bit n. The Python API uses the same numbers; strains are numbered in rules.h.
using Hands = std::array<std::uint64_t, 4>;

// A position accepted by check_position of deal.h: each hand has as many cards as the hand to play, or one fewer if it
// has played to the trick.
struct Position {
    Hands hands;  // without the cards of the trick in progress
    int strain = NO_TRUMPS;
    int leader = 0;
    int played = 0;  // number of cards in `trick`
    std::array<int, 3> trick{};

    int seat() const { return (leader + played) & 3; }
    int tricks() const { return std::popcount(hands[seat()]); }
};

using CardTricks = std::array<int, 52>;  // tricks of the side to play, by card number; -1 for a card that is not legal

// By number of tricks of the side to play: the fewest tricks that are worth the same.
using EqualTricks = std::array<int, 14>;
constexpr EqualTricks ALL_DIFFERENT{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13};

using Table = std::array<std::array<int, 4>, STRAINS>;  // tricks of declarer's side, by strain, then declarer's seat

class Solver {
 public:
    // `megabytes` bounds the memory that the solver holds. A search throws Stopped when `stop` requests it; the
    // solver can be used again afterwards.
    explicit Solver(std::size_t megabytes, StopSignal* stop = nullptr);
    ~Solver();

    // The tricks of the leader's side, the trick in progress included.
    int tricks(const Position& position);

    // The tricks of the side to play after each legal card.
    CardTricks cards(const Position& position);

    // The result of `cards` for each of several layouts: positions that differ in nothing but the hands, and have the
    // same hand to play. Tricks that are worth the same are not told apart: each answer is the fewest of them.
    std::vector<CardTricks> layouts(std::span<const Position> positions, const EqualTricks& equal);

    // The tricks of each declarer in each strain, at the start of a trick.
    Table table(const Hands& hands);

    // The tricks of each declarer in one strain, at the start of a trick.
    std::array<int, 4> row(const Hands& hands, int strain);

    // The result of `tricks` for each position of a line of play; all are reached by play from the first.
    std::vector<int> line(std::span<const Position> positions);

    // Memory held, in bytes.
    std::size_t bytes() const;

    // Nodes searched so far: see Engine::nodes.
    std::uint64_t nodes() const;

 private:
    struct CardQuestion;

    CardTricks card_tricks(const CardQuestion& question, const StartPosition& start);
    int converge(const StartPosition& start, int guess, int tricks, std::uint32_t targets = ~std::uint32_t{0});

    std::unique_ptr<Engine> engine_;
};

// The instruction set that solvers use on this machine: "avx2" or "portable".
const char* instructions();

}  // namespace kernel
