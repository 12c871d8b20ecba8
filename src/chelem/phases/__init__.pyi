from .auction import Auction
from .card_play import CardPlay
from .claim import Claim
from .phase import Phase, Turn

__all__ = [
    "Auction",
    "CardPlay",
    "Claim",
    "Phase",
    "Turn",
]
