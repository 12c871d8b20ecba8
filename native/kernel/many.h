// Many deals for Python, of each of which the same is asked.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <exception>
#include <memory>

#include "pool.h"

namespace kernel {

// What is asked of each deal: its table, when it is neither a strain nor a leader's.
Question asked_of(nanobind::handle strain, nanobind::handle leader, nanobind::handle trick, bool cards);

// Whatever is raised in the middle of `next`, as by a signal's handler, no deal is taken without a place in the pool, and
// no answer without being counted.
class Many {
   public:
    Many(std::shared_ptr<Solvers> store, nanobind::handle deals, const Question& question, int threads,
         std::size_t megabytes);

    // The next answer; StopIteration when there is none.
    nanobind::object next();

    // How many were given, failures included.
    std::size_t done() const { return pool_.taken(); }

    void close();

    static PyType_Slot SLOTS[];  // for Python's garbage collector

   private:
    struct Turn;

    int traverse(visitproc visit, void* arg) const;
    void take_deals();
    bool take_deal();
    Question about(nanobind::handle deal) const;

    const Question question_;
    nanobind::object deals_;  // null when there are no more
    Pool pool_;
};

}  // namespace kernel
