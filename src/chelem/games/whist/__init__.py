"""Bridge-whist, the bridge of about 1900: dealer's side names trumps, nobody bids."""

from chelem.games.whist.rules import BridgeWhist, WhistOptions
from chelem.games.whist.scoring_methods import WhistScoring
from chelem.games.whist.thirty import Thirty

__all__ = ["FORMS", "GAME", "SCORING", "BridgeWhist", "Thirty", "WhistOptions"]

GAME = BridgeWhist
FORMS = (Thirty,)
SCORING = (WhistScoring(),)
