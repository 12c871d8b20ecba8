"""Text mode: typed commands and their answers in sentences."""

from chelem.core import SEATS, SIDES, Card, Seat
from chelem.engine import Board, Move, State
from chelem.i18n import Fact, say
from chelem.matches.totals import player_totals, side_totals
from chelem.phases.card_play import Trick
from chelem.site.edge import VisitorId
from chelem.site.tables.domain import undo, watching
from chelem.site.tables.domain.table import Table
from chelem.site.tables.views.aloud import field_sentences
from chelem.site.tables.views.comparison import comparison_sections
from chelem.site.tables.views.deal import calls_in_deal, last_dealt
from chelem.site.tables.views.names import NamesAtTable
from chelem.text.commands import Command, read_consent, read_input
from chelem.text.position import contract_text, legal_text
from chelem.text.score_text import counted_total
from chelem.text.speech import deal_sentences, spoken_hand


def read_command(table: Table, visitor: VisitorId | None, text: str, language: str) -> Move | Command:
    """Return the move or command that a visitor typed."""
    return read_input(text, table.player_view(visitor), language)


def answer_typed_undo(table: Table, visitor: VisitorId | None, text: str, language: str) -> bool:
    """Answer the undo request that waits for a visitor if they typed yes or no; return whether they did."""
    request, consent = undo.open_request(table), read_consent(text, language)
    if request is None or consent is None or table.seat(visitor) not in request.waiting:
        return False
    undo.answer_undo(table, visitor, accept=consent)
    return True


def answer_typed_watch(table: Table, visitor: VisitorId | None, text: str, language: str) -> list[str] | None:
    """Answer whether spectators may see a hand, if a visitor is asked and typed yes or no; None if not.

    A claim is answered first.
    """
    request, consent = watching.open_watch_request(table), read_consent(text, language)
    if request is None or consent is None or table.seat(visitor) not in watching.waiting_for(table, request):
        return None
    board = table.started_log.state.board
    if board is not None and board.claim is not None:
        return None
    watching.answer_watch_request(table, visitor, accept=consent)
    return [_watch_sentence(table, request.watch, language)]


def hide_hand(table: Table, visitor: VisitorId | None, language: str) -> list[str]:
    """Let spectators see no hand any more; `Refused` if they see none."""
    shown = table.policy.watch
    watching.answer_watch_request(table, visitor, accept=False)
    return [_watch_sentence(table, shown, language)]


def _watch_sentence(table: Table, seat: str, language: str) -> str:
    """Return whether spectators see the hand of a seat, or others have still to agree."""
    waiting = watching.open_watch_request(table) is not None
    shown = "waiting" if waiting else "yes" if table.policy.watch == seat else "no"
    return say("typed.watch", {"shown": shown, "seat": seat}, language)


def answer_command(command: Command, table: Table, visitor: VisitorId | None, language: str) -> list[str]:
    """Return the answer to a command, in sentences."""
    state = table.player_view(visitor).state
    board = state.board
    match command:
        case Command.HELP:
            legal = legal_text(state, language) if board and _moves(state, table.seat(visitor)) else ""
            return [*say("typed.help", {}, language).splitlines(), *filter(None, [legal])]
        case Command.SHEET:
            return _describe_totals(table, state, language)
        case Command.FIELD:
            return _describe_field(table, state, visitor, language)
        case _ if board is None:
            return [say("turn.between", {}, language)]
        case Command.TABLE:
            return _describe_table(state, board, visitor, table, language)
        case Command.LAST:
            done = board.play.done if board.play else ()
            return (
                _describe_trick(done[-1], state, language)
                if done
                else [say("play.no_trick", _game_fact(state), language)]
            )
        case Command.TRICKS:
            return _describe_tricks(state, board, language)
        case Command.AUCTION:
            return _describe_auction(table, state, language)
        case _:
            return []


