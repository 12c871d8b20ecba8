#include "solver_store.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace kernel {

// A solver serves one lease after another, each with a stop signal of its own.
struct SolverStore::Entry final : StopSignal {
    explicit Entry(std::size_t megabytes) : megabytes(megabytes), solver(megabytes, this) {}
    bool stop_requested() override { return current && current->stop_requested(); }

    const std::size_t megabytes;
    StopSignal* current = nullptr;
    Solver solver;
};

SolverStore::Lease::Lease(SolverStore& store, std::size_t megabytes, StopSignal& stop)
    : store_(store), megabytes_(megabytes), stop_(stop), entry_(store.take(megabytes)) {}

SolverStore::Lease::~Lease() {
    if (entry_) store_.put_back(std::move(entry_));
}

Solver& SolverStore::Lease::solver() {
    if (!entry_) entry_ = std::make_unique<Entry>(megabytes_);
    entry_->current = &stop_;
    return entry_->solver;
}

void SolverStore::Lease::discard() { entry_.reset(); }

SolverStore::SolverStore() : capacity_(std::max(1U, std::thread::hardware_concurrency())) {}
SolverStore::~SolverStore() = default;

// The most recently used solver of this size: the processor may still have it in its cache. If all are of
// another size, the least recently used one is destroyed to make room.
std::unique_ptr<SolverStore::Entry> SolverStore::take(std::size_t megabytes) {
    std::unique_ptr<Entry> discarded;  // freed after the lock is released
    const std::lock_guard lock(mutex_);
    const auto same_size = [&](const auto& entry) { return entry->megabytes == megabytes; };
    const auto found = std::find_if(idle_.rbegin(), idle_.rend(), same_size);
    if (found == idle_.rend()) {
        if (!idle_.empty()) discarded = remove(0);
        return nullptr;
    }
    return remove(static_cast<std::size_t>(idle_.rend() - found) - 1);
}

void SolverStore::put_back(std::unique_ptr<Entry> entry) noexcept {
    entry->current = nullptr;
    std::unique_ptr<Entry> discarded;
    try {
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(entry));
        if (idle_.size() > capacity_) discarded = remove(0);
    } catch (...) {  // no memory to keep it: it is destroyed
    }
}

std::unique_ptr<SolverStore::Entry> SolverStore::remove(std::size_t index) {
    auto entry = std::move(idle_[index]);
    idle_.erase(idle_.begin() + static_cast<std::ptrdiff_t>(index));
    return entry;
}

void SolverStore::clear() {
    std::vector<std::unique_ptr<Entry>> discarded;
    const std::lock_guard lock(mutex_);
    discarded.swap(idle_);
}

std::size_t SolverStore::bytes() const {
    const std::lock_guard lock(mutex_);
    std::size_t sum = 0;
    for (const auto& entry : idle_) sum += entry->solver.bytes();
    return sum;
}

}  // namespace kernel
