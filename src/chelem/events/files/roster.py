"""The entrants of a file while it is read: found again by number, direction and section."""

from dataclasses import replace

from chelem.core import ParseError, Side
from chelem.events.entrant import Entrant

MAX_ENTRANTS = 100_000


class Roster:
    """Entrants in the order in which they were first named."""

    def __init__(self) -> None:
        self.entrants: list[Entrant] = []
        self.declared = 0
        """How many of them, from the first, a list of the file names."""
        self._places: dict[tuple[str, str, Side | None], int] = {}

    def add(self, entrant: Entrant) -> int:
        """Add an entrant and return its index; `ParseError` if the number is taken."""
        key = entrant.section, entrant.number, entrant.line
        if key in self._places:
            raise ParseError("event.twice", number=entrant.number)
        if len(self.entrants) >= MAX_ENTRANTS:
            raise ParseError("event.too-many")
        self._places[key] = len(self.entrants)
        self.entrants.append(entrant)
        return self._places[key]

    def add_again(self, entrant: Entrant) -> int:
        """Add an entrant, or return the index of one with its number from an earlier session."""
        key = entrant.section, entrant.number, entrant.line
        return self._places[key] if key in self._places else self.add(entrant)

    @property
    def has_two_lines(self) -> bool:
        """Whether a number is that of one pair North-South and another East-West."""
        lines = {(entrant.section, entrant.number): set[Side | None]() for entrant in self.entrants}
        for entrant in self.entrants:
            lines[entrant.section, entrant.number].add(entrant.line)
        return any(len(found) > 1 for found in lines.values())

    def find(self, seated: Entrant, *, two_lines: bool = False) -> int:
        """Return the index of an entrant named on a traveller; one that no list names is added.

        In an event with two lines such a number is another pair's in each line.
        """
        if not seated.number:
            raise ParseError("event.nameless")
        for where in dict.fromkeys((seated.section, "")):
            for line in (seated.line, None, None if seated.line is None else seated.line.opponents):
                place = self._places.get((where, seated.number, line))
                if place is not None and not (two_lines and self._is_other_pair(place, seated)):
                    return place
        return self.add(seated if two_lines else replace(seated, line=None))

    def _is_other_pair(self, place: int, seated: Entrant) -> bool:
        line = self.entrants[place].line
        return place >= self.declared and line is not None and line is not seated.line

    def finished(self, *, two_lines: bool) -> tuple[Entrant, ...]:
        """Return the entrants; in an event with one winner they belong to no line."""
        if two_lines:
            return tuple(self.entrants)
        return tuple(replace(entrant, line=None) for entrant in self.entrants)
