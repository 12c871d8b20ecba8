"""Conventions that people play: read what each of them shows, and measure whether a bidder passes them."""

import re
from dataclasses import dataclass
from random import Random

from chelem.core.calls import Call, SimpleCall
from chelem.core.cards import DECK, Suit
from chelem.core.hands import Hand
from chelem.core.vulnerability import Vulnerability
from chelem.phases.auction import Auction
from tests.bots.problems import FOLDER, Answer, Bidder, Problem, answers, lines_of, read_auction

FILE = FOLDER / "conventions.txt"
FORCING = ("forcing", "game-forcing", "takeout", "invitational", "non-forcing")
"""What partner may pass on: nothing, nothing, length in their suit, a minimum, anything."""
TRIES = 20_000
"""Hands dealt in search of those on which a bidder makes the calls given."""

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

    def allows_pass(self, hand: Hand) -> bool:
        """Return whether partner may pass with a hand if the next player passes."""
        if self.forcing == "takeout":
            suit = self.auction.last.strain.suit
            return suit is None or hand.length(suit) >= 4
        return self.forcing not in {"forcing", "game-forcing"}

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


def forced_answers(convention: Convention, bidder: Bidder, hands: int, seed: int) -> list[Answer]:
    """Ask partner, who must not pass, on drawn hands; fewer than `hands` if their calls are rare.

    The hands are those on which the bidder makes partner's earlier calls of the auction itself, so that only
    the answer is judged; each accepts all legal calls but pass.
    """
    asked = convention.auction.after(SimpleCall.PASS)
    if asked.over:
        return []
    earlier = _earlier_calls(asked)
    drawn = Random(seed)  # noqa: S311 - a measure repeats itself
    found: list[Answer] = []
    for _ in range(TRIES):
        if len(found) == hands:
            break
        hand = Hand.of(drawn.sample(DECK, 13))
        if convention.allows_pass(hand):
            continue
        if all(_ask(before, hand, bidder).call == call for before, call in earlier):
            found.append(_ask(asked, hand, bidder))
    return found


def _earlier_calls(auction: Auction) -> list[tuple[Auction, Call]]:
    """Return the calls so far of the player whose turn it is, each with the auction before it."""
    calls = auction.calls
    places = range(len(calls) % 4, len(calls), 4)
    return [(read_auction(" ".join(map(str, calls[:place]))), calls[place]) for place in places]


def _ask(auction: Auction, hand: Hand, bidder: Bidder) -> Answer:
    """Ask for any call but pass."""
    accepted = tuple(call for call in auction.legal(hand) if call is not SimpleCall.PASS)
    problem = Problem(auction, Vulnerability.NONE, hand, accepted)
    return next(answers([problem], bidder))
