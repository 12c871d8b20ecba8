"""On paper: boards as pictures, hand records for the wall of a club."""

from chelem.render.deal import draw_deal
from chelem.render.hand_records import hand_records
from chelem.render.png import png
from chelem.render.record_board import RecordBoard, RecordPar

__all__ = ["RecordBoard", "RecordPar", "draw_deal", "hand_records", "png"]
