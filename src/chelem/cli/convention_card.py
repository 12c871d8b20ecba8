"""`chelem convention-card`: check, print or convert what a partnership plays; the schema of its cards."""

import json
from enum import Enum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.bots.convention_cards.bba import SUFFIX as BBA_SUFFIX
from chelem.bots.convention_cards.bba import read_bba_card
from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.convention_cards.card_schema import card_schema
from chelem.bots.convention_cards.loading import card_of
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.system import System
from chelem.cli.language import Lang, language_of
from chelem.cli.shared.card_printing import print_agreements, print_sheet, write_pages
from chelem.cli.shared.sources import STDIO, standard_input
from chelem.core import BadOption
from chelem.i18n import Fact, say
from chelem.learning.card_sheets.bml import bidding_notes
from chelem.learning.card_sheets.layouts import CardLayout


class CardFormat(Enum):
    """What a card is converted to."""

    TOML = "toml"
    BML = "bml"


class CardAction(Enum):
    """What to do with a convention card."""

    CHECK = "check"
    PRINT = "print"
    CONVERT = "convert"
    SCHEMA = "schema"


def check_or_print_card(
    action: Annotated[
        CardAction,
        typer.Argument(metavar="check|print|convert|schema", help="help.convention-card.action"),
    ],
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE|NAME", help="help.convention-card.file")
    ] = None,
    layout: Annotated[
        CardLayout | None,
        typer.Option("--layout", metavar="ffb|acbl|wbf", help="help.convention-card.layout"),
    ] = None,
    pdf: Annotated[
        Path | None, typer.Option("--pdf", metavar="OUT.pdf", help="help.convention-card.pdf")
    ] = None,
    to: Annotated[
        CardFormat, typer.Option("--to", metavar="toml|bml", help="help.convention-card.to")
    ] = CardFormat.TOML,
    lang: Lang = None,
) -> None:
    """Check, print or convert a card, or print the schema of all; a fault exits with status 2."""
    language, console = language_of(lang), Console(highlight=False, soft_wrap=True)
    if action is CardAction.SCHEMA:
        console.out(json.dumps(card_schema(), indent=2, ensure_ascii=False), highlight=False)
        return
    if file is None:
        raise BadOption("card-file.file", action=action.value)
    card = _read(file, language)
    match action:
        case CardAction.CHECK:
            _check(console, card, language)
        case CardAction.PRINT:
            _print(console, card, layout, pdf, language)
        case CardAction.CONVERT:
            _convert(console, card, to, language)


def _read(file: Path, language: str) -> PartnershipCard:
    """Return the card of a file, or that of a system of the program with all its agreements.

    Of a card of BBA, say which keys were not understood.
    """
    if str(file) in known_systems():
        return card_of(System.load(str(file)))
    if file.suffix.lower() == BBA_SUFFIX:
        imported = read_bba_card(file.read_text(encoding="utf-8", errors="replace"))
        facts: dict[str, Fact] = {"count": len(imported.left), "keys": ", ".join(imported.left)}
        console = Console(stderr=True, highlight=False, soft_wrap=True)
        console.print(say("card-file.bba-left", facts, language), markup=False)
        return imported.card
    text = standard_input().read().decode() if file == STDIO else file.read_text(encoding="utf-8")
    return PartnershipCard.parse(text)


def _check(console: Console, card: PartnershipCard, language: str) -> None:
    """Say that a card can be played, and how many agreements are its own."""
    system, own = card.bidding_system(), sum(map(len, card.choices.values()))
    console.print(say("card-file.sound", {"system": system.titles.say(language), "choices": own}, language))


def _print(
    console: Console, card: PartnershipCard, layout: CardLayout | None, pdf: Path | None, language: str
) -> None:
    """Print the agreements by their boxes, or the headings of a layout; these may go to a PDF."""
    if layout is None:
        if pdf is not None:
            raise BadOption("card-file.layout")
        print_agreements(console, card, language)
    elif pdf is None:
        print_sheet(console, card, layout, language)
    else:
        write_pages(pdf, card, layout, language)


def _convert(console: Console, card: PartnershipCard, to: CardFormat, language: str) -> None:
    """Write a card that can be played, as TOML or as notes of its bidding."""
    card.bidding_system()
    text = str(card) if to is CardFormat.TOML else bidding_notes(card, language)
    console.out(text, end="", highlight=False)
