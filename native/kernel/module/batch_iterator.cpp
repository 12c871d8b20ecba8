#include "batch_iterator.h"

#include <chrono>
#include <utility>
#include <variant>

#include "arguments.h"
#include "deal.h"
#include "results.h"
#include "run_search.h"

namespace nb = nanobind;

namespace kernel {

namespace {

// The exception being handled. StopIteration is replaced, because it would end the iteration over the answers.
std::exception_ptr current_error(nb::python_error& error) {
    if (!error.matches(PyExc_StopIteration)) return std::current_exception();
    try {
        nb::raise_from(error, PyExc_RuntimeError, "a deal raised StopIteration");
    } catch (...) {
        return std::current_exception();
    }
}

}  // namespace

Question read_question(nb::handle strain, nb::handle leader, nb::handle trick, bool cards) {
    if (strain.is_none() && leader.is_none()) return {Question::Kind::TABLE, {}};
    return {cards ? Question::Kind::CARDS : Question::Kind::TRICKS, read_play(strain, leader, trick)};
}

struct BatchIterator::Turn {
    explicit Turn(WorkerPool& pool) : pool(pool) {
        wait_until([&](auto timeout) { return pool.begin_turn(timeout); });
    }
    ~Turn() { pool.end_turn(); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

    WorkerPool& pool;
};

BatchIterator::BatchIterator(std::shared_ptr<SolverStore> store, nb::handle deals, const Question& question,
                             int threads, std::size_t megabytes)
    : question_(question), deals_(nb::iter(deals)), pool_(std::move(store), threads, megabytes) {}

nb::object BatchIterator::next() {
    try {
        const Turn turn(pool_);
        take_deals();
        if (pool_.empty()) close();  // then `pop` throws Stopped
        wait_until([&](auto timeout) { return pool_.wait(timeout); });
        return std::visit([](const auto& answer) { return to_python(answer); }, pool_.pop());
    } catch (const Stopped&) {
        throw nb::stop_iteration();
    } catch (const nb::python_error& error) {
        if (!error.matches(PyExc_Exception))
            close();  // such as KeyboardInterrupt: iteration does not resume after that
        throw;
    }
}

void BatchIterator::close() {
    pool_.close();
    const nb::object deals = std::move(deals_);  // released last: its destructor may run any Python code
}

// Takes at least one deal, and more until the next answer is ready.
void BatchIterator::take_deals() {
    do {
        if (PyErr_CheckSignals()) throw nb::python_error();
    } while (take_deal() && !pool_.wait(std::chrono::milliseconds(0)));
}

// Takes a deal; returns false if there is none or no room for it. An error in a deal, or from the iterable, takes the
// deal's place.
bool BatchIterator::take_deal() {
    if (!deals_.is_valid() || !pool_.has_room()) return false;
    const nb::object deals = deals_;  // `close` may run in the meantime
    try {
        const nb::object deal = nb::steal(PyIter_Next(deals.ptr()));
        if (!deal.is_valid() && PyErr_Occurred()) throw nb::python_error();
        if (deal.is_valid())
            pool_.push(question_about(deal));
        else
            deals_.reset();
    } catch (nb::python_error& error) {
        if (!error.matches(PyExc_Exception)) throw;
        pool_.push_error(current_error(error));
    } catch (...) {
        pool_.push_error(std::current_exception());
    }
    return true;
}

Question BatchIterator::question_about(nb::handle deal) const {
    Question question = question_;
    question.position.hands = read_hands(deal);
    if (question.kind == Question::Kind::TABLE)
        check_deal(question.position.hands);
    else
        check_position(question.position);
    return question;
}

// Visits every Python object that is held, for the garbage collector.
int BatchIterator::traverse(visitproc visit, void* arg) const {
    Py_VISIT(deals_.ptr());
    for (const auto& pending : pool_.pending_errors()) {
        try {
            std::rethrow_exception(pending);
        } catch (const nb::python_error& error) {
            Py_VISIT(error.value().ptr());
        } catch (...) {
        }
    }
    return 0;
}

PyType_Slot BatchIterator::SLOTS[] = {
    {Py_tp_traverse, reinterpret_cast<void*>(+[](PyObject* self, visitproc visit, void* arg) {
         Py_VISIT(Py_TYPE(self));
         return nb::inst_ready(self) ? nb::inst_ptr<BatchIterator>(self)->traverse(visit, arg) : 0;
     })},
    {Py_tp_clear, reinterpret_cast<void*>(+[](PyObject* self) {
         if (nb::inst_ready(self)) nb::inst_ptr<BatchIterator>(self)->close();
         return 0;
     })},
    {0, nullptr},
};

}  // namespace kernel
