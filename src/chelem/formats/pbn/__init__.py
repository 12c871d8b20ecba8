"""Portable Bridge Notation, PBN 2.1: tolerant reading, writing in the export format."""

from chelem.formats.pbn.game import PbnGame, Tag
from chelem.formats.pbn.parsing import parse_game
from chelem.formats.pbn.reading import read_batch, read_pbn, read_pbn_text
from chelem.formats.pbn.scanning import GameBatch, game_batches, has_inheritance
from chelem.formats.pbn.writing import game_of, to_export_format, write_pbn

__all__ = [
    "GameBatch",
    "PbnGame",
    "Tag",
    "game_batches",
    "game_of",
    "has_inheritance",
    "parse_game",
    "read_batch",
    "read_pbn",
    "read_pbn_text",
    "to_export_format",
    "write_pbn",
]
