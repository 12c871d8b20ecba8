// A search without Python's lock, so that other threads run meanwhile.
#pragma once

#include <Python.h>

#include <chrono>

#include "engine.h"

namespace kernel {

// Gives up the lock for as long as it lives. Every now and then it takes the lock back for a moment and lets Python
// deal with signals: when one raises, as Ctrl-C does, the search is to stop, and the exception is set.
class Unlocked final : public Watch {
   public:
    Unlocked();
    ~Unlocked() override;
    Unlocked(const Unlocked&) = delete;
    Unlocked& operator=(const Unlocked&) = delete;

    bool stop() override;

   private:
    using Clock = std::chrono::steady_clock;

    void take_lock();

    PyThreadState* thread_;
    Clock::time_point next_;
};

}  // namespace kernel
