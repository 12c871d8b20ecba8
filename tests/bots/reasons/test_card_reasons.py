"""Reasons for cards: named techniques in chosen positions, and true facts in random ones."""

from collections.abc import Iterator
from random import Random

import pytest

from chelem.bots.baseline import Baseline
from chelem.bots.cardplay.knowledge import Position
from chelem.bots.driver import bots_act
from chelem.bots.reasons.card_reasons import techniques_of
from chelem.bots.reasons.reason import StatedReason
from chelem.core.cards import Card
from chelem.core.deals import Deal
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player, View
from chelem.engine.log import Log
from chelem.i18n import LANGUAGES
from tests.bots.positions import open_log, play_contract, view_of_actor
from tests.bots.reasons.facts import CHECKS, Situation

BOT = Baseline(seed=1)
DEALS = 25


def reasons_for(view: View, card: Card) -> tuple[StatedReason, ...]:
    position = Position.of(view)
    assert position is not None
    return techniques_of(position, view.state.board.past_phases, card)


@pytest.mark.parametrize(
    ("hands", "contract", "cards", "card", "said"),
    [
        ({"W": "QJT4.K52.763.A82"}, "3NT by S", "", "SQ", "Top of a sequence: ♠Q, with ♠J below it."),
        ({"W": "K9642.A52.76.832"}, "3NT by S", "", "S4", "Fourth best of your longest suit."),
        ({"W": "7.K542.9763.8532"}, "4H by S", "", "S7", "A singleton: you can ruff the next round."),
        (
            {
                "W": "J965.Q4.KT82.J97",
                "N": "A43.8762.A54.K32",
                "E": "KT82.53.Q976.QT8",
                "S": "Q7.AKJT9.J3.A654",
            },
            "4H by S",
            "S5 S3 SK S7 S2 SQ S6 SA",
            "H2",
            "Draw trumps: the opponents have 4 left.",
        ),
        (
            {
                "W": "J965.Q4.KT82.J97",
                "N": "A43.8762.A54.K32",
                "E": "KT82.53.Q976.QT8",
                "S": "Q7.AKJT9.J3.A654",
            },
            "4H by S",
            "S5 S3 SK S7 S2 SQ S6 SA H2 H3",
            "HJ",
            "Finesse with ♥J: it works if East has ♥Q.",
        ),
        (
            {"W": "KQ62.743.J852.96", "N": "A43.K62.A743.T83"},
            "3NT by S",
            "D2 D3 DQ DK S8",
            "S2",
            "Play low: dummy’s ♠A will capture only small cards, and you keep ♠K.",
        ),
    ],
)
def test_a_card_has_its_technique(hands, contract, cards, card, said):
    """Leads, trumps to draw, finesses and cards to keep are named, with what the player can see."""
    view = view_of_actor(play_contract(hands, contract, cards))
    assert said in [reason.say("en") for reason in reasons_for(view, Card.parse(card))]


def random_turns() -> Iterator[tuple[Log, View, Card]]:
    """Yield the turns of random deals that a bot bids and plays, with its card."""
    for number in range(DEALS):
        rng = Random(number)  # noqa: S311 - a test must repeat itself
        log = open_log(
            Deal.draw(rng.randrange), SEATS[1 + number % 3], ("contract", "whist", "whiz")[number % 3]
        )
        bots = {seat.name: BOT for seat in Seat}
        while log.state.turn is not None and log.state.board is not None and not log.state.board.closed:
            board = log.state.board
            if board.play is not None and board.claim is None:
                view = log.view(Player(log.state.chairs[log.state.turn.actor] or ""))
                yield log, view, BOT.decide_card(view).card
            if not bots_act(log, bots):
                break


def test_reasons_are_true_of_the_real_hands():
    """In random positions each reason for a bot's card, and for another legal card, is true of all hands.

    The reasons are taken from a view in which two hands at least are hidden.
    """
    rng = Random(1)  # noqa: S311 - as above
    given = set()
    for log, view, card in random_turns():
        board = log.state.board
        assert sum(view.state.board.hand(seat) is None for seat in SEATS) >= 2
        others = [each for each in view.state.legal() if isinstance(each, Card)]
        for chosen in {card, rng.choice(others)}:
            for reason in reasons_for(view, chosen):
                now = Situation(board, log.state.turn.hand, chosen)
                assert CHECKS[reason.code](now, reason), (reason, chosen, board.play.trick, now.hand)
                given.add(reason.code)
    assert len(given) > 30


def test_every_reason_has_its_sentence():
    """No reason that can be given lacks a sentence in a language."""
    for _, view, card in random_turns():
        for reason in reasons_for(view, card):
            for language in LANGUAGES:
                said = reason.say(language, view.state.game.info.id)
                assert said.endswith(".")
                assert not said.lower().startswith("reason")
