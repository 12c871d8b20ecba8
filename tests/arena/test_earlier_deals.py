"""Rubbers and Chicagos that have begun: the deals before lead exactly to the standing asked for."""

import pytest

from chelem.arena.earlier_deals import chicago_at, rubber_at
from chelem.arena.standing import POSSIBLE_BELOW, Standing
from chelem.core.errors import ParseError, Refused
from chelem.core.seats import SEATS, SIDES, Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.engine.replay import replay
from chelem.matches import next_deal
from chelem.matches.games_won import GamesWon


def standing_of(state):
    won = GamesWon.of(state.sheet.rows, state.match.goal_in(state.game))
    return Standing(tuple(won.parts[side] for side in SIDES), tuple(won.games[side] for side in SIDES))


def next_setting(state, first=Seat.N):
    return state.match.next(state.game, state.sheet, first)


@pytest.mark.parametrize("games", [(0, 0), (1, 0), (0, 1), (1, 1)])
@pytest.mark.parametrize("below", [(0, 0), (60, 0), (0, 60), (50, 90)])
def test_a_rubber_stands_as_asked(below, games):
    """RULES 0.10: tricks bid and made go below the line, a game wipes them out and makes vulnerable."""
    asked = Standing(below, games)
    for dealer in SEATS:
        state = rubber_at(asked, dealer).state
        assert asked == standing_of(state)
        assert (dealer, asked.vulnerable) == (
            next_setting(state, dealer).dealer,
            next_setting(state, dealer).vulnerable,
        )
        assert state.verdict is None


@pytest.mark.parametrize("points", POSSIBLE_BELOW)
def test_every_part_score_is_reached_without_points_above_the_line(points):
    """The totals are what the contracts and games scored: no overtricks, no honours."""
    state = rubber_at(Standing((points, 0), (0, 1)), Seat.N).state
    assert (points, 100) == (state.sheet.points(Side.NS), state.sheet.points(Side.EW))


def test_the_rubber_keeps_the_rules():
    """Its log replays: every call, card, claim and score is one that the rules allow."""
    log = rubber_at(Standing((50, 20), (1, 1)), Seat.W)
    assert log.state == replay(log.entries).state


def test_equal_rubbers_are_separate_logs():
    """What is dealt in one is not in the next that stands the same."""
    asked = Standing((60, 0))
    first, second = rubber_at(asked, Seat.N), rubber_at(asked, Seat.N)
    first.add(next_deal(first.state, lambda _: 0))
    assert second.entries == rubber_at(asked, Seat.N).entries
    assert len(second) < len(first)


@pytest.mark.parametrize(
    ("below", "vulnerable", "deal"),
    [((0, 0), "none", 1), ((0, 0), "EW", 2), ((60, 0), "EW", 2), ((60, 40), "EW", 3), ((60, 50), "both", 4)],
)
def test_a_chicago_stands_as_asked(below, vulnerable, deal):
    """RULES 0.11: nobody, dealer's side twice, both sides are vulnerable; part-scores carry over."""
    state = chicago_at(below, Seat.E, Vulnerability(vulnerable)).state
    setting = next_setting(state, Seat.E)
    assert Standing(below) == standing_of(state)
    assert (deal, Seat.E, vulnerable) == (setting.deal, setting.dealer, str(setting.vulnerable))


@pytest.mark.parametrize(
    ("below", "vulnerable"), [((60, 0), "none"), ((60, 0), "NS"), ((50, 50), "both"), ((50, 30), "EW")]
)
def test_a_chicago_cannot_stand_so(below, vulnerable):
    """No deal comes before the first, East's opponents are not vulnerable alone, there are three at most."""
    with pytest.raises(Refused):
        chicago_at(below, Seat.E, Vulnerability(vulnerable))


@pytest.mark.parametrize("below", [(10, 0), (-20, 0), (0, 100), (65, 0)])
def test_points_that_nobody_has_below_the_line(below):
    """No contract scores 10, and 100 are a game."""
    with pytest.raises(ParseError, match="below"):
        Standing(below)


def test_a_standing_as_text():
    """Part-scores, then games unless there are none; anything else is refused."""
    assert Standing((60, 0)) == Standing.parse("60:0")
    assert Standing((60, 30), (0, 1)) == Standing.parse(str(Standing((60, 30), (0, 1))))
    for text in ("", "60", "60:0:0", "60-0", "60:0 0:1 0:1", "60:0 2:0", "a:b"):
        with pytest.raises(ParseError):
            Standing.parse(text)
