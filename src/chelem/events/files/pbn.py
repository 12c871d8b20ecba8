"""Read the event of a PBN file from its ScoreTable and TotalScoreTable sections (PBN 2.1, 5.7 and 5.8)."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import BinaryIO, Literal

from chelem.core import ParseError, Side, Vulnerability
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.files.file_dates import read_file_date
from chelem.events.files.file_event import FileEvent, StatedTotal
from chelem.events.files.pbn_tables import ScoreRow, is_cut, read_rows, read_tags
from chelem.events.files.roster import Roster
from chelem.events.files.score_text import parse_decimal, parse_outcome, with_lead
from chelem.events.forms.comparison import ScoreComparison
from chelem.events.forms.named_in_files import comparison_of_pbn
from chelem.events.outcome import ArtificialScore, Award, LineOutcome, NotPlayed
from chelem.events.traveller import Traveller, TravellerLine
from chelem.formats.encodings import redecode

_TOTALS = (
    "TotalPercentage",
    "MeanPercentage",
    "TotalScoreIMP",
    "TotalIMP",
    "TotalScoreMP",
    "TotalMP",
    "TotalScore",
)
_ABSENT = frozenset({"", "-", "?"})
_BETWEEN_NAMES = (";", " - ", "&")
"""What programs put between the names of a pair: the first that a cell holds, otherwise a single dash."""


@dataclass(slots=True)
class _Reading:
    tags: dict[str, str] = field(default_factory=dict)
    boards: dict[int, list[ScoreRow]] = field(default_factory=dict)
    vulnerable: dict[int, Vulnerability] = field(default_factory=dict)
    totals: list[ScoreRow] = field(default_factory=list)


def read_pbn_event(stream: BinaryIO) -> FileEvent:
    """Read an event; `ParseError`, in a sentence, if no board has a table of scores with pairs."""
    text = redecode(stream.read().decode("latin-1"))
    if is_cut(text):
        raise ParseError("event.pbn-cut", line=text.count("\n") + 1)
    reading = _collect(text)
    if not reading.boards:
        raise ParseError("event.no-tables")
    two_lines = _has_two_lines(reading)
    roster = Roster()
    totals = {
        index: stated
        for row in reading.totals
        for index, stated in _read_total(row, roster, reading, two_lines=two_lines)
    }
    roster.declared = len(roster.entrants)
    comparison = _comparison(reading)
    travellers: list[Traveller] = []
    points: dict[tuple[int, int, Side], Fraction] = {}
    for place, number in enumerate(sorted(reading.boards)):
        lines = list(_read_lines(number, reading, roster, comparison, two_lines=two_lines))
        travellers.append(Traveller(number, tuple(line for line, _ in lines)))
        points |= {
            (place, row, side): stated for row, (_, both) in enumerate(lines) for side, stated in both.items()
        }
    winners: Literal[1, 2] = 2 if two_lines else 1
    results = EventResults(
        roster.finished(two_lines=two_lines),
        tuple(travellers),
        comparison.settings,
        winners,
        reading.tags.get("Event", ""),
        read_file_date(reading.tags.get("Date", "")),
    )
    program = reading.tags.get("Application", "")
    return FileEvent(results, totals, points, program, vulnerable=reading.vulnerable)


def _read_lines(
    board: int, reading: _Reading, roster: Roster, comparison: ScoreComparison, *, two_lines: bool
) -> Iterator[tuple[TravellerLine, dict[Side, Fraction]]]:
    """Yield the lines of a board with the points of each side that the file states."""
    for row in reading.boards[board]:
        numbers = row.get("PairId_NS", ""), row.get("PairId_EW", "")
        if not _ABSENT.isdisjoint(numbers):
            continue  # a pair that sat out
        section = row.get("Section", "")
        north_south, east_west = (
            _find(roster, Entrant(number, side, section, _names(row, f"Names_{side}")), two_lines=two_lines)
            for number, side in zip(numbers, Side, strict=True)
        )
        outcome = with_lead(_outcome(row, board, comparison), row.get("Lead", ""))
        table, round_number = _count(row.get("Table")), _count(row.get("Round"))
        line = TravellerLine(north_south, east_west, outcome, section, table, round_number)
        yield line, dict(_stated_points(row, comparison))


def _stated_points(row: ScoreRow, comparison: ScoreComparison) -> Iterator[tuple[Side, Fraction]]:
    for side in Side:
        points = parse_decimal(row.get(f"{comparison.pbn_columns[0]}_{side}", "").lstrip("^"))
        if points is not None:
            yield side, points


def _collect(text: str) -> _Reading:
    """Return the tables of a file by board; the tags are those first stated."""
    reading, number = _Reading(), 0
    for tag in read_tags(text):
        if tag.name == "Board":
            number = int(tag.value) if tag.value.isdecimal() and len(tag.value) < 5 else 0
        elif tag.name == "Vulnerable":
            with suppress(ParseError):
                reading.vulnerable.setdefault(number, Vulnerability.parse(tag.value))
        elif tag.name == "ScoreTable":
            rows = [row for row in read_rows(tag) if "PairId_NS" in row and "PairId_EW" in row]
            if rows and not 1 <= number <= 9999:
                raise ParseError("event.board", text=str(number))
            if rows and number not in reading.boards:
                reading.boards[number] = rows
        elif tag.name == "TotalScoreTable" and not reading.totals:
            reading.totals = list(read_rows(tag))
        else:
            reading.tags.setdefault(tag.name, tag.value)
    return reading


def _comparison(reading: _Reading) -> ScoreComparison:
    """Return how boards are scored, by the Scoring tag, otherwise by the columns; whole IMPs are Butler's."""
    words = reading.tags.get("Scoring", "").upper()
    rows = [row for rows in reading.boards.values() for row in rows]
    columns = {name.partition("_")[0] for row in rows for name in row}
    stated = [parse_decimal(row.get("IMP_NS", "").lstrip("^")) for row in rows]
    return comparison_of_pbn(words, columns, [gain for gain in stated if gain is not None])


