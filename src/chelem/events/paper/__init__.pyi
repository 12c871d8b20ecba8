from .entrant_cards import scorecards
from .guide_cards import guide_cards
from .printing import EventPaper
from .ranking_pages import ranking_pages
from .result_travellers import result_travellers
from .score_slips import blank_travellers, score_slips
from .table_cards import table_guide_cards
from .table_signs import TableSign, folded_signs

__all__ = [
    "EventPaper",
    "TableSign",
    "blank_travellers",
    "folded_signs",
    "guide_cards",
    "ranking_pages",
    "result_travellers",
    "score_slips",
    "scorecards",
    "table_guide_cards",
]
