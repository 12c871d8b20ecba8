"""The examples in the package's docstrings pass."""

import doctest
from importlib import import_module
from pkgutil import iter_modules

import pytest

import chelem_dd

MODULES = [f"chelem_dd.{module.name}" for module in iter_modules(chelem_dd.__path__) if module.name[0] != "_"]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module(name: str) -> None:
    """In the installed package, because the source tree has no compiled kernel."""
    assert not doctest.testmod(import_module(name)).failed


def test_there_are_examples() -> None:
    assert len(MODULES) >= 6
    assert sum(doctest.testmod(import_module(name)).attempted for name in MODULES) > 10
