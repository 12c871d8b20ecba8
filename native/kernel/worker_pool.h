// A pool of worker threads that answers questions in the order in which they were pushed.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <exception>
#include <memory>
#include <span>
#include <variant>
#include <vector>

#include "solver_store.h"

namespace kernel {

struct Question {
    enum class Kind { TABLE, TRICKS, CARDS, LAYOUTS };
    Kind kind;
    Position position;                    // valid; for a table, only its hands are used; for layouts, nothing
    std::span<const Position> layouts{};  // valid, and kept by the caller until the answer is popped or the pool closed
    EqualTricks equal = ALL_DIFFERENT;
};

using Answer = std::variant<Table, int, CardTricks, std::vector<CardTricks>>;  // for TABLE, TRICKS, CARDS, LAYOUTS

// One thread at a time may push questions and pop answers, between `begin_turn` and `end_turn`. Any thread may close
// the pool.
class WorkerPool {
 public:
    WorkerPool(std::shared_ptr<SolverStore> store, int threads, std::size_t megabytes);
    ~WorkerPool();
    WorkerPool(const WorkerPool&) = delete;
    WorkerPool& operator=(const WorkerPool&) = delete;

    // Waits until no other thread has its turn; returns false on timeout. Throws std::invalid_argument if this thread
    // already has its turn, and Stopped if the pool is closed.
    bool begin_turn(std::chrono::milliseconds timeout);
    void end_turn() noexcept;

    // Whether the pool is open and has room for another pending question.
    bool has_room() const;

    // Whether no question is pending, or the pool is closed.
    bool empty() const;

    // Queues a question. If no worker can take it, the error takes its place among the answers.
    void push(const Question& question);

    // Queues an error in place of an answer.
    void push_error(std::exception_ptr error);

    // Waits until the next answer is ready or the pool is closed; returns false on timeout.
    bool wait(std::chrono::milliseconds timeout);

    // Removes and returns the next answer, which must be ready. Rethrows the error of its search; throws Stopped if the
    // pool is closed.
    Answer pop();

    // The number of answers popped, errors included.
    std::size_t popped() const noexcept;

    // The errors not yet popped.
    std::vector<std::exception_ptr> pending_errors() const;

    // Stops running searches and drops all pending questions.
    void close();

 private:
    struct Scheduler;
    Scheduler& scheduler() const;
    bool forked() const noexcept;

    // The process that created the pool: a forked process has a copy of its memory, but not its threads.
    const long process_;
    std::unique_ptr<Scheduler> scheduler_;
};

}  // namespace kernel
