"""Sections of a table as spoken sentences, for screen readers and text mode."""

from collections.abc import Iterator

from chelem.bots.card_decision import decimal
from chelem.core import ParseError, Seat
from chelem.i18n import Fact, say
from chelem.site.tables.views.comparison import ComparisonShape, ResultShape
from chelem.site.tables.views.counting import HandCountShape
from chelem.text import read_seat


def count_sentences(section: HandCountShape, language: str) -> list[str]:
    """Return what a hand is worth, a sentence for each count, then declarer's plan."""
    counts = (
        say("aloud.count", {"name": count["name"], "value": count["value"]}, language)
        for count in section["counts"]
    )
    return [*counts, *section["plan"]]


def field_sentences(section: ComparisonShape | None, language: str) -> list[str]:
    """Return how a board went at all tables: one's own result first, then the others, the best first."""
    if section is None:
        return [say("aloud.no_field", {}, language)]
    own = [result for result in section["results"] if result["you"]]
    others = [result for result in section["results"] if not result["you"]]
    heading = say("aloud.field", {"tables": len(section["results"])}, language)
    return [heading, *_each(own, language), *_each(others, language)]


def _each(results: list[ResultShape], language: str) -> Iterator[str]:
    for result in results:
        facts: dict[str, Fact] = {
            "you": int(result["you"]),
            "contract": _contract(result["contract"], language),
            "points": result["points"],
            "percent": round(result["percent"]),
            "imps": decimal(result["imps"], language),
            **_way(result["result"]),
        }
        lead = "" if result["lead"] is None else say("aloud.led", {"card": result["lead"]}, language)
        yield say("aloud.at_table", {**facts, "lead": lead}, language)


def _contract(short: str, language: str) -> str:
    """Return a contract with its declarer in words instead of a letter: 4♥ by South."""
    contract, _, letter = short.rpartition(" ")
    try:
        seat: Seat = read_seat(letter, language)
    except ParseError:
        return short
    return say("aloud.by", {"contract": contract, "seat": str(seat)}, language) if contract else short


def _way(result: str) -> dict[str, Fact]:
    """Return how a contract went, of `=`, `+1`, `−2`; of other texts, nothing."""
    if result == "=":
        return {"way": "made", "tricks": 0}
    way = {"+": "over", "−": "down"}.get(result[:1])
    return {"way": way, "tricks": int(result[1:])} if way else {"way": "unknown", "tricks": 0}
