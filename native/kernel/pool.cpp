#include "pool.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <exception>
#include <stdexcept>
#include <thread>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

namespace kernel {

namespace {

long this_process() {
#if defined(__unix__) || defined(__APPLE__)
    return getpid();
#else
    return 0;
#endif
}

}  // namespace

struct Pool::Shop final : Watch {
    Shop(std::shared_ptr<Solvers> store, int threads, std::size_t megabytes)
        : store(std::move(store)), most(threads), megabytes(megabytes) {}

    struct Job {
        Question question;
        Answer answer{};
        int left = 1;  // parts of it that are not done
        std::exception_ptr failure{};
    };

    // A table is cut into its strains, so that a few deals keep all threads busy.
    struct Part {
        Job* job;
        int strain;
    };

    struct Hand {
        Hand(Shop& shop) : loan(*shop.store, shop.megabytes, shop), thread([&shop, this] { shop.work(loan); }) {}

        Solvers::Loan loan;
        std::thread thread;
    };

    bool stop() override { return closed.load(std::memory_order_relaxed); }
    void work(Solvers::Loan& loan);
    void solve(const Part& part, Solvers::Loan& loan);
    void hire();

    const std::shared_ptr<Solvers> store;
    const std::size_t most, megabytes;
    std::atomic<bool> closed{false};
    std::mutex mutex;  // of what follows
    std::condition_variable more, done;
    std::deque<Job> jobs;  // in order; the first is the next to be answered
    std::deque<Part> parts;
    std::size_t busy = 0;  // hands at work on a part
    std::deque<Hand> hands;
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

// One more thread, when there is work for it. What cannot be had is done without, but for the first.
void Pool::Shop::hire() {
    const std::size_t free = hands.size() - busy;
    if (hands.size() >= most || (free && free >= parts.size())) return;
    try {
        hands.emplace_back(*this);
    } catch (...) {
        if (hands.empty()) throw;
    }
}

Pool::Pool(std::shared_ptr<Solvers> store, int threads, std::size_t megabytes)
    : process_(this_process()), shop_(std::make_unique<Shop>(std::move(store), threads, megabytes)) {}

Pool::~Pool() {
    if (elsewhere())
        (void)shop_.release();  // locks and threads that are not there can be neither waited for nor destroyed
    else
        close();
}

bool Pool::elsewhere() const { return process_ != this_process(); }

Pool::Shop& Pool::shop() const {
    if (elsewhere()) throw std::runtime_error("threads do not follow into a forked process: begin again there");
    return *shop_;
}

void Pool::push(const Question& question) {
    Shop& shop = this->shop();
    const std::lock_guard lock(shop.mutex);
    if (shop.closed) throw Stopped{};
    const int parts = question.wanted == Question::Wanted::TABLE ? STRAINS : 1;
    shop.hire();  // before anything is in hand that a failure would leave there
    auto& job = shop.jobs.emplace_back(Shop::Job{.question = question, .left = parts});
    for (int strain = 0; strain < parts; ++strain) {
        shop.parts.push_back({&job, strain});
        shop.more.notify_one();
        shop.hire();
    }
}

bool Pool::ready(std::chrono::milliseconds time) {
    Shop& shop = this->shop();
    std::unique_lock lock(shop.mutex);
    return shop.done.wait_for(lock, time, [&] {
        return shop.closed || (!shop.jobs.empty() && !shop.jobs.front().left);
    });
}

Answer Pool::pop() {
    Shop& shop = this->shop();
    const std::lock_guard lock(shop.mutex);
    if (shop.closed) throw Stopped{};
    const Shop::Job job = std::move(shop.jobs.front());
    shop.jobs.pop_front();
    if (job.failure) std::rethrow_exception(job.failure);
    return job.answer;
}

void Pool::close() {
    if (elsewhere()) return;
    const std::lock_guard leaving(shop_->leaving);
    {
        const std::lock_guard lock(shop_->mutex);
        shop_->closed = true;
        shop_->more.notify_all();
        shop_->done.notify_all();
    }
    for (auto& hand : shop_->hands)
        if (hand.thread.joinable()) hand.thread.join();
    shop_->hands.clear();  // the solvers go back
    shop_->parts.clear();
    shop_->jobs.clear();
}

}  // namespace kernel
