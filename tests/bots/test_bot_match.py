"""Matches between bots, and bots that are functions."""

from dataclasses import replace

import pytest

from chelem.bots import Baseline, play_match
from chelem.core.deals import Deal
from chelem.core.errors import BadOption
from chelem.core.seats import Side
from chelem.games.contract import Chicago, ContractBridge, Rubber
from chelem.scoring import imps


def passes(view):
    """Pass, or play the first legal card."""
    return view.state.legal()[0]


def test_two_bots_play_each_board_twice():
    """Both tables have the same cards, and the IMPs are those of the first bot."""
    match = play_match([passes, Baseline()], 3, seed=1)
    first, second = (
        [entry.event.hands for entry in log.entries if hasattr(entry.event, "hands")] for log in match.logs
    )
    assert first == second
    assert len(match.scores) == 3
    assert match.imps == tuple(imps(one - other) for one, other in match.scores)
    assert str(match) == f"3 boards, {sum(match.imps):+d} IMPs"


def test_a_match_is_repeatable():
    """Equal seeds and equal bots give equal logs."""
    one, other = (play_match([Baseline(1), Baseline(2)], 2, seed=5) for _ in range(2))
    assert [log.entries for log in one.logs] == [log.entries for log in other.logs]


@pytest.mark.parametrize("bots", [passes, [passes] * 4])
def test_one_table(bots):
    """One bot sits in all seats, four in one each."""
    match = play_match(bots, 2)
    assert match.scores == ((0,), (0,))
    assert match.imps == ()
    assert match.log.state.verdict is not None


def test_given_deals():
    """The deals may come from outside, and end the match."""
    deals = [Deal.from_number(number) for number in (1, 2)]
    log = play_match(Baseline(), deals).log
    dealt = [entry.event.hands for entry in log.entries if hasattr(entry.event, "hands")]
    assert [tuple(hands.values()) for hands in dealt] == [deal.hands for deal in deals]


def test_other_games_and_forms():
    """The first form of match of a game, or one that is given."""
    assert play_match(Baseline(), 2, game="whiz").log.state.game.name == "whiz"
    assert play_match(Baseline(), Chicago(), seed=2).log.state.match.kind == "chicago"


def test_a_game_that_is_not_installed():
    """Boards of duplicate, so that a game can be tried before it is a package."""

    class Mine(ContractBridge):
        info = replace(ContractBridge.info, id="mine")

    match = play_match(Baseline(1), 2, game=Mine(), seed=5)
    assert (2, "duplicate") == (len(match.scores), match.log.state.match.kind)


def test_the_end_of_a_match_counts():
    """The bonus of a rubber decides as much as its deals do (RULES 0.10)."""
    match = play_match(Baseline(1), Rubber(), seed=7)
    assert match.log.state.verdict.lines
    assert match.totals == match.log.state.verdict.totals
    assert (
        str(match)
        == f"{len(match.scores)} deals, {match.totals[Side.NS] - match.totals[Side.EW]:+d} for North-South"
    )


def test_players_who_play_alone_have_totals_of_their_own():
    """In Whiz points are counted by player (RULES 4.4)."""
    match = play_match(Baseline(1), 2, game="whiz", seed=7)
    assert str(match) == "2 deals, " + ", ".join(
        f"{player} {points}" for player, points in match.totals.items()
    )
    assert {"E", "S", "W"} == set(match.totals)


def test_a_match_that_nobody_bids_ends():
    """Deals are not dealt again for ever."""
    match = play_match(passes, Chicago())
    assert match.log.state.verdict is None
    assert {Side.NS: 0, Side.EW: 0} == match.totals
    assert "0 deals, +0 for North-South" == str(match)


def test_another_number_of_bots_is_refused():
    with pytest.raises(BadOption):
        play_match([passes] * 3)


def test_progress_is_on_stderr(capsys):
    """Nothing is printed unless asked for, and then not on stdout."""
    play_match(passes, 1)
    assert capsys.readouterr() == ("", "")
    play_match(passes, 1, progress=True)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "100%" in shown.err
