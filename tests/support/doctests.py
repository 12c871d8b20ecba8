"""A plugin of pytest that looks for doctests only in the sources that have an example; most have none."""

from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Leave out modules without a prompt, whose members would all be searched, in each worker."""
    collected = yield
    if file_path.suffix == ".py" and ">>> " not in file_path.read_text(encoding="utf-8"):
        return [each for each in collected if not isinstance(each, DoctestModule)]
    return collected
