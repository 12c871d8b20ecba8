"""Inherited values: `#` from the previous game, `##` for all following games (PBN 2.1, 4.8).

Some archives write a board once; the other table's game follows without board, dealer and deal.
"""

from collections.abc import Sequence

from chelem.boards import Problem, Severity
from chelem.core import ParseError

FORBIDDEN = frozenset({"Dealer", "Vulnerable", "Declarer", "Contract", "Auction", "Play"})
"""Tags that must not inherit; Deal must not either, but files do so for a board played in two rooms."""
SHARED = ("Board", "Dealer", "Vulnerable", "Deal")
"""The tags shared by two tables that play one board."""


class Inheritance:
    """The values that later games may inherit; the games of a file are passed in order."""

    def __init__(self) -> None:
        self._previous: dict[str, str] = {}
        self._permanent: dict[str, str] = {}
        self._board: dict[str, str] = {}

    def resolve(
        self, names: Sequence[str], values: Sequence[str], problems: list[Problem], *, has_signs: bool
    ) -> dict[str, str]:
        """Return the effective values by name: inherited ones, and the first of duplicates.

        `has_signs` is False if no value begins with `#`.
        """
        tags = dict(zip(names, values, strict=True))
        if len(tags) != len(names):
            tags = dict(zip(reversed(names), reversed(values), strict=True))
        if has_signs:
            self._inherit(tags, problems)
        elif self._permanent:
            self._permanent.update((name, tags[name]) for name in self._permanent.keys() & tags.keys())
        self._previous.update(tags)
        if self._permanent:
            tags = {**self._permanent, **tags}
        if "Deal" in tags:
            self._board = tags
        elif self._board:
            self._share_board(tags, problems)
        return tags

    def _share_board(self, tags: dict[str, str], problems: list[Problem]) -> None:
        """Add the previous game's board if this game is the same board at another table."""
        played = "Contract" in tags or "Auction" in tags or "Play" in tags
        if not played or "Board" in tags or "Dealer" in tags or not self._board["Deal"].strip("?"):
            self._board = {}
            return
        tags.update((name, self._board[name]) for name in SHARED if name in self._board and name not in tags)
        problems.append(Problem(Severity.WARNING, ParseError("pbn.shared")))

    def _inherit(self, tags: dict[str, str], problems: list[Problem]) -> None:
        """Replace the signs `#` and `##` by the inherited values."""
        for name, value in tags.items():
            if value.startswith("##"):
                problems += _forbidden(name)
                tags[name] = value[2:]
                if name not in FORBIDDEN:
                    self._permanent[name] = value[2:]
            elif value == "#":
                problems += _forbidden(name)
                tags[name] = self._previous.get(name, "")
                self._permanent.pop(name, None)
            elif name in self._permanent:
                self._permanent[name] = value


def _forbidden(name: str) -> list[Problem]:
    if name == "Deal":
        return [Problem(Severity.WARNING, ParseError("pbn.inherited_deal"), name)]
    return [Problem(Severity.FAULT, ParseError("pbn.inherited", tag=name), name)] if name in FORBIDDEN else []
