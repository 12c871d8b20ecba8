// Converts Python arguments to the kernel's values. Invalid values raise ValueError; values of the wrong type raise
// TypeError.
//
// Text may be given as a `str`, or as any value that prints as that text: one whose `str` is it or, for the members of
// an enumeration, whose `name` is it.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <vector>

#include "solver.h"

namespace kernel {

// Reads PBN text, or a sequence of four hands, N E S W, each an integer or PBN text, and checks that no card is held
// twice.
Hands read_hands(nanobind::handle deal);

int read_strain(nanobind::handle strain);
int read_seat(nanobind::handle seat, const char* name);

// Reads text ("SA H3"), or a sequence of at most `maximum` cards, each text or a number. `name` is what errors call
// them.
std::vector<int> read_cards(nanobind::handle cards, const char* name, std::size_t maximum);

// Reads a position without its hands.
Position read_play(nanobind::handle strain, nanobind::handle leader, nanobind::handle trick);

// Reads and validates a position.
Position read_position(nanobind::handle deal, nanobind::handle strain, nanobind::handle leader, nanobind::handle trick);

// Reads a deal at the start of a trick, and validates it.
Hands read_deal(nanobind::handle deal);

// Reads numbers by number of tricks, none above its index, for 0 to `most` tricks or more.
EqualTricks read_equal_tricks(nanobind::handle numbers, int most);

// Reads five rows of four numbers, 0 to 13.
Table read_table(nanobind::handle rows);

constexpr int MAX_THREADS = 256;
int read_threads(nanobind::handle threads);

// Reads the memory limit of a search, in megabytes.
std::size_t read_memory(nanobind::handle memory);

}  // namespace kernel
