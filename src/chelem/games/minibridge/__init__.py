"""Mini-bridge: bridge without an auction, the first game taught by the French school."""

from chelem.games.minibridge.rules import MiniBridge, MiniBridgeOptions
from chelem.matches.duplicate import Duplicate

__all__ = ["FORMS", "GAME", "MiniBridge", "MiniBridgeOptions"]

GAME = MiniBridge
FORMS = (Duplicate,)
