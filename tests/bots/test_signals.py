"""A defender's signals: attitude, count and suit preference, as standard books teach them."""

import pytest

from chelem.bots.cardplay.signals import SignalTurn
from chelem.core.cards import Card, Strain, Suit
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.phases.card_play import CardPlay


def signal(strain, cards, held, suit):
    """Return the card that a defender signals with against South's contract; empty if nothing is said."""
    play = CardPlay.by(Seat.S, Strain[strain])
    for card in cards.split():
        play = play.after(Card.parse(card))
    bits = SignalTurn.of(play, play.turn.hand).card(Hand.parse(held).bits, Suit[suit])
    return str(Hand(bits).cards[0]) if bits else ""


PARTNERS_LEAD = [
    ("with the ace", "H", "SK S3", "A82.765.9762.T64", "S8"),
    ("with nothing", "H", "SK S3", "974.765.AQ62.T64", "S4"),
    ("a doubleton asks for a ruff", "H", "SK S4", "82.7653.AQ62.T64", "S8"),
    ("but not at notrump", "NT", "SK S4", "82.7653.AQ62.T64", "S2"),
    ("dummy's ace takes partner's low card", "NT", "S5 SA", "K83.765.9762.T64", "S8"),
    ("third hand plays high", "NT", "S4 S3", "A82.765.9762.T64", ""),
    ("one spot card is no choice", "H", "SK S3", "QJ2.765.9762.T64", ""),
    ("trumps tell nothing", "S", "SK S3", "A82.765.9762.T64", ""),
]


@pytest.mark.parametrize(("case", "strain", "cards", "held", "card"), PARTNERS_LEAD)
def test_attitude_on_partners_lead(case, strain, cards, held, card):
    """A high spot card encourages, a low one discourages; third hand tries to win first."""
    assert card == signal(strain, cards, held, "S"), case


WON_BY_DECLARER = "SK S3 S2 SA"


@pytest.mark.parametrize(
    ("held", "card"), [("984.7653.AQ62.64", "H7"), ("984.765.AQ62.T64", "H5"), ("984.Q7652.62.T64", "H2")]
)
def test_count_on_declarers_lead(held, card):
    """High from an even number, low from an odd."""
    assert card == signal("NT", f"{WON_BY_DECLARER} HA", held, "H")


def test_the_second_card_of_a_suit_is_no_signal():
    """After the first card the rest of a suit follows."""
    assert "" == signal("NT", f"{WON_BY_DECLARER} HA H7 H2 H3 HK", "984.653.AQ62.64", "H")


@pytest.mark.parametrize(("suit", "card"), [("D", "D9"), ("C", "C4")])
def test_discards_show_attitude(suit, card):
    """A high card discarded is from a suit with a top honour, a low one from another."""
    assert card == signal("NT", f"{WON_BY_DECLARER} HA", "984..AQ962.JT864", suit)


@pytest.mark.parametrize(
    ("diamonds", "clubs", "card"), [("A954", "J87", "S9"), ("J954", "A87", "S2"), ("A954", "A87", "")]
)
def test_a_ruff_is_given_with_suit_preference(diamonds, clubs, card):
    """A high card for partner to ruff asks for the higher of the two other suits, a low one for the lower."""
    assert card == signal("H", "SA S3 D2 S6", f"9872.65.{diamonds}.{clubs}", "S")
    assert "" == signal("H", "SA S3 S4 S6", f"9872.65.{diamonds}.{clubs}", "S")
