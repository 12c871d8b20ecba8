"""Read USEBIO, the XML format of English-speaking federations for the results of an event (1.2, 1.3)."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import cycle
from typing import BinaryIO, Literal
from xml.etree.ElementTree import Element

from chelem.core import ParseError, Side
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.files.file_dates import read_file_date
from chelem.events.files.file_event import FileEvent, StatedTotal
from chelem.events.files.roster import Roster
from chelem.events.files.safe_xml import read_xml, text_of
from chelem.events.files.score_text import parse_decimal
from chelem.events.files.usebio_lines import (
    RulingScale,
    outcome_of_line,
    points_of_line,
    scale_of_rulings,
)
from chelem.events.forms.comparison import ScoreComparison
from chelem.events.forms.form import Form
from chelem.events.forms.named_in_files import comparison_of_usebio, matches_of_usebio, scored_by
from chelem.events.forms.registry import form_of
from chelem.events.outcome import PlayedScore
from chelem.events.settings import Matches
from chelem.events.traveller import Traveller, TravellerLine

HALF_HANDICAPS = frozenset({"Scorer"})
"""Programs whose handicaps are for two pairs, and count by half: New Zealand's Scorer."""

_DIRECTIONS = {"N": Side.NS, "NS": Side.NS, "N/S": Side.NS, "E": Side.EW, "EW": Side.EW, "E/W": Side.EW}
_NOBODY = frozenset({"", "0"})
"""Numbers of the missing pair where one sits out."""
_ENTRANTS = ("PAIR", "TEAM", "PLAYER")


_StatedLine = tuple[TravellerLine, tuple[Fraction | None, Fraction | None]]
"""A line, and what the file states that each side received."""
_Field = tuple[int, str, int]
"""What is compared: a session, a section where each is a field of its own, and a board."""


@dataclass(frozen=True, slots=True)
class _Scope:
    """An element that may hold entrants and boards, in which session and section."""

    element: Element
    session: int = 0
    section: str = ""


@dataclass(slots=True)
class _Reading:
    """What has been read so far."""

    comparison: ScoreComparison
    program: str
    winners: int
    """As the file states it, 0 if it does not."""
    roster: Roster = field(default_factory=Roster)
    totals: dict[int, StatedTotal] = field(default_factory=dict)
    boards: dict[_Field, list[_StatedLine]] = field(default_factory=dict)
    unplaced: set[int] = field(default_factory=set)
    """Listed without a place."""
    sums: list[tuple[str, Fraction]] = field(default_factory=list)
    """The matchpoints of both sides of a line together, with its section: the top of its field."""

    @property
    def form(self) -> Form:
        """The form of the event, whichever scale its matches have."""
        return form_of(self.comparison.settings)


def read_usebio(stream: BinaryIO) -> FileEvent:
    """Read the first event of a USEBIO file; `ParseError`, in a sentence, for anything else."""
    root = read_xml(stream)
    if root.tag != "USEBIO":
        raise ParseError("event.usebio", tag=root.tag)
    event = root.find("EVENT")
    if event is None:
        raise ParseError("event.no-event")
    comparison = _comparison(event, _matches(event))
    reading = _Reading(comparison, text_of(event, "PROGRAM_NAME"), _winners(event))
    scopes = list(_scopes(_Scope(event)))
    for scope in scopes:
        for participants in scope.element.findall("PARTICIPANTS"):
            _read_participants(participants, scope, reading)
    reading.roster.declared = len(reading.roster.entrants)
    for scope in scopes:
        _read_boards(scope, reading)
    if not any(reading.boards.values()):
        raise ParseError("event.no-boards")
    return _finished(event, reading)


def _comparison(event: Element, matches: Matches) -> ScoreComparison:
    """Return how boards are scored: by the points of the lines, otherwise by what the event says."""
    prefix = "NS_"
    points = {
        element.tag.removeprefix(prefix)
        for element in event.iter()
        if element.tag.startswith(prefix) and element.text and element.text.strip()
    }
    words = " ".join(
        [event.get("EVENT_TYPE", ""), *(text_of(event, f"{kind}SCORING_METHOD") for kind in ("BOARD_", ""))]
    ).upper()
    return comparison_of_usebio(points, words, matches)


