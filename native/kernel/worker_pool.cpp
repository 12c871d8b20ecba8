#include "worker_pool.h"

#ifdef _WIN32
#include <process.h>
#else
#include <unistd.h>
#endif

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <utility>

namespace kernel {

namespace {

constexpr std::size_t QUESTIONS_PER_THREAD = 4;  // pending at once: enough to keep every thread busy

// More threads per processor could not be stopped in time, and would finish no sooner.
constexpr int THREADS_PER_PROCESSOR = 8;

std::size_t thread_limit(int requested) {
    const auto processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    return static_cast<std::size_t>(std::min(requested, THREADS_PER_PROCESSOR * processors));
}

long process_id() {
#ifdef _WIN32
    return _getpid();
#else
    return getpid();
#endif
}

}  // namespace

struct WorkerPool::Scheduler final : StopSignal {
    Scheduler(std::shared_ptr<SolverStore> store, int threads, std::size_t megabytes)
        : store(std::move(store)), max_workers(thread_limit(threads)), megabytes(megabytes) {}

    struct Job {
        Question question{};
        Answer answer{};
        int pending = 0;  // unfinished tasks
        std::exception_ptr error{};
    };

    // A table is split into its strains, so that even a few deals keep all threads busy.
    struct Task {
        Job* job;
        int strain;
    };

    // The worker's own thread creates its solver. The lease begins and ends in the threads that push and close, under
    // Python's lock, so that a fork finds the store in a consistent state.
    struct Worker {
        explicit Worker(Scheduler& scheduler)
            : lease(*scheduler.store, scheduler.megabytes, scheduler),
              thread([&scheduler, this] { scheduler.run(lease); }) {}

        SolverStore::Lease lease;
        std::thread thread;
    };

    bool stop_requested() override { return closed.load(std::memory_order_relaxed); }
    void run(SolverStore::Lease& lease);
    void solve(const Task& task, SolverStore::Lease& lease);
    void add_workers(std::size_t tasks);
    bool answer_ready() const { return !jobs.empty() && !jobs.front().pending; }

