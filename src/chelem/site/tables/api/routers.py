"""The calls of tables."""

from chelem.site.tables.api import games, score, server_key, tables

ROUTERS = (
    games.router,
    tables.router,
    tables.open_router,
    score.router,
    server_key.router,
)
"""In the order in which they are tried."""
