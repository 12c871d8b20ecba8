"""Bridge de comptoir: contract bridge with prepared deals and its own score."""

from chelem.games.comptoir.rules import PACKETS, Comptoir, ComptoirOptions
from chelem.games.comptoir.seven import Seven

__all__ = ["FORMS", "GAME", "PACKETS", "Comptoir", "ComptoirOptions", "Seven"]

GAME = Comptoir
FORMS = (Seven,)
