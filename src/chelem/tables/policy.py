"""A table's policy: what its owner decides beside the rules of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import ClassVar, Self

from chelem.core.errors import BadOption

Choice = str | int


@dataclass(frozen=True, slots=True)
class Policy:
    """The settings of a table: values outside `CHOICES` are a `BadOption`.

    `undo` free: at once; consent: at once in the auction until partner has called, in the play when the
    other side agrees. `watch` is what spectators see: `table` the cards on the table, a seat's letter
    that hand too, `delayed` all hands when the deal is over. `clock` is seconds a move, 0 for none.
    `alerts` says who explains a call: `self` the one who made it, to the opponents, or `partner`.
    """

    CHOICES: ClassVar[Mapping[str, tuple[Choice, ...]]] = {
        "undo": ("free", "consent", "off"),
        "watch": ("nobody", "table", "delayed", "N", "E", "S", "W"),
        "pace": ("calm", "brisk", "instant"),
        "clock": (0, 30, 60, 90, 120, 180),
        "alerts": ("self", "partner"),
    }

    undo: str = "consent"
    watch: str = "table"
    pace: str = "calm"
    clock: int = 0
    alerts: str = "self"

    def __post_init__(self) -> None:
        for name, choices in self.CHOICES.items():
            value = getattr(self, name)
            if value not in choices or type(value) is not type(choices[0]):
                raise BadOption(
                    "option.value", option=name, value=str(value), values=", ".join(map(str, choices))
                )

    def changed(self, given: Mapping[str, object]) -> Self:
        """The policy with some settings changed; `BadOption` names one that does not exist."""
        for name in given:
            if name not in self.CHOICES:
                raise BadOption("option.unknown", option=name, options=", ".join(self.CHOICES))
        return replace(self, **given)  # type: ignore[arg-type] # checked as it is made

    def chosen(self) -> dict[str, Choice]:
        """All settings by name, for JSON."""
        return {field.name: getattr(self, field.name) for field in fields(self)}
