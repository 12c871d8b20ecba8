"""The walks of tools/walks, each run in a process of its own: files entered, calls, changes of file."""

import json
import subprocess
import sys
from pathlib import Path

WALKS = Path(__file__).parents[1] / "walks"
NAMES = ("card", "pbn", "call")


def walked(root: Path) -> dict[str, float]:
    """The counts of each walk, as `walk-card-files` and so on; a walk that fails raises `RuntimeError`."""
    counts: dict[str, float] = {}
    for name in NAMES:
        command = [sys.executable, str(WALKS / f"{name}.py"), str(root)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"The walk {name} fails; its entry points may have moved:\n{done.stderr}")
        counts |= {f"walk-{name}-{key}": value for key, value in json.loads(done.stdout).items()}
    return counts