def _has_two_lines(reading: _Reading) -> bool:
    """Return whether there are two winners: a number is a pair's in each line, or two pairs rank first.

    A pair plays a board once: a number on both sides of it is that of two pairs, unless there is a ranking
    that names it once.
    """
    rows = [row for rows in reading.boards.values() for row in rows]
    north_south = {row["PairId_NS"] for row in rows} - _ABSENT
    east_west = {row.get("PairId_EW", "") for row in rows} - _ABSENT
    if any(row["PairId_NS"] == row.get("PairId_EW") and row["PairId_NS"] not in _ABSENT for row in rows):
        return True
    if _rankings_by_direction(reading.totals):
        return True
    if not reading.totals and 2 * sum(map(_meets_itself, reading.boards.values())) > len(reading.boards):
        return True
    if not north_south.isdisjoint(east_west):
        return False
    winners = [row for row in reading.totals if row.get("Rank", "").rstrip("=.") == "1"]
    best = {_total(row) for row in winners}
    return len(best) > 1


def _meets_itself(rows: Iterable[ScoreRow]) -> bool:
    """Return whether a number is on both sides of a board."""
    sides = [{(row.get("Section", ""), row.get(f"PairId_{side}", "")) for row in rows} for side in Side]
    return any(number not in _ABSENT for _, number in sides[0] & sides[1])


def _rankings_by_direction(totals: Iterable[ScoreRow]) -> bool:
    """Return whether each direction has a ranking of its own: the nth in it has at most the rank n."""
    ranks: dict[str, list[int]] = {"N": [], "E": []}
    for row in totals:
        rank, direction = _rank(row), row.get("Direction", "")[:1].upper()
        if rank is not None and direction in ranks:
            ranks[direction].append(rank)
    return all(ranks.values()) and all(
        rank <= place for found in ranks.values() for place, rank in enumerate(sorted(found), 1)
    )


def _rank(row: ScoreRow) -> int | None:
    text = row.get("Rank", "").strip("=. ")
    return int(text) if text.isdecimal() and len(text) < 7 else None


def _find(roster: Roster, seated: Entrant, *, two_lines: bool) -> int:
    """Return who is named in a row; who is in the ranking may sit in the other line for once."""
    index = roster.find(seated, two_lines=two_lines)
    known = roster.entrants[index]
    if not known.names:
        roster.entrants[index] = replace(known, names=seated.names)
    return index


