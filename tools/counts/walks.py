"""The walks of tools/walks, each run in a process of its own: files entered, calls, changes of file."""

import json
import subprocess
import sys
from pathlib import Path

WALKS = Path(__file__).parents[1] / "walks"
NAMES = ("card", "pbn", "call")


def walked(root: Path) -> tuple[dict[str, float], list[str]]:
    """The counts of each walk, as `walk-card-files` and so on, and why others failed."""
    counts: dict[str, float] = {}
    failed = []
    for name in NAMES:
        command = [sys.executable, str(WALKS / f"{name}.py"), str(root)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            failed.append(f"tools/walks/{name}.py: have its entry points moved? {done.stderr.strip()}")
        else:
            counts |= {f"walk-{name}-{key}": value for key, value in json.loads(done.stdout).items()}
    return counts, failed
