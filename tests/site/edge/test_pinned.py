"""Versions of what the server extends, although it is not public, are bounded: any next one may differ."""

import ast
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import chelem.site.edge

EDGE = Path(chelem.site.edge.__path__[0])
REQUIRED = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text("utf-8"))["project"][
    "dependencies"
]
BOUNDED = ("uvicorn", "websockets")


@pytest.mark.parametrize("name", BOUNDED)
def test_it_is_bounded_above(name):
    """The next version is tried before it is allowed; the one at hand is among those that are."""
    (required,) = [each for each in map(Requirement, REQUIRED) if each.name == name]
    assert "<" in {bound.operator for bound in required.specifier}
    assert required.specifier.contains(version(name))


def test_no_other_protocol_is_extended():
    """Only these two modules of `site/edge` import from uvicorn's protocols."""
    found = {
        path.name
        for path in EDGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("uvicorn.protocols")
    }
    assert {"http_protocol.py", "socket_protocol.py"} == found
