"""A file of PBN in portions that can be read apart, by several processes."""

from collections.abc import Iterator
from typing import BinaryIO

from chelem.formats.pbn.scanning import Piece, has_board, pieces

PORTION = 400
"""Games of a portion, and the other tables of the last one's board."""
LARGEST = 10 * PORTION
"""Games of a portion, at most."""
_BLOCK = 1 << 20

Portion = tuple[Piece, ...]


def inherits(stream: BinaryIO) -> bool:
    """Whether a value begins with `#`, so that games may need others; the stream is read to there."""
    before, found = b"", False
    while not found and (block := stream.read(_BLOCK)):
        found = b'"#' in before + block
        before = block[-1:]
    return found


def portions(stream: BinaryIO) -> Iterator[Portion]:
    """The games of a stream of which none inherits, so many at a time, for `read_pieces`."""
    games: list[Piece] = []
    for game in pieces(stream):
        if len(games) >= PORTION and (has_board(game) or len(games) >= LARGEST):
            yield tuple(games)
            games = []
        games.append(game)
    if games:
        yield tuple(games)
