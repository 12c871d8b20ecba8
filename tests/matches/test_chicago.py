"""Chicago: four deals, part-scores that carry over (RULES 0.11)."""

import pytest

from chelem.core.errors import Refused
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Finished, PassedOut
from chelem.engine.sheet import Verdict
from chelem.matches.dealing import next_setting
from tests.support.chance import seeded
from tests.support.deals import SOLID
from tests.support.matches.playing import Table


def chicago(*deals, options=None, first=Seat.N):
    table = Table(match="chicago", options=options, first=first)
    for text, tricks in deals:
        table.score(text, tricks)
    return table


@pytest.mark.parametrize("first", SEATS)
@pytest.mark.parametrize("side", ["dealer", "non-dealer"])
def test_vulnerability(first, side):
    """None, dealer's side, dealer's side, both; option: non-dealer's side on deals 2 and 3 (RULES 0.11)."""
    table = chicago(options={"chicago_vulnerable": side}, first=first)
    seen = []
    for _ in range(4):
        setting = next_setting(table.state, seeded(0), first)
        dealers = {setting.dealer, setting.dealer.partner}
        seen.append((set(setting.vulnerable) == dealers, len(setting.vulnerable)))
        table.score("1C by N", 6)
    on = side == "dealer"
    assert seen == [(False, 0), (on, 2), (on, 2), (False, 4)]


def test_four_deals_one_each():
    """Four deals, the deal going round (RULES 0.11)."""
    table = chicago(("1C by N", 6), ("1C by N", 6), ("1C by N", 6))
    assert table.winner is None
    assert [str(row.setting.dealer) for row in table.state.sheet.rows] == ["N", "E", "S"]
    assert table.score("1C by N", 6).winner == "EW"


def test_a_deal_that_nobody_bids_is_dealt_again():
    """The same dealer redeals and the deal does not count among the four (RULES 0.2)."""
    table = chicago(("1C by N", 7)).pass_out()
    assert table.last == PassedOut(2, 1)
    setting = next_setting(table.state, seeded(0))
    assert (setting.deal, setting.attempt, setting.dealer) == (2, 2, Seat.E)
    table.pass_out().score("1C by N", 7)
    assert [(row.setting.deal, row.setting.attempt) for row in table.state.sheet.rows] == [(1, 1), (2, 3)]
    assert table.points == {"NS": 40, "EW": 0}


@pytest.mark.parametrize(
    ("deals", "points"),
    [
        # Deal 1: nobody vulnerable.
        ([("4S by N", 10)], {"NS": 120 + 300, "EW": 0}),
        # Deal 2, East deals: East-West vulnerable.
        ([("1C by N", 6), ("4S by E", 10)], {"NS": 0, "EW": 50 + 120 + 500}),
        ([("1C by N", 6), ("4S by N", 10)], {"NS": 120 + 300, "EW": 50}),
        # Part-scores carry over: 60 and 40 make a game, at the vulnerability of the deal that completes it.
        ([("2S by N", 8), ("2C by N", 8)], {"NS": 60 + 40 + 300, "EW": 0}),
        ([("2S by E", 8), ("2C by E", 8)], {"NS": 0, "EW": 60 + 40 + 500}),
        # A game stops the part-scores of both sides: the second 60 of East-West completes nothing.
        ([("2S by E", 8), ("4S by N", 10), ("2S by E", 8)], {"NS": 120 + 300, "EW": 120}),
        ([("2S by N", 8), ("2S by N", 8), ("2S by N", 8)], {"NS": 180 + 300, "EW": 0}),
        # No bonus for a part-score before deal 4, +100 on it where it completes no game.
        (
            [("1C by E", 6), ("1C by W", 6), ("1C by E", 6), ("2S by N", 8)],
            {"NS": 50 + 100 + 50 + 60 + 100, "EW": 0},
        ),
        # On deal 4 a part-score that completes a game has the game's 500 alone.
        (
            [("2S by N", 8), ("1C by E", 6), ("1C by E", 6), ("2C by N", 8)],
            {"NS": 60 + 100 + 50 + 40 + 500, "EW": 0},
        ),
    ],
)
def test_games_and_part_scores(deals, points):
    """300/500 to the side that completes the game; +100 for a part-score on deal 4 (RULES 0.11)."""
    assert chicago(*deals).points == points


@pytest.mark.parametrize(("honours", "points"), [(True, 150), (False, 0)])
def test_honours(honours, points):
    """Honours as in rubber (option: none) (RULES 0.11)."""
    table = chicago(options={"chicago_honours": honours}).score("1S by E", 7, SOLID)
    assert table.points == {"NS": points, "EW": 30}


@pytest.mark.parametrize(
    ("deals", "points"),
    [
        # 60 and 40 make no game, and deal 4 has no 100 for its part-score.
        ([("2S by N", 8), ("2C by N", 8)], {"NS": 60 + 50 + 40 + 50, "EW": 0}),
        ([("1C by N", 6), *[("1C by N", 7)] * 3], {"NS": 3 * (20 + 50), "EW": 50}),
        # The vulnerability stays Chicago's: nobody, dealer's side twice, both.
        ([("4S by N", 10), ("4S by E", 10), ("4S by E", 10)], {"NS": 420, "EW": 620 + 420}),
    ],
)
def test_fifty_for_each_part_score(deals, points):
    """Option: part-scores +50 each and nothing carries over, as in duplicate (RULES 0.11)."""
    assert chicago(*deals, options={"chicago_partscores": "fifty"}).points == points


def test_no_honours_in_the_scores_of_duplicate():
    """Option: the marks of duplicate, which has no honours (RULES 0.11, 0.10)."""
    table = chicago(options={"chicago_partscores": "fifty"}).score("1S by E", 7, SOLID)
    assert table.points == {"NS": 0, "EW": 30 + 50}


def test_the_larger_total_wins():
    """Larger total wins (RULES 0.11); equal totals share (Common, Ties)."""
    down = ("1C by N", 6)
    assert chicago(("4S by N", 10), *[down] * 3).winner == "NS"
    assert chicago(*[("1CX by N", 6), ("1C by E", 6), ("1C by W", 6), ("1C by N", 6)]).points["EW"] == 200


def test_chicago_does_not_stop_early():
    """Four deals: no other end (RULES 0.11)."""
    table = chicago(("4S by N", 10))
    verdict = Verdict((), dict.fromkeys(table.points, 0), (Seat.N, Seat.S))
    with pytest.raises(Refused):
        table.log.add(Finished(verdict))
