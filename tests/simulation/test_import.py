"""Importing `chelem.simulation`: every public name, and no slow library."""

import subprocess
import sys

import pytest

from chelem import simulation

SLOW = {"babel", "chelem_dd", "fluent", "matplotlib", "numpy", "rich", "typer"}


def test_slow_libraries_are_imported_on_first_use():
    """Writing a condition imports neither the solver nor a plotting library."""
    code = "import sys; from chelem import simulation; simulation.hand('N', 'balanced'); print(*sys.modules)"
    reported = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout
    assert set() == SLOW & {name.partition(".")[0] for name in reported.split()}


@pytest.mark.parametrize("name", simulation.__all__)
def test_every_public_name_can_be_imported(name):
    """Each name of `__init__.pyi` exists, and no submodule shadows it."""
    found = getattr(simulation, name)
    assert found is not None
    assert type(found).__name__ != "module"
