"""Import the boards of a file or text, each validated and summarised."""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from io import BytesIO
from typing import Any

from chelem.boards import BoardSummary, FileBoard
from chelem.core import BadLog, BadOption, TooLarge, Unusable
from chelem.core.typed_text import file_text
from chelem.formats import Format, format_of, guess_format, read_boards
from chelem.formats.deal_list import peek_start
from chelem.formats.lin import read_link
from chelem.formats.pbn import PbnGame, Tag, to_export_format
from chelem.formats.registry import settled_format
from chelem.formats.writing import to_pbn_game
from chelem.site.collections.domain.board_facts import facts_of_board, plain_text
from chelem.site.collections.domain.kept_board import KeptBoard
from chelem.site.collections.domain.search import search_words
from chelem.site.edge import LARGEST_FILE

MAX_FILE_BOARDS = 3000
"""The most boards of a file."""

_LINK = re.compile(rb"\s*(?:https?://|www\.)\S+\s*\Z", re.IGNORECASE)


def import_boards(data: bytes, name: str) -> list[KeptBoard]:
    """Read the boards of a file; `name` may be empty.

    Raise `Unusable` if no board has any content or a log is not valid, `TooLarge` for a file over a limit.
    """
    if len(data) > LARGEST_FILE:
        raise TooLarge("collection.large", megabytes=LARGEST_FILE // 1_000_000)
    boards: list[KeptBoard] = []
    has_content = False
    for board in _read_data(data, name):
        if len(boards) == MAX_FILE_BOARDS:
            raise TooLarge("collection.long", boards=MAX_FILE_BOARDS)
        boards.append(kept_board_from_file(board))
        has_content |= board.has_content
    if not has_content:
        raise Unusable("collection.nothing")
    return boards


def _read_data(data: bytes, name: str) -> Iterable[FileBoard]:
    """Return the boards of a file, or the board of a link to BBO's viewer."""
    if _LINK.match(data):
        return [read_link(data.decode("utf-8", "replace").strip())]
    try:
        return read_boards(BytesIO(data), detect_format(data, name))
    except BadLog as error:
        raise Unusable("collection.log", entry=error.entry, rule=error.cause.code) from error


def detect_format(data: bytes, name: str) -> Format:
    """Return the format that the content shows; if it shows none, the one of a known file extension.

    It is PBN wherever only that finds a board.
    """
    guess = guess_format(peek_start(BytesIO(data)))
    if guess is Format.PBN:
        with suppress(BadOption):
            guess = format_of(name)
    return settled_format(data, guess)


def kept_board_from_file(board: FileBoard) -> KeptBoard:
    """Return a file's board as it is stored."""
    facts = facts_of_board(board, BoardSummary.of_record(board))
    text = file_text(str(_self_contained(board))).strip("\n")
    return KeptBoard(f"{text}\n", facts, list(_reports(board)), search_words(facts))


def _self_contained(board: FileBoard) -> PbnGame:
    """Return the board as a PBN game with its inherited tags written out."""
    game, tags = to_pbn_game(board), board.tags
    own_names = {tag.name for tag in game.tags}
    resolved = [
        Tag(tag.name, tags[tag.name], tag.body)
        for tag in game.tags
        if tag.value.startswith("#") and tag.name in tags
    ]
    inherited = [Tag(name, value) for name, value in tags.items() if name not in own_names]
    return to_export_format(game.with_tags([*resolved, *inherited]))


def _reports(board: FileBoard) -> Iterator[dict[str, Any]]:
    """Yield the reports as codes and facts, which can be shown in any language."""
    for report in board.reports(""):
        error = report.error
        yield {
            "line": report.line,
            "severity": report.severity.value,
            "code": error.code,
            "facts": error.facts,
        }


def list_title(name: str) -> str:
    """Return a file's name as shown in lists."""
    return plain_text(name)
