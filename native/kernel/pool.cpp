#include "pool.h"

#include <unistd.h>

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

constexpr std::size_t AHEAD = 4;  // questions a thread whose answers were not taken yet: enough to keep it busy

// More share each processor than could be stopped in time, and none of them would be of any use.
constexpr int THREADS_A_PROCESSOR = 8;

int useful(int threads) {
    const auto processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    return std::min(threads, THREADS_A_PROCESSOR * processors);
}

}  // namespace

struct Pool::Shop final : Watch {
    Shop(std::shared_ptr<Solvers> store, int threads, std::size_t megabytes)
        : store(std::move(store)), most(static_cast<std::size_t>(useful(threads))), megabytes(megabytes) {}

    struct Job {
        Question question{};
        Answer answer{};
        int left = 0;  // parts of it that are not done
        std::exception_ptr failure{};
    };

    // A table is cut into its strains, so that a few deals keep all threads busy.
    struct Part {
        Job* job;
        int strain;
    };

    // The solver is made by the thread itself. The loan is taken and given back by those who push and close, under
    // Python's lock, so that a fork finds the store whole.
    struct Worker {
        explicit Worker(Shop& shop)
            : loan(*shop.store, shop.megabytes, shop), thread([&shop, this] { shop.work(loan); }) {}

        Solvers::Loan loan;
        std::thread thread;
    };

    bool stop() override { return closed.load(std::memory_order_relaxed); }
    void work(Solvers::Loan& loan);
    void solve(const Part& part, Solvers::Loan& loan);
    void hire(std::size_t more);
    bool answered() const { return !jobs.empty() && !jobs.front().left; }

    const std::shared_ptr<Solvers> store;
    const std::size_t most, megabytes;
    std::atomic<bool> closed{false};
    std::atomic<std::size_t> taken{0};
    std::mutex mutex;  // of what follows
    std::condition_variable more, done, turn;
    std::thread::id asking{};  // whose turn it is
    std::deque<Job> jobs;      // in order; the first is the next to be answered
    std::deque<Part> parts;
    std::size_t busy = 0;  // workers that have a part
    std::deque<Worker> workers;
    std::mutex leaving;  // of those who close
};

void Pool::Shop::work(Solvers::Loan& loan) {
    std::unique_lock lock(mutex);
    for (;;) {
        more.wait(lock, [&] { return closed || !parts.empty(); });
        if (closed) return;
        const Part part = parts.front();
        parts.pop_front();
        ++busy;
        lock.unlock();
        solve(part, loan);
        lock.lock();
        --busy;
        if (--part.job->left == 0 && part.job == &jobs.front()) done.notify_all();
    }
}

// Nothing else touches a job while one of its parts is not done, but for its other parts, each in a line of its own.
void Pool::Shop::solve(const Part& part, Solvers::Loan& loan) {
    Job& job = *part.job;
    const Position& position = job.question.position;
    try {
        switch (job.question.wanted) {
            case Question::Wanted::TABLE:
                std::get<Table>(job.answer)[part.strain] = loan.solver().row(position.hands, part.strain);
                break;
            case Question::Wanted::TRICKS:
                job.answer = loan.solver().tricks(position);
                break;
            case Question::Wanted::CARDS:
                job.answer = loan.solver().cards(position);
                break;
        }
    } catch (const Stopped&) {  // nobody waits for the answer
    } catch (...) {
        loan.spoil();
        const std::lock_guard lock(mutex);
        job.failure = std::current_exception();
    }
}

// Threads for so many parts more, as far as they may be had. What cannot be is done without, but for the first.
void Pool::Shop::hire(std::size_t more) {
    try {
        while (workers.size() < most && workers.size() < busy + parts.size() + more) workers.emplace_back(*this);
    } catch (...) {
        if (workers.empty()) throw;
    }
}

Pool::Pool(std::shared_ptr<Solvers> store, int threads, std::size_t megabytes)
    : process_(getpid()), shop_(std::make_unique<Shop>(std::move(store), threads, megabytes)) {}

