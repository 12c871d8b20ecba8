"""Split a stream into games at empty lines, in bounded memory.

Boards that no empty line separates are split; a section separated from its game by an empty line is rejoined.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import BinaryIO

from chelem.core import ParseError
from chelem.formats.encodings import BOM_AS_LATIN1, latin1_reader, redecode
from chelem.formats.pbn.parsing import STRING, tags_at

BLOCK = 1 << 16
MAX_GAME_LENGTH = 1 << 20
"""The longest game that is kept, in characters."""
BATCH_SIZE = 400
"""The number of games in a batch, extended to include other tables of the last board."""
MAX_BATCH = 10 * BATCH_SIZE
"""The most games in a batch."""

_BETWEEN = re.compile(r"\n[ \t\x1a\x00]*\n[\s\x1a\x00]*")
_SECTION = re.compile(r"(?:\s|%[^\n]*\n|;[^\n]*\n|\{[^}]*\})*+\[\s*(Auction|Play|Note)\b")
_HEADING = ("[Deal", "[Board")
_FIRST = frozenset({"Event", "Board"})
"""Tags that begin a game."""
_TOKEN = re.compile(rf"{STRING}|;[^\n]*|^%[^\n]*|\{{[^}}]*(?:\}}|(\Z))", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class PbnGameText:
    """The text of one game, from line `line` of the file; `whole` is False if it was cut short.

    `repair_warning` is the warning if the empty lines of the file were misplaced.
    """

    text: str
    line: int
    whole: bool = True
    repair_warning: ParseError | None = None


GameBatch = tuple[PbnGameText, ...]


def split_games(stream: BinaryIO) -> Iterator[PbnGameText]:
    """Yield the games of a stream in order."""
    last: PbnGameText | None = None
    for piece in _join_comments(stream):
        for game in _split_boards(piece) if piece.text.count("[Deal ") > 1 else (piece,):
            if last is None:
                last = game
            elif _SECTION.match(game.text) and _continues(last.text, game.text):
                gap = game.line - last.line - last.text.count("\n")
                text = last.text + "\n" * gap + game.text
                last = PbnGameText(
                    text[:MAX_GAME_LENGTH], last.line, len(text) <= MAX_GAME_LENGTH, ParseError("pbn.torn")
                )
            else:
                yield last
                last = game
    if last is not None:
        yield last


def has_board(piece: PbnGameText) -> bool:
    """Return whether a game can be read without the one before it, which may be of the same board."""
    return any(tag in piece.text for tag in _HEADING)


def _continues(before: str, text: str) -> bool:
    """Return whether a text only continues the game before it, with a section that game lacks."""
    match = _SECTION.match(text)
    if match is None or "[Deal" not in before or any(tag in text for tag in _HEADING):
        return False
    sections = [name for name in ("Auction", "Play") if f"[{name}" in before]
    if match[1] == "Note":
        return bool(sections) and "[Note" not in before
    return match[1] not in sections and "Play" not in sections


def _split_boards(piece: PbnGameText) -> Iterator[PbnGameText]:
    """Split a text with several boards; each begins where a tag of the one before repeats."""
    names: set[str] = set()
    warning: ParseError | None = None
    begin, line = 0, piece.line
    tags = list(tags_at(piece.text))
    deals = sum(name == "Deal" for name, _ in tags)
    for name, at in tags:
        if name in _FIRST and name in names and "Deal" in names and deals:
            yield replace(piece, text=piece.text[begin:at], line=line, repair_warning=warning)
            warning = ParseError("pbn.glued")
            line += piece.text.count("\n", begin, at)
            begin, names = at, set()
        names.add(name)
        deals -= name == "Deal"
    yield replace(piece, text=piece.text[begin:], line=line, repair_warning=warning)


def _join_comments(stream: BinaryIO) -> Iterator[PbnGameText]:
    """Yield the texts between empty lines, except those inside comments in braces (PBN 2.1, 3 and 3.8)."""
    pending: list[tuple[str, int, str]] = []  # pieces of a game with an open brace, and their separators
    size = 0
    for text, line, separator in _split_at_empty_lines(stream):
        if pending:
            pending.append((text, line, separator))
            size += len(text)
            if "}" in text:
                joined = "".join(part + gap for part, _, gap in pending)
                if not _ends_in_comment(joined):
                    yield _piece(joined, pending[0][1])
                    pending = []
            if pending and size > MAX_GAME_LENGTH:
                yield from (_piece(part, start) for part, start, _ in pending)
                pending = []
        elif "{" in text and _ends_in_comment(text):
            pending, size = [(text, line, separator)], len(text)
        else:
            yield _piece(text, line)
    yield from (_piece(part, start) for part, start, _ in pending)


def _piece(text: str, line: int) -> PbnGameText:
    return PbnGameText(redecode(text[:MAX_GAME_LENGTH]), line, len(text) <= MAX_GAME_LENGTH)


def _ends_in_comment(text: str) -> bool:
    """Return whether a comment in braces is still open at the end of the text."""
    return any(match[1] is not None for match in _TOKEN.finditer(text))


def _split_at_empty_lines(stream: BinaryIO) -> Iterator[tuple[str, int, str]]:
    """Yield texts between empty lines as Latin-1, each with its first line and the separator after it."""
    line, skipping = 1, False
    with latin1_reader(stream) as reader:
        rest = reader.read(len(BOM_AS_LATIN1)).removeprefix(BOM_AS_LATIN1)
        while block := reader.read(BLOCK):
            buffer, start = rest + block, 0
            for gap in _BETWEEN.finditer(buffer):
                text = buffer[start : gap.start()]
                if gap.end() == len(buffer):
                    break  # more empty lines may follow
                if text.strip() and not skipping:
                    yield text, line, gap[0]
                skipping = False
                line += text.count("\n") + gap[0].count("\n")
                start = gap.end()
            rest = buffer[start:]
            if len(rest) > MAX_GAME_LENGTH + BLOCK:
                if not skipping:
                    yield rest, line, ""
                line, rest, skipping = line + rest[:-1].count("\n"), rest[-1], True
    if rest.strip(" \t\n\x1a\x00") and not skipping:
        yield rest.rstrip("\x1a\x00"), line, "\n"


def has_inheritance(stream: BinaryIO) -> bool:
    """Return whether some value begins with `#`, so that games may need earlier ones.

    This consumes the stream.
    """
    before, found = b"", False
    while not found and (block := stream.read(MAX_GAME_LENGTH)):
        found = b'"#' in before + block
        before = block[-1:]
    return found


def game_batches(stream: BinaryIO) -> Iterator[GameBatch]:
    """Yield batches of games for `read_batch`, from a stream in which no game inherits."""
    games: list[PbnGameText] = []
    for game in split_games(stream):
        if len(games) >= BATCH_SIZE and (has_board(game) or len(games) >= MAX_BATCH):
            yield tuple(games)
            games = []
        games.append(game)
    if games:
        yield tuple(games)
