"""Matches between bots, objects or functions."""

from dataclasses import replace

import pytest

from chelem.bots import Baseline, play_match
from chelem.core.deals import Deal
from chelem.core.errors import BadOption
from chelem.core.seats import Side
from chelem.games.contract import Chicago, ContractBridge, Rubber
from chelem.scoring import imps


def pass_or_first(view):
    """Pass, or play the first legal card."""
    return view.state.legal()[0]


def test_two_bots_play_each_board_twice():
    """Both tables have the same deals, and the IMPs are those of the first bot."""
    match = play_match([pass_or_first, Baseline()], 3, seed=1)
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


@pytest.mark.parametrize("bots", [pass_or_first, [pass_or_first] * 4])
def test_one_table(bots):
    """One bot takes all seats, four take one each."""
    match = play_match(bots, 2)
    assert match.scores == ((0,), (0,))
    assert match.imps == ()
    assert match.log.state.verdict is not None


def test_given_deals():
    """A match can have given deals, and ends after them."""
    deals = [Deal.from_number(number) for number in (1, 2)]
    log = play_match(Baseline(), deals).log
    dealt = [entry.event.hands for entry in log.entries if hasattr(entry.event, "hands")]
    assert [tuple(hands.values()) for hands in dealt] == [deal.hands for deal in deals]


def test_other_games_and_forms():
    """The default is the game's first form of match; another may be given."""
    assert play_match(Baseline(), 2, game="whiz").log.state.game.name == "whiz"
    assert play_match(Baseline(), Chicago(), seed=2).log.state.match.kind == "chicago"


def test_a_game_that_is_not_installed():
    """An unregistered game is played as boards of duplicate."""

    class Mine(ContractBridge):
        info = replace(ContractBridge.info, id="mine")

    match = play_match(Baseline(1), 2, game=Mine(), seed=5)
    assert (2, "duplicate") == (len(match.scores), match.log.state.match.kind)


def test_the_bonuses_of_a_match_count():
    """The totals include the bonus of a rubber (RULES 0.10)."""
    match = play_match(Baseline(1), Rubber(), seed=7)
    assert match.log.state.verdict.lines
    assert match.totals == match.log.state.verdict.totals
    assert (
        str(match)
        == f"{len(match.scores)} deals, {match.totals[Side.NS] - match.totals[Side.EW]:+d} for North-South"
    )


def test_individual_totals():
    """In Whiz each player has a total (RULES 4.4)."""
    match = play_match(Baseline(1), 2, game="whiz", seed=7)
    assert str(match) == "2 deals, " + ", ".join(
        f"{player} {points}" for player, points in match.totals.items()
    )
    assert {"E", "S", "W"} == set(match.totals)


def test_a_match_of_passed_out_deals_ends():
    """Passed-out deals are not redealt for ever."""
    match = play_match(pass_or_first, Chicago())
    assert match.log.state.verdict is None
    assert {Side.NS: 0, Side.EW: 0} == match.totals
    assert "0 deals, +0 for North-South" == str(match)


def test_the_number_of_bots():
    with pytest.raises(BadOption):
        play_match([pass_or_first] * 3)


def test_progress_is_on_stderr(capsys):
    """Nothing is printed by default, and the progress bar is not on stdout."""
    play_match(pass_or_first, 1)
    assert capsys.readouterr() == ("", "")
    play_match(pass_or_first, 1, progress=True)
    shown = capsys.readouterr()
    assert shown.out == ""
    assert "100%" in shown.err
