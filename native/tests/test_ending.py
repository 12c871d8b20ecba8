"""Many deals that are not wanted any more: closed, let go of, or left behind by a fork."""

import gc
import itertools
import os
import signal
import threading
import time
import warnings
from collections.abc import Iterator

import pytest

from chelem_dd import Answers, _kernel, clear, solve, solve_many
from dealing import BAD, HARD, ONE, some
from ringing import Rang, ringing


def begin(answers: Answers[object]) -> None:
    """Deals are taken, and the first is not answered: a signal ends the wait, and changes nothing."""
    with ringing(0.1), pytest.raises(Rang):
        next(answers)


def test_closing_ends_it() -> None:
    """Nothing more comes, and the threads are gone, though the work was not done."""
    before = threads_of_process()
    answers = solve_many(itertools.repeat(HARD), threads=3, memory=8)
    begin(answers)
    assert before < threads_of_process()
    answers.close()
    assert before == threads_of_process()
    assert [] == list(answers)
    assert 0 == answers.done
    answers.close()


def test_closing_lets_go_of_the_deals() -> None:
    """What gives them ends, though the answers are still there."""
    ended = []

    def ending():
        try:
            yield from itertools.repeat(ONE)
        finally:
            ended.append(True)

    with solve_many(ending()) as answers:
        next(answers)
        assert not ended
    assert ended
    assert 1 == answers.done


def test_letting_go_ends_it() -> None:
    """Also with a fault that nobody has asked for yet: nothing keeps it alive but its owner."""
    gc.disable()
    try:
        before = threads_of_process()
        answers = solve_many([HARD, BAD, HARD, 5, HARD], threads=2, memory=8)
        begin(answers)
        assert before < threads_of_process()
        del answers
        assert before == threads_of_process()
    finally:
        gc.enable()


def test_letting_go_ends_it_though_its_deals_know_it() -> None:
    """What gives the deals holds the answers, and so does what it raised: Python's collector finds both."""

    class Knowing(Iterator[str]):
        def __init__(self, most: int) -> None:
            self.left, self.answers = most, None

        def __next__(self) -> str:
            self.left -= 1
            if self.left < 0:
                raise LookupError
            return HARD

    before = threads_of_process()
    for most in (100, 1):
        deals = Knowing(most)
        deals.answers = solve_many(deals, threads=2, memory=8)
        begin(deals.answers)
        assert before < threads_of_process()
        del deals
        gc.collect()
        assert before == threads_of_process()


def test_no_more_threads_are_begun_than_are_of_use() -> None:
    """So that they can be stopped in time: eight a processor."""
    most = 8 * (os.cpu_count() or 1)
    before = threads_of_process()
    with solve_many(itertools.repeat(HARD), threads=_kernel.MOST_THREADS, memory=8) as answers:
        begin(answers)
        assert before < threads_of_process() <= before + most


def test_what_closed_ones_leave_is_bounded() -> None:
    """Solvers are kept for the next search, but no more than can search at once."""
    clear()
    threads = min(8 * (os.cpu_count() or 1), _kernel.MOST_THREADS)
    assert 200 == len(list(solve_many(some(200, 5), threads=threads, memory=8)))
    assert _kernel.held() <= (os.cpu_count() or 1) * (8 << 20)


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


@pytest.mark.parametrize("asking", [False, True])
def test_a_forked_process_does_not_hang(asking: bool) -> None:  # noqa: FBT001
    """The threads stay behind: the copy refuses, can be dropped, and its process can begin again."""
    answers = solve_many(itertools.repeat(HARD), threads=2, memory=8)
    begin(answers)
    other = threading.Thread(target=next, args=(answers, None))
    if asking:
        other.start()
        time.sleep(0.1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        child = os.fork()
    if not child:
        signal.alarm(30)  # ends what hangs
        os._exit(in_the_fork(answers))
    answers.close()
    if asking:
        other.join()
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
