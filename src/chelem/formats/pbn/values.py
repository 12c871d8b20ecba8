"""Parse the values of PBN tags: seats, vulnerability, deals, contracts, results, scores."""

import re
from collections.abc import Mapping
from functools import lru_cache

from chelem.boards import SideValue
from chelem.boards.statements import NO_CONTRACT, StatedContract
from chelem.core import SEATS, KnownHands, ParseError, Seat, Strain, Vulnerability
from chelem.formats.common import NOT_STATED, complete_hands, parse_hand

_SEAT: Mapping[str, Seat] = {name: seat for seat in SEATS for name in (seat.name, seat.name.lower())}
SEATS_WRITTEN = frozenset(_SEAT)
"""The letters of the seats, in either case."""
_VULNERABLE: Mapping[str, Vulnerability | None] = {
    **dict.fromkeys(("", "?")),
    **dict.fromkeys(("none", "love", "-"), Vulnerability.NONE),
    **dict.fromkeys(("ns", "n/s", "n-s"), Vulnerability.NS),
    **dict.fromkeys(("ew", "e/w", "e-w"), Vulnerability.EW),
    **dict.fromkeys(("all", "both"), Vulnerability.BOTH),
}
_CONTRACT = re.compile(r"(?:([1-7])\s*)?(C|D|H|S|N|NT)\s*(X{0,2}|R)", re.ASCII)
_STAKES = {"": 1, "X": 2, "XX": 4, "R": 4}
_PASSES = frozenset(
    {"PASS", "PAS", "PASSE", "PASSED", "PASSED OUT", "PASS OUT", "PASSOUT", "ALL PASS", "AP", "P"}
)
_RELATIVE = re.compile(r"=|[+-]\s?\d{1,2}", re.ASCII)


def parse_seat(text: str) -> Seat | None:
    """Parse the letter of a seat; None if it is not stated."""
    if (match := _SEAT.get(text)) is not None:
        return match
    letter = text.strip()
    if letter in NOT_STATED:
        return None
    if letter in _SEAT:
        return _SEAT[letter]
    raise ParseError("pbn.seat", text=text)


def parse_vulnerability(text: str) -> Vulnerability | None:
    """Parse a vulnerability (PBN 2.1, 3.4.10); None if it is not stated."""
    try:
        return _VULNERABLE[text.strip().lower()]
    except KeyError:
        raise ParseError("pbn.vulnerable", text=text) from None


def parse_deal(text: str) -> KnownHands:
    """Parse the hands of a Deal tag (PBN 2.1, 3.4.11), N E S W; None for a hand that is not given.

    A fourth hand is inferred from three. `ParseError` for anything that is not a deal, or a card twice in a
    hand.
    """
    first, colon, rest = text.strip().partition(":")
    given = rest.split()
    if not colon or len(given) != 4:
        raise ParseError("pbn.deal", text=text)
    start = parse_seat(first.strip())
    if start is None:
        raise ParseError("pbn.deal", text=text)
    hands = [None if hand == "-" else parse_hand(hand) for hand in given]
    turn = -start % 4
    north, east, south, west = hands[turn:] + hands[:turn]
    whole = north, east, south, west
    return complete_hands(whole) if "-" in given else whole


@lru_cache(4096)
def parse_contract(text: str) -> StatedContract:
    """Parse a Contract tag (PBN 2.1, 3.4.14); in an end position it has only a strain (3.10)."""
    value = text.strip().upper()
    if value in NOT_STATED:
        return NO_CONTRACT
    if value in _PASSES:
        return StatedContract(passed=True)
    match = _CONTRACT.fullmatch(value)
    if match is None or (not match[1] and match[3]):
        raise ParseError("pbn.contract", text=text)
    strain = Strain.parse("NT" if match[2] == "N" else match[2])
    return StatedContract(None, int(match[1]) if match[1] else None, strain, _STAKES[match[3]])


def parse_result(text: str, stated: StatedContract) -> tuple[SideValue, ...]:
    """Parse the tricks of a Result tag, without its caret (PBN 2.1, 3.4.15).

    Besides the standard's forms, results relative to the contract are read: +1, -2 or =.
    """
    value = text.strip()
    if value in NOT_STATED:
        return ()
    if _RELATIVE.fullmatch(value):
        if stated.level is None:
            return ()
        tricks: tuple[SideValue, ...] = (
            SideValue(6 + stated.level + int(value.replace(" ", "").replace("=", "0"))),
        )
    else:
        tricks = SideValue.parse_all(value)
    for stated_tricks in tricks:
        if not 0 <= stated_tricks.amount <= 13:
            raise ParseError("pbn.result", text=text)
    return tricks


def parse_score(text: str) -> tuple[SideValue, ...]:
    """Parse the points of a Score tag (PBN 2.1, 4.2.1)."""
    return () if text.strip() in NOT_STATED else SideValue.parse_all(text)
