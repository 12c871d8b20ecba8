"""The calls of events."""

from chelem.site.events.api import (
    cards,
    deals,
    draws,
    entries,
    events,
    files,
    forms,
    keys,
    log,
    movements,
    names,
    online,
    opening,
    papers,
    persons,
    rankings,
    simultaneous,
)

ROUTERS = (
    online.router,  # first, as routes are tried in order, and thousands of pages ask at once
    events.router,
    opening.router,
    entries.router,
    log.router,
    persons.router,
    draws.router,
    files.router,
    forms.router,
    movements.router,
    keys.router,
    cards.router,
    names.router,
    deals.router,
    simultaneous.router,
    papers.router,
    rankings.router,
)
"""In the order in which they are tried."""
