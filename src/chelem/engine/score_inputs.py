"""What a scoring method asks for beside the contract and its result: choices, flags, honours by place."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chelem.core import SEATS, BadOption, Seat, Strain, whole_number

DECLARER = Seat.S
PLACES: Mapping[str, Seat] = {
    "dealer": DECLARER,
    "left": DECLARER.next,
    "partner": DECLARER.partner,
    "right": DECLARER.next.partner,
}
"""The seats as the calculator names them, clockwise from the dealer."""
FLAGS = {
    "1": True,
    "true": True,
    "yes": True,
    "on": True,
    "0": False,
    "false": False,
    "no": False,
    "off": False,
}


@dataclass(frozen=True, slots=True)
class ScoreInput(ABC):
    """One input, called `name` in links and on the command line; the message `calc-{name}` is its label."""

    name: str

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all texts that it reads."""
        return (self.name,)

    @abstractmethod
    def read(self, texts: Mapping[str, str], strain: Strain) -> dict[str, Any]:
        """The values by name, of the texts given; `BadOption` where a text has no value."""


@dataclass(frozen=True, slots=True)
class ChoiceInput(ScoreInput):
    """One of several numbers, the first where nothing is said; in notrump one of `no_trumps`, if given.

    `option` is the message that words a number: its facts are `count` (without the sign), `whose` (`ours`,
    or `theirs` below 0) and `kind` (`trumps`, `aces`). Without a message the number stands alone.
    """

    values: tuple[int, ...]
    no_trumps: tuple[int, ...] | None = None
    option: str | None = None

    def offered(self, strain: Strain) -> tuple[int, ...]:
        """The numbers to choose from in that strain."""
        return self.values if self.no_trumps is None or strain is not Strain.NT else self.no_trumps

    def read(self, texts: Mapping[str, str], strain: Strain) -> dict[str, Any]:
        """The number chosen."""
        offered = self.offered(strain)
        written = texts.get(self.name) or str(offered[0])
        for value in offered:
            if written == str(value):
                return {self.name: value}
        raise BadOption("option.value", option=self.name, value=written, values=", ".join(map(str, offered)))


@dataclass(frozen=True, slots=True)
class FlagInput(ScoreInput):
    """Yes or no; no where nothing is said."""

    def read(self, texts: Mapping[str, str], strain: Strain) -> dict[str, Any]:
        """Whether it is so."""
        written = texts.get(self.name) or "0"
        if written.lower() not in FLAGS:
            raise BadOption("option.flag", name=self.name, value=written)
        return {self.name: FLAGS[written.lower()]}


@dataclass(frozen=True, slots=True)
class HonoursInput(ScoreInput):
    """How many honours each place holds, in the order of `PLACES`, and in `void` who is void in trumps.

    `4,0,1,0`: five honours of trumps, or the four aces in notrump; the value is their count by seat, empty if
    nothing is given. `left,right`: places by name; the value is a set of seats.
    """

    void: str = "void"

    @property
    def names(self) -> tuple[str, ...]:
        """The honours and the voids."""
        return (self.name, self.void)

    @staticmethod
    def total(strain: Strain) -> int:
        """How many honours there are in that strain."""
        return 4 if strain is Strain.NT else 5

    def read(self, texts: Mapping[str, str], strain: Strain) -> dict[str, Any]:
        """The honours by seat, and the seats without trumps, who cannot hold any."""
        places = texts.get(self.void)
        honours, empty = self._held(texts.get(self.name), strain), self._places(places)
        if empty and not honours:
            raise BadOption("score.void_alone", places=places)
        if any(honours.get(seat) for seat in empty):
            raise BadOption("score.void", places=places)
        return {self.name: honours, self.void: empty}

    def _held(self, text: str | None, strain: Strain) -> dict[Seat, int]:
        if not text:
            return {}
        counts = [whole_number(count) for count in re.split(r"\s*,\s*|\s+", text.strip())]
        wanted = self.total(strain)
        if len(counts) != 4 or None in counts or sum(count or 0 for count in counts) != wanted:
            raise BadOption("score.honours", value=text, count=wanted)
        by_seat = {seat: count or 0 for seat, count in zip(PLACES.values(), counts, strict=True)}
        return {seat: by_seat[seat] for seat in SEATS}

    def _places(self, text: str | None) -> frozenset[Seat]:
        names = [name for name in re.split(r"[\s,]+", text or "") if name]
        for name in names:
            if name not in PLACES:
                raise BadOption("option.value", option=self.void, value=name, values=", ".join(PLACES))
        return frozenset(PLACES[name] for name in names)
