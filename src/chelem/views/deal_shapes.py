"""Types of the JSON of a deal at a table: its setting, hands, calls, play and pending requests."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from chelem.engine.events import Origin
from chelem.formats.json_types import ActionCode, CardCode, SeatCode, SideCode, StrainCode, one_of


class CardShape(TypedDict):
    """A card and its player."""

    seat: SeatCode
    card: CardCode
    """Without the seat, as in the log."""


class SeatDrawShape(TypedDict):
    """A draw for partners: the two highest cards play together."""

    cards: list[CardShape]
    highest: SeatCode
    """The seat of the player who chooses a seat until the match starts."""
    deals: bool
    """Whether this player deals first: not where the boards, or cards that were chosen, say who does."""


class DealShape(TypedDict):
    """The setting of a deal."""

    deal: int
    """Its number in the match, from 1."""
    attempt: int
    """From 1, plus 1 for each time that the deal was passed out and redealt."""
    board: int | None
    """In duplicate, the board number."""
    dealer: SeatCode
    seating: dict[SeatCode, str | None]
    """The players by seat when the deal was dealt."""
    vulnerable: list[SeatCode]
    """The vulnerable seats."""
    hash: str | None
    """The server's commitment to the deal; null for chosen cards."""
    origin: Origin | None
    """Where cards come from that were chosen, or are known to somebody; null if they were shuffled."""
    alone: bool
    """Whether the server is known to have drawn a board of several tables without anybody else."""
    prepared: str | None
    """How the game prepared the cards, in words; null if they were dealt as usual."""
    over: bool
    """Whether it has been played and scored."""
    drawn: list[list[CardShape]] | None
    """The cards drawn for the first deal or for partners; several rounds at tables of earlier versions."""


class HandShape(TypedDict):
    """A hand as a viewer knows it."""

    cards: list[CardCode] | None
    """The remaining cards in display order; null when hidden."""
    count: int
    """The number of remaining cards."""
    open: bool
    """Whether the hand is exposed to everyone."""


class CallShape(TypedDict):
    """A call, and its meaning as explained to the viewer."""

    version: int
    """The version of its entry in the log."""
    seat: SeatCode
    player: str | None
    """Who made the call; null if the log does not show it."""
    call: ActionCode
    alert: bool
    """Whether it was alerted."""
    text: str | None
    """The meaning as explained to you."""


class MoveCallShape(TypedDict, total=False):
    """The fields of a call just made that are not in its entry."""

    call: ActionCode
    alert: bool
    text: str


class ContractShape(TypedDict):
    """The contract, also in words."""

    strain: StrainCode
    tricks: int
    """The number of tricks to make."""
    stake: int
    """1 undoubled, 2 doubled, 4 redoubled; higher in bridge whist."""
    declarer: SeatCode
    dummy: SeatCode
    text: str
    """The contract in words."""


class TrickShape(TypedDict):
    """A trick; one cut short by a claim has no winner."""

    plays: list[CardShape]
    """The cards in the order of play."""
    winner: SeatCode | None
    """Null for a trick that a claim cut short."""


class PlayShape(TypedDict):
    """The play of the cards."""

    trick: list[CardShape]
    """The cards of the trick in progress."""
    last: TrickShape | None
    """The last complete trick."""
    turned: list[SideCode]
    """The winning side of each trick so far."""
    taken: dict[SideCode, int]
    """The number of tricks of each side."""
    needed: int
    """The number of tricks that declarer needs."""
    refused: dict[SideCode, int | None]
    """How many tricks were over when a side's last claim was refused; until more are, it may not claim."""


class TurnShape(TypedDict):
    """Whose turn it is to call or play, and who decides."""

    seat: SeatCode
    """The seat whose call or card it is."""
    by: SeatCode
    """The seat that decides: declarer for dummy."""
    redouble: bool
    """Whether a double now is called a redouble."""


class ClaimShape(TypedDict):
    """A pending claim."""

    by: SeatCode
    """The seat that claims."""
    tricks: int
    """The number of tricks claimed for its side."""
    left: int
    """The number of remaining tricks."""
    waiting: list[SeatCode]
    """The seats that have to answer."""
    you: bool
    """Whether you have to answer."""


class AskedShape(TypedDict):
    """A pending undo request."""

    by: SeatCode
    """The seat that asks."""
    card: CardCode
    """The card that it would take back, and with it all later ones."""
    waiting: list[SeatCode]
    """The seats that have to answer."""
    you: bool
    """Whether you have to answer."""


class UndoShape(TypedDict):
    """Whether the reader may undo, and the pending request."""

    can: bool
    """Whether you may undo or ask for an undo."""
    asked: AskedShape | None
    """The pending undo request."""


class BetweenShape(TypedDict):
    """Who is ready for the next deal."""

    ready: list[SeatCode]
    """The seats that are ready for the next deal."""
    waiting: list[SeatCode]
    """The seats of people who are present and not ready."""


class ClockShape(TypedDict):
    """The time for a move; `left` in milliseconds."""

    seat: SeatCode
    """The seat whose time is running."""
    left: int
    """The remaining milliseconds."""


class KnownDealShape(TypedDict):
    """A deal that the table's owner has seen before."""

    steps: int
    """The number of calls and cards made before it came to this table."""
    text: str
    """The other table's result in words once the deal is over; empty before."""


PromiseStage = Literal["pledge", "reveal", "dealt"]


class PledgeShape(TypedDict):
    """The hash of a nonce that a player's page has drawn."""

    player: str
    hash: str


class PromiseShape(TypedDict):
    """What is promised of a deal: the server's hash, and those of the pages of people."""

    deal: int
    attempt: int
    stage: PromiseStage
    """What the deal waits for: `pledge`, hashes of nonces; `reveal`, the nonces; `dealt`, nothing more."""
    hash: str
    """SHA-256 of the server's salt, in hexadecimal."""
    pledges: list[PledgeShape]
    """In their order, which the cards depend on."""
    unrevealed: list[str]
    """The players whose pages add nothing to the deal."""
    waiting: list[SeatCode]
    """The seats of the people whose pages have still to answer."""


class ContributionShape(TypedDict):
    """What a player's page has added to a deal."""

    player: str
    hash: str
    """SHA-256 of the nonce, published before the deal."""
    nonce: str | None
    """Null if it was not revealed in time, and so not used."""


class ProofShape(TypedDict):
    """The commitment made before a deal, and the values that verify it."""

    hash: str
    """SHA-256 of the UTF-8 text `number:salt`, in logs of format 2 of the salt, in hexadecimal."""
    number: str
    """The number of the four hands."""
    salt: str
    contributions: list[ContributionShape] | None
    """In the order of the pledges; null in logs of format 1."""
    unrevealed: list[str]
    """The players whose pages added nothing."""


class SetProofShape(TypedDict):
    """A board that several tables play: which, and what its cards follow from."""

    kind: Annotated[str, one_of("challenge", "teams", "daily", "event")]
    code: str
    """The code of the challenge, of the match of teams, or of the event: of a day's `daily-` and its date."""
    board: int
    """Its number, in what its salt is made from."""
    salt: str
    alone: bool
    """Whether the server is known to have drawn it without anybody else."""
