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
from .score_inputs import ChoiceInput, FlagInput, HonoursInput
from .score_table import ScoreTable, ScoreTableRow
from .scoring_method import Receiver, ScoreQuery, ScoringMethod
from .setting import Setting
from .sheet import PlayedDeal, PlayerId, Row, Sheet, Verdict
from .state import State

__all__ = [
    "ActionKind",
    "AnswerClaim",
    "AuctionGame",
    "Board",
    "ChoiceInput",
    "Drawing",
    "Entry",
    "FlagInput",
    "Game",
    "GameInfo",
    "HonoursInput",
    "LineStyle",
    "Log",
    "MakeClaim",
    "Match",
    "Move",
    "Options",
    "PlayedDeal",
    "Player",
    "PlayerId",
    "Receiver",
    "Row",
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
