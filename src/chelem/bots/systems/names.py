"""The systems that come with the program, by name; this module loads neither of them, nor NumPy."""

from importlib import resources
from importlib.resources.abc import Traversable

SUFFIX = ".system"


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
    file = system_files() / name
    return file.read_text(encoding="utf-8") if "/" not in name and file.is_file() else None
