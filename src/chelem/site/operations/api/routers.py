"""The calls of administrators."""

from chelem.site.operations.api import admin

ROUTERS = (
    admin.session_router,
    admin.router,
)
"""In the order in which they are tried."""
