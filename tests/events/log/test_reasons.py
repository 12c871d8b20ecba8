"""Reasons of rulings: a list, which the pages offer and the catalogue has words for."""

import re
from fractions import Fraction
from pathlib import Path

from chelem.events.log.entries.penalising import EntrantPenalised
from chelem.events.log.event import EventEntry
from chelem.events.log.reasons import REASONS
from chelem.site.events.views.outcomes import reason_text
from tests.events.log.evenings import DIRECTOR, opened

PAGE = Path(__file__).parents[3] / "web/src/features/events/director/rulings/reasons.ts"


def test_the_page_offers_what_the_log_takes() -> None:
    """In the same order, each with words of its own in both languages."""
    offered = PAGE.read_text().partition("REASONS = [")[2].partition("]")[0]
    assert list(REASONS) == re.findall(r'"(\w+)"', offered)
    event = opened()
    for language in ("fr", "en"):
        said = {
            reason_text(
                event, EventEntry(9, EntrantPenalised(1, Fraction(1), reason=each), DIRECTOR), language
            )
            for each in REASONS
        }
        assert len(REASONS) == len(said)


def test_words_of_an_older_log_are_still_shown() -> None:
    """A log that is stored is read as it is."""
    event = opened()
    event.append(EventEntry(event.version, EntrantPenalised(1, Fraction(1), reason="wrong column"), DIRECTOR))
    assert "wrong column" == reason_text(event, event.entries[-1], "fr")
