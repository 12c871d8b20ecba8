"""A ranking as a table on the terminal."""

from rich.console import Console
from rich.table import Table

from chelem.events import EventResults, RankedEntrant, Ranking
from chelem.events.shown import decimal_text, entrant_label, rounded
from chelem.i18n import say


def print_title(results: EventResults, console: Console, language: str) -> None:
    """Print the title of an event and its date in words, if it has any."""
    date = say("paper.date", {"date": results.date}, language) if results.date else ""
    heading = " · ".join(filter(None, (results.title, date)))
    if heading:
        console.print(heading, style="bold", markup=False)


def ranking_table(results: EventResults, ranking: Ranking, language: str) -> Table:
    """Return a ranking as a table."""
    title = None if ranking.line is None else say("event.line", {"side": str(ranking.line)}, language)
    table = Table(title=title, title_justify="left")
    for name in ("place", "entrant", "names", results.form.shown_unit, "boards"):
        right = name not in ("entrant", "names")
        table.add_column(say(f"event.column.{name}", {}, language), justify="right" if right else "left")
    for ranked in ranking:
        table.add_row(*_row(results, ranked, language, shown_alone=ranking.line is not None))
    return table


def _row(
    results: EventResults, ranked: RankedEntrant, language: str, *, shown_alone: bool
) -> tuple[str, ...]:
    """Return a row; the line of an entrant is named where both lines are in one table."""
    entrant = results.entrants[ranked.entrant]
    place = "–" if ranked.place is None else f"{ranked.place}{'=' if ranked.tied else ''}"
    result = _result(results, ranked, language)
    line = (
        ""
        if shown_alone or entrant.line is None
        else say("event.line", {"side": str(entrant.line)}, language)
    )
    where = f"{entrant_label(results, ranked.entrant)} {line}".rstrip()
    return place, where, entrant.full_name, result, str(ranked.boards)


def _result(results: EventResults, ranked: RankedEntrant, language: str) -> str:
    """Return a result with the decimals of its form, or more where a ruling has made some."""
    if not ranked.has_result:
        return "–"
    fewest, places = results.form.decimals_of_results, results.settings.places
    exact = rounded(ranked.result, fewest) == rounded(ranked.result, places)
    return decimal_text(ranked.result, fewest if exact else places, language)
