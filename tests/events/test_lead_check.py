"""The lead must be in the leader's hand; otherwise it is said what has probably happened."""

import pytest

from chelem.core.cards import Card
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.events.lead_check import lead_doubts

DEALS = {
    1: Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"),
    2: Deal.parse("N:.AKQJT98765432.. AKQJT98765432... ...AKQJT98765432 ..AKQJT98765432."),
}
"""On board 1 North has the spades, East the hearts, South the diamonds, West the clubs."""


@pytest.mark.parametrize(
    ("declarer", "lead", "codes"),
    [
        ("N", "H7", []),
        ("E", "D7", []),
        ("N", "S7", ["not-held", "board", "turned", "side"]),
        ("N", "C7", ["not-held", "partner"]),
        ("N", "D7", ["not-held", "turned", "side"]),
    ],
)
def test_what_has_probably_happened(declarer: str, lead: str, codes: list[str]) -> None:
    """Nothing; the card of the other board; the other defender's; that of declarer's side."""
    found = lead_doubts(DEALS, 1, Contract.parse(f"3NT by {declarer}"), Card.parse(lead), (1, 2))
    assert [f"event.lead.{code}" for code in codes] == [each.code for each in found]
    for each in found:
        assert "event" not in each.say("fr") + each.say("en")


def test_an_unknown_deal_is_not_doubted() -> None:
    """Nobody has dealt it beforehand."""
    assert () == lead_doubts(DEALS, 9, Contract.parse("3NT by N"), Card.parse("S7"), (9,))
