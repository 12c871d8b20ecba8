// The iterator behind Python's solve_many, which asks the same question about each of many deals.
#pragma once

#include <nanobind/nanobind.h>

#include <cstddef>
#include <exception>
#include <memory>

#include "worker_pool.h"

namespace kernel {

// Reads the question to ask about each deal: its table if strain and leader are None, else the tricks of each card if
// `cards`, else the tricks. The hands of its position are empty.
Question read_question(nanobind::handle strain, nanobind::handle leader, nanobind::handle trick, bool cards);

// Deals and answers stay in step even if Python raises in the middle of `next`, as a signal handler can: each deal
// taken from the iterable is added to the pool, and each answer returned is counted.
class BatchIterator {
 public:
    BatchIterator(std::shared_ptr<SolverStore> store, nanobind::handle deals, const Question& question, int threads,
                  std::size_t megabytes);

    // The next answer; raises StopIteration at the end.
    nanobind::object next();

    // The number of answers returned, errors included.
    std::size_t done() const { return pool_.popped(); }

    void close();

    static PyType_Slot SLOTS[];  // for Python's garbage collector

 private:
    struct Turn;

    int traverse(visitproc visit, void* arg) const;
    void take_deals();
    bool take_deal();
    Question question_about(nanobind::handle deal) const;

    const Question question_;
    nanobind::object deals_;  // null once it is exhausted
    WorkerPool pool_;
};

}  // namespace kernel
