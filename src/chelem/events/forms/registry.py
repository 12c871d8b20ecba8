"""The registry of forms: those of this folder, and entry points of other distributions.

A form is a module, or a package, that names its classes `FORMS`; a package may hold the Fluent files `fr.ftl`
and `en.ftl` of its forms. Another distribution offers such a module under the entry point group
`chelem.event_forms`.
"""

import logging
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib import import_module
from pkgutil import iter_modules

from chelem.core import BadOption
from chelem.events.forms.butler import ButlerComparison
from chelem.events.forms.comparison import ScoreComparison
from chelem.events.forms.cross_imps import CrossImpComparison
from chelem.events.forms.form import Form, TeamForm
from chelem.events.forms.matchpoints import MatchpointComparison
from chelem.events.settings import Method, ScoringSettings
from chelem.i18n import add_messages
from chelem.i18n.catalogue import packages

GROUP = "chelem.event_forms"
COMPARISONS: Mapping[Method, type[ScoreComparison]] = {
    kind.name: kind for kind in (MatchpointComparison, CrossImpComparison, ButlerComparison)
}
"""How boards are compared across a field, by the names that settings have for it."""
logger = logging.getLogger(__name__)


class FormRegistry(Mapping[str, type[Form]]):
    """The forms of events by their names, in the order of menus; they are imported on first access."""

    @cached_property
    def _loaded(self) -> dict[str, type[Form]]:
        found: dict[str, type[Form]] = {}
        for import_name in _import_names():
            for form in _load(import_name):
                if form.name in found:
                    logger.warning("The form %s of %s has a name that is taken.", form.name, import_name)
                else:
                    found[form.name] = form
        return dict(sorted(found.items(), key=lambda named: named[1].order))

    def __getitem__(self, name: str) -> type[Form]:
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded)

    def __len__(self) -> int:
        return len(self._loaded)

    def find(self, name: str) -> type[Form]:
        """Return the form of this name; `BadOption` if there is none."""
        if name not in self:
            raise BadOption("event.form.unknown", form=name, forms=", ".join(self))
        return self[name]

    @cached_property
    def packages(self) -> tuple[str, ...]:
        """The packages of forms that bring sentences along."""
        return tuple(name for name in _import_names() if self._loaded and name in packages())

    @property
    def of_teams(self) -> tuple[type[TeamForm], ...]:
        """The forms in which teams play matches."""
        return tuple(form for form in self.values() if issubclass(form, TeamForm))

    def reload(self) -> None:
        """Discover forms again, after a distribution was installed."""
        self.__dict__.pop("_loaded", None)
        self.__dict__.pop("packages", None)
        form_of.cache_clear()


EVENT_FORMS = FormRegistry()
"""The forms that are installed, by name."""


@cache
def form_of(settings: ScoringSettings) -> Form:
    """Return the form of an event by its settings; `BadOption` for one that is not installed."""
    form = next((form for form in EVENT_FORMS.values() if form.fits(settings)), None)
    if form is None:
        EVENT_FORMS.find(settings.form)  # raises, if it is not installed
        raise BadOption("event.form.kind", form=settings.form)
    return form(settings, form.compared_by(settings) if form.compared_by else comparison_of(settings))


def comparison_of(settings: ScoringSettings) -> ScoreComparison:
    """Return how the boards of an event are compared."""
    return COMPARISONS[settings.method](settings)


def _import_names() -> Iterable[str]:
    """Return the modules of this folder, then the entry points."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import

    folder = import_module(__package__).__path__
    names = [f"{__package__}.{module.name}" for module in iter_modules(folder)]
    names += [point.value for point in entry_points(group=GROUP)]
    return dict.fromkeys(names)


def _load(import_name: str) -> tuple[type[Form], ...]:
    """Return the forms of a module; none of one that cannot be used, which is logged."""
    try:
        module = import_module(import_name)
        forms: tuple[type[Form], ...] = tuple(getattr(module, "FORMS", ()))
    except Exception as error:  # other people's code may raise anything, and must not take our forms away
        reason = f"{type(error).__name__}: {error}"
        logger.warning("The forms of %s cannot be used: %s", import_name, reason, exc_info=error)
        return ()
    if hasattr(module, "__path__"):
        add_messages(import_name)
    return forms
