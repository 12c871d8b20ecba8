"""What a written file does not hold of an event: read again, it is compared with the event."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from io import BytesIO

from chelem.core import SIDES, ParseError, Phrase
from chelem.events.entrant import Entrant
from chelem.events.event_results import EventResults
from chelem.events.files.differences import TOLERANCE
from chelem.events.files.files import read_event
from chelem.events.outcome import (
    ArtificialScore,
    LineOutcome,
    NotPlayed,
    PlayedScore,
    SplitScore,
    WeightedScore,
)
from chelem.events.ranking import RankedEntrant, rank_event
from chelem.events.shown import entrant_label
from chelem.events.traveller import TravellerLine

_Place = tuple[int, str, int, int, int]
"""A board, a section where there are several, a round, a table, and which of several such lines."""
_Lines = Mapping[_Place, TravellerLine]


def export_losses(results: EventResults, content: bytes, name: str) -> tuple[Phrase, ...]:
    """Return a sentence for each thing that the file of an event does not hold; none if it holds all."""
    try:
        read = read_event(BytesIO(content), name).results
    except ParseError:
        return (Phrase("event.lost-all"),)
    written, found = _lines(results), _lines(read)
    same = _same_entrants(written, found)
    return (
        *_of_scoring(results, read),
        *_of_matches(results, read, same),
        *_of_lines(written, found),
        *_of_entrants(results, read, same),
        *_of_ranking(results, read, same),
    )


def _lines(results: EventResults) -> _Lines:
    """Return all lines that count, by where they were played; a single section needs no name."""
    several = len({line.section for board in results.counted for line in board}) > 1
    lines: dict[_Place, TravellerLine] = {}
    for board in results.counted:
        for line in board:
            if line.outcome == NotPlayed("sit-out"):
                continue
            section, nth = line.section if several else "", 0
            while (place := (board.board, section, line.round, line.table, nth)) in lines:
                nth += 1
            lines[place] = line
    return lines


def _same_entrants(written: _Lines, found: _Lines) -> Mapping[int, int]:
    """Return the entrants of the file by those who were written, as they sit on the same lines."""
    return {
        entrant: again
        for place in written.keys() & found.keys()
        for side in SIDES
        for entrant, again in zip(written[place].sitting(side), found[place].sitting(side), strict=False)
    }


def _of_scoring(results: EventResults, read: EventResults) -> Iterator[Phrase]:
    """Yield what is lost of how the whole event is scored."""
    own, other = results.settings, read.settings
    kept = zip(results.form.kept_in_file(), read.form.kept_in_file(), strict=True)
    lost = next((how for how, found in kept if how != found), None)
    if lost is not None:
        yield Phrase("event.lost-scoring", {"how": lost})
    if results.form.matches is None and results.winners != read.winners:
        yield Phrase("event.lost-scoring", {"how": "lines"})
    if (own.tie_breaks, own.single_ranking) != (other.tie_breaks, other.single_ranking):
        yield Phrase("event.lost-ties")


def _of_matches(results: EventResults, read: EventResults, same: Mapping[int, int]) -> Iterator[Phrase]:
    """Yield what is lost of byes, half-matches and rulings about whole matches."""
    found = {_described(entrant): index for index, entrant in enumerate(read.entrants)}
    placed = {
        index: same.get(index, found.get(_described(entrant), -1))
        for index, entrant in enumerate(results.entrants)
    }
    itself = {index: index for index in range(len(read.entrants))}
    if _rulings(results, placed) != _rulings(read, itself):
        yield Phrase("event.lost-matches")


def _described(entrant: Entrant) -> tuple[str, str, object]:
    return entrant.number, entrant.section, entrant.line


def _rulings(results: EventResults, placed: Mapping[int, int]) -> tuple[object, ...]:
    """Return what is ruled about whole matches, with entrants by other indices."""
    schedule = results.schedule
    return (
        tuple(
            replace(void, first=placed[void.first], second=placed[void.second])
            for void in results.void_matches
        ),
        [replace(mismatch, entrant=placed[mismatch.entrant]) for mismatch in results.mismatches],
        dict(schedule.begun),
        {(number, placed[entrant]) for number, entrant in schedule.halves},
        {replace(bye, entrant=placed[bye.entrant]) for bye in schedule.byes},
    )


def _of_lines(written: _Lines, found: _Lines) -> Iterator[Phrase]:
    """Yield what is lost of results: those left out or changed by their kind, leads, and fouled boards."""
    changed: dict[tuple[str, str], list[int]] = {}
    leads, people, fouled = 0, 0, list[int]()
    for place, line in written.items():
        other = found.get(place)
        if other is None or isinstance(other.outcome, NotPlayed):
            if not isinstance(line.outcome, NotPlayed):
                changed.setdefault((_kind(line.outcome), "out"), []).append(place[0])
            continue
        if _without_lead(line.outcome) != _without_lead(other.outcome):
            changed.setdefault((_kind(line.outcome), "changed"), []).append(place[0])
        leads += _lead(line.outcome) != _lead(other.outcome)
        people += line.partners is not None and other.partners is None
        if line.groups != other.groups:
            fouled.append(place[0])
    for (kind, how), boards in changed.items():
        yield Phrase("event.lost-results", {"kind": kind, "how": how, "boards": _listed(boards)})
    if fouled:
        yield Phrase("event.lost-groups", {"boards": _listed(fouled)})
    if leads:
        yield Phrase("event.lost-leads", {"count": leads})
    if people:
        yield Phrase("event.lost-people")


def _kind(outcome: LineOutcome) -> str:
    match outcome:
        case WeightedScore():
            return "weighted"
        case SplitScore():
            return "split"
        case ArtificialScore():
            return "artificial"
        case PlayedScore(contract=None, passed=False):
            return "points"
        case _:
            return "other"


def _without_lead(outcome: LineOutcome) -> LineOutcome:
    """Return an outcome without its lead; 0 points without a contract are read as passed out."""
    if not isinstance(outcome, PlayedScore):
        return outcome
    return replace(outcome, lead=None, passed=False)


def _lead(outcome: LineOutcome) -> object:
    return outcome.lead if isinstance(outcome, PlayedScore) else None


def _listed(boards: Iterable[int]) -> str:
    return ", ".join(map(str, sorted(set(boards))))


def _of_entrants(results: EventResults, read: EventResults, same: Mapping[int, int]) -> Iterator[Phrase]:
    """Yield what is lost of entrants: what is added to their results, their standing, their names."""
    lost, named, licensed = [], False, False
    for index, read_index in same.items():
        entrant, again = results.entrants[index], read.entrants[read_index]
        if abs(entrant.added - again.added) > TOLERANCE or entrant.standing != again.standing:
            lost.append(index)
        named = named or (entrant.team, entrant.names) != (again.team, again.names)
        licensed = licensed or entrant.licences != again.licences
    if lost:
        yield Phrase("event.lost-entrants", {"entrants": _labels(results, lost)})
    if named:
        yield Phrase("event.lost-names")
    if licensed:
        yield Phrase("event.lost-licences")


def _of_ranking(results: EventResults, read: EventResults, same: Mapping[int, int]) -> Iterator[Phrase]:
    """Yield who has another place or result in the file, ranked by the same rules for ties."""
    again = _ranked(read.with_settings(results.settings.scoring_like(read.settings)))
    differ = [
        entrant
        for entrant, ranked in _ranked(results).items()
        if ranked.place is not None and not _is_like(ranked, again.get(same.get(entrant, -1)))
    ]
    if differ:
        yield Phrase("event.lost-ranking", {"entrants": _labels(results, differ), "count": len(differ)})


def _ranked(results: EventResults) -> Mapping[int, RankedEntrant]:
    return {ranked.entrant: ranked for ranking in rank_event(results) for ranked in ranking}


def _is_like(ranked: RankedEntrant, other: RankedEntrant | None) -> bool:
    return (
        other is not None and ranked.place == other.place and abs(ranked.result - other.result) <= TOLERANCE
    )


def _labels(results: EventResults, entrants: Iterable[int]) -> str:
    return ", ".join(entrant_label(results, entrant) for entrant in sorted(entrants))
