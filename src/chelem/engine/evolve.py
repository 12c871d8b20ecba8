"""Apply events to the state. Nothing is refused here: an event in a log has happened."""

from dataclasses import replace

from chelem.core import SEATS, Action, Contract, Hand, Seat
from chelem.engine import events
from chelem.engine.board import Board
from chelem.engine.first_dealer import drawn_dealer
from chelem.engine.holdings import Holdings, with_swapped, with_value_at
from chelem.engine.promise import Promise
from chelem.engine.setting import Setting
from chelem.engine.sheet import Row, Sheet
from chelem.engine.state import State
from chelem.phases import CardPlay, Claim, Phase


def begin(started: events.Started) -> State:
    """Return the first state of a match."""
    seats = tuple(seat for seat in SEATS if seat in started.players)
    chairs = tuple(started.players.get(seat) for seat in SEATS)
    state = State(started.game, started.match, chairs, Sheet(seats), format=started.format)
    if not started.draw:
        return state
    return replace(state, first_dealer=drawn_dealer(started.draw, started.game.info.suits))


def evolve(state: State, event: events.Event) -> State:
    """Return the state after an event; it works the same on full states and on viewers' states."""
    match event:
        case events.Acted(action=action) if state.board is not None:
            return _with(state, _acted(state, state.board, action))
        case events.Dealt():
            return _dealt(state, event)
        case events.Seated():
            return _seated(state, event)
        case events.Left(seat):
            return replace(state, chairs=with_value_at(state.chairs, seat, None))
        case events.Committed(deal, attempt, hashed):
            return replace(state, promise=Promise(deal, attempt, hashed))
        case events.Pledged(player, hashed) if state.promise is not None:
            pledges = (*state.promise.pledges, (player, hashed))
            return replace(state, promise=replace(state.promise, pledges=pledges))
        case events.Unrevealed(players) if state.promise is not None:
            unrevealed = (*state.promise.unrevealed, *players)
            return replace(state, promise=replace(state.promise, unrevealed=unrevealed))
        case events.Finished(verdict):
            return replace(state, verdict=verdict)
        case events.Swapped(seats):
            moved = replace(state, chairs=with_swapped(state.chairs, seats), sheet=state.sheet.moved(seats))
            return moved if moved.board is None else replace(moved, board=_swapped(moved.board, seats))
        case events.Scored() if state.board is not None:
            return _scored(state, state.board, event)
        case events.PassedOut() if state.board is not None:
            passed = replace(state.sheet, passed=True)
            return replace(state, sheet=passed, board=replace(state.board, closed=True))
    return state if state.board is None else _with(state, _on_board(state.board, event))


def _acted(state: State, board: Board, action: Action) -> Board:
    """Return the board after a call or a card, in the next phase if that ended one."""
    if board.phase is None:
        return board
    phase = board.phase.after(action)
    if phase.turn is None and not isinstance(phase, CardPlay):
        return _after_phase(state, board, phase)
    return board.playing(phase)


def _on_board(board: Board, event: events.Event) -> Board:
    """Return the board after an event that affects only the board, other than a call or a card."""
    match event:
        case events.Exposed(seat, cards):
            played = board.play.played(seat) if board.play else Hand()
            return board.holding(board.holdings.exposed(seat, cards | played))
        case events.Claimed(by, tricks) if board.play and board.contract:
            return replace(board, claim=Claim.made(by, tricks, board.play.left, board.contract.declarer))
        case events.Answered(by, accept) if board.claim:
            return replace(board, claim=board.claim.agreed(by)) if accept else board.refusing_claim()
        case events.Revealed(hands=hands):
            return replace(board, holdings=board.holdings.revealed(hands), revealed=True)
    return board


def _with(state: State, board: Board) -> State:
    """Return the state with another board; on this hot path the constructor is faster than `replace`."""
    return State(
        state.game,
        state.match,
        state.chairs,
        state.sheet,
        board,
        state.promise,
        state.verdict,
        state.format,
        state.persons,
        state.first_dealer,
    )


def _dealt(state: State, event: events.Dealt) -> State:
    phase = state.game.then(event.setting.dealer, state.sheet.seats, ())
    holdings = Holdings.dealt(event.hands, event.seating)
    first = phase if not isinstance(phase, Contract) else None
    board = Board(event.setting, holdings, (), first, promise=_promise_of(state, event.setting))
    if event.origin == "practice":
        board = replace(board, selected=True)
    return replace(state, sheet=state.sheet.begun(event.setting), board=board, promise=None)


def _promise_of(state: State, setting: Setting) -> Promise | None:
    """Return what was published of this deal, if anything."""
    promise = state.promise
    if promise is None or (promise.deal, promise.attempt) != (setting.deal, setting.attempt):
        return None
    return replace(promise, first_seats=state.sheet.seats if state.sheet.last is None else ())


def _after_phase(state: State, board: Board, over: Phase) -> Board:
    """Return the board after a phase of the auction: in the next phase, or in card play."""
    past = (*board.past_phases, over)
    seats = state.sheet.seats
    match state.game.then(board.setting.dealer, seats, past):
        case Contract() as contract:
            waiting = state.game.swap(contract, seats)
            play = None if waiting else CardPlay.by(contract.declarer, contract.strain)
            return replace(board, past_phases=past, phase=play, contract=contract)
        case phase:
            return replace(board, past_phases=past, phase=phase)


def _swapped(board: Board, seats: tuple[Seat, Seat]) -> Board:
    """Return the board after declarer has moved to the chair opposite the open hand."""
    board = board.holding(board.holdings.swapped(seats))
    if board.contract is None or board.contract.declarer not in seats:
        return board
    a, b = seats
    contract = board.contract.by(b if board.contract.declarer is a else a)
    return replace(board, contract=contract, phase=CardPlay.by(contract.declarer, contract.strain))


def _seated(state: State, event: events.Seated) -> State:
    seat, player = event.seat, event.player
    persons = state.persons | {player} if event.kind == "person" else state.persons - {player}
    state = replace(state, chairs=with_value_at(state.chairs, seat, player), persons=persons)
    if state.board is None:
        return state
    return _with(state, state.board.holding(state.board.holdings.shown_to(player, seat, event.cards)))


def _scored(state: State, board: Board, event: events.Scored) -> State:
    row = Row(
        board.setting,
        event.contract,
        event.tricks,
        event.lines,
        state.chairs,
        event.claim,
        board.practice,
        board.selected,
        event.kept or 0,
    )
    sheet = replace(state.sheet, rows=(*state.sheet.rows, row))
    return replace(state, sheet=sheet, board=replace(board, closed=True, kept=event.kept or 0))
