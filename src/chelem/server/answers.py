"""The responses of HTTP calls, except views of a table and boards of a collection."""

from typing_extensions import TypedDict

from chelem.calculator.description import ScoringMethodShape
from chelem.formats.json_types import OptionValue, SeatCode
from chelem.server.bodies import EventEntryBody
from chelem.views.shapes import KindShape


class TableCode(TypedDict):
    """The code of a new table."""

    code: str


class ChallengeCode(TypedDict):
    """The code of a challenge, whose address is `/defi/CODE`."""

    code: str


class EventKey(TypedDict):
    """An event, whose address is `/tournoi/CODE`, and a key with which a device writes there."""

    code: str
    key: str


class EventInvitation(TypedDict):
    """With which the directors of other events join a simultaneous."""

    invitation: str


class EventTableKey(TypedDict):
    """The key of the device at a table, such as `A3`."""

    table: str
    key: str
    code: str
    """The letters on the card of the table, for which a phone without the key gets it."""


class RemovedEvent(TypedDict):
    """An event that is there no longer."""

    code: str


class EventVersion(TypedDict):
    """The version of an entry."""

    version: int
    doubts: list[str]
    """Why the lead cannot be right, and what may have happened; empty where nothing is wrong or known."""


class BoardsDealt(TypedDict):
    """The boards whose deals are known now."""

    boards: list[int]
    missing: list[int]
    """Boards of the event whose deals are not known."""
    incomplete: int
    """Boards of the file without a number or without all cards."""
    committed: bool
    """Whether the program has dealt them, so that they cannot be changed any more."""


class TypedLine(TypedDict):
    """A result that was typed: the version of its entry, what is wrong with it, or what it would replace."""

    line: str
    version: int | None
    sentence: str | None
    replaces: list[str]
    """Results such as `4S+1 by S`, or a ruling: the line is written once this is sent as `replacing`."""
    ruled: bool
    """Whether a ruling goes on counting in place of this result."""
    entry: EventEntryBody | None
    """What would be written in their place."""


class DirectorCode(TypedDict):
    """Six letters with which another device becomes a director's, for some minutes."""

    code: str
    seconds: int


class PublicKey(TypedDict):
    """The public key of the server's signatures in logs."""

    key: str
    """Ed25519, 64 hexadecimal digits, as in `sealed`."""


class ReportNumber(TypedDict):
    """The number of a stored report."""

    number: int


class VisitorTable(TypedDict):
    """A table where the visitor sits."""

    code: str
    game: str
    """The name of the game in links and logs."""
    kind: str
    """The form of match."""
    status: str
    """`open`, `playing` or `over`."""
    seat: SeatCode
    board_set: str | None
    """What its boards are for if other tables play them too: `challenge`, `teams`, `daily` or `event`."""


class VisitorCard(TypedDict):
    """The visitor: a name, and the tables where they sit, newest first."""

    name: str
    tables: list[VisitorTable]


class ErasedPerson(TypedDict):
    """What was erased."""

    tables: int
    """The number of tables, which keep a seat without a name."""


class DeviceShape(TypedDict):
    """A device of the visitor."""

    id: str
    """`first` for the visitor's original device."""
    name: str
    """Its browser and system; empty for the first."""
    since: str | None
    """When it was linked, in UTC; null for the first."""
    here: bool
    """Whether it is the one that asks."""


class PasskeyShape(TypedDict):
    """A passkey of the visitor."""

    id: str
    name: str
    """The browser and system where it was made."""
    since: str
    """When it was made, in UTC."""


class DeviceList(TypedDict):
    """The devices and passkeys of the visitor."""

    devices: list[DeviceShape]
    passkeys: list[PasskeyShape]


class PasskeyOptions(TypedDict):
    """What a browser needs to make or use a passkey."""

    options: str
    """JSON for `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""


class PushState(TypedDict):
    """Whether a device is notified of the visitor's turns when no page is open."""

    key: str | None
    """The server's key for `PushManager.subscribe`, as base64url; null if it sends no notifications."""
    endpoint: str | None
    """The address at the push service where this device is notified; null if it is not."""
    language: str | None
    """The language of its notifications."""


class LinkCode(TypedDict):
    """A code that links another device to the visitor, once."""

    code: str
    """Eight letters and digits, in two groups."""
    seconds: int
    """How long it is valid."""


class Belongings(TypedDict):
    """A visitor's name, and the amounts of what they have."""

    name: str
    deals: int
    """Finished deals."""
    tables: int
    collections: int
    """Imported files."""


