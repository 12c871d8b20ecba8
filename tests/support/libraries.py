"""Libraries in C that a tested program loads before all others."""

import shutil
import subprocess
import sys
from pathlib import Path


def unavailable_reason() -> str:
    """Return why no such library can be used; empty if one can."""
    if sys.platform != "linux":
        return "LD_PRELOAD is for Linux"
    return "" if shutil.which("cc") else "there is no C compiler"


def compile_library(source: Path, folder: Path) -> Path:
    """Compile a library into a folder, and return it."""
    library = folder / f"{source.stem}.so"
    flags = ["-O1", "-Wall", "-Werror", "-shared", "-fPIC", "-o", str(library), str(source)]
    subprocess.run(["cc", *flags, "-ldl", "-lpthread"], check=True)
    library.chmod(0o755)
    return library
