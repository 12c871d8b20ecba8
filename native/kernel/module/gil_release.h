// Releases Python's global interpreter lock during a search, so that other threads can run.
#pragma once

#include <Python.h>

#include <chrono>

#include "engine.h"

namespace kernel {

// Releases the lock for its lifetime, and reacquires it briefly at intervals so that Python can handle signals. If a
// handler raises, as for Ctrl-C, `stop_requested` returns true, with Python's error set.
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