class LinkQuestion(TypedDict):
    """What a code would do: make this browser one of a person's, with all that it has."""

    person: Belongings
    """Whose code it is."""
    here: Belongings
    """What this browser has until now, which the person will have."""


class SettingShape(TypedDict):
    """An option of a game, or a setting of a table's policy."""

    name: str
    values: list[OptionValue]
    """All allowed values."""
    default: OptionValue


class MatchFormShape(TypedDict):
    """A form of match, and its parameter, if any."""

    kind: str
    """The name of the form in requests."""
    title: str
    parameter: str | None
    """The name of its number; null if it has none."""
    default: int | None
    values: list[int]
    """The numbers that a page offers; a request may have others."""


class GameShape(TypedDict):
    """A game: title, players, display, options and forms of match."""

    game: str
    """The name of the game in links and logs."""
    title: str
    about: str
    """A sentence that describes the game."""
    players: int
    empty: SeatCode | None
    """The seat without a player, if any."""
    individual: bool
    """Whether points are counted by player, not by side."""
    book: int | None
    """The tricks to add to a contract's number; null if contracts have no number."""
    suits: list[str]
    """The suits in display order."""
    vulnerability: bool
    """Whether vulnerability matters in the game."""
    prepared: int
    """The number of prepared deals of a match."""
    files: bool
    """Whether files of boards (PBN, LIN …) can hold its deals."""
    systems: bool
    """Whether bots bid by a bidding system in this game."""
    kinds: list[KindShape]
    options: list[SettingShape]
    """The options of its rules."""
    forms: list[MatchFormShape]
    """Its forms of match, the default first."""


class StyleShape(TypedDict):
    """A style of a bidding system."""

    style: str
    title: str


class SystemShape(TypedDict):
    """A bidding system, and its styles besides the usual one."""

    system: str
    title: str
    styles: list[StyleShape]


class BotChoices(TypedDict):
    """The bots that a table may have."""

    strengths: list[str]
    """The weakest first."""
    systems: list[SystemShape]
    default: str
    """The bots of a table unless others are asked for, as `STRENGTH:SYSTEM`."""


class GameList(TypedDict):
    """The available games, the settings of a table's policy, and its bots."""

    games: list[GameShape]
    bots: BotChoices
    policy: list[SettingShape]
    """The settings of a table's policy."""


class BreakdownLine(TypedDict):
    """A line of a score with its calculation."""

    points: int
    below: bool
    """Whether the points are below the line: they count toward a game."""
    to: str | None
    """Who receives the points; null if only one side can score."""
    title: str
    reason: str
    """The calculation of the points."""
    notes: list[str]
    """The calculation, the receiver, and whether the points are below the line, in words."""


class BreakdownTotal(TypedDict):
    """A total, and who receives it, if that is not declarer's side."""

    points: int
    to: str


class BreakdownRow(TypedDict):
    """A result and its score in each column."""

    result: str
    totals: list[str]
    here: int | None
    """The column of the query, if it is in this row."""


class BreakdownTable(TypedDict):
    """The scores of every result of a contract."""

    caption: str
    corner: str
    heads: list[str]
    rows: list[BreakdownRow]
    note: str


class FieldRow(TypedDict):
    """North-South's score at one table, and what it is worth against the others."""

    score: int
    matchpoints: float
    percent: float
    cross_imps: float
    butler: int


class FieldComparison(TypedDict):
    """The scores of a board at several tables, compared."""

    top: int
    """The most matchpoints."""
    datum: int
    """The trimmed mean that Butler compares with."""
    rows: list[FieldRow]
    """In the order of the scores."""


class VictoryPointSplit(TypedDict):
    """The victory points of a match of teams."""

    winner: float
    loser: float


class ScoreBreakdown(TypedDict):
    """The score of a contract: the total, its lines, and the table of every result."""

    method: str
    contract: str
    """The contract of the query, as a code."""
    tricks: int
    text: str
    """The query in words."""
    total: int | dict[str, int]
    """Signed from declarer's side; by player or side if several can score."""
    totals: list[BreakdownTotal]
    """The totals with their receivers in words."""
    lost: str | None
    """A sentence if the result loses the match at once; otherwise null."""
    lines: list[BreakdownLine]
    table: BreakdownTable


class ScoringMethods(TypedDict):
    """The scoring methods that the games bring to the calculator."""

    methods: list[ScoringMethodShape]
