"""Write an event as USEBIO 1.2."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import chain, zip_longest
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from chelem.core import SIDES, Side
from chelem.events.entrant import NOTHING
from chelem.events.event_results import EventResults
from chelem.events.files.file_dates import usebio_date
from chelem.events.matches import find_matches
from chelem.events.outcome import ArtificialScore, Award, NotPlayed, PlayedScore
from chelem.events.ranking import rank_event
from chelem.events.scoring.scored_board import ScoredBoard
from chelem.events.shown import decimal_text
from chelem.events.tally import tally_results
from chelem.events.traveller import TravellerLine

DOCTYPE = '<!DOCTYPE USEBIO SYSTEM "http://www.usebio.org/files/usebio_v1_2.dtd">'
_PLACES = 4


def write_usebio(results: EventResults, club: str = "") -> bytes:
    """Return the file of an event, with its ranking and what every line received, in UTF-8.

    Points carried forward and negative penalties are part of the adjustment. A score weighed from several
    outcomes, or given to one side alone, has no text in USEBIO: its line holds the points without a score.
    """
    tag = _tag_of_entrants(results)
    matches = results.form.matches
    kind = "INDIVIDUAL" if tag == "PLAYER" and matches is None else results.form.usebio_kind
    root = Element("USEBIO", Version="1.2")
    if club:
        _text(SubElement(root, "CLUB"), "CLUB_NAME", club)
    event = SubElement(root, "EVENT", EVENT_TYPE=kind)
    _text(event, "PROGRAM_NAME", "Chelem")
    _text(event, "EVENT_DESCRIPTION", results.title)
    _text(event, "DATE", usebio_date(results.date))
    if matches is None:
        _text(event, "WINNER_TYPE", str(results.winners))
    else:
        _text(event, "MATCH_SCORING_METHOD", matches.usebio_scoring)
    names = _names(results)
    SubElement(event, "PARTICIPANTS").extend(_participants(results, names, tag))
    sections = list(dict.fromkeys(line.section for board in results.travellers for line in board))
    for section in sections:
        place = event if len(sections) < 2 else SubElement(event, "SECTION", SECTION_ID=section)
        if tag == "TEAM":
            _write_matches(place, results, section, names)
            continue
        for board in results.boards:
            lines = [
                line
                for line in board.traveller
                if line.section == section and line.outcome != NotPlayed("sit-out")
            ]
            if lines:
                _write_board(place, results, board, lines, names)
    indent(root)
    heading = f'<?xml version="1.0" encoding="UTF-8"?>\n{DOCTYPE}\n'
    body: bytes = tostring(root, encoding="utf-8", xml_declaration=False)
    return heading.encode() + body + b"\n"


def _tag_of_entrants(results: EventResults) -> str:
    """Return the element of each entrant."""
    if results.form.teams:
        return "TEAM"
    people = any(line.partners is not None for board in results.travellers for line in board)
    return "PLAYER" if people else "PAIR"


def _text(parent: Element, name: str, text: str) -> None:
    if text:
        SubElement(parent, name).text = "".join(c for c in text if c.isprintable())


def _names(results: EventResults) -> list[str]:
    """Return a number for each entrant that no other of its line has.

    It begins with the section where that must be told apart, and ends with the line where its two pairs with
    one number have not kept to their lines.
    """
    sections: dict[str, set[str]] = {}
    for entrant in results.entrants:
        sections.setdefault(entrant.number, set()).add(entrant.section)
    turned = {
        results.entrants[line.entrant(side)].number
        for board in results.counted
        for line in board
        for side in SIDES
        if results.entrants[line.entrant(side)].line is side.opponents
    }
    lines = Counter((entrant.section, entrant.number) for entrant in results.entrants)
    return [
        (entrant.section if len(sections[entrant.number]) > 1 else "")
        + entrant.number
        + (
            str(entrant.line)
            if lines[entrant.section, entrant.number] > 1 and entrant.number in turned
            else ""
        )
        for entrant in results.entrants
    ]


def _participants(results: EventResults, names: list[str], tag: str) -> Iterator[Element]:
    unit = "PERCENTAGE" if results.form.has_tops else "TOTAL_SCORE"
    for ranking in rank_event(results):
        for ranked in ranking:
            entrant = results.entrants[ranked.entrant]
            pair = Element(tag)
            _text(pair, f"{tag}_NUMBER", names[ranked.entrant])
            _text(pair, "DIRECTION", "" if entrant.line is None else str(entrant.line))
            _text(pair, "BOARDS_PLAYED", str(ranked.boards))
            for name, licence in zip_longest(entrant.names, entrant.licences, fillvalue=""):
                player = pair if tag == "PLAYER" else SubElement(pair, "PLAYER")
                _text(player, "PLAYER_NAME", name)
                _text(player, "NATIONAL_ID_NUMBER", licence)
            if ranked.place is not None:
                _text(pair, "PLACE", f"{ranked.place}{'=' if ranked.tied else ''}")
            _text(pair, unit, _number(ranked.result, results.settings.places))
            for name, amount in (
                ("HANDICAP", entrant.handicap),
                ("ADJUSTMENT", entrant.adjustment + entrant.carried - min(entrant.penalty, NOTHING)),
                ("PENALTY", max(entrant.penalty, NOTHING)),
            ):
                if amount:
                    _text(pair, name, _number(amount, _PLACES))
            yield pair


def _number(value: Fraction, places: int) -> str:
    return decimal_text(value, places, "en").replace("−", "-")


def _write_board(
    parent: Element, results: EventResults, board: ScoredBoard, lines: list[TravellerLine], names: list[str]
) -> None:
    element = SubElement(parent, "BOARD")
    _text(element, "BOARD_NUMBER", str(board.traveller.board))
    points = results.form.comparison.usebio_points
    for line in lines:
        row = SubElement(element, "TRAVELLER_LINE")
        sitting = zip(*(line.sitting(side) for side in SIDES), strict=True)
        tags = ("NS_PAIR", "EW_PAIR") if line.partners is None else tuple(f"{s}_PLAYER" for s in "NESW")
        for tag, entrant in zip(tags, chain.from_iterable(sitting), strict=True):
            _text(row, f"{tag}_NUMBER", names[entrant])
        _write_line(row, line)
        for side in SIDES:
            received = _received(results, board, line, side)
            if received is not None:
                _text(row, f"{side}_{points}", _number(received, _PLACES))


def _write_matches(parent: Element, results: EventResults, section: str, names: list[str]) -> None:
    """Write the matches of teams of a section; each line says which way the first of them sat."""
    for match in find_matches(results):
        if next(iter(match.boards.values()))[0].section != section:
            continue
        element = SubElement(parent, "MATCH")
        _text(element, "ROUND_NUMBER", str(match.round or ""))
        _text(element, "TEAM", names[match.first])
        _text(element, "OPPOSING_TEAM", names[match.second])
        for place, lines in match.boards.items():
            board = SubElement(element, "BOARD")
            _text(board, "BOARD_NUMBER", str(results.counted[place].board))
            for line in lines:
                row = SubElement(board, "TRAVELLER_LINE")
                _text(row, "DIRECTION", "NS" if line.north_south == match.first else "EW")
                _write_line(row, line)


def _write_line(row: Element, line: TravellerLine) -> None:
    """Write where a line was played, and the outcome."""
    _text(row, "ROUND_NUMBER", str(line.round or ""))
    _text(row, "TABLE_NUMBER", str(line.table or ""))
    _write_outcome(row, line)


def _received(results: EventResults, board: ScoredBoard, line: TravellerLine, side: Side) -> Fraction | None:
    value = board.value(line, side)
    if not isinstance(value, Award):
        return value
    own = tally_results(results)[line.entrant(side)].own_percentage
    return results.form.comparison.awarded(value, own, board.top)


def _write_outcome(row: Element, line: TravellerLine) -> None:
    outcome = line.outcome
    if isinstance(outcome, PlayedScore):
        if outcome.contract is not None:
            text, _, seat = str(outcome.contract).partition(" by ")
            _text(row, "CONTRACT", text)
            _text(row, "PLAYED_BY", seat)
            if outcome.lead is not None:
                _text(row, "LEAD", str(outcome.lead))
            if outcome.tricks is not None:
                _text(row, "TRICKS", str(outcome.tricks))
        elif outcome.passed:
            _text(row, "CONTRACT", "PASS")
        _text(row, "SCORE", str(outcome.points))
    elif isinstance(outcome, ArtificialScore):
        _text(row, "SCORE", _artificial(outcome))


def _artificial(outcome: ArtificialScore) -> str:
    """Return both percentages in two digits each, as usual; others with their decimals and a dash."""
    north_south, east_west = outcome.north_south.percent, outcome.east_west.percent
    if {north_south.denominator, east_west.denominator} == {1} and max(north_south, east_west) < 100:
        return f"A{int(north_south):02}{int(east_west):02}"
    return "A" + "-".join(
        _number(percent, _PLACES).rstrip("0").rstrip(".") or "0" for percent in (north_south, east_west)
    )
