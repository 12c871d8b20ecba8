"""On paper: boards as pictures, hand records for the wall of a club."""

from chelem.notation.paper.board import RecordBoard, RecordPar
from chelem.notation.paper.deal import draw_deal
from chelem.notation.paper.picture import png
from chelem.notation.paper.records import hand_records

__all__ = ["RecordBoard", "RecordPar", "draw_deal", "hand_records", "png"]
