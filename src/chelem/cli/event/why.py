"""Print how the result of an entrant comes about: its boards, their comparisons, the rules."""

from collections.abc import Iterator

from rich.console import Console

from chelem.core import BadOption
from chelem.events import EventResults
from chelem.events.board_explanation import BoardExplanation
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
        heading = " · ".join(filter(None, (entrant.section, entrant.number, entrant.full_name)))
        console.print(heading, style="bold", markup=False)
        explanation = explain_entrant(results, index)
        for board in explanation.boards:
            _print_board(results, board, console, language)
        for reason in explanation.reasons:
            console.print(reason.say(language), style="bold", markup=False)
        console.print()


def _print_board(results: EventResults, board: BoardExplanation, console: Console, language: str) -> None:
    console.print(_board_heading(results, board, language), markup=False)
    for comparison in board.comparisons:
        worth = decimal_text(
            comparison.count * comparison.worth, 0 if comparison.count.denominator == 1 else 2, language
        )
        console.print(f"    {comparison.points:>6} × {comparison.count}  → {worth}", markup=False)
    for reason in board.reasons:
        console.print(f"  {reason.say(language)}", markup=False)


def _board_heading(results: EventResults, board: BoardExplanation, language: str) -> str:
    number = board.board
    opponents = [results.entrants[opponent].number for opponent in board.opponents]
    if board.seat is None or board.partner is None:
        facts: dict[str, int | str] = {"board": number, "side": str(board.side), "opponents": opponents[0]}
        return say("event.why-board", facts, language)
    alone: dict[str, int | str] = {
        "board": number,
        "seat": board.seat.name,
        "partner": results.entrants[board.partner].number,
        "first": opponents[0],
        "second": opponents[-1],
    }
    return say("event.why-board-alone", alone, language)


def why_json(results: EventResults, number: str, language: str) -> list[dict[str, object]]:
    """Return the explanations of all entrants with a number."""
    return [
        {
            "entrant": results.entrants[index].number,
            **_explanation_json(results, explain_entrant(results, index), language),
        }
        for index in find_entrants(results, number)
    ]


def _own_seat(results: EventResults, board: BoardExplanation) -> dict[str, str]:
    """Return where one of an individual sat, and with whom."""
    if board.seat is None or board.partner is None:
        return {}
    return {"seat": board.seat.name, "partner": results.entrants[board.partner].number}


def _explanation_json(
    results: EventResults, explanation: ResultExplanation, language: str
) -> dict[str, object]:
    return {
        "boards": [
            {
                "board": board.board,
                "side": str(board.side),
                "opponents": " + ".join(results.entrants[opponent].number for opponent in board.opponents),
                **_own_seat(results, board),
                "comparisons": [
                    {"points": comparison.points, "count": str(comparison.count), "worth": comparison.worth}
                    for comparison in board.comparisons
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
