"""What people type and read, in French or English; the language is always an argument, never guessed.

Every `read_…` gives a value or raises `ParseError` with the text that it could not read; French is not
read in English, nor English in French (RULES Notation). Every `print_…` gives text that its `read_…` reads.
"""

from chelem.text.auctions import print_auction, read_auction
from chelem.text.calls import print_call, read_call
from chelem.text.cards import (
    print_card,
    print_seat,
    print_strain,
    print_suit,
    read_card,
    read_seat,
    read_strain,
    read_suit,
)
from chelem.text.diagrams import print_diagram
from chelem.text.hands import print_hand, print_hand_line, read_hand
from chelem.text.results import (
    Result,
    print_contract,
    print_result,
    read_contract,
    read_result,
)

__all__ = [
    "Result",
    "print_auction",
    "print_call",
    "print_card",
    "print_contract",
    "print_diagram",
    "print_hand",
    "print_hand_line",
    "print_result",
    "print_seat",
    "print_strain",
    "print_suit",
    "read_auction",
    "read_call",
    "read_card",
    "read_contract",
    "read_hand",
    "read_result",
    "read_seat",
    "read_strain",
    "read_suit",
]
