"""How a server writes its log."""

from enum import StrEnum


class LogFormat(StrEnum):
    """`auto` is text on a terminal, JSON elsewhere."""

    AUTO = "auto"
    TEXT = "text"
    JSON = "json"


class LoggedAddresses(StrEnum):
    """What is written of an address: all of it, the network of many that it is in, or nothing."""

    FULL = "full"
    SHORT = "short"
    NONE = "none"
