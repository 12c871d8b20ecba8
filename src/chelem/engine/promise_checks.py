"""Check what is promised of a deal, and that the deal and its revealed values are as promised (format 2)."""

import re

from chelem.core import Deal, Refused
from chelem.core.draws import DigestDraws, hash_of_text, promise_digest
from chelem.engine import events
from chelem.engine.board import Board
from chelem.engine.first_dealer import dealer_after_ties, promised_dealer
from chelem.engine.promise import Promise
from chelem.engine.sheet import PlayerId, Sheet
from chelem.engine.state import State

HASH = re.compile("[0-9a-f]{64}")
_SIGNATURE = re.compile("[0-9a-f]{128}")


def check_hash(text: str) -> None:
    """Raise `Refused` unless the text is a SHA-256 hash in hexadecimal."""
    if not HASH.fullmatch(text):
        raise Refused("deal.hash_digits")


def check_pledge(state: State, event: events.Pledged) -> None:
    """Raise `Refused` unless a person at the table pledges once, after the commitment and in time."""
    promise = _open_promise(state)
    if promise.unrevealed:
        raise Refused("promise.closed", player=event.player)
    if promise.pledge_of(event.player) is not None:
        raise Refused("promise.twice", player=event.player)
    if event.player not in _persons(state):
        raise Refused("promise.stranger", player=event.player)
    check_hash(event.hash)


def check_unrevealed(state: State, event: events.Unrevealed) -> None:
    """Raise `Refused` unless each player named is a person who could have pledged, and is named once."""
    promise = _open_promise(state)
    possible = {*_persons(state), *(player for player, _ in promise.pledges)}
    named = list(promise.unrevealed)
    for player in event.players:
        if player in named:
            raise Refused("promise.twice", player=player)
        if player not in possible:
            raise Refused("promise.stranger", player=player)
        named.append(player)


def check_origin(state: State, event: events.Dealt) -> None:
    """Raise `Refused` unless drawn cards are promised, chosen ones are not, and all left out are named.

    From format 3 on, cards are promised to the people who have sat down: a match in a terminal has none.
    """
    promise = promise_of(state, event.setting.deal, event.setting.attempt)
    if (event.origin == "event") != (event.event_id is not None):
        raise Refused("promise.event")
    if event.alone and event.origin not in ("challenge", "event"):
        raise Refused("promise.alone")
    if promise is not None and event.origin is not None:
        raise Refused("promise.origin")
    if state.format == 1:
        return
    if promise is None:
        if event.origin is None and (state.format == 2 or _persons(state)):
            raise Refused("promise.none")
        return
    for player in _persons(state):
        if player not in promise.unrevealed and promise.pledge_of(player) is None:
            raise Refused("promise.unnamed", player=player)


def check_promise_kept(board: Board, state: State, event: events.Revealed, deal: Deal) -> None:
    """Raise `Refused` unless salt and nonces are as promised, and the first dealer and the cards follow."""
    promise = board.promise
    nonces = event.nonces or {}
    if promise is None:
        if nonces:
            raise Refused("promise.no_nonces")
        return
    if hash_of_text(event.salt) != promise.hash:
        raise Refused("promise.salt")
    for player in nonces:
        if promise.pledge_of(player) is None:
            raise Refused("promise.unpledged", player=player)
        if player in promise.unrevealed:
            raise Refused("promise.both", player=player)
    in_order = [_checked_nonce(promise, player, nonces.get(player)) for player, _ in promise.pledges]
    digest = promise_digest(event.salt, filter(None, in_order))
    _check_dealer(board, state, digest, promise)
    if state.game.prepare(board.setting, DigestDraws(digest).randbelow) != deal:
        raise Refused("promise.cards")


def check_seal(state: State, event: events.Sealed) -> None:
    """Raise `Refused` unless a seal has the form of one, and no cards are still hidden.

    Whether chain and signature are right is checked by those who know how the entries are written.
    """
    if state.board is not None and not state.board.revealed:
        raise Refused("seal.early")
    hashes = HASH.fullmatch(event.chain) and HASH.fullmatch(event.key)
    if not (hashes and _SIGNATURE.fullmatch(event.signature)):
        raise Refused("seal.digits")


def promise_of(state: State, deal: int, attempt: int) -> Promise | None:
    """Return what was published of a deal that is not dealt yet; None if nothing was."""
    promise = state.promise
    return promise if promise and (promise.deal, promise.attempt) == (deal, attempt) else None


def _open_promise(state: State) -> Promise:
    if state.promise is None:
        raise Refused("promise.early")
    return state.promise


def _persons(state: State) -> list[PlayerId]:
    """Return the people in the chairs, in the order of their seats."""
    return [player for player in state.chairs if player in state.persons and player is not None]


def _checked_nonce(promise: Promise, player: PlayerId, nonce: str | None) -> str | None:
    """Return the nonce of a player who pledged; None for those named as not having revealed theirs."""
    if nonce is None:
        if player not in promise.unrevealed:
            raise Refused("promise.missing", player=player)
        return None
    if hash_of_text(nonce) != promise.pledge_of(player):
        raise Refused("promise.nonce", player=player)
    return nonce


def _check_dealer(board: Board, state: State, digest: bytes, promise: Promise) -> None:
    """Check who dealt first, unless the form of match or a draw for partners settles that."""
    if not promise.first_seats or state.first_dealer is not None:
        return
    game, sheet = state.game, Sheet(promise.first_seats)
    _, drawn = promised_dealer(game, promise.first_seats, digest)
    wanted = state.match.next(game, sheet, drawn).dealer
    before = dealer_after_ties(game, promise.first_seats, digest)
    if board.setting.dealer not in (wanted, before and state.match.next(game, sheet, before).dealer):
        raise Refused("promise.dealer", seat=wanted)
