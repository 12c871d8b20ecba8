"""File descriptors: each connection takes one, and systems give a process few of them at first."""

import contextlib
import sys

WANTED = 65_536
ENOUGH = 4096
"""With fewer, the administrator is told."""


def raise_descriptor_limit() -> int:
    """Allow this process as many descriptors as the system gives, up to `WANTED`; return how many."""
    if sys.platform == "win32":
        return WANTED  # sockets have their own numbers there
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limits = (WANTED, 10_240) if hard == resource.RLIM_INFINITY else (min(WANTED, hard),)
    for limit in limits:  # macOS refuses more than 10 240 though it promises to give any number
        if soft != resource.RLIM_INFINITY and limit > soft:
            with contextlib.suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else soft