def _names(row: ScoreRow, column: str) -> tuple[str, ...]:
    """Return the names in a cell, between which are semicolons, `&` or dashes."""
    text = row.get(column, "")
    separator = next((mark for mark in _BETWEEN_NAMES if mark in text), "-" if text.count("-") == 1 else None)
    parts = [text] if separator is None else text.split(separator)
    return tuple(name.strip() for name in parts if name.strip(" -"))


def _read_total(
    row: ScoreRow, roster: Roster, reading: _Reading, *, two_lines: bool
) -> Iterable[tuple[int, StatedTotal]]:
    """Yield the entrant of a row of the ranking; with two lines, in that of its direction or its boards."""
    number = row.get("PairId", "")
    if number in _ABSENT:
        return
    line = {"N": Side.NS, "E": Side.EW}.get(row.get("Direction", "")[:1].upper()) if two_lines else None
    if two_lines and line is None:
        rows = [row_of_board for rows in reading.boards.values() for row_of_board in rows]
        sides = {
            side for row_of_board in rows for side in Side if row_of_board.get(f"PairId_{side}") == number
        }
        if len(sides) != 1:
            return  # a number of both lines, and nothing says which
        (line,) = sides
    entrant = Entrant(
        number,
        line,
        row.get("Section", ""),
        _names(row, "Names"),
        adjustment=parse_decimal(row.get("Adjustment", "")) or Fraction(0),
        standing="unranked" if row.get("Rank", "") == "-" and any(map(_rank, reading.totals)) else "ranked",
    )
    yield roster.add(entrant), StatedTotal(_rank(row), _total(row))


def _total(row: ScoreRow) -> Fraction | None:
    return next((found for name in _TOTALS if (found := parse_decimal(row.get(name, ""))) is not None), None)


def _count(text: str | None) -> int:
    return int(text) if text and text.isdecimal() and len(text) < 7 else 0


def _outcome(row: ScoreRow, board: int, comparison: ScoreComparison) -> LineOutcome:
    """Return the outcome of a row; a value after ^ is artificial."""
    north_south, east_west = (row.get(f"Score_{side}", "") for side in Side)
    marked = any(row.get(f"{kind}_NS", "").startswith("^") for kind in ("Score", "MP", "Percentage", "IMP"))
    if not marked:
        score = north_south if north_south not in _ABSENT else _negative(east_west)
        tricks = row.get("Result", "")
        found = parse_outcome(score, row.get("Contract", ""), row.get("Declarer", ""), tricks, board)
        if not isinstance(found, NotPlayed):
            return found
    return _artificial(row, comparison)


def _negative(text: str) -> str:
    if text in _ABSENT:
        return ""
    return text[1:] if text[0] == "-" else f"-{text.lstrip('+')}"


def _artificial(row: ScoreRow, comparison: ScoreComparison) -> LineOutcome:
    """Return the artificial score of a row by its percentages, matchpoints or IMPs; none makes it missing."""
    if comparison.signed and (gains := _both(row, "IMP")) is not None:
        return _awards(*(50 + Fraction(10, 3) * gain for gain in gains))
    if (shares := _both(row, "Percentage")) is not None:
        return _awards(*shares)
    if (points := _both(row, "MP")) is not None and (whole := points[0] + points[1]):
        return _awards(*(100 * point / whole for point in points))
    return NotPlayed()


def _both(row: ScoreRow, kind: str) -> tuple[Fraction, Fraction] | None:
    """Return the values of both sides in the columns of a kind; None unless both are stated."""
    north_south, east_west = (parse_decimal(row.get(f"{kind}_{side}", "").lstrip("^")) for side in Side)
    return None if north_south is None or east_west is None else (north_south, east_west)


def _awards(*shares: Fraction) -> ArtificialScore:
    """Return an artificial score; gains beyond those of 0 and 100 % count as these."""
    north_south, east_west = (min(max(share, Fraction(0)), Fraction(100)) for share in shares)
    return ArtificialScore(Award.parse(str(north_south)), Award.parse(str(east_west)))
