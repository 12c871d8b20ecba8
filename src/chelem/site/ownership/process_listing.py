"""What the other processes, and `chelem doctor`, see of a process."""

import os
import socket
from dataclasses import dataclass

from chelem import __version__


@dataclass(frozen=True, slots=True)
class ProcessListing:
    """Where a process runs and what it is; those of the first release say none of it."""

    messages: int | None = None
    """The version of its messages."""
    host: str | None = None
    """The name of its machine or container, and its number there."""
    release: str | None = None

    @classmethod
    def of_this(cls, messages: int) -> "ProcessListing":
        """Return what this process is, with this version of its messages."""
        return cls(messages, f"{socket.gethostname()}:{os.getpid()}", __version__)
