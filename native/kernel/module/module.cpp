// The extension module _kernel, which the Python code of chelem_dd wraps.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "arguments.h"
#include "batch_iterator.h"
#include "deal.h"
#include "layouts.h"
#include "line_of_play.h"
#include "par.h"
#include "results.h"
#include "run_search.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace kernel {

namespace {

nb::object par_result(nb::handle rows, nb::handle dealer, bool ns, bool ew) {
    const Par result = par(read_table(rows), read_seat(dealer, "a dealer"), {ns, ew});
    nb::list contracts;
    for (const auto& [contract, declarers, overtricks] : result.contracts)
        contracts.append(nb::make_tuple(contract, declarers, overtricks));
    return nb::make_tuple(result.score, nb::tuple(contracts));
}

// The nodes that a new solver searches for the table of a deal, and then for each lead by North at notrump. They depend
// only on the deal and the memory limit.
std::uint64_t count_nodes(const Hands& hands, std::size_t megabytes) {
    SolverStore store;
    return run_search(store, megabytes, [&](Solver& solver) {
        solver.table(hands);
        solver.cards({.hands = hands});
        return solver.nodes();
    });
}

}  // namespace

NB_MODULE(_kernel, module) {
    nb::set_leak_warnings(false);  // a program may exit while its threads still hold objects of this module
    const auto store = std::make_shared<SolverStore>();

    module.def(
        "hands",
        [](nb::handle deal) {
            const Hands hands = read_hands(deal);
            return nb::make_tuple(hands[0], hands[1], hands[2], hands[3]);
        },
        "deal"_a.none());
    module.def("text", [](nb::handle deal) { return deal_text(read_hands(deal)); }, "deal"_a.none());
    module.def(
        "table",
        [store](nb::handle deal, nb::handle memory) {
            const Hands hands = read_deal(deal);
            return to_python(
                run_search(*store, read_memory(memory), [&](Solver& solver) { return solver.table(hands); }));
        },
        "deal"_a.none(), "memory"_a.none());
    module.def(
        "tricks",
        [store](nb::handle deal, nb::handle strain, nb::handle leader, nb::handle trick, nb::handle memory) {
            const Position position = read_position(deal, strain, leader, trick);
            return run_search(*store, read_memory(memory), [&](Solver& solver) { return solver.tricks(position); });
        },
        "deal"_a.none(), "strain"_a.none(), "leader"_a.none(), "trick"_a.none(), "memory"_a.none());
    module.def(
        "cards",
        [store](nb::handle deal, nb::handle strain, nb::handle leader, nb::handle trick, nb::handle memory) {
            const Position position = read_position(deal, strain, leader, trick);
            return to_python(
                run_search(*store, read_memory(memory), [&](Solver& solver) { return solver.cards(position); }));
        },
        "deal"_a.none(), "strain"_a.none(), "leader"_a.none(), "trick"_a.none(), "memory"_a.none());
    module.def(
        "layouts",
        [store](nb::handle deals, nb::handle strain, nb::handle leader, nb::handle trick, nb::handle fewest,
                nb::handle threads, nb::handle memory) {
            const Layouts layouts(deals, read_play(strain, leader, trick), fewest);
            return layouts.solve(store, read_threads(threads), read_memory(memory));
        },
        "deals"_a.none(), "strain"_a.none(), "leader"_a.none(), "trick"_a.none(), "fewest"_a.none(), "threads"_a.none(),
        "memory"_a.none());
    module.def(
        "play",
        [store](nb::handle deal, nb::handle strain, nb::handle leader, nb::handle cards, nb::handle memory) {
            const LineOfPlay line(read_position(deal, strain, leader, nb::make_tuple()),
                                  read_cards(cards, "a line of play", 52));
            return run_search(*store, read_memory(memory), [&](Solver& solver) { return line.tricks(solver); });
        },
        "deal"_a.none(), "strain"_a.none(), "leader"_a.none(), "cards"_a.none(), "memory"_a.none());
    module.def("par", &par_result, "rows"_a.none(), "dealer"_a.none(), "ns"_a, "ew"_a);
    module.def(
        "nodes", [](nb::handle deal, nb::handle memory) { return count_nodes(read_deal(deal), read_memory(memory)); },
        "deal"_a.none(), "memory"_a.none());
    module.def("clear", [store] { store->clear(); });
    module.def("held", [store] { return store->bytes(); });
    module.def("instructions", &instructions);

    module.attr("MAX_THREADS") = MAX_THREADS;
    nb::class_<BatchIterator>(module, "BatchIterator", nb::type_slots(BatchIterator::SLOTS))
        .def(
            "__init__",
            [store](BatchIterator* self, nb::handle deals, nb::handle strain, nb::handle leader, nb::handle trick,
                    bool cards, nb::handle threads, nb::handle memory) {
                new (self) BatchIterator(store, deals, read_question(strain, leader, trick, cards),
                                         read_threads(threads), read_memory(memory));
            },
            "deals"_a.none(), "strain"_a.none(), "leader"_a.none(), "trick"_a.none(), "cards"_a, "threads"_a.none(),
            "memory"_a.none())
        .def("next", &BatchIterator::next)
        .def("close", &BatchIterator::close)
        .def_prop_ro("done", &BatchIterator::done);
}

}  // namespace kernel
