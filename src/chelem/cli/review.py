"""`chelem review`: the cost of each call and card of a file's boards."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from chelem.analysis.commentary import Remark, turning_points, verdict_sentences
from chelem.analysis.review import Review, review_board
from chelem.boards.record import Record
from chelem.cli.analysis_json import missing_json, par_json, table_json
from chelem.cli.colour import coloured
from chelem.cli.json_output import print_json
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.parallel import Jobs, over_cores, progress_bar
from chelem.cli.show import BoardNumber, boards_of
from chelem.core.errors import ChelemError
from chelem.i18n import Fact, say
from chelem.text import print_call, print_card, print_seat


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A board's review as printed: paragraphs, or a JSON object."""

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
    console, told = Console(highlight=False, soft_wrap=True), []
    records = (told for told in boards_of(file, board))
    work = partial(_reviewed, language=language, as_json=as_json)
    with progress_bar(say("review.progress", {}, language), None) as advance:
        for one in over_cores(work, records, jobs):
            advance(1)
            if as_json:
                told.append(one.json)
                continue
            console.print(coloured(one.title), style="bold")
            for part in one.parts:
                console.print(coloured(part))
                console.print()
    if as_json:
        print_json(told)


def _reviewed(record: Record, *, language: str, as_json: bool) -> Reviewed:
    """The review of a board, or the reason why it cannot be reviewed."""
    title = say("record.board", {"board": record.board or "?"}, language)
    try:
        done = review_board(record)
    except ChelemError as error:
        return Reviewed(title, (error.say(language),), missing_json(record, error, language))
    if as_json:
        return Reviewed(title, json=_json(done, language))
    parts = (
        "\n".join(verdict_sentences(done, language)),
        "\n".join(f"• {_when(remark, language)} {remark.say(language)}" for remark in turning_points(done)),
        "\n".join(_calls(done, language)),
        "\n".join(_tricks(done, language)),
        "\n".join(problem.error.say(language) for problem in done.problems),
    )
    return Reviewed(title, tuple(part for part in parts if part))


def _when(remark: Remark, language: str) -> str:
    """The round of a call or the trick of a card."""
    facts: dict[str, Fact] = {"where": remark.where, "round": remark.place // 4 + 1}
    return say("review.when", facts, language)


def _calls(done: Review, language: str) -> Iterator[str]:
    """One line per call: caller, call, cost."""
    for call in done.calls:
        who = f"{print_seat(call.seat, language):<6} {print_call(call.call, language):<9}"
        facts: dict[str, Fact] = {"points": call.cost, "imps": call.imps}
        yield f"{who} {say('review.call.line', facts, language)}".rstrip()


def _tricks(done: Review, language: str) -> Iterator[str]:
    """One line per trick: its cards in order, with their costs in tricks."""
    for start in range(0, len(done.cards), 4):
        trick = done.cards[start : start + 4]
        cards = (print_card(one.card, language) + (f" (−{one.cost})" if one.cost else "") for one in trick)
        yield f"{start // 4 + 1:>2}. {print_seat(trick[0].seat, language):<6} " + "  ".join(cards)


def _remark_json(remark: Remark, language: str) -> dict[str, Any]:
    return {
        "where": remark.where,
        "place": remark.place,
        "points": remark.points,
        "code": remark.code,
        "facts": dict(remark.facts),
        "sentence": remark.say(language),
    }


def _json(done: Review, language: str) -> dict[str, Any]:
    return {
        "board": done.record.board,
        "contract": None if done.contract is None else str(done.contract),
        "tricks": done.tricks,
        "possible": done.possible,
        "par": par_json(done.par),
        "table": table_json(done.table),
        "calls": [
            {
                "seat": str(call.seat),
                "call": str(call.call),
                "before": call.before,
                "after": call.after,
                "cost": call.cost,
                "imps": call.imps,
                "best": str(call.best),
            }
            for call in done.calls
        ],
        "cards": [
            {
                "seat": str(one.seat),
                "card": str(one.card),
                "before": one.before,
                "after": one.after,
                "cost": one.cost,
                "better": list(map(str, one.better)),
            }
            for one in done.cards
        ],
        "turning_points": [_remark_json(remark, language) for remark in turning_points(done)],
        "verdict": list(verdict_sentences(done, language)),
        "problems": [
            {"code": problem.error.code, "reason": problem.error.say(language)} for problem in done.problems
        ],
    }
