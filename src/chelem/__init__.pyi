"""Chelem: bridge in all its forms. The names here and in the namespaces are public, all others private."""

from . import (
    analysis,
    boards,
    bots,
    calculator,
    engine,
    events,
    formats,
    games,
    matches,
    phases,
    render,
    scoring,
    simulation,
    text,
)
from .analysis.tables import solve
from .boards.record import Record
from .bots.bot_match import play_match
from .core.calls import Action, Bid, Call, SimpleCall, Statement, TrumpChoice, parse_action
from .core.cards import DECK, Card, Rank, Strain, Suit
from .core.contracts import Contract
from .core.deals import DEAL_COUNT, Deal
from .core.errors import BadLog, BadOption, ChelemError, ParseError, Refused, Unanswered
from .core.hands import Hand
from .core.lines import Line
from .core.score import Score
from .core.seats import Seat, Side
from .core.vulnerability import Vulnerability
from .engine.audience import Player, Spectator, View
from .engine.events import Started
from .engine.log import Entry, Log
from .engine.replay import replay
from .formats.files import dump, dump_text, load, load_text
from .formats.log.read import read_log
from .formats.log.write import write_log
from .games.comptoir import Comptoir
from .games.contract import Chicago, ContractBridge, Rubber
from .games.forms import new_match
from .games.minibridge import MiniBridge
from .games.options import new_game
from .games.whist import BridgeWhist
from .games.whiz import Whiz
from .i18n import say
from .matches.dealing import next_deal
from .matches.duplicate import Duplicate

__version__: str

__all__ = [
    "DEAL_COUNT",
    "DECK",
    "Action",
    "BadLog",
    "BadOption",
    "Bid",
    "BridgeWhist",
    "Call",
    "Card",
    "ChelemError",
    "Chicago",
    "Comptoir",
    "Contract",
    "ContractBridge",
    "Deal",
    "Duplicate",
    "Entry",
    "Hand",
    "Line",
    "Log",
    "MiniBridge",
    "ParseError",
    "Player",
    "Rank",
    "Record",
    "Refused",
    "Rubber",
    "Score",
    "Seat",
    "Side",
    "SimpleCall",
    "Spectator",
    "Started",
    "Statement",
    "Strain",
    "Suit",
    "TrumpChoice",
    "Unanswered",
    "View",
    "Vulnerability",
    "Whiz",
    "analysis",
    "boards",
    "bots",
    "calculator",
    "dump",
    "dump_text",
    "engine",
    "events",
    "formats",
    "games",
    "load",
    "load_text",
    "matches",
    "new_game",
    "new_match",
    "next_deal",
    "parse_action",
    "phases",
    "play_match",
    "read_log",
    "render",
    "replay",
    "say",
    "scoring",
    "simulation",
    "solve",
    "text",
    "write_log",
]
