// Runs a search on this thread, or waits for those of other threads, without Python's lock.
#pragma once

#include <nanobind/nanobind.h>

#include <chrono>

#include "gil_release.h"
#include "solver_store.h"

namespace kernel {

// Calls `search` with a solver from the store, without Python's lock.
template <class SearchFunction>
auto run_search(SolverStore& store, std::size_t megabytes, SearchFunction search) {
    struct Relay final : StopSignal {
        bool stop_requested() override { return released && released->stop_requested(); }
        GilRelease* released = nullptr;
    } relay;
    // The lease begins and ends under Python's lock, so that a fork finds the store in a consistent state.
    SolverStore::Lease lease(store, megabytes, relay);
    try {
        GilRelease released;
        relay.released = &released;
        return search(lease.solver());
    } catch (const Stopped&) {
        throw nanobind::python_error();
    } catch (...) {
        lease.discard();
        throw;
    }
}

// Calls `done`, with a timeout, until it returns true. Meanwhile Python's lock is released and signals are handled; an
// exception raised by a handler is thrown.
template <class Done>
void wait_until(Done done) {
    if (done(std::chrono::milliseconds(0))) return;
    bool raised = false;
    {
        GilRelease released;
        while (!raised && !done(std::chrono::milliseconds(20))) raised = released.stop_requested();
    }
    if (raised) throw nanobind::python_error();
}

}  // namespace kernel
