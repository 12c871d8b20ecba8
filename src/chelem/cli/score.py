"""`chelem score`: the score of a contract in any game, explained line by line."""

from typing import Annotated

import typer
from rich.console import Console

from chelem.calculator import WrittenQuery, find_method, read_query, signed_for_declarer
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.json_output import print_json
from chelem.cli.shared.option_arguments import parse_option_arguments
from chelem.core import Line
from chelem.engine import ScoreQuery
from chelem.games.registry import default_scoring_method
from chelem.i18n import say
from chelem.text import print_result, print_strain, read_result


def score(
    contract: Annotated[str, typer.Argument(help="help.score.contract")],
    vulnerable: Annotated[bool, typer.Option("--vulnerable", help="help.score.vulnerable")] = False,
    method: Annotated[str | None, typer.Option("--game", help="help.score.method")] = None,
    made: Annotated[bool | None, typer.Option("--made/--down", help="help.score.made")] = None,
    tricks: Annotated[int | None, typer.Option("--tricks", help="help.score.tricks")] = None,
    honours: Annotated[str | None, typer.Option("--honours", help="help.score.honours")] = None,
    void: Annotated[str | None, typer.Option("--void", help="help.score.void")] = None,
    before: Annotated[str | None, typer.Option("--before", help="help.score.before")] = None,
    last: Annotated[bool, typer.Option("--last", help="help.score.last")] = False,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help.score.option")
    ] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the score of a contract with its lines."""
    language = language_of(lang)
    given = {
        "honours": honours or "",
        "void": void or "",
        "before": before or "",
        "last": "1" if last else "",
    }
    inputs = {**given, **parse_option_arguments(option or [])}
    written = WrittenQuery(contract, tricks, made, vulnerable, inputs)
    query = read_query(find_method(method or default_scoring_method()), written, language)
    if as_json:
        _print_json(query, language)
    else:
        _print_text(query, contract, language)


def _print_json(query: ScoreQuery, language: str) -> None:
    """Print the total, `"lost": true` if the result loses the match, and the lines."""
    answer: dict[str, object] = {"total": query.totals or query.total}
    if query.lost:
        answer["lost"] = True
    answer["lines"] = [_line_json(query, line, language) for line in query.score]
    print_json(answer)


def _line_json(query: ScoreQuery, line: Line, language: str) -> dict[str, object]:
    """Return a line: with several totals `to` names the receiver; with one, points are declarer's."""
    receiver = query.method.receiver(line)
    to: dict[str, object] = {"to": receiver.line} if receiver else {}
    return {
        **to,
        "points": line.points if receiver else signed_for_declarer(line),
        "below": line.below,
        "code": line.code,
        "args": dict(line.args),
        "reason": line.say(language),
    }


def _print_text(query: ScoreQuery, contract: str, language: str) -> None:
    """Print the contract as read, then the lines and the total, or why the match is lost."""
    console = Console(highlight=False)
    console.print(_title(query, contract, language), style="bold")
    if query.lost:
        console.print(f"  {query.lost.say(language)}")
        console.print(f"  {say('score.lost', {}, language)}", style="bold")
        return
    lines = query.score
    for line in lines:
        console.print(_line_text(query, line, language), markup=False)
    if not lines:
        console.print(f"  {say('score.nothing', {}, language)}")
    names = {f"score.total.{name}": points for name, points in query.totals.items()}
    for name, points in (names or {"score.total": query.total}).items():
        console.print(f"  {points:>6}  {say(name, {}, language)}", style="bold", markup=False)


def _title(query: ScoreQuery, contract: str, language: str) -> str:
    """Return the contract as read, with its result, if given."""
    if query.number is None:
        return f"{print_strain(query.contract.strain, language)} ×{query.contract.stake}"
    title = print_result(read_result(contract, language, base=query.method.book), language)
    if query.vulnerable and query.method.has_vulnerability:
        title += f", {say('score.vulnerable', {}, language)}"
    return title


def _line_text(query: ScoreQuery, line: Line, language: str) -> str:
    """Return the points and their reason, with the receiver if there are several totals."""
    reason = line.say(language)
    receiver = query.method.receiver(line)
    if receiver is None:
        return f"  {signed_for_declarer(line):>6}  {reason}"
    return f"  {line.points:>6}  {say(f'calc-line-{receiver.line}', {}, language)} — {reason}"
