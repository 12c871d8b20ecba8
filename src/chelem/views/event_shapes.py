"""Types of the JSON of a duplicate event."""

from typing import Annotated

from typing_extensions import TypedDict

from chelem.formats.json_types import CardCode, SeatCode, one_of
from chelem.views.event_deal_shapes import EventCost, EventDoubleDummy
from chelem.views.event_outcome_shapes import EventOutcome


class EventSitting(TypedDict):
    """Who sits at a table in a round, with which boards; a side is empty where nobody sits."""

    table: int
    ns: list[int]
    """The entrants by their numbers in the event; in an individual North and South."""
    ew: list[int]
    boards: list[int]


class EventStatement(TypedDict):
    """A result that somebody at a table has stated, and that another statement contradicts."""

    by: Annotated[str, one_of("NS", "EW", "table", "director")]
    """The side of the player who stated it; or a phone of the table, or a director."""
    result: str


class EventDoubt(TypedDict):
    """Why the lead of a result cannot be right, or what may have happened: a sentence of the pages."""

    code: str
    """Such as `event.lead.not-held`."""
    facts: dict[str, str | int]
    """The facts that the sentence mentions, by name."""


class EventBoard(TypedDict):
    """What is known of a board at a table."""

    board: int
    standing: Annotated[str, one_of("open", "reported", "confirmed", "disputed", "ruled")]
    result: str | None
    """Such as `4SX-2 by N H7`, `passed` or `unplayed`; while disputed, the last that was stated.

    Null where there is none, and for who may not know it.
    """
    version: int | None
    """Of the entry that is to be confirmed or disputed."""
    points: int | None
    """North-South's score."""
    outcome: EventOutcome | None
    """What a director has ruled, as in the log; null without a ruling, and for who may not know results."""
    own: bool
    """Whether the reader's own side has stated this result, so that the other one confirms it."""
    statements: list[EventStatement]
    """Those that differ while it is disputed, for who may know results; otherwise empty."""
    doubts: list[EventDoubt]
    """Why the lead cannot be right, for all at the table who may know."""


class EventMissing(TypedDict):
    """A board of a round that is over, without a result."""

    round: int
    table: int
    board: int


class EventTable(TypedDict):
    """A table in the round in play."""

    table: int
    fielded: dict[Annotated[str, one_of("NS", "EW")], list[str]]
    """Of teams, the ids of the players who sit each way, where known: for directors and at the table."""
    called: bool
    """Whether it has called the director."""
    boards: list[EventBoard]


class EventSwiss(TypedDict):
    """The plan of a Swiss section, and how far it is drawn."""

    rounds: int
    boards: int
    """In a round."""
    odd: Annotated[str, one_of("bye", "half-matches", "triangle")]
    drawn: int
    """How many rounds are drawn; half-matches make two rounds of the section of one."""
    undrawn: int | None
    """The next round of the section to be drawn; null if all are."""
    again: int | None
    """A round that is drawn and not begun, which may be drawn in another way."""
    director_draws: bool
    """Whether each round to be drawn online waits for the director; otherwise the program draws it."""


class EventSectionShape(TypedDict):
    """A section: its clock, its movement and its tables."""

    section: str
    movement: str
    """Such as `mitchell.skip`."""
    winners: int
    entrants: int
    """How many numbers its movement has."""
    places: dict[str, int]
    """The entrant at each number of the movement."""
    round: int
    """The round in play; 0 before the first."""
    begun: str | None
    paused: str | None
    minutes: int
    """For each board."""
    extra_minutes: int
    """Those by which the round in play is longer than its boards take; negative for a shorter one."""
    breaks: dict[str, int]
    """The minutes of the breaks before rounds."""
    online: bool
    swiss: EventSwiss | None
    rounds: list[list[EventSitting]]
    """Those of a Swiss section are empty until they are drawn."""
    tables: list[EventTable]
    missing: list[EventMissing]
    """All for directors; for a table and a player, their own."""


class EventPlayer(TypedDict):
    """A player by an id that names nobody; robots are `robot`."""

    id: str
    name: str


class EventEntrant(TypedDict):
    """An entrant by its number in the event; `place` is its number in its section's movement."""

    entrant: int
    section: str | None
    place: int
    team: str
    """The own name of a team that has one, for who may read it."""
    names: list[str]
    """Of who plays: for directors, at the tables, and elsewhere of those who agree."""
    players: list["EventPlayer"]
    """Who plays for it now, in their order: for directors, and of teams for their tables and players."""
    line: Annotated[str, one_of("NS", "EW")] | None
    stationary: bool
    here: bool
    """Whether directors have seen it: false for everybody else."""
    lost: int
    """The boards that it can no longer play as it was late: for directors, 0 for everybody else."""
    withdrawn: int | None
    """The round from which it plays no more."""


class EventRanked(TypedDict):
    """A line of the ranking."""

    entrant: int
    place: int | None
    tied: bool
    result: float
    boards: int


class EventRanking(TypedDict):
    """The ranking, or that of one direction."""

    unit: Annotated[str, one_of("percent", "imps", "vp")]
    line: Annotated[str, one_of("NS", "EW")] | None
    ranked: list[EventRanked]


class EventPlayedAt(TypedDict):
    """A table in a round of a section."""

    section: str
    round: int
    table: int


class EventFouled(TypedDict):
    """A board of which not all tables played the same cards, for a side."""

    board: int
    side: Annotated[str, one_of("NS", "EW")]
    groups: list[list[EventPlayedAt]]
    """The tables that are compared within their group; those that none names are another group."""


