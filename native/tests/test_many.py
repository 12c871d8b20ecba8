"""Many deals: answers in order, bounded reading ahead, and each error in its place."""

import gc
import itertools
import os
import sys
import threading
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any

import pytest

from alarm import alarm
from chelem_dd import Answers, solve, solve_cards, solve_many, solve_table
from dealing import BAD, HARD, ONE, cards_of, endless_deals, random_deals, text


@pytest.mark.parametrize("threads", [1, 2, 5, None])
def test_answers_are_in_the_order_of_the_deals(threads: int | None) -> None:
    """For every question, and for deals of unequal difficulty."""
    deals = [hands for pair in zip(random_deals(20, 9), random_deals(20, 2), strict=True) for hands in pair]
    assert [solve_table(d) for d in deals] == list(solve_many(deals, threads=threads))
    assert [solve(d, "S", "E") for d in deals] == list(solve_many(deals, "S", "E", threads=threads))
    values = solve_many(deals, "NT", "W", cards=True, threads=threads)
    assert [solve_cards(d, "NT", "W") for d in deals] == list(values)


def test_the_same_trick_of_many_layouts() -> None:
    """The question of a player who knows two hands but not how the other two are dealt."""
    layouts = ["N:AQ... K... 4... 5...", "N:AQ... .2.. 4... 5...", "N:AQ... 9... 4... 5..."]
    answers = solve_many(layouts, "NT", "E", trick="S2 S3 SJ", cards=True)
    assert [solve_cards(d, "NT", "E", "S2 S3 SJ") for d in layouts] == list(answers)


def test_nothing_in_nothing_out() -> None:
    with solve_many([]) as answers:
        assert [] == list(answers)
        assert 0 == answers.done


def test_progress() -> None:
    """`done` counts the answers that were returned."""
    answers = solve_many(random_deals(10, 3), threads=2)
    for n, _ in enumerate(answers, 1):
        assert n == answers.done
    assert 10 == answers.done


class Interruption(Exception):
    """An exception that arrives at any point, as from a signal handler."""


def raise_at(step: int) -> Callable[[FrameType, str, object], Any]:
    """A trace function that raises once, before that step of the Python code called from now on."""
    left = step

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal left
        frame.f_trace_opcodes = True
        left -= event == "opcode"
        if left < 0:
            raise Interruption
        return trace

    return trace


def collect(answers: Answers[dict[str, int]], step: int) -> tuple[list[tuple[int, dict[str, int]]], int]:
    """Return the answers with their numbers, and how often the exception was raised at that step."""
    found, raised = [], 0
    before = sys.gettrace()
    gc.disable()  # a collection could run other Python code, which would be interrupted instead
    sys.settrace(raise_at(step))
    try:
        while True:
            try:
                answer = next(answers)
            except Interruption:
                raised += 1
            except StopIteration:
                return found, raised
            else:
                tracing = sys.gettrace()
                sys.settrace(None)
                found.append((answers.done, answer))
                sys.settrace(tracing)
    finally:
        sys.settrace(before)
        gc.enable()


@pytest.mark.parametrize("kind", [list, lambda deals: (hands for hands in deals)])
def test_no_exception_separates_an_answer_from_its_deal(kind: Callable[[object], Iterable[Any]]) -> None:
    """Wherever an exception arrives, each answer belongs to the deal with its number."""
    deals = random_deals(12, 2)
    leads = [{text(card) for card in cards_of(north)} for north, *_ in deals]
    for step in itertools.count():
        with alarm(30):  # ends what hangs
            found, raised = collect(solve_many(kind(deals), "S", "N", cards=True, threads=1), step)
        assert [leads[number - 1] for number, _ in found] == [set(answer) for _, answer in found]
        if kind is list:
            assert len(deals) - raised <= len(found)
        if not raised:
            break
    assert step > len(deals)


def test_deals_are_read_a_bounded_number_ahead() -> None:
    """At most four a thread beyond the answers returned, although the deals are endless."""
    taken = 0

    def counted():
        nonlocal taken
        for hands in endless_deals(1, 5):
            taken += 1
            yield hands

    with solve_many(counted(), threads=2) as answers:
        assert 0 == taken
        for n, _ in zip(range(1, 101), answers, strict=False):
            assert taken <= n + 8
    assert taken <= 109


def test_an_answer_does_not_wait_for_slow_deals() -> None:
    """A generator that waits for the last answer before the next deal gets it."""
    answered = threading.Event()

    def slow():
        yield ONE
        for _ in range(3):
            if answered.wait(0.2):  # given in time, or not to be had: one deal more goes on either way
                break
            yield ONE
        yield ONE

    for _ in solve_many(slow(), threads=8):
        answered.set()
    assert answered.is_set()