Pool::~Pool() {
    if (elsewhere())
        (void)shop_.release();  // locks and threads that are not there can be neither waited for nor destroyed
    else
        close();
}

bool Pool::elsewhere() const noexcept { return process_ != getpid(); }

Pool::Shop& Pool::shop() const {
    if (elsewhere()) throw std::runtime_error("threads do not follow into a forked process: begin again there");
    return *shop_;
}

bool Pool::enter(std::chrono::milliseconds time) {
    Shop& shop = this->shop();
    const auto self = std::this_thread::get_id();
    std::unique_lock lock(shop.mutex);
    if (shop.asking == self) throw std::invalid_argument("answers are being asked for already");
    if (!shop.turn.wait_for(lock, time, [&] { return shop.closed || shop.asking == std::thread::id{}; })) return false;
    if (shop.closed) throw Stopped{};
    shop.asking = self;
    return true;
}

void Pool::leave() noexcept {
    if (elsewhere()) return;
    const std::lock_guard lock(shop_->mutex);
    shop_->asking = {};
    shop_->turn.notify_one();
}

bool Pool::room() const {
    Shop& shop = this->shop();
    const std::lock_guard lock(shop.mutex);
    return !shop.closed && shop.jobs.size() < AHEAD * shop.most;
}

bool Pool::empty() const {
    Shop& shop = this->shop();
    const std::lock_guard lock(shop.mutex);
    return shop.closed || shop.jobs.empty();
}

void Pool::push(const Question& question) {
    Shop& shop = this->shop();
    const std::lock_guard lock(shop.mutex);
    if (shop.closed) return;
    auto& job = shop.jobs.emplace_back(Shop::Job{.question = question});
    try {
        const int parts = question.wanted == Question::Wanted::TABLE ? STRAINS : 1;
        shop.hire(static_cast<std::size_t>(parts));
        for (; job.left < parts; ++job.left) shop.parts.push_back({&job, job.left});
    } catch (...) {
        job.failure = std::current_exception();
    }
    shop.more.notify_all();
}

void Pool::fail(std::exception_ptr failure) {
    Shop& shop = this->shop();
    const std::lock_guard lock(shop.mutex);
    if (!shop.closed) shop.jobs.emplace_back(Shop::Job{.failure = std::move(failure)});
}

bool Pool::ready(std::chrono::milliseconds time) {
    Shop& shop = this->shop();
    std::unique_lock lock(shop.mutex);
    return shop.done.wait_for(lock, time, [&] { return shop.closed || shop.answered(); });
}

Answer Pool::pop() {
    Shop& shop = this->shop();
    Shop::Job job;  // goes when the lock is no longer held
    {
        const std::lock_guard lock(shop.mutex);
        if (shop.closed) throw Stopped{};
        if (!shop.answered()) throw std::logic_error("no answer is ready");
        job = std::move(shop.jobs.front());
        shop.jobs.pop_front();
        ++shop.taken;
    }
    if (job.failure) std::rethrow_exception(std::move(job.failure));
    return job.answer;
}

std::size_t Pool::taken() const noexcept { return shop_->taken; }

std::vector<std::exception_ptr> Pool::failures() const {
    std::vector<std::exception_ptr> found;
    if (elsewhere()) return found;
    const std::lock_guard lock(shop_->mutex);
    for (const auto& job : shop_->jobs)
        if (!job.left && job.failure) found.push_back(job.failure);
    return found;
}

void Pool::close() {
    if (elsewhere()) return;
    std::deque<Shop::Job> jobs;  // go last, when no lock is held: what failed may be of Python
    const std::lock_guard leaving(shop_->leaving);
    {
        const std::lock_guard lock(shop_->mutex);
        shop_->closed = true;
        shop_->more.notify_all();
        shop_->done.notify_all();
        shop_->turn.notify_all();
    }
    for (auto& worker : shop_->workers)
        if (worker.thread.joinable()) worker.thread.join();
    shop_->workers.clear();  // the solvers go back
    const std::lock_guard lock(shop_->mutex);
    shop_->parts.clear();
    shop_->jobs.swap(jobs);
}

}  // namespace kernel
