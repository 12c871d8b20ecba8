"""Bridge-whist, the bridge of about 1900: dealer's side names trumps, nobody bids."""

from chelem.games.whist.rules import BridgeWhist, WhistOptions
from chelem.games.whist.thirty import Thirty

__all__ = ["FORMS", "GAME", "BridgeWhist", "Thirty", "WhistOptions"]

GAME = BridgeWhist
FORMS = (Thirty,)
