"""An auction by a system, for a page that goes on from it, and hands that bid so."""

from collections.abc import Iterable
from itertools import islice

from typing_extensions import TypedDict

from chelem.bots import AuctionPoint, meaning_by_system, point_after
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.examples import example_hands
from chelem.bots.systems.usual.makers import calls_in_use
from chelem.core import ALL_BIDS, SEATS, Bid, Call, Seat, SimpleCall, Vulnerability
from chelem.formats.json_types import SeatCode
from chelem.learning.study.system_chapters import ExplainedCall, call_order, shown_call, studied_system
from chelem.phases import Auction
from chelem.text import read_auction

DEALER = Seat.N
_HANDS = 3
"""How many example hands a seat gets."""


class MadeCall(TypedDict):
    """A call of an auction, with its player when North deals."""

    seat: SeatCode
    call: str
    meaning: str
    exact: str
    """The exact limits of the hands that make it; empty if the system does not make it."""
    alert: bool
    system: bool
    """Whether the system makes it; otherwise it is read as most players would make it."""


class SystemAuction(TypedDict):
    """An auction by a system: what each call has shown, and what the next ones would show."""

    system: str
    title: str
    auction: list[MadeCall]
    turn: SeatCode | None
    """None when the auction is over."""
    calls: list[ExplainedCall]
    """The calls that the system makes next, cheapest first."""
    legal: list[str]
    """The legal calls."""


class SystemHands(TypedDict):
    """Hands that bid so, for one seat."""

    seat: SeatCode
    hands: list[list[str]]
    """Cards, as in a log; empty if none were found."""


class SystemExamples(TypedDict):
    """Hands dealt that bid an auction, for each player who has called."""

    seats: list[SystemHands]


def explored_auction(name: str, calls: tuple[Call, ...], language: str) -> SystemAuction:
    """Return an auction that North dealt: what each call has shown, and the next would show.

    `Refused` for an illegal call.
    """
    system = studied_system(name)
    point = _point(name, calls)
    over = point.auction.over
    return {
        "system": name,
        "title": system.titles.say(language),
        "auction": calls_so_far(point, DEALER, language),
        "turn": None if over else str(SEATS[point.auction.me]),
        "calls": [] if over else system_calls(point, language),
        "legal": [] if over else legal_calls(point),
    }


def hands_for_auction(name: str, calls: tuple[Call, ...], seed: int) -> SystemExamples:
    """Return hands dealt that bid so, for each player who has called."""
    point = _point(name, calls)
    places = range(min(4, len(point.auction.calls)))
    return {
        "seats": [
            {
                "seat": str(SEATS[place]),
                "hands": [list(map(str, hand)) for hand in islice(example_hands(point, place, seed), _HANDS)],
            }
            for place in places
        ]
    }


def written_auction(text: str, language: str) -> tuple[Call, ...]:
    """Return the calls of an auction as people write it; if it has only bids, the opponents pass between."""
    calls = read_auction(text, language) if text.strip() else []
    if all(isinstance(call, Bid) for call in calls):
        return tuple(turn for call in calls for turn in (call, SimpleCall.PASS))
    return tuple(calls)


def _point(name: str, calls: tuple[Call, ...]) -> AuctionPoint:
    """Return the point after an auction that North dealt; `Refused` for an illegal call."""
    Auction(SEATS).call(calls)
    made = tuple(call for call in calls if isinstance(call, (Bid, SimpleCall)))
    return point_after(studied_system(name), setting_for(DEALER, Vulnerability.NONE), made)


def calls_so_far(point: AuctionPoint, dealer: Seat, language: str) -> list[MadeCall]:
    """Return the calls of an auction with what each has shown."""
    seats = dealer.clockwise()
    found: list[MadeCall] = []
    for index, call in enumerate(point.auction.calls):
        meaning = meaning_by_system(point.before(index), call)
        found.append(
            {
                "seat": str(seats[index % 4]),
                "call": str(call),
                "meaning": meaning.say(language),
                "exact": meaning.exact.get(language, ""),
                "alert": meaning.alert,
                "system": meaning.by_system,
            }
        )
    return found


def system_calls(point: AuctionPoint, language: str) -> list[ExplainedCall]:
    """Return the calls that the system makes next, with what they show, cheapest first."""
    return [shown_call(point, call, language) for call in sorted(calls_in_use(point), key=call_order)]


def legal_calls(point: AuctionPoint) -> list[str]:
    """Return the legal calls."""
    every: Iterable[Call] = (SimpleCall.PASS, SimpleCall.DOUBLE, SimpleCall.REDOUBLE, *ALL_BIDS)
    return [str(call) for call in every if point.auction.allows(call)]
