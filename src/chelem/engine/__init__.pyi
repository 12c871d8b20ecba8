from . import events
from .audience import Player, Spectator, View, Viewer
from .board import Board
from .events import Started
from .game import AuctionGame, Game
from .log import Entry, Log
from .match import Match
from .moves import Answers, Claims, Move
from .options import Options
from .score_inputs import ChoiceInput, FlagInput, HonoursInput
from .score_table import ScoreTable, ScoreTableRow
from .scoring_method import Receiver, ScoreQuery, ScoringMethod
from .setting import Setting
from .sheet import Played, PlayerId, Sheet, Verdict
from .state import State

__all__ = [
    "Answers",
    "AuctionGame",
    "Board",
    "ChoiceInput",
    "Claims",
    "Entry",
    "FlagInput",
    "Game",
    "HonoursInput",
    "Log",
    "Match",
    "Move",
    "Options",
    "Played",
    "Player",
    "PlayerId",
    "Receiver",
    "ScoreQuery",
    "ScoreTable",
    "ScoreTableRow",
    "ScoringMethod",
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
