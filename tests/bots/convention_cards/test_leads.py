"""Leads and signals of a card: bots play those of the card of their system, and no others."""

import pytest

from chelem.bots.cardplay.leads import card_to_lead
from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.convention_cards.leads import BOX, played_by_bots
from chelem.bots.convention_cards.loading import card_of
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.system import System
from chelem.core.cards import Suit
from chelem.core.hands import Hand
from chelem.learning.study.convention_card import agreed_lines
from tests.bots.test_signals import signal

LEADS = [
    ("length-leads-suits", "fourth", "KJ864.A2.J75.T92", Suit.H, "S6"),
    ("length-leads-notrump", "fourth", "KJ864.A2.J75.T92", None, "S6"),
    ("length-leads-suits", "fourth", "K864.A2.J753.T92", Suit.H, "S4"),
    ("touching-honours", "top", "QJT4.A2.753.T982", None, "SQ"),
    ("touching-honours", "top", "KQ72.A2.753.T982", Suit.H, "SK"),
    ("ace-king", "ace", "AK72.A2.753.T982", Suit.H, "SA"),
    ("three-small", "top", "872.A2.7543.T982", Suit.H, "S8"),
]
SIGNALS = [
    ("attitude", "standard", "H", "SK S3", "A82.765.9762.T64", "S8"),
    ("attitude", "standard", "H", "SK S3", "974.765.AQ62.T64", "S4"),
    ("count", "standard", "H", "SK S3 S2 SA CA", "82.765.9762.T642", "C6"),
    ("first-discard", "standard", "NT", "SK", ".A765.9762.T6432", "H7"),
]


@pytest.mark.parametrize("system", known_systems())
def test_the_card_of_a_system_has_what_bots_play(system: str) -> None:
    """Each choice of the card is the one that these tests find in the play of bots."""
    found = {name: choice for name, choice, *_ in (*LEADS, *SIGNALS)}
    assert found == card_of(System.load(system)).choices[BOX]


@pytest.mark.parametrize(("name", "choice", "hand", "trumps", "card"), LEADS)
def test_bots_lead_by_it(name: str, choice: str, hand: str, trumps: Suit | None, card: str) -> None:
    """The card of spades that bots lead."""
    assert card == str(card_to_lead(Hand.parse(hand), Suit.S, trumps)), (name, choice)


@pytest.mark.parametrize(("name", "choice", "strain", "cards", "hand", "card"), SIGNALS)
def test_bots_signal_by_it(name: str, choice: str, strain: str, cards: str, hand: str, card: str) -> None:
    """The card that a defender signals with: attitude, count, or a discard that encourages."""
    assert card == signal(strain, cards, hand, card[0]), (name, choice)


def test_bots_do_not_follow_another_choice() -> None:
    """What is shown of it says so; other agreements of the card are played."""
    card = PartnershipCard.parse(
        'system = "sayc"\n[slams]\nblackwood = "30-41"\n[leads]\nfirst-discard = "lavinthal"\n'
    )
    system = card.bidding_system()
    assert not played_by_bots(system, "first-discard")
    assert played_by_bots(system, "attitude")
    assert played_by_bots(system, "blackwood")
    choices = [line["choice"] for line in agreed_lines(system, "fr")[BOX]]
    assert [
        "préférentielle (Lavinthal) : appelle dans une autre couleur (les robots n’en tiennent pas compte)"
    ] == [choice for choice in choices if "robots" in choice]
