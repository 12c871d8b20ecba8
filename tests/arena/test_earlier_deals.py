"""Rubbers and Chicagos that have begun: the deals before lead exactly to the part-scores asked for."""

import pytest

from chelem.arena.earlier_deals import match_at
from chelem.arena.standing import POSSIBLE_BELOW, Standing
from chelem.core.errors import ParseError, Refused
from chelem.core.seats import SEATS, SIDES, Seat, Side
from chelem.core.vulnerability import Vulnerability
from chelem.engine.replay import replay
from chelem.matches import next_deal
from chelem.matches.games_won import GamesWon

GAMES = [
    ((0, 0), Vulnerability.NONE),
    ((1, 0), Vulnerability.NS),
    ((0, 1), Vulnerability.EW),
    ((1, 1), Vulnerability.BOTH),
]


def standing_of(state):
    won = GamesWon.of(state.sheet.rows, state.match.goal_in(state.game))
    return Standing(tuple(won.parts[side] for side in SIDES), tuple(won.games[side] for side in SIDES))


def next_setting(state, first=Seat.N):
    return state.match.next(state.game, state.sheet, first)


@pytest.mark.parametrize(("games", "vulnerable"), GAMES)
@pytest.mark.parametrize("below", [(0, 0), (60, 0), (0, 60), (50, 90)])
def test_a_rubber_comes_to_what_is_asked(below, games, vulnerable):
    """RULES 0.10: tricks bid and made go below the line, a game wipes them out and makes vulnerable."""
    for dealer in SEATS:
        for asked in (Standing(below, games), Standing(below)):
            state = match_at("rubber", asked, dealer, vulnerable).state
            setting = next_setting(state, dealer)
            assert Standing(below, games) == standing_of(state)
            assert (dealer, vulnerable) == (setting.dealer, setting.vulnerable)
            assert state.verdict is None


@pytest.mark.parametrize(("games", "vulnerable"), GAMES)
def test_only_sides_with_a_game_are_vulnerable(games, vulnerable):
    """RULES 0.10: no rubber comes to a deal with another vulnerability."""
    for other in set(Vulnerability) - {vulnerable}:
        with pytest.raises(Refused):
            match_at("rubber", Standing((60, 0), games), Seat.N, other)


@pytest.mark.parametrize("points", POSSIBLE_BELOW)
def test_every_part_score_is_reached_without_points_above_the_line(points):
    """The totals are what the contracts and games scored: no overtricks, no honours."""
    state = match_at("rubber", Standing((points, 0)), Seat.N, Vulnerability.EW).state
    assert (points, 100) == (state.sheet.points(Side.NS), state.sheet.points(Side.EW))


def test_the_rubber_keeps_the_rules():
    """Its log replays: every call, card, claim and score is one that the rules allow."""
    log = match_at("rubber", Standing((50, 20)), Seat.W, Vulnerability.BOTH)
    assert log.state == replay(log.entries).state


def test_equal_rubbers_are_separate_logs():
    """What is dealt in one is not in the next that stands the same."""
    asked = "rubber", Standing((60, 0)), Seat.N, Vulnerability.NONE
    first, second = match_at(*asked), match_at(*asked)
    first.add(next_deal(first.state, lambda _: 0))
    assert second.entries == match_at(*asked).entries
    assert len(second) < len(first)


@pytest.mark.parametrize(
    ("below", "vulnerable", "deal"),
    [((0, 0), "none", 1), ((0, 0), "EW", 2), ((60, 0), "EW", 2), ((60, 40), "EW", 3), ((60, 50), "both", 4)],
)
def test_a_chicago_comes_to_what_is_asked(below, vulnerable, deal):
    """RULES 0.11: nobody, dealer's side twice, both sides are vulnerable; part-scores carry over."""
    state = match_at("chicago", Standing(below), Seat.E, Vulnerability(vulnerable)).state
    setting = next_setting(state, Seat.E)
    assert Standing(below, (0, 0)) == standing_of(state)
    assert (deal, Seat.E, vulnerable) == (setting.deal, setting.dealer, str(setting.vulnerable))


@pytest.mark.parametrize(
    ("below", "vulnerable"), [((60, 0), "none"), ((60, 0), "NS"), ((50, 50), "both"), ((50, 30), "EW")]
)
def test_no_chicago_comes_to_this(below, vulnerable):
    """No deal comes before the first, East's opponents are not vulnerable alone, there are three at most."""
    with pytest.raises(Refused):
        match_at("chicago", Standing(below), Seat.E, Vulnerability(vulnerable))


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
