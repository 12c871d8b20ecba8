"""Create a game by name, with options by name."""

from collections.abc import Mapping

from chelem.engine import Game
from chelem.engine.options import as_text
from chelem.games.registry import GAMES


def new_game(name: str, given: Mapping[str, object] | None = None) -> Game:
    """Return the game of this name with these options, defaults for the others; `BadOption` if unknown."""
    game = GAMES.find(name).game
    return game(type(game().options).of(given or {}))


def read_options(name: str, texts: Mapping[str, str]) -> dict[str, object]:
    """Convert options typed as text, such as `redouble=true`, to values.

    Values that no option allows stay text, for `new_game` to refuse.
    """
    allowed = new_game(name).options.allowed()
    return {
        option: next((value for value in allowed.get(option, ()) if as_text(value) == text), text)
        for option, text in texts.items()
    }
