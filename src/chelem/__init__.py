"""Chelem: bridge in all its forms. What is named here is public; all the rest is private."""

from chelem.core.calls import Action, Bid, Name, Word, parse_action
from chelem.core.cards import DECK, Card, Rank, Strain, Suit
from chelem.core.contracts import Contract
from chelem.core.deals import DEALS, Deal
from chelem.core.errors import BadLog, BadOption, ChelemError, ParseError, Refused
from chelem.core.hands import Hand
from chelem.core.lines import Line
from chelem.core.seats import Seat, Side
from chelem.engine.audience import Player, Spectator, View
from chelem.engine.decide import decide
from chelem.engine.events import Started
from chelem.engine.evolve import evolve
from chelem.engine.log import Entry, Log
from chelem.engine.moves import Answers, Claims, Move
from chelem.engine.replay import replay
from chelem.engine.state import State
from chelem.games.comptoir import Comptoir
from chelem.games.contract import ContractBridge
from chelem.games.registry import GAMES
from chelem.games.whist import BridgeWhist
from chelem.games.whiz import Whiz
from chelem.matches.chicago import Chicago
from chelem.matches.dealing import dealt, next_deal
from chelem.matches.duplicate import Duplicate
from chelem.matches.registry import FORMS
from chelem.matches.rubber import Rubber
from chelem.matches.seven import Seven
from chelem.matches.thirty import Thirty
from chelem.matches.whiz import Deals, Target
from chelem.notation.log.read import read_log
from chelem.notation.log.write import write_log
from chelem.scoring.chicago import chicago
from chelem.scoring.comptoir import simplified, traditional
from chelem.scoring.duplicate import duplicate
from chelem.scoring.rubber import rubber
from chelem.scoring.whist import whist
from chelem.scoring.whiz import whiz
from chelem.words import say

__version__ = "0.1.0"

__all__ = [
    "DEALS",
    "DECK",
    "FORMS",
    "GAMES",
    "Action",
    "Answers",
    "BadLog",
    "BadOption",
    "Bid",
    "BridgeWhist",
    "Card",
    "ChelemError",
    "Chicago",
    "Claims",
    "Comptoir",
    "Contract",
    "ContractBridge",
    "Deal",
    "Deals",
    "Duplicate",
    "Entry",
    "Hand",
    "Line",
    "Log",
    "Move",
    "Name",
    "ParseError",
    "Player",
    "Rank",
    "Refused",
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
    "View",
    "Whiz",
    "Word",
    "chicago",
    "dealt",
    "decide",
    "duplicate",
    "evolve",
    "next_deal",
    "parse_action",
    "read_log",
    "replay",
    "rubber",
    "say",
    "simplified",
    "traditional",
    "whist",
    "whiz",
    "write_log",
]
