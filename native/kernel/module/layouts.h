// One question about several layouts: deals that agree on the hand to play, as a player imagines them.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <memory>
#include <vector>

#include "solver_store.h"

namespace kernel {

class Layouts {
 public:
    // Reads the deals, each a valid position with the strain, leader and trick of `play`, and for each number of tricks
    // the fewest that are worth the same. Throws std::invalid_argument if there is no deal, or if the hand to play is
    // not the same in all.
    Layouts(nanobind::handle deals, const Position& play, nanobind::handle fewest);

    // The legal cards and their tricks in each layout, as `to_python` returns them.
    nanobind::object solve(const std::shared_ptr<SolverStore>& store, int threads, std::size_t megabytes) const;

 private:
    std::vector<CardTricks> solve_in_parts(const std::shared_ptr<SolverStore>& store, int parts,
                                           std::size_t megabytes) const;

    std::vector<Position> positions_;
    EqualTricks equal_{};
};

}  // namespace kernel
