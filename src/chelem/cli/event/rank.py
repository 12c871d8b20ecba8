"""`chelem event rank`: the ranking of a file, or of an event's log as of any of its entries."""

from io import BytesIO
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from chelem.cli.event.ranked_json import entrant_code, rankings_json
from chelem.cli.event.ranking_table import print_title, ranking_table
from chelem.cli.event.source import print_warnings, read_log_bytes
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.json_output import print_json
from chelem.core import BadOption
from chelem.events import EventResults, is_event_log, rank_event, read_event, read_event_log
from chelem.events.carrying import CarriedFinal, carry_results
from chelem.events.shown import entrant_label
from chelem.i18n import say

AsOf = Annotated[int | None, typer.Option("--as-of", metavar="N", min=0, help="help.event.rank.as-of")]

Carry = Annotated[Path | None, typer.Option("--carry", metavar="FILE", help="help.event.rank.carry")]


def rank_file(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help.event.rank.file")],
    as_of: AsOf = None,
    carry: Carry = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the ranking alone; of a log, as of any entry; of a final, with what is carried forward."""
    language = language_of(lang)
    results, facts = _read(file, as_of, language)
    carried = None if carry is None else carry_results(results, _read(carry, None, language)[0])
    if carried is not None:
        results = carried.results
        _name_newcomers(carried, language)
    rankings = rank_event(results)
    if as_json:
        added = {} if carried is None else {"carried": _carried_json(results)}
        print_json(rankings_json(results, rankings) | facts | added)
        return
    console = Console(highlight=False)
    print_title(results, console, language)
    if facts:
        console.print(say("event.rank.as-of", facts, language), markup=False)
    for ranking in rankings:
        console.print(ranking_table(results, ranking, language))


def _name_newcomers(carried: CarriedFinal, language: str) -> None:
    """Say on standard error who carries nothing forward."""
    if carried.newcomers:
        labels = ", ".join(entrant_label(carried.results, index) for index in carried.newcomers)
        console = Console(stderr=True, highlight=False, soft_wrap=True)
        console.print(say("event.carry.newcomers", {"entrants": labels}, language), markup=False)


def _carried_json(results: EventResults) -> list[dict[str, object]]:
    return [
        {
            "entrant": entrant_code(results, index),
            "section": entrant.section or None,
            "exact": str(entrant.carried),
        }
        for index, entrant in enumerate(results.entrants)
    ]


def _read(file: Path, as_of: int | None, language: str) -> tuple[EventResults, dict[str, int | str]]:
    """Return the results of a file; of a log also how many of how many entries they are of."""
    content = read_log_bytes(file)
    if not is_event_log(content):
        if as_of is not None:
            raise BadOption("event.rank.log")
        read = read_event(BytesIO(content), file.name)
        print_warnings(read, language)
        return read.results, {}
    event = read_event_log(BytesIO(content))
    entries = event.version if as_of is None else as_of
    if entries > event.version:
        raise BadOption("event.rank.entries", count=event.version)
    results = (event if as_of is None else event.as_of(as_of)).results()
    return results, {"as_of": entries, "entries": event.version}
