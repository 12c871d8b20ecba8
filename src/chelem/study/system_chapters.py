"""The chapters of a system for a page: auctions where its rules apply, and what their calls show."""

from chelem.bots.bidders import system_of
from chelem.bots.configuration import Configuration
from chelem.bots.explain import meaning_by_system
from chelem.bots.systems.names import known_headings
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.system import System
from chelem.core.calls import Bid, Call
from chelem.core.errors import Unknown
from chelem.study.listed_auction import ListedAuction, stored_chapters
from chelem.study.shapes import ChapterAuction, ChapterContents, ExplainedCall, SystemContents, SystemPart
from chelem.study.topics import TOPICS


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
        "auctions": [_explained_auction(each, system, language) for each in listed.auctions],
    }


def _explained_auction(listed: ListedAuction, system: System, language: str) -> ChapterAuction:
    point = listed.point(system)
    return {
        "auction": list(map(str, listed.calls)),
        "vulnerable": listed.vulnerable,
        "scoring": listed.scoring,
        "calls": [shown_call(point, call, language) for call in sorted(listed.shows, key=call_order)],
    }


def shown_call(point: AuctionPoint, call: Call, language: str) -> ExplainedCall:
    """Return a call at a point of an auction, and what it shows."""
    meaning = meaning_by_system(point, call)
    return {
        "call": str(call),
        "meaning": meaning.say(language),
        "forcing": meaning.forcing,
        "alert": meaning.alert,
    }


def call_order(call: Call) -> tuple[int, str]:
    """Return the place of a call in a list: pass, double, redouble, then bids from the cheapest on."""
    if isinstance(call, Bid):
        return 1 + 5 * call.number + int(call.strain), ""
    return 0, str(call)  # P, X, XX
