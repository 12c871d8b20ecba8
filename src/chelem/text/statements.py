"""Read the calls of a game's own phases.

The message `typed-ask` lists the ways to type the call `ask`, separated by bars. `typed-points` does so for a
statement with an argument, which replaces `{ $argument }`. A game's own message, `typed-X-in-whist`, comes
first. Without any, the printed form is read.
"""

from collections.abc import Iterator
from functools import cache

from chelem.core import STRAINS, Bid, Call, ParseError, Statement, TrumpChoice
from chelem.engine import GameInfo
from chelem.i18n.catalogue import load_catalogue
from chelem.text.normalising import fold, quote
from chelem.text.spellings import spelling_of


def read_statement(text: str, game: GameInfo, language: str) -> Call:
    """Read a call of one of the game's kinds; `ParseError` if none is written so.

    Simple calls come before strains: in French, P alone is a pass, not spades.
    """
    written = fold(text).rstrip(" ?!.")
    try:
        return _spellings(game, language)[written]
    except KeyError:
        raise ParseError("text.statement", text=quote(text), game=game.id) from None


@cache
def _spellings(game: GameInfo, language: str) -> dict[str, Call]:
    """Return the call for each folded text that people may type."""
    calls = [call for kind in game.kinds for call in kind.calls if not isinstance(call, Bid)]
    found: dict[str, Call] = {}
    for call in sorted(calls, key=lambda call: isinstance(call, (TrumpChoice, Statement))):
        for typed in _ways(call, game.id, language):
            found.setdefault(fold(typed).rstrip(" ?!."), call)
    return found


def _ways(call: Call, game: str, language: str) -> Iterator[str]:
    """Yield the ways to type a call: as it is heard, and with its strain or number in all spellings."""
    code, _, argument = str(call).partition(":")
    catalogue = load_catalogue(language)
    yield catalogue.spoken(str(call))
    known = f"typed-{code}" in catalogue or f"typed-{code}-in-{game}" in catalogue
    for spelt in _arguments(argument, language):
        if known:
            text = catalogue.say(f"typed-{code}", {"game": game, "argument": spelt})
            yield from (way.strip() for way in text.split("|"))
        else:
            yield catalogue.call(str(call))


def _arguments(argument: str, language: str) -> tuple[str, ...]:
    """Return the spellings of a call's argument; a strain has several."""
    strain = next((strain for strain in STRAINS if str(strain) == argument), None)
    if strain is None:
        return (argument,)
    return tuple(name for name, meant in spelling_of(language).strains.items() if meant is strain)
