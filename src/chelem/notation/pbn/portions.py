"""A file of PBN in portions that can be read apart, by several processes."""

from collections.abc import Iterator
from itertools import islice
from typing import BinaryIO

from chelem.notation.pbn.scanning import Piece, pieces

PORTION = 400
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
    games = pieces(stream)
    while portion := tuple(islice(games, PORTION)):
        yield portion
