from .dealing import dealt, next_deal
from .deals import Deals
from .duplicate import Duplicate

__all__ = [
    "Deals",
    "Duplicate",
    "dealt",
    "next_deal",
]
