"""The names under which a server answers."""

import ipaddress
import socket
from functools import cache

from chelem.site.edge.settings import ServerSettings

LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})


def is_known_host(host: str, settings: ServerSettings) -> bool:
    """Return whether a `Host` header names this server.

    A public server answers to its own name, to those that it was given, and to this computer. On a private
    network it answers to every IP address too, and to the computer's own name.
    """
    name = host_name(host)
    if settings.public is not None and host.lower() == settings.public.host:
        return True
    if name in LOOPBACK_NAMES or name in settings.hosts:
        return True
    return settings.public is None and (_is_address(name) or name in machine_names())


def host_name(host: str) -> str:
    """Return the name in a `Host` header, in lower case, without port and brackets."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


@cache
def machine_names() -> frozenset[str]:
    """Return the names of this computer, in lower case."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name.partition('.')[0]}.local"})
