"""The sections about the table and its people: chairs, chat, undo, readiness."""

from collections.abc import Mapping
from typing import Annotated, Literal

from typing_extensions import TypedDict

from chelem.bots.configuration import DEFAULT_STYLE, Configuration
from chelem.bots.convention_cards.side_text import title_of_text
from chelem.core import SEATS, SIDES, Seat
from chelem.engine import Log, PlayerId, events
from chelem.engine.audience import Viewer, redact
from chelem.engine.first_dealer import drawn_dealer
from chelem.formats.json_types import CardCode, OptionValue, SeatCode, SideCode, one_of
from chelem.matches.parameters import parameters
from chelem.site.edge import VisitorId
from chelem.site.tables.domain import promising, watching
from chelem.site.tables.domain.dealing import unready_seats
from chelem.site.tables.domain.drawing_partners import cards_drawn, highest_deals
from chelem.site.tables.domain.people import Person
from chelem.site.tables.domain.policy import Policy, WatchChoice
from chelem.site.tables.domain.seating import chair_key, free_seats
from chelem.site.tables.domain.table import Table
from chelem.site.tables.domain.undo import UndoRequest, may_undo
from chelem.site.tables.views.deal import CardShape
from chelem.site.tables.views.kinds import KindShape, kinds_of

LATEST_MESSAGES = 50
"""The chat messages that a page gets."""


class ChairShape(TypedDict):
    """The occupant of a chair; `here` while they have a page open."""

    player: str
    """The player's id in the log, which does not change with their chair."""
    name: str
    kind: Annotated[str, one_of("person", "bot")]
    here: bool
    """Whether they have a page open at the table."""


ChairsShape = dict[SeatCode, ChairShape | Literal["no_player"] | None]


class SideBiddingShape(TypedDict):
    """What a side bids by, bots and people; its calls are explained by it."""

    system: str
    """The bidding system, one of `GET /api/games`, of its card too."""
    style: str
    """The style of the system; empty for the usual one."""
    card: str | None
    """The title of its convention card, which may be empty, or of the system that somebody has written; null
    if it bids by the system as it is."""


class BotsShape(TypedDict):
    """The bots of a table; calls are explained by what the side bids by that makes them."""

    strength: str
    """How well they play: `instant`, `normal` or `strong`."""
    system: str
    """The bidding system of both sides, unless the table's `sides` say otherwise; one of `GET /api/games`."""
    style: str
    """The style of the system; empty for the usual one."""


class BoardSetShape(TypedDict):
    """The boards that a table plays, and other tables too."""

    kind: Annotated[str, one_of("challenge", "teams", "daily", "event")]
    code: str
    """The code of the challenge, of the match of teams, or of the tournament: `daily-` and its date."""


class WatchAskedShape(TypedDict):
    """The question whether spectators may see a hand, which all who are seated answer."""

    watch: WatchChoice
    name: str
    """Who asks; empty for an owner who does not play."""
    waiting: list[SeatCode]
    """The seats of those who have still to answer."""
    you: bool
    """Whether you have still to answer."""


class SeatDrawShape(TypedDict):
    """A draw for partners: the two highest cards play together."""

    cards: list[CardShape]
    highest: SeatCode
    """The seat of the player who chooses a seat until the match starts."""
    deals: bool
    """Whether this player deals first: not where the boards, or cards that were chosen, say who does."""


