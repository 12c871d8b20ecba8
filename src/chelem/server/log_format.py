"""How a server writes its log."""

from enum import StrEnum


class LogFormat(StrEnum):
    """`auto` is text on a terminal, JSON elsewhere."""

    AUTO = "auto"
    TEXT = "text"
    JSON = "json"
