"""Portable Bridge Notation, PBN 2.1: tolerant reading, writing in the export format."""

from chelem.formats.pbn.game import PbnGame, Tag
from chelem.formats.pbn.parsing import parse_game
from chelem.formats.pbn.reading import read_pbn, read_pbn_text, read_pieces
from chelem.formats.pbn.scanning import GameBatch, game_batches, inherits
from chelem.formats.pbn.writing import exported, game_of, write_pbn

__all__ = [
    "GameBatch",
    "PbnGame",
    "Tag",
    "exported",
    "game_batches",
    "game_of",
    "inherits",
    "parse_game",
    "read_pbn",
    "read_pbn_text",
    "read_pieces",
    "write_pbn",
]