def test_an_error_is_raised_in_its_place_and_iteration_goes_on() -> None:
    answers = solve_many([ONE, BAD, ONE, 5, ONE], threads=2)
    table = solve_table(ONE)
    assert table == next(answers)
    with pytest.raises(ValueError, match="North holds 2 cards and West 1"):
        next(answers)
    assert table == next(answers)
    with pytest.raises(TypeError, match="a deal is PBN text or four hands, not int"):
        next(answers)
    assert [table] == list(answers)
    assert 5 == answers.done


def test_an_error_of_the_iterable_is_raised_in_its_place() -> None:
    def broken():
        yield ONE
        yield ONE
        raise LookupError("no more")

    answers = solve_many(broken(), threads=3)
    assert solve_table(ONE) == next(answers) == next(answers)
    with pytest.raises(LookupError, match="no more"):
        next(answers)
    with pytest.raises(StopIteration):
        next(answers)
    assert 3 == answers.done


def test_the_iterable_may_go_on_after_an_error() -> None:
    """As `map` does."""
    answers = solve_many(map({"a": ONE, "c": ONE}.__getitem__, "abc"), threads=2)
    table = solve_table(ONE)
    assert table == next(answers)
    with pytest.raises(KeyError):
        next(answers)
    assert [table] == list(answers)


def test_an_interrupt_is_raised_at_once_and_closes() -> None:
    """Whether the iterable of deals raises it, or a deal that is being read."""

    class Quitting:
        def __index__(self) -> int:
            raise KeyboardInterrupt

    def quitting():
        yield HARD
        raise KeyboardInterrupt

    for deals in (quitting(), [HARD, (Quitting(), 2, 4, 8), HARD]):
        answers = solve_many(deals, threads=2, memory=8)
        with pytest.raises(KeyboardInterrupt):
            next(answers)
        assert [] == list(answers)
        assert 0 == answers.done


def test_a_deal_cannot_end_the_iteration() -> None:
    """A StopIteration raised by a deal would silently end a loop."""

    class Ending:
        def __index__(self) -> int:
            raise StopIteration

    answers = solve_many([ONE, (Ending(), 2, 4, 8), ONE])
    table = solve_table(ONE)
    assert table == next(answers)
    with pytest.raises(RuntimeError, match="a deal raised StopIteration"):
        next(answers)
    assert [table] == list(answers)


def test_an_error_in_another_argument_is_raised_at_once() -> None:
    """As `solve` raises it; arguments that are modified later have no effect."""
    strain_and_leader = [("X", "N"), ("S", "X"), (4, "N"), ("S", 4), ("S", None), (None, "N")]
    for strain, leader, trick in [*((*two, ()) for two in strain_and_leader), ("S", "N", "X"), ("S", "N", 5)]:
        with pytest.raises((TypeError, ValueError)) as raised:
            solve(ONE, strain, leader, trick)
        with pytest.raises(raised.type, match=f"^{raised.value}$"):
            solve_many([ONE], strain, leader, trick=trick)
    trick = ["S2"]
    answers = solve_many(["N:A... K... - 4..."] * 2, "NT", "S", trick=trick)
    trick[0] = "nonsense"
    assert [1, 1] == list(answers)


def test_a_machine_with_more_processors_than_allowed_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: range(5000), raising=False)
    assert [1] == list(solve_many([ONE], "S", "N"))


def test_asking_while_waiting_for_an_answer_is_refused() -> None:
    """The iterable of deals, or a signal handler, asks for an answer."""

    def own():
        yield ONE
        next(answers)

    answers = solve_many(own(), threads=1)
    assert solve_table(ONE) == next(answers)
    with alarm(10), pytest.raises(ValueError, match="this thread is already waiting for an answer"):
        next(answers)
    assert [] == list(answers)
    answers = solve_many(itertools.repeat(HARD), threads=1, memory=8)
    with alarm(0.1, lambda: next(answers)), pytest.raises(ValueError, match="already waiting"):
        next(answers)
    answers.close()


def test_several_threads_share_the_answers() -> None:
    """Each answer is returned once."""
    deals = random_deals(60, 4)
    answers = solve_many(deals, threads=2)
    taken: list[object] = []
    workers = [threading.Thread(target=lambda: taken.extend(answers)) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert sorted(table.rows for table in taken) == sorted(solve_table(d).rows for d in deals)