class TableShape(TypedDict):
    """The settings of a table."""

    code: str
    game: str
    kind: str
    """The form of match."""
    parameters: dict[str, int]
    """The parameters of the match by name."""
    options: dict[str, OptionValue]
    """The options of the game that differ from their defaults."""
    status: Annotated[str, one_of("open", "playing", "over")]
    owner: bool
    """Whether you own the table."""
    policy: Policy
    watch_asked: WatchAskedShape | None
    """Null unless players are asked whether spectators may see a hand; one refusal ends it."""
    bots: BotsShape
    sides: dict[SideCode, SideBiddingShape]
    """What each side bids by."""
    base: int | None
    """The tricks to add to a contract's number: 6, or 0 in Whiz; null if contracts have no number."""
    numbered: bool
    """Whether contracts have a number."""
    suits: list[str]
    """The suits in display order."""
    vulnerability: bool
    """Whether vulnerability matters in the game."""
    people: int
    """The number of players."""
    individual: bool
    """Whether points are counted by player, not by side."""
    alerts: bool
    """Whether calls are alerted and explained."""
    prepared: int
    """The number of prepared deals of a match."""
    kinds: list[KindShape]
    """The kinds of call."""
    next: str | None
    """The code of the table of the rematch."""
    seat_draw: SeatDrawShape | None
    """The draw for partners by which the players sat when the match started, or will if nobody moves."""
    board_set: BoardSetShape | None
    """Null unless other tables play the same boards."""


class YouShape(TypedDict):
    """The reader's part at the table."""

    seat: SeatCode | None
    """Null for a spectator."""
    player: str | None
    key: str | None
    """The key of your chair, to move it to another device."""
    name: str


class ListedTable(TypedDict):
    """A table that anybody may join."""

    code: str
    game: str
    """The name of the game in links and logs."""
    kind: str
    """The form of match."""
    names: list[str]
    """The people who sit there, without bots; an empty name for a person who has given none."""
    free: list[SeatCode]
    """The chairs that may be taken."""


class JoinableTables(TypedDict):
    """The tables that anybody may join, newest first."""

    tables: list[ListedTable]


class TableCard(TableShape):
    """A table as returned by HTTP calls."""

    chairs: ChairsShape
    """By seat: null for an empty chair, `no_player` for the seat without a player."""
    you: YouShape


class ChatShape(TypedDict):
    """A chat message."""

    version: int
    """The version of its entry in the log."""
    name: str
    text: str
    private: bool
    """Whether it is for the opponents only."""


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


def table_section(table: Table, visitor: VisitorId | None) -> TableShape:
    """Return the table's settings."""
    game = table.game
    return {
        "code": table.code,
        "game": game.name,
        "kind": table.match.kind,
        "parameters": parameters(table.match),
        "options": game.options.chosen(),
        "status": table.status,
        "owner": visitor is not None and visitor == table.owner,
        "policy": table.policy,
        "watch_asked": _watch_asked(table, visitor),
        "bots": _bots(table.bots),
        "sides": {str(side): _bidding(table.side_bots.of(side)) for side in SIDES},
        "base": game.info.book if game.info.numbered else None,
        "numbered": game.info.numbered,
        "suits": [str(suit) for suit in game.info.suits],
        "vulnerability": game.vulnerability,
        "people": game.info.players,
        "individual": game.info.individual,
        "alerts": game.info.alerts,
        "prepared": game.info.prepared,
        "kinds": kinds_of(game.info),
        "next": table.rematch_code,
        "seat_draw": _seat_draw(table),
        "board_set": None
        if table.board_set is None
        else {"kind": table.board_set.kind, "code": table.board_set.code},
    }


def _watch_asked(table: Table, visitor: VisitorId | None) -> WatchAskedShape | None:
    if (request := watching.open_watch_request(table)) is None:
        return None
    asker, waiting = table.person(request.by), watching.waiting_for(table, request)
    return {
        "watch": request.watch,
        "name": asker.name if asker else "",
        "waiting": [str(seat) for seat in sorted(waiting)],
        "you": table.seat(visitor) in waiting,
    }


def _seat_draw(table: Table) -> SeatDrawShape | None:
    if not (drawn := cards_drawn(table)):
        return None
    return {
        "cards": [{"seat": str(seat), "card": str(card)} for seat, card in drawn],
        "highest": str(drawn_dealer(drawn, table.game.info.suits)),
        "deals": highest_deals(table),
    }


def _bots(bots: Configuration) -> BotsShape:
    return {"strength": bots.strength, "system": bots.system, "style": _style(bots)}


