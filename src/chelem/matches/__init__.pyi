from .chicago import Chicago
from .dealing import dealt, next_deal
from .duplicate import Duplicate
from .forms import new_match
from .registry import MATCHES
from .rubber import Rubber
from .seven import Seven
from .thirty import Thirty
from .whiz import Deals, Target

__all__ = [
    "MATCHES",
    "Chicago",
    "Deals",
    "Duplicate",
    "Rubber",
    "Seven",
    "Target",
    "Thirty",
    "dealt",
    "new_match",
    "next_deal",
]
