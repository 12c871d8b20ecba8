"""`chelem deal`: random deals, or deals prepared by a game, as diagrams or data."""

import random
import secrets
from collections.abc import Callable
from enum import Enum
from typing import Annotated

import typer
from rich.console import Console

from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.colour import coloured
from chelem.cli.shared.json_output import print_json
from chelem.core import SEATS, BadOption, Deal, Seat, whole_number
from chelem.engine import Setting
from chelem.games.registry import GAMES, default_game
from chelem.i18n import say
from chelem.text import print_diagram, read_seat


class DealFormat(Enum):
    """The output format of `chelem deal`."""

    TEXT = "text"
    PBN = "pbn"
    JSON = "json"
    NUMBER = "number"


def deal(
    count: Annotated[int, typer.Option("-n", "--count", min=1, help="help.deal.count")] = 1,
    seed: Annotated[int | None, typer.Option("--seed", help="help.seed")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="help.deal.game")] = None,
    prepared: Annotated[int | None, typer.Option("--prepared", help="help.deal.prepared")] = None,
    dealer: Annotated[str | None, typer.Option("--dealer", help="help.deal.dealer")] = None,
    number: Annotated[str | None, typer.Option("--number", help="help.deal.number")] = None,
    form: Annotated[DealFormat, typer.Option("--format", help="help.deal.format")] = DealFormat.TEXT,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print deals, repeatable with a seed; without one, drawn from the operating system's generator."""
    language = language_of(lang)
    seat = Seat.N if dealer is None else read_seat(dealer, language)
    draw = _deal_source(game, prepared, seat, number, randbelow_of(seed))
    for _ in range(count):
        _print_deal(draw(), DealFormat.JSON if as_json else form, seat if prepared else None, game, language)


def randbelow_of(seed: int | None) -> Callable[[int], int]:
    """Return a repeatable random source for a seed; without one, the operating system's."""
    return secrets.randbelow if seed is None else random.Random(seed).randrange  # noqa: S311 - repeatable


def _deal_source(
    game: str | None, prepared: int | None, dealer: Seat, number: str | None, randbelow: Callable[[int], int]
) -> Callable[[], Deal]:
    """Return a function that makes the next deal."""
    if number is not None:
        if prepared is not None:
            raise BadOption("deal.option", prepared=prepared)
        rank = whole_number(number)
        if rank is None:
            raise BadOption("option.value", option="number", value=number, values="0, 1, 2 …")
        return lambda: Deal.from_number(rank)
    rules = GAMES.find(game or default_game()).game()
    if prepared is None:
        return lambda: Deal.draw(randbelow)
    if not 1 <= prepared <= rules.info.prepared:
        raise BadOption("deal.option", prepared=prepared)
    return lambda: rules.prepare(Setting(prepared, 1, dealer), randbelow)


def _print_deal(dealt: Deal, form: DealFormat, dealer: Seat | None, game: str | None, language: str) -> None:
    console = Console(highlight=False, soft_wrap=True)
    match form:
        case DealFormat.NUMBER:
            console.print(str(dealt.number))
        case DealFormat.PBN:
            console.print(str(dealt), markup=False)
        case DealFormat.JSON:
            hands = {str(seat): [str(card) for card in dealt[seat]] for seat in SEATS}
            print_json({"number": str(dealt.number), "pbn": str(dealt), "hands": hands})
        case DealFormat.TEXT:
            hands_of = dict(zip(SEATS, dealt.hands, strict=True))
            console.print(
                coloured(
                    print_diagram(
                        hands_of, language, dealer=dealer, suits=GAMES[game or default_game()].game.info.suits
                    )
                )
            )
            console.print(say("deal.numbered", {"number": str(dealt.number)}, language), style="dim")
            console.print()
