"""The registry of games: the packages in this folder, and entry points of other distributions.

A game is a package that names its rules `GAME` and its forms of match `FORMS`, the usual one first;
`SCORING`, if it has any, are the scoring methods that it brings to the calculator. Its Fluent files `fr.ftl`
and `en.ftl` and its pages of rules `rules.fr.md` and `rules.en.md` lie in it. Another distribution offers
such a package under the entry point group `chelem.games`.
"""

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules

from chelem.core.errors import BadOption
from chelem.engine.game import AuctionGame, Game
from chelem.engine.match import Match
from chelem.engine.scoring_method import ScoringMethod

GROUP = "chelem.games"
_log = logging.getLogger(__name__)


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
        found = sorted(_load_all(), key=lambda package: package.game.info.order)
        return {package.game.info.id: package for package in found}

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


def usual_scoring() -> str:
    """The name of the way of scoring that somebody gets who does not choose."""
    return next(iter(calculator_methods()))


def usual_game() -> str:
    """Return the name of the default game."""
    return next(iter(GAMES))


def _load_all() -> Iterator[GamePackage]:
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import

    names = [f"{__package__}.{module.name}" for module in iter_modules(_folder()) if module.ispkg]
    names += [point.value for point in entry_points(group=GROUP)]
    for name in names:
        package = _load(name)
        if package is not None:
            yield package


def _folder() -> list[str]:
    return list(import_module(__package__).__path__)


def _load(name: str) -> GamePackage | None:
    """Import the package of a game; one that cannot be used is logged and skipped."""
    try:
        module = import_module(name)
        package = GamePackage(name, module.GAME, tuple(module.FORMS), tuple(getattr(module, "SCORING", ())))
        if not package.forms or not all(form.fits(package.game()) for form in package.forms):
            raise TypeError("FORMS has no form, or one that does not fit the game")  # noqa: TRY301 - logged like other errors
    except Exception as error:
        _log.warning("The game %s cannot be used: %s: %s", name, type(error).__name__, error)
        return None
    return package
