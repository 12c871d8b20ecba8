"""Tell a service manager such as systemd that the server is ready (the protocol of sd_notify(3))."""

import contextlib
import os
import socket

ADDRESS = "NOTIFY_SOCKET"
"""The variable with the manager's socket: a path, or with `@` at its start a name of Linux."""


def tell_service_manager(state: str) -> None:
    """Send a state such as `READY=1`, where a manager started this process and listens for it."""
    address = os.environ.get(ADDRESS, "")
    if not address.startswith(("/", "@")):
        return
    name = f"\0{address[1:]}" if address.startswith("@") else address
    with (
        contextlib.suppress(OSError),  # a manager that is gone is no reason to stop
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager,
    ):
        manager.sendto(state.encode(), name)
