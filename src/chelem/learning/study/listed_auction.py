"""Auctions that show the rules of a system, chapter by chapter, as stored by `tools/system_auctions.py`."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

from chelem.bots import AuctionPoint, System, point_after
from chelem.bots.systems.public_auction import BiddingSetting, ScoringForm
from chelem.bots.systems.syntax import Titles
from chelem.core import Bid, Call, ParseError, SimpleCall

VULNERABLE = {"none": (False, False), "dealer": (True, False), "others": (False, True), "all": (True, True)}
"""The names of vulnerabilities, the dealer's side first."""
_NAMES = {pair: name for name, pair in VULNERABLE.items()}
_SIMPLE = frozenset(call.value for call in SimpleCall)


@dataclass(frozen=True, slots=True)
class ListedAuction:
    """An auction, the dealer's call first, what was known before it, and the next calls that it shows."""

    calls: tuple[Call, ...] = ()
    shows: tuple[Call, ...] = ()
    setting: BiddingSetting = field(default_factory=BiddingSetting)

    def __str__(self) -> str:
        below = self.setting.below
        scoring = f"{self.scoring}:{below[0]}:{below[1]}" if any(below) else self.scoring
        head = (self.vulnerable, scoring)
        return " ".join((*head, *map(str, self.calls), "|", *map(str, self.shows)))

    @classmethod
    def parse(cls, text: str) -> "ListedAuction":
        """Parse `none imps 1H P | 2H 3H`: who is vulnerable, the scoring, the calls, the next ones.

        Points below the line follow the scoring, those of the dealer's side first: `rubber:60:0`.
        """
        before, _, after = text.partition("|")
        vulnerable, scoring, *calls = before.split()
        form, *points = scoring.split(":")
        ours, theirs = map(int, points or (0, 0))
        setting = BiddingSetting(VULNERABLE[vulnerable], ScoringForm[form.upper()], (ours, theirs))
        return cls(tuple(map(call_in_log, calls)), tuple(map(call_in_log, after.split())), setting)

    @property
    def vulnerable(self) -> str:
        """Who is vulnerable: `none`, `dealer` (that side), `others` or `all`."""
        return _NAMES[self.setting.vulnerable]

    @property
    def scoring(self) -> str:
        """How boards are scored: `imps`, `matchpoints` or `rubber`."""
        return self.setting.scoring.name.lower()

    def point(self, system: System) -> AuctionPoint:
        """Return the point after the auction, all bidding by one system."""
        return point_after(system, self.setting, self.calls)


def call_in_log(text: str) -> Call:
    """Parse `1H`, `P`, `X` or `XX`."""
    return SimpleCall(text) if text in _SIMPLE else Bid.parse(text)


@dataclass(frozen=True, slots=True)
class ListedChapter:
    """A chapter of a system: its part, its titles, and the auctions that show its rules."""

    part: str
    titles: Titles
    auctions: tuple[ListedAuction, ...] = ()

    @property
    def id(self) -> str:
        """The part and the English title, as one word; chapters of several parts may have one title."""
        return f"{self.part}-{re.sub(r'[^a-z0-9]+', '-', self.titles.en.lower()).strip('-')}"

    def __str__(self) -> str:
        return "\n".join((f"chapter {self.part} {self.titles}", *map(str, self.auctions)))

    @classmethod
    def parse(cls, text: str) -> "ListedChapter":
        """Parse `chapter openings "Openings" / "Ouvertures"`, and an auction on each line below."""
        first, *lines = text.strip().splitlines()
        if not (found := _HEAD.fullmatch(first)):
            raise ParseError("study.chapter", name=first)
        return cls(found[1], Titles(found[2], found[3] or ""), tuple(map(ListedAuction.parse, lines)))


_HEAD = re.compile(r'chapter ([a-z]+) "([^"]*)"(?: / "([^"]*)")?')


def stored_chapters(system: str) -> Mapping[str, ListedChapter]:
    """Return the stored chapters of a system by id, in order; none if there is no list for it."""
    return _read_chapters(system) if system in _listed_systems() else {}


@cache
def _listed_systems() -> frozenset[str]:
    return frozenset(file.name.removesuffix(".txt") for file in _folder().iterdir())


def _folder() -> Traversable:
    return resources.files("chelem.learning.study") / "auctions"


@cache
def _read_chapters(system: str) -> Mapping[str, ListedChapter]:
    file = _folder() / f"{system}.txt"
    _, *texts = re.split(r"^(?=chapter )", file.read_text(encoding="utf-8"), flags=re.MULTILINE)
    chapters = map(ListedChapter.parse, texts)
    return {chapter.id: chapter for chapter in chapters}
