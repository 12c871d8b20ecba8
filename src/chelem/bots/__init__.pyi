from .baseline import Baseline
from .bot import Bot, FunctionBot
from .bot_match import BotMatch, play_match
from .configuration import AT_TABLES, Configuration
from .driver import bot_to_act, bots_act, play_deal
from .explain import meaning_by_system
from .making import new_bot
from .meaning import Meaning
from .occasion import Occasion
from .payoff import BoardScoring
from .side_bots import SideBots
from .systems.points import AuctionPoint, point_after
from .systems.system import System

__all__ = [
    "AT_TABLES",
    "AuctionPoint",
    "Baseline",
    "BoardScoring",
    "Bot",
    "BotMatch",
    "Configuration",
    "FunctionBot",
    "Meaning",
    "Occasion",
    "SideBots",
    "System",
    "bot_to_act",
    "bots_act",
    "meaning_by_system",
    "new_bot",
    "play_deal",
    "play_match",
    "point_after",
]
