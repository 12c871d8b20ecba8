#include "layouts.h"

#include <algorithm>
#include <span>
#include <stdexcept>
#include <utility>

#include "arguments.h"
#include "deal.h"
#include "results.h"
#include "run_search.h"
#include "worker_pool.h"

namespace nb = nanobind;

namespace kernel {

namespace {

// Fewer would gain less from another thread than they lose by sharing less.
constexpr int LAYOUTS_PER_THREAD = 8;

}  // namespace

Layouts::Layouts(nb::handle deals, const Position& play, nb::handle fewest) {
    for (const nb::handle deal : nb::iter(deals)) {
        Position position = play;
        position.hands = read_hands(deal);
        check_position(position);
        if (!positions_.empty() && position.hands[position.seat()] != positions_[0].hands[position.seat()])
            throw std::invalid_argument(std::string(seat_name(position.seat())) +
                                        ", who is to play, holds other cards in layout " +
                                        std::to_string(positions_.size() + 1) + " than in the first");
        positions_.push_back(position);
    }
    if (positions_.empty()) throw std::invalid_argument("there are no layouts");
    equal_ = read_equal_tricks(fewest, positions_[0].tricks());
}

nb::object Layouts::solve(const std::shared_ptr<SolverStore>& store, int threads, std::size_t megabytes) const {
    const int parts = std::min(threads, static_cast<int>(positions_.size()) / LAYOUTS_PER_THREAD);
    if (parts > 1) return to_python(solve_in_parts(store, parts, megabytes));
    return to_python(run_search(*store, megabytes, [&](Solver& solver) { return solver.layouts(positions_, equal_); }));
}

std::vector<CardTricks> Layouts::solve_in_parts(const std::shared_ptr<SolverStore>& store, int parts,
                                                std::size_t megabytes) const {
    WorkerPool pool(store, parts, megabytes);
    const std::span<const Position> all(positions_);
    std::size_t begin = 0;
    for (int part = 1; part <= parts; ++part) {
        const std::size_t end = all.size() * part / parts;
        pool.push({.kind = Question::Kind::LAYOUTS,
                   .position = {},
                   .layouts = all.subspan(begin, end - begin),
                   .equal = equal_});
        begin = end;
    }
    std::vector<CardTricks> answers;
    for (int part = 0; part < parts; ++part) {
        wait_until([&](auto timeout) { return pool.wait(timeout); });
        const auto some = std::get<std::vector<CardTricks>>(pool.pop());
        answers.insert(answers.end(), some.begin(), some.end());
    }
    return answers;
}

}  // namespace kernel
