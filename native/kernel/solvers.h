// Solvers that wait to be used again: what a solver holds is dear to make, and of no deal in particular.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "solver.h"

namespace kernel {

// A store to be shared. It keeps at most as many solvers as were lent at once, and as there are processors.
class Solvers {
    struct Kept;

   public:
    // A solver for as long as this lives, made when it is first needed. It must not outlive the store.
    class Loan {
       public:
        Loan(Solvers& store, std::size_t megabytes, Watch& watch);
        ~Loan();
        Loan(const Loan&) = delete;
        Loan& operator=(const Loan&) = delete;

        Solver& solver();

        // The solver failed, and may be in any state: another takes its place when there is need of one.
        void spoil();

       private:
        Solvers& store_;
        const std::size_t megabytes_;
        Watch& watch_;
        std::unique_ptr<Kept> kept_;
    };

    Solvers();
    ~Solvers();

    // Lets go of all that is not lent.
    void clear();

    // Held by solvers that are not lent.
    std::size_t bytes() const;

   private:
    std::unique_ptr<Kept> take(std::size_t megabytes);
    void take_back(std::unique_ptr<Kept> kept) noexcept;
    std::unique_ptr<Kept> take_out(std::size_t place);

    const std::size_t most_;
    mutable std::mutex mutex_;
    std::vector<std::unique_ptr<Kept>> idle_;  // the last one back is the last
};

}  // namespace kernel
