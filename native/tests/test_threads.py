"""Any number of threads may search at once, and Ctrl-C stops a search."""

import itertools
import random
import signal
import subprocess
import sys
import textwrap
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from alarm import Alarm, alarm
from chelem_dd import clear, solve, solve_cards, solve_many, solve_table
from dealing import HARD, deal, position

SOON = (
    2.0  # seconds: twenty times the documented limit, for busy machines; the searches would take far longer
)


def test_eight_threads_get_the_same_answers_as_one() -> None:
    """Tables, positions and many deals at once, while memory is freed."""
    rng = random.Random(8)
    deals = [deal(rng, 9) for _ in range(6)]
    asked = [position(rng, 7).arguments for _ in range(40)]

    def ask(_: int) -> object:
        clear()
        return (
            [solve_table(hands) for hands in deals],
            [(solve(*arguments), solve_cards(*arguments)) for arguments in asked],
            list(solve_many(deals, "H", "S", threads=2)),
        )

    expected = ask(0)
    with ThreadPoolExecutor(8) as pool:
        assert [expected] * 16 == list(pool.map(ask, range(16)))


def test_other_threads_run_while_one_solves() -> None:
    """A search does not hold the lock: this thread is never blocked for long while another searches."""
    solving = threading.Thread(target=solve, args=(HARD, "NT", "N"))
    longest = 0.0
    begun = last = time.monotonic()
    solving.start()
    alive = True
    while alive:
        alive = solving.is_alive()
        now = time.monotonic()
        longest = max(longest, now - last)
        last = now
    assert longest < (last - begun) / 2


SEARCHES = [
    lambda: solve_table(HARD, memory=8),
    lambda: next(solve_many([HARD], memory=8)),
    lambda: next(solve_many(itertools.repeat(HARD), threads=64, memory=8)),
]


@pytest.mark.parametrize("ask", SEARCHES)
def test_signals_are_handled_while_a_search_runs(ask) -> None:
    """The exception of the handler soon ends the unfinished search."""
    begun = time.monotonic()
    with alarm(0.2), pytest.raises(Alarm):
        ask()
    assert time.monotonic() - begun < 0.2 + SOON
    assert 1 == solve("N:A... K... Q... J...", "S", "N")


def test_closing_is_fast() -> None:
    answers = solve_many(itertools.repeat(HARD), memory=8)
    with alarm(0.2), pytest.raises(Alarm):
        next(answers)
    begun = time.monotonic()
    answers.close()
    assert time.monotonic() - begun < SOON


def program(body: str) -> list[str]:
    head = f"from chelem_dd import *\nimport itertools, threading\nHARD = {HARD!r}\n"
    return [sys.executable, "-c", head + textwrap.dedent(body)]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no interrupt to one process")
@pytest.mark.parametrize(
    "work",
    [
        "solve_table(HARD, memory=8)",
        "list(solve_many(itertools.repeat(HARD), memory=8))",
        "list(solve_many(itertools.repeat(HARD), 'NT', 'N', cards=True, memory=8))",
    ],
)
def test_ctrl_c_stops_a_search(work: str) -> None:
    """The program ends soon, by the interrupt and not by finishing its work."""
    # What a shell starts in the background ignores Ctrl-C, and so would its children.
    heeding = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    body = f"{heeding}\nprint('begun', flush=True)\n{work}\nprint('done')\n"
    with subprocess.Popen(
        program(body), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as running:
        assert "begun\n" == running.stdout.readline()
        threading.Event().wait(0.2)
        running.send_signal(signal.SIGINT)
        sent = time.monotonic()
        out, err = running.communicate(timeout=60)
    assert time.monotonic() - sent < SOON + 1.0  # with the end of the program
    assert "" == out
    assert err.rstrip().endswith("KeyboardInterrupt")
    assert -signal.SIGINT == running.returncode


def test_exit_does_not_wait_for_daemon_threads() -> None:
    """At exit, daemon threads may be searching and answers may be pending."""
    body = """
        answers = solve_many(itertools.repeat(HARD), memory=8)
        threading.Thread(target=solve_table, args=(HARD,), kwargs={"memory": 8}, daemon=True).start()
        threading.Thread(target=next, args=(solve_many([HARD], memory=8),), daemon=True).start()
        threading.Event().wait(0.2)
    """
    done = subprocess.run(program(body), capture_output=True, text=True, timeout=60, check=False)
    assert (0, "", "") == (done.returncode, done.stdout, done.stderr)


def test_exit_while_threads_wait_for_the_lock() -> None:
    """Threads that wait for Python's lock, and never get it again, do not keep the program from exiting."""
    body = """
        def ask():
            while True:
                solve("N:A... K... Q... J...", "S", "N")
        for _ in range(30):
            threading.Thread(target=ask, daemon=True).start()
        sum(range(10**6))
    """
    done = subprocess.run(program(body), capture_output=True, text=True, timeout=60, check=False)
    assert (0, "", "") == (done.returncode, done.stdout, done.stderr)
