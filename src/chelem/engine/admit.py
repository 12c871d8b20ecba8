"""Check events that no player's move or rule produces: deals, people, messages, commitments, an early end."""

from collections.abc import Mapping
from hashlib import sha256

from chelem.core import SEATS, BadOption, Deal, Hand, ParseError, Refused, Seat, Vulnerability
from chelem.engine import events, promise_checks
from chelem.engine.game import Game
from chelem.engine.partner_draw import check_seated
from chelem.engine.setting import Setting
from chelem.engine.sheet import PlayerId
from chelem.engine.state import State

PLAYER_KINDS = ("person", "bot")


def check_start(started: events.Started) -> None:
    """Raise `BadOption` or `Refused` unless these players can play this form of match in this game."""
    game, match, players = started.game, started.match, started.players
    if not match.fits(game):
        raise BadOption("match.other", kind=match.kind, game=game.name)
    names = list(players.values())
    right = all(type(seat) is Seat for seat in players) and all(type(name) is str for name in names)
    if not right or len(names) != game.info.players or len(set(names)) != len(names):
        raise Refused("log.players", count=game.info.players)
    if started.draw:
        if len(players) != len(SEATS):
            raise Refused("draw.seats")
        check_seated(started.draw, game.info.suits)


def admit(state: State, event: events.Event, *, partial: bool = False) -> None:
    """Raise `Refused` unless this external event is allowed in the state.

    With `partial`, the log is a viewer's copy, in which a deal may lack hands.
    """
    match event:
        case events.Dealt():
            _deal(state, event, partial=partial)
        case events.Committed():
            _commitment(state, event)
        case events.Revealed():
            _revealed(state, event)
        case events.Pledged() | events.Unrevealed() | events.Sealed() if state.format > 1:
            _newer(state, event)
        case events.Seated() | events.Left():
            _people(state, event, partial=partial)
        case events.Finished(verdict):
            check_between_deals(state)
            if verdict != state.match.stopped(state.game, state.sheet):
                raise Refused("match.stopped")
        case events.Asked(by) | events.Allowed(by):
            if state.chairs[by] is None:
                raise Refused("chair.empty", seat=by)
        case events.Alerted(text=text) | events.Explained(text=text) | events.Chatted(text=text):
            _text(text)
        case _:
            raise Refused("log.unexpected", event=event.event)


def _text(text: str) -> None:
    """Raise `Refused` for text that cannot be encoded as UTF-8 (lone surrogates)."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Refused("words.text") from None


def check_between_deals(state: State) -> None:
    """Raise `Refused` if the match is over or a deal is in progress."""
    if state.verdict is not None:
        raise Refused("match.over")
    if state.board is not None and not state.board.closed:
        raise Refused("deal.unfinished", deal=state.board.setting.deal)


def _commitment(state: State, event: events.Committed) -> None:
    """Check a commitment: one SHA-256 hash for the next deal."""
    check_between_deals(state)
    _next_deal(state, event.deal, event.attempt)
    if promise_checks.promise_of(state, event.deal, event.attempt) is not None:
        raise Refused("deal.committed", deal=event.deal)
    promise_checks.check_hash(event.hash)


def _newer(state: State, event: events.Pledged | events.Unrevealed | events.Sealed) -> None:
    """Check the events that only format 2 has, all of them between two deals."""
    match event:
        case events.Pledged():
            check_between_deals(state)
            promise_checks.check_pledge(state, event)
        case events.Unrevealed():
            check_between_deals(state)
            promise_checks.check_unrevealed(state, event)
        case events.Sealed():
            promise_checks.check_seal(state, event)


def _next_deal(state: State, deal: int, attempt: int) -> None:
    wanted = state.match.next(state.game, state.sheet, state.sheet.seats[0])
    if (deal, attempt) != (wanted.deal, wanted.attempt):
        raise Refused("deal.next", deal=wanted.deal, attempt=wanted.attempt)


def _deal(state: State, event: events.Dealt, *, partial: bool) -> None:
    """Check a deal: the one that the match expects, complete, with the players in their present chairs."""
    check_between_deals(state)
    setting = event.setting
    if setting.dealer not in state.sheet.seats:
        raise Refused("deal.no_player", seat=setting.dealer, game=state.game.name)
    _next_deal(state, setting.deal, setting.attempt)
    # Chosen cards come with their dealer.
    first = state.first_dealer if event.origin is None else None
    wanted = state.match.next(state.game, state.sheet, setting.dealer if first is None else first)
    if setting.dealer is not wanted.dealer:
        raise Refused("deal.dealer", seat=wanted.dealer)
    if setting.vulnerable not in _accepted_vulnerability(state.game, wanted):
        raise Refused("deal.vulnerable", seats=" ".join(map(str, wanted.vulnerable)) or "–")
    if setting.board != wanted.board:
        raise Refused("deal.board", board="–" if wanted.board is None else wanted.board)
    if any(state.chairs[seat] != event.seating.get(seat) for seat in SEATS):
        raise Refused("deal.seating")
    promise_checks.check_origin(state, event)
    if deal := _complete(event.hands, partial=partial):
        state.game.check_deal(setting, deal)


def _accepted_vulnerability(game: Game, wanted: Setting) -> tuple[Vulnerability, ...]:
    """Return that of the next deal, and the board's own, which earlier logs state where it has no effect."""
    if wanted.board is None or game.vulnerability:
        return (wanted.vulnerable,)
    return wanted.vulnerable, Vulnerability.on_board(wanted.board)


