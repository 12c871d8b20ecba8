"""A small campaign of a slow machine: it plays, says what it found, and fails where a table is silent."""

import asyncio
from dataclasses import replace

import pytest

from tests.campaigns.slow import campaign
from tests.campaigns.slow.campaign import FORMS, Outcome, Plan, run
from tests.support.processes import is_listed

PLAN = Plan(seconds=20, load=20, throttle=True, seed=1)
GOOD = Outcome({"1 whist": 19.0, "2 whiz": 3.0}, normal_after=9.0)


@pytest.mark.slow
@pytest.mark.skipif(not is_listed(), reason="processes are listed by Linux")
def test_a_moment_under_a_load(tmp_path, monkeypatch):
    """Every table is watched, everybody plays on, and in the end all is as usual, however long that takes."""
    monkeypatch.setattr(campaign, "WARM_UP", 0.0)
    plan = Plan(seconds=1, load=2, throttle=True, seed=1, silence=600, normal=300)
    outcome = asyncio.run(run(plan, tmp_path))
    assert len(outcome.silences) == len(FORMS)
    assert outcome.passed(plan), outcome


@pytest.mark.parametrize(
    "bad",
    [
        replace(GOOD, silences={"1 whist": 20.1}),
        replace(GOOD, normal_after=10.1),
        replace(GOOD, normal_after=None),
    ],
)
def test_what_is_too_slow(bad):
    """A table that is silent for longer, and whatever is not soon as usual."""
    assert GOOD.passed(PLAN)
    assert not bad.passed(PLAN)
