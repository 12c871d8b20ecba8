from .draw import Draw, SwissMatch
from .drawing import draw_round
from .inputs import DrawInputs
from .meeting import Meeting
from .rule import DrawMethod, DrawRule, OddMethod
from .standing import SwissStanding

__all__ = [
    "Draw",
    "DrawInputs",
    "DrawMethod",
    "DrawRule",
    "Meeting",
    "OddMethod",
    "SwissMatch",
    "SwissStanding",
    "draw_round",
]
