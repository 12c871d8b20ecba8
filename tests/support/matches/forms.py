"""Every game in every form of match, of the shortest size."""

from chelem.games.options import new_game
from chelem.games.registry import GAMES
from tests.support.chance import Below

SIZES = {"duplicate": "duplicate:2", "deals": "deals:2", "target": "target:20"}
"""The forms that may be shorter than they are by default."""

EVERY_FORM = [(game, SIZES.get(form.kind, form.kind)) for game in GAMES for form in GAMES[game].forms]
EVERY_FORM += [("whist", "thirty:3")]


def some_options(game: str, below: Below) -> dict[str, object]:
    """Draw a value for each option of a game."""
    return {name: values[below(len(values))] for name, values in new_game(game).options.allowed().items()}
