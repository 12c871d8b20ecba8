// Releases Python's global interpreter lock during a search, so that other threads can run.
#pragma once

#include <Python.h>

#include <chrono>

#include "engine.h"

namespace kernel {

// Holds the lock released for its lifetime. From time to time it takes the lock back briefly to let Python handle
// signals; when a handler raises, as for Ctrl-C, the search must stop, and Python's error is set.
class GilRelease final : public StopSignal {
 public:
    GilRelease();
    ~GilRelease() override;
    GilRelease(const GilRelease&) = delete;
    GilRelease& operator=(const GilRelease&) = delete;

    bool stop_requested() override;

 private:
    using Clock = std::chrono::steady_clock;

    void take_lock();

    PyThreadState* thread_;
    Clock::time_point next_check_;
};

}  // namespace kernel
