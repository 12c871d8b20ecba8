from . import events
from .audience import Player, Spectator, View, Viewer
from .board import Board
from .events import Started
from .game import AuctionGame, Game
from .log import Entry, Log
from .match import Match
from .moves import Answers, Claims, Move
from .options import Options
from .setting import Setting
from .sheet import Played, PlayerId, Sheet, Verdict
from .state import State

__all__ = [
    "Answers",
    "AuctionGame",
    "Board",
    "Claims",
    "Entry",
    "Game",
    "Log",
    "Match",
    "Move",
    "Options",
    "Played",
    "Player",
    "PlayerId",
    "Setting",
    "Sheet",
    "Spectator",
    "Started",
    "State",
    "Verdict",
    "View",
    "Viewer",
    "events",
]
