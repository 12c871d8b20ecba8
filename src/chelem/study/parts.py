"""The chapters of a system in the order in which one learns them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from chelem.bots.systems.sections import SystemSection
from chelem.bots.systems.syntax import Titles
from chelem.bots.systems.system import System

PARTS = (
    "openings", "major", "minor", "notrump", "strong", "preempts", "rebids", "slams", "competition", "general",
)  # fmt: skip
"""The parts, in order."""
_BY_WORD: Mapping[str, str] = {
    "majors": "major",
    "minors": "minor",
    "notrump": "notrump",
    "strong": "strong",
    "preempts": "preempts",
    "rebids": "rebids",
    "responder": "rebids",
    "later": "rebids",
    "slam": "slams",
    "conventions": "slams",
    "natural": "general",
    "extras": "general",
    "judged": "general",
}
"""The part of a file by the last word of its name; a system's own file opens, all others compete."""


@dataclass(frozen=True, slots=True)
class ChapterSections:
    """A chapter: the part it belongs to, its id, its titles, its sections in the order of the file."""

    part: str
    id: str
    titles: Titles
    sections: tuple[SystemSection, ...]


def chapters_of(system: System) -> tuple[ChapterSections, ...]:
    """Return the chapters of a system, part by part."""
    found: dict[tuple[str, str], list[SystemSection]] = {}
    for section in system.sections:
        found.setdefault((part_of(section, system.name), section.chapter.en), []).append(section)
    chapters = [
        ChapterSections(part, _slug(part, title), sections[0].chapter, tuple(sections))
        for (part, title), sections in found.items()
    ]
    return tuple(sorted(chapters, key=lambda chapter: PARTS.index(chapter.part)))


def part_of(section: SystemSection, system: str) -> str:
    """Return the part of a section, by the file that it is written in."""
    name = section.text.place.file.rpartition("/")[2].removesuffix(".system")
    if name == system:
        return "openings"
    if name.endswith("-contested") or name.startswith("over-"):
        return "competition"
    return _BY_WORD.get(name.rpartition("-")[2], "competition")


def _slug(part: str, title: str) -> str:
    """Return an id for addresses; chapters of several parts may have one title."""
    return f"{part}-{re.sub(r'[^a-z0-9]+', '-', title.lower()).strip('-')}"
