"""Print how the result of an entrant comes about: its boards, their comparisons, the rules."""

from collections.abc import Iterator

from rich.console import Console

from chelem.core.errors import BadOption
from chelem.events.board_explanation import BoardExplanation
from chelem.events.event_results import EventResults
from chelem.events.explaining import ResultExplanation, explain_entrant
from chelem.events.shown import decimal_text
from chelem.i18n import say


def find_entrants(results: EventResults, number: str) -> Iterator[int]:
    """Yield the entrants with a number, or with a section and a number as rankings show them.

    In all lines, and in all sections if none is named; `BadOption` if there is none.
    """
    wanted = "".join(number.split()).lower()
    found = [
        index
        for index, entrant in enumerate(results.entrants)
        if wanted in (entrant.number.lower(), f"{entrant.section}{entrant.number}".lower())
    ]
    if not found:
        raise BadOption("event.no-such-entrant", number=number)
    yield from found


def print_why(results: EventResults, number: str, console: Console, language: str) -> None:
    """Print the boards of an entrant, and how they add up."""
    for index in find_entrants(results, number):
        entrant = results.entrants[index]
        heading = " · ".join(filter(None, (entrant.section, entrant.number, " – ".join(entrant.names))))
        console.print(heading, style="bold", markup=False)
        explanation = explain_entrant(results, index)
        for board in explanation.boards:
            _print_board(results, board, console, language)
        for reason in explanation.reasons:
            console.print(reason.say(language), style="bold", markup=False)
        console.print()


def _print_board(results: EventResults, board: BoardExplanation, console: Console, language: str) -> None:
    facts: dict[str, int | str] = {
        "board": board.board,
        "side": str(board.side),
        "opponents": results.entrants[board.opponents].number,
    }
    console.print(say("event.why-board", facts, language), markup=False)
    for each in board.comparisons:
        worth = decimal_text(each.count * each.worth, 0 if each.count.denominator == 1 else 2, language)
        console.print(f"    {each.points:>6} × {each.count}  → {worth}", markup=False)
    for reason in board.reasons:
        console.print(f"  {reason.say(language)}", markup=False)


def why_json(results: EventResults, number: str, language: str) -> list[dict[str, object]]:
    """Return the explanations of all entrants with a number."""
    return [
        {
            "entrant": results.entrants[index].number,
            **_explanation_json(results, explain_entrant(results, index), language),
        }
        for index in find_entrants(results, number)
    ]


def _explanation_json(
    results: EventResults, explanation: ResultExplanation, language: str
) -> dict[str, object]:
    return {
        "boards": [
            {
                "board": board.board,
                "side": str(board.side),
                "opponents": results.entrants[board.opponents].number,
                "comparisons": [
                    {"points": each.points, "count": str(each.count), "worth": each.worth}
                    for each in board.comparisons
                ],
                "reasons": [
                    {"code": reason.code, "args": dict(reason.facts), "reason": reason.say(language)}
                    for reason in board.reasons
                ],
            }
            for board in explanation.boards
        ],
        "reasons": [
            {"code": reason.code, "args": dict(reason.facts), "reason": reason.say(language)}
            for reason in explanation.reasons
        ],
    }
