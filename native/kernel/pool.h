// Many questions at once: solved on threads, answered in the order in which they came.
#pragma once

#include <array>
#include <chrono>
#include <memory>
#include <variant>

#include "solvers.h"

namespace kernel {

struct Question {
    enum class Wanted { TABLE, TRICKS, CARDS };
    Wanted wanted;
    Position position;  // sound; of a table, only the hands matter
};

using Answer = std::variant<Table, int, std::array<int, 52>>;  // by what was wanted

// One owner asks and takes the answers; anyone may close it. Nothing bounds what waits in it but its owner, who
// knows how much is `waiting`.
class Pool {
   public:
    Pool(std::shared_ptr<Solvers> store, int threads, std::size_t megabytes);
    ~Pool();
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    void push(const Question& question);

    // Waits until the next answer may be taken, or the pool is closed; false when neither is so in time.
    bool ready(std::chrono::milliseconds time);

    // The next answer, which must be ready. What its search threw is thrown here; Stopped when the pool is closed.
    Answer pop();

    // Stops what is running and forgets what waits.
    void close();

   private:
    struct Shop;
    Shop& shop() const;
    bool elsewhere() const;

    // With the process in which it was made: after a fork, the other one has the memory but not the threads.
    const long process_;
    std::unique_ptr<Shop> shop_;
};

}  // namespace kernel
