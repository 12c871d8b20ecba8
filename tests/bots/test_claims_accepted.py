"""Of ordinary end positions where a player would claim, bots accept nine in ten (`claim_positions`)."""

import pytest

from chelem.bots.claims import respond_to_claim
from chelem.engine.audience import Player
from chelem.engine.log import Log
from chelem.engine.moves import MakeClaim
from tests.bots.claim_positions import FIRST, actions, positions, read_positions


def is_accepted(log: Log, tricks: int) -> bool:
    """Let declarer claim, and ask a defender."""
    claimed = log.copy()
    claimed.act(claimed.state.player, MakeClaim(tricks))
    defender = claimed.state.board.claim.waiting[0]
    return respond_to_claim(claimed.view(Player(defender.name))).accept


def share(positions: list[tuple[Log, int]]) -> float:
    """Return how many of the claims are accepted, of 1."""
    return sum(is_accepted(log, tricks) for log, tricks in positions) / len(positions)


def test_a_share_of_them():
    """Sixty of the positions, in every run."""
    assert share(read_positions()[::9]) >= 0.9


@pytest.mark.slow
def test_nine_in_ten():
    """All 500."""
    assert 500 == len(read_positions())
    assert share(read_positions()) >= 0.95


@pytest.mark.slow
def test_nine_in_ten_in_the_middle_of_a_deal():
    """Those with seven tricks and more to play."""
    assert share([each for each in read_positions() if each[0].state.board.play.left >= 7]) >= 0.9


@pytest.mark.slow
def test_never_a_trick_more():
    """A trick more than best play takes in every layout is refused."""
    for log, tricks in read_positions():
        assert tricks == log.state.board.play.left or not is_accepted(log, tricks + 1)


def test_the_positions_are_found_again():
    """The kept positions are those that the search for them finds."""
    found = next(positions(FIRST))
    log, tricks = read_positions()[0]
    assert (found["tricks"], found["actions"].split()) == (tricks, [str(a) for a in actions(log)])
