"""The coach objects to moves that cost much, and to nothing else."""

import os
from random import Random

import pytest

from chelem.bots.coaching.coach import object_to
from chelem.bots.configuration import Configuration
from chelem.bots.hints import give_hint
from chelem.core.calls import parse_action
from chelem.core.deals import Deal
from chelem.core.seats import Seat
from chelem.engine.audience import Player
from tests.bots.positions import fill_deal, open_log, play_actions, play_contract, view_of_actor

NORMAL = Configuration.parse("normal:sayc")
TURNS = 16 if "CHELEM_LAWS" in os.environ else 13
"""For how many turns of a deal hints are asked for; `make laws` asks for more."""


def objection(hands, calls, call):
    view = view_of_actor(play_actions(open_log(fill_deal(hands), Seat.N), calls))
    return object_to(view, parse_action(call), NORMAL, 1)


@pytest.mark.parametrize(
    ("hands", "calls", "call", "said"),
    [
        ({"N": "KQJ74.AK5.A2.432"}, "", "P", "Pass shows at most 11 HCP; your hand: 17 HCP."),
        ({"N": "KQJ7.AK5.A2.5432"}, "", "1S", "1♠ shows 5+ spades; your hand: 4 spades."),
        ({"N": "AQ2.KQJ84.32.A43", "S": "KJ74.52.K986.J75"}, "1H P 1S P", "P", "Partner’s call is forcing"),
        ({"N": "AQ2.KQJ84.32.A43"}, "", "7NT", "7NT needs about 37 HCP in the two hands. You have 16,"),
        ({"N": "AQ2.KQJ84.32.A43"}, "", "4NT", "4NT here: it loses"),
    ],
)
def test_a_call_that_shows_another_hand(hands, calls, call, said):
    """The objection says what the call shows or breaks, and gives the call of a hint."""
    found = objection(hands, calls, call)
    assert found is not None
    assert said in found.costs["en"]
    assert str(found.better) != call
    assert found.reasons["fr"]


@pytest.mark.parametrize(
    ("hand", "call"), [("KQJ74.AK5.32.432", "1S"), ("KQJ74.K52.32.432", "P"), ("KQJ7.A52.A32.432", "1D")]
)
def test_a_call_that_good_players_make(hand, call):
    """The system's call, one a point short of it, and one that a rule allows are left alone."""
    assert objection({"N": hand}, "", call) is None


GRAND_SLAM = {
    "N": "432.KQ2.AKQJ.432",
    "E": "76.8763.765.8765",
    "S": "AK5.A54.432.AKQJ",
    "W": "QJT98.JT9.T98.T9",
}
LED = "SQ S2 S6"


def test_a_card_that_gives_up_the_contract():
    """Thirteen tricks can be cashed: a duck is stopped with what it costs, a winner is not."""
    view = view_of_actor(play_contract(GRAND_SLAM, "7NT by S", LED))
    found = object_to(view, parse_action("S5"), NORMAL, 1)
    assert found is not None
    assert found.costs["en"].startswith(
        "♠5 costs 1 trick on average. The contract always goes down, rather than"
    )
    assert str(found.better) in ("SA", "SK")
    assert object_to(view, parse_action("SK"), NORMAL, 1) is None


def test_an_objection_depends_on_nothing_hidden():
    """With cards of the two hidden hands exchanged, the coach says the same."""
    said = []
    for swapped in ({}, {"E": "76.JT93.765.8765", "W": "QJT98.876.T98.T9"}):
        view = view_of_actor(play_contract(GRAND_SLAM | swapped, "7NT by S", LED))
        found = object_to(view, parse_action("S5"), NORMAL, 1)
        said.append((found.costs["fr"], found.better, found.reasons["fr"]))
    assert said[0] == said[1]


def test_the_coach_never_objects_to_a_hint():
    """The hint's own move passes at every turn of a deal."""
    rng = Random(5)  # noqa: S311 - a test must repeat itself
    log, turns = open_log(Deal.draw(rng.randrange), Seat.N), 0
    while log.state.turn is not None and not log.state.board.closed and turns < TURNS:
        view = log.view(Player(log.state.chairs[log.state.turn.actor]))
        move = give_hint(view, NORMAL, 1).move
        assert object_to(view, move, NORMAL, 1) is None
        log.act(view.viewer.id, move)
        turns += 1