def _complete(hands: Mapping[Seat, Hand], *, partial: bool) -> Deal | None:
    """Return the deal of four hands; None for a viewer's copy with fewer."""
    if set(hands) == set(SEATS):
        return Deal.of(*map(hands.__getitem__, SEATS))
    if not partial:
        raise Refused("deal.hands", count=len(hands))
    Hand.of(card for hand in hands.values() for card in hand)  # raises if a card occurs twice
    for seat, hand in hands.items():
        if len(hand) != 13:
            raise ParseError("deal.count", seat=seat, count=len(hand))
    return None


def _revealed(state: State, event: events.Revealed) -> None:
    """Check revealed cards against those dealt, and against the commitment."""
    board = state.board
    if board is None or not board.closed or board.setting.deal != event.deal:
        raise Refused("deal.revealed", deal=event.deal)
    if event.attempt not in (None, board.setting.attempt):
        raise Refused("deal.revealed", deal=event.deal)
    if set(event.hands) != set(SEATS):
        raise Refused("deal.hands", count=len(event.hands))
    deal = Deal.of(*map(event.hands.__getitem__, SEATS))
    dealt = board.holdings.revealed(event.hands).hands
    known = board.holdings.hands
    if any(hand not in (None, shown) for hand, shown in zip(known, dealt, strict=True)):
        raise Refused("deal.other")
    if deal.number != event.number:
        raise Refused("deal.other_number", number=str(event.number))
    if state.format > 1:
        promise_checks.check_promise_kept(board, state, event, deal)
    elif event.nonces is not None:
        raise Refused("promise.no_nonces")
    elif board.promise and board.promise.hash != commitment_hash(event.number, event.salt):
        raise Refused("deal.commitment")


def commitment_hash(number: int, salt: str) -> str:
    """Return the hash that commits to a deal: SHA-256, in hexadecimal, of `number:salt`."""
    return sha256(f"{number}:{salt}".encode()).hexdigest()


def _people(state: State, event: events.Seated | events.Left, *, partial: bool) -> None:
    """Check who sits down or leaves; format 1 gives their names, format 2 keeps them out of the log."""
    if state.format == 1 and event.name is None:
        raise Refused("log.missing", field="name")
    if state.format > 1 and event.name is not None:
        raise Refused("log.name")
    if isinstance(event, events.Seated):
        _seat(state, event.seat, event.player, event.kind)
        _waiting(state, event.seat, event.cards, partial=partial)
    elif state.chairs[event.seat] != event.player or event.kind not in PLAYER_KINDS:
        raise Refused("chair.other", seat=event.seat, player=event.player)


def _seat(state: State, seat: Seat, player: PlayerId, kind: str) -> None:
    if seat not in state.sheet.seats:
        raise Refused("chair.no_player", seat=seat, game=state.game.name)
    if state.chairs[seat] is not None and state.chairs[seat] != player:
        raise Refused("chair.taken", seat=seat)
    if player in state.chairs and state.chairs[seat] != player:
        raise Refused("chair.twice", player=player)
    if kind not in PLAYER_KINDS:
        raise Refused("chair.kind", kind=kind)


def _waiting(state: State, seat: Seat, cards: Hand | None, *, partial: bool) -> None:
    """Check the hand at an empty chair: only in a viewer's copy, and the one that was dealt there."""
    if cards is None:
        return
    if not partial or state.board is None or state.board.holdings.hands[seat] not in (None, cards):
        raise Refused("deal.other")
