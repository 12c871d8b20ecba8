from .comparison import DrawComparison, compare_draw, follows_from_inputs
from .draw import Draw, SwissMatch
from .draw_json import draw_inputs_json, draw_json, read_draw, read_draw_inputs
from .draw_tables import SwissKind, staying_put, tables_to_keep
from .drawing import draw_round
from .inputs import DrawInputs
from .kept_table import KeptTable
from .meeting import Meeting
from .next_round import next_inputs, standings_for_draw
from .reasons import draw_reasons, staying_reasons, table_reasons
from .rule import DrawMethod, DrawRule, OddMethod
from .seating import SwissSeating, round_cells
from .standing import SwissStanding

__all__ = [
    "Draw",
    "DrawComparison",
    "DrawInputs",
    "DrawMethod",
    "DrawRule",
    "KeptTable",
    "Meeting",
    "OddMethod",
    "SwissKind",
    "SwissMatch",
    "SwissSeating",
    "SwissStanding",
    "compare_draw",
    "draw_inputs_json",
    "draw_json",
    "draw_reasons",
    "draw_round",
    "follows_from_inputs",
    "next_inputs",
    "read_draw",
    "read_draw_inputs",
    "round_cells",
    "standings_for_draw",
    "staying_put",
    "staying_reasons",
    "table_reasons",
    "tables_to_keep",
]
