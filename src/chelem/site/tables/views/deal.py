"""The sections about the deal: cards, calls, contract, play, whose turn it is."""

from collections.abc import Iterator, Mapping
from typing import Any, NotRequired

from typing_extensions import TypedDict

from chelem.core import SEATS, SIDES, Card, Contract, Hand, Seat, SimpleCall
from chelem.engine import Board, Game, Log, PlayerId, Setting, State
from chelem.engine.events import Acted, Dealt, Origin
from chelem.formats.json_types import ActionCode, CardCode, SeatCode, SideCode, StrainCode
from chelem.i18n import say
from chelem.phases.card_play import Trick
from chelem.site.tables.domain.commitment import DealerDraw, stored_draw
from chelem.site.tables.domain.drawing_partners import cards_drawn, highest_deals
from chelem.site.tables.domain.table import Table
from chelem.text.position import contract_text


class CardShape(TypedDict):
    """A card and its player."""

    seat: SeatCode
    card: CardCode
    """Without the seat, as in the log."""


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
    exact: NotRequired[str]
    """In a review, the limits of the hands that the call shows by the bots' system."""


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


def deal_section(table: Table, state: State, dealt: Dealt | None, language: str) -> DealShape | None:
    """Return the setting of the current deal, the players it was dealt to, and the origin of its cards."""
    board = state.board
    if board is None or dealt is None:
        return None
    setting, rounds = board.setting, _drawn(table, state, board.setting)
    return {
        "deal": setting.deal,
        "attempt": setting.attempt,
        "board": setting.board,
        "dealer": str(setting.dealer),
        "seating": {str(seat): player for seat, player in dealt.seating.items()},
        "vulnerable": [str(seat) for seat in setting.vulnerable],
        "hash": board.promise.hash if board.promise else None,
        "origin": dealt.origin,
        "alone": dealt.alone,
        "prepared": prepared_text(state.game, setting, language),
        "over": board.closed,
        "drawn": [[{"seat": seat, "card": card} for seat, card in cards] for cards in rounds] or None,
    }


def _drawn(table: Table, state: State, setting: Setting) -> DealerDraw:
    """Return the cards by which this deal got its dealer; none where something else settled that."""
    commitment = table.commitments.get((setting.deal, setting.attempt))
    if commitment is not None and commitment.drawn:
        return commitment.drawn
    is_first = not state.sheet.rows and setting.attempt == 1
    return stored_draw(cards_drawn(table)) if is_first and highest_deals(table) else ()


def prepared_text(game: Game, setting: Setting, language: str) -> str | None:
    """Return how a game prepares the cards of a deal, in words, which all players know."""
    note = game.opening_note(setting)
    return None if note is None else say(*note, language)


def hand_known(board: Board, seat: Seat) -> Hand | None:
    """Return a hand as the viewer knows it: the remaining cards, or all of them once the deal is over."""
    return board.holdings.hands[seat] if board.closed else board.hand(seat)


def hand_section(state: State, board: Board, seat: Seat, hand: Hand | None) -> HandShape:
    """Return a seat's hand; `hand` is None if hidden."""
    return {
        "cards": None if hand is None else sorted_cards(hand, state.game.info.suits),
        "count": board.count(seat),
        "open": seat in board.holdings.open,
    }


def no_hands() -> dict[str, HandShape]:
    """Return the hands before any deal."""
    return {str(seat): {"cards": None, "count": 0, "open": False} for seat in SEATS}


def sorted_cards(hand: Hand, order: tuple[Any, ...]) -> list[str]:
    """Return the cards in display order: by suit in the game's order, high cards first."""
    return [str(card) for suit in order for card in hand.suit(suit)]


def calls_in_deal(log: Log) -> list[tuple[int, Acted]]:
    """Return the effective calls of the current deal with their versions."""
    return list(_calls(log))[::-1]


def _calls(log: Log) -> Iterator[tuple[int, Acted]]:
    for entry in log.backwards():
        match entry.event:
            case Dealt():
                return
            case Acted(action=action) as event if not isinstance(action, Card):
                yield entry.version, event


def dealt_seating(log: Log) -> Mapping[Seat, PlayerId | None]:
    """Return the seating during the auction of the last deal; in Whiz, players may change chairs after it."""
    dealt = last_dealt(log)
    return {} if dealt is None else dealt.seating


def last_dealt(log: Log) -> Dealt | None:
    """Return the event that dealt the last deal."""
    return next((entry.event for entry in log.backwards() if isinstance(entry.event, Dealt)), None)


def write_call(state: State, version: int, event: Acted, player: PlayerId | None) -> CallShape:
    """Return a call without its meaning."""
    call = state.as_said(event.seat, event.action)
    return {
        "version": version,
        "seat": str(event.seat),
        "player": player,
        "call": str(call),
        "alert": False,
        "text": None,
    }


def contract_section(state: State, language: str) -> ContractShape | None:
    """Return the contract, once the auction is over."""
    contract = state.board.contract if state.board else None
    if contract is None:
        return None
    return write_contract(contract, contract_text(state.game, contract, language))


def write_contract(contract: Contract, text: str) -> ContractShape:
    """Return a contract; `text` is the contract in words."""
    return {
        "strain": str(contract.strain),
        "tricks": contract.tricks,
        "stake": contract.stake,
        "declarer": str(contract.declarer),
        "dummy": str(contract.dummy),
        "text": text,
    }


def play_section(state: State) -> PlayShape | None:
    """Return the trick in progress, the last trick, and the quitted tricks (RULES 0.6)."""
    board = state.board
    if board is None or board.contract is None or (play := board.play) is None:
        return None
    tricks = board.tricks if board.closed else {side: play.taken(side) for side in SIDES}
    return {
        "trick": [{"seat": str(seat), "card": str(card)} for seat, card in play.current()],
        "last": write_trick(play.done[-1]) if play.done else None,
        "turned": [str(trick.winner.side) for trick in play.done],
        "taken": {str(side): tricks[side] for side in SIDES},
        "needed": board.contract.tricks,
        "refused": {str(side): None if (at := board.refused_claims[side]) < 0 else at for side in SIDES},
    }


def write_trick(trick: Trick) -> TrickShape:
    """Return a finished trick."""
    plays: list[CardShape] = [{"seat": str(seat), "card": str(card)} for seat, card in trick.plays()]
    return {"plays": plays, "winner": str(trick.winner)}


def turn_section(state: State) -> TurnShape | None:
    """Return whose turn it is, and who decides the call or card."""
    turn, board = state.turn, state.board
    if turn is None or board is None:
        return None
    redouble = state.as_said(turn.hand, SimpleCall.DOUBLE) is SimpleCall.REDOUBLE
    return {"seat": str(turn.hand), "by": str(turn.actor), "redouble": redouble}


def claim_section(board: Board | None, reader: Seat | None) -> ClaimShape | None:
    """Return the pending claim; `reader` is the reader's seat."""
    claim, play = (board.claim, board.play) if board and not board.closed else (None, None)
    if claim is None or play is None:
        return None
    return {
        "by": str(claim.by),
        "tricks": claim.tricks,
        "left": play.left,
        "waiting": [str(seat) for seat in claim.waiting],
        "you": reader in claim.waiting,
    }
