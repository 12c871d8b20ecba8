"""`chelem event draw`: draw a round of a Swiss event, or check a recorded draw."""

import json
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from chelem.cli.event.source import read_log_bytes
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.json_output import print_json
from chelem.core import BadOption, ParseError
from chelem.events import is_event_log, read_event_log, swiss
from chelem.i18n import say
from chelem.movements import entrants_of

EXIT_DIFFERS = 1
"""The status for a recorded draw that does not follow from its inputs."""


def draw_swiss_round(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help.event.draw.file")],
    corrected: Annotated[
        Path | None, typer.Option("--corrected", metavar="FILE", help="help.event.draw.corrected")
    ] = None,
    teams: Annotated[bool, typer.Option("--teams", help="help.event.draw.teams")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the draw that inputs give; check a recorded draw, and compare it with corrected inputs."""
    language = language_of(lang)
    content = read_log_bytes(file)
    if is_event_log(content):
        _check_log(content, language, as_json=as_json)
        return
    values = _parsed(content)
    if isinstance(values, dict) and "inputs" in values:
        _check(values, corrected, language, teams=teams, as_json=as_json)
    elif corrected is not None:
        raise BadOption("swiss.not-a-draw")
    else:
        _draw(values, language, teams=teams, as_json=as_json)


def _draw(values: Any, language: str, *, teams: bool, as_json: bool) -> None:
    """Print the draw that inputs give."""
    drawn = swiss.draw_round(swiss.read_draw_inputs(values))
    if as_json:
        print_json(swiss.draw_json(drawn) | _for_people(drawn, language, teams=teams))
    else:
        _print_draw(drawn, language, teams=teams)


def _check(values: Any, corrected: Path | None, language: str, *, teams: bool, as_json: bool) -> None:
    """Print a recorded draw, whether it follows from its inputs, and what corrected ones give."""
    recorded = swiss.read_draw(values)
    again = swiss.draw_round(recorded.inputs)
    new_inputs = None if corrected is None else swiss.read_draw_inputs(_parsed(read_log_bytes(corrected)))
    compared = None if new_inputs is None else swiss.compare_draw(recorded, new_inputs)
    if as_json:
        other = {} if compared is None else {"corrected": _comparison_json(compared, language)}
        people = _for_people(recorded, language, teams=teams)
        print_json({"draw": swiss.draw_json(recorded) | people, "follows": again == recorded, **other})
    else:
        _print_draw(recorded, language, teams=teams)
        _print_check(recorded, again, compared, language)
    if again != recorded:
        raise typer.Exit(EXIT_DIFFERS)


def _check_log(content: bytes, language: str, *, as_json: bool) -> None:
    """Print every draw that the log of an event holds, and whether it follows from its inputs."""
    event = read_event_log(BytesIO(content))
    teams = entrants_of(event.state.terms.kind).both_ways
    recorded = dict(sorted(event.state.draws.items()))
    if not recorded:
        raise BadOption("swiss.no-draws")
    again = {at: swiss.draw_round(draw.inputs) for at, draw in recorded.items()}
    if as_json:
        print_json(
            [
                {"section": section, "draw": swiss.draw_json(draw) | _for_people(draw, language, teams=teams)}
                | {"follows": again[section, number] == draw}
                for (section, number), draw in recorded.items()
            ]
        )
    for at, draw in () if as_json else recorded.items():
        _print_draw(draw, language, teams=teams)
        _print_check(draw, again[at], None, language)
    if again != recorded:
        raise typer.Exit(EXIT_DIFFERS)


def _parsed(content: bytes) -> Any:
    """Return the JSON value of a file."""
    try:
        return json.loads(content)
    except (ValueError, RecursionError) as error:
        if isinstance(error, json.JSONDecodeError) and content.lstrip()[:1] in (b"{", b"["):
            raise ParseError("event.json-line", line=error.lineno, column=error.colno) from None
        raise ParseError("swiss.json") from None


def _for_people(draw: swiss.Draw, language: str, *, teams: bool) -> dict[str, object]:
    """Return what JSON adds to a draw: its reasons, and who cannot change tables and stays at which."""
    stay = [
        {"entrant": pair.entrant, "table": pair.table}
        for pair in swiss.staying_put(draw, _kind(draw, teams=teams))
    ]
    return {"why": _reasons(draw, language, teams=teams), "stay": stay}


def _reasons(draw: swiss.Draw, language: str, *, teams: bool) -> list[str]:
    """Return a sentence for each match, for those left over, and for those who cannot change tables."""
    kind = _kind(draw, teams=teams)
    phrases = (
        *swiss.draw_reasons(draw),
        *swiss.staying_reasons(draw, kind),
        *swiss.table_reasons(draw, kind),
    )
    return [phrase.say(language) for phrase in phrases]


def _kind(draw: swiss.Draw, *, teams: bool) -> swiss.SwissKind:
    """Return who plays: only teams have triangles."""
    return "teams" if teams or draw.inputs.triangle or draw.inputs.rule.odd != "bye" else "pairs"


def _print_draw(draw: swiss.Draw, language: str, *, teams: bool) -> None:
    """Print the matches, each with its reason, who is left over, and who stays at which table."""
    reasons = _reasons(draw, language, teams=teams)
    table = Table(title=say("swiss.title", {"round": draw.inputs.round}, language), title_justify="left")
    for name in ("match", "first", "second", "why"):
        justify = "left" if name == "why" else "right"
        table.add_column(say(f"swiss.column.{name}", {}, language), justify=justify)  # type: ignore[arg-type]
    for number, (match, why) in enumerate(zip(draw.matches, reasons, strict=False), 1):
        table.add_row(str(number), str(match.first), str(match.second), why)
    console = Console(highlight=False)
    console.print(table)
    for why in reasons[len(draw.matches) :]:
        console.print(why, markup=False, soft_wrap=True)


def _print_check(
    recorded: swiss.Draw, again: swiss.Draw, compared: swiss.DrawComparison | None, language: str
) -> None:
    """Print whether a draw follows from its inputs, and what corrected ones would have given."""
    code = "swiss.follows" if again == recorded else "swiss.differs"
    lines = [say(code, {"matches": _listed(again.matches)}, language)]
    if compared is not None:
        lines.append(compared.sentence.say(language))
        if compared.gone:
            facts = {"gone": _listed(compared.gone), "new": _listed(compared.new)}
            lines.append(say("swiss.instead", facts, language))
    for line in lines:
        Console(highlight=False).print(line, markup=False, soft_wrap=True)


def _comparison_json(compared: swiss.DrawComparison, language: str) -> dict[str, object]:
    return {
        "changed": compared.changed,
        "gone": [[match.first, match.second] for match in compared.gone],
        "new": [[match.first, match.second] for match in compared.new],
        "left_over": list(compared.now.left_over),
        "why": compared.sentence.say(language),
    }


def _listed(matches: Iterable[swiss.SwissMatch]) -> str:
    return ", ".join(f"{match.first}–{match.second}" for match in matches)
