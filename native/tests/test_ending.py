"""Answers that are abandoned: closed, dropped, or inherited by a fork."""

import gc
import itertools
import os
import signal
import threading
import time
import warnings
from collections.abc import Iterator

import pytest

from alarm import Alarm, alarm
from chelem_dd import Answers, _kernel, clear, solve, solve_many
from dealing import BAD, HARD, ONE, random_deals


def begin(answers: Answers[object]) -> None:
    """Start reading deals; a signal ends the wait for the first answer, and changes nothing."""
    with alarm(0.1), pytest.raises(Alarm):
        next(answers)


def test_closing_stops_the_work() -> None:
    """There are no more answers, and the threads are gone, although work was left."""
    before = threads_of_process()
    answers = solve_many(itertools.repeat(HARD), threads=3, memory=8)
    begin(answers)
    assert before < threads_of_process()
    answers.close()
    assert before == threads_of_process()
    assert [] == list(answers)
    assert 0 == answers.done
    answers.close()


def test_closing_releases_the_deals() -> None:
    """The iterable of deals is released, although the answers are still referenced."""
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


def test_dropping_the_answers_stops_the_work() -> None:
    """Even with a pending error: nothing but its owner keeps it alive."""
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


def test_dropping_the_answers_stops_the_work_even_if_the_deals_refer_to_them() -> None:
    """The iterable of deals refers to the answers, and so does its error: garbage collection frees both."""

    class SelfReferring(Iterator[str]):
        def __init__(self, most: int) -> None:
            self.left, self.answers = most, None

        def __next__(self) -> str:
            self.left -= 1
            if self.left < 0:
                raise LookupError
            return HARD

    before = threads_of_process()
    for most in (100, 1):
        deals = SelfReferring(most)
        deals.answers = solve_many(deals, threads=2, memory=8)
        begin(deals.answers)
        assert before < threads_of_process()
        del deals
        gc.collect()
        assert before == threads_of_process()


def test_no_more_threads_are_started_than_are_useful() -> None:
    """At most eight a processor are started, so that they can be stopped in time."""
    most = 8 * (os.cpu_count() or 1)
    before = threads_of_process()
    with solve_many(itertools.repeat(HARD), threads=_kernel.MAX_THREADS, memory=8) as answers:
        begin(answers)
        assert before < threads_of_process() <= before + most


def test_the_memory_kept_after_closing_is_bounded() -> None:
    """Solvers are kept for later searches, but no more than can run at once."""
    clear()
    threads = min(8 * (os.cpu_count() or 1), _kernel.MAX_THREADS)
    assert 200 == len(list(solve_many(random_deals(200, 5), threads=threads, memory=8)))
    assert _kernel.held() <= (os.cpu_count() or 1) * (8 << 20)


def threads_of_process() -> int:
    """Return the number of threads of this process, native ones included."""
    try:
        return len(os.listdir("/proc/self/task"))  # noqa: PTH208
    except OSError:
        pytest.skip("this system does not report the number of threads")


def test_closing_from_another_thread_ends_the_wait() -> None:
    answers = solve_many(itertools.repeat(HARD), threads=1, memory=8)
    timer = threading.Timer(0.05, answers.close)
    timer.start()
    assert len(list(itertools.islice(answers, 1000))) < 1000
    timer.join()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.parametrize("asking", [False, True])
def test_a_forked_process_does_not_hang(asking: bool) -> None:  # noqa: FBT001
    """The threads do not exist there: the copy raises an error and can be dropped, and new searches work."""
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
