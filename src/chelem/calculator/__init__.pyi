from .explanation import Explanation, explain_line, signed_number
from .query import ScoreQuery, ScoringMethod, read_query
from .table import ScoreTable, tabulate_scores, whist_table
from .whist import PLACES, WhistScore, score_whist_query

__all__ = [
    "PLACES",
    "Explanation",
    "ScoreQuery",
    "ScoreTable",
    "ScoringMethod",
    "WhistScore",
    "explain_line",
    "read_query",
    "score_whist_query",
    "signed_number",
    "tabulate_scores",
    "whist_table",
]
