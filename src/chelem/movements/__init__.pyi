from .arrow_switch import arrow_switch, best_switch
from .balance import Balance, balance, competition
from .cell import Cell
from .howell import howell
from .laws import Breach, breaches
from .mitchell import MitchellForm, mitchell
from .movement import EventKind, Movement
from .movement_json import movement_json
from .proposals import Proposal, propose
from .rover import rover
from .wish import Wish

__all__ = [
    "Balance",
    "Breach",
    "Cell",
    "EventKind",
    "MitchellForm",
    "Movement",
    "Proposal",
    "Wish",
    "arrow_switch",
    "balance",
    "best_switch",
    "breaches",
    "competition",
    "howell",
    "mitchell",
    "movement_json",
    "propose",
    "rover",
]
