"""Write a bot: a function from what a player sees to a move."""

from chelem import Bid, View, play_match
from chelem.bots import Baseline
from chelem.engine import Move


def cautious(view: View) -> Move:
    """Pass whenever possible, and play the lowest card that is legal."""
    legal = view.state.legal()
    return legal[0] if any(isinstance(action, Bid) for action in legal) else legal[-1]


print(play_match([cautious, Baseline()], boards=2, seed=3))