class EventShape(TypedDict):
    """An event as its reader may see it."""

    code: str
    tag: str
    """Another one after each change."""
    version: int
    now: str
    """The server's clock."""
    role: Annotated[str, one_of("organiser", "director", "table", "player", "public")]
    whose: str
    """The table, or the entrant, for which the reader's device writes."""
    title: str
    date: str
    kind: Annotated[str, one_of("pairs", "teams", "individual")]
    method: Annotated[str, one_of("matchpoints", "cross-imps", "butler")]
    scale: Annotated[str, one_of("continuous", "discrete", "board-a-match")]
    in_matches: bool
    """Whether pairs play matches for victory points, as in a Swiss."""
    closed: bool
    online: bool
    """Whether people enter themselves, and play at the program's own tables."""
    sit_outs: bool
    """Whether who has no opponents online sits out; otherwise robots make up the numbers."""
    starts: str | None
    """When it is to begin online; null where its director has not said."""
    move_minutes: int
    """After how long a robot makes one call or plays one card for who is there online and does nothing."""
    bots: str
    """The robots that play there online, as `STRENGTH:SYSTEM` or with a style: `normal:sef`."""
    committed: str
    """The hash that the boards follow from; empty where the program has dealt none."""
    pledges: list[str]
    """SHA-256 of each nonce that others than the server have added; none: it draws the boards alone."""
    revealed: str
    """What opens `committed`, once all have played."""
    nonces: list[str] | None
    """The nonces, once all have played."""
    dealt: list[int]
    """The boards whose deals are known: leads there can be checked, and are asked for."""
    field: Annotated[str, one_of("own", "asked", "refused", "member", "removed", "whole")]
    """Its own; or it has `asked` to play a simultaneous, was `refused`, is a `member`, or was `removed` from
    its field; or it is the `whole` simultaneous, without sections."""
    simultaneous: str
    """The code of the simultaneous that it plays, or asked to play."""
    sections: list[EventSectionShape]
    entrants: list[EventEntrant]
    fouled: list[EventFouled]
    """For directors; an entry `fouled` states all groups of a board again."""
    rankings: list[EventRanking] | None
    """Null while it is hidden."""
    publications: int
    """How many rankings have been published."""
    settled: bool
    """Whether the newest of them is final and still holds."""


class EventPersonShape(TypedDict):
    """A person of an event, for its directors."""

    id: str
    name: str
    licence: str
    consent: bool


class EventComparison(TypedDict):
    """How often a score occurs among those compared, and what a comparison with it is worth."""

    points: int
    count: str
    worth: str


class EventTeamTable(TypedDict):
    """What a team did on a board at one of its two tables."""

    side: Annotated[str, one_of("NS", "EW")]
    contract: str | None
    points: int | None
    """North-South's score."""
    players: list[int]
    """Who of the team sat there, by their numbers on the card; empty where that is not known."""


class EventScoredBoard(TypedDict):
    """A board of an entrant, and how its result comes about."""

    board: int
    round: int
    side: Annotated[str, one_of("NS", "EW")]
    seat: SeatCode | None
    """In an individual."""
    partner: str | None
    """In an individual, the number of who sat opposite."""
    opponents: list[str]
    """Their numbers: two in an individual."""
    points: int | None
    """North-South's score."""
    contract: str | None
    tables: list["EventTeamTable"]
    """Both tables of a team, North-South first; `points` and `contract` are those of the first."""
    percent: float | None
    imps: float | None
    reasons: list[str]
    comparisons: list[EventComparison]


class EventCardPlayer(TypedDict):
    """A player of a team, numbered among all who have played for it."""

    number: int
    name: str
    """Empty for who may not know it."""


class EventScorecard(TypedDict):
    """All boards of an entrant, and how its total comes about."""

    entrant: int
    boards: list[EventScoredBoard]
    players: list[EventCardPlayer]
    """Of a team, those who are known to have played boards of the card."""
    costs: list[EventCost]
    """The boards that cost most, the worst first."""
    later: list[int]
    """Boards whose results are shown once every table has played them."""
    reasons: list[str]
    hidden: bool
    """Whether the ranking is kept from the reader, and with it what each result is worth."""


class EventTravellerLine(TypedDict):
    """A result of a board."""

    section: str
    round: int
    table: int
    ns: list[int]
    ew: list[int]
    contract: str | None
    tricks: int | None
    """Declarer's."""
    possible: int | None
    """Declarer's tricks double dummy; null where the deal is not known."""
    points: int | None
    ns_result: float | None
    """Matchpoints as a percentage, or IMPs; null where the board does not count."""
    ew_result: float | None
    code: str | None
    """Of the table online, whose play all may look at now; null elsewhere."""
    deal: int | None
    """The number of the deal at that table: its review is `/table/CODE/donne/DEAL`."""


class EventTraveller(TypedDict):
    """All results of a board."""

    board: int
    unit: Annotated[str, one_of("percent", "imps")]
    lines: list[EventTravellerLine]
    hidden: bool
    """Whether the ranking is kept from the reader, and with it what each result is worth."""
    hands: dict[SeatCode, list[CardCode]] | None
    """Null where the deal is not known."""
    double_dummy: EventDoubleDummy | None
    """Null without hands, and while the server has no time for it."""


class EventMovement(TypedDict):
    """A movement, as an entry `planned` takes it."""

    name: str
    kind: Annotated[str, one_of("pairs", "teams", "individual")]
    entrants: int
    rounds: list[list[EventSitting]]
    """The numbers are those of the movement."""
    winners: Annotated[int, one_of(1, 2)]


class EventChange(TypedDict):
    """What an entry would change for an entrant."""

    entrant: int
    place: int | None
    place_before: int | None
    result: float
    result_before: float


class EventEffect(TypedDict):
    """What an entry would change in the ranking; entrants for whom nothing changes are left out."""

    changes: list[EventChange]
    warnings: list[str]
    """What would be wrong with the movement after it, such as a board played twice."""
