"""Bidding for contract bridge and comptoir: Standard American with five-card majors."""

from chelem.bots.bidding.choice import choose_call

__all__ = ["choose_call"]
