"""The score calculator (RULES 2): what a person asks about a contract, and its mark in any of the games.

The terminal and the web page ask the same questions here and get the same lines.
"""

from chelem.calculator.explanation import Told, signed_number, tell_line
from chelem.calculator.query import Asked, Mark, read_asked
from chelem.calculator.table import Table, table_of, whist_table
from chelem.calculator.whist import PLACES, WhistMark, whist_mark

__all__ = [
    "PLACES",
    "Asked",
    "Mark",
    "Table",
    "Told",
    "WhistMark",
    "read_asked",
    "signed_number",
    "table_of",
    "tell_line",
    "whist_mark",
    "whist_table",
]
