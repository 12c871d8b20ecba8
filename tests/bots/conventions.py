"""Conventions that people play: read and check the file of what each of them shows."""

import re
from dataclasses import dataclass

from chelem.core.calls import Call
from chelem.core.cards import Suit
from chelem.phases.auction import Auction
from tests.bots.problems import FOLDER, lines_of, read_auction

FILE = FOLDER / "conventions.txt"
FORCING = ("forcing", "game-forcing", "invitational", "non-forcing")
"""What partner may do: never pass, not pass below game, pass with a minimum, pass."""

_FACT = re.compile(r"(\d+)(\+|-\d+)? (S|H|D|C|hcp|points|aces|kings)")


@dataclass(frozen=True, slots=True)
class Fact:
    """A range that a call shows: cards of a suit, HCP, points with distribution, aces or kings."""

    least: int
    most: int | None
    what: str

    def __str__(self) -> str:
        if self.most is None:
            return f"{self.least}+ {self.what}"
        span = f"{self.least}" if self.most == self.least else f"{self.least}-{self.most}"
        return f"{span} {self.what}"

    @property
    def suit(self) -> Suit | None:
        """The suit whose length it tells, if it tells one."""
        return Suit[self.what] if self.what in Suit.__members__ else None

    @classmethod
    def parse(cls, text: str) -> "Fact":
        """Parse `5+ H`, `0-1 C` or `10-12 points`."""
        if not (found := _FACT.fullmatch(text)):
            raise ValueError(f"not a fact: {text}")
        least = int(found[1])
        most = least if found[2] is None else None if found[2] == "+" else int(found[2][1:])
        if most is not None and most < least:
            raise ValueError(f"an empty range: {text}")
        return cls(least, most, found[3])


@dataclass(frozen=True, slots=True)
class Convention:
    """A call that a person makes, the last of an auction; of each fact one alternative holds."""

    name: str
    auction: Auction
    shows: tuple[tuple[Fact, ...], ...]
    forcing: str
    artificial: bool

    @property
    def call(self) -> Call:
        """The convention's call."""
        return self.auction.calls[-1]

    @classmethod
    def parse(cls, text: str) -> "Convention":
        """Parse `NAME | AUCTION | FACTS | forcing [artificial]`; `ValueError` says what is wrong."""
        columns = [column.strip() for column in text.split("|")]
        if len(columns) != 4 or not columns[0]:
            raise ValueError("a convention has four columns: name, auction, what it shows, forcing or not")
        facts = [each.strip() for each in columns[2].split(",") if each.strip()]
        shows = tuple(tuple(Fact.parse(way) for way in fact.split(" or ")) for fact in facts)
        forcing, *rest = columns[3].split() or [""]
        if forcing not in FORCING or rest not in ([], ["artificial"]):
            raise ValueError(f"not forcing or otherwise: {columns[3]}")
        auction = read_auction(columns[1])
        if not auction.calls:
            raise ValueError("a convention is the last call of its auction")
        return cls(columns[0], auction, shows, forcing, bool(rest))


def read_conventions() -> tuple[Convention, ...]:
    """Return the conventions of the file; `ValueError` names a faulty line or a repeated auction."""
    found: dict[tuple[Call, ...], Convention] = {}
    for number, text in lines_of(FILE):
        try:
            convention = Convention.parse(text)
        except ValueError as error:
            raise ValueError(f"{FILE.name}:{number}: {error}") from error
        if convention.auction.calls in found:
            raise ValueError(f"{FILE.name}:{number}: the auction is there already")
        found[convention.auction.calls] = convention
    return tuple(found.values())
