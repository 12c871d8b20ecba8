"""`chelem convention-card`: check what a partnership plays, print it, or write it as a card."""

from enum import Enum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.convention_cards.loading import card_of
from chelem.bots.systems.names import known_systems
from chelem.bots.systems.system import System
from chelem.cli.language import Lang, language_of
from chelem.cli.shared.sources import STDIO, standard_input
from chelem.i18n import Fact, say
from chelem.learning.study.convention_card import agreed_lines


class CardAction(Enum):
    """What to do with a convention card."""

    CHECK = "check"
    PRINT = "print"
    CONVERT = "convert"


def check_or_print_card(
    action: Annotated[
        CardAction, typer.Argument(metavar="check|print|convert", help="help.convention-card.action")
    ],
    file: Annotated[Path, typer.Argument(metavar="FILE|NAME", help="help.convention-card.file")],
    lang: Lang = None,
) -> None:
    """Check, print or convert a card; a fault is one sentence and exits with status 2."""
    language = language_of(lang)
    card = _read(file)
    system = card.bidding_system()
    console = Console(highlight=False, soft_wrap=True)
    match action:
        case CardAction.CHECK:
            own = sum(map(len, card.choices.values()))
            console.print(
                say("card-file.sound", {"system": system.titles.say(language), "choices": own}, language)
            )
        case CardAction.PRINT:
            _print(console, card, system, language)
        case CardAction.CONVERT:
            console.print(str(card), end="", markup=False)


def _read(file: Path) -> PartnershipCard:
    """Return the card of a file, or that of a system of the program with all its agreements."""
    if str(file) in known_systems():
        return card_of(System.load(str(file)))
    text = standard_input().read().decode() if file == STDIO else file.read_text(encoding="utf-8")
    return PartnershipCard.parse(text)


def _print(console: Console, card: PartnershipCard, system: System, language: str) -> None:
    """Print the agreements by their boxes, each with how it is played."""
    title = card.title or say("card-file.title", {"system": system.titles.say(language)}, language)
    console.print(title, style="bold", markup=False)
    if card.players:
        console.print(say("card-file.players", {"names": ", ".join(card.players)}, language), markup=False)
    for box, lines in agreed_lines(system, language).items():
        console.print()
        console.print(say(f"study.box-{box}", {}, language), style="bold")
        for line in lines:
            facts: dict[str, Fact] = {"agreement": line["agreement"], "choice": line["choice"]}
            console.print(say("study.agreed", facts, language), markup=False)
    if card.notes:
        console.print()
        console.print(card.notes, markup=False)
