"""The examples: each answers its question as `chelem simulate` does; Dask's with two local workers."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from chelem.simulation import simulate

EXAMPLES = Path(__file__).parents[2] / "examples"
QUESTIONS = ["opening_lead", "seven_card_suit", "three_notrump"]


def loaded(name):
    """The example as a module."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_no_example_is_forgotten():
    assert sorted([*QUESTIONS, "dask_cluster"]) == sorted(path.stem for path in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_is_answered(name):
    """With fewer deals here than it asks for."""
    asked = loaded(name)
    answer = simulate(asked.condition, asked.measure, 8, seed=1, title=asked.title)
    assert 8 == answer.deals
    assert asked.title in str(answer)


def test_an_example_is_a_program_too():
    """By Python itself, and warnings are errors."""
    command = [sys.executable, "-W", "error", os.fspath(EXAMPLES / "seven_card_suit.py")]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "4♠ makes" in ran.stdout


def test_dask_gives_the_same_answer():
    """Two workers, processes of their own, and lambdas: Dask sends them by itself."""
    asked = loaded("dask_cluster")
    with asked.here() as client:
        assert 2 == len(client.scheduler_info()["workers"])
        there = asked.ask(client, 60)
    assert simulate(asked.condition, asked.measure, 60, seed=1) == there
