"""A convention card: the system of a partnership, and how it plays each agreement."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import tomlkit

from chelem.bots.configuration import DEFAULT_STYLE
from chelem.bots.systems.syntax import BOXES
from chelem.core import FrozenMap, ParseError, freeze

if TYPE_CHECKING:
    from chelem.bots.systems.system import System

_TEXTS = ("system", "style", "title", "notes")
_KEYS = (*_TEXTS, "players")
MOST_TEXT = 2000
"""Characters of a title, a name or the notes."""


@dataclass(frozen=True, slots=True)
class PartnershipCard:
    r"""A system in a style, agreements that are played otherwise than the system does, and words for people.

    Written as TOML: the system, its style, `title`, `players` and `notes` first, then a table for each box of
    the card with its agreements. `choices` are by box and agreement.

    >>> card = PartnershipCard.parse('system = "sayc"\n[slams]\nblackwood = "30-41"\n')
    >>> dict(card.choices["slams"])
    {'blackwood': '30-41'}
    """

    system: str
    style: str = DEFAULT_STYLE
    choices: Mapping[str, Mapping[str, str]] = field(default_factory=lambda: FrozenMap({}))
    title: str = ""
    players: tuple[str, ...] = ()
    notes: str = ""

    def __post_init__(self) -> None:
        freeze(self, "choices")

    @classmethod
    def parse(cls, text: str) -> "PartnershipCard":
        """Parse a card; `ParseError` for text that is not TOML, and for a key that no card has."""
        try:
            facts = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # a number may be too long, a list too deep
            raise ParseError("card-file.toml", reason=str(error)) from None
        for key, value in facts.items():
            _check_key(key, value)
        if not facts.get("system"):
            raise ParseError("card-file.system")
        return cls(
            facts["system"],
            facts.get("style", DEFAULT_STYLE),
            FrozenMap({box: FrozenMap(facts[box]) for box in BOXES if box in facts}),
            facts.get("title", ""),
            tuple(facts.get("players", ())),
            facts.get("notes", ""),
        )

    def __str__(self) -> str:
        document = tomlkit.document()
        for key in _TEXTS:
            value = getattr(self, key)
            if value and (key, value) != ("style", DEFAULT_STYLE):
                document[key] = value
        if self.players:
            document["players"] = list(self.players)
        for box, choices in self.choices.items():
            document[box] = dict(choices)
        return tomlkit.dumps(document)

    def bidding_system(self, style: str = "") -> "System":
        """Return the system as the card plays it, or in the style given.

        `ParseError` for a system, a style, an agreement or a choice that does not exist, for an agreement in
        another box than its own, and with the reason for choices that do not go together.
        """
        from chelem.bots.systems.system import System  # noqa: PLC0415 - NumPy only where it is needed

        usual = "" if self.style == DEFAULT_STYLE else self.style
        chosen = {name: choice for choices in self.choices.values() for name, choice in choices.items()}
        system = System.load(self.system, style or usual, chosen)
        for box, choices in self.choices.items():
            for name in choices:
                right = system.agreements[name].box
                if right != box:
                    raise ParseError("card-file.box", name=name, box=box, right=right)
        return system


def _check_key(key: str, value: Any) -> None:
    """Raise `ParseError` for a key that no card has, or a value that is not of its kind."""
    if key in BOXES:
        if not isinstance(value, dict) or not all(isinstance(choice, str) for choice in value.values()):
            raise ParseError("card-file.table", box=key)
    elif key not in _KEYS:
        near = get_close_matches(key, (*_KEYS, *BOXES), 1)
        raise ParseError("card-file.key", key=key, keys=", ".join(near or (*_KEYS, *BOXES)))
    elif any(not isinstance(text, str) or len(text) > MOST_TEXT for text in _texts(key, value)):
        raise ParseError("card-file.text", key=key, most=MOST_TEXT)


def _texts(key: str, value: Any) -> Iterator[Any]:
    if key == "players" and isinstance(value, list):
        yield from value
    else:
        yield None if key == "players" else value
