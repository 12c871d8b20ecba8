"""The cases by which the client's scoring is tested are what the engine says today."""

import json

import pytest

from tests.support.matches.kept_matches import MATCHES, kept_matches
from tests.support.matches.score_cases import SCORES, score_digests
from tests.support.thorough import first_of

STALE = "run `python -m tests.support.matches.score_cases`"


@pytest.mark.parametrize("step", first_of((8, 1), 8))
def test_the_digests_are_fresh(step):
    """Every result, vulnerability and holding of honours, of an eighth of the contracts, or of all."""
    recorded, fresh = json.loads(SCORES.read_text("utf-8")), score_digests(step)
    assert list(recorded)[::step] == list(fresh), STALE
    assert recorded.items() >= fresh.items(), STALE


def test_the_matches_are_fresh():
    """Recorded and random matches of every form, with their score sheets in words."""
    assert json.loads(MATCHES.read_text("utf-8")) == json.loads(json.dumps(kept_matches())), STALE
