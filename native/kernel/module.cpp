// The extension module: what chelem_dd is made of. The package's Python gives it its names and its types.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "arguments.h"
#include "deal.h"
#include "many.h"
#include "par.h"
#include "play.h"
#include "results.h"
#include "unlocked.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace kernel {

namespace {

// Runs `ask` with a solver of the store, without Python's lock.
template <class Ask>
auto searched(Solvers& store, std::size_t megabytes, Ask ask) {
    struct Relay final : Watch {
        bool stop() override { return unlocked && unlocked->stop(); }
        Unlocked* unlocked = nullptr;
    } relay;
    // Taken and given back under Python's lock, so that a fork finds the store whole.
    Solvers::Loan loan(store, megabytes, relay);
    try {
        Unlocked unlocked;
        relay.unlocked = &unlocked;
        return ask(loan.solver());
    } catch (const Stopped&) {
        throw nb::python_error();
    } catch (...) {
        loan.spoil();
        throw;
    }
}

nb::object par_of(nb::handle rows, nb::handle dealer, bool ns, bool ew) {
    const Par found = par(table_of(rows), seat_of(dealer, "a dealer"), {ns, ew});
    nb::list contracts;
    for (const auto& [contract, declarers, result] : found.contracts)
        contracts.append(nb::make_tuple(contract, declarers, result));
    return nb::make_tuple(found.score, nb::tuple(contracts));
}

}  // namespace

NB_MODULE(_kernel, module) {
    nb::set_leak_warnings(false);  // a program may end while its threads still have what is ours
    const auto store = std::make_shared<Solvers>();

    module.def("hands", [](nb::handle deal) {
        const Hands hands = hands_of(deal);
        return nb::make_tuple(hands[0], hands[1], hands[2], hands[3]);
    }, "deal"_a.none());
    module.def("text", [](nb::handle deal) { return deal_text(hands_of(deal)); }, "deal"_a.none());
    module.def("table", [store](nb::handle deal, nb::handle memory) {
        const Hands hands = deal_of(deal).hands;
        return python(searched(*store, megabytes_of(memory), [&](Solver& solver) { return solver.table(hands); }));
    }, "deal"_a.none(), "memory"_a.none());
    module.def("tricks", [store](nb::handle deal, nb::handle strain, nb::handle leader, nb::handle trick,
                                 nb::handle memory) {
        const Position position = position_of(deal, strain, leader, trick);
        return searched(*store, megabytes_of(memory), [&](Solver& solver) { return solver.tricks(position); });
    }, "deal"_a.none(), "strain"_a.none(), "leader"_a.none(), "trick"_a.none(), "memory"_a.none());
    module.def("cards", [store](nb::handle deal, nb::handle strain, nb::handle leader, nb::handle trick,
                                nb::handle memory) {
        const Position position = position_of(deal, strain, leader, trick);
        return python(searched(*store, megabytes_of(memory), [&](Solver& solver) { return solver.cards(position); }));
    }, "deal"_a.none(), "strain"_a.none(), "leader"_a.none(), "trick"_a.none(), "memory"_a.none());
    module.def("play", [store](nb::handle deal, nb::handle strain, nb::handle leader, nb::handle cards,
                               nb::handle memory) {
        const Play play(position_of(deal, strain, leader, nb::make_tuple()), cards_of(cards, "a line of play", 52));
        return searched(*store, megabytes_of(memory), [&](Solver& solver) { return play.tricks(solver); });
    }, "deal"_a.none(), "strain"_a.none(), "leader"_a.none(), "cards"_a.none(), "memory"_a.none());
    module.def("par", &par_of, "rows"_a.none(), "dealer"_a.none(), "ns"_a, "ew"_a);
    module.def("clear", [store] { store->clear(); });
    module.def("held", [store] { return store->bytes(); });
    module.def("instructions", &instructions);

    module.attr("MOST_THREADS") = MOST_THREADS;
    nb::class_<Many>(module, "Many", nb::type_slots(Many::SLOTS))
        .def("__init__", [store](Many* self, nb::handle deals, nb::handle strain, nb::handle leader, nb::handle trick,
                                 bool cards, nb::handle threads, nb::handle memory) {
            new (self) Many(store, deals, asked_of(strain, leader, trick, cards), threads_of(threads), megabytes_of(memory));
        }, "deals"_a.none(), "strain"_a.none(), "leader"_a.none(), "trick"_a.none(), "cards"_a, "threads"_a.none(),
           "memory"_a.none())
        .def("next", &Many::next)
        .def("close", &Many::close)
        .def_prop_ro("done", &Many::done);
}

}  // namespace kernel