def _describe_table(
    state: State, board: Board, visitor: VisitorId | None, table: Table, language: str
) -> list[str]:
    """Return the visitor's hand, the exposed hands, the trick in progress and whose turn it is."""
    dealt = None if board.closed else last_dealt(table.started_log)
    lines = [deal_sentences(board.setting, state, dealt, language)]
    if board.contract is not None:
        facts: dict[str, Fact] = {"contract": contract_text(state.game, board.contract, language)}
        lines.append(say("aloud.standing", facts, language))
    own_seat = table.seat(visitor)
    for seat in SEATS:
        hand = board.holdings.hands[seat] if board.closed else board.hand(seat)
        if seat is own_seat and hand is not None:
            lines.append(say("aloud.hand", {"hand": spoken_hand(hand, state, language)}, language))
        elif seat in board.holdings.open and hand is not None:
            facts = {"seat": str(seat), "hand": spoken_hand(hand, state, language)}
            lines.append(say("aloud.hand_of" if board.closed else "aloud.open", facts, language))
    for seat, card in board.play.current() if board.play else ():
        lines.append(_describe_card(str(seat), card, state, language))
    if state.turn is not None:
        code = "aloud.turn.you" if state.turn.actor is own_seat else "aloud.turn"
        lines.append(say(code, {"seat": str(state.turn.hand)}, language))
    return lines


def _describe_card(seat: str, card: Card, state: State, language: str) -> str:
    return say("aloud.card", {"seat": seat, "card": str(card), **_game_fact(state)}, language)


def _moves(state: State, seat: Seat | None) -> bool:
    """Return whether it is a player's turn."""
    return state.turn is not None and state.turn.actor is seat


def _describe_field(table: Table, state: State, visitor: VisitorId | None, language: str) -> list[str]:
    """Return the results of the last finished deal at all tables, from the visitor's side."""
    if not state.sheet.rows:
        return [say("aloud.no_points", {}, language)]
    if table.of_a_day:
        return [say("aloud.field_of_day", {}, language)]
    seat, deal = table.seat(visitor), state.sheet.rows[-1].setting.deal
    side = SIDES[0] if seat is None else seat.side
    compared = comparison_sections(table.compared, state, side, language)
    return field_sentences(compared.get(deal), language)


def _describe_trick(trick: Trick, state: State, language: str) -> list[str]:
    cards = [say("aloud.in_trick", {"seat": str(s), "card": str(c)}, language) for s, c in trick.plays()]
    won = say("aloud.won", {"seat": str(trick.winner), **_game_fact(state)}, language)
    return [", ".join(cards) + ".", won]


def _describe_tricks(state: State, board: Board, language: str) -> list[str]:
    """Return the number of tricks of each side, and the winner of each trick."""
    if board.play is None or not board.play.done:
        return [say("play.no_trick", _game_fact(state), language)]
    counts: dict[str, Fact] = {side.name.lower(): board.play.taken(side) for side in SIDES}
    winners = (say(f"seat-{trick.winner}", {}, language) for trick in board.play.done)
    numbered = ", ".join(f"{number} {winner}" for number, winner in enumerate(winners, start=1))
    return [say("aloud.tricks", counts | _game_fact(state), language), numbered + "."]


def _describe_auction(table: Table, state: State, language: str) -> list[str]:
    """Return a sentence for each call."""
    lines = []
    for _, event in calls_in_deal(table.started_log):
        call = str(state.as_said(event.seat, event.action))
        facts: dict[str, Fact] = {"seat": str(event.seat), "call": call}
        lines.append(say("aloud.call", facts, language))
    return lines or [say("aloud.nothing_said", {}, language)]


def _describe_totals(table: Table, state: State, language: str) -> list[str]:
    """Return the total of each side or player."""
    totals: dict[str, Fact]
    if state.game.info.individual:
        names = NamesAtTable(table.people, language)
        totals = {names.get(player, player): points for player, points in player_totals(state.sheet).items()}
    else:
        totals = {
            say(f"side-{side}", {}, language): counted_total(state, side, points, language)
            for side, points in side_totals(state.sheet).items()
        }
    facts = (
        say("play.total", {"who": side_or_player, "points": points}, language)
        for side_or_player, points in totals.items()
    )
    return list(facts) or [say("aloud.no_points", {}, language)]


def _game_fact(state: State) -> dict[str, Fact]:
    return {"game": state.game.name}
