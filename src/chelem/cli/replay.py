"""`chelem replay`: validate a log and show the match after any of its entries."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from chelem.cli.language import AsJson, Lang, language_of
from chelem.cli.shared.acknowledged import read_acknowledged
from chelem.cli.shared.autosave import read_lines
from chelem.cli.shared.colour import coloured
from chelem.cli.shared.json_output import print_json
from chelem.cli.shared.sheet import render_sheet
from chelem.core import BadLog, BadOption
from chelem.engine import Log
from chelem.engine.replay import replay
from chelem.formats import read_log
from chelem.formats.log.set_opening import BoardsChecked, SetOpening
from chelem.formats.log.verify import ChainReport, verify
from chelem.formats.log.write import contract_json, entry_json, verdict_json
from chelem.i18n import Fact, say
from chelem.text import position
from chelem.text.narration import event_text
from chelem.text.score_text import kept_text


def replay_log(
    log: Annotated[str, typer.Argument(metavar="LOG", help="help.replay.log")],
    to: Annotated[int | None, typer.Option("--to", metavar="VERSION", help="help.replay.to")] = None,
    partial: Annotated[bool, typer.Option("--partial", help="help.replay.partial")] = False,
    key: Annotated[str | None, typer.Option("--key", metavar="KEY", help="help.replay.key")] = None,
    acknowledged: Annotated[
        str | None, typer.Option("--acknowledged", metavar="PROOF", help="help.replay.acknowledged")
    ] = None,
    opening: Annotated[str | None, typer.Option("--set", metavar="OPENING", help="help.replay.set")] = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Validate the log; show the match at its end, or after entry `to`.

    Exit with status 1 if a contribution that the server acknowledged is not in the cards, or if boards of a
    set do not follow from what opens it.
    """
    language = language_of(lang)
    full_log, report = _checked(Path(log), language, partial=partial, as_json=as_json)
    if key is not None and (report.seal is None or report.seal.key != key.strip().lower()):
        raise BadOption("replay.key", key=key)
    if to is not None and not 0 <= to <= full_log.version:
        raise BadOption("replay.to", to=to, end=full_log.version)
    opened = None if opening is None else SetOpening.parse(opening)
    checked = None if opened is None else opened.check(full_log)
    kept = None if acknowledged is None else Path(acknowledged)
    proof = None if kept is None else read_acknowledged(kept, full_log, report, opened)
    shown_log = full_log if to is None else Log.fold(full_log.entries[: to + 1])
    if as_json:
        found: dict[str, Any] = {} if proof is None else {"acknowledged": proof.facts}
        found |= {} if checked is None else {"set": {"boards": checked.boards, "other": list(checked.other)}}
        print_json(_match_json(shown_log, full_log, language) | _proof_json(report) | found)
    else:
        _print_match(shown_log, full_log, language)
        sentences = [_proof_text(report, language, known=key is not None)]
        sentences += [] if proof is None else [say("replay.acknowledged", proof.facts, language)]
        sentences += [] if checked is None else [_set_text(checked, language)]
        print("\n".join(sentences))  # noqa: T201 - the output
    if (proof is not None and proof.fate == "left_out") or (checked is not None and checked.other):
        raise typer.Exit(1)


def _checked(path: Path, language: str, *, partial: bool, as_json: bool) -> tuple[Log, ChainReport]:
    """Return a log that is valid, and how far it is chained; say as JSON why it is not."""
    try:
        lines = read_lines(path)
        log = replay(read_log(lines), partial=partial)
        return log, verify(json.loads(line) for line in lines if line.strip())
    except BadLog as error:
        if as_json:
            reason = error.cause.say(language)
            print_json({"valid": False, "entry": error.entry, "rule": error.cause.code, "reason": reason})
        raise


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


def _proof_json(report: ChainReport) -> dict[str, Any]:
    """Return how far the log is chained and signed."""
    seal = report.seal
    return {
        "chain": {"extent": report.extent, "to": report.end, "hidden": list(report.hidden)},
        "signature": {"valid": True, "key": seal.key, "entry": report.sealed_at} if seal else None,
    }


def _proof_text(report: ChainReport, language: str, *, known: bool) -> str:
    """Return the same as sentences; `known` is whether the key is the one that was given."""
    facts: dict[str, Fact] = {"extent": report.extent, "to": report.end, "hidden": len(report.hidden)}
    sentences = [say("replay.chain", facts, language)]
    if report.seal is not None and report.sealed_at is not None:
        signed: dict[str, Fact] = {"entry": report.sealed_at, "key": report.seal.key, "known": int(known)}
        sentences.append(say("replay.signed", signed, language))
    return " ".join(sentences)


def _set_text(checked: BoardsChecked, language: str) -> str:
    """Return whether the boards follow from what opens their set."""
    other = ", ".join(map(str, checked.other))
    facts: dict[str, Fact] = {"boards": checked.boards, "others": len(checked.other), "other": other}
    return say("replay.set", facts, language)


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
        if kept := kept_text(state.sheet.rows[-1].kept, state.game.name, language):
            console.print(kept)
