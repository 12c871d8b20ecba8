"""What `from chelem import simulation` brings with it: every public name, and nothing heavy."""

import subprocess
import sys

import pytest

from chelem import simulation

HEAVY = {"babel", "chelem_dd", "fluent", "matplotlib", "numpy", "rich", "typer"}


def test_nothing_is_loaded_before_it_is_used():
    """Conditions need no solver, and no question a plotting library until it is drawn."""
    code = "import sys; from chelem import simulation; simulation.hand('N', 'balanced'); print(*sys.modules)"
    reported = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout
    assert set() == HEAVY & {name.partition(".")[0] for name in reported.split()}


@pytest.mark.parametrize("name", simulation.__all__)
def test_every_public_name_is_there(name):
    """`__init__.pyi` is the one list; no module of the room has one of its names."""
    found = getattr(simulation, name)
    assert found is not None
    assert type(found).__name__ != "module"
