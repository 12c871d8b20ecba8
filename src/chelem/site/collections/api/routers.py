"""The calls of collections and of deals that visitors bring."""

from chelem.site.collections.api import boards, collections, deals, link_pictures, own_deals

ROUTERS = (
    own_deals.router,
    collections.router,
    boards.router,
    deals.router,
    link_pictures.router,
)
"""In the order in which they are tried."""
