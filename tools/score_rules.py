"""The numbers of the scores and the forms of match, for the scoring of the client."""

from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any, get_args, get_type_hints

from chelem.core.seats import SEATS
from chelem.engine.game import Game
from chelem.engine.match import Match
from chelem.engine.options import Options
from chelem.games.comptoir.seven import DEALS as SEVEN_DEALS
from chelem.games.contract.chicago import DEALS as CHICAGO_DEALS
from chelem.games.registry import GAMES
from chelem.games.whist.rules import HIGHEST_STAKE
from chelem.matches.parameters import size_of
from chelem.scoring import chicago, comptoir, contract, honours, rubber, whist, whiz

PASSED_OVER = {"minibridge"}
"""Games that nobody plays with real cards and a sheet of this kind."""


def score_rules() -> dict[str, object]:
    """All that the client's scoring must not know twice: `scores`, and `forms` by kind."""
    kinds = [
        (game, form)
        for name, package in GAMES.items()
        if name not in PASSED_OVER
        for form in package.forms
        for game in [package.game()]
        if form.fits(game)
    ]
    return {"scores": _scores(), "forms": {form.kind: _form(game, form) for game, form in kinds}}


def _scores() -> dict[str, object]:
    return {
        "contract": {
            "perTrick": _plain(contract.PER_TRICK),
            "noTrumpExtra": contract.NO_TRUMP_EXTRA,
            "gamePoints": contract.GAME_POINTS,
            "gameTricks": _plain(contract.GAME_TRICKS),
            "partScore": contract.PART_SCORE,
            "game": _plain(contract.GAME),
            "smallSlam": _plain(contract.SMALL_SLAM),
            "grandSlam": _plain(contract.GRAND_SLAM),
            "insult": _plain(contract.INSULT),
            "overtrick": _plain(contract.OVERTRICK),
            "undertrick": _plain(contract.UNDERTRICK),
        },
        "honours": {"trumps": _plain(honours.TRUMPS), "aces": _plain(honours.FOUR_ACES)},
        "rubber": {"won": _plain(rubber.RUBBER), "onlyGame": rubber.ONLY_GAME},
        "chicago": {"deals": CHICAGO_DEALS, "lastPartScore": chicago.LAST_PART_SCORE},
        "comptoir": {
            "made": _plain(comptoir.MADE),
            "undertrick": _plain(comptoir.UNDERTRICK),
            "lostAtOnce": comptoir.LOST_AT_ONCE,
            "deals": SEVEN_DEALS,
        },
        "whist": {
            "trickValues": _plain(whist.TRICK_VALUES),
            "honours": _plain(whist.HONOURS),
            "aces": _plain(whist.ACES),
            "chicane": _plain(whist.CHICANE),
            "smallSlam": whist.SMALL_SLAM,
            "grandSlam": whist.GRAND_SLAM,
            "winner": whist.WINNER,
            "highestStake": HIGHEST_STAKE,
        },
        "whiz": {
            "made": whiz.MADE,
            "failed": whiz.FAILED,
            "game": whiz.GAME,
            "smallSlam": whiz.SMALL_SLAM,
            "grandSlam": whiz.GRAND_SLAM,
        },
    }


def _plain(value: object) -> Any:
    """Return tables as JSON has them: keys as text, pairs of numbers as `3,2`."""
    if isinstance(value, Mapping):
        return {_key(key): _plain(each) for key, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _key(key: object) -> str:
    return ",".join(map(str, key)) if isinstance(key, tuple) else str(key)


def _form(game: Game, form: type[Match]) -> dict[str, object]:
    """A form of match: what it counts, its size, and the options of the game that it reads."""
    info, size = game.info, size_of(form)
    return {
        "game": info.id,
        "seats": [str(seat) for seat in SEATS if seat in info.seats],
        "individual": info.individual,
        "vulnerability": info.vulnerability,
        "numbered": info.numbered,
        "book": info.book,
        "layout": _layout(game, form),
        "goal": form.goal,
        "slots": form.slots,
        "redeals": form.redeals or game.redeals,
        "size": size,
        "sizes": list(form.sizes),
        "usual": None if size is None else _default(form, size),
        "options": _options(game.options, _needed_by_others(game, form)),
    }


def _needed_by_others(game: Game, form: type[Match]) -> set[str]:
    """The options that only other forms of the game read."""
    forms = GAMES[game.info.id].forms
    return {name for other in forms for name in other.needs} - set(form.needs)


def _layout(game: Game, form: type[Match]) -> str:
    """The layout of the score sheet, as `views.sheet_layout` names it."""
    if game.info.individual:
        return "players"
    if form.goal is not None:
        return game.info.line.value
    return "points" if form.slots is None else "slots"


def _default(kind: type, name: str) -> Any:
    return next(field.default for field in fields(kind) if field.name == name)


def _options(options: Options, others: set[str]) -> dict[str, object]:
    """The values of each option, the usual one first."""
    hints = get_type_hints(type(options))
    offered: dict[str, Sequence[object]] = {}
    for field in fields(options):
        if field.name in others:
            continue
        if field.default is MISSING:
            raise TypeError(field.name)
        values = (True, False) if hints[field.name] is bool else get_args(hints[field.name])
        offered[field.name] = [field.default, *(value for value in values if value != field.default)]
    return dict(offered)
