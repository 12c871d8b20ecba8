"""Import a file or text: its boards, each validated and summarised."""

import re
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import Any

from chelem.boards.board_summary import BoardSummary
from chelem.boards.file_board import FileBoard
from chelem.collections.board_facts import facts_of, plain_text
from chelem.collections.search import words_of
from chelem.core.errors import BadOption, TooLarge, Unusable
from chelem.formats import (
    Format,
    format_of,
    guess_format,
    read_boards,
)
from chelem.formats.lin import read_link
from chelem.formats.pbn import PbnGame, Tag, exported
from chelem.formats.writing import to_pbn_game
from chelem.store.kept_board import KeptBoard

LARGEST = 2_000_000
"""The maximum size of a file in bytes."""
MOST = 3000
"""The maximum number of boards in a file."""

_LINK = re.compile(rb"\s*(?:https?://|www\.)\S+\s*\Z", re.IGNORECASE)


def import_boards(data: bytes, name: str) -> list[KeptBoard]:
    """Read the boards of a file; `name` may be empty. `Refused` if it has no boards, or too many."""
    if len(data) > LARGEST:
        raise TooLarge("library.large", megabytes=LARGEST // 1_000_000)
    boards: list[KeptBoard] = []
    something = False
    for board in _boards_of(data, name):
        if len(boards) == MOST:
            raise TooLarge("library.long", boards=MOST)
        boards.append(board_to_keep(board))
        something |= bool(any(board.hands) or board.auction.calls or board.contract)
    if not something:
        raise Unusable("library.nothing")
    return boards


def _boards_of(data: bytes, name: str) -> Iterable[FileBoard]:
    """The boards of a file, or the board of a link to BBO's viewer."""
    if _LINK.match(data):
        return [read_link(data.decode("utf-8", "replace").strip())]
    return read_boards(BytesIO(data), form_of_data(data, name))


def form_of_data(data: bytes, name: str) -> Format:
    """The format that the content shows; where it could be PBN, that of the name's extension, if known."""
    text = data[:4096].decode("latin-1").removeprefix("ï»¿")
    looks = guess_format(text)
    if looks is not Format.PBN:
        return looks
    try:
        return format_of(name)
    except BadOption:
        return looks


def board_to_keep(told: FileBoard) -> KeptBoard:
    """The board to be stored."""
    facts = facts_of(told, BoardSummary.of_record(told))
    text = str(_resolved(told)).replace("\x00", "").strip("\n")
    return KeptBoard(f"{text}\n", facts, list(_reports(told)), words_of(facts))


def _resolved(board: FileBoard) -> PbnGame:
    """The board as a self-contained PBN game, with inherited tags written out."""
    game, tags = to_pbn_game(board), board.tags
    own = {tag.name for tag in game.tags}
    written = [
        Tag(tag.name, tags[tag.name], tag.body)
        for tag in game.tags
        if tag.value.startswith("#") and tag.name in tags
    ]
    inherited = [Tag(name, value) for name, value in tags.items() if name not in own]
    return exported(game.with_tags([*written, *inherited]))


def _reports(board: FileBoard) -> Iterator[dict[str, Any]]:
    """The reports as codes and facts, to be shown in any language."""
    for report in board.reports(""):
        error = report.error
        yield {
            "line": report.line,
            "weight": report.severity.value,
            "code": error.code,
            "facts": error.facts,
        }


def title_of(name: str) -> str:
    """The name of a file as shown in lists."""
    return plain_text(name)
