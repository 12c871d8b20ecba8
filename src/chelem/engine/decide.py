"""Turn moves into events; the only place where a move is refused."""

from dataclasses import replace

from chelem.core import Deal, Refused, Seat
from chelem.engine import events
from chelem.engine.board import Board
from chelem.engine.kept_tricks import tricks_kept
from chelem.engine.moves import AnswerClaim, MakeClaim, Move
from chelem.engine.sheet import PlayedDeal, PlayerId
from chelem.engine.state import State


def decide(state: State, player: PlayerId, move: Move) -> events.Event:
    """Return the event of a player's move; `Refused` if the rules do not allow it.

    What follows from the move by the rules is for `due`.
    """
    seat = state.seat(player)
    if seat is None:
        raise Refused("turn.stranger", player=player)
    board = state.board
    if board is None or board.closed:
        raise Refused("turn.between")
    match move:
        case MakeClaim(tricks):
            return _claimed(board, seat, tricks)
        case AnswerClaim(accept):
            return _answered(board, seat, accept=accept)
    if board.claim:
        raise Refused("turn.claim")
    turn = board.phase.turn if board.phase else None
    if turn is None or board.phase is None:
        raise Refused("turn.between")
    if turn.actor is not seat:
        raise Refused("turn.other", seat=turn.actor)
    board.phase.check(move, board.holdings.hands[turn.hand])
    return events.Acted(turn.hand, seat, move)


def _claimed(board: Board, seat: Seat, tricks: int) -> events.Claimed:
    """Check a claim by declarer or a defender, after the opening lead (RULES Common, Claim)."""
    if board.claim:
        raise Refused("claim.open")
    if board.play is None or not board.led or board.contract is None:
        raise Refused("claim.early")
    if seat is board.contract.dummy:
        raise Refused("claim.dummy")
    if not board.may_claim_again(seat.side):
        raise Refused("claim.again")
    if not 0 <= tricks <= board.play.left:
        raise Refused("claim.tricks", tricks=tricks, left=board.play.left)
    return events.Claimed(seat, tricks)


def _answered(board: Board, seat: Seat, *, accept: bool) -> events.Answered:
    if not board.claim or board.claim.accepted:
        raise Refused("claim.none")
    if seat not in board.claim.waiting:
        raise Refused("claim.say", seat=seat)
    return events.Answered(seat, accept)


def due(state: State) -> events.Event | None:
    """Return the next event that follows by the rules, if any; `state` must be the full state."""
    board = state.board
    if board is None or state.verdict is not None:
        return None
    if board.closed:
        verdict = None if state.sheet.passed else state.match.verdict(state.game, state.sheet)
        return events.Finished(verdict) if verdict else None
    if exposed := _to_expose(state, board):
        return exposed
    if board.phase is None:
        return _after_auction(state, board)
    return _scored(state, board) if board.played_out else None


def _to_expose(state: State, board: Board) -> events.Exposed | None:
    """Return the exposure of a hand that must be open but is not: dummy's, or a claimant's."""
    owed = state.game.shown(board, state.sheet.seats)
    if board.claim is not None:
        owed = (*owed, board.claim.by)
    for seat in owed:
        if seat not in board.holdings.open and (hand := board.hand(seat)) is not None:
            return events.Exposed(seat, hand)
    return None


def _after_auction(state: State, board: Board) -> events.Event | None:
    """Return the event between auction and play: an exchange of chairs, or a passed-out deal."""
    setting = board.setting
    if board.contract is None:
        if state.match.redeals or state.game.redeals:
            return events.PassedOut(setting.deal, setting.attempt)
        return events.Scored(setting.deal, None, None, ())
    if seats := state.game.swap(board.contract, state.sheet.seats):
        return events.Swapped((min(seats), max(seats)))
    return None


def _scored(state: State, board: Board) -> events.Scored | None:
    north, east, south, west = board.holdings.hands
    contract = board.contract
    if contract is None or north is None or east is None or south is None or west is None:
        return None
    kept = tricks_kept(board) if board.claim is not None and state.format > 2 else None
    board = replace(board, kept=kept or 0)
    deal = Deal.of(north, east, south, west)
    played = PlayedDeal(board.setting, contract, board.tricks, deal, state.sheet.seats)
    lines = state.match.score(state.game, state.sheet, played)
    claim = board.claim is not None
    return events.Scored(board.setting.deal, contract, board.tricks, lines, claim, kept)
