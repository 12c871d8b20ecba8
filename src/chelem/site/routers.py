"""All calls over HTTP but those of files and of monitoring."""

from chelem.site import collections, contests, events, host_page, learning, operations, people, tables

ROUTERS = (
    *events.ROUTERS,
    *people.ROUTERS,
    *tables.ROUTERS,
    *contests.ROUTERS,
    *collections.ROUTERS,
    host_page.router,
    *learning.ROUTERS,
    *operations.ROUTERS,
)
"""In the order in which they are tried."""
