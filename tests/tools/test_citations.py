"""Every citation of RULES in code, tests and pages names an existing number or heading."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REFERENCE = (ROOT / "docs" / "rules" / "reference.md").read_text(encoding="utf-8")
HEADINGS = set(re.findall(r"^##+ (.+)$", REFERENCE, re.MULTILINE))
NUMBERS = {found[1] for heading in HEADINGS if (found := re.match(r"(\d+(?:\.\d+)?) [·–]", heading))}
NAMED = {heading.partition(" – ")[0] for heading in HEADINGS if not heading[0].isdigit()}

NUMBER = r"\d+(?:\.\d+)?"
CITED = re.compile(
    rf"\bRULES,? ({NUMBER}(?:(?:, |[-–]|,? and ){NUMBER})*|[A-Z]\w+)(?:, ([A-Z][\w-]*(?: [a-z]+)*))?"
)
FOLDERS = {
    "src": ("py", "pyi", "ftl"),
    "tests": ("py",),
    "web/src": ("ts", "svelte"),
    "native/kernel": ("h", "cpp"),
    "benchmarks": ("py",),
    "docs": ("md",),
}
FILES = [
    path
    for folder, ends in FOLDERS.items()
    for end in ends
    for path in sorted((ROOT / folder).rglob(f"*.{end}"))
]


def unknown(text: str) -> list[str]:
    """Return the citations in a text that the reference lacks."""
    found = []
    for cited in CITED.finditer(text):
        numbers = re.findall(NUMBER, cited[1])
        wrong = [number for number in numbers if number not in NUMBERS]
        if not numbers and cited[1] not in NAMED:
            wrong.append(cited[1])
        if cited[2] and not numbers and f"{cited[1]} – {cited[2]}" not in HEADINGS:
            wrong.append(f"{cited[1]}, {cited[2]}")
        found += wrong
    return found


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("(RULES 0.7, 0.8) and RULES 5", []),
        ("RULES 1.5-1.9", []),
        ("RULES 0.99, 1.4", ["0.99"]),
        ("RULES 77", ["77"]),
        ("(RULES Common, Claim). The", []),
        ("RULES, Competition", []),
        ("RULES Common, Teatime)", ["Common, Teatime"]),
        ("RULES Weather", ["Weather"]),
    ],
)
def test_a_citation_of_nothing_is_seen(text: str, wrong: list[str]) -> None:
    """Numbers alone, in lists and ranges; named parts with and without their section."""
    assert wrong == unknown(text)


@pytest.mark.slow
def test_every_citation_is_in_the_reference() -> None:
    """A citation links to its paragraph."""
    texts = {path: path.read_text(encoding="utf-8") for path in FILES if path != Path(__file__)}
    assert sum(len(CITED.findall(text)) for text in texts.values()) > 100
    assert {} == {
        str(path.relative_to(ROOT)): wrong for path, text in texts.items() if (wrong := unknown(text))
    }


def test_each_section_has_an_anchor_of_its_own() -> None:
    """A link opens it: `#r-5-1` is paragraph 5.1."""
    for number in NUMBERS:
        assert f'<a id="r-{number.replace(".", "-")}"></a>\n##' in REFERENCE


def test_the_reference_points_to_its_paragraphs() -> None:
    """The reference gives the number alone, in brackets: (0.7), (1.3, 1.4)."""
    pages = [*(ROOT / "docs/rules").glob("*.md")]
    pointed = {
        (page.name, number)
        for page in pages
        for cited in re.findall(r"\((\d\.\d+(?:, \d\.\d+)*)\)", page.read_text(encoding="utf-8"))
        for number in cited.split(", ")
    }
    assert len(pointed) > 40
    assert [] == sorted((page, number) for page, number in pointed if number not in NUMBERS)
