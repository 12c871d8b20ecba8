#include "unlocked.h"

#include <thread>

// The first is in Python since 3.13; before, there was only the second.
extern "C" {
[[gnu::weak]] int Py_IsFinalizing(void);
[[gnu::weak]] int _Py_IsFinalizing(void);
}

namespace kernel {

namespace {

// Often enough for a person who waits, seldom enough for a thread that would not give the lock back at once.
constexpr std::chrono::milliseconds PERIOD{40};

bool finalizing() {
    if (&Py_IsFinalizing) return Py_IsFinalizing();
    return &_Py_IsFinalizing && _Py_IsFinalizing();
}

}  // namespace

Unlocked::Unlocked() : thread_(PyEval_SaveThread()), next_(Clock::now() + PERIOD) {}

Unlocked::~Unlocked() { take_lock(); }

bool Unlocked::stop() {
    if (Clock::now() < next_) return false;
    take_lock();
    const bool raised = PyErr_CheckSignals() != 0;
    thread_ = PyEval_SaveThread();
    next_ = Clock::now() + PERIOD;
    return raised;
}

// When the interpreter is going, Python before 3.14 ends the threads that ask for its lock, or wait for it: it unwinds
// them, through frames that cannot bear it. A thread that nobody waits for then waits for the end instead.
void Unlocked::take_lock() {
    const auto wait_for_the_end = [] {
        for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
    };
    if (finalizing()) wait_for_the_end();
    try {
        PyEval_RestoreThread(thread_);
    } catch (...) {  // no exception, but the unwinding, which may not go on, nor be left
        wait_for_the_end();
    }
}

}  // namespace kernel
