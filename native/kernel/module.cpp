// The extension module: what chelem_dd is made of. The package's Python gives it its names and its types.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "arguments.h"
#include "deal.h"
#include "par.h"
#include "play.h"
#include "pool.h"
#include "unlocked.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace kernel {

namespace {

constexpr int LEAST_MEGABYTES = 8;  // what a search begins with fits in it
constexpr int MOST_MEGABYTES = 1 << 20;
constexpr int MOST_THREADS = 1024;

std::size_t megabytes_of(nb::handle memory) {
    return static_cast<std::size_t>(number_of(memory, "memory, in megabytes a thread,", LEAST_MEGABYTES, MOST_MEGABYTES));
}

// Runs `ask` with a solver of the store, without Python's lock.
template <class Ask>
auto searched(Solvers& store, std::size_t megabytes, Ask ask) {
    struct Relay final : Watch {
        bool stop() override { return unlocked && unlocked->stop(); }
        Unlocked* unlocked = nullptr;
    } relay;
    Solvers::Loan loan(store, megabytes, relay);  // taken and given back under the lock, so that a fork finds it whole
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

nb::object python(const Table& table) {
    nb::list rows;
    for (const auto& row : table) rows.append(nb::make_tuple(row[0], row[1], row[2], row[3]));
    return nb::tuple(rows);
}

nb::object python(const std::array<int, 52>& tricks) {
    nb::dict cards;
    for (int card = 51; card >= 0; --card)
        if (tricks[card] >= 0) cards[card_text(card).c_str()] = tricks[card];
    return cards;
}

nb::object python(int tricks) { return nb::int_(tricks); }

bool ready(Pool& pool) { return pool.ready(std::chrono::milliseconds(0)); }

// Waits for the next answer, or for the pool to be closed.
void wait(Pool& pool) {
    bool raised = false;
    if (!ready(pool)) {
        Unlocked unlocked;
        while (!raised && !pool.ready(std::chrono::milliseconds(20))) raised = unlocked.stop();
    }
    if (raised) throw nb::python_error();
}

// The next answer, which is ready.
nb::object take(Pool& pool) {
    try {
        return std::visit([](const auto& answer) { return python(answer); }, pool.pop());
    } catch (const Stopped&) {
        throw nb::stop_iteration();
    }
}

// A pool that has been closed has no use for a question.
void push(Pool& pool, Question::Wanted wanted, const Position& position) {
    try {
        pool.push({wanted, position});
    } catch (const Stopped&) {
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
    }, "deal"_a);
    module.def("text", [](nb::handle deal) { return deal_text(hands_of(deal)); }, "deal"_a);
    module.def("table", [store](nb::handle deal, nb::handle memory) {
        const Hands hands = deal_of(deal).hands;
        return python(searched(*store, megabytes_of(memory), [&](Solver& solver) { return solver.table(hands); }));
    }, "deal"_a, "memory"_a);
    module.def("tricks", [store](nb::handle deal, nb::handle strain, nb::handle leader, nb::handle trick,
                                 nb::handle memory) {
        const Position position = position_of(deal, strain, leader, trick);
        return searched(*store, megabytes_of(memory), [&](Solver& solver) { return solver.tricks(position); });
    }, "deal"_a, "strain"_a, "leader"_a, "trick"_a, "memory"_a);
    module.def("cards", [store](nb::handle deal, nb::handle strain, nb::handle leader, nb::handle trick,
                                nb::handle memory) {
        const Position position = position_of(deal, strain, leader, trick);
        return python(searched(*store, megabytes_of(memory), [&](Solver& solver) { return solver.cards(position); }));
    }, "deal"_a, "strain"_a, "leader"_a, "trick"_a, "memory"_a);
    module.def("play", [store](nb::handle deal, nb::handle strain, nb::handle leader, nb::handle cards,
                               nb::handle memory) {
        const Play play(position_of(deal, strain, leader, nb::make_tuple()), cards_of(cards));
        return searched(*store, megabytes_of(memory), [&](Solver& solver) { return play.tricks(solver); });
    }, "deal"_a, "strain"_a, "leader"_a, "cards"_a, "memory"_a);
    module.def("par", &par_of, "rows"_a, "dealer"_a, "ns"_a, "ew"_a);
    module.def("clear", [store] { store->clear(); });
    module.def("held", [store] { return store->bytes(); });
    module.def("instructions", &instructions);

    nb::class_<Pool>(module, "Pool")
        .def("__init__", [store](Pool* self, nb::handle threads, nb::handle memory) {
            new (self) Pool(store, number_of(threads, "threads", 1, MOST_THREADS), megabytes_of(memory));
        }, "threads"_a, "memory"_a)
        .def("table", [](Pool& pool, nb::handle deal) { push(pool, Question::Wanted::TABLE, deal_of(deal)); },
             "deal"_a)
        .def("tricks", [](Pool& pool, nb::handle deal, nb::handle strain, nb::handle leader, nb::handle trick) {
            push(pool, Question::Wanted::TRICKS, position_of(deal, strain, leader, trick));
        }, "deal"_a, "strain"_a, "leader"_a, "trick"_a)
        .def("cards", [](Pool& pool, nb::handle deal, nb::handle strain, nb::handle leader, nb::handle trick) {
            push(pool, Question::Wanted::CARDS, position_of(deal, strain, leader, trick));
        }, "deal"_a, "strain"_a, "leader"_a, "trick"_a)
        .def("ready", &ready)
        .def("wait", &wait)
        .def("take", &take)
        .def("close", &Pool::close);
}

}  // namespace kernel
