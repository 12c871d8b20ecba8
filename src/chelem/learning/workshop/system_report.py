"""What a change of somebody's system changes: faults, calls that mean something else, deals."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from random import Random

from typing_extensions import TypedDict

from chelem.bots.systems.brief_words import say_call
from chelem.bots.systems.changes.examined_system import ExaminedSystem
from chelem.bots.systems.changes.system_change import ChangedCall, SystemChange
from chelem.bots.systems.checking import SystemFinding
from chelem.bots.systems.examples import example_hands
from chelem.bots.systems.exploring import SETTINGS
from chelem.bots.systems.names import SUFFIX
from chelem.bots.systems.own.given_system import read_own_system, refusing_depth
from chelem.bots.systems.own.own_text import MAIN, OwnText
from chelem.bots.systems.points import point_after
from chelem.bots.systems.system import System
from chelem.core import DECK, SEATS, Call, Hand
from chelem.formats.json_types import SeatCode

MOST_CALLS = 12
"""The most changed calls of a kind that are told."""
MOST_FINDINGS = 40
EXAMPLES = 5
"""The hands for the first changed call, and the deals that are bid otherwise."""
MOST_DEALS = 250
"""The deals in which these are looked for."""

_MOST_KEPT = 2
_KEPT: dict[str, ExaminedSystem] = {}
"""The states that were examined last, in a worker process; each keeps hundreds of megabytes of points."""


class SaidFinding(TypedDict):
    """What was found in a system, where, and whether the change has brought it."""

    sentence: str
    file: str
    """The file of the system; `main` for its own text."""
    line: int
    """0 where it is about no line."""
    fault: bool
    """Whether it is wrong; otherwise it is something to look at."""
    new: bool


class SaidChange(TypedDict):
    """A call that means something else than before."""

    auction: list[str]
    """The calls before it, the dealer's first."""
    call: str
    before: str
    now: str


class TwiceBidDeal(TypedDict):
    """A deal that all four players bid otherwise than before; North deals."""

    hands: dict[SeatCode, list[str]]
    before: list[str]
    now: list[str]


class DealsBidOtherwise(TypedDict):
    """Deals that are bid otherwise than before, which are found long before all is examined."""

    deals: list[TwiceBidDeal]
    drawn: int
    """The deals that were drawn to find these."""


class SystemReport(TypedDict):
    """What a change of a system changes."""

    findings: list[SaidFinding]
    mended: list[str]
    """What was wrong before, and is no more."""
    written: list[SaidChange]
    """Calls with rules that are worded otherwise."""
    written_in_all: int
    consequences: list[SaidChange]
    """Other calls that mean something else in consequence."""
    consequences_in_all: int
    hands: list[list[str]]
    """Hands that make the first of the changed calls."""
    examined: int
    """The auctions that were examined."""


@refusing_depth
def report_change(before: str, now: str, language: str) -> SystemReport:
    """Return what is different in a text of a system; `ParseError` where it cannot be read."""
    main = f"{OwnText.parse(now).name}{SUFFIX}"
    read_own_system(now)  # a fault is named at once, and not after all of the state before is examined
    earlier = examined(before)
    after = examined(now, earlier)
    change = SystemChange.between(earlier, after)
    came = set(change.came)
    listed = sorted(
        (found for found in after.findings if found.fault or found in came),
        key=lambda found: (found not in came, not found.fault),
    )
    changed = (*change.written, *change.in_consequence)
    return {
        "findings": [_said(found, found in came, main, language) for found in listed[:MOST_FINDINGS]],
        "mended": [found.say(language) for found in change.went if found.fault],
        "written": _in_words(change.written, language),
        "written_in_all": len(change.written),
        "consequences": _in_words(change.in_consequence, language),
        "consequences_in_all": len(change.in_consequence),
        "hands": _hands(changed[0]) if changed else [],
        "examined": after.points,
    }


def examined(text: str, before: ExaminedSystem | None = None) -> ExaminedSystem:
    """Examine a text, whatever its title; of what it shares with `before` nothing is examined again.

    What was changed last is what the next change is compared with, and so it is kept.
    """
    untitled = str(OwnText.parse(text).titled("-"))
    if (known := _KEPT.pop(untitled, None)) is None:
        known = ExaminedSystem.of(read_own_system(untitled), before=before)
    _KEPT[untitled] = known
    while len(_KEPT) > _MOST_KEPT:
        del _KEPT[next(iter(_KEPT))]
    return known


@refusing_depth
def find_deals_bid_otherwise(before: str, now: str) -> DealsBidOtherwise:
    """Return deals that the two states of a system bid otherwise; `ParseError` where one cannot be read."""
    after, earlier = read_own_system(now), read_own_system(before)
    return {"deals": list(_changed_deals(earlier, after)), "drawn": MOST_DEALS}


def _said(found: SystemFinding, new: bool, main: str, language: str) -> SaidFinding:  # noqa: FBT001 - a fact
    file, _, place = found.at.partition(":")
    line = place.partition(":")[0]
    return {
        "sentence": found.say(language),
        "file": MAIN if file == main else file,
        "line": int(line) if line.isdecimal() else 0,
        "fault": found.fault,
        "new": new,
    }


def _in_words(calls: Iterable[ChangedCall], language: str) -> list[SaidChange]:
    """Return the first calls whose words differ; of others only the exact limits do."""
    worded = (_changed(call, language) for call in calls)
    return list(islice((call for call in worded if call["before"] != call["now"]), MOST_CALLS))


def _changed(changed: ChangedCall, language: str) -> SaidChange:
    call = changed.made.call
    return {
        "auction": list(map(str, changed.made.before)),
        "call": str(call),
        "before": say_call(changed.before, call, language),
        "now": say_call(changed.now, call, language),
    }


def _hands(changed: ChangedCall) -> list[list[str]]:
    after = changed.now.after(changed.made.call)
    found = islice(example_hands(after, changed.now.auction.me), EXAMPLES)
    return [list(map(str, hand)) for hand in found]


def _changed_deals(before: System, now: System) -> Iterator[TwiceBidDeal]:
    """Yield drawn deals that the two systems bid otherwise, five at most."""
    random, found = Random(0), 0  # noqa: S311 - a report repeats itself
    for _ in range(MOST_DEALS):
        cards = random.sample(DECK, 52)
        hands = [Hand.of(cards[13 * place : 13 * place + 13]) for place in range(4)]
        auctions = [_bid(system, hands) for system in (before, now)]
        if auctions[0] != auctions[1]:
            yield {
                "hands": {str(seat): list(map(str, hand)) for seat, hand in zip(SEATS, hands, strict=True)},
                "before": list(map(str, auctions[0])),
                "now": list(map(str, auctions[1])),
            }
            found += 1
        if found == EXAMPLES:
            return


def _bid(system: System, hands: Sequence[Hand]) -> tuple[Call, ...]:
    """Return the auction of four hands that bid by a system."""
    point = point_after(system, SETTINGS[0], ())
    while not point.auction.over:
        point = point.after(point.choose(hands[point.auction.me]))
    return point.auction.calls
