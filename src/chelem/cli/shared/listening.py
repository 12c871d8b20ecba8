"""Listen at an address, or say in one sentence why that is impossible."""

import errno
import ipaddress
import socket

from chelem.core import BadOption

LOOPBACK = "127.0.0.1"
"""The address that only programs on this computer reach."""


def listen_at(host: str, port: int) -> socket.socket:
    """Return a socket listening at the address; raise `BadOption` if that fails."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    # On Windows, SO_REUSEADDR would share the port with a program that already listens there.
    option = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
    listening.setsockopt(socket.SOL_SOCKET, option, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise listening_refusal(error, host, port) from error
    listening.listen(2048)
    listening.set_inheritable(False)
    return listening


def listening_refusal(error: OSError, host: str, port: int) -> BadOption:
    """Return the refusal: the port is in use or reserved, or the host is not this computer's."""
    match error.errno:
        case errno.EADDRINUSE:
            return BadOption("serve.port", port=port)
        case errno.EACCES:
            return BadOption("serve.reserved", port=port)
        case _:
            return BadOption("serve.host", host=host)


def is_loopback(host: str) -> bool:
    """Return whether only programs on this computer reach that host."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def lan_address() -> str | None:
    """Return this computer's address on its network; None without a network. Nothing is sent."""
    for reached in (
        "192.0.2.1",
        "10.255.255.255",
        "192.168.255.255",
    ):  # RFC 5737, RFC 1918: no name is looked up
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((reached, 9))  # of a datagram socket: only chooses the way
            except OSError:
                continue
            own = str(asking.getsockname()[0])
            if not is_loopback(own) and own != "0.0.0.0":  # noqa: S104 - compared with, not listened at
                return own
    return None
