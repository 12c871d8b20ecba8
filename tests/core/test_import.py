"""What `import chelem` loads: nothing heavy, and every public name (architecture, Dependencies)."""

import importlib
import pkgutil
import subprocess
import sys
from types import ModuleType

import pytest

import chelem

HEAVY = ("babel", "fluent", "pytz", "rich", "typer", "numpy", "asyncio", "sqlite3", "typst")


def loaded_by(code: str) -> set[str]:
    """Return the modules loaded by some code in a fresh interpreter."""
    reported = subprocess.run(
        [sys.executable, "-c", f"import sys; {code}; print(*sys.modules)"],
        capture_output=True,
        check=True,
        text=True,
    )
    return {name.partition(".")[0] for name in reported.stdout.split()}


def test_the_rules_load_no_heavy_package():
    """The catalogue of sentences is read at the first sentence, the terminal's parts by the command alone."""
    assert not loaded_by(
        "import chelem; chelem.Log, chelem.replay, chelem.write_log, chelem.bots.Baseline"
    ).intersection(HEAVY)


def test_a_bot_loads_no_system_where_none_bids():
    """In a game with a naming of its own, bots load neither NumPy nor the parser of systems."""
    code = (
        "from chelem.bots import Baseline, play_match; "
        "from chelem.games.forms import new_match; from chelem.games.options import new_game; "
        "play_match(Baseline(), new_match('whist'), game=new_game('whist'), seed=1)"
    )
    assert not loaded_by(code).intersection({"numpy", "lark"})


@pytest.mark.parametrize("name", chelem.__all__)
def test_every_public_name_is_there(name):
    """`__init__.pyi` is the one list of what users may rely on."""
    assert getattr(chelem, name) is not None


def test_public_names_are_listed():
    """`dir` shows them, and nothing else comes from a star import."""
    assert set(chelem.__all__) <= set(dir(chelem))


NAMESPACES = sorted(name for name in chelem.__all__ if isinstance(getattr(chelem, name), ModuleType))


def test_the_import_loads_nothing_of_its_own():
    """`import chelem` is quick: its rooms are loaded when a name is first used."""
    ran = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys, chelem; print(*(n for n in sys.modules if n.startswith('chelem')))",
        ],
        capture_output=True,
        check=True,
        text=True,
    )
    assert ["chelem"] == ran.stdout.split()


@pytest.mark.parametrize("room", NAMESPACES)
def test_a_namespace_has_all_its_names(room):
    """No public name yields a module of the same name, whatever was imported before."""
    namespace = importlib.import_module(f"chelem.{room}")
    for name in namespace.__all__:
        found = getattr(namespace, name)
        assert found is not None
        assert (room, name) == ("engine", "events") or not isinstance(found, ModuleType)


@pytest.mark.parametrize("room", ["", *NAMESPACES])
def test_no_two_names_look_alike(room):
    """No two names of a namespace differ by case or a plural alone."""
    names = importlib.import_module(f"chelem.{room}".rstrip(".")).__all__
    known = {"Condition"} if room == "simulation" else set()  # beside condition(), which makes one
    plain = [name.lower().replace("_", "").removesuffix("s") for name in names if name not in known]
    assert sorted(set(plain)) == sorted(plain)


def test_no_public_name_is_a_submodule():
    """A submodule imported elsewhere would hide the function of the same name."""
    for room in NAMESPACES:
        namespace = importlib.import_module(f"chelem.{room}")
        modules = {module.name for module in pkgutil.iter_modules(namespace.__path__)}
        assert set() == (modules & set(namespace.__all__)) - {"events"}
