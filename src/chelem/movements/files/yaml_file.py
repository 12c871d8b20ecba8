"""Movements in YAML, as Bridge ScoreKeeper keeps them: the values of its JSON."""

import re
from collections.abc import Iterator

import yaml

from chelem.core import ParseError
from chelem.movements.files.json_file import movements_of_value
from chelem.movements.files.reading import MovementOrError

_KEY = re.compile(r"^\s*(- )?\s*(hands|rounds|tables|movements?):", re.MULTILINE | re.IGNORECASE)


class _PlainLoader(yaml.SafeLoader):
    """Loads plain values; a reference to another part, of which a few lines make gigabytes, is refused."""

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise yaml.YAMLError
        return super().compose_node(parent, index)


def is_yaml(text: str) -> bool:
    """Return whether a text has a list of hands, rounds, tables or movements."""
    return _KEY.search(text) is not None


def read_yaml(text: str, name: str) -> Iterator[MovementOrError]:
    """Yield the movements of a text; `name` is for those that have none. Raises `ParseError`."""
    try:
        value = yaml.load(text, _PlainLoader)  # noqa: S506 - a safe loader
    except (yaml.YAMLError, ValueError, RecursionError):
        raise ParseError("movement.file", name=name) from None
    return movements_of_value(value, name)
