"""A copy of the client's sources for tests to break, with the repository's node_modules."""

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORDS = Path("src", "chelem", "i18n")


class Copy:
    """A copy of the client's sources."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        shutil.copytree(ROOT / "web", self.web, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
        shutil.copytree(ROOT / WORDS, root / WORDS, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
        (self.web / "node_modules").symlink_to(ROOT / "web" / "node_modules")

    def run(self, *words: str, environ: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        """Run `python web/build.py` with these arguments there."""
        command = [sys.executable, str(self.web / "build.py"), *words]
        return subprocess.run(command, env=environ, capture_output=True, text=True, check=False)

    @property
    def stale(self) -> bool:
        """Whether the client needs to be built again."""
        spec = importlib.util.spec_from_file_location("copied_build", self.web / "build.py")
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return bool(module.is_stale())
