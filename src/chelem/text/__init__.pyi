from .auctions import print_auction, read_auction
from .board import print_record, record_json
from .calls import print_call, read_call
from .cards import (
    print_card,
    print_seat,
    print_strain,
    print_suit,
    read_card,
    read_seat,
    read_strain,
    read_suit,
)
from .diagrams import print_diagram
from .hands import print_hand, print_hand_line, read_hand
from .results import ContractResult, print_contract, print_result, read_contract, read_result

__all__ = [
    "ContractResult",
    "print_auction",
    "print_call",
    "print_card",
    "print_contract",
    "print_diagram",
    "print_hand",
    "print_hand_line",
    "print_record",
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
    "record_json",
]