    const std::shared_ptr<SolverStore> store;
    const std::size_t max_workers, megabytes;
    std::atomic<bool> closed{false};
    std::atomic<std::size_t> popped{0};
    std::mutex mutex;  // guards everything below
    std::condition_variable task_added, job_finished, turn_ended;
    std::thread::id turn{};  // the thread that has its turn
    std::deque<Job> jobs;    // in the order of their questions
    std::deque<Task> tasks;  // not yet taken by a worker
    std::size_t busy = 0;    // workers running a task
    std::deque<Worker> workers;
    std::mutex closing;  // held while workers are joined
};

void WorkerPool::Scheduler::run(SolverStore::Lease& lease) {
    std::unique_lock lock(mutex);
    for (;;) {
        task_added.wait(lock, [&] { return closed || !tasks.empty(); });
        if (closed) return;
        const Task task = tasks.front();
        tasks.pop_front();
        ++busy;
        lock.unlock();
        solve(task, lease);
        lock.lock();
        --busy;
        if (--task.job->pending == 0 && task.job == &jobs.front()) job_finished.notify_all();
    }
}

// Until its tasks are finished, only they use a job, and each of them writes a row of its own.
void WorkerPool::Scheduler::solve(const Task& task, SolverStore::Lease& lease) {
    Job& job = *task.job;
    const Position& position = job.question.position;
    try {
        switch (job.question.kind) {
            case Question::Kind::TABLE:
                std::get<Table>(job.answer)[task.strain] = lease.solver().row(position.hands, task.strain);
                break;
            case Question::Kind::TRICKS:
                job.answer = lease.solver().tricks(position);
                break;
            case Question::Kind::CARDS:
                job.answer = lease.solver().cards(position);
                break;
            case Question::Kind::LAYOUTS:
                job.answer = lease.solver().layouts(job.question.layouts, job.question.equal);
                break;
        }
    } catch (const Stopped&) {  // the pool is closed: no answer is needed
    } catch (...) {
        lease.discard();
        const std::lock_guard lock(mutex);
        job.error = std::current_exception();
    }
}

// Starts threads for `more` tasks, up to the limit. If the system refuses one, the running threads suffice; it is an
// error only if there are none.
void WorkerPool::Scheduler::add_workers(std::size_t more) {
    try {
        while (workers.size() < max_workers && workers.size() < busy + tasks.size() + more) workers.emplace_back(*this);
    } catch (...) {
        if (workers.empty()) throw;
    }
}

WorkerPool::WorkerPool(std::shared_ptr<SolverStore> store, int threads, std::size_t megabytes)
    : process_(process_id()), scheduler_(std::make_unique<Scheduler>(std::move(store), threads, megabytes)) {}

WorkerPool::~WorkerPool() {
    if (forked())
        (void)
            scheduler_.release();  // its locks and threads do not exist here: they can be neither joined nor destroyed
    else
        close();
}

bool WorkerPool::forked() const noexcept { return process_ != process_id(); }

WorkerPool::Scheduler& WorkerPool::scheduler() const {
    if (forked()) throw std::runtime_error("threads do not exist in a forked process: call solve_many again there");
    return *scheduler_;
}

bool WorkerPool::begin_turn(std::chrono::milliseconds timeout) {
    Scheduler& s = scheduler();
    const auto self = std::this_thread::get_id();
    std::unique_lock lock(s.mutex);
    if (s.turn == self) throw std::invalid_argument("this thread is already waiting for an answer");
    if (!s.turn_ended.wait_for(lock, timeout, [&] { return s.closed || s.turn == std::thread::id{}; })) return false;
    if (s.closed) throw Stopped{};
    s.turn = self;
    return true;
}

void WorkerPool::end_turn() noexcept {
    if (forked()) return;
    const std::lock_guard lock(scheduler_->mutex);
    scheduler_->turn = {};
    scheduler_->turn_ended.notify_one();
}

bool WorkerPool::has_room() const {
    Scheduler& s = scheduler();
    const std::lock_guard lock(s.mutex);
    return !s.closed && s.jobs.size() < QUESTIONS_PER_THREAD * s.max_workers;
}

bool WorkerPool::empty() const {
    Scheduler& s = scheduler();
    const std::lock_guard lock(s.mutex);
    return s.closed || s.jobs.empty();
}

void WorkerPool::push(const Question& question) {
    Scheduler& s = scheduler();
    const std::lock_guard lock(s.mutex);
    if (s.closed) return;
    auto& job = s.jobs.emplace_back(Scheduler::Job{.question = question});
    try {
        const int tasks = question.kind == Question::Kind::TABLE ? STRAINS : 1;
        s.add_workers(static_cast<std::size_t>(tasks));
        for (; job.pending < tasks; ++job.pending) s.tasks.push_back({&job, job.pending});
    } catch (...) {
        job.error = std::current_exception();
    }
    s.task_added.notify_all();
}

void WorkerPool::push_error(std::exception_ptr error) {
    Scheduler& s = scheduler();
    const std::lock_guard lock(s.mutex);
    if (!s.closed) s.jobs.emplace_back(Scheduler::Job{.error = std::move(error)});
}

bool WorkerPool::wait(std::chrono::milliseconds timeout) {
    Scheduler& s = scheduler();
    std::unique_lock lock(s.mutex);
    return s.job_finished.wait_for(lock, timeout, [&] { return s.closed || s.answer_ready(); });
}

Answer WorkerPool::pop() {
    Scheduler& s = scheduler();
    Scheduler::Job job;  // destroyed after the lock is released
    {
        const std::lock_guard lock(s.mutex);
        if (s.closed) throw Stopped{};
        if (!s.answer_ready()) throw std::logic_error("no answer is ready");
        job = std::move(s.jobs.front());
        s.jobs.pop_front();
        ++s.popped;
    }
    if (job.error) std::rethrow_exception(std::move(job.error));
    return job.answer;
}

std::size_t WorkerPool::popped() const noexcept { return scheduler_->popped; }

std::vector<std::exception_ptr> WorkerPool::pending_errors() const {
    std::vector<std::exception_ptr> errors;
    if (forked()) return errors;
    const std::lock_guard lock(scheduler_->mutex);
    for (const auto& job : scheduler_->jobs)
        if (!job.pending && job.error) errors.push_back(job.error);
    return errors;
}

void WorkerPool::close() {
    if (forked()) return;
    Scheduler& s = *scheduler_;
    std::deque<Scheduler::Job> jobs;  // destroyed last, without any lock: errors may be Python objects
    const std::lock_guard closing(s.closing);
    {
        const std::lock_guard lock(s.mutex);
        s.closed = true;
        s.task_added.notify_all();
        s.job_finished.notify_all();
        s.turn_ended.notify_all();
    }
    for (auto& worker : s.workers)
        if (worker.thread.joinable()) worker.thread.join();
    s.workers.clear();  // the leases end
    const std::lock_guard lock(s.mutex);
    s.tasks.clear();
    s.jobs.swap(jobs);
}

}  // namespace kernel
