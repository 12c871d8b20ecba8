"""A small campaign of faults: nothing acknowledged is lost; where something is, a campaign finds it."""

import asyncio

import pytest

from tests.campaigns.faults import world
from tests.campaigns.faults.campaign import Plan, run
from tests.campaigns.faults.databases import SqliteFile
from tests.campaigns.faults.witness import Witness
from tests.support import libraries
from tests.support.processes import is_listed
from tests.support.thorough import thorough

PATIENCE = 100.0
"""The seconds after which a table is stuck, on any machine."""


@pytest.mark.slow
@pytest.mark.skipif(not is_listed(), reason="processes are listed by Linux")
def test_two_faults(tmp_path):
    """Nothing is lost or doubled, no table is stuck, no process is left, and the database is sound."""
    preload = not libraries.unavailable_reason()
    outcome = asyncio.run(run(Plan(2, "sqlite", 3, PATIENCE, preload=preload), tmp_path, print))
    assert outcome.passed, outcome


@thorough
@pytest.mark.slow
@pytest.mark.skipif(bool(libraries.unavailable_reason()), reason=libraries.unavailable_reason())
def test_a_campaign_sees_what_is_lost(tmp_path, monkeypatch):
    """With the weaker durability a power cut takes what people saw, if the disk keeps the least it may."""
    cut_power = SqliteFile.cut_power
    monkeypatch.setattr(SqliteFile, "cut_power", lambda file, _below: cut_power(file, lambda _number: 0))
    monkeypatch.setattr(world, "LONGEST_WAIT", 5.0)
    plan = Plan(1, "sqlite", 1, PATIENCE, preload=True, durability="normal", only="power cut")
    outcome = asyncio.run(run(plan, tmp_path, print))
    assert outcome.lost
    assert not outcome.passed


CARD = {"version": 1, "event": "acted", "seat": "W", "by": "W", "action": "SK", "id": "a"}


@pytest.mark.parametrize(
    ("log", "lost", "doubled"),
    [
        ([{}, CARD], 0, 0),
        ([{}], 2, 0),
        ([{}, CARD | {"action": "SQ"}], 1, 0),
        ([{}, CARD, CARD | {"version": 2}], 0, 1),
    ],
)
def test_a_witness_compares_what_was_shown_with_what_is_stored(tmp_path, log, lost, doubled):
    """A missing or other entry is lost, and a message taken twice is doubled."""
    witness = Witness(tmp_path / "witness")
    witness.show("table", CARD)
    witness.confirm("table", "a")
    logs = {"table": [{"event": "started"} | entry for entry in log]}
    assert (lost, doubled) == (len(list(witness.lost(logs))), len(list(witness.doubled(logs))))
    witness.close()


def test_a_witness_sees_two_versions_of_an_entry_and_refused_ones(tmp_path):
    """What pages are shown agrees, and what was refused is not stored."""
    witness = Witness(tmp_path / "witness")
    witness.show("table", CARD)
    witness.show("table", {"version": 1, "event": "hidden"})
    assert not witness.contradictions
    witness.show("table", CARD | {"action": "SQ"})
    assert len(witness.contradictions) == 1
    witness.refuse("table", "a", "turn.stale")
    assert len(list(witness.doubled({"table": [{"event": "started"}, CARD]}))) == 1
    witness.close()
