from .baseline import Baseline
from .bot import Bot, FunctionBot
from .bot_match import BotMatch, play_match
from .driver import bot_to_act, bots_act, play_deal

__all__ = [
    "Baseline",
    "Bot",
    "BotMatch",
    "FunctionBot",
    "bot_to_act",
    "bots_act",
    "play_deal",
    "play_match",
]
