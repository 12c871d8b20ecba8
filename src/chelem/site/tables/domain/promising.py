"""Draw a deal that nobody can choose: the server and people's pages promise, then reveal (docs/log.md)."""

from typing import Literal

from chelem.core import Refused
from chelem.core.draws import hash_of_text, promise_digest
from chelem.engine import PlayerId, events
from chelem.engine.promise import Promise, RevealedNonce
from chelem.matches.dealing import promised_deal
from chelem.site.edge import VisitorId
from chelem.site.tables.domain.commitment import Commitment, stored_draw
from chelem.site.tables.domain.people import Person
from chelem.site.tables.domain.table import Table

DealingStage = Literal["pledge", "reveal"]
"""What the next deal waits for: the hashes of nonces, or the nonces."""
DealKey = tuple[int, int]
"""The number of a deal, and the attempt."""


def commit(table: Table, salt: str) -> None:
    """Publish the hash of the server's salt for the next deal."""
    state = table.started_log.state
    setting = state.match.next(state.game, state.sheet, state.sheet.seats[0])
    table.save_commitment(setting.deal, setting.attempt, Commitment(salt))
    table.presence.declined.clear()
    table.add(events.Committed(setting.deal, setting.attempt, hash_of_text(salt)))


def open_promise(table: Table) -> Promise | None:
    """Return what is published of the next deal; None if nothing is, or the deal is dealt."""
    return table.log.state.promise if table.log is not None and table.between_deals else None


def stage(table: Table) -> DealingStage | None:
    """Return what the next deal waits for; None if no promise is open.

    Pledging is over once everybody has pledged, somebody is named as left out, or a nonce is revealed:
    a nonce that is chosen later could choose the cards.
    """
    promise = open_promise(table)
    if promise is None:
        return None
    closed = promise.unrevealed or _nonces(table, promise) or not _unpledged(table, promise)
    return "reveal" if closed else "pledge"


def awaited(table: Table) -> tuple[Person, ...]:
    """Return the people whose pages have still to pledge, or to reveal, for the next deal."""
    promise = open_promise(table)
    if promise is None:
        return ()
    if stage(table) == "pledge":
        declined = table.presence.declined
        return tuple(person for person in _unpledged(table, promise) if person.player not in declined)
    missing = _unrevealed(table, promise)
    return tuple(person for person in table.persons() if person.player in missing)


def pledge(
    table: Table,
    visitor: VisitorId | None,
    key: DealKey,
    digest: str | None,
    id: str | None = None,  # noqa: A002 - as in the log
) -> bool:
    """Publish the hash of a page's nonce; return whether that is new. With None the page adds nothing."""
    player, promise = _promise_to(table, visitor, key)
    if digest is not None and promise.pledge_of(player) == digest:
        return False
    if promise.pledge_of(player) is not None:
        raise Refused("promise.twice", player=player)
    if stage(table) != "pledge":
        raise Refused("promise.closed", player=player)
    if digest is None:
        table.presence.declined.add(player)
        return False
    table.add(events.Pledged(player, digest), id)
    return True


def reveal_nonce(table: Table, visitor: VisitorId | None, key: DealKey, nonce: str) -> RevealedNonce:
    """Save a page's nonce, and return what the server has received.

    It stays secret until the deal is over. The same one again changes nothing.
    """
    player = table.seated_person(visitor).player
    if table.nonces.get(key, {}).get(player) != nonce:
        _check_nonce(table, visitor, key, nonce)
        table.save_nonce(*key, player, nonce)
    return RevealedNonce(table.code, *key, hash_of_text(table.commitments[key].salt), player, nonce)


def _check_nonce(table: Table, visitor: VisitorId | None, key: DealKey, nonce: str) -> None:
    """Raise `Refused` unless a visitor's page may reveal this nonce now."""
    player, promise = _promise_to(table, visitor, key)
    if player in promise.unrevealed:
        raise Refused("promise.closed", player=player)
    if promise.pledge_of(player) is None:
        raise Refused("promise.unpledged", player=player)
    if stage(table) == "pledge":
        raise Refused("promise.not_yet")
    if hash_of_text(nonce) != promise.pledge_of(player):
        raise Refused("promise.nonce", player=player)


def go_on(table: Table) -> None:
    """End the present stage: name those who are left out, and deal after the last one."""
    promise = open_promise(table)
    if promise is None:
        return
    if stage(table) == "pledge":
        _leave_out(table, tuple(person.player for person in _unpledged(table, promise)))
    else:
        deal_promised(table)


def deal_promised(table: Table) -> None:
    """Deal the cards that follow from the salt and the nonces; name everybody who has revealed none."""
    promise = open_promise(table)
    if promise is None:
        return
    missing = _unrevealed(table, promise)
    silent = [person.player for person in _unpledged(table, promise)]
    _leave_out(table, (*missing, *silent))
    key = (promise.deal, promise.attempt)
    nonces = _nonces(table, promise)
    given = [nonces[player] for player, _ in promise.pledges if player in nonces]
    salt = table.commitments[key].salt
    dealt, drawn = promised_deal(table.started_log.state, promise_digest(salt, given))
    table.save_commitment(*key, Commitment(salt, stored_draw(drawn)))
    add_deal(table, dealt)


def add_deal(table: Table, dealt: events.Dealt) -> None:
    """Deal these cards; nobody is ready for the next deal any more."""
    table.add(dealt)
    table.presence.ready.clear()
    table.presence.saw_hand.clear()
    table.presence.declined.clear()


def leave_out_newcomer(table: Table, player: PlayerId) -> None:
    """Name a person who has sat down when pledging was over."""
    promise = open_promise(table)
    if promise and promise.pledge_of(player) is None and player not in promise.unrevealed:
        _leave_out(table, (player,))


def _leave_out(table: Table, players: tuple[PlayerId, ...]) -> None:
    if players:
        table.add(events.Unrevealed(players))


def _promise_to(table: Table, visitor: VisitorId | None, key: DealKey) -> tuple[PlayerId, Promise]:
    """Return the player of a visitor and the open promise of that deal; `Refused` if there is none."""
    player = table.seated_person(visitor).player
    promise = open_promise(table)
    if promise is None or (promise.deal, promise.attempt) != key:
        raise Refused("promise.closed", player=player)
    return player, promise


def _unpledged(table: Table, promise: Promise) -> list[Person]:
    """Return the people in the chairs who have neither pledged nor been named."""
    return [
        person
        for person in table.persons()
        if promise.pledge_of(person.player) is None and person.player not in promise.unrevealed
    ]


def _unrevealed(table: Table, promise: Promise) -> list[PlayerId]:
    """Return the players who have pledged, but neither revealed their nonce nor been named."""
    known = {*_nonces(table, promise), *promise.unrevealed}
    return [player for player, _ in promise.pledges if player not in known]


def _nonces(table: Table, promise: Promise) -> dict[PlayerId, str]:
    return table.nonces.get((promise.deal, promise.attempt), {})
