"""Chelem: bridge in all its forms. What is named here is public; all the rest is private."""

from .boards.log_conversion import log_of, records_of
from .boards.record import Record
from .boards.report import Report
from .bots.baseline import Baseline
from .bots.bot import Bot
from .core.calls import (
    Action,
    Bid,
    Name,
    Word,
    parse_action,
)
from .core.cards import (
    DECK,
    Card,
    Rank,
    Strain,
    Suit,
)
from .core.contracts import Contract
from .core.deals import DEAL_COUNT, Deal
from .core.errors import (
    BadLog,
    BadOption,
    ChelemError,
    ParseError,
    Refused,
    Unanswered,
)
from .core.hands import Hand
from .core.lines import Line
from .core.seats import Seat, Side
from .engine import events
from .engine.audience import (
    Player,
    Spectator,
    View,
    Viewer,
)
from .engine.decide import decide
from .engine.events import Started
from .engine.evolve import evolve
from .engine.game import Game
from .engine.log import Entry, Log
from .engine.match import Match
from .engine.moves import Answers, Claims, Move
from .engine.replay import replay
from .engine.state import State
from .formats.log.read import read_log
from .formats.log.write import write_log
from .formats.reading import read_boards, read_text
from .formats.registry import Form
from .formats.writing import write_boards
from .games.comptoir import Comptoir, ComptoirOptions, Seven
from .games.contract import Chicago, ContractBridge, ContractOptions, Rubber
from .games.forms import new_match
from .games.options import new_game
from .games.registry import FORMS, GAMES
from .games.whist import BridgeWhist, Thirty, WhistOptions
from .games.whiz import Target, Whiz, WhizOptions
from .i18n import say
from .matches.dealing import dealt, next_deal
from .matches.deals import Deals
from .matches.duplicate import Duplicate
from .render.deal import draw_deal
from .render.hand_records import hand_records
from .render.png import png
from .render.record_board import RecordBoard, RecordPar

__version__: str

__all__ = [
    "DEAL_COUNT",
    "DECK",
    "FORMS",
    "GAMES",
    "Action",
    "Answers",
    "BadLog",
    "BadOption",
    "Baseline",
    "Bid",
    "Bot",
    "BridgeWhist",
    "Card",
    "ChelemError",
    "Chicago",
    "Claims",
    "Comptoir",
    "ComptoirOptions",
    "Contract",
    "ContractBridge",
    "ContractOptions",
    "Deal",
    "Deals",
    "Duplicate",
    "Entry",
    "Form",
    "Game",
    "Hand",
    "Line",
    "Log",
    "Match",
    "Move",
    "Name",
    "ParseError",
    "Player",
    "Rank",
    "Record",
    "RecordBoard",
    "RecordPar",
    "Refused",
    "Report",
    "Rubber",
    "Seat",
    "Seven",
    "Side",
    "Spectator",
    "Started",
    "State",
    "Strain",
    "Suit",
    "Target",
    "Thirty",
    "Unanswered",
    "View",
    "Viewer",
    "WhistOptions",
    "Whiz",
    "WhizOptions",
    "Word",
    "dealt",
    "decide",
    "draw_deal",
    "events",
    "evolve",
    "hand_records",
    "log_of",
    "new_game",
    "new_match",
    "next_deal",
    "parse_action",
    "png",
    "read_boards",
    "read_log",
    "read_text",
    "records_of",
    "replay",
    "say",
    "write_boards",
    "write_log",
]
