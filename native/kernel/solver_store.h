// A store of solvers for reuse: the memory of a solver is expensive to set up, and belongs to no particular deal.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "solver.h"

namespace kernel {

// Threads may share a store. It keeps as many idle solvers as were leased at once, but no more than there are
// processors.
class SolverStore {
    struct Entry;

 public:
    // A solver for the lifetime of the lease, made when it is first asked for. The store must outlive the lease.
    class Lease {
     public:
        Lease(SolverStore& store, std::size_t megabytes, StopSignal& stop);
        ~Lease();
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;

        Solver& solver();

        // Discards the solver, because it failed and may be in any state; the next call makes another.
        void discard();

     private:
        SolverStore& store_;
        const std::size_t megabytes_;
        StopSignal& stop_;
        std::unique_ptr<Entry> entry_;
    };

    SolverStore();
    ~SolverStore();

    // Frees all idle solvers.
    void clear();

    // Bytes held by idle solvers.
    std::size_t bytes() const;

 private:
    std::unique_ptr<Entry> take(std::size_t megabytes);
    void put_back(std::unique_ptr<Entry> entry) noexcept;
    std::unique_ptr<Entry> remove(std::size_t index);

    const std::size_t capacity_;
    mutable std::mutex mutex_;
    std::vector<std::unique_ptr<Entry>> idle_;  // the most recently used is the last
};

}  // namespace kernel
