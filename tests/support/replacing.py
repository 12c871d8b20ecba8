"""Names of modules with another value, in a process of tests or in a server that tests start."""

from types import ModuleType


def replace_in(module: ModuleType, **values: object) -> None:
    """Give names of a module other values; one that is not there would change nothing, and is refused."""
    names = vars(module)
    if gone := values.keys() - names.keys():
        raise AttributeError(f"{module.__name__} has no {', '.join(sorted(gone))}")
    names.update(values)
