"""Many deals: in order, no further ahead than promised, and over when they are not wanted any more."""

import gc
import itertools
import os
import random
import threading
import warnings

import pytest

from chelem_dd import Answers, solve, solve_cards, solve_many, solve_table
from dealing import HARD, deal

BAD = "N:AQ... K2... 43... J..."
ONE = "N:A... K... Q... J..."


def endless(seed: int, size: int):
    rng = random.Random(seed)
    while True:
        yield deal(rng, size)


def some(count: int, size: int) -> list[tuple[int, ...]]:
    return list(itertools.islice(endless(count, size), count))


@pytest.mark.parametrize("threads", [1, 2, 5, None])
def test_answers_are_in_the_order_of_the_deals(threads: int | None) -> None:
    """Whatever was asked, and however unequal the deals."""
    deals = [hands for pair in zip(some(20, 9), some(20, 2), strict=True) for hands in pair]
    assert [solve_table(d) for d in deals] == list(solve_many(deals, threads=threads))
    assert [solve(d, "S", "E") for d in deals] == list(solve_many(deals, "S", "E", threads=threads))
    values = solve_many(deals, "NT", "W", cards=True, threads=threads)
    assert [solve_cards(d, "NT", "W") for d in deals] == list(values)


def test_the_same_trick_of_many_layouts() -> None:
    """What a player asks who knows two hands, and not how the others are shared."""
    layouts = ["N:AQ... K... 4... 5...", "N:AQ... .2.. 4... 5...", "N:AQ... 9... 4... 5..."]
    answers = solve_many(layouts, "NT", "E", trick="S2 S3 SJ", cards=True)
    assert [solve_cards(d, "NT", "E", "S2 S3 SJ") for d in layouts] == list(answers)


def test_nothing_in_nothing_out() -> None:
    with solve_many([]) as answers:
        assert [] == list(answers)
        assert 0 == answers.done


def test_progress() -> None:
    """`done` counts the answers that were given."""
    answers = solve_many(some(10, 3), threads=2)
    for n, _ in enumerate(answers, 1):
        assert n == answers.done
    assert 10 == answers.done


def test_deals_are_taken_a_bounded_number_ahead() -> None:
    """No more than four a thread beyond what was given, though there is no end to them."""
    taken = 0

    def counted():
        nonlocal taken
        for hands in endless(1, 5):
            taken += 1
            yield hands

    with solve_many(counted(), threads=2) as answers:
        assert 0 == taken
        for n, _ in zip(range(1, 101), answers, strict=False):
            assert taken <= n + 8
    assert taken <= 109


def test_an_answer_does_not_wait_for_deals_that_are_slow_to_come() -> None:
    """Who deals only when the last answer is there gets it."""
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


def test_a_fault_is_raised_in_its_place_and_the_rest_goes_on() -> None:
    answers = solve_many([ONE, BAD, ONE, 5, ONE], threads=2)
    table = solve_table(ONE)
    assert table == next(answers)
    with pytest.raises(ValueError, match="North holds 2 cards and West 1"):
        next(answers)
    assert table == next(answers)
    with pytest.raises(TypeError, match="a deal is PBN text or four integers, not int"):
        next(answers)
    assert [table] == list(answers)
    assert 5 == answers.done


def test_what_the_deals_themselves_raise_comes_last() -> None:
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


def test_closing_ends_it() -> None:
    """Nothing more comes, and the threads are gone, though the work was not done."""
    before = threads_of_process()
    answers = solve_many(itertools.repeat(HARD), threads=3, memory=8)
    answers._take_deals()
    assert before < threads_of_process()
    answers.close()
    assert before == threads_of_process()
    assert [] == list(answers)
    assert 0 == answers.done
    answers.close()


def test_letting_go_ends_it() -> None:
    """Also with a fault that nobody has asked for yet: nothing keeps it alive but its owner."""
    gc.disable()
    try:
        before = threads_of_process()
        answers = solve_many([HARD, BAD, HARD, 5, HARD], threads=2, memory=8)
        answers._take_deals()
        answers._take_deals()
        assert before < threads_of_process()
        del answers
        assert before == threads_of_process()
    finally:
        gc.enable()


def threads_of_process() -> int:
    """Native ones too, where the system tells."""
    try:
        return len(os.listdir("/proc/self/task"))  # noqa: PTH208
    except OSError:
        pytest.skip("this system does not say how many threads there are")


def test_closing_from_another_thread_wakes_who_waits() -> None:
    answers = solve_many(itertools.repeat(HARD), threads=1, memory=8)
    timer = threading.Timer(0.05, answers.close)
    timer.start()
    assert len(list(itertools.islice(answers, 1000))) < 1000
    timer.join()


def test_several_threads_share_the_answers() -> None:
    """Each answer is given once."""
    deals = some(60, 4)
    answers = solve_many(deals, threads=2)
    taken: list[object] = []
    workers = [threading.Thread(target=lambda: taken.extend(answers)) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert sorted(table.rows for table in taken) == sorted(solve_table(d).rows for d in deals)


def test_a_forked_process_does_not_hang() -> None:
    """The threads stay behind: the copy refuses, can be dropped, and its process can begin again."""
    if not hasattr(os, "fork"):
        pytest.skip("this system does not fork")
    answers = solve_many(itertools.repeat(HARD), threads=2, memory=8)
    answers._take_deals()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if not child:
        os._exit(in_the_fork(answers))
    answers.close()
    assert 0 == os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def in_the_fork(answers: Answers[object]) -> int:
    try:
        next(answers)
    except RuntimeError as error:
        refused = "forked" in str(error)
    else:
        refused = False
    answers.close()
    del answers
    return 0 if refused and [1] == list(solve_many([ONE], "S", "N")) and 1 == solve(ONE, "S", "N") else 1