def _bidding(bots: Configuration) -> SideBiddingShape:
    card = title_of_text(bots.card) if bots.card else None
    return {"system": bots.system, "style": _style(bots), "card": card}


def _style(bots: Configuration) -> str:
    return "" if bots.style == DEFAULT_STYLE else bots.style


def you_section(table: Table, visitor: VisitorId | None, secret: bytes) -> YouShape:
    """Return the reader's seat, player, key and name."""
    person, seat = table.person(visitor), table.seat(visitor)
    return {
        "seat": None if seat is None else str(seat),
        "player": person.player if person else None,
        "key": chair_key(table, person, secret) if person else None,
        "name": person.name if person else "",
    }


def chairs_section(table: Table, seating: Mapping[Seat, PlayerId | None] | None = None) -> ChairsShape:
    """Return who sits in each chair, or sat there in an earlier `seating`, and whether they are present."""
    players = dict(zip(SEATS, table.chairs, strict=True)) if seating is None else seating
    known = table.people.known
    people = {seat: known.get(player) if (player := players.get(seat)) else None for seat in SEATS}
    return {str(seat): _chair(table, people[seat]) if seat in table.seats else "no_player" for seat in SEATS}


def _chair(table: Table, person: Person | None) -> ChairShape | None:
    if person is None:
        return None
    here = person.visitor is None or person.visitor in table.presence.here
    return {"player": person.player, "name": person.name, "kind": person.kind, "here": here}


def table_to_join(table: Table) -> ListedTable:
    """Return what everybody may know of a table that its owner lists."""
    return {
        "code": table.code,
        "game": table.game.name,
        "kind": table.match.kind,
        "names": [person.name for person in table.persons()],
        "free": [str(seat) for seat in free_seats(table)],
    }


def undo_section(table: Table, seat: Seat | None, request: UndoRequest | None) -> UndoShape:
    """Return whether the player in this seat may undo, and the pending undo request."""
    asked: AskedShape | None = None
    if request is not None:
        asked = {
            "by": str(request.by),
            "card": str(request.card),
            "waiting": [str(other) for other in sorted(request.waiting)],
            "you": seat in request.waiting,
        }
    return {"can": may_undo(table, seat, request), "asked": asked}


def between_section(table: Table) -> BetweenShape | None:
    """Return who is ready for the next deal; None during a deal, and once the next is being dealt."""
    board = None if table.log is None else table.log.state.board
    if board is None or not table.between_deals or promising.open_promise(table) is not None:
        return None
    ready = [
        seat for seat in SEATS if (person := table.occupant(seat)) and person.visitor in table.presence.ready
    ]
    return {"ready": list(map(str, ready)), "waiting": [str(seat) for seat in sorted(unready_seats(table))]}


def chat_section(table: Table, log: Log, viewer: Viewer) -> list[ChatShape]:
    """Return the latest chat messages that this viewer may read."""
    messages: list[ChatShape] = []
    for entry in reversed(log):
        if len(messages) == LATEST_MESSAGES:
            break
        if isinstance(entry.event, events.Chatted) and isinstance(
            redact(None, entry.event, viewer), events.Chatted
        ):
            person = table.people.known.get(entry.event.by)
            messages.append(
                {
                    "version": entry.version,
                    "name": person.name if person else entry.event.by,
                    "text": entry.event.text,
                    "private": entry.event.audience is not None,
                }
            )
    return messages[::-1]


def readable_explanations(log: Log, viewer: Viewer) -> dict[int, str]:
    """Return the explanations of the last deal's calls that the viewer may read, by version of the call."""
    found: dict[int, str] = {}
    first = next((entry.version for entry in reversed(log) if isinstance(entry.event, events.Dealt)), 0)
    for entry in log.redacted(viewer, after=first):
        if isinstance(entry.event, events.Alerted | events.Explained):
            found[entry.event.about] = entry.event.text
    return found
