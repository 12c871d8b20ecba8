"""`chelem review`: the cost of each call and card of a file's boards."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from chelem.analysis import Review, review_board
from chelem.analysis.calls import ReviewedCall
from chelem.analysis.cards import ReviewedCard
from chelem.analysis.commentary import Remark, turning_points, verdict_sentences
from chelem.boards import Record
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.analysis_json import par_json, table_json, unavailable_json
from chelem.cli.shared.colour import coloured
from chelem.cli.shared.json_output import print_json
from chelem.cli.shared.parallel import Jobs, map_parallel, progress_bar
from chelem.cli.show import BoardNumber, selected_boards
from chelem.core import ChelemError
from chelem.i18n import Fact, say
from chelem.text import print_call, print_card, print_seat


@dataclass(frozen=True, slots=True)
class PrintedReview:
    """A board's review as printed: paragraphs or a JSON object."""

    title: str
    parts: tuple[str, ...] = ()
    json: dict[str, Any] | None = None


def review_file(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help.show.file")],
    board: BoardNumber = None,
    jobs: Jobs = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Print the verdict, the turning points and the cost of each call and card, board by board."""
    language = language_of(lang)
    console, objects = Console(highlight=False, soft_wrap=True), []
    work = partial(_review_board, language=language, as_json=as_json)
    with progress_bar(say("review.progress", {}, language), None) as advance:
        for reviewed in map_parallel(work, selected_boards(file, board), jobs):
            advance(1)
            if as_json:
                objects.append(reviewed.json)
                continue
            console.print(coloured(reviewed.title), style="bold")
            for part in reviewed.parts:
                console.print(coloured(part))
                console.print()
    if as_json:
        print_json(objects)


def _review_board(record: Record, *, language: str, as_json: bool) -> PrintedReview:
    """Return the printed review of a board, or the reason why it cannot be reviewed."""
    title = say("record.board", {"board": record.board or "?"}, language)
    try:
        review = review_board(record)
    except ChelemError as error:
        return PrintedReview(title, (error.say(language),), unavailable_json(record, error, language))
    if as_json:
        return PrintedReview(title, json=_review_json(review, language))
    parts = (
        "\n".join(verdict_sentences(review, language)),
        "\n".join(
            f"• {_position_text(remark, language)} {remark.say(language)}"
            for remark in turning_points(review)
        ),
        "\n".join(_call_lines(review, language)),
        "\n".join(_trick_lines(review, language)),
        "\n".join(problem.error.say(language) for problem in review.problems),
    )
    return PrintedReview(title, tuple(part for part in parts if part))


def _remark_lines(review: Review, language: str) -> Iterator[str]:
    """Yield one line per turning point."""
    for remark in turning_points(review):
        yield f"• {_position_text(remark, language)} {remark.say(language)}"


def _position_text(remark: Remark, language: str) -> str:
    """Return the round of a call or the trick of a card, as text."""
    facts: dict[str, Fact] = {"where": remark.where, "round": remark.place // 4 + 1}
    return say("review.when", facts, language)


def _call_lines(review: Review, language: str) -> Iterator[str]:
    """Yield one line per call: caller, call, cost."""
    for call in review.calls:
        caller = f"{print_seat(call.seat, language):<6} {print_call(call.call, language):<9}"
        facts: dict[str, Fact] = {"points": call.cost, "imps": call.imps}
        yield f"{caller} {say('review.call.line', facts, language)}".rstrip()


def _trick_lines(review: Review, language: str) -> Iterator[str]:
    """Yield one line per trick: its cards in order, with their costs in tricks."""
    for start in range(0, len(review.cards), 4):
        trick = review.cards[start : start + 4]
        cards = (
            print_card(card.card, language) + (f" (−{card.cost})" if card.cost else "") for card in trick
        )
        yield f"{start // 4 + 1:>2}. {print_seat(trick[0].seat, language):<6} " + "  ".join(cards)


def _review_json(review: Review, language: str) -> dict[str, Any]:
    return {
        "board": review.record.board,
        "contract": None if review.contract is None else str(review.contract),
        "tricks": review.tricks,
        "possible": review.possible,
        "par": par_json(review.par),
        "table": table_json(review.table),
        "calls": [_call_json(call) for call in review.calls],
        "cards": [_card_json(card) for card in review.cards],
        "turning_points": [_remark_json(remark, language) for remark in turning_points(review)],
        "verdict": list(verdict_sentences(review, language)),
        "problems": [
            {"code": problem.error.code, "reason": problem.error.say(language)} for problem in review.problems
        ],
    }


def _call_json(call: ReviewedCall) -> dict[str, Any]:
    return {
        "seat": str(call.seat),
        "call": str(call.call),
        "before": call.before,
        "after": call.after,
        "cost": call.cost,
        "imps": call.imps,
        "best": str(call.best),
    }


def _card_json(card: ReviewedCard) -> dict[str, Any]:
    return {
        "seat": str(card.seat),
        "card": str(card.card),
        "before": card.before,
        "after": card.after,
        "cost": card.cost,
        "better": list(map(str, card.better)),
    }


def _remark_json(remark: Remark, language: str) -> dict[str, Any]:
    return {
        "where": remark.where,
        "place": remark.place,
        "points": remark.points,
        "code": remark.code,
        "facts": dict(remark.facts),
        "sentence": remark.say(language),
    }
