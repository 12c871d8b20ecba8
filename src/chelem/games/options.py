"""Finds a game by its name, with options given by theirs."""

from collections.abc import Mapping

from chelem.engine.game import Game
from chelem.engine.options import as_text
from chelem.games.registry import PLUGINS


def new_game(name: str, given: Mapping[str, object] | None = None) -> Game:
    """The game of that name with these options, the others at their defaults."""
    game = PLUGINS.find(name).game
    return game(type(game().options).of(given or {}))


def read_options(name: str, texts: Mapping[str, str]) -> dict[str, object]:
    """Options typed as text, `redouble=true`, as values; unknown texts are left for `new_game` to refuse."""
    allowed = new_game(name).options.allowed()
    return {
        option: next((value for value in allowed.get(option, ()) if as_text(value) == text), text)
        for option, text in texts.items()
    }
