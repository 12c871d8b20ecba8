"""The examples: each simulation runs, Dask's with two local workers."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from chelem.arena.match_report import report_match
from chelem.arena.team_play import play_team_match
from chelem.arena.teams import TeamMatch
from chelem.bots import Configuration
from chelem.simulation import simulate

EXAMPLES = Path(__file__).parents[2] / "examples"
SIMULATIONS = ["opening_lead", "seven_card_suit", "three_notrump"]


def load_example(name):
    """Import an example as a module."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_tested():
    assert sorted([*SIMULATIONS, "dask_cluster"]) == sorted(path.stem for path in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("name", SIMULATIONS)
def test_a_simulation_runs(name):
    """Each simulation runs with fewer deals and has its title."""
    example = load_example(name)
    answer = simulate(example.condition, example.measure, 8, seed=1, title=example.title)
    assert 8 == answer.deals
    assert example.title in str(answer)


def test_an_example_is_also_a_program():
    """Python runs an example without warnings."""
    command = [sys.executable, "-W", "error", os.fspath(EXAMPLES / "seven_card_suit.py")]
    completed = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "4♠ makes" in completed.stdout


def test_dask_gives_the_same_result():
    """Two worker processes give the result of a local run; Dask pickles the lambdas."""
    example = load_example("dask_cluster")
    with example.local_client() as client:
        assert 2 == len(client.scheduler_info()["workers"])
        on_cluster = example.run_on_cluster(client, 60)
        match = example.play_on_cluster(client, 4)
    assert simulate(example.condition, example.measure, 60, seed=1) == on_cluster
    assert 4 == match.score.count
    here = TeamMatch(Configuration("instant"), Configuration("normal"), 4, 1)
    assert match.score == report_match(board.result for board in play_team_match(here)).score
