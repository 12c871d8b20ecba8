#include "solvers.h"

#include <algorithm>
#include <thread>
#include <utility>

namespace kernel {

// A solver serves one owner after another, each with a watch of its own.
struct Solvers::Kept final : Watch {
    explicit Kept(std::size_t megabytes) : megabytes(megabytes), solver(megabytes, this) {}
    bool stop() override { return owner && owner->stop(); }

    const std::size_t megabytes;
    Watch* owner = nullptr;
    Solver solver;
};

Solvers::Loan::Loan(Solvers& store, std::size_t megabytes, Watch& watch)
    : store_(store), megabytes_(megabytes), watch_(watch), kept_(store.take(megabytes)) {}

Solvers::Loan::~Loan() {
    if (kept_) store_.take_back(std::move(kept_));
}

Solver& Solvers::Loan::solver() {
    if (!kept_) kept_ = std::make_unique<Kept>(megabytes_);
    kept_->owner = &watch_;
    return kept_->solver;
}

void Solvers::Loan::spoil() { kept_.reset(); }

Solvers::Solvers() : most_(std::max(1U, std::thread::hardware_concurrency())) {}
Solvers::~Solvers() = default;

// The last one back, with what the processor still has in its cache. When all are of another size, one makes way.
std::unique_ptr<Solvers::Kept> Solvers::take(std::size_t megabytes) {
    std::unique_ptr<Kept> gone;  // when the lock is no longer held
    const std::lock_guard lock(mutex_);
    const auto fits = [&](const auto& idle) { return idle->megabytes == megabytes; };
    const auto found = std::find_if(idle_.rbegin(), idle_.rend(), fits);
    if (found == idle_.rend()) {
        if (!idle_.empty()) gone = take_out(0);
        return nullptr;
    }
    return take_out(static_cast<std::size_t>(idle_.rend() - found) - 1);
}

void Solvers::take_back(std::unique_ptr<Kept> kept) noexcept {
    kept->owner = nullptr;
    std::unique_ptr<Kept> gone;
    try {
        const std::lock_guard lock(mutex_);
        idle_.push_back(std::move(kept));
        if (idle_.size() > most_) gone = take_out(0);
    } catch (...) {  // no memory to keep it: it goes
    }
}

std::unique_ptr<Solvers::Kept> Solvers::take_out(std::size_t place) {
    auto kept = std::move(idle_[place]);
    idle_.erase(idle_.begin() + static_cast<std::ptrdiff_t>(place));
    return kept;
}

void Solvers::clear() {
    std::vector<std::unique_ptr<Kept>> gone;
    const std::lock_guard lock(mutex_);
    gone.swap(idle_);
}

std::size_t Solvers::bytes() const {
    const std::lock_guard lock(mutex_);
    std::size_t sum = 0;
    for (const auto& kept : idle_) sum += kept->solver.bytes();
    return sum;
}

}  // namespace kernel
