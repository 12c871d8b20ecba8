"""Scenes: states of a server, in which a page is opened, and what other people do there meanwhile."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tests.support.recordings.visitor import Visitor

Step = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Scene:
    """What a test may know of a state, such as a code and a key, and what others do by name."""

    facts: Mapping[str, str] = field(default_factory=dict)
    steps: Mapping[str, Step] = field(default_factory=dict)


Prepare = Callable[[Visitor], Scene]

SCENES: dict[str, Prepare] = {}
"""How each scene is prepared, by its name."""


def scene(prepare: Prepare) -> Prepare:
    """Register a scene under the name of its function."""
    name = prepare.__name__.replace("_", "-")
    assert name not in SCENES
    SCENES[name] = prepare
    return prepare
