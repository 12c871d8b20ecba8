"""Writes what is made from the definitions in code: `python tools/schema.py`; with `--check` only compares.

docs/schema/log.schema.json: the entries of a log.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from chelem.formats.log.schema import log_schema

ROOT = Path(__file__).parents[1]


def _text(schema: object) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


MADE: dict[str, Callable[[], str]] = {
    "docs/schema/log.schema.json": lambda: _text(log_schema()),
}
"""Every generated file, and its text."""


def stale() -> list[str]:
    """The files that are not what the code makes."""
    return [path for path, make in MADE.items() if not _is(ROOT / path, make())]


def _is(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


def main() -> int:
    """Write all files, or say which are stale."""
    if "--check" in sys.argv[1:]:
        old = stale()
        print("\n".join(f"{path} is stale: run `make schema`." for path in old) or "All schemas are fresh.")
        return 1 if old else 0
    for path in stale():
        (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
        (ROOT / path).write_text(MADE[path](), encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
