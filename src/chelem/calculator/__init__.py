"""The score calculator (RULES 2): a contract and its result, and its score in any of the games.

The terminal and the web page share it.
"""

from chelem.calculator.explanation import Explanation, explain_line, signed_number
from chelem.calculator.query import ScoreQuery, ScoringMethod, read_query
from chelem.calculator.table import ScoreTable, score_table, whist_table
from chelem.calculator.whist import PLACES, WhistScore, score_whist_query

__all__ = [
    "PLACES",
    "Explanation",
    "ScoreQuery",
    "ScoreTable",
    "ScoringMethod",
    "WhistScore",
    "explain_line",
    "read_query",
    "score_table",
    "score_whist_query",
    "signed_number",
    "whist_table",
]
