from .deal import draw_deal
from .pdf import hand_records
from .printed_board import PrintedBoard, PrintedPar
from .raster import png

__all__ = [
    "PrintedBoard",
    "PrintedPar",
    "draw_deal",
    "hand_records",
    "png",
]
