"""The ranking of an event on paper, in large print."""

from collections.abc import Collection

from chelem.events.event_results import EventResults
from chelem.events.paper.printing import EventPaper, shown_date, shown_names, shown_number
from chelem.events.ranking import RankedEntrant, Ranking, rank_event
from chelem.events.shown import decimal_text
from chelem.render.choices import check_choices

PRINTS = (14, 20)
"""The sizes of print, in points: to lie on a table, to hang on a wall."""


def ranking_pages(
    results: EventResults,
    paper: EventPaper,
    points: int = PRINTS[0],
    entrants: Collection[int] | None = None,
) -> bytes:
    """Return a PDF of the ranking in print of 14 or 20 points; with two winners, each line has its own.

    Of these `entrants` alone it shows the places that they have among all. `BadOption` for another size.
    """
    check_choices("points", points, PRINTS)
    rankings = rank_event(results)
    data = {
        "points": points,
        "date": shown_date(results, paper),
        "rankings": [_ranking(results, ranking, paper, entrants) for ranking in rankings],
        "named": any(entrant.short_names for entrant in results.entrants),
    }
    return paper.typeset("ranking.typ", data)


def _ranking(
    results: EventResults, ranking: Ranking, paper: EventPaper, entrants: Collection[int] | None
) -> dict[str, object]:
    unit = results.form.shown_unit.replace("points", "board-points")  # `points` are those of a score on paper
    heads = ("place", "entrant", "names", unit, "boards")
    return {
        "heading": "" if ranking.line is None else paper.say("side", side=str(ranking.line)),
        "heads": paper.words(*(f"head.{head}" for head in heads)),
        "lines": [
            _row(results, ranked, paper)
            for ranked in ranking
            if entrants is None or ranked.entrant in entrants
        ],
    }


def _row(results: EventResults, ranked: RankedEntrant, paper: EventPaper) -> list[str]:
    return [
        place_text(ranked),
        shown_number(results, ranked.entrant),
        shown_names(results.entrants[ranked.entrant]),
        decimal_text(ranked.result, results.settings.places, paper.language) if ranked.has_result else "–",
        str(ranked.boards),
    ]


def place_text(ranked: RankedEntrant) -> str:
    """Return a place, with a sign where it is shared; a dash without a place."""
    return "–" if ranked.place is None else f"{ranked.place}{'=' if ranked.tied else ''}"
