"""The first rounds of a system as BML (Bridge Bidding Markup Language), of which other programs make notes.

The syntax is that of https://github.com/gpaulissen/bml: a row has a bid and its description, sub-bids are
indented by two spaces, a table may begin with a sequence that ends in dashes, those of opponents in brackets.
"""

from collections.abc import Iterator

from chelem.bots import AuctionPoint, System, meaning_by_system, point_after
from chelem.bots.convention_cards.card import PartnershipCard
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.usual.makers import calls_in_use
from chelem.core import Bid, Call, Seat, SimpleCall, Strain, Vulnerability
from chelem.i18n import say
from chelem.learning.study.system_chapters import call_order

_SETTING = setting_for(Seat.N, Vulnerability.NONE)
_SIGNS = str.maketrans({"♣": "!c", "♦": "!d", "♥": "!h", "♠": "!s", "–": "--", "\n": " "})
_SIMPLE = {SimpleCall.DOUBLE: "D", SimpleCall.REDOUBLE: "R"}
_THEIR_OPENINGS = tuple(map(Bid.parse, ("1C", "1D", "1H", "1S", "1NT", "2C", "2D", "2H", "2S")))
"""The openings of theirs over which our calls are written."""


def bidding_notes(card: PartnershipCard, language: str) -> str:
    """Return openings with their responses, and calls over openings of theirs, as text in BML.

    `ParseError` if the card cannot be played.
    """
    return "\n".join((*_head(card, language), *_tables(card.bidding_system(), language), ""))


def _head(card: PartnershipCard, language: str) -> Iterator[str]:
    system = card.bidding_system()
    yield f"#+TITLE: {_plain(card.title or system.titles.say(language))}"
    yield ""
    if card.players:
        yield f"#+AUTHOR: {_plain(', '.join(card.players))}"
        yield ""
    yield f"#+DESCRIPTION: {_plain(say('bml.about', {'system': system.titles.say(language)}, language))}"
    if card.notes:
        yield ""
        yield from (f"//{line}" for line in card.notes.splitlines())


def _tables(system: System, language: str) -> Iterator[str]:
    yield from _section("card-sheet.panel-opening-descriptions", language)
    opening = point_after(system, _SETTING, ())
    for call, row in _rows(opening, language):
        yield row
        responding = point_after(system, _SETTING, (call, SimpleCall.PASS))
        yield from (f"  {response}" for _, response in _rows(responding, language))
    yield from _section("card-sheet.panel-defensive-bidding", language)
    for number, bid in enumerate(_THEIR_OPENINGS):
        if number:
            yield ""
        yield f"({_written(bid)})---"
        yield from (row for _, row in _rows(point_after(system, _SETTING, (bid,)), language))


def _section(code: str, language: str) -> Iterator[str]:
    yield ""
    yield f"* {say(code, {}, language)}"
    yield ""


def _rows(point: AuctionPoint, language: str) -> Iterator[tuple[Call, str]]:
    """Yield the calls that the system makes at a point, passes apart, each with its row."""
    for call in sorted(calls_in_use(point), key=call_order):
        if call is not SimpleCall.PASS:
            yield call, f"{_written(call)} {_plain(meaning_by_system(point, call).say(language))}"


def _written(call: Call) -> str:
    if isinstance(call, Bid):
        return f"{call.number}{'N' if call.strain is Strain.NT else call.strain}"
    return _SIMPLE[SimpleCall(str(call))]


def _plain(text: str) -> str:
    """Return a text in one line with the signs of BML."""
    return text.translate(_SIGNS)
