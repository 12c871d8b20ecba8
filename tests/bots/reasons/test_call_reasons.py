"""Reasons for calls: the hand's own facts behind the rule, and what the auction adds."""

import pytest

from chelem.bots.configuration import Configuration
from chelem.bots.hints import give_hint
from chelem.core.seats import Seat
from tests.bots.positions import fill_deal, open_log, play_actions, view_of_actor

QUICK = Configuration.parse("instant:sayc")


def hint_for(hands, calls="", game="contract", bots=QUICK):
    log = play_actions(open_log(fill_deal(hands), Seat.S if game == "whiz" else Seat.N, game), calls)
    return give_hint(view_of_actor(log), bots, 1)


@pytest.mark.parametrize(
    ("hands", "calls", "move", "said"),
    [
        ({"N": "KQJ74.AK5.32.432"}, "", "1S", "13 HCP, 5 spades: open 1♠."),
        ({"N": "KJ74.A52.32.5432"}, "", "P", "8 HCP: not enough to open."),
        ({"E": "KQJ74.A52.32.432"}, "1D", "1S", "10 HCP, 5 spades, good spades: overcall 1♠."),
        ({"S": "KJ7.8542.K932.43"}, "1S P", "2S", "At least 8 spades between the two hands: a fit."),
        ({"N": "AQ2.KQJ84.32.A43", "S": "KJ74.52.K986.J75"}, "1H P 1S P", None, "forcing: you may not pass."),
        (
            {"N": "KQ2.K84.AQ32.Q43", "S": "J764.753.K98.T52"},
            "1NT P",
            "P",
            "21 HCP between the two hands: too few",
        ),
        ({"S": "AT62.Q43.K54.A65", "N": "KQJ4.AK5.Q32.K32"}, "1NT P", "2C", "Stayman"),
    ],
)
def test_a_call_has_its_reason(hands, calls, move, said):
    """Points, lengths and what partner has shown are those of the hand and the auction."""
    hint = hint_for(hands, calls)
    assert move in (None, str(hint.move))
    assert said in hint.reasons["en"]
    assert hint.reasons["fr"]


@pytest.mark.parametrize(
    ("game", "hand", "said"),
    [
        ("whist", "AKQ74.852.K32.43", "5 spades with 3 honours: enough to name the suit."),
        ("whist", "9874.852.K32.J43", "No suit worth naming"),
        ("whist", "AKQ.KQ2.A543.K32", "21 HCP spread over the suits"),
    ],
)
def test_a_game_says_why_it_advises_a_call(game, hand, said):
    """Games without a bidding system tell what their advice counts."""
    assert said in hint_for({"N": hand}, game=game).reasons["en"]


def test_a_comparison_is_told_with_its_numbers():
    """Of calls that were compared on simulated deals, a hint says on how many, and what the call gains."""
    hint = hint_for({"S": "AK62.QJ5.K93.QT4"}, game="whiz", bots=Configuration.parse("normal:sayc"))
    assert "simulated deals" in hint.reasons["en"]
    assert "donnes simulées" in hint.reasons["fr"]
