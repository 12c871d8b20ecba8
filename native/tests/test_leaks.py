"""No call leaks a Python object; `make sanitize` checks the kernel's own memory."""

import gc
import sys
from collections.abc import Callable
from contextlib import suppress

import pytest

from chelem_dd import analyse_play, par, solve, solve_cards, solve_many, solve_table

TWO = "N:AQ... K2... 43... J5..."
BAD = "N:AQ... K2... 43... J..."


def abandoned() -> None:
    with solve_many([TWO] * 5, "NT", "N", threads=1) as answers:
        next(answers)


ASKED: dict[str, Callable[[], object]] = {
    "a table": lambda: solve_table(TWO),
    "hands": lambda: solve_table([1, 2, 4, 8]),
    "tricks": lambda: solve(TWO, "NT", "N"),
    "cards": lambda: solve_cards("N:AQ... K... 4... 5...", "NT", "E", ["S2", "S3", "SJ"]),
    "play": lambda: analyse_play(TWO, "NT", "E", "S2 S3 SJ SA"),
    "par": lambda: par(solve_table(TWO), "N", "both"),
    "many": lambda: list(solve_many([TWO, TWO], threads=1)),
    "many, abandoned": abandoned,
    "a faulty deal": lambda: solve_table(BAD),
    "a faulty hand": lambda: solve_table([1, 2, 4, 1 << 70]),
    "a wrong kind of hand": lambda: solve_table([1, 2, 4, None]),
    "a faulty trick": lambda: solve(TWO, "NT", "N", ["SA", "SK"]),
    "a faulty play": lambda: analyse_play(TWO, "NT", "E", "S2 H3"),
    "a faulty deal of many": lambda: list(solve_many([TWO, BAD], threads=1)),
}


@pytest.mark.parametrize("asked", ASKED)
def test_nothing_leaks(asked: str) -> None:
    """After many calls, the interpreter holds as many blocks as before, except for a few of its own."""

    def ask(times: int) -> int:
        for _ in range(times):
            with suppress(TypeError, ValueError):
                ASKED[asked]()
        gc.collect()
        return sys.getallocatedblocks()

    before = ask(20)
    assert ask(200) - before < 50
