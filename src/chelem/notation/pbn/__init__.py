"""Portable Bridge Notation, PBN 2.1: files of boards, read as they are and written as the standard asks."""

from chelem.notation.pbn.game import PbnGame, Tag
from chelem.notation.pbn.parsing import parse_game
from chelem.notation.pbn.reading import read_pbn, read_pbn_text
from chelem.notation.pbn.writing import exported, game_of, write_pbn

__all__ = [
    "PbnGame",
    "Tag",
    "exported",
    "game_of",
    "parse_game",
    "read_pbn",
    "read_pbn_text",
    "write_pbn",
]
