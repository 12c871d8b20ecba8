"""Choices that go together: what else a partnership changes to play one that its system's others forbid."""

from collections.abc import Mapping
from itertools import combinations

from chelem.bots import System

_MOST = 2
"""The most other agreements that are changed."""


def allowed_choices(system: System, choices: Mapping[str, str]) -> dict[str, str]:
    """Return choices with the fewest others, changed, beside which the system allows them."""
    others = [
        (found.name, choice.name)
        for found in system.agreements.values()
        if found.name not in choices
        for choice in found.choices
        if choice.name != system.choices.get(found.name)
    ]
    for number in range(_MOST + 1):
        for changed in combinations(others, number):
            together = {**choices, **dict(changed)}
            if system.forbidden(together) is None:
                return together
    return dict(choices)
