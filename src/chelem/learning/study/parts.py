"""The chapters of a system in the order in which players learn them."""

from collections.abc import Mapping

from chelem.bots import System
from chelem.bots.systems.sections import SystemSection
from chelem.bots.systems.syntax import SourcePlace
from chelem.learning.study.listed_auction import ListedChapter

PARTS = (
    *("openings", "major", "minor", "notrump", "strong", "preempts"),
    *("rebids", "slams", "competition", "general"),
)
"""The parts, in order."""
_BY_WORD: Mapping[str, str] = {
    "openings": "openings",
    "majors": "major",
    "minors": "minor",
    "notrump": "notrump",
    "strong": "strong",
    "preempts": "preempts",
    "rebids": "rebids",
    "responder": "rebids",
    "later": "rebids",
    "forcing": "rebids",
    "roudi": "rebids",
    "checkback": "rebids",
    "drury": "major",
    "shifts": "major",
    "ogust": "preempts",
    "multi": "preempts",
    "slam": "slams",
    "conventions": "slams",
    "natural": "general",
    "score": "general",
    "extras": "general",
    "judged": "general",
}
"""The part of a file by the last word of its name; a system's own file opens, all others compete."""


def chapters_of(system: System) -> Mapping[ListedChapter, tuple[SystemSection, ...]]:
    """Return the chapters of a system part by part, without auctions, and the sections of each in order."""
    found: dict[ListedChapter, list[SystemSection]] = {}
    for section in system.sections:
        chapter = ListedChapter(part_in(section.text.place, system.name), section.chapter)
        found.setdefault(chapter, []).append(section)
    ordered = sorted(found, key=lambda chapter: PARTS.index(chapter.part))
    return {chapter: tuple(found[chapter]) for chapter in ordered}


def part_in(place: SourcePlace, system: str) -> str:
    """Return the part of what is written in a place, by its file."""
    name = place.file.rpartition("/")[2].removesuffix(".system")
    if name == system:
        return "openings"
    if name.endswith("-contested") or name.startswith("over-"):
        return "competition"
    return _BY_WORD.get(name.rpartition("-")[2], "competition")
