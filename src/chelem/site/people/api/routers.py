"""The calls of people: devices, passkeys, notices, and what they may take away."""

from chelem.site.people.api import devices, own_data, passkeys, people, push

ROUTERS = (
    people.router,
    devices.router,
    passkeys.router,
    push.router,
    own_data.router,
)
"""In the order in which they are tried."""
