"""The layouts of convention cards: what they ask is there to be filled in."""

import pytest

from chelem.bots.systems.names import known_systems
from chelem.bots.systems.system import System
from chelem.core import SEATS
from chelem.i18n import LANGUAGES, say
from chelem.learning.card_sheets.filling import FINDINGS
from chelem.learning.card_sheets.layouts import CardLayout, CardPanel, panels_of
from chelem.phases import Auction

PANELS = [
    pytest.param(panel, id=f"{layout}-{panel.name}") for layout in CardLayout for panel in panels_of(layout)
]


@pytest.mark.parametrize("panel", PANELS)
def test_every_heading_has_its_words(panel: CardPanel) -> None:
    """In both languages; no catalogue answers with the code of a sentence."""
    codes = [f"card-sheet.panel-{panel.name}", *(f"card-sheet.{heading.name}" for heading in panel.headings)]
    for language in LANGUAGES:
        assert not [code for code in codes if say(code, {}, language) == code]


@pytest.mark.parametrize("panel", PANELS)
def test_the_auctions_asked_are_legal(panel: CardPanel) -> None:
    """Each of the next calls may follow its auction."""
    for heading in panel.headings:
        for asked in heading.calls:
            for call in asked.calls:
                Auction(SEATS).call((*asked.auction, call))


def test_what_is_asked_exists() -> None:
    """Agreements are those of a system of the program, and findings are worked out."""
    agreements = {name for system in known_systems() for name in System.load(system).agreements}
    headings = [heading for layout in CardLayout for panel in panels_of(layout) for heading in panel.headings]
    assert {name for heading in headings for name in heading.agreed} <= agreements
    assert {name for heading in headings for name in heading.found} == set(FINDINGS)
