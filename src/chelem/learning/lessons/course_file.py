"""Read a lesson: its words from Markdown, one file a language, and the facts of its blocks from TOML.

A fenced block names the facts it belongs to: "```quiz follow" is the quiz `[follow]` of the TOML file. Inside
it, lines that begin with ✓ or ✗ are shown after a right or a wrong answer, lines that begin with a number are
notes: after that many cards in a table, from that trick on in practice. All other lines are its text.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from chelem.core import ParseError, Unknown

FenceKind = Literal["table", "quiz", "practice"]
FENCE_KINDS: tuple[FenceKind, ...] = ("table", "quiz", "practice")
_FENCE = re.compile(r"^```(table|quiz|practice) ([a-z0-9-]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NOTE = re.compile(r"(\d+): (.+)")
_HEAD = re.compile(r"# (.+)\n+> (.+)\n")


@dataclass(frozen=True, slots=True)
class FencedBlock:
    """A block of a lesson: a table, a quiz or practice; its words as Markdown, its facts as in the file."""

    kind: FenceKind
    id: str
    text: str
    right: str
    wrong: str
    notes: tuple[tuple[int, str], ...]
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class CourseLesson:
    """A lesson in one language: prose (Markdown) and fenced blocks in the order of the page."""

    id: str
    number: int
    title: str
    summary: str
    parts: tuple[str | FencedBlock, ...]

    @property
    def blocks(self) -> tuple[FencedBlock, ...]:
        """The fenced blocks, without the prose."""
        return tuple(part for part in self.parts if isinstance(part, FencedBlock))

    @property
    def exercises(self) -> tuple[str, ...]:
        """The ids of quizzes and practice, which a learner completes."""
        return tuple(block.id for block in self.blocks if block.kind != "table")

    def block(self, name: str, *kinds: FenceKind) -> FencedBlock:
        """Return the block with that id, of one of these kinds if any are given; else `Unknown`."""
        for block in self.blocks:
            if block.id == name and (not kinds or block.kind in kinds):
                return block
        raise Unknown("lesson.unknown")


@cache
def lesson_ids() -> tuple[str, ...]:
    """Return the ids of all lessons in the order of the course, which their files are numbered by."""
    names = sorted(file.name for file in _course().iterdir() if file.name.endswith(".toml"))
    return tuple(name.removesuffix(".toml").partition("-")[2] for name in names)


@cache
def read_lesson(name: str, language: str) -> CourseLesson:
    """Return a lesson in a language; `Unknown` if there is none, `ParseError` if its files do not match."""
    if name not in lesson_ids():
        raise Unknown("lesson.unknown")
    number = lesson_ids().index(name) + 1
    stem = f"{number:02}-{name}"
    facts = tomllib.loads(_course().joinpath(f"{stem}.toml").read_text(encoding="utf-8"))
    text = _course().joinpath(f"{stem}.{language}.md").read_text(encoding="utf-8")
    return parse_lesson(name, number, text, facts)


def parse_lesson(name: str, number: int, text: str, facts: Mapping[str, Any]) -> CourseLesson:
    """Return the lesson of a Markdown text and the facts of its blocks.

    `ParseError` for a text without a title and a summary, or blocks that have no facts, or facts no block.
    """
    head = _HEAD.match(text)
    if head is None:
        raise ParseError("lesson.head", lesson=name)
    parts = tuple(_parts(text[head.end() :], facts))
    used = {part.id for part in parts if isinstance(part, FencedBlock)}
    if unused := set(facts) ^ used:
        raise ParseError("lesson.blocks", lesson=name, blocks=", ".join(sorted(unused)))
    return CourseLesson(name, number, head[1], head[2], parts)


def _parts(text: str, facts: Mapping[str, Any]) -> Iterator[str | FencedBlock]:
    end = 0
    for found in _FENCE.finditer(text):
        if prose := text[end : found.start()].strip():
            yield prose
        yield _block(found, facts.get(found[2], {}))
        end = found.end()
    if prose := text[end:].strip():
        yield prose


def _block(found: re.Match[str], facts: Mapping[str, Any]) -> FencedBlock:
    kind = next(known for known in FENCE_KINDS if known == found[1])
    lines, notes = found[3].splitlines(), []
    plain: list[str] = []
    words = {"✓": "", "✗": ""}
    for line in lines:
        if line[:2] in ("✓ ", "✗ "):
            words[line[0]] = line[2:]
        elif note := _NOTE.fullmatch(line):
            notes.append((int(note[1]), note[2]))
        else:
            plain.append(line)
    return FencedBlock(kind, found[2], "\n".join(plain).strip(), words["✓"], words["✗"], tuple(notes), facts)


def _course() -> Traversable:
    return files("chelem.learning.lessons").joinpath("course")
