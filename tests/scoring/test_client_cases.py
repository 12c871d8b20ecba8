"""The cases by which the client's scoring is tested are what the engine says today."""

import json

from tests.support.kept_matches import MATCHES, kept_matches
from tests.support.score_cases import SCORES, score_digests

STALE = "run `python -m tests.support.score_cases`"


def test_the_digests_are_fresh():
    """Every contract, result, vulnerability and holding of honours of each game."""
    assert json.loads(SCORES.read_text("utf-8")) == score_digests(), STALE


def test_the_matches_are_fresh():
    """Recorded and random matches of every form, with their score sheets in words."""
    assert json.loads(MATCHES.read_text("utf-8")) == json.loads(json.dumps(kept_matches())), STALE
