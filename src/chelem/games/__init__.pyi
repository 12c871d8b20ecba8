from .checking import check_game
from .comptoir import Comptoir, ComptoirOptions, Seven
from .contract import Chicago, ContractBridge, ContractOptions, Rubber
from .forms import new_match
from .minibridge import MiniBridge, MiniBridgeOptions
from .options import new_game
from .registry import GAMES
from .whist import BridgeWhist, Thirty, WhistOptions
from .whiz import Target, Whiz, WhizOptions

__all__ = [
    "GAMES",
    "BridgeWhist",
    "Chicago",
    "Comptoir",
    "ComptoirOptions",
    "ContractBridge",
    "ContractOptions",
    "MiniBridge",
    "MiniBridgeOptions",
    "Rubber",
    "Seven",
    "Target",
    "Thirty",
    "WhistOptions",
    "Whiz",
    "WhizOptions",
    "check_game",
    "new_game",
    "new_match",
]
