"""Requests to undo, the answers to them, and undos."""

from dataclasses import dataclass
from typing import ClassVar

from chelem.core import Seat


@dataclass(frozen=True, slots=True)
class Asked:
    """A player asks to undo, back to the state after version `to`."""

    event: ClassVar[str] = "asked"

    by: Seat
    to: int


@dataclass(frozen=True, slots=True)
class Allowed:
    """A player agrees or does not agree to the undo."""

    event: ClassVar[str] = "allowed"

    by: Seat
    accept: bool


@dataclass(frozen=True, slots=True)
class Undone:
    """The state is what it was after version `to`."""

    event: ClassVar[str] = "undone"

    to: int
