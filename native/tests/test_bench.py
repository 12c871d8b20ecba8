"""The search visits the recorded number of nodes, in every build and every run."""

import runpy
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from chelem_dd import bench, solve_table
from dealing import random_deals

SIGNATURE = int(Path(__file__).with_name("bench_signature.txt").read_text())


def test_the_bench_signature() -> None:
    """A deliberate change of the search updates bench_signature.txt from `python -m chelem_dd.bench`."""
    assert SIGNATURE == sum(map(bench.nodes, bench.DEALS))


def test_the_signature_depends_on_nothing_but_the_deals() -> None:
    """It is independent of their order, of earlier searches and of other threads."""
    deals = bench.DEALS[-8:]
    expected = list(map(bench.nodes, deals))
    for hands in random_deals(3, 8):
        solve_table(hands)
    assert expected[::-1] == list(map(bench.nodes, reversed(deals)))
    with ThreadPoolExecutor(4) as pool:
        assert expected * 2 == list(pool.map(bench.nodes, deals * 2))


def test_nodes_are_those_of_the_deal() -> None:
    """The last trick needs no search, a whole deal needs a long one, and an invalid deal is rejected."""
    assert 0 == bench.nodes("N:A... K... Q... J...")
    assert bench.nodes(bench.DEALS[-1]) < 100_000 < bench.nodes(bench.DEALS[0])
    with pytest.raises(ValueError, match="four hands"):
        bench.nodes("N:A")


def test_the_command_prints_the_signature(capsys: pytest.CaptureFixture[str]) -> None:
    del sys.modules["chelem_dd.bench"]
    runpy.run_module("chelem_dd.bench", run_name="__main__")
    assert f"{SIGNATURE}  nodes: the bench signature" in capsys.readouterr().out
