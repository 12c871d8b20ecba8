"""`chelem score`: the score of a contract in any of the games, explained line by line."""

import json
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console

from chelem.calculator import (
    ScoreQuery,
    ScoringMethod,
    WhistScore,
    read_query,
    score_whist_query,
)
from chelem.calculator.query import declarer_line_points, whiz_receiver, whiz_totals
from chelem.cli.language import AsJson, Lang, language_of
from chelem.core.errors import BadOption
from chelem.core.lines import Line
from chelem.i18n import say
from chelem.text import print_result, print_strain, read_result


def score(
    contract: Annotated[str, typer.Argument(help="help.score.contract")],
    vulnerable: Annotated[bool, typer.Option("--vulnerable", help="help.score.vulnerable")] = False,
    game: Annotated[ScoringMethod, typer.Option("--game", help="help.score.game")] = ScoringMethod.CONTRACT,
    made: Annotated[bool | None, typer.Option("--made/--down", help="help.score.made")] = None,
    tricks: Annotated[int | None, typer.Option("--tricks", help="help.score.tricks")] = None,
    honours: Annotated[str | None, typer.Option("--honours", help="help.score.honours")] = None,
    void: Annotated[str | None, typer.Option("--void", help="help.score.void")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the total and its lines."""
    language = language_of(lang)
    if game is ScoringMethod.WHIST:
        _tell_whist(score_whist_query(contract, tricks, honours, void, language), language, as_json=as_json)
        return
    if honours is not None or void is not None:
        raise BadOption("score.old", game=game.value)
    query = read_query(game, contract, language, tricks=tricks, made=made, vulnerable=vulnerable)
    if as_json:
        _print_json(query, language)
    else:
        _print_text(query, contract, language)


def _print_json(query: ScoreQuery, language: str) -> None:
    if query.method is ScoringMethod.WHIZ:
        told = [{"to": whiz_receiver(line), **_told(line, line.points, language)} for line in query.score]
        print_json({"total": whiz_totals(query.score), "lines": told})
    else:
        told = [_told(line, declarer_line_points(line), language) for line in query.score]
        print_json({"total": query.total, "lines": told})


def _reason(line: Line, language: str) -> str:
    return line.say(language)


def _told(line: Line, points: int, language: str) -> dict[str, object]:
    reason = _reason(line, language)
    return {
        "points": points,
        "below": line.below,
        "code": line.code,
        "args": dict(line.args),
        "reason": reason,
    }


def _print_text(query: ScoreQuery, contract: str, language: str) -> None:
    """What was understood, the lines, the total."""
    title = print_result(read_result(contract, language), language)
    if query.vulnerable and query.method.has_vulnerability:
        title += f", {say('score.vulnerable', {}, language)}"
    if query.method is ScoringMethod.WHIZ:
        tell(title, ((line.points, _reason(line, language)) for line in query.score), language)
        for who, points in whiz_totals(query.score).items():
            print_total(points, language, who=who)
        return
    tell(title, ((declarer_line_points(line), _reason(line, language)) for line in query.score), language)
    print_total(query.total, language)


def _tell_whist(score: WhistScore, language: str, *, as_json: bool) -> None:
    if as_json:
        told = [{"to": score.receiver(line), **_told(line, line.points, language)} for line in score.score]
        print_json({"total": score.totals, "lines": told})
        return
    title = f"{print_strain(score.strain, language)} ×{score.stake}"
    reasons = (
        (
            line.points,
            say(f"score.{score.receiver(line)}", {}, language) + " — " + _reason(line, language),
        )
        for line in score.score
    )
    tell(title, reasons, language)
    for who, points in score.totals.items():
        print_total(points, language, who=who)


def print_json(value: object) -> None:
    """Print one JSON document to stdout."""
    print(json.dumps(value, ensure_ascii=False))  # noqa: T201 - the output


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
    """Print the total."""
    name = say(f"score.total.{who}" if who else "score.total", {}, language)
    Console(highlight=False).print(f"  {points:>6}  {name}", style="bold", markup=False)