def _scopes(scope: _Scope) -> Iterator[_Scope]:
    """Yield the event and its sessions and sections."""
    yield scope
    for number, child in enumerate(scope.element.findall("SESSION"), 1):
        yield from _scopes(replace(scope, element=child, session=number))
    for number, child in enumerate(scope.element.findall("SECTION"), 1):
        name = child.get("SECTION_ID", "") or text_of(child, "SECTION_ID") or str(number)
        yield from _scopes(replace(scope, element=child, section=name))
    for results in scope.element.findall("BOARD_RESULTS"):
        yield replace(scope, element=results)


def _read_participants(participants: Element, scope: _Scope, reading: _Reading) -> None:
    for element in participants:
        if element.tag not in _ENTRANTS:
            continue
        number = next(
            (
                text
                for name in (f"{element.tag}_NUMBER", f"{element.tag}_ID", "NATIONAL_ID_NUMBER")
                if (text := text_of(element, name))
            ),
            "",
        )
        if not number:
            raise ParseError("event.nameless")
        players = [player for player in element.iter() if text_of(player, "PLAYER_NAME")]
        licences = tuple(text_of(player, "NATIONAL_ID_NUMBER") for player in players)
        entrant = Entrant(
            number,
            _DIRECTIONS.get(text_of(element, "DIRECTION").upper()),
            scope.section or text_of(element, "SECTION_ID"),
            tuple(text_of(player, "PLAYER_NAME") for player in players),
            _handicap(element, reading.program),
            abs(parse_decimal(text_of(element, "PENALTY")) or Fraction(0)),
            adjustment=_adjustment(element, reading.program),
            licences=licences if any(licences) else (),
        )
        index = reading.roster.add_again(entrant) if scope.session > 1 else reading.roster.add(entrant)
        reading.totals[index] = _stated(element, reading)
        if not text_of(element, "PLACE") and text_of(element, "BOARDS_PLAYED") != "0":
            reading.unplaced.add(index)  # who has played nothing has no place anyway


def _handicap(element: Element, program: str) -> Fraction:
    handicap = parse_decimal(text_of(element, "HANDICAP")) or Fraction(0)
    return handicap / 2 if program in HALF_HANDICAPS else handicap


def _adjustment(element: Element, program: str) -> Fraction:
    """Return what was added to a result; Scorer's adjustment is all that was, its handicap included."""
    adjustment = parse_decimal(text_of(element, "ADJUSTMENT")) or Fraction(0)
    return (
        adjustment - _handicap(element, program) if adjustment and program in HALF_HANDICAPS else adjustment
    )


def _stated(element: Element, reading: _Reading) -> StatedTotal:
    place = text_of(element, "PLACE").strip("= ")
    score, percent = (parse_decimal(text_of(element, name)) for name in ("TOTAL_SCORE", "PERCENTAGE"))
    of_shares = reading.form.has_tops and percent is not None
    return StatedTotal(
        int(place) if place.isdecimal() and len(place) < 7 else None,
        percent if of_shares else score,
        score if of_shares else None,
    )


def _read_boards(scope: _Scope, reading: _Reading) -> None:
    """Read the boards of a section, and those of its matches, whose lines need not repeat who met."""
    boards = [(board, board) for board in scope.element.findall("BOARD")]
    matches = scope.element.findall("MATCH")
    boards += [(board, match) for match in matches for board in match.findall("BOARD")]
    ruling = scale_of_rulings((board for board, _ in boards), reading.comparison)
    for board, around in boards:
        _read_board(board, scope, reading, (around, ruling))


def _read_board(board: Element, scope: _Scope, reading: _Reading, place: tuple[Element, RulingScale]) -> None:
    text = text_of(board, "BOARD_NUMBER")
    if not (text.isdecimal() and 1 <= int(text[:9]) <= 9999):
        raise ParseError("event.board", text=text)
    lines = reading.boards.setdefault((scope.session, scope.section, int(text)), [])
    around, ruling = place
    for element in (*board.findall("TRAVELLER_LINE"), *board.findall("RESULT")):
        numbers = _who(element, around, reading)
        if not _NOBODY.isdisjoint(numbers):
            continue  # a table where nobody sat against a pair
        north_south, east_west, *others = (
            reading.roster.find(Entrant(number, side, scope.section), two_lines=reading.winners == 2)
            for number, side in zip(numbers, cycle(Side), strict=False)
        )
        partners = (others[0], others[1]) if others else None
        stated, other = points_of_line(element, reading.comparison)
        outcome = outcome_of_line(element, int(text), ruling)
        if reading.comparison.one_top and isinstance(outcome, PlayedScore) and None not in (stated, other):
            reading.sums.append((scope.section, (stated or 0) + (other or Fraction(0))))
        table, round_number = (
            _count(text_of(element, name) or text_of(around, name))
            for name in ("TABLE_NUMBER", "ROUND_NUMBER")
        )
        line = TravellerLine(
            north_south, east_west, outcome, scope.section, table, round_number, partners=partners
        )
        lines.append((line, (stated, other)))


