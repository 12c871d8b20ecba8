// Reads Python's arguments into the kernel's values. Invalid values raise ValueError, values of the wrong kind
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

// A deal is PBN text, or a sequence of four hands, N E S W, each an integer or PBN text. No card is in it twice.
Hands read_hands(nanobind::handle deal);

int read_strain(nanobind::handle strain);
int read_seat(nanobind::handle seat, const char* name);

// Text ("SA H3"), or a sequence of cards, each text or a number. There may be `maximum` of them; `name` names them in
// errors.
std::vector<int> read_cards(nanobind::handle cards, const char* name, std::size_t maximum);

// A position without its hands.
Position read_play(nanobind::handle strain, nanobind::handle leader, nanobind::handle trick);

// A valid position.
Position read_position(nanobind::handle deal, nanobind::handle strain, nanobind::handle leader, nanobind::handle trick);

// A valid deal.
Hands read_deal(nanobind::handle deal);

// Five rows of four numbers, 0 to 13.
Table read_table(nanobind::handle rows);

constexpr int MAX_THREADS = 256;
int read_threads(nanobind::handle threads);

// The memory that a search may hold, in megabytes.
std::size_t read_memory(nanobind::handle memory);

}  // namespace kernel
