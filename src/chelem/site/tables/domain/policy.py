"""A table's policy: settings that its owner chooses, apart from the rules of the game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_type_hints

from pydantic import ConfigDict
from typing_extensions import TypedDict

from chelem.engine.options import Options

WatchChoice = Literal["nobody", "table", "delayed", "N", "E", "S", "W"]
PaceChoice = Literal["calm", "medium", "brisk", "instant"]
ClockChoice = Literal[0, 30, 60, 90, 120, 180, 240, 300]
DeclareChoice = Literal["off", "look", "alone"]


@dataclass(frozen=True, slots=True)
class Policy(Options):
    """The table's policy."""

    __pydantic_config__ = ConfigDict(json_schema_serialization_defaults_required=True)

    undo: Literal["free", "consent", "off"] = "consent"
    """`free`: at once. `consent`: at once in the auction until partner has called; in the play once the
    people of the other side consent. `off`: never. Always only back to the last time a hand was shown."""
    watch: WatchChoice = "table"
    """What spectators see. `nobody`: spectators are not admitted; `table`: the cards on the table; a seat:
    that hand too; `delayed`: all hands, one deal late."""
    pace: PaceChoice = "calm"
    """The bots' pause before a move, longer after a trick; with `instant` they make no pause."""
    clock: ClockChoice = 0
    """Seconds for a move, after which a bot makes it; 0 for no limit."""
    alerts: Literal["self", "partner"] = "self"
    """Who explains a call. `self`: the caller, to the opponents; `partner`: partner, to everyone."""
    hints: Literal["alone", "allowed", "off"] = "alone"
    """Who may ask for hints. `alone`: a player among bots only; `allowed`: every player; `off`: nobody."""
    grace: Literal[0, 15, 30, 60, 120] = 30
    """The seconds for which the chair of a player who has gone is theirs before a bot may take it."""
    declare: DeclareChoice = "off"
    """What a player alone among bots does after the lead where they are dummy. `look`: they are shown
    declarer's hand. `alone`: they take declarer's chair up to the end of the deal; the bot takes theirs."""
    listed: bool = False
    """Whether `GET /api/open-tables` lists the table to everybody until its match starts."""

    def for_a_ranking(self) -> "Policy":
        """Return the policy of tables whose results are ranked: without undos, hints and spectators."""
        return self.changed({"watch": "nobody", "undo": "off", "hints": "off"})


if TYPE_CHECKING:
    PolicyChanges = Mapping[str, object]
else:
    _values = get_type_hints(Policy)
    PolicyChanges = TypedDict(
        "PolicyChanges", {name: _values[name] for name in Policy.allowed()}, total=False
    )
    PolicyChanges.__doc__ = "The settings of a policy to change."
    PolicyChanges.__pydantic_config__ = ConfigDict(extra="forbid")
