"""The systems that come with the program, by name; this module loads neither of them, nor NumPy."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

SUFFIX = ".system"


_HEADING = re.compile(r'^(system|style) ([a-z0-9-]+) "([^"]*)"(?: / "([^"]*)")?', re.MULTILINE)


@dataclass(frozen=True, slots=True)
class SystemHeading:
    """A system by its titles and those of its styles, each by language."""

    titles: Mapping[str, str]
    styles: Mapping[str, Mapping[str, str]]


def system_files() -> Traversable:
    """Return the folder of the files that come with the program."""
    return resources.files("chelem.bots.systems") / "files"


def known_systems() -> list[str]:
    """Return the names of the files that define a system; the others are only included."""
    files = (file for file in system_files().iterdir() if file.name.endswith(SUFFIX))
    return sorted(
        file.name.removesuffix(SUFFIX)
        for file in files
        if "\nsystem " in f"\n{file.read_text(encoding='utf-8')}"
    )


def packaged_text(name: str) -> str | None:
    """Return the text of a file that comes with the program; None if there is none of that name."""
    file = next((file for file in system_files().iterdir() if file.name == name), None)
    return None if file is None else file.read_text(encoding="utf-8")


@cache
def known_headings() -> Mapping[str, SystemHeading]:
    """Return the systems that come with the program, by name."""
    return {name: _heading(packaged_text(f"{name}{SUFFIX}") or "") for name in known_systems()}


def _heading(text: str) -> SystemHeading:
    """Return what a file says at the start of its lines: all else of it need not be read."""
    titles: Mapping[str, str] = {}
    styles = {}
    for word, name, english, french in _HEADING.findall(text):
        wording = {"en": english, "fr": french or english}
        if word == "system":
            titles = wording
        else:
            styles[name] = wording
    return SystemHeading(titles, styles)
