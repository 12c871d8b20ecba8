"""A deal that the table's owner has seen before playing it here."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from chelem.site.tables.domain.comparison import BotResult


@dataclass(frozen=True, slots=True)
class KnownDeal:
    """A deal that the table's owner has seen; its first `steps` calls and cards were made elsewhere.

    `elsewhere` is the result there, if known.
    """

    deal: int
    steps: int = 0
    elsewhere: BotResult | None = None

    def json(self) -> dict[str, Any]:
        """Return the JSON stored in the database."""
        return asdict(self)

    @classmethod
    def from_json(cls, stored: Mapping[str, Any] | None) -> "KnownDeal | None":
        """Return the value that `json` wrote; None for None."""
        return None if stored is None else cls(stored["deal"], stored["steps"], stored["elsewhere"])
