"""The kinds of call of a game, so that a client can draw them without knowing the game."""

from chelem.engine.game_info import GameInfo
from chelem.views.shapes import KindShape


def kinds_of(info: GameInfo) -> list[KindShape]:
    """Return each kind with its codes in order and their layout: `grid`, `pad` or `buttons`."""
    return [
        {"kind": kind.name, "drawing": kind.drawing.value, "calls": list(map(str, kind.calls))}
        for kind in info.kinds
    ]
