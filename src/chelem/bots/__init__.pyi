from .baseline import Baseline
from .bot import Bot, FunctionBot
from .driver import bot_to_act, bots_act, play_deal

__all__ = ["Baseline", "Bot", "FunctionBot", "bot_to_act", "bots_act", "play_deal"]
