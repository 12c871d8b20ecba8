"""Inherited values: `#` from the previous game, `##` for all following games (PBN 2.1, 4.8).

Some archives write a board once; the other table's game follows without board, dealer and deal.
"""

from collections.abc import Sequence

from chelem.boards.report import Problem, Severity
from chelem.core.errors import ParseError

FORBIDDEN = frozenset({"Dealer", "Vulnerable", "Declarer", "Contract", "Auction", "Play"})
"""Tags that must not inherit; Deal must not either, but files do so for a board played in two rooms."""
SHARED = ("Board", "Dealer", "Vulnerable", "Deal")
"""What two tables share when they play one board."""


class Inheritance:
    """The values that later games may inherit; fed with the games of a file in order."""

    def __init__(self) -> None:
        self._last: dict[str, str] = {}
        self._kept: dict[str, str] = {}
        self._board: dict[str, str] = {}

    def effective(
        self, names: Sequence[str], values: Sequence[str], found: list[Problem], *, signs: bool
    ) -> dict[str, str]:
        """Return the effective values by name: inherited ones, and the first of duplicates.

        `signs` says whether any value may begin with `#`.
        """
        tags = dict(zip(names, values, strict=True))
        if len(tags) != len(names):
            tags = dict(zip(reversed(names), reversed(values), strict=True))
        if signs:
            self._inherit(tags, found)
        elif self._kept:
            self._kept.update((name, tags[name]) for name in self._kept.keys() & tags.keys())
        self._last.update(tags)
        if self._kept:
            tags = {**self._kept, **tags}
        if "Deal" in tags:
            self._board = tags
        elif self._board:
            self._share(tags, found)
        return tags

    def _share(self, tags: dict[str, str], found: list[Problem]) -> None:
        """Add the board of the previous game if this one is another table's."""
        played = "Contract" in tags or "Auction" in tags or "Play" in tags
        if not played or "Board" in tags or "Dealer" in tags or not self._board["Deal"].strip("?"):
            self._board = {}
            return
        tags.update((name, self._board[name]) for name in SHARED if name in self._board and name not in tags)
        found.append(Problem(Severity.WARNING, ParseError("pbn.shared")))

    def _inherit(self, tags: dict[str, str], found: list[Problem]) -> None:
        """Replace the signs `#` and `##` by the inherited values."""
        for name, value in tags.items():
            if value.startswith("##"):
                found += _forbidden(name)
                tags[name] = value[2:]
                if name not in FORBIDDEN:
                    self._kept[name] = value[2:]
            elif value == "#":
                found += _forbidden(name)
                tags[name] = self._last.get(name, "")
                self._kept.pop(name, None)
            elif name in self._kept:
                self._kept[name] = value


def _forbidden(name: str) -> list[Problem]:
    if name == "Deal":
        return [Problem(Severity.WARNING, ParseError("pbn.inherited_deal"), name)]
    return [Problem(Severity.FAULT, ParseError("pbn.inherited", tag=name), name)] if name in FORBIDDEN else []
