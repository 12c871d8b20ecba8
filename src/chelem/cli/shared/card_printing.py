"""Convention cards for the terminal and as PDF: agreements by box, or the headings of a federation's card."""

from pathlib import Path

from rich.console import Console

from chelem.bots.convention_cards.card import PartnershipCard
from chelem.cli.shared.parallel import atomic_write
from chelem.i18n import Fact, say
from chelem.learning.card_sheets.filling import filled_sheet
from chelem.learning.card_sheets.layouts import CardLayout
from chelem.learning.card_sheets.pages import card_pages
from chelem.learning.study.convention_card import agreed_lines

_EMPTY = "  " + "_" * 60


def print_agreements(console: Console, card: PartnershipCard, language: str) -> None:
    """Print the agreements by their boxes, each with how it is played."""
    system = card.bidding_system()
    title = card.title or say("card-file.title", {"system": system.titles.say(language)}, language)
    _print_title(console, title, card.players, language)
    for box, lines in agreed_lines(system, language).items():
        console.print()
        console.print(say(f"study.box-{box}", {}, language), style="bold")
        for line in lines:
            facts: dict[str, Fact] = {"agreement": line["agreement"], "choice": line["choice"]}
            console.print(say("study.agreed", facts, language), markup=False)
    _print_notes(console, card.notes)


def print_sheet(console: Console, card: PartnershipCard, layout: CardLayout, language: str) -> None:
    """Print a card under the headings of a layout, with empty lines where nothing is known."""
    sheet = filled_sheet(card, layout, language)
    _print_title(console, sheet.title, sheet.players, language)
    console.print(sheet.about, markup=False)
    for panel in sheet.panels:
        console.print()
        console.print(panel.title.upper(), style="bold", markup=False)
        for heading in panel.headings:
            console.print(heading.title, style="bold", markup=False)
            for line in heading.lines:
                console.print(f"  {line.label}  {line.text}", markup=False)
            for _ in range(heading.empty):
                console.print(_EMPTY, markup=False)
    _print_notes(console, sheet.notes)


def write_pages(path: Path, card: PartnershipCard, layout: CardLayout, language: str) -> None:
    """Write a card under the headings of a layout to a PDF file, and say so."""
    pages = card_pages(filled_sheet(card, layout, language), language)
    with atomic_write(path) as stream:
        stream.write(pages)
    done: dict[str, Fact] = {"path": str(path), "layout": layout.value}
    console = Console(stderr=True, highlight=False, soft_wrap=True)
    console.print(say("card-sheet.written", done, language), markup=False)


def _print_title(console: Console, title: str, players: tuple[str, ...], language: str) -> None:
    console.print(title, style="bold", markup=False)
    if players:
        console.print(say("card-file.players", {"names": ", ".join(players)}, language), markup=False)


def _print_notes(console: Console, notes: str) -> None:
    if notes:
        console.print()
        console.print(notes, markup=False)
