"""Types of the JSON of a challenge."""

from typing_extensions import TypedDict

from chelem.formats.json_types import CardCode, OptionValue, SeatCode


class ChallengeEntry(TypedDict):
    """The reader's part in a challenge."""

    table: str
    """The code of their table: the one where they are playing, otherwise the one that counts."""
    played: int
    """How many boards they have finished at the table that counts."""
    over: bool
    """Whether they have finished all boards there, so that they see the others' results."""
    given_up: bool
    """Whether they have given up a board there, and the rest with it."""
    practice: bool
    """Whether `table` is a later one, which does not count."""


class ChallengePlayer(TypedDict):
    """Somebody who plays the boards; totals are null unless both they and the reader have finished."""

    name: str
    you: bool
    first: bool
    """Whether they sent the challenge."""
    played: int
    """How many boards they have finished."""
    over: bool
    rank: int | None
    """From 1, by IMPs; players who are level share the better rank."""
    imps: float | None
    """The sum of their IMPs, on each board the average against each other player who has finished."""
    percent: float | None
    """Their average matchpoint percentage among the robots of the field."""


class ChallengeResult(TypedDict):
    """A player's result on a board."""

    player: int
    """The place in `players`."""
    contract: str
    result: str
    lead: CardCode | None
    points: int
    """The score of the player's side."""
    imps: float | None
    """The average IMPs against each other player; null without another one."""
    percent: float | None
    """The matchpoint percentage among the robots of the field; null until these have played."""


class ChallengeBoard(TypedDict):
    """A board that the reader has finished, with the results that they may see."""

    deal: int
    board: int
    results: list[ChallengeResult]


class ChallengeShape(TypedDict):
    """A challenge: the same boards, in the same seat, against the same bots, for all who take it up."""

    code: str
    name: str
    """The name of the player who sent it; it may be empty."""
    game: str
    boards: int
    seat: SeatCode
    terms: dict[str, OptionValue]
    """The settings that are the same for all: `undo`, `hints` and `declare`."""
    hash: str
    """SHA-256 of `opening`, published before anybody plays."""
    opening: str | None
    """The text that opens the commitment (docs/log.md); null until you have finished all boards."""
    given: bool
    """Whether the boards were dealt in a match before, at its own table."""
    pledges: list[str]
    """SHA-256 of each nonce that others than the server have added; none: it drew the boards alone."""
    nonces: list[str] | None
    """The nonces, shown with `opening`."""
    you: ChallengeEntry | None
    """Null until you take it up."""
    players: list[ChallengePlayer]
    """The sender first."""
    robots: int
    """How many tables of robots the percentages compare with; 0 until they have played."""
    results: list[ChallengeBoard]
    """The boards that you have finished."""
