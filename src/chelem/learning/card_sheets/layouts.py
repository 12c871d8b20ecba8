"""The headings of federations' cards in their order, and what fills each in: the files `*.toml` here."""

import tomllib
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Any

from chelem.core import Call
from chelem.learning.study.listed_auction import call_in_log


class CardLayout(StrEnum):
    """Whose headings a card is printed with."""

    FFB = "ffb"
    ACBL = "acbl"
    WBF = "wbf"


@dataclass(frozen=True, slots=True)
class CallsAsked:
    """An auction, the dealer's call first, and the next calls, shown where the system makes them."""

    auction: tuple[Call, ...]
    calls: tuple[Call, ...]

    @classmethod
    def parse(cls, text: str) -> "CallsAsked":
        """Parse `1H P: 2C 2H`; nothing before the colon for openings."""
        before, _, after = text.partition(":")
        return cls(tuple(map(call_in_log, before.split())), tuple(map(call_in_log, after.split())))


@dataclass(frozen=True, slots=True)
class CardHeading:
    """A heading and what fills it in: agreements, findings, calls, in this order; then empty lines."""

    name: str
    agreed: tuple[str, ...] = ()
    found: tuple[str, ...] = ()
    calls: tuple[CallsAsked, ...] = ()
    empty: int = 0


@dataclass(frozen=True, slots=True)
class CardPanel:
    """Headings that stand together on a card."""

    name: str
    headings: tuple[CardHeading, ...]


@cache
def panels_of(layout: CardLayout) -> tuple[CardPanel, ...]:
    """Return the panels of a layout in order."""
    file = resources.files("chelem.learning.card_sheets") / f"{layout}.toml"
    stored = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(
        CardPanel(panel["name"], tuple(map(_heading, panel["headings"]))) for panel in stored["panel"]
    )


def _heading(stored: dict[str, Any]) -> CardHeading:
    return CardHeading(
        stored["name"],
        tuple(stored.get("agreed", ())),
        tuple(stored.get("found", ())),
        tuple(map(CallsAsked.parse, stored.get("calls", ()))),
        stored.get("empty", 0),
    )
