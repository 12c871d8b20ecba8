from .description import describe_method, say_for
from .explanation import Explanation, explain_line, signed_number
from .field import FieldScore, compare_scores, read_scores
from .query import WrittenQuery, find_method, read_query, signed_for_declarer
from .table import print_bare_contract, tabulate_scores

__all__ = [
    "Explanation",
    "FieldScore",
    "WrittenQuery",
    "compare_scores",
    "describe_method",
    "explain_line",
    "find_method",
    "print_bare_contract",
    "read_query",
    "read_scores",
    "say_for",
    "signed_for_declarer",
    "signed_number",
    "tabulate_scores",
]
