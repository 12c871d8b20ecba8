"""`make test` is the same every time: its random examples do not depend on chance, or on other tests."""

import os
import subprocess
import sys

import pytest

from tests.support.drawn_examples import SEARCHING

pytestmark = pytest.mark.slow


def drawn(*modules: str, **environment: str) -> str:
    """The examples drawn by a new process that imports these modules first."""
    usual = {name: value for name, value in os.environ.items() if name not in SEARCHING}
    words = [sys.executable, "-m", "tests.support.print_examples", *modules]
    return subprocess.run(
        words, env={**usual, **environment}, stdout=subprocess.PIPE, text=True, check=True
    ).stdout


def test_examples_are_the_same_every_time():
    """Neither the hashes of texts nor the modules that other tests have imported make a difference."""
    first = drawn(PYTHONHASHSEED="1")
    assert first == drawn("chelem.games.whiz", "chelem.formats.registry", PYTHONHASHSEED="2") != ""


def test_runs_that_search_draw_other_examples():
    """A rule that holds for the usual examples is tried on others by `make laws`."""
    assert drawn(CHELEM_LAWS="1") != drawn(CHELEM_LAWS="1")
