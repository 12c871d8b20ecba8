"""A release's tag is the version of both packages, and its notes are the changelog's section."""

from pathlib import Path

import pytest

import release


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository with version 1.2.3 of both packages and two sections in its changelog."""
    for path, text in {
        "src/chelem/__init__.py": '__version__ = "1.2.3"\n',
        "native/pyproject.toml": '[project]\nversion = "1.2.3"\n',
        "CHANGELOG.md": "# Changes\n\n## 1.2.3 (2030-01-02)\n\n- New.\n\n## 1.2.2\n\n- Old.\n",
    }.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def test_both_packages_of_this_repository_have_one_version() -> None:
    """They are released together, under one tag."""
    assert 1 == len(set(release.versions(release.ROOT).values()))


def test_a_tag_that_fits_is_accepted(root: Path) -> None:
    """Versions and changelog agree with the tag."""
    release.check("v1.2.3", root)


@pytest.mark.parametrize("tag", ["v1.2.4", "1.2.3", "v1.2"])
def test_another_tag_is_refused_by_name(root: Path, tag: str) -> None:
    """The sentence names the tag, the package and its version."""
    with pytest.raises(release.Unready, match=f"The tag is {tag}, but chelem has version 1.2.3"):
        release.check(tag, root)


def test_packages_that_differ_are_refused(root: Path) -> None:
    """The solver left behind is named."""
    (root / "native" / "pyproject.toml").write_text('[project]\nversion = "1.2.2"\n', encoding="utf-8")
    with pytest.raises(release.Unready, match=r"chelem-dd has version 1\.2\.2"):
        release.check("v1.2.3", root)


def test_notes_are_one_section(root: Path) -> None:
    """Neither the heading nor the section of another version is part of them."""
    assert "- New.\n" == release.notes("v1.2.3", root)


@pytest.mark.parametrize(
    ("heading", "sentence"),
    [("1.2.3 (unreleased)", "still calls 1.2.3 unreleased"), ("1.3.0", "no section for 1.2.3")],
)
def test_no_release_without_notes(root: Path, heading: str, sentence: str) -> None:
    """The changelog is closed before the tag is set."""
    (root / "CHANGELOG.md").write_text(f"# Changes\n\n## {heading}\n\n- New.\n", encoding="utf-8")
    with pytest.raises(release.Unready, match=sentence):
        release.check("v1.2.3", root)


def test_the_command_line_ends_with_a_sentence_and_status_one(capsys: pytest.CaptureFixture[str]) -> None:
    """What a workflow runs says why it stops."""
    assert 1 == release.main(["check", "v0.0.0"])
    assert "The tag is v0.0.0" in capsys.readouterr().err
