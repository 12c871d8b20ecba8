"""What differs between an event and what it was some entries ago, and which entries did that."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from chelem.core import Side
from chelem.events.entrant import Entrant, EntrantStanding
from chelem.events.log.event import Event, EventEntry
from chelem.events.log.state import BoardAt
from chelem.events.log.subject import Subject, SubjectKind
from chelem.events.match_rulings import MatchFault, MismatchSide
from chelem.events.outcome import LineOutcome


@dataclass(frozen=True, slots=True)
class CountedLine:
    """What counts for a board at a table: its outcome, for whom, and with which cards (`groups` by side)."""

    outcome: LineOutcome
    north_south: tuple[int, ...]
    east_west: tuple[int, ...]
    groups: tuple[int, int]


@dataclass(frozen=True, slots=True)
class ChangedLine:
    """A board at a table that counts in another way; None where it did not, or does not, count at all."""

    at: BoardAt
    before: CountedLine | None
    after: CountedLine | None
    cause: EventEntry | None


@dataclass(frozen=True, slots=True)
class ChangedEntrant:
    """What is added to the result of an entrant, or whether it is ranked, is another than before."""

    entrant: int
    added: tuple[Fraction, Fraction]
    standing: tuple[EntrantStanding, EntrantStanding]
    cause: EventEntry | None


@dataclass(frozen=True, slots=True)
class ChangedMatch:
    """Another ruling on a match that was not played; a fault of None: its boards count."""

    round: int
    sides: tuple[int, int]
    before: MatchFault | None
    after: MatchFault | None
    cause: EventEntry | None


@dataclass(frozen=True, slots=True)
class ChangedOpponents:
    """Another ruling on the opponents of an entrant in a round; None: they were the right ones."""

    round: int
    entrant: int
    after: MismatchSide | None
    cause: EventEntry | None


EventDifference = ChangedLine | ChangedEntrant | ChangedMatch | ChangedOpponents


def find_differences(before: Event, after: Event) -> tuple[EventDifference, ...]:
    """Return what counts differently in an event than in a part of it from its beginning."""
    causes = _Causes(after, before.version)
    return (
        *_changed_lines(before, after, causes),
        *_changed_entrants(before, after, causes),
        *_changed_matches(before, after, causes),
        *_changed_opponents(before, after, causes),
    )


class _Causes:
    """The newest entries about each subject."""

    def __init__(self, event: Event, start: int) -> None:
        about = ((event.meant_by(entry).content.subject, entry) for entry in event.entries[start:])
        self._newest = {subject: entry for subject, entry in about if subject is not None}

    def of(self, kind: SubjectKind, key: Hashable) -> EventEntry | None:
        """Return the newest entry about a subject."""
        return self._newest.get(Subject(kind, key))

    def of_line(self, at: BoardAt, lines: Sequence[CountedLine]) -> EventEntry | None:
        """Return the newest entry that can have changed a board at a table."""
        found = [self.of("line", at), self.of("cell", at[:3])]
        if len({line.groups for line in lines}) > 1:
            found.append(self.of("board", at[3]))
        if not any(found):
            sat = {entrant for line in lines for entrant in line.north_south + line.east_west}
            found += [self.of("entrant", entrant) for entrant in sat]
        return max((entry for entry in found if entry), key=lambda entry: entry.version, default=None)


def _changed_lines(before: Event, after: Event, causes: _Causes) -> Iterator[ChangedLine]:
    old, new = _counted(before), _counted(after)
    for at in sorted(old.keys() | new.keys(), key=lambda at: (at[3], at)):
        was, now = old.get(at), new.get(at)
        if was != now:
            yield ChangedLine(at, was, now, causes.of_line(at, [line for line in (was, now) if line]))


def _counted(event: Event) -> Mapping[BoardAt, CountedLine]:
    """Return all lines of all travellers, the entrants by their numbers in the event."""
    numbers, lone = event.entrants, next(iter(event.state.sections), "")
    return {
        (line.section or lone, line.round, line.table, traveller.board): CountedLine(
            line.outcome,
            tuple(numbers[index] for index in line.sitting(Side.NS)),
            tuple(numbers[index] for index in line.sitting(Side.EW)),
            line.groups,
        )
        for traveller in event.results().travellers
        for line in traveller
    }


def _changed_entrants(before: Event, after: Event, causes: _Causes) -> Iterator[ChangedEntrant]:
    old = dict(zip(before.entrants, before.results().entrants, strict=True))
    for number, now in zip(after.entrants, after.results().entrants, strict=True):
        was = old.get(number, Entrant(now.number))
        if (was.added, was.standing) != (now.added, now.standing):
            cause = causes.of("entrant", number)
            yield ChangedEntrant(number, (was.added, now.added), (was.standing, now.standing), cause)


def _changed_matches(before: Event, after: Event, causes: _Causes) -> Iterator[ChangedMatch]:
    old, new = before.state.voided, after.state.voided
    for match in sorted(old.keys() | new.keys(), key=lambda match: (match[0], sorted(match[1]))):
        was, now = old.get(match), new.get(match)
        ruling = now or was
        if ruling is not None and was != now:
            faults = (was.fault if was else None), (now.fault if now else None)
            yield ChangedMatch(match[0], (ruling.first, ruling.second), *faults, causes.of("match", match))


def _changed_opponents(before: Event, after: Event, causes: _Causes) -> Iterator[ChangedOpponents]:
    old, new = before.state.mismatched, after.state.mismatched
    for key in sorted(old.keys() | new.keys()):
        was, now = old.get(key), new.get(key)
        if was != now:
            yield ChangedOpponents(*key, now, causes.of("opponents", key))
