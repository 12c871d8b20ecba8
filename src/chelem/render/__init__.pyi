from .deal import draw_deal
from .link_picture import LINK_PICTURE_SIZE, draw_link_picture
from .pdf import hand_records
from .printed_board import PrintedBoard, PrintedPar
from .raster import png

__all__ = [
    "LINK_PICTURE_SIZE",
    "PrintedBoard",
    "PrintedPar",
    "draw_deal",
    "draw_link_picture",
    "hand_records",
    "png",
]
