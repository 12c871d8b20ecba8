"""Split the text of a game into tags; comments are ignored but kept in place."""

import re
from collections.abc import Iterator

from chelem.boards import Problem, Severity
from chelem.core import ParseError
from chelem.formats.pbn.game import PbnGame, Tag, unquoted

_TAG = re.compile(r'\[\s*([A-Za-z]\w*)\s*"((?:[^"\\\n]|\\.)*)"\s*\]', re.ASCII)
_LINE = re.compile(r'^[ \t]*\[\s*([A-Za-z]\w*)\s*"(.*)"\s*\][ \t]*$', re.ASCII | re.MULTILINE)
STRING = r'"(?:[^"\\\n]|\\.)*"?'
"""A string, terminated or not; unterminated ones match too, so that no text is scanned twice."""
_COMMENT = re.compile(rf"({STRING})|^%[^\n]*|;[^\n]*|\{{[^}}]*\}}?", re.MULTILINE)
_INSIDE = re.compile(rf"{STRING}|(\[)")
_LETTER = re.compile(r"[^\n]")
_NUMBERED = re.compile(r"\s*\d+\s*:", re.ASCII)

TagTexts = list[str]
"""The text before the first tag, then name, value and following text of each tag."""


def split_tags(text: str) -> tuple[TagTexts, tuple[Problem, ...]]:
    """Split a game, with comments blanked out; return also the problems of malformed tags."""
    problems: tuple[Problem, ...] = ()
    if "{" in text or ";" in text or "%" in text:
        if "{" in text and has_unclosed_comment(text):
            problems = (Problem(Severity.FAULT, ParseError("pbn.brace")),)
        text = blank_comments(text)
    parts = _TAG.split(text)
    if "\\" in text:
        parts[2::3] = map(unquoted, parts[2::3])
    if text.count("[") == len(parts) // 3:
        return parts, problems
    parts, tag_problems = _repair(text, parts)
    return parts, problems + tag_problems


def has_unclosed_comment(text: str) -> bool:
    """Return whether a comment in braces never ends."""
    return any(match[0][:1] == "{" and match[0][-1] != "}" for match in _COMMENT.finditer(text))


def blank_comments(text: str) -> str:
    """Return the text with comments and escaped lines replaced by spaces, so that offsets stay the same."""
    parts: list[str] = []
    end = 0
    for match in _COMMENT.finditer(text):
        if not match[1]:
            parts += text[end : match.start()], _LETTER.sub(" ", match[0])
            end = match.end()
    return "".join(parts) + text[end:]


def parse_game(text: str) -> PbnGame:
    """Return the game with all text between its tags, including comments."""
    clean = blank_comments(text)
    tags: list[Tag] = []
    head = text
    matches = list(_TAG.finditer(clean))
    ends = [*(tag.start() for tag in matches[1:]), len(text)]
    for tag, end in zip(matches, ends, strict=False):
        if not tags:
            head = text[: tag.start()]
        tags.append(Tag(tag[1], unquoted(tag[2]), text[tag.end() : end]))
    return PbnGame(tuple(tags), head)


def tags_at(text: str) -> Iterator[tuple[str, int]]:
    """Return the name and the offset of each tag, in order."""
    return ((tag[1], tag.start()) for tag in _TAG.finditer(blank_comments(text)))


def tag_lines(text: str) -> list[tuple[str, int, int]]:
    """Return the name, the line within the text (from 0) and the end offset of each tag, in order."""
    clean = blank_comments(text)
    lines, line, counted = [], 0, 0
    for tag in _TAG.finditer(clean):
        line += clean.count("\n", counted, tag.start())
        counted = tag.start()
        lines.append((tag[1], line, tag.end()))
    return lines


def _repair(text: str, parts: TagTexts) -> tuple[TagTexts, tuple[Problem, ...]]:
    """Repair brackets left over by unescaped quotes; report those that belong to no tag."""
    if not any(match[1] for part in parts[::3] for match in _INSIDE.finditer(part)):
        return parts, ()
    problems: list[Problem] = []

    def repair_line(line: "re.Match[str]") -> str:
        if _TAG.fullmatch(line[0].strip()):
            return line[0]
        if _TAG.search(line[0]) and _TAG.sub("", line[0]).strip() == "":
            return line[0]
        value = re.sub(r'\\?"', "'", line[2])
        problems.append(Problem(Severity.WARNING, ParseError("pbn.quotes", tag=line[1]), line[1]))
        return f'[{line[1]} "{value}"]'

    parts = _TAG.split(_LINE.sub(repair_line, text))
    parts[2::3] = map(unquoted, parts[2::3])
    for name, body in zip(["", *parts[1::3]], parts[::3], strict=True):
        if any(match[1] for match in _INSIDE.finditer(body)):
            rest = body[body.index("[") :].split("\n", 1)[0]
            problems.append(Problem(Severity.FAULT, ParseError("pbn.tag", text=rest), name))
            break
    return parts, tuple(problems)


def call_notes(parts: TagTexts) -> dict[str, str]:
    """Return the notes on calls by number: those after the auction.

    If there are none, those after the play, unless cards refer to them: some programs write all notes last.
    """
    names = parts[1::3]
    notes = _following_notes(names.index("Auction"), parts)
    if not notes and "Play" in names:
        play = names.index("Play")
        notes = {} if "=" in parts[3 * play + 3] else _following_notes(play, parts)
    return notes


def _following_notes(section: int, parts: TagTexts) -> dict[str, str]:
    """Return the notes that directly follow the tag at this index, by number."""
    notes: dict[str, str] = {}
    names = parts[1::3]
    for place in range(section + 1, len(names)):
        if names[place] != "Note":
            break
        number, _, words = parts[3 * place + 2].partition(":")
        notes.setdefault(number.strip(), words.strip())
    return notes


def unnumbered_notes(parts: TagTexts) -> Iterator[Problem]:
    """Yield a problem for the first note without a number (PBN 2.1, 3.5.5)."""
    for name, value in zip(parts[1::3], parts[2::3], strict=True):
        if name == "Note" and not _NUMBERED.match(value):
            yield Problem(Severity.FAULT, ParseError("pbn.unnumbered", text=value), "Note")
            return
