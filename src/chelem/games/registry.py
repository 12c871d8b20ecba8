"""The registry of games: the packages in this folder, and entry points of other distributions.

A game is a package that names its rules `GAME` and its forms of match `FORMS`, the usual one first;
`SCORING`, if it has any, are the ways of scoring that it brings to the calculator. Its Fluent files `fr.ftl`
and `en.ftl` and its pages of rules `rules.fr.md` and `rules.en.md` lie in it. Another distribution offers
such a package under the entry point group `chelem.games`.
"""

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules
from typing import TypeVar

from chelem.core.errors import BadOption
from chelem.engine.game import AuctionGame, Game
from chelem.engine.match import Match
from chelem.engine.scoring_method import ScoringMethod

GROUP = "chelem.games"
logger = logging.getLogger(__name__)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Plugin:
    """A game with its forms of match and ways of scoring, and the package of its sentences and pages."""

    package: str
    game: type[Game]
    forms: tuple[type[Match], ...]
    scoring: tuple[ScoringMethod, ...] = ()


class _Registry(Mapping[str, Plugin]):
    """Games by name, in menu order; they are imported on first access."""

    @cached_property
    def _loaded(self) -> dict[str, Plugin]:
        found = sorted(_load_all(), key=lambda plugin: plugin.game.info.order)
        return {plugin.game.info.id: plugin for plugin in found}

    def __getitem__(self, name: str) -> Plugin:
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded)

    def __len__(self) -> int:
        return len(self._loaded)

    def find(self, name: str) -> Plugin:
        """Return the game of this name; `BadOption` if there is none."""
        if name not in self:
            raise BadOption("game.unknown", game=name, games=", ".join(self))
        return self[name]

    def reload(self) -> None:
        """Discover games again, after a distribution was installed."""
        self.__dict__.pop("_loaded", None)


PLUGINS = _Registry()


class _Part(Mapping[str, T]):
    """One attribute of every plug-in, by game name."""

    def __init__(self, part: str) -> None:
        self._part = part

    def __getitem__(self, name: str) -> T:
        found: T = getattr(PLUGINS[name], self._part)
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(PLUGINS)

    def __len__(self) -> int:
        return len(PLUGINS)


GAMES: Mapping[str, type[Game]] = _Part("game")
"""The class of each game, by name."""
FORMS: Mapping[str, tuple[type[Match], ...]] = _Part("forms")
"""The forms of match of each game, by name; the first is the default."""


@cache
def game_of_files() -> AuctionGame:
    """Return the game, with default options, whose boards contract-bridge formats (PBN, LIN …) hold."""
    games = (plugin.game() for plugin in PLUGINS.values() if plugin.game.info.files)
    return next(game for game in games if isinstance(game, AuctionGame))


def calculator_methods() -> dict[str, ScoringMethod]:
    """The ways of scoring that the games bring to the calculator, by name, in the games' order."""
    return {method.id: method for plugin in PLUGINS.values() for method in plugin.scoring}


def usual_scoring() -> str:
    """The name of the way of scoring that somebody gets who does not choose."""
    return next(iter(calculator_methods()))


def usual_game() -> str:
    """Return the name of the default game."""
    return next(iter(PLUGINS))


def _load_all() -> Iterator[Plugin]:
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import

    names = [f"{__package__}.{module.name}" for module in iter_modules(_folder()) if module.ispkg]
    names += [point.value for point in entry_points(group=GROUP)]
    for name in names:
        plugin = _load(name)
        if plugin is not None:
            yield plugin


def _folder() -> list[str]:
    return list(import_module(__package__).__path__)


def _load(name: str) -> Plugin | None:
    """Import a plug-in; one that cannot be used is logged and skipped."""
    try:
        module = import_module(name)
        plugin = Plugin(name, module.GAME, tuple(module.FORMS), tuple(getattr(module, "SCORING", ())))
        if not plugin.forms or not all(form.fits(plugin.game()) for form in plugin.forms):
            raise TypeError("FORMS has no form, or one that does not fit the game")  # noqa: TRY301 - logged like other errors
    except Exception as error:
        logger.warning("The game %s cannot be used: %s: %s", name, type(error).__name__, error)
        return None
    return plugin
