"""`chelem score`: the mark of a contract in any of the games, explained line by line."""

import json
from collections.abc import Iterable
from enum import Enum
from typing import Annotated

import typer
from rich.console import Console

from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.whist_score import WhistMark, whist_mark
from chelem.core.contracts import Contract
from chelem.core.errors import BadOption
from chelem.core.lines import Line
from chelem.core.seats import SEATS, Seat
from chelem.notation.text import print_strain, read_result
from chelem.notation.text.results import Result, print_result
from chelem.scoring.comptoir import simplified, traditional
from chelem.scoring.duplicate import duplicate
from chelem.scoring.rubber import rubber
from chelem.scoring.whiz import whiz
from chelem.words import say


class Mark(Enum):
    """The marks that the command knows."""

    CONTRACT = "contract"
    RUBBER = "rubber"
    COMPTOIR = "comptoir"
    COMPTOIR_TRADITIONAL = "comptoir-traditional"
    WHIZ = "whiz"
    WHIST = "whist"


DECLARER = Seat.S


def score(
    contract: Annotated[str, typer.Argument(help="help.score.contract")],
    vulnerable: Annotated[bool, typer.Option("--vulnerable", help="help.score.vulnerable")] = False,
    game: Annotated[Mark, typer.Option("--game", help="help.score.game")] = Mark.CONTRACT,
    made: Annotated[bool | None, typer.Option("--made/--down", help="help.score.made")] = None,
    tricks: Annotated[int | None, typer.Option("--tricks", help="help.score.tricks")] = None,
    honours: Annotated[str | None, typer.Option("--honours", help="help.score.honours")] = None,
    void: Annotated[str | None, typer.Option("--void", help="help.score.void")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the total and its lines."""
    language = language_of(lang)
    if game is Mark.WHIST:
        _tell_whist(whist_mark(contract, tricks, honours, void, language), language, as_json=as_json)
        return
    if honours is not None or void is not None:
        raise BadOption("score.old", game=game.value)
    result = read_result(contract, language)
    lines = _lines(game, result, _tricks(game, result, tricks, made=made), vulnerable=vulnerable)
    if as_json:
        _print_json(game, lines, language)
    else:
        _print_text(game, result, lines, language, vulnerable=vulnerable)


def _tricks(game: Mark, result: Result, tricks: int | None, *, made: bool | None) -> int:
    """The tricks of declarer's side: as given, as written after the contract, or just made."""
    needed = result.number + (0 if game is Mark.WHIZ else 6)
    if not (7 <= needed <= 13):
        raise BadOption("score.number", number=result.number, game=game.value)
    written = None if result.relative is None else needed + result.relative
    if tricks is not None and written not in (None, tricks):
        raise BadOption("score.made", tricks=tricks, needed=written)
    if tricks is None:
        tricks = needed + (result.relative if result.relative is not None else 0 if made is not False else -1)
    if not 0 <= tricks <= 13:
        raise BadOption("score.tricks", tricks=tricks)
    if made is not None and made != (tricks >= needed):
        raise BadOption("score.made", tricks=tricks, needed=needed)
    return tricks


def _lines(game: Mark, result: Result, tricks: int, *, vulnerable: bool) -> tuple[Line, ...]:
    base = 0 if game is Mark.WHIZ else 6
    if game is Mark.WHIZ and result.stake > 1:
        raise BadOption("score.stake", stake=result.stake)
    if result.stake > 4:
        raise BadOption("score.stake", stake=result.stake)
    contract = Contract(DECLARER, result.strain, base + result.number, result.stake)
    match game:
        case Mark.CONTRACT:
            return duplicate(contract, tricks, vulnerable=vulnerable)
        case Mark.RUBBER:
            return rubber(contract, tricks, vulnerable=vulnerable)
        case Mark.COMPTOIR:
            return simplified(contract, tricks)
        case Mark.COMPTOIR_TRADITIONAL:
            return traditional(contract, tricks)
        case _:
            return whiz(contract, tricks, tuple(seat for seat in SEATS if seat is not DECLARER.partner))


def signed(line: Line) -> int:
    """The points of a line from the declarer's side: what the others receive is negative."""
    return line.points if DECLARER in line.to else -line.points


def _print_json(game: Mark, lines: tuple[Line, ...], language: str) -> None:
    total: int | dict[str, int]
    if game is Mark.WHIZ:
        total = _whiz_totals(lines)
        told = [{"to": _receiver(line), **_told(line, line.points, language)} for line in lines]
    else:
        total = sum(map(signed, lines))
        told = [_told(line, signed(line), language) for line in lines]
    print_json({"total": total, "lines": told})


def _reason(line: Line, language: str) -> str:
    return say(line.code, line.args, language)


def _whiz_totals(lines: tuple[Line, ...]) -> dict[str, int]:
    """What the declarer receives, and what each of the others does."""
    points = {seat: sum(line.points for line in lines if seat in line.to) for seat in SEATS}
    return {"declarer": points[DECLARER], "others": points[DECLARER.next]}


def _receiver(line: Line) -> str:
    return "declarer" if DECLARER in line.to else "other"


def _told(line: Line, points: int, language: str) -> dict[str, object]:
    reason = _reason(line, language)
    return {
        "points": points,
        "below": line.below,
        "code": line.code,
        "args": dict(line.args),
        "reason": reason,
    }


def _print_text(
    game: Mark, result: Result, lines: tuple[Line, ...], language: str, *, vulnerable: bool
) -> None:
    """What was understood, the lines, the total."""
    title = print_result(result, language)
    if vulnerable and game in (Mark.CONTRACT, Mark.RUBBER):
        title += f", {say('score.vulnerable', {}, language)}"
    if game is Mark.WHIZ:
        totals = _whiz_totals(lines)
        tell(title, ((line.points, _reason(line, language)) for line in lines), language)
        for who, points in totals.items():
            print_total(points, language, who=who)
        return
    tell(title, ((signed(line), _reason(line, language)) for line in lines), language)
    print_total(sum(map(signed, lines)), language)


def _tell_whist(mark: WhistMark, language: str, *, as_json: bool) -> None:
    if as_json:
        told = [{"to": mark.receiver(line), **_told(line, line.points, language)} for line in mark.lines]
        print_json({"total": mark.totals, "lines": told})
        return
    title = f"{print_strain(mark.strain, language)} ×{mark.stake}"
    reasons = (
        (
            line.points,
            say(f"score.{mark.receiver(line)}", {}, language) + " — " + _reason(line, language),
        )
        for line in mark.lines
    )
    tell(title, reasons, language)
    for who, points in mark.totals.items():
        print_total(points, language, who=who)


def print_json(value: object) -> None:
    """One JSON document on stdout."""
    print(json.dumps(value, ensure_ascii=False))  # noqa: T201 - this is the answer


def tell(title: str, lines: Iterable[tuple[int, str]], language: str) -> None:
    """A title and explained points."""
    console = Console(highlight=False)
    console.print(title, style="bold")
    told = list(lines)
    for points, reason in told:
        console.print(f"  {points:>6}  {reason}", markup=False)
    if not told:
        console.print(f"  {say('score.nothing', {}, language)}")


def print_total(points: int, language: str, *, who: str | None = None) -> None:
    """The sum at the foot."""
    name = say(f"score.total.{who}" if who else "score.total", {}, language)
    Console(highlight=False).print(f"  {points:>6}  {name}", style="bold", markup=False)
