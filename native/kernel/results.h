// The kernel's values, made into Python's.
#pragma once

#include <nanobind/nanobind.h>

#include <array>

#include "solver.h"

namespace kernel {

// A tuple of rows.
nanobind::object python(const Table& table);

// The cards that have a number, as text, from the ace of spades down, and their numbers.
nanobind::object python(const std::array<int, 52>& tricks);

nanobind::object python(int tricks);

}  // namespace kernel
