"""A table's policy: settings that its owner chooses, apart from the rules of the game."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Literal, Self, get_type_hints

from pydantic import ConfigDict
from typing_extensions import TypedDict

from chelem.engine import Options

WatchChoice = Literal["nobody", "table", "delayed", "N", "E", "S", "W"]
PaceChoice = Literal["calm", "medium", "brisk", "instant"]
ClockChoice = Literal[0, 30, 60, 90, 120, 180, 240, 300]
DeclareChoice = Literal["off", "look", "alone"]
SHARED: Mapping[str, bool] = {"shared": True}
"""Of a setting that all tables of a board set share, so that nobody sees more than the others do."""
FIRST: Mapping[str, bool] = {"first": True}
"""Of a setting that is offered while a table is made."""


@dataclass(frozen=True, slots=True)
class Policy(Options):
    """The table's policy."""

    __pydantic_config__ = ConfigDict(json_schema_serialization_defaults_required=True)

    undo: Literal["free", "consent", "off"] = field(default="consent", metadata={**SHARED, **FIRST})
    """`free`: at once. `consent`: at once in the auction until partner has called; in the play once the
    people of the other side consent. `off`: never. Always only back to the last time a hand was shown."""
    watch: WatchChoice = field(default="table", metadata={**SHARED, **FIRST})
    """What spectators see. `nobody`: spectators are not admitted; `table`: the cards on the table; a seat:
    that hand too; `delayed`: all hands, one deal late."""
    pace: PaceChoice = field(default="calm", metadata=FIRST)
    """The bots' pause before a move, longer after a trick; with `instant` they make no pause."""
    clock: ClockChoice = field(default=0, metadata=FIRST)
    """Seconds for a move, after which a bot makes it; 0 for no limit."""
    alerts: Literal["self", "partner"] = "self"
    """Who explains a call. `self`: the caller, to the opponents; `partner`: partner, to everyone."""
    hints: Literal["alone", "allowed", "off"] = field(default="alone", metadata=SHARED)
    """Who may ask for hints. `alone`: a player among bots only; `allowed`: every player; `off`: nobody."""
    grace: Literal[0, 15, 30, 60, 120] = 30
    """The seconds for which the chair of a player who has gone is theirs before a bot may take it."""
    declare: DeclareChoice = field(default="off", metadata=SHARED)
    """What a player alone among bots does after the lead where they are dummy. `look`: they are shown
    declarer's hand. `alone`: they take declarer's chair up to the end of the deal; the bot takes theirs."""
    listed: bool = False
    """Whether `GET /api/open-tables` lists the table to everybody until its match starts."""

    @classmethod
    def shared(cls) -> tuple[str, ...]:
        """Return the settings that all tables of a board set share."""
        return tuple(setting.name for setting in fields(cls) if setting.metadata.get("shared"))

    @classmethod
    def first(cls) -> tuple[str, ...]:
        """Return the settings that are offered while a table is made."""
        return tuple(setting.name for setting in fields(cls) if setting.metadata.get("first"))

    def for_a_ranking(self) -> Self:
        """Return the policy of tables whose results are ranked: without undos, hints and spectators."""
        return replace(self, watch="nobody", undo="off", hints="off")

    def for_teams(self) -> Self:
        """Return the policy of the tables of a match between teams: without hints and spectators."""
        return replace(self, watch="nobody", undo="consent", hints="off")

    def for_one_person(self) -> Self:
        """Return the policy of a table of one person among robots, whom an undo harms nobody."""
        return replace(self, undo="free")


if TYPE_CHECKING:
    PolicyChanges = Mapping[str, object]
else:
    _values = get_type_hints(Policy)
    PolicyChanges = TypedDict(
        "PolicyChanges", {name: _values[name] for name in Policy.allowed()}, total=False
    )
    PolicyChanges.__doc__ = "The settings of a policy to change."
    PolicyChanges.__pydantic_config__ = ConfigDict(extra="forbid")
