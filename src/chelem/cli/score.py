"""`chelem score`: the mark of a contract in any of the games, explained line by line."""

import json
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console

from chelem.calculator import (
    Asked,
    Mark,
    WhistMark,
    read_asked,
    whist_mark,
)
from chelem.calculator.query import signed, whiz_receiver, whiz_totals
from chelem.cli.language import AsJson, Lang, language_of
from chelem.core.errors import BadOption
from chelem.core.lines import Line
from chelem.i18n import say
from chelem.text import print_result, print_strain, read_result


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
    asked = read_asked(game, contract, language, tricks=tricks, made=made, vulnerable=vulnerable)
    if as_json:
        _print_json(asked, language)
    else:
        _print_text(asked, contract, language)


def _print_json(asked: Asked, language: str) -> None:
    if asked.mark is Mark.WHIZ:
        told = [{"to": whiz_receiver(line), **_told(line, line.points, language)} for line in asked.lines]
        print_json({"total": whiz_totals(asked.lines), "lines": told})
    else:
        told = [_told(line, signed(line), language) for line in asked.lines]
        print_json({"total": asked.total, "lines": told})


def _reason(line: Line, language: str) -> str:
    return say(line.code, line.args, language)


def _told(line: Line, points: int, language: str) -> dict[str, object]:
    reason = _reason(line, language)
    return {
        "points": points,
        "below": line.below,
        "code": line.code,
        "args": dict(line.args),
        "reason": reason,
    }


def _print_text(asked: Asked, contract: str, language: str) -> None:
    """What was understood, the lines, the total."""
    title = print_result(read_result(contract, language), language)
    if asked.vulnerable and asked.mark.coloured:
        title += f", {say('score.vulnerable', {}, language)}"
    if asked.mark is Mark.WHIZ:
        tell(title, ((line.points, _reason(line, language)) for line in asked.lines), language)
        for who, points in whiz_totals(asked.lines).items():
            print_total(points, language, who=who)
        return
    tell(title, ((signed(line), _reason(line, language)) for line in asked.lines), language)
    print_total(asked.total, language)


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
