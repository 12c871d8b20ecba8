"""Fluent files are cut into entries, parsed one by one: together they are what Fluent reads at once."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

from chelem.i18n.catalogue import entries

SOURCES = Path(__file__).parents[2] / "src"
FILES = sorted(SOURCES.rglob("*.ftl"))

identifiers = st.from_regex(r"-?[a-z][a-z0-9_-]{0,5}", fullmatch=True)
patterns = st.sampled_from(
    (
        "one line",
        "  two\n    lines",
        "\n    begun\n\n    below",
        "a { $fact } and { -term }",
        "{ $count ->\n    [one] one\n   *[other] many\n}",
        "{ $count ->\n    [one] one\n   *[other] many\n  } more",
        "a line\n    .title = and an attribute",
    )
)
remarks = st.sampled_from(("", "\n", "# a = remark\n", "\n\n## of = several\n\n", "### of the = file\n\n"))
texts = st.lists(st.tuples(remarks, identifiers, patterns), max_size=6).map(
    lambda parts: "".join(f"{remark}{name} = {pattern}\n" for remark, name, pattern in parts)
)


def parsed(text: str) -> list[ast.Message | ast.Term]:
    read = FluentParser(with_spans=False).parse(text).body
    assert not [each for each in read if isinstance(each, ast.Junk)]
    found = [each for each in read if isinstance(each, (ast.Message, ast.Term))]
    for each in found:
        each.comment = None
    return found


def check(text: str) -> None:
    apart = [(name, entry) for name, source in entries(text) for entry in parsed(source)]
    whole = parsed(text)
    assert len(apart) == len(whole)
    for (name, entry), expected in zip(apart, whole, strict=True):
        assert entry.equals(expected)
        assert name == ("-" if isinstance(entry, ast.Term) else "") + entry.id.name


@given(texts)
def test_a_file_is_cut_between_its_entries(text: str) -> None:
    check(text)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCES)))
def test_no_entry_of_ours_is_lost(file: Path) -> None:
    check(file.read_text(encoding="utf-8"))
