"""The kinds of call of a game, so that a client can draw them without knowing the game."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.engine import GameInfo
from chelem.formats.json_types import ActionCode, one_of


class KindShape(TypedDict):
    """Calls of one kind, and their layout."""

    kind: str
    """The name of the kind; clients need not know it."""
    drawing: Annotated[str, one_of("grid", "pad", "buttons")]
    """`grid`: five strains per row; `pad`: one row of strains; `buttons`: a row of words."""
    calls: list[ActionCode]
    """All calls of the kind in display order. Draw a legal call that no kind lists as a button too."""


def kinds_of(info: GameInfo) -> list[KindShape]:
    """Return each kind with its codes in order and their layout: `grid`, `pad` or `buttons`."""
    return [
        {"kind": kind.name, "drawing": kind.drawing.value, "calls": list(map(str, kind.calls))}
        for kind in info.kinds
    ]
