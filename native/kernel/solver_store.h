// A pool of idle solvers for reuse: a solver's memory is expensive to allocate, and serves any deal.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "solver.h"

namespace kernel {

// Thread-safe. Keeps as many idle solvers as were leased at once, but at most one per processor.
class SolverStore {
    struct Entry;

 public:
    // Owns a solver for its lifetime, created on first use. The store must outlive the lease.
    class Lease {
     public:
        Lease(SolverStore& store, std::size_t megabytes, StopSignal& stop);
        ~Lease();
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;

        Solver& solver();

        // Destroys the solver after a failure, which may leave it in any state; `solver` then creates another.
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

    // Memory held by idle solvers, in bytes.
    std::size_t bytes() const;

 private:
    std::unique_ptr<Entry> take(std::size_t megabytes);
    void put_back(std::unique_ptr<Entry> entry) noexcept;
    std::unique_ptr<Entry> remove(std::size_t index);

    const std::size_t capacity_;
    mutable std::mutex mutex_;
    std::vector<std::unique_ptr<Entry>> idle_;  // least recently used first
};

}  // namespace kernel
