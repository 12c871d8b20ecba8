"""The chapters of a system that somebody writes: its files, and what the calls of their rules show."""

import re
from itertools import chain

from typing_extensions import TypedDict

from chelem.bots.systems.brief_words import say_call
from chelem.bots.systems.examining.remembered_points import AuctionTree
from chelem.bots.systems.exploring import STARTS, written_points
from chelem.bots.systems.names import SUFFIX
from chelem.bots.systems.own.given_system import refusing_depth, system_of_own
from chelem.bots.systems.own.own_text import MAIN, OwnText
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.sections import SystemSection
from chelem.bots.systems.syntax import Titles
from chelem.core import Call, Unknown
from chelem.learning.study.partnership_card import CardAgreementBox, agreements_of
from chelem.learning.study.system_chapters import call_order

_CHAPTER = re.compile(r'^chapter "([^"\n]*)"(?: / "([^"\n]*)")?', re.MULTILINE)
_SECTION = re.compile(r"^(?:when|judge|recognise)\b", re.MULTILINE)
_TRIED = 4
"""The ways in which a sequence with letters is filled in, until hands reach a rule of the section."""


class OwnChapter(TypedDict):
    """A file of a system: `main` is the text itself, the others are those that it includes."""

    file: str
    titles: list[str]
    """The headings in it, in order; none for a file of definitions and options."""
    sections: int
    """How many sections of rules it has."""
    changed: bool
    """Whether it is worded otherwise than in the program."""


class WordedCall(TypedDict):
    """A call and what it shows in the auction above it."""

    call: str
    meaning: str


class WordedSection(TypedDict):
    """A section of rules, and what its calls show in an auction to which it applies."""

    line: int
    """Where it begins in its file."""
    title: str
    """The auctions to which it applies, as the file writes them."""
    heading: str
    """The heading above it."""
    auction: list[str]
    """Calls after which hands reach its rules, the dealer's first; empty where none is written."""
    calls: list[WordedCall]


class WordedChapter(TypedDict):
    """A chapter of somebody's own system: its text, and in words."""

    file: str
    text: str
    sections: list[WordedSection]


def chapters_in(text: str, language: str) -> list[OwnChapter]:
    """Return the files of a system, in the order in which they are read."""
    return listed_files(OwnText.parse(text), language)


def listed_files(own: OwnText, language: str) -> list[OwnChapter]:
    """Return the files of a system, in the order in which they are read."""
    return [
        {
            "file": name,
            "titles": [Titles(*titles).say(language) for titles in _CHAPTER.findall(text)],
            "sections": len(_SECTION.findall(text)),
            "changed": name in own.files,
        }
        for name, text in own.walk()
    ]


def agreements_in(text: str, language: str) -> list[CardAgreementBox]:
    """Return what the card of a text lets choose, box by box, and how the system plays it."""
    return agreements_of(system_of_own(OwnText.parse(text)), language)


def with_choice(text: str, agreement: str, choice: str) -> str:
    """Return a text in which an agreement of the card is played otherwise.

    `Unknown` if there is no such choice.
    """
    own = OwnText.parse(text)
    found = system_of_own(own).agreements.get(agreement)
    for option in () if found is None else found.choices:
        if option.name == choice:
            changed = own.setting((setting.name, setting.value) for setting in option.settings)
            system_of_own(changed)
            return str(changed)
    raise Unknown("own-system.choice", name=agreement, choice=choice)


def checked_text(text: str) -> str:
    """Return a text in its usual form; `ParseError` for a fault in it, or if it is too large."""
    own = OwnText.parse(text)
    system_of_own(own)
    return str(OwnText.parse(str(own)))


@refusing_depth
def word_chapter(text: str, file: str, language: str) -> WordedChapter:
    """Return a chapter in words; `ParseError` where the system cannot be read."""
    own = OwnText.parse(text)
    system = system_of_own(own)
    if (wording := own.file(file)) is None:
        raise Unknown("study.chapter", name=file)
    of_file = f"{own.name}{SUFFIX}" if file == MAIN else file
    tree = AuctionTree(system)
    sections = (section for section in system.sections if section.text.place.file == of_file)
    return {
        "file": file,
        "text": wording,
        "sections": [_read(section, tree, language) for section in sections],
    }


def _read(section: SystemSection, tree: AuctionTree, language: str) -> WordedSection:
    point, calls = _example(section, tree)
    return {
        "line": section.text.place.line,
        "title": section.text.title.partition(" ")[2],
        "heading": section.chapter.say(language),
        "auction": [] if point is None else list(map(str, point.auction.calls)),
        "calls": []
        if point is None
        else [{"call": str(call), "meaning": say_call(point, call, language)} for call in calls],
    }


def _example(section: SystemSection, tree: AuctionTree) -> tuple[AuctionPoint | None, tuple[Call, ...]]:
    """Return a point to which a section applies, and its calls there that hands make."""
    opening = tree.start(STARTS[0][0])
    points = chain((opening,), written_points(tree, section, STARTS[0], _TRIED))
    found = ((point, _calls_of(section, point)) for point in points)
    return next(((point, calls) for point, calls in found if calls), (None, ()))


def _calls_of(section: SystemSection, point: AuctionPoint) -> tuple[Call, ...]:
    known = point.auction.known[point.auction.me].cells
    reached = zip(point.rules, point.reach, strict=True)
    made = (rule.call for rule, cells in reached if rule.section is section and cells & known)
    return tuple(sorted(dict.fromkeys(made), key=call_order))
