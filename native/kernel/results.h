// Converts the kernel's answers to Python objects.
#pragma once

#include <nanobind/nanobind.h>

#include <array>

#include "solver.h"

namespace kernel {

// A tuple of five rows.
nanobind::object to_python(const Table& table);

// A dict from each legal card, as text, to its tricks, from the ace of spades down.
nanobind::object to_python(const std::array<int, 52>& tricks);

nanobind::object to_python(int tricks);

}  // namespace kernel
