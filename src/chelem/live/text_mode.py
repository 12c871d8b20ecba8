"""Text mode: typed commands and their answers in sentences."""

from chelem.core.cards import Card
from chelem.core.errors import Refused
from chelem.core.seats import SEATS, SIDES
from chelem.engine.audience import Player, View
from chelem.engine.board import Board
from chelem.engine.moves import Move
from chelem.engine.state import State
from chelem.i18n import Fact, say
from chelem.matches.totals import player_totals, side_totals
from chelem.phases.card_play import Trick
from chelem.tables.people import VisitorId
from chelem.tables.table import Table
from chelem.text.commands import Order, read_typed
from chelem.text.speech import hand_aloud
from chelem.views.deal import calls_in_deal
from chelem.views.names import NamesAtTable


def read_command(table: Table, visitor: VisitorId | None, text: str, language: str) -> Move | Order:
    """The move or order that a visitor typed."""
    return read_typed(text, view_of(table, visitor), language)


def view_of(table: Table, visitor: VisitorId | None) -> View:
    """The table as a player sees it."""
    person = table.person(visitor)
    if person is None:
        raise Refused("chair.none")
    return table.playing.view(Player(person.player))


def answer_order(order: Order, table: Table, visitor: VisitorId | None, language: str) -> list[str]:
    """Answer a question in sentences."""
    state = view_of(table, visitor).state
    board = state.board
    match order:
        case Order.HELP:
            return say("typed.help", {}, language).splitlines()
        case Order.SHEET:
            return _sheet(table, state, language)
        case _ if board is None:
            return [say("turn.between", {}, language)]
        case Order.TABLE:
            return _table(state, board, visitor, table, language)
        case Order.LAST:
            done = board.play.done if board.play else ()
            return _trick(done[-1], language) if done else [say("play.no_trick", _game(state), language)]
        case Order.TRICKS:
            return _tricks(state, board, language)
        case Order.AUCTION:
            return _auction(table, state, language)
        case _:
            return []


def _table(state: State, board: Board, visitor: VisitorId | None, table: Table, language: str) -> list[str]:
    """The visitor's hand, the exposed hands, the trick in progress, whose turn it is."""
    lines: list[str] = []
    mine = table.seat(visitor)
    for seat in SEATS:
        hand = board.holdings.hands[seat] if board.closed else board.hand(seat)
        if seat is mine and hand is not None:
            lines.append(say("aloud.hand", {"hand": hand_aloud(hand, state, language)}, language))
        elif seat in board.holdings.open and hand is not None:
            facts: dict[str, Fact] = {"seat": str(seat), "hand": hand_aloud(hand, state, language)}
            lines.append(say("aloud.open", facts, language))
    for seat, card in board.play.current() if board.play else ():
        lines.append(_played(str(seat), card, state, language))
    if state.turn is not None:
        code = "aloud.turn.you" if state.turn.actor is mine else "aloud.turn"
        lines.append(say(code, {"seat": str(state.turn.hand)}, language))
    return lines


def _played(seat: str, card: Card, state: State, language: str) -> str:
    return say("aloud.card", {"seat": seat, "card": str(card), **_game(state)}, language)


def _trick(trick: Trick, language: str) -> list[str]:
    cards = [say("aloud.in_trick", {"seat": str(s), "card": str(c)}, language) for s, c in trick.plays()]
    return [", ".join(cards) + ".", say("aloud.won", {"seat": str(trick.winner)}, language)]


def _tricks(state: State, board: Board, language: str) -> list[str]:
    """The number of tricks of each side, and the winner of each trick."""
    if board.play is None or not board.play.done:
        return [say("play.no_trick", _game(state), language)]
    counts: dict[str, Fact] = {side.name.lower(): board.play.taken(side) for side in SIDES}
    winners = (say(f"seat-{trick.winner}", {}, language) for trick in board.play.done)
    listed = ", ".join(f"{number} {winner}" for number, winner in enumerate(winners, start=1))
    return [say("table.tricks", counts | _game(state), language), listed]


def _auction(table: Table, state: State, language: str) -> list[str]:
    """The auction."""
    lines = []
    for _, event in calls_in_deal(table.playing):
        call = str(state.as_said(event.seat, event.action))
        facts: dict[str, Fact] = {"seat": str(event.seat), "call": call}
        lines.append(say("aloud.call", facts, language))
    return lines or [say("aloud.nothing_said", {}, language)]


def _sheet(table: Table, state: State, language: str) -> list[str]:
    """The totals."""
    if state.game.info.individual:
        names = NamesAtTable(table.people, language)
        totals = {names.get(player, player): points for player, points in player_totals(state.sheet).items()}
    else:
        totals = {
            say(f"side-{side}", {}, language): points for side, points in side_totals(state.sheet).items()
        }
    facts = (say("play.total", {"who": who, "points": points}, language) for who, points in totals.items())
    return list(facts) or [say("aloud.no_points", {}, language)]


def _game(state: State) -> dict[str, Fact]:
    return {"game": state.game.name}
