"""`chelem replay`: validate a log and show the match after any of its entries."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from chelem.cli.autosave import read_match
from chelem.cli.colour import coloured
from chelem.cli.json_output import print_json
from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.sheet import render_sheet
from chelem.core.errors import BadLog, BadOption
from chelem.engine.log import Log
from chelem.formats.log.write import contract_json, entry_json, verdict_json
from chelem.i18n import say
from chelem.text import position
from chelem.text.narration import event_text


def replay_log(
    log: Annotated[str, typer.Argument(metavar="LOG", help="help.replay.log")],
    to: Annotated[int | None, typer.Option("--to", metavar="VERSION", help="help.replay.to")] = None,
    partial: Annotated[bool, typer.Option("--partial", help="help.replay.partial")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Validate the log; show the match at its end, or after entry `to`."""
    language = language_of(lang)
    try:
        full_log = read_match(Path(log), partial=partial)
    except BadLog as error:
        if as_json:
            reason = error.cause.say(language)
            print_json({"valid": False, "entry": error.entry, "rule": error.cause.code, "reason": reason})
        raise
    if to is not None and not 0 <= to <= full_log.version:
        raise BadOption("replay.to", to=to, end=full_log.version)
    shown_log = full_log if to is None else Log.fold(full_log.entries[: to + 1])
    if as_json:
        print_json(_match_json(shown_log, full_log, language))
    else:
        _print_match(shown_log, full_log, language)


def _match_json(shown_log: Log, full_log: Log, language: str) -> dict[str, Any]:
    """Return the state of the match, in the codes of the log."""
    state = shown_log.state
    board = state.board
    turns = [{"actor": str(turn.actor), "hand": str(turn.hand)} for turn in state.turns]
    return {
        "valid": True,
        "entries": len(full_log.entries),
        "version": shown_log.version,
        "position": shown_log.position,
        "entry": entry_json(shown_log.entries[-1], language),
        "deal": board.setting.deal if board else None,
        "contract": contract_json(board.contract) if board and board.contract else None,
        "tricks": {str(side): won for side, won in board.tricks.items()} if board else None,
        "turns": turns,
        "legal": [str(action) for action in state.legal()],
        "finished": verdict_json(state.verdict, language) if state.verdict else None,
    }


def _print_match(shown_log: Log, full_log: Log, language: str) -> None:
    console = Console(highlight=False, soft_wrap=True)
    facts = {"entries": len(full_log.entries), "version": shown_log.version}
    console.print(say("replay.good", facts, language), style="bold")
    state = shown_log.state
    if text := event_text(shown_log.entries[-1].event, state, language):
        console.print(coloured(text))
    if state.board is not None:
        console.print(
            coloured(position.table_diagram(state, state.board, None, language, whole=state.board.closed))
        )
        console.print(coloured(position.auction_text(state, state.board, language)))
        if trick := position.current_trick(state, state.board, language):
            console.print(coloured(trick))
        console.print(coloured(position.turned_tricks(state, state.board, language)))
    if state.sheet.rows:
        console.print(render_sheet(state, language))
