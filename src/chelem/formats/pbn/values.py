"""The values of PBN's tags: seats, vulnerability, deals, contracts, results, scores."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from chelem.boards.record import Hands
from chelem.boards.side_value import Sided
from chelem.core.cards import RANK_CODES, Strain
from chelem.core.errors import ParseError
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat

UNTOLD = frozenset({"", "?", "-"})
"""What stands for a value that is unknown or has no meaning here."""

_SEAT: Mapping[str, Seat] = {name: seat for seat in SEATS for name in (seat.name, seat.name.lower())}
SEATS_WRITTEN = frozenset(_SEAT)
"""The letters of the seats, in either case."""
_NOBODY: frozenset[Seat] = frozenset()
_NS, _EW, _ALL = frozenset({Seat.N, Seat.S}), frozenset({Seat.E, Seat.W}), frozenset(SEATS)
_VULNERABLE: Mapping[str, frozenset[Seat] | None] = {
    "": None,
    "?": None,
    "none": _NOBODY,
    "love": _NOBODY,
    "-": _NOBODY,
    "ns": _NS,
    "n/s": _NS,
    "n-s": _NS,
    "ew": _EW,
    "e/w": _EW,
    "e-w": _EW,
    "all": _ALL,
    "both": _ALL,
}
_HOLDING: dict[str, int] = {
    "".join(RANK_CODES[12 - i] for i in range(13) if held[i]): sum(1 << 12 - i for i in range(13) if held[i])
    for held in product((False, True), repeat=13)
}
"""Every holding in a suit, high to low, as thirteen bits."""
_CONTRACT = re.compile(r"(?:([1-7])\s*)?(C|D|H|S|N|NT)\s*(X{0,2}|R)", re.ASCII)
_STAKES = {"": 1, "X": 2, "XX": 4, "R": 4}
_PASSES = frozenset(
    {"PASS", "PAS", "PASSE", "PASSED", "PASSED OUT", "PASS OUT", "PASSOUT", "ALL PASS", "AP", "P"}
)
_RELATIVE = re.compile(r"=|[+-]\s?\d{1,2}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Stated:
    """What a Contract tag states: a level, a strain and a stake, a strain alone, or that all passed."""

    level: int | None = None
    strain: Strain | None = None
    stake: int = 1
    passed: bool = False


NOTHING = Stated()


def seat(text: str) -> Seat | None:
    """The seat written as its letter; None where it is not told."""
    if (found := _SEAT.get(text)) is not None:
        return found
    told = text.strip()
    if told in UNTOLD:
        return None
    if told in _SEAT:
        return _SEAT[told]
    raise ParseError("pbn.seat", text=text)


def vulnerable(text: str) -> frozenset[Seat] | None:
    """The vulnerable seats (PBN 2.1, 3.4.10); None where they are not told."""
    try:
        return _VULNERABLE[text.strip().lower()]
    except KeyError:
        raise ParseError("pbn.vulnerable", text=text) from None


def hands(text: str) -> Hands:
    """The four hands, N E S W, of a Deal tag (PBN 2.1, 3.4.11); None for a hand that is not given.

    A fourth hand follows from three. `ParseError` for what is no deal, or gives a hand one card twice.
    """
    first, colon, rest = text.strip().partition(":")
    given = rest.split()
    if not colon or len(given) != 4:
        raise ParseError("pbn.deal", text=text)
    start = seat(first.strip())
    if start is None:
        raise ParseError("pbn.deal", text=text)
    held = [None if one == "-" else hand(one) for one in given]
    turn = -start % 4
    north, east, south, west = held[turn:] + held[:turn]
    whole = north, east, south, west
    return completed(whole) if "-" in given else whole


def completed(given: Hands) -> Hands:
    """The hands with the fourth one, where three are given and have thirteen cards each."""
    if sum(one is None for one in given) != 1:
        return given
    bits = count = 0
    for one in given:
        if one is not None:
            bits, count = bits | one.bits, count + len(one)
    if count != 39 or bits.bit_count() != 39:
        return given
    north, east, south, west = (Hand(~bits & (1 << 52) - 1) if one is None else one for one in given)
    return north, east, south, west


def hand(text: str) -> Hand:
    """One hand, S.H.D.C; any order of ranks, either case, `10` for T."""
    suits = text.split(".")
    if len(suits) != 4:
        raise ParseError("hand.suits", text=text)
    spades, hearts, diamonds, clubs = suits
    try:
        bits = _HOLDING[spades] << 39 | _HOLDING[hearts] << 26 | _HOLDING[diamonds] << 13 | _HOLDING[clubs]
    except KeyError:
        bits = 0
        for one in suits:
            bits = bits << 13 | _holding(one)
    return Hand(bits)


def _holding(text: str) -> int:
    bits = 0
    for rank in text.upper().replace("10", "T"):
        place = RANK_CODES.find(rank)
        if place < 0:
            raise ParseError("rank.unknown", text=rank)
        if bits >> place & 1:
            raise ParseError("pbn.twice", rank=rank)
        bits |= 1 << place
    return bits


def is_placeholder(given: Hands) -> bool:
    """Whether no cards are given, or one hand is given far too many, as where a deal is still to come."""
    held = [len(one) for one in given if one is not None]
    most = max(held, default=0)
    return most == sum(held) and (most in (0, 52) or (most > 13 and len(held) == 4))


@lru_cache(4096)
def contract(text: str) -> Stated:
    """What a Contract tag states (PBN 2.1, 3.4.14; of an end position the strain alone, 3.10)."""
    written = text.strip().upper()
    if written in UNTOLD:
        return NOTHING
    if written in _PASSES:
        return Stated(passed=True)
    found = _CONTRACT.fullmatch(written)
    if found is None or (not found[1] and found[3]):
        raise ParseError("pbn.contract", text=text)
    strain = Strain.parse("NT" if found[2] == "N" else found[2])
    return Stated(int(found[1]) if found[1] else None, strain, _STAKES[found[3]])


def result(text: str, stated: Stated) -> tuple[Sided, ...]:
    """The tricks that a Result tag states, without its caret (PBN 2.1, 3.4.15).

    Besides the standard's forms, tricks over (+1), under (-2) or just made (=) are counted from the contract.
    """
    written = text.strip()
    if written in UNTOLD:
        return ()
    if _RELATIVE.fullmatch(written):
        if stated.level is None:
            return ()
        told: tuple[Sided, ...] = (Sided(6 + stated.level + int(written.replace(" ", "").replace("=", "0"))),)
    else:
        told = Sided.parse_all(written)
    if any(not 0 <= one.amount <= 13 for one in told):
        raise ParseError("pbn.result", text=text)
    return told


def score(text: str) -> tuple[Sided, ...]:
    """The points that a Score tag states (PBN 2.1, 4.2.1)."""
    return () if text.strip() in UNTOLD else Sided.parse_all(text)
