"""Write an event as PBN: a ScoreTable for each board, and the TotalScoreTable (PBN 2.1, 5.7 and 5.8)."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from chelem.core import SIDES, BadOption, Deal, Side, Vulnerability
from chelem.events.event_results import EventResults
from chelem.events.files.file_dates import pbn_date
from chelem.events.outcome import Award, NotPlayed, PlayedScore
from chelem.events.ranking import rank_event
from chelem.events.scoring.scored_board import ScoredBoard
from chelem.events.shown import decimal_text
from chelem.events.tally import tally_results
from chelem.events.traveller import TravellerLine
from chelem.formats.pbn.writing import vulnerable_tag

ABSENT = "-"
_PLACES = 4
_SCORES = (
    *("Section", "Table", "Round", "PairId_NS", "PairId_EW", "Contract", "Declarer", "Result"),
    *("Score_NS", "Score_EW", "Lead"),
)


NO_DEALS: Mapping[int, Deal] = {}


def write_pbn_event(results: EventResults, deals: Mapping[int, Deal] = NO_DEALS) -> bytes:
    """Return the file of an event of pairs, with the `deals` of boards that are known, in UTF-8.

    Rulings are written by what each side received, after ^. `BadOption` for individuals and for matches,
    which the tables do not know.
    """
    people = any(line.partners is not None for board in results.travellers for line in board)
    if people or results.form.matches is not None:
        raise BadOption("event.pbn-kind")
    lines = ["% PBN 2.1", "% EXPORT"]
    for place, board in enumerate(results.boards):
        lines += _board(results, board, deals.get(board.traveller.board), first=place == 0)
    return ("\n".join(lines) + "\n").encode()


def _board(results: EventResults, board: ScoredBoard, deal: Deal | None, *, first: bool) -> Iterator[str]:
    number = board.traveller.board
    if first:
        yield from (_tag("Event", results.title), _tag("Date", pbn_date(results.date)))
    yield _tag("Board", str(number))
    yield _tag("Dealer", "NESW"[(number - 1) % 4])
    yield _tag("Vulnerable", vulnerable_tag(Vulnerability.on_board(number)))
    if deal is not None:
        yield _tag("Deal", str(deal))
    yield _tag("Scoring", results.form.comparison.pbn_scoring)
    if first:
        yield _tag("Application", "Chelem")
        yield from _table("TotalScoreTable", *_totals(results))
    rows = [_row(results, board, line) for line in board.traveller if line.outcome != NotPlayed("sit-out")]
    kinds = results.form.comparison.pbn_columns
    columns = (*_SCORES, *(f"{kind}_{side}" for kind in kinds for side in SIDES))
    yield from _table("ScoreTable", columns, [[row.get(name, ABSENT) for name in columns] for row in rows])
    yield ""


def _tag(name: str, value: str) -> str:
    return f"[{name} {_cell(value)}]"


def _table(name: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield a table with as many characters for each column as its longest cell."""
    widths = [max((len(row[place]) for row in rows), default=1) for place in range(len(columns))]
    yield _tag_of_columns(name, columns, widths)
    for row in rows:
        yield " ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def _tag_of_columns(name: str, columns: Sequence[str], widths: Sequence[int]) -> str:
    stated = (f"{column}\\{width}L" for column, width in zip(columns, widths, strict=True))
    return f'[{name} "{";".join(stated)}"]'


def _cell(text: str) -> str:
    """Return text as one element: in quotes, without what PBN gives a meaning of its own."""
    return '"{}"'.format("".join(c for c in text if c.isprintable() and c not in '"\\[]'))


def _word(text: str) -> str:
    return text if text.isalnum() else _cell(text)


def _row(results: EventResults, board: ScoredBoard, line: TravellerLine) -> dict[str, str]:
    north_south, east_west = results.entrants[line.north_south], results.entrants[line.east_west]
    row = {
        "Section": _cell(line.section),
        "Table": str(line.table or ABSENT),
        "Round": str(line.round or ABSENT),
        "PairId_NS": _word(north_south.number),
        "PairId_EW": _word(east_west.number),
    }
    outcome, marked = line.outcome, "^"
    if isinstance(outcome, NotPlayed):
        return row
    if isinstance(outcome, PlayedScore):
        marked = ""
        row |= {"Score_NS": str(outcome.points), "Score_EW": str(-outcome.points)}
        if outcome.passed:
            row["Contract"] = "Pass"
        elif outcome.contract is not None:
            row["Contract"], _, row["Declarer"] = str(outcome.contract).partition(" by ")
            if outcome.tricks is not None:
                row["Result"] = str(outcome.tricks)
            if outcome.lead is not None:
                row["Lead"] = str(outcome.lead)
    for side in SIDES:
        row |= {
            f"{kind}_{side}": marked + decimal_text(value, _PLACES, "en").replace("−", "-")
            for kind, value in _received(results, board, line, side).items()
        }
    return row


def _received(
    results: EventResults, board: ScoredBoard, line: TravellerLine, side: Side
) -> Mapping[str, Fraction]:
    """Return what a side received, in the columns of the form."""
    value = board.value(line, side)
    own = tally_results(results)[line.entrant(side)].own_percentage if isinstance(value, Award) else None
    return results.form.comparison.pbn_values(value, own, board.top)


def _totals(results: EventResults) -> tuple[list[str], list[list[str]]]:
    """Return the columns and the rows of the ranking; with two winners one line after the other.

    What was added to the results, such as handicaps, has a column of its own, Adjustment.
    """
    total = results.form.comparison.pbn_total
    added = any(entrant.added for entrant in results.entrants)
    columns = ["Rank", "PairId", "Section", *(["Direction"] if results.winners == 2 else []), total]
    columns += [*(["Adjustment"] if added else []), "Names"]
    rows = []
    for ranking in rank_event(results):
        for ranked in ranking:
            entrant = results.entrants[ranked.entrant]
            rows.append(
                [
                    ABSENT if ranked.place is None else str(ranked.place),
                    _word(entrant.number),
                    _cell(entrant.section),
                    *([] if ranking.line is None else [str(ranking.line)[0]]),
                    decimal_text(ranked.result, results.settings.places, "en").replace("−", "-"),
                    *([decimal_text(entrant.added, _PLACES, "en").replace("−", "-")] if added else []),
                    _cell(" - ".join(entrant.names)),
                ]
            )
    return columns, rows
