"""Seats, calls, cards and hands as the table-manager protocol spells them."""

from collections.abc import Mapping

from chelem.core import HIGH_FIRST, Bid, Card, FrozenMap, Hand, ParseError, Seat, SimpleCall, Vulnerability
from chelem.text import read_call

SEAT_NAMES: Mapping[Seat, str] = FrozenMap({Seat.N: "North", Seat.E: "East", Seat.S: "South", Seat.W: "West"})
VULNERABLE_NAMES: Mapping[Vulnerability, str] = FrozenMap(
    {
        Vulnerability.NONE: "Neither",
        Vulnerability.NS: "N/S",
        Vulnerability.EW: "E/W",
        Vulnerability.BOTH: "Both",
    }
)
DUMMY = "Dummy"
ENGLISH = "en"
"""The language of the protocol."""
_VERBS = {SimpleCall.PASS: "passes", SimpleCall.DOUBLE: "doubles", SimpleCall.REDOUBLE: "redoubles"}
_CALLS = {form: call for call, verb in _VERBS.items() for form in (verb, verb.removesuffix("s"))}
_CALLS["pass"] = SimpleCall.PASS
_ASCII = str.maketrans(
    {"–": "-", "—": "-", "♠": "S", "♥": "H", "♦": "D", "♣": "C", "’": "'", "“": '"', "”": '"'}
)


def ascii_text(text: str) -> str:
    """Return a text in the characters that the protocol allows, on one line.

    >>> ascii_text("15–17 HCP, 5+ ♠")
    '15-17 HCP, 5+ S'
    """
    plain = text.translate(_ASCII).encode("ascii", "replace").decode()
    return " ".join("".join(letter if letter.isprintable() else " " for letter in plain).split())


def hand_name(seat: Seat | None) -> str:
    """Return the name of a seat; dummy's if it is None."""
    return DUMMY if seat is None else SEAT_NAMES[seat]


def hand_named(name: str) -> Seat | None:
    """Return the seat with this name, in either case; None for dummy."""
    known = {text.lower(): seat for seat, text in SEAT_NAMES.items()}
    return known.get(name.lower())


def call_words(call: Bid | SimpleCall) -> str:
    """Return a call with its verb: `passes`, `bids 1NT`."""
    return f"bids {call}" if isinstance(call, Bid) else _VERBS[call]


def call_of_words(words: str) -> Bid | SimpleCall:
    """Return the call of a verb, with what is bid; `ParseError` if it is none of contract bridge.

    >>> call_of_words("bids 1 NoTrump"), call_of_words("PASSES")
    (Bid.parse('1NT'), SimpleCall.PASS)
    """
    verb, _, bid = words.lower().strip(" .").partition(" ")
    call = _CALLS[verb] if verb in _CALLS else read_call(bid, ENGLISH)
    if isinstance(call, Bid) and call.number > 7:
        raise ParseError("bid.unknown", text=str(call))
    return call


def card_word(card: Card) -> str:
    """Return a card as rank and suit: `TC`."""
    return f"{card.rank}{card.suit}"


def hand_words(hand: Hand) -> str:
    """Return a hand as four suits: `S A 6 4 3. H -. D 9 2. C A K 3.`, a dash for a void."""
    return " ".join(f"{suit} {' '.join(map(str, hand.ranks(suit))) or '-'}." for suit in HIGH_FIRST)
