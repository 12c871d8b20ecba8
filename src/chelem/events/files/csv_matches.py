"""Rulings about whole matches, byes and half-matches: the table of matches of a CSV."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from chelem.core import FrozenMap, ParseError
from chelem.events.event_results import EventResults
from chelem.events.files.csv_entrants import CsvEntrants
from chelem.events.files.csv_scoring import known_value, small_number
from chelem.events.files.csv_tables import CsvRow
from chelem.events.match_rulings import MatchFault, MismatchedEntrant, MismatchSide, VoidMatch
from chelem.events.match_schedule import MatchSchedule, SwissBye
from chelem.text.normalising import fold

_FAULTS: Mapping[str, MatchFault] = {
    "both": "both",
    "director": "director",
    "first": "first",
    "second": "second",
    "withdrawal": "withdrawal",
}
_MISMATCHES: Mapping[str, MismatchSide] = {"higher": "higher", "lower": "lower"}


@dataclass(slots=True)
class CsvMatches:
    """The rulings about whole matches of a file while it is read."""

    entrants: CsvEntrants
    void: list[VoidMatch] = field(default_factory=list)
    mismatches: list[MismatchedEntrant] = field(default_factory=list)
    byes: list[SwissBye] = field(default_factory=list)
    halves: set[tuple[int, int]] = field(default_factory=set)
    begun: dict[tuple[str, int], int] = field(default_factory=dict)

    @property
    def schedule(self) -> MatchSchedule:
        """What is known of matches beside their lines."""
        return MatchSchedule(FrozenMap(self.begun), frozenset(self.halves), tuple(self.byes))

    def read(self, row: CsvRow) -> None:
        """Take over a ruling; `ParseError` for one that is not known."""
        number, section = small_number(row.get("round", "")), row.get("section", "")
        kind, detail = fold(row.get("match", "")), row.get("detail", "")

        def entrant(column: str) -> int:
            return self.entrants.find(row.get(column, ""), section)

        def boards() -> int:
            return small_number(row.get("boards", ""))

        match kind:
            case "void":
                fault = known_value("detail", detail, _FAULTS)
                self.void.append(VoidMatch(number, entrant("entrant"), entrant("opponents"), boards(), fault))
            case "bye":
                self.byes.append(SwissBye(number, entrant("entrant"), boards(), section))
            case "half":
                self.halves.add((number, entrant("entrant")))
            case "continued":
                self.begun[section, number] = small_number(detail)
            case "mismatched":
                side = known_value("detail", detail, _MISMATCHES)
                self.mismatches.append(MismatchedEntrant(number, entrant("entrant"), side))
            case _:
                raise ParseError("event.csv-value", name="match", value=kind, values=", ".join(RULINGS))


RULINGS = ("void", "bye", "half", "continued", "mismatched")
"""A match not played, an entrant without opponents, a half-match, a round of a match that began in an earlier
one, and opponents that were assigned wrongly."""


def match_rows(results: EventResults) -> Iterator[CsvRow]:
    """Yield the rulings about whole matches as rows."""

    def named(index: int) -> CsvRow:
        return {"entrant": results.entrants[index].number, "section": results.entrants[index].section}

    for void in results.void_matches:
        yield {
            **named(void.first),
            "match": "void",
            "round": str(void.round),
            "opponents": results.entrants[void.second].number,
            "boards": str(void.boards),
            "detail": void.fault,
        }
    for bye in results.schedule.byes:
        yield {**named(bye.entrant), "match": "bye", "round": str(bye.round), "boards": str(bye.boards)}
    for number, index in sorted(results.schedule.halves):
        yield {**named(index), "match": "half", "round": str(number)}
    for (section, number), began in sorted(results.schedule.begun.items()):
        yield {"match": "continued", "section": section, "round": str(number), "detail": str(began)}
    for mismatch in results.mismatches:
        yield {
            **named(mismatch.entrant),
            "match": "mismatched",
            "round": str(mismatch.round),
            "detail": mismatch.side,
        }
