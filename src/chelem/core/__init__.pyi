from .calls import (
    ALL_BIDS,
    Action,
    Bid,
    Call,
    SimpleCall,
    Statement,
    TrumpChoice,
    parse_action,
)
from .cards import DECK, HIGH_FIRST, STRAINS, SUITS, Card, Rank, Strain, Suit, cards_of
from .coerce import coerce
from .contracts import Contract
from .deals import DEAL_COUNT, Deal, KnownHands
from .draws import DigestDraws, hash_of_text
from .errors import (
    BadLog,
    BadOption,
    Busy,
    ChelemError,
    Fact,
    Forbidden,
    ParseError,
    Refused,
    Retry,
    TooLarge,
    TooMany,
    Unanswered,
    Unknown,
    Unusable,
)
from .frozen import FrozenMap, LazyMap, freeze
from .hands import PACK, SUIT_BITS, Hand
from .lines import Line, points_of
from .numbers import whole_number
from .phrases import Phrase
from .score import Score
from .seats import SEATS, SIDES, Seat, Side
from .vulnerability import Vulnerability

__all__ = [
    "ALL_BIDS",
    "DEAL_COUNT",
    "DECK",
    "HIGH_FIRST",
    "PACK",
    "SEATS",
    "SIDES",
    "STRAINS",
    "SUITS",
    "SUIT_BITS",
    "Action",
    "BadLog",
    "BadOption",
    "Bid",
    "Busy",
    "Call",
    "Card",
    "ChelemError",
    "Contract",
    "Deal",
    "DigestDraws",
    "Fact",
    "Forbidden",
    "FrozenMap",
    "Hand",
    "KnownHands",
    "LazyMap",
    "Line",
    "ParseError",
    "Phrase",
    "Rank",
    "Refused",
    "Retry",
    "Score",
    "Seat",
    "Side",
    "SimpleCall",
    "Statement",
    "Strain",
    "Suit",
    "TooLarge",
    "TooMany",
    "TrumpChoice",
    "Unanswered",
    "Unknown",
    "Unusable",
    "Vulnerability",
    "cards_of",
    "coerce",
    "freeze",
    "hash_of_text",
    "parse_action",
    "points_of",
    "whole_number",
]
