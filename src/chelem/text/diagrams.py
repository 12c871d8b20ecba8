"""Print diagrams of a deal: North on top, West left, East right, South below."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from chelem.core import HIGH_FIRST, SEATS, Hand, Seat, Suit, Vulnerability
from chelem.i18n.catalogue import load_catalogue
from chelem.text.cards import print_seat
from chelem.text.hands import print_hand

_GAP = 3
_PLATE_ROW = 2


def print_diagram(
    hands: Mapping[Seat, Hand | int | None],
    language: str = "en",
    *,
    dealer: Seat | None = None,
    vulnerable: Vulnerability | None = None,
    roles: Mapping[Seat, str] | None = None,
    notes: Sequence[str] = (),
    suits: tuple[Suit, ...] = HIGH_FIRST,
    bottom: Seat = Seat.S,
) -> str:
    """Print the hands around the table, North on top unless `bottom` is not South.

    A hand is shown; a number is that many cards face down; None, or a missing seat, is a hidden hand. A plate
    in the middle shows the dealer, the vulnerable side (not if `vulnerable` is None) and `notes`. `roles` are
    texts beside the seat names, `suits` the order of the suits.
    """
    named = roles or {}
    blocks = {
        seat: [_head(seat, named.get(seat), language), *_shown(hands.get(seat), language, suits)]
        for seat in SEATS
    }
    west, north, east, south = (blocks[seat] for seat in bottom.next.clockwise())
    plate = [*_plate(dealer, vulnerable, language), *notes]
    left = _GAP + _width(west)
    middle = _GAP + max(_width(north), _width(south), _width(plate))
    band = zip_longest(west, [""] * _PLATE_ROW + plate, east, fillvalue="")
    lines = [
        *(" " * left + line for line in north),
        *(west.ljust(left) + centre.ljust(middle) + east for west, centre, east in band),
        *(" " * left + line for line in south),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _head(seat: Seat, role: str | None, language: str) -> str:
    return print_seat(seat, language) + (f" ({role})" if role else "")


def _shown(hand: Hand | int | None, language: str, suits: tuple[Suit, ...]) -> list[str]:
    match hand:
        case Hand():
            return print_hand(hand, language, suits=suits).split("\n")
        case int():
            return [load_catalogue(language).say("hand-backs", {"count": hand})]
        case None:
            return [load_catalogue(language).say("hand-hidden", {})]


def _plate(dealer: Seat | None, vulnerable: Vulnerability | None, language: str) -> list[str]:
    words, lines = load_catalogue(language), []
    if dealer is not None:
        lines.append(words.say("plate-dealer", {"seat": str(dealer)}))
    if vulnerable is not None:
        lines.append(words.say("plate-vulnerable", {"side": str(vulnerable)}))
    return lines


def _width(lines: list[str]) -> int:
    return max(map(len, lines), default=0)
