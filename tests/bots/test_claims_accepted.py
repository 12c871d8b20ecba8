"""Of ordinary end positions where a player would claim, bots accept nine in ten (`claim_positions`)."""

import os
from collections.abc import Iterable
from functools import cache
from statistics import mean

import pytest

from chelem.bots.claims import respond_to_claim
from chelem.engine.audience import Player
from chelem.engine.log import Log
from chelem.engine.moves import MakeClaim
from tests.bots.claim_positions import (
    FIRST,
    actions,
    play_position,
    positions,
    read_positions,
    tricks_left,
)

pytestmark = pytest.mark.xdist_group("claims")  # one worker asks about each position once
STEP = 1 if "CHELEM_LAWS" in os.environ else 8


def is_accepted(log: Log, tricks: int) -> bool:
    """Let declarer claim, and ask a defender."""
    claimed = log.copy()
    claimed.act(claimed.state.player, MakeClaim(tricks))
    defender = claimed.state.board.claim.waiting[0]
    return respond_to_claim(claimed.view(Player(defender.name))).accept


@cache
def accepted(number: int) -> bool:
    """Return whether the claim in a kept position is accepted."""
    return is_accepted(*play_position(number))


def share(numbers: Iterable[int]) -> float:
    """Return how many of the claims in these kept positions are accepted, of 1."""
    return mean(accepted(number) for number in numbers)


def test_a_share_of_them():
    """Sixty of the positions, in every run."""
    assert share(range(0, 500, 8)) >= 0.9


@pytest.mark.slow
def test_nine_in_ten():
    """An eighth of the 500; all of them in `make laws`."""
    assert 500 == len(read_positions())
    assert share(range(0, 500, STEP)) >= 0.95


@pytest.mark.slow
def test_nine_in_ten_in_the_middle_of_a_deal():
    """Those with seven tricks and more to play."""
    middle = [number for number in range(0, 500, STEP) if tricks_left(number) >= 7]
    assert share(middle) >= 0.9


@pytest.mark.slow
def test_never_a_trick_more():
    """A trick more than best play takes in every layout is refused; `make laws` asks about every position."""
    for log, tricks in map(play_position, range(0, 500, STEP)):
        assert tricks == log.state.board.play.left or not is_accepted(log, tricks + 1)


def test_the_positions_are_found_again():
    """The kept positions are those that the search for them finds."""
    found = next(positions(FIRST))
    log, tricks = play_position(0)
    assert (found["tricks"], found["actions"].split()) == (tricks, [str(a) for a in actions(log)])
