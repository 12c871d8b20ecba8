"""Cuts a stream into games, which blank lines keep apart, in memory that does not grow with the file."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from chelem.notation.letters import MARK, decoded, latin
from chelem.notation.pbn.parsing import STRING

BLOCK = 1 << 16
LONGEST = 1 << 20
"""Characters of one game that are kept: more is no game."""

_BETWEEN = re.compile(r"\n[ \t\x1a\x00]*\n[\s\x1a\x00]*")
_TOKEN = re.compile(rf"{STRING}|;[^\n]*|^%[^\n]*|\{{[^}}]*(?:\}}|(\Z))", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Piece:
    """The text of one game, whose first line is `line` of the file; `whole` unless it was cut short."""

    text: str
    line: int
    whole: bool = True


def pieces(stream: BinaryIO) -> Iterator[Piece]:
    """The games of a stream in turn; a comment in braces may hold blank lines (PBN 2.1, 3 and 3.8)."""
    waiting: list[tuple[str, int, str]] = []  # pieces of a game with an open brace, and what stood between
    size = 0
    for text, line, between in _cut(stream):
        if waiting:
            waiting.append((text, line, between))
            size += len(text)
            if "}" in text:
                joined = "".join(part + gap for part, _, gap in waiting)
                if not _open(joined):
                    yield _piece(joined, waiting[0][1])
                    waiting = []
            if waiting and size > LONGEST:
                yield from (_piece(part, start) for part, start, _ in waiting)
                waiting = []
        elif "{" in text and _open(text):
            waiting, size = [(text, line, between)], len(text)
        else:
            yield _piece(text, line)
    yield from (_piece(part, start) for part, start, _ in waiting)


def _piece(text: str, line: int) -> Piece:
    return Piece(decoded(text[:LONGEST]), line, len(text) <= LONGEST)


def _open(text: str) -> bool:
    """Whether a comment in braces is still open at the end of the text."""
    return any(found[1] is not None for found in _TOKEN.finditer(text))


def _cut(stream: BinaryIO) -> Iterator[tuple[str, int, str]]:
    """Texts between blank lines, the line on which each begins, and what follows it; the bytes as Latin-1."""
    line, skipping = 1, False
    with latin(stream) as reader:
        rest = reader.read(len(MARK)).removeprefix(MARK)
        while block := reader.read(BLOCK):
            buffer, start = rest + block, 0
            for gap in _BETWEEN.finditer(buffer):
                text = buffer[start : gap.start()]
                if gap.end() == len(buffer):
                    break  # more of the blank lines may come
                if text.strip() and not skipping:
                    yield text, line, gap[0]
                skipping = False
                line += text.count("\n") + gap[0].count("\n")
                start = gap.end()
            rest = buffer[start:]
            if len(rest) > LONGEST + BLOCK:
                if not skipping:
                    yield rest, line, ""
                line, rest, skipping = line + rest[:-1].count("\n"), rest[-1], True
    if rest.strip(" \t\n\x1a\x00") and not skipping:
        yield rest.rstrip("\x1a\x00"), line, "\n"
