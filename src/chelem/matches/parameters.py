"""The parameters of a form of match, such as its number of boards."""

from dataclasses import fields

from chelem.engine import Match


def parameters(match: Match) -> dict[str, int]:
    """Return the parameters for a log: the size (`boards`, `best_of`, `deals` or `points`).

    Others, such as the first board of duplicate, are included unless they have their default value.
    """
    size = size_of(type(match))
    values = {field.name: (getattr(match, field.name), field.default) for field in fields(match)}
    return {name: value for name, (value, default) in values.items() if name == size or value != default}


def size_of(form: type[Match]) -> str | None:
    """Return the name of the form's size parameter, if it has one; `first` is not a size."""
    return next((field.name for field in fields(form) if field.name != "first"), None)
