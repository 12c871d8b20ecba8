from . import events
from .audience import Player, Spectator, View, Viewer
from .board import Board
from .events import Started
from .game import AuctionGame, Game
from .game_info import ActionKind, Drawing, GameInfo, LineStyle
from .log import Entry, Log
from .match import Match
from .moves import AnswerClaim, MakeClaim, Move
from .options import Options
from .setting import Setting
from .sheet import Played, PlayerId, Row, Sheet, Verdict
from .state import State

__all__ = [
    "ActionKind",
    "AnswerClaim",
    "AuctionGame",
    "Board",
    "Drawing",
    "Entry",
    "Game",
    "GameInfo",
    "LineStyle",
    "Log",
    "MakeClaim",
    "Match",
    "Move",
    "Options",
    "Played",
    "Player",
    "PlayerId",
    "Row",
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
