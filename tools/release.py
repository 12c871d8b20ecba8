"""Check a release's tag against both packages, and extract its notes from the changelog.

`python tools/release.py check v1.2.3` ends with status 1 where a package has another version;
`notes v1.2.3` prints the changelog's section. Only the standard library is used.
"""

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class Unready(Exception):
    """Why this tag cannot be released, in one sentence."""


def versions(root: Path) -> dict[str, str]:
    """The version of each package of the repository."""
    source = root.joinpath("src", "chelem", "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)
    if found is None:
        raise Unready("src/chelem/__init__.py states no __version__.")
    solver = tomllib.loads(root.joinpath("native", "pyproject.toml").read_text(encoding="utf-8"))
    return {"chelem": found[1], "chelem-dd": solver["project"]["version"]}


def check(tag: str, root: Path = ROOT) -> None:
    """Raise `Unready` unless both packages have the tag's version and the changelog has its section."""
    for package, version in versions(root).items():
        if tag != f"v{version}":
            raise Unready(f"The tag is {tag}, but {package} has version {version}.")
    notes(tag, root)


def notes(tag: str, root: Path = ROOT) -> str:
    """The changelog's section of a version, without its heading."""
    version = tag.removeprefix("v")
    text = root.joinpath("CHANGELOG.md").read_text(encoding="utf-8")
    for section in re.split(r"^## ", text, flags=re.MULTILINE)[1:]:
        heading, _, body = section.partition("\n")
        if heading.split()[0] == version:
            if "unreleased" in heading.lower():
                raise Unready(f"CHANGELOG.md still calls {version} unreleased.")
            return body.strip() + "\n"
    raise Unready(f"CHANGELOG.md has no section for {version}.")


def main(words: list[str]) -> int:
    """Run a command line and return its exit status."""
    try:
        match words:
            case ["check", tag]:
                check(tag)
            case ["notes", tag]:
                sys.stdout.write(notes(tag))
            case _:
                sys.stderr.write("Usage: release.py check|notes TAG\n")
                return 2
    except Unready as why:
        sys.stderr.write(f"{why}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
