"""Convention cards on paper: what a system plays stands under the headings of federations."""

from dataclasses import replace

import pytest

from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.convention_cards.loading import card_of
from chelem.bots.systems.system import System
from chelem.learning.card_sheets.filling import CardSheet, SheetHeading, filled_sheet
from chelem.learning.card_sheets.layouts import CardLayout
from chelem.learning.card_sheets.pages import card_pages
from tests.events.paper.reading import all_text

pytestmark = pytest.mark.slow

OURS = PartnershipCard.parse("""system = "sayc"
title = "Our card"
players = ["North", "South"]
notes = "See https://example.org/a/very/long/address/without/any/place/to/break/it/for/a/column/of/the/page"

[slams]
blackwood = "30-41"
""")


def heading(sheet: CardSheet, title: str) -> SheetHeading:
    """The heading of that title."""
    return next(found for panel in sheet.panels for found in panel.headings if found.title == title)


def lines(sheet: CardSheet, title: str) -> list[str]:
    """The lines under a heading."""
    return [f"{line.label} {line.text}" for line in heading(sheet, title).lines]


def test_openings_have_the_ranges_of_the_system() -> None:
    """Strong notrump, weak twos of six cards, and majors of five, as the rules have them."""
    sheet = filled_sheet(card_of(System.load("sef")), CardLayout.FFB, "fr")
    assert ["1SA 15–17 H, main régulière."] == lines(sheet, "Ouverture de 1SA")
    assert "2♥ 2 faible : 6–10 H, 6 cœurs." in lines(sheet, "Ouvertures de 2♥ et de 2♠")
    assert any(
        line.startswith("1♠ 12+ H") and "5+ piques" in line
        for line in lines(sheet, "Ouvertures de 1♥ et de 1♠")
    )
    assert "Ouvertures artificielles : 2♣, 2♦, 3SA" in lines(sheet, "Enchères pouvant nécessiter une défense")


def test_a_card_changes_what_is_printed() -> None:
    """An agreement of its own changes its line and what the calls show."""
    sheet = filled_sheet(OURS, CardLayout.ACBL, "en")
    assert "Blackwood: for keycards, 5♣ none or three" in lines(sheet, "Blackwood")
    assert "1♠–3♠–4NT–5♣ Reply to Blackwood: 0 or 3 keycards for spades." in lines(sheet, "Blackwood")


def test_auctions_are_written_as_players_write_them() -> None:
    """Calls of the opponents are in brackets, and an own pass before the opening is shown."""
    sheet = filled_sheet(OURS, CardLayout.WBF, "en")
    shown = [line.label for panel in sheet.panels for found in panel.headings for line in found.lines]
    assert {"1♠–2♣", "– 1♠ 2♣", "(1♥) X (–) 2♥", "1♦ (–) 1♥ (1♠) X", "(1NT) – (–) X"} <= set(shown)


def test_what_the_program_does_not_know_is_left_to_be_written() -> None:
    """An empty line stands under such a heading, and none where there is something to print."""
    sheet = filled_sheet(OURS, CardLayout.WBF, "en")
    assert ((), 1) == (heading(sheet, "Psychics").lines, heading(sheet, "Psychics").empty)
    assert 0 == heading(sheet, "1NT opening").empty


@pytest.mark.parametrize("layout", CardLayout)
def test_a_layout_has_every_agreement(layout: CardLayout) -> None:
    """What a partnership agreed on is on paper: under a heading of its own, or at the end."""
    system = OURS.bidding_system()
    sheet = filled_sheet(OURS, layout, "fr")
    labels = {line.label for panel in sheet.panels for found in panel.headings for line in found.lines}
    titles = (system.agreements[name].titles.fr for name in system.choices)
    assert {title.replace("'", "’") + " :" for title in titles} <= labels


@pytest.mark.parametrize("layout", CardLayout)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_line_is_on_the_page(layout: CardLayout, language: str) -> None:
    """The PDF has each heading and each line to its end, players and notes; the same bytes each time."""
    sheet = filled_sheet(OURS, layout, language)
    pdf = card_pages(sheet, language)
    read = "".join(all_text(pdf).replace("\N{WORD JOINER}", "").split())
    wanted = [sheet.title, *sheet.players, sheet.notes]
    for panel in sheet.panels:
        wanted.append(panel.title)
        for found in panel.headings:
            wanted += [
                found.title,
                *(line.label for line in found.lines),
                *(line.text for line in found.lines),
            ]
    assert not [text for text in wanted if "".join(text.split()) not in read]
    assert pdf == card_pages(sheet, language)


def test_a_title_without_spaces_is_broken() -> None:
    """It runs on in the next line, and the page has all of it."""
    sheet = filled_sheet(replace(OURS, title="W" * 150), CardLayout.ACBL, "en")
    assert "W" * 150 in "".join(all_text(card_pages(sheet, "en")).split())
