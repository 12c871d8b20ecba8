from .comptoir import Comptoir, ComptoirOptions
from .contract import ContractBridge, ContractOptions
from .options import new_game
from .registry import GAMES
from .whist import BridgeWhist, WhistOptions
from .whiz import Whiz, WhizOptions

__all__ = [
    "GAMES",
    "BridgeWhist",
    "Comptoir",
    "ComptoirOptions",
    "ContractBridge",
    "ContractOptions",
    "WhistOptions",
    "Whiz",
    "WhizOptions",
    "new_game",
]
