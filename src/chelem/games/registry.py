"""The registry of games: the packages in this folder, and entry points of other distributions.

A game is a package that names its rules `GAME` and its forms of match `FORMS`, the usual one first;
`SCORING`, if it has any, are the scoring methods that it brings to the calculator. Its Fluent files `fr.ftl`
and `en.ftl` and its pages of rules `rules.fr.md` and `rules.en.md` lie in it. Another distribution offers
such a package under the entry point group `chelem.games`.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules

from chelem.core import BadOption
from chelem.engine import AuctionGame, Game, Match, ScoringMethod

GROUP = "chelem.games"
logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GamePackage:
    """What the package of a game defines."""

    import_name: str
    """The dotted name of the package, which also holds the game's sentences and pages of rules."""
    game: type[Game]
    forms: tuple[type[Match], ...]
    """The forms of match; the first is the default."""
    scoring: tuple[ScoringMethod, ...] = ()
    """The scoring methods that it brings to the calculator."""


class GameRegistry(Mapping[str, GamePackage]):
    """The packages of the games by the games' names, in menu order; they are imported on first access."""

    @cached_property
    def _loaded(self) -> dict[str, GamePackage]:
        found: dict[str, GamePackage] = {}
        for import_name in _import_names():
            package = _load(import_name, found)
            if package is not None:
                found[package.game.info.id] = package
        return dict(sorted(found.items(), key=lambda item: item[1].game.info.order))

    def __getitem__(self, name: str) -> GamePackage:
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded)

    def __len__(self) -> int:
        return len(self._loaded)

    def find(self, name: str) -> GamePackage:
        """Return the package of the game of this name; `BadOption` if there is none."""
        if name not in self:
            raise BadOption("game.unknown", game=name, games=", ".join(self))
        return self[name]

    def reload(self) -> None:
        """Discover games again, after a distribution was installed."""
        self.__dict__.pop("_loaded", None)
        game_of_files.cache_clear()


GAMES = GameRegistry()
"""The games that are installed, by name."""


@cache
def game_of_files() -> AuctionGame:
    """Return the game, with default options, whose boards contract-bridge formats (PBN, LIN …) hold."""
    games = (package.game() for package in GAMES.values() if package.game.info.files)
    return next(game for game in games if isinstance(game, AuctionGame))


def calculator_methods() -> dict[str, ScoringMethod]:
    """The scoring methods that the games bring to the calculator, by name, in the games' order."""
    return {method.id: method for package in GAMES.values() for method in package.scoring}


def default_scoring_method() -> str:
    """Return the name of the default scoring method."""
    return next(iter(calculator_methods()))


def default_game() -> str:
    """Return the name of the default game."""
    return next(iter(GAMES))


def _import_names() -> Iterable[str]:
    """Return the packages in this folder, then the entry points: of two with one name the first stays."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import

    folder = import_module(__package__).__path__
    names = [f"{__package__}.{module.name}" for module in iter_modules(folder) if module.ispkg]
    names += [point.value for point in entry_points(group=GROUP)]
    return dict.fromkeys(names)


def _load(import_name: str, known: Mapping[str, GamePackage]) -> GamePackage | None:
    """Import the package of a game; one that cannot be used beside the known ones is logged and skipped."""
    try:
        module = import_module(import_name)
        scoring = tuple(getattr(module, "SCORING", ()))
        package = GamePackage(import_name, module.GAME, tuple(module.FORMS), scoring)
        _check(package, known)
    except Exception as error:  # other people's code may raise anything, and must not take our games away
        reason = f"{type(error).__name__}: {error}"
        logger.warning("The game %s cannot be used: %s", import_name, reason, exc_info=error)
        return None
    return package


def _check(package: GamePackage, known: Mapping[str, GamePackage]) -> None:
    """Raise `TypeError` if no form fits the game, `ValueError` if a name is taken."""
    game = package.game()
    if not package.forms or not all(form.fits(game) for form in package.forms):
        raise TypeError("FORMS has no form, or one that does not fit the game")
    if game.info.id in known:
        raise ValueError(f"{known[game.info.id].import_name} already defines the game {game.info.id!r}")
    methods = {method.id: other.import_name for other in known.values() for method in other.scoring}
    for method in package.scoring:
        if method.id in methods:
            raise ValueError(f"{methods[method.id]} already defines the scoring method {method.id!r}")
