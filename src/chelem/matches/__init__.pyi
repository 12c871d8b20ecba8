from .dealing import deal_event, next_deal
from .deals import FixedDeals
from .duplicate import Duplicate

__all__ = ["Duplicate", "FixedDeals", "deal_event", "next_deal"]
