"""Dates in sentences."""

import pytest

from chelem.i18n import say


@pytest.mark.parametrize(
    ("text", "french", "english"),
    [
        ("2026-11-27", "27 novembre 2026", "27 November 2026"),
        ("2026-08-01", "1er août 2026", "1 August 2026"),
        ("2026-02-31", "2026-02-31", "2026-02-31"),
        ("mardi", "mardi", "mardi"),
    ],
)
def test_a_date_is_said_in_words(text: str, french: str, english: str) -> None:
    """The year has no separator of thousands; what is no date stays as it is."""
    assert [french, english] == [say("paper.date", {"date": text}, language) for language in ("fr", "en")]
