"""The parameters of a form of match: its one size, where it has one, and where it begins."""

from dataclasses import fields

from chelem.engine.match import Match


def parameters(match: Match) -> dict[str, int]:
    """The form's size by its name, as in a log: `boards`, `best_of`, `deals` or `points`.

    What else a form knows, such as the first board of a duplicate, stands only where it is not the default.
    """
    size = size_of(type(match))
    values = {field.name: (getattr(match, field.name), field.default) for field in fields(match)}
    return {name: value for name, (value, default) in values.items() if name == size or value != default}


def size_of(form: type[Match]) -> str | None:
    """The name of a form's one number, where it has one; where it begins is no size."""
    return next((field.name for field in fields(form) if field.name != "first"), None)
