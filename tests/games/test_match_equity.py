"""What a rubber or a Chicago in progress is worth: fair to both sides, and more is never worth less."""

from itertools import pairwise, product

import pytest

from chelem.arena.earlier_deals import match_at
from chelem.arena.standing import Standing
from chelem.core.seats import Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.games.contract.rubber_equity import rubber_worth
from chelem.games.options import new_game
from chelem.matches import next_deal
from chelem.matches.games_won import GamesWon
from chelem.matches.part_score_groups import PART_SCORES, part_score_group

GAMES = list(product((0, 1), (0, 1)))


def worth(games, parts, side=Side.NS):
    """Return what a rubber is worth to a side, given numbers of North-South and East-West."""
    sides = Side.NS, Side.EW
    return rubber_worth(
        GamesWon(dict(zip(sides, games, strict=True)), dict(zip(sides, parts, strict=True))), side
    )


@pytest.mark.parametrize("games", GAMES)
def test_what_one_side_wins_the_other_loses(games):
    """Equal sides are level."""
    for parts in product(PART_SCORES, PART_SCORES):
        assert worth(games, parts) == -worth(games, parts, Side.EW)
        assert worth(games, parts) == -worth(games[::-1], parts[::-1])
    if games[0] == games[1]:
        assert {0} == {worth(games, (part, part)) for part in PART_SCORES}


@pytest.mark.parametrize("games", GAMES)
def test_more_is_never_worth_less(games):
    """A larger part-score of one's own, a smaller one of theirs."""
    for theirs in PART_SCORES:
        for less, more in pairwise(PART_SCORES):
            assert worth(games, (less, theirs)) <= worth(games, (more, theirs))


def test_a_game_is_worth_more_than_any_part_score():
    """Even against 90 below."""
    assert worth((1, 0), (0, 90)) > worth((0, 0), (90, 0))


@pytest.mark.parametrize("points", range(0, 100, 10))
def test_each_part_score_has_a_group(points):
    """The one that stands for it is at most twenty points away."""
    assert abs(PART_SCORES[part_score_group(points)] - points) <= 20


def chicago_before(below, dealer=Seat.N, vulnerable=Vulnerability.NS, side=Side.NS):
    """Return what a Chicago is worth to a side before a deal."""
    state = match_at("chicago", Standing(below), dealer, vulnerable).state
    return state.match.prospects(state.game, state.sheet, side)


def test_part_scores_of_a_chicago():
    """RULES 0.11: they carry over, so more is worth more, to whichever side has it and deals or not."""
    for vulnerable in (Vulnerability.NS, Vulnerability.BOTH):
        for side, other in ((Side.NS, Side.EW), (Side.EW, Side.NS)):
            worths = [
                chicago_before((part, 0) if side is Side.NS else (0, part), vulnerable=vulnerable, side=side)
                for part in PART_SCORES
            ]
            assert worths == sorted(worths)
            assert worths[-1] > worths[0]
            assert chicago_before((60, 0), vulnerable=vulnerable, side=side) == -chicago_before(
                (60, 0), vulnerable=vulnerable, side=other
            )


def test_the_same_player_deals_again_after_four_passes():
    """RULES 0.11: a deal passed out does not count, and changes nothing."""
    log = match_at("chicago", Standing((60, 0)), Seat.N, Vulnerability.NS)
    before = log.state.match.prospects(log.state.game, log.state.sheet, Side.NS)
    log.add(next_deal(log.state, lambda _: 0))
    assert before == log.state.match.prospects(log.state.game, log.state.sheet, Side.NS)
    for _ in range(4):
        log.act(log.state.player, "P")
    assert log.state.sheet.passed
    assert before == log.state.match.prospects(log.state.game, log.state.sheet, Side.NS)


def test_part_scores_that_do_not_carry_over_are_worth_nothing():
    """RULES 0.11: as an option each deal has the score of duplicate."""
    state = match_at("chicago", Standing((60, 0)), Seat.N, Vulnerability.NS).state
    game = new_game("contract", {"chicago_partscores": "fifty"})
    assert 0 == state.match.prospects(game, state.sheet, Side.NS)
