"""The options of a movement that commands share, and the movements that they ask for."""

import csv
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from dataclasses import dataclass, replace
from io import BytesIO, StringIO
from pathlib import Path
from typing import Annotated, Literal

import typer

from chelem.core import BadOption, ParseError
from chelem.events import Event, is_event_log, read_event_log
from chelem.events.files.bws import export_rows, is_bws
from chelem.movements import EventKind, Movement, MovementFile, Proposal, Wish, playable_movements, propose
from chelem.movements.movement import entrants_of
from chelem.movements.proposals.proposals_of_kinds import propose_individuals
from chelem.movements.proposals.proposals_of_teams import propose_teams

BOARDS = 2
"""How many boards a round has unless it is said."""
Pairs = Annotated[int | None, typer.Option("--pairs", min=2, max=120, help="help.event.movement.pairs")]
Rounds = Annotated[int | None, typer.Option("--rounds", min=1, max=119, help="help.event.movement.rounds")]
BoardsPlayed = Annotated[
    int | None, typer.Option("--boards", min=1, max=999, help="help.event.movement.boards")
]


@dataclass(frozen=True, slots=True)
class MovementRequest:
    """The movement that the options ask for: `minutes` instead of `rounds`, `boards` of a pair or a round."""

    pairs: int | None
    rounds: int | None
    boards: int | None = None
    minutes: int | None = None
    winners: int | None = None
    stationary: int = 0
    share: bool = False
    kind: EventKind = "pairs"
    copies: int | None = None

    def proposals(self) -> tuple[Proposal, ...]:
        """Return the movements that fit, the best first; `BadOption` for too few options, or if none does."""
        if self.pairs is None or (self.rounds is None and self.minutes is None):
            raise BadOption("movement.wish")
        if not entrants_of(self.kind).one_pair:
            return self._of_kind(self.pairs)
        lines: Literal[1, 2] | None = None if self.winners is None else 2 if self.winners == 2 else 1
        boards = self.boards if self.rounds is None else boards_a_round(self.boards, self.rounds)
        return propose(
            Wish(
                self.pairs,
                self.rounds,
                boards,
                lines,
                self.stationary,
                minutes=self.minutes,
                share=self.share,
                sections=True,
            )
        )

    def _of_kind(self, entrants: int) -> tuple[Proposal, ...]:
        """Return the movements of teams or people, which fill a time."""
        if self.minutes is None:
            raise BadOption("movement.kind-minutes")
        if entrants_of(self.kind).both_ways:
            return propose_teams(entrants, self.minutes, self.copies)
        return propose_individuals(entrants, self.minutes, self.boards, self.copies)


def boards_a_round(boards: int | None, rounds: int) -> int:
    """Return how many boards a round has: of all boards of a pair, or directly if fewer than the rounds.

    >>> boards_a_round(None, 9), boards_a_round(27, 9), boards_a_round(3, 9)
    (2, 3, 3)
    """
    if boards is None:
        return BOARDS
    return boards if boards < rounds else boards // rounds


def movements_of_file(path: Path, boards: int | None = None) -> MovementFile:
    """Return the movements of a file that can be played, and why others are refused.

    `boards` are those of a pair or a round, where the file numbers sets and does not say how many are in one.
    """
    content = path.read_bytes()
    if is_event_log(content):
        return _movements_of_log(content, path.stem)
    text = round_rows(path) if is_bws(content) else _decoded(content)
    read = playable_movements(text, path.stem)
    if boards is None:
        return read
    sized = (movement.with_sets(boards_a_round(boards, len(movement.rounds))) for movement in read.movements)
    return replace(read, movements=tuple(sized))


def _movements_of_log(content: bytes, name: str) -> MovementFile:
    """Return the movements of the sections of an event, as they are now."""
    return MovementFile(tuple(sections_of_event(read_event_log(BytesIO(content)), name).values()), ())


def sections_of_event(event: Event, name: str) -> dict[str, Movement]:
    """Return the movement of each section of an event, as it is now; `ParseError` if there is none."""
    found = {section.name: section.movement for section in event.state.sections.values()}
    if not found:
        raise ParseError("movement.file", name=name)
    return found


def _decoded(content: bytes) -> str:
    """Return the text of a file: UTF-16 begins with the order of its bytes; else UTF-8 or code page 1252."""
    if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def round_rows(path: Path) -> str:
    """Return the table RoundData of a .BWS file as a table with a heading."""
    rows = list(export_rows(path, "RoundData"))
    if not rows:
        raise ParseError("movement.file", name=path.name)
    text = StringIO()
    writer = csv.DictWriter(text, rows[0] if rows else [])
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
