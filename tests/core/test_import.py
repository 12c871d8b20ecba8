"""What `import chelem` brings with it: nothing heavy, and every public name (architecture, Parts)."""

import subprocess
import sys

import pytest

import chelem

HEAVY = ("babel", "fluent", "pytz", "rich", "typer", "numpy", "asyncio", "sqlite3", "typst")


def loaded_by(code: str) -> set[str]:
    """The modules in a fresh interpreter after some code."""
    told = subprocess.run(
        [sys.executable, "-c", f"import sys; {code}; print(*sys.modules)"],
        capture_output=True,
        check=True,
        text=True,
    )
    return {name.partition(".")[0] for name in told.stdout.split()}


def test_the_rules_load_no_heavy_package():
    """The catalogue of sentences is read at the first sentence, the terminal's parts by the command alone."""
    assert not loaded_by(
        "import chelem; chelem.Log, chelem.replay, chelem.write_log, chelem.Baseline"
    ).intersection(HEAVY)


@pytest.mark.parametrize("name", chelem.__all__)
def test_every_public_name_is_there(name):
    """`__init__.pyi` is the one list of what users may rely on."""
    assert getattr(chelem, name) is not None


def test_public_names_are_listed():
    """`dir` shows them, and nothing else comes from a star import."""
    assert set(chelem.__all__) <= set(dir(chelem))
