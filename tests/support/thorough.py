"""Further examples of a rule that `make test` checks on one or two; `make thorough` runs them too."""

from collections.abc import Iterable
from typing import Any

import pytest

thorough = pytest.mark.thorough


def first_of(examples: Iterable[Any], *usual: Any) -> list[Any]:
    """Return examples for `parametrize`: those that are not `usual` are marked as thorough."""
    return [each if each in usual else pytest.param(*_values(each), marks=thorough) for each in examples]


def _values(example: Any) -> tuple[Any, ...]:
    return example if isinstance(example, tuple) else (example,)
