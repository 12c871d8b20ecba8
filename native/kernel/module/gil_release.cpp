#include "gil_release.h"

#include <thread>

#if defined(__GNUC__) && !defined(_WIN32)
#define KERNEL_WEAK_SYMBOLS 1
// Python 3.13 has the first; earlier versions have only the second.
extern "C" {
[[gnu::weak]] int Py_IsFinalizing(void);
[[gnu::weak]] int _Py_IsFinalizing(void);
}
#endif

namespace kernel {

namespace {

// Short enough to respond to Ctrl-C at once, and long enough that waiting for the lock costs no noticeable time.
constexpr std::chrono::milliseconds SIGNAL_PERIOD{40};

bool finalizing() {
#ifdef KERNEL_WEAK_SYMBOLS
    if (&Py_IsFinalizing) return Py_IsFinalizing();
    return &_Py_IsFinalizing && _Py_IsFinalizing();
#else
    return false;  // Windows ends a thread without unwinding it, so take_lock needs no protection there
#endif
}

}  // namespace

GilRelease::GilRelease() : thread_(PyEval_SaveThread()), next_check_(Clock::now() + SIGNAL_PERIOD) {}

GilRelease::~GilRelease() { take_lock(); }

bool GilRelease::stop_requested() {
    if (Clock::now() < next_check_) return false;
    take_lock();
    const bool raised = PyErr_CheckSignals() != 0;
    thread_ = PyEval_SaveThread();
    next_check_ = Clock::now() + SIGNAL_PERIOD;
    return raised;
}

// During shutdown, Python before 3.14 ends each thread that requests the lock by unwinding its stack, through frames
// that must not be unwound. Only a daemon thread can get here then: it sleeps until the process exits instead.
void GilRelease::take_lock() {
    const auto sleep_until_exit = [] {
        for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
    };
    if (finalizing()) sleep_until_exit();
    try {
        PyEval_RestoreThread(thread_);
    } catch (...) {  // not an exception but forced unwinding, which must neither continue nor be swallowed
        sleep_until_exit();
    }
}

}  // namespace kernel
