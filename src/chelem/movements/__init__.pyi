from .balance import Balance, balance, competition
from .cell import Cell
from .laws import Breach, breaches
from .movement import EventKind, Movement

__all__ = ["Balance", "Breach", "Cell", "EventKind", "Movement", "balance", "breaches", "competition"]
