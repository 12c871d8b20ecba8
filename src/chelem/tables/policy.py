"""A table's policy: settings that its owner chooses, apart from the rules of the game."""

from dataclasses import dataclass
from typing import Literal

from pydantic import ConfigDict
from typing_extensions import TypedDict

from chelem.engine.options import Options

UndoChoice = Literal["free", "consent", "off"]
WatchChoice = Literal["nobody", "table", "delayed", "N", "E", "S", "W"]
PaceChoice = Literal["calm", "medium", "brisk", "instant"]
ClockChoice = Literal[0, 30, 60, 90, 120, 180, 240, 300]
AlertsChoice = Literal["self", "partner"]
HintsChoice = Literal["alone", "allowed", "off"]
DeclareChoice = Literal["off", "look", "alone"]
GraceChoice = Literal[0, 15, 30, 60, 120]


@dataclass(frozen=True, slots=True)
class Policy(Options):
    """The settings of a table.

    `undo`: `free` is at once; `consent` is at once in the auction until partner has called, and in the play
    if the opponents agree. `watch` is what spectators see: `table` the cards on the table, a seat's letter
    that hand too, `delayed` all hands when the deal is over. `clock` is the seconds for a move, 0 for no
    limit. `alerts` is who explains a call: `self`, the caller, to the opponents; or `partner`, to everyone.
    `hints` are given to nobody (`off`), to players, or only to a player `alone` among bots. `grace` is
    for how many seconds the chair of a player who has gone is theirs before the owner may give it to a bot.
    `declare` is whether a player alone among bots who is dummy may `look` at declarer's hand, or plays
    declarer's cards (`alone`).
    `listed` is whether everybody finds the table among the open ones until its match starts.
    """

    undo: UndoChoice = "consent"
    watch: WatchChoice = "table"
    pace: PaceChoice = "calm"
    clock: ClockChoice = 0
    alerts: AlertsChoice = "self"
    hints: HintsChoice = "alone"
    grace: GraceChoice = 30
    declare: DeclareChoice = "off"
    listed: bool = False


class PolicyChanges(TypedDict, total=False):
    """The settings of a policy to change."""

    __pydantic_config__ = ConfigDict(extra="forbid")  # type: ignore[misc] # read by pydantic

    undo: UndoChoice
    watch: WatchChoice
    pace: PaceChoice
    clock: ClockChoice
    alerts: AlertsChoice
    hints: HintsChoice
    grace: GraceChoice
    declare: DeclareChoice
    listed: bool
