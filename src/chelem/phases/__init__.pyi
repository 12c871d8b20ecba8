from .auction import Auction
from .claim import Claim
from .declaration import Declaration
from .doubling import Doubling
from .phase import Phase, Turn
from .tricks import Tricks

__all__ = [
    "Auction",
    "Claim",
    "Declaration",
    "Doubling",
    "Phase",
    "Tricks",
    "Turn",
]
