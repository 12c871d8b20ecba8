// What Python gives, made into the kernel's values. Faults are ValueError, values of the wrong kind TypeError.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <vector>

#include "solver.h"

namespace kernel {

// PBN text, or a sequence of four integers. No card is in it twice.
Hands hands_of(nanobind::handle deal);

int strain_of(nanobind::handle strain);
int seat_of(nanobind::handle seat, const char* what);

// Text ("SA H3"), or a sequence of cards, each text or a number. `what` they are for has at most `most`.
std::vector<int> cards_of(nanobind::handle cards, const char* what, std::size_t most);

// What is asked of a deal, or of one after another: a position that has no hands yet.
Position question_of(nanobind::handle strain, nanobind::handle leader, nanobind::handle trick);

// A sound position.
Position position_of(nanobind::handle deal, nanobind::handle strain, nanobind::handle leader, nanobind::handle trick);

// A sound deal, as a position of which only the hands matter.
Position deal_of(nanobind::handle deal);

// Five rows of four numbers, 0 to 13.
Table table_of(nanobind::handle rows);

constexpr int MOST_THREADS = 256;
int threads_of(nanobind::handle threads);

// What a search may hold.
std::size_t megabytes_of(nanobind::handle memory);

}  // namespace kernel
