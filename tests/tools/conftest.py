"""Tiny projects and repositories to count in."""

import subprocess

import pytest

from counts.source import Project


@pytest.fixture
def made(tmp_path):
    """Create a project; packages get an `__init__.py`."""

    def write(files):
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        for path in list(tmp_path.glob("src/*/**/*.py")):
            for folder in path.relative_to(tmp_path / "src").parents[:-1]:
                (tmp_path / "src" / folder / "__init__.py").touch()
        return Project(tmp_path)

    return write


@pytest.fixture
def repository(tmp_path):
    """A git repository with a function that commits files."""

    def git(*arguments):
        who = ["-c", "user.name=Tester", "-c", "user.email=tester@example.org"]
        done = subprocess.run(
            ["git", "-C", tmp_path, *who, *arguments], check=True, capture_output=True, text=True
        )
        return done.stdout.strip()

    def commit(subject, *paths):
        for path in paths:
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(subject)
        git("add", "-A")
        git("commit", "--allow-empty", "-m", subject)
        return git("rev-parse", "HEAD")

    git("init")
    return tmp_path, commit
