from .baseline import Baseline
from .bot import Bot
from .bot_match import BotMatch, play_match

__all__ = [
    "Baseline",
    "Bot",
    "BotMatch",
    "play_match",
]
