"""Counts the calls of a walk through the package with `sys.setprofile`, on the thread that walks.

A call enters a Python function, generator or comprehension in a file of the package. A change is a call in a
file other than that of the call before. An uncounted walk has imported the modules and filled the caches.
"""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()


def set_paths() -> None:
    """Import the package and the helpers of its tests from the working tree."""
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]


class Trace:
    """The files of the calls, in order."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self._source = str(ROOT / "src") + "/"

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        """What `sys.setprofile` calls."""
        if event == "call" and frame.f_code.co_filename.startswith(self._source):
            self.files.append(frame.f_code.co_filename)

    def print(self) -> None:
        """Print the counts as JSON, and with `--files` each file with its calls on stderr."""
        changes = sum(a != b for a, b in zip(self.files, self.files[1:], strict=False))
        counts = {"files": len(set(self.files)), "calls": len(self.files), "changes": changes}
        sys.stdout.write(json.dumps(counts) + "\n")
        if "--files" in sys.argv:
            for file in sorted(set(self.files)):
                sys.stderr.write(f"{self.files.count(file):5} {file.removeprefix(self._source)}\n")


@contextmanager
def traced() -> Iterator[Trace]:
    """Count what is called within."""
    trace = Trace()
    sys.setprofile(trace)
    try:
        yield trace
    finally:
        sys.setprofile(None)
