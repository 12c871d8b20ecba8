"""The kinds of call of a game, for a client to draw without knowing the game."""

from chelem.engine.game_info import GameInfo
from chelem.views.shapes import KindShape


def kinds_of(info: GameInfo) -> list[KindShape]:
    """Each kind with its codes in order and how they are laid out: `grid`, `pad` or `buttons`."""
    return [
        {"kind": kind.name, "drawing": kind.drawing.value, "calls": list(map(str, kind.calls))}
        for kind in info.kinds
    ]
