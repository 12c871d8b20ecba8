"""Mini-bridge: bridge without an auction, the first game taught by the French school."""

from chelem.games.minibridge.rules import MiniBridge, MiniBridgeOptions
from chelem.games.minibridge.scoring_methods import MiniBridgeScoring
from chelem.matches import Duplicate

__all__ = ["FORMS", "GAME", "SCORING", "MiniBridge", "MiniBridgeOptions"]

GAME = MiniBridge
FORMS = (Duplicate,)
SCORING = (MiniBridgeScoring(),)
