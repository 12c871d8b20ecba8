"""Bridge de comptoir: contract bridge with prepared deals and its own score."""

from chelem.games.comptoir.rules import PACKETS, Comptoir, ComptoirOptions
from chelem.games.comptoir.scoring_methods import SimplifiedScoring, TraditionalScoring
from chelem.games.comptoir.seven import Seven

__all__ = ["FORMS", "GAME", "PACKETS", "SCORING", "Comptoir", "ComptoirOptions", "Seven"]

GAME = Comptoir
FORMS = (Seven,)
SCORING = (SimplifiedScoring(), TraditionalScoring())
