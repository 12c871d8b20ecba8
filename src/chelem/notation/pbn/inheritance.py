"""What a game inherits: `#` from the one before it, `##` in all that follow (PBN 2.1, 4.8)."""

from collections.abc import Sequence

from chelem.core.errors import ParseError
from chelem.records.problem import Problem, Weight

FORBIDDEN = frozenset({"Dealer", "Vulnerable", "Declarer", "Contract", "Auction", "Play"})
"""The tags that may not inherit; neither may Deal, but files do it for a board played in two rooms."""


class Inheritance:
    """The values that later games may take over; fed with the games of a file in order."""

    def __init__(self) -> None:
        self._last: dict[str, str] = {}
        self._kept: dict[str, str] = {}

    def effective(
        self, names: Sequence[str], values: Sequence[str], found: list[Problem], *, signs: bool
    ) -> dict[str, str]:
        """The values that count, by name: the first where a tag comes twice, and those inherited.

        `signs` says that a value may begin with `#`.
        """
        tags = dict(zip(names, values, strict=True))
        if len(tags) != len(names):
            tags = dict(zip(reversed(names), reversed(values), strict=True))
        if signs:
            self._inherit(tags, found)
        elif self._kept:
            self._kept.update((name, tags[name]) for name in self._kept.keys() & tags.keys())
        self._last.update(tags)
        return {**self._kept, **tags} if self._kept else tags

    def _inherit(self, tags: dict[str, str], found: list[Problem]) -> None:
        """Put the values that are inherited in the place of the signs for them."""
        for name, value in tags.items():
            if value.startswith("##"):
                found += _forbidden(name)
                tags[name] = self._kept[name] = value[2:]
            elif value == "#":
                found += _forbidden(name)
                tags[name] = self._last.get(name, "")
                self._kept.pop(name, None)
            elif name in self._kept:
                self._kept[name] = value


def _forbidden(name: str) -> list[Problem]:
    if name == "Deal":
        return [Problem(Weight.WARNING, ParseError("pbn.inherited_deal"), name)]
    return [Problem(Weight.FAULT, ParseError("pbn.inherited", tag=name), name)] if name in FORBIDDEN else []
