#include "many.h"

#include <chrono>
#include <utility>
#include <variant>

#include "arguments.h"
#include "deal.h"
#include "results.h"
#include "unlocked.h"

namespace nb = nanobind;

namespace kernel {

namespace {

// Waits, without Python's lock, until `come` says that it has come. What a signal's handler raises is thrown.
template <class Come>
void await(Come come) {
    if (come(std::chrono::milliseconds(0))) return;
    bool raised = false;
    {
        Unlocked unlocked;
        while (!raised && !come(std::chrono::milliseconds(20))) raised = unlocked.stop();
    }
    if (raised) throw nb::python_error();
}

// The error that is being handled; but StopIteration would say that there are no more answers.
std::exception_ptr failure(nb::python_error& error) {
    if (!error.matches(PyExc_StopIteration)) return std::current_exception();
    try {
        nb::raise_from(error, PyExc_RuntimeError, "a deal raised StopIteration");
    } catch (...) {
        return std::current_exception();
    }
}

}  // namespace

Question asked_of(nb::handle strain, nb::handle leader, nb::handle trick, bool cards) {
    if (strain.is_none() && leader.is_none()) return {Question::Wanted::TABLE, {}};
    return {cards ? Question::Wanted::CARDS : Question::Wanted::TRICKS, question_of(strain, leader, trick)};
}

struct Many::Turn {
    explicit Turn(Pool& pool) : pool(pool) {
        await([&](auto time) { return pool.enter(time); });
    }
    ~Turn() { pool.leave(); }
    Turn(const Turn&) = delete;
    Turn& operator=(const Turn&) = delete;

    Pool& pool;
};

Many::Many(std::shared_ptr<Solvers> store, nb::handle deals, const Question& question, int threads,
           std::size_t megabytes)
    : question_(question), deals_(nb::iter(deals)), pool_(std::move(store), threads, megabytes) {}

nb::object Many::next() {
    try {
        const Turn turn(pool_);
        take_deals();
        if (pool_.empty()) close();  // and `pop` says so
        await([&](auto time) { return pool_.ready(time); });
        return std::visit([](const auto& answer) { return python(answer); }, pool_.pop());
    } catch (const Stopped&) {
        throw nb::stop_iteration();
    } catch (const nb::python_error& error) {
        if (!error.matches(PyExc_Exception)) close();  // Ctrl-C, and what else is not to be gone on after
        throw;
    }
}

void Many::close() {
    pool_.close();
    const nb::object deals = std::move(deals_);  // goes last: it may run any Python
}

// One, and more as long as the next answer cannot be given yet.
void Many::take_deals() {
    do {
        if (PyErr_CheckSignals()) throw nb::python_error();
    } while (take_deal() && !pool_.ready(std::chrono::milliseconds(0)));
}

// False when there is none to be taken. A fault, of the deal or of where it comes from, gets the deal's place.
bool Many::take_deal() {
    if (!deals_.is_valid() || !pool_.room()) return false;
    const nb::object deals = deals_;  // it may be closed meanwhile
    try {
        const nb::object deal = nb::steal(PyIter_Next(deals.ptr()));
        if (!deal.is_valid() && PyErr_Occurred()) throw nb::python_error();
        if (deal.is_valid())
            pool_.push(about(deal));
        else
            deals_.reset();
    } catch (nb::python_error& error) {
        if (!error.matches(PyExc_Exception)) throw;
        pool_.fail(failure(error));
    } catch (...) {
        pool_.fail(std::current_exception());
    }
    return true;
}

Question Many::about(nb::handle deal) const {
    Question question = question_;
    question.position.hands = hands_of(deal);
    if (question.wanted == Question::Wanted::TABLE)
        check_deal(question.position.hands);
    else
        check_position(question.position);
    return question;
}

// What Python's garbage collector is to know of.
int Many::traverse(visitproc visit, void* arg) const {
    Py_VISIT(deals_.ptr());
    for (const auto& failure : pool_.failures()) {
        try {
            std::rethrow_exception(failure);
        } catch (const nb::python_error& error) {
            Py_VISIT(error.value().ptr());
        } catch (...) {
        }
    }
    return 0;
}

PyType_Slot Many::SLOTS[] = {
    {Py_tp_traverse, reinterpret_cast<void*>(+[](PyObject* self, visitproc visit, void* arg) {
         Py_VISIT(Py_TYPE(self));
         return nb::inst_ready(self) ? nb::inst_ptr<Many>(self)->traverse(visit, arg) : 0;
     })},
    {Py_tp_clear, reinterpret_cast<void*>(+[](PyObject* self) {
         if (nb::inst_ready(self)) nb::inst_ptr<Many>(self)->close();
         return 0;
     })},
    {0, nullptr},
};

}  // namespace kernel
