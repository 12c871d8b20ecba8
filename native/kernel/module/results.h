// Converts the kernel's answers to Python objects.
#pragma once

#include <nanobind/nanobind.h>

#include <vector>

#include "solver.h"

namespace kernel {

// A tuple of five rows.
nanobind::object to_python(const Table& table);

// A dict from each legal card, as text, to its tricks, from the ace of spades down.
nanobind::object to_python(const CardTricks& tricks);

nanobind::object to_python(int tricks);

// A pair: the legal cards as text, from the ace of spades down, and their tricks as bytes, a row for each layout.
nanobind::object to_python(const std::vector<CardTricks>& layouts);

}  // namespace kernel
