"""Cards of BBA: keys with a certain meaning become agreements, and nothing that is on is lost."""

import pytest

from chelem.bots import meaning_by_system, point_after
from chelem.bots.convention_cards.bba import KEY_MEANINGS, read_bba_card
from chelem.bots.convention_cards.card import MOST_TEXT, PartnershipCard
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.system import System
from chelem.core import ParseError
from chelem.core.calls import Bid, SimpleCall
from chelem.core.seats import Seat
from chelem.core.vulnerability import Vulnerability

FILE = """System type = 1
1NT opening range 15-17 = 1
Blackwood 0314 = 0
Blackwood 1430 = 1
Cappelletti = 1
Checkback = 0
Gazzilli = 1
Inverted minors = 1
Mixed raise = 1
New Minor Forcing = 0
Two Way New Minor Forcing = 1
Ogust = 1
Texas = 0
Not defined = 0
Opponent type = 0
"""


def test_certain_keys_are_agreements() -> None:
    """On or off; of an agreement with several choices, the one that is on."""
    card = read_bba_card(FILE).card
    assert "sayc" == card.system
    assert {"blackwood": "14-30"} == card.choices["slams"]
    assert {"minor-raises": "inverted"} == card.choices["minors"]
    assert {"weak-two-answers": "ogust"} == card.choices["strong"]
    assert {"four-level-transfers": "none"} == card.choices["notrump"]
    assert {"checkback": "two-way"} == card.choices["general"]
    assert {"over-notrump": "cappelletti"} == card.choices["defence"]


def test_the_card_bids_by_them() -> None:
    """The single raise of a minor is strong, as inverted minors are."""
    system = read_bba_card(FILE).card.bidding_system()
    opening = (Bid.parse("1D"), SimpleCall.PASS)
    point = point_after(system, setting_for(Seat.N, Vulnerability.NONE), opening)
    assert 1 <= meaning_by_system(point, Bid.parse("2D")).forcing


def test_keys_that_are_on_and_unknown_are_kept() -> None:
    """They are named, and stand in the notes, which are read back with the card."""
    imported = read_bba_card(FILE.replace("\n", "\r\n"))
    assert ("Gazzilli", "Mixed raise") == imported.left
    assert "BBA: Gazzilli, Mixed raise" == imported.card.notes
    assert imported.card == PartnershipCard.parse(str(imported.card))


def test_notes_have_room_for_their_keys() -> None:
    """More keys than a card's notes can hold are cut between two of them."""
    many = "".join(f"Convention number {number} = 1\n" for number in range(200))
    imported = read_bba_card(f"System type = 0\n{many}")
    assert 200 == len(imported.left)
    assert len(imported.card.notes) <= MOST_TEXT
    assert imported.card.notes.removesuffix(" …").rpartition(", ")[2] in imported.left


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "card-file.bba-system"),
        ("Landy = 1\n", "card-file.bba-system"),
        ("System type = 99\n", "card-file.bba-system"),
        ("System type = 1\nLandy\n", "card-file.bba-line"),
        ("System type = 1\nLandy = yes\n", "card-file.bba-line"),
        ("System type = 1\n= 1\n", "card-file.bba-line"),
    ],
)
def test_other_files_are_refused(text: str, code: str) -> None:
    """One sentence says which line or which system."""
    with pytest.raises(ParseError) as caught:
        read_bba_card(text)
    assert code == caught.value.code


def test_meanings_name_agreements_of_ours() -> None:
    """Each choice is one of an agreement of a system of the program."""
    choices = {
        (agreement.name, choice.name)
        for name in known_systems()
        for agreement in System.load(name).agreements.values()
        for choice in agreement.choices
    }
    assert {(meaning.agreement, meaning.choice) for meaning in KEY_MEANINGS} <= choices