def _who(element: Element, around: Element, reading: _Reading) -> list[str]:
    """Return the numbers of both sides, North-South first: pairs, the teams of a match, or N, E, S, W."""
    people = [text_of(element, f"{seat}_PLAYER_NUMBER") for seat in "NESW"]
    if any(people):
        return people
    if reading.form.teams:
        teams = [text_of(around, "TEAM"), text_of(around, "OPPOSING_TEAM")]
        side = _DIRECTIONS.get(text_of(element, "DIRECTION").upper(), Side.NS)
        return teams if side is Side.NS else teams[::-1]
    return [
        text_of(element, f"{side}_PAIR_NUMBER") or text_of(around, f"{side}_PAIR_NUMBER")
        for side in ("NS", "EW")
    ]


def _matches(event: Element) -> Matches:
    """Return whose matches an event plays."""
    has_teams = next(event.iter("TEAM"), None) is not None
    return matches_of_usebio(event.get("EVENT_TYPE", "").upper(), has_teams=has_teams)


def _count(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 7 else 0


def _finished(event: Element, reading: _Reading) -> FileEvent:
    two_lines = reading.winners == 2 or (not reading.winners and reading.roster.has_two_lines)
    winners: Literal[1, 2] = 2 if two_lines else 1
    entrants = _ranked(reading.roster.finished(two_lines=two_lines), reading)
    fields = _fields(reading)
    keys = sorted(fields)
    sizes: dict[tuple[int, str], int] = {}
    for key in keys:
        sizes[key[:2]] = max(sizes.get(key[:2], 0), len(fields[key]))
    apart = len({key[1] for key in keys}) > 1
    results = EventResults(
        entrants,
        tuple(
            Traveller(key[2], tuple(line for line, _ in fields[key]), sizes[key[:2]] if apart else None)
            for key in keys
        ),
        scored_by(text_of(event, "MATCH_SCORING_METHOD").upper(), reading.comparison.settings),
        winners,
        text_of(event, "EVENT_DESCRIPTION") or text_of(event, "TITLE"),
        read_file_date(text_of(event, "DATE")),
    )
    points = {
        (place, row, side): stated
        for place, key in enumerate(keys)
        for row, (_, both) in enumerate(fields[key])
        for side, stated in zip(Side, both, strict=True)
        if stated is not None
    }
    return FileEvent(results, reading.totals, points, reading.program)


def _ranked(entrants: tuple[Entrant, ...], reading: _Reading) -> tuple[Entrant, ...]:
    """Return the entrants; where others have places, who is listed without one is not ranked."""
    if len(reading.unplaced) == len(reading.totals):
        return entrants
    return tuple(
        replace(entrant, standing="unranked") if index in reading.unplaced else entrant
        for index, entrant in enumerate(entrants)
    )


def _winners(event: Element) -> int:
    return _count(text_of(event, "WINNER_TYPE"))


def _fields(reading: _Reading) -> dict[_Field, list[_StatedLine]]:
    """Return the lines that are compared: those of all sections together, unless their tops say otherwise."""
    together: dict[_Field, list[_StatedLine]] = {}
    for (session, _, number), lines in sorted(reading.boards.items()):
        together.setdefault((session, "", number), []).extend(lines)
    whole = max(map(len, together.values()))
    sizes: dict[str, int] = {}
    for (_, section, _), lines in reading.boards.items():
        sizes[section] = max(sizes.get(section, 0), len(lines))
    of_all = sum(top == 2 * (whole - 1) for _, top in reading.sums)
    of_section = sum(top == 2 * (sizes[section] - 1) for section, top in reading.sums)
    return reading.boards if len(sizes) > 1 and of_section > of_all else together
