"""A deal that its player had seen before playing it here."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from chelem.tables.comparison import BotResult


@dataclass(frozen=True, slots=True)
class KnownDeal:
    """A deal that the table's owner had seen; its first `steps` calls and cards were made elsewhere.

    `elsewhere` is the result there, if known.
    """

    deal: int
    steps: int = 0
    elsewhere: BotResult | None = None

    def json(self) -> dict[str, Any]:
        """The JSON stored in the database."""
        return asdict(self)

    @classmethod
    def of_json(cls, kept: Mapping[str, Any] | None) -> "KnownDeal | None":
        """The inverse of `json`."""
        return None if kept is None else cls(kept["deal"], kept["steps"], kept["elsewhere"])
