"""The chapters of a system for a page: auctions where its rules apply, and what their calls show."""

from typing_extensions import TypedDict

from chelem.bots import AuctionPoint, Configuration, System, meaning_by_system
from chelem.bots.bidders import system_of
from chelem.bots.systems.names import known_headings
from chelem.core import Bid, Call, Unknown
from chelem.learning.study.listed_auction import ListedAuction, stored_chapters
from chelem.learning.study.topics import TOPICS


class ExplainedCall(TypedDict):
    """A call and what it shows, in the words of the tables."""

    call: str
    """As in a log: `1H`, `P`."""
    meaning: str
    exact: str
    """The exact limits of the hands that make it."""
    forcing: int
    """0; 1 for a round, 2 to game."""
    alert: bool


class SystemChapter(TypedDict):
    """A chapter of a system: its id in addresses, the same in every language, and its title."""

    id: str
    title: str


class SystemPart(TypedDict):
    """Chapters that belong together: `openings`, `major`, `rebids`, `slams`, `competition` and others."""

    part: str
    chapters: list[SystemChapter]


class SystemContents(TypedDict):
    """The chapters of a bidding system, part by part, and the topics that it can be asked about."""

    system: str
    title: str
    parts: list[SystemPart]
    topics: list[str]


class ChapterAuction(TypedDict):
    """An auction to which rules of the chapter apply, and what their calls show there."""

    auction: list[str]
    """The calls so far, the dealer's first."""
    vulnerable: str
    """`none`, `dealer` (that side), `others` or `all`."""
    scoring: str
    """`imps`, `matchpoints` or `rubber`."""
    below: list[int]
    """The points below the line of the dealer's side and of the other."""
    calls: list[ExplainedCall]


class ChapterContents(TypedDict):
    """A chapter, auction by auction, in the order of the system's rules."""

    system: str
    id: str
    title: str
    auctions: list[ChapterAuction]


def studied_system(name: str) -> System:
    """Return a system that comes with the program; `Unknown` if there is none of that name."""
    if not stored_chapters(name):
        raise Unknown("study.system", name=name)
    return system_of(Configuration("instant", name))


def contents_of(name: str, language: str) -> SystemContents:
    """Return the chapters of a system, part by part; the system itself is not loaded."""
    if not (listed := stored_chapters(name)):
        raise Unknown("study.system", name=name)
    parts: dict[str, SystemPart] = {}
    for chapter in listed.values():
        part = parts.setdefault(chapter.part, {"part": chapter.part, "chapters": []})
        part["chapters"].append({"id": chapter.id, "title": chapter.titles.say(language)})
    return {
        "system": name,
        "title": known_headings()[name].titles[language],
        "parts": list(parts.values()),
        "topics": list(TOPICS),
    }


def open_chapter(name: str, chapter: str, language: str) -> ChapterContents:
    """Return a chapter, auction by auction; `Unknown` if there is none with that id."""
    system, listed = studied_system(name), stored_chapters(name).get(chapter)
    if listed is None:
        raise Unknown("study.chapter", name=chapter)
    return {
        "system": name,
        "id": chapter,
        "title": listed.titles.say(language),
        "auctions": [_explained_auction(auction, system, language) for auction in listed.auctions],
    }


def _explained_auction(listed: ListedAuction, system: System, language: str) -> ChapterAuction:
    point = listed.point(system)
    return {
        "auction": list(map(str, listed.calls)),
        "vulnerable": listed.vulnerable,
        "scoring": listed.scoring,
        "below": list(listed.setting.below),
        "calls": [shown_call(point, call, language) for call in sorted(listed.shows, key=call_order)],
    }


def shown_call(point: AuctionPoint, call: Call, language: str) -> ExplainedCall:
    """Return a call at a point of an auction, and what it shows."""
    meaning = meaning_by_system(point, call)
    return {
        "call": str(call),
        "meaning": meaning.say(language),
        "exact": meaning.exact.get(language, ""),
        "forcing": meaning.forcing,
        "alert": meaning.alert,
    }


def call_order(call: Call) -> tuple[int, str]:
    """Return the place of a call in a list: pass, double, redouble, then bids from the cheapest on."""
    if isinstance(call, Bid):
        return 1 + 5 * call.number + int(call.strain), ""
    return 0, str(call)  # P, X, XX
