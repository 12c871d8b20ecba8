"""Outcomes of boards in words, and what changed between two rankings."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from chelem.core import Fact, Phrase
from chelem.events import Event, EventEntry
from chelem.events.log import changes
from chelem.events.log.reasons import REASONS
from chelem.events.outcome import (
    ArtificialScore,
    Award,
    LineOutcome,
    NotPlayed,
    PlayedScore,
    SideOutcome,
    SplitScore,
    WeightedScore,
)


@dataclass(frozen=True, slots=True)
class ToldDifference:
    """A difference in words, with its cause; `boards` are those whose results it tells."""

    code: str
    facts: dict[str, Fact]
    outcomes: tuple[LineOutcome | None, LineOutcome | None] | None
    boards: frozenset[int]
    cause: EventEntry | None

    def say(self, language: str) -> str:
        """Say it in a language."""
        texts = {}
        if self.outcomes is not None:
            names = ("before", "after")
            texts = {
                name: outcome_text(outcome, language)
                for name, outcome in zip(names, self.outcomes, strict=True)
            }
        return Phrase(self.code, {**self.facts, **texts}).say(language)


def outcome_text(outcome: LineOutcome | None, language: str) -> str:
    """Return an outcome in words; None: no result."""
    match outcome:
        case None:
            return Phrase("event.outcome.none").say(language)
        case NotPlayed():
            return Phrase("event.outcome.not-played").say(language)
        case ArtificialScore(north_south, east_west):
            facts: dict[str, Fact] = {"ns": str(north_south), "ew": str(east_west)}
            return Phrase("event.outcome.artificial", facts).say(language)
        case SplitScore(north_south, east_west):
            both = {"ns": _side_text(north_south, language), "ew": _side_text(east_west, language)}
            return Phrase("event.outcome.split", both).say(language)
        case PlayedScore() | WeightedScore():
            return _side_text(outcome, language)


def _side_text(own: SideOutcome, language: str) -> str:
    match own:
        case Award():
            return Phrase("event.outcome.award", {"percent": str(own)}).say(language)
        case WeightedScore(parts):
            return ", ".join(
                Phrase("event.outcome.weight", {"weight": str(100 * weight), "points": _signed(points)}).say(
                    language
                )
                for points, weight in parts
            )
        case PlayedScore(contract=contract, tricks=tricks) if contract is not None and tricks is not None:
            more = tricks - contract.tricks
            facts: dict[str, Fact] = {
                "level": contract.level,
                "strain": str(contract.strain),
                "stake": "X" * contract.doublings,
                "declarer": str(contract.declarer),
                "over": _signed(more) if more else "=",
            }
            return Phrase("event.outcome.played", facts).say(language)
        case PlayedScore():
            if own.passed:
                return Phrase("event.outcome.passed").say(language)
            return Phrase("event.outcome.points", {"points": _signed(own.points)}).say(language)


def _signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


def in_words(event: Event, differences: Iterable[changes.EventDifference]) -> Iterator[ToldDifference]:
    """Yield the differences, boards that were fouled and tables where others sat only once each."""
    known: set[tuple[object, ...]] = set()
    for difference in differences:
        match difference:
            case changes.ChangedLine():
                for key, reported in _told_line(event, difference):
                    if key not in known:
                        known.add(key)
                        yield reported
            case changes.ChangedEntrant():
                yield from _told_entrant(event, difference)
            case changes.ChangedMatch(number, sides, before, after, cause):
                first, second = (_number(event, side) for side in sides)
                facts: dict[str, Fact] = {"round": number, "first": first, "second": second}
                facts |= {"before": before or "none", "after": after or "none"}
                yield ToldDifference("event.changed.match", facts, None, frozenset(), cause)
            case changes.ChangedOpponents(number, entrant, side, cause):
                facts = {"round": number, "entrant": _number(event, entrant), "side": side or "none"}
                yield ToldDifference("event.changed.opponents", facts, None, frozenset(), cause)


def _told_line(
    event: Event, changed: changes.ChangedLine
) -> Iterator[tuple[tuple[object, ...], ToldDifference]]:
    section, number, table, board = changed.at
    before, after, cause = changed.before, changed.after, changed.cause
    name = f"{section}{table}" if len(event.state.sections) > 1 else str(table)
    facts: dict[str, Fact] = {"board": board, "round": number, "table": name}
    boards = frozenset({board})
    outcomes = tuple(None if line is None else line.outcome for line in (before, after))
    if outcomes[0] != outcomes[1]:
        first = outcomes[0] is None or isinstance(outcomes[0], NotPlayed)
        code = "event.changed.first" if first else "event.changed.result"
        difference = ToldDifference(code, facts, (outcomes[0], outcomes[1]), boards, cause)
        yield ("result", *changed.at), difference
    if before is None or after is None:
        return
    if (before.north_south, before.east_west) != (after.north_south, after.east_west):
        sat: dict[str, Fact] = {
            "ns": _numbers(event, after.north_south),
            "ew": _numbers(event, after.east_west),
            "ns_before": _numbers(event, before.north_south),
            "ew_before": _numbers(event, before.east_west),
        }
        key = ("seats", section, number, table, *sat.values())
        yield key, ToldDifference("event.changed.seats", {**facts, **sat}, None, frozenset(), cause)
    if before.groups != after.groups:
        yield ("cards", board), ToldDifference("event.changed.cards", facts, None, frozenset(), cause)


def _told_entrant(event: Event, changed: changes.ChangedEntrant) -> Iterator[ToldDifference]:
    facts: dict[str, Fact] = {"kind": event.state.terms.kind, "entrant": _number(event, changed.entrant)}
    before, after = changed.added
    if before != after:
        added = {**facts, "before": str(before), "after": str(after)}
        yield ToldDifference("event.changed.added", added, None, frozenset(), changed.cause)
    if changed.standing[0] != changed.standing[1]:
        standing: dict[str, Fact] = {**facts, "standing": changed.standing[1]}
        yield ToldDifference("event.changed.standing", standing, None, frozenset(), changed.cause)


def _number(event: Event, entrant: int) -> str:
    """Return an entrant's number as it is printed: that in its section, with the section if several."""
    section, place = event.state.seat(entrant)
    several = len(event.state.sections) > 1 and section is not None
    return f"{section.name}{place}" if several and section is not None else str(place)


def _numbers(event: Event, entrants: Iterable[int]) -> str:
    return ", ".join(_number(event, entrant) for entrant in entrants)


def reason_text(event: Event, cause: EventEntry, language: str) -> str:
    """Return the reason given for an entry, or for what it takes back."""
    reason = str(getattr(event.meant_by(cause).content, "reason", None) or "")
    return Phrase("event.reason", {"reason": reason}).say(language) if reason in REASONS else reason


def takes_back(entry: EventEntry) -> bool:
    """Return whether an entry takes another one back."""
    return entry.content.takes_back
