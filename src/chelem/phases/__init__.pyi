from .auction import Auction
from .claim import Claim
from .phase import Phase, Turn
from .tricks import Tricks

__all__ = [
    "Auction",
    "Claim",
    "Phase",
    "Tricks",
    "Turn",
]
