// Many questions at once: solved on threads, answered in the order in which they came.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <exception>
#include <memory>
#include <variant>
#include <vector>

#include "solvers.h"

namespace kernel {

struct Question {
    enum class Wanted { TABLE, TRICKS, CARDS };
    Wanted wanted;
    Position position;  // sound; of a table, only the hands matter
};

using Answer = std::variant<Table, int, std::array<int, 52>>;  // by what was wanted

// One thread at a time asks and takes the answers, between `enter` and `leave`; any thread may close it.
class Pool {
   public:
    Pool(std::shared_ptr<Solvers> store, int threads, std::size_t megabytes);
    ~Pool();
    Pool(const Pool&) = delete;
    Pool& operator=(const Pool&) = delete;

    // Waits for its turn; false when it does not come in time. Whoever has it already is refused, with
    // std::invalid_argument; Stopped when the pool is closed.
    bool enter(std::chrono::milliseconds time);
    void leave() noexcept;

    // Whether the threads have few enough questions ahead of them for one more; false when it is closed.
    bool room() const;

    // Whether nothing is left to be answered.
    bool empty() const;

    // What keeps it from being solved is thrown in its place among the answers.
    void push(const Question& question);

    // What went wrong instead of a question, to be thrown in its place too.
    void fail(std::exception_ptr failure);

    // Waits until the next answer may be taken, or the pool is closed; false when neither is so in time.
    bool ready(std::chrono::milliseconds time);

    // The next answer, which must be ready. What its search threw is thrown here; Stopped when the pool is closed.
    Answer pop();

    // How many answers were taken, failures included.
    std::size_t taken() const noexcept;

    // What went wrong and was not taken yet.
    std::vector<std::exception_ptr> failures() const;

    // Stops what is running and forgets what waits.
    void close();

   private:
    struct Shop;
    Shop& shop() const;
    bool elsewhere() const noexcept;

    // With the process in which it was made: after a fork, the other one has the memory but not the threads.
    const long process_;
    std::unique_ptr<Shop> shop_;
};

}  // namespace kernel
