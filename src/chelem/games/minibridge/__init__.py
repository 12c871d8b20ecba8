"""Mini-bridge, the French school's first game: bridge without an auction."""

from chelem.games.minibridge.rules import MiniBridge, MiniBridgeOptions
from chelem.games.minibridge.scoring_methods import MiniBridgeScoring
from chelem.matches.duplicate import Duplicate

__all__ = ["FORMS", "GAME", "SCORING", "MiniBridge", "MiniBridgeOptions"]

GAME = MiniBridge
FORMS = (Duplicate,)
SCORING = (MiniBridgeScoring(),)
