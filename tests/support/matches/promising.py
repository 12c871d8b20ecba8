"""Deals of logs of format 2: promised by the server and the players, or chosen."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from chelem.core.deals import Deal
from chelem.core.draws import hash_of_text, promise_digest
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.events import Committed, Dealt, Pledged, Revealed, Unrevealed
from chelem.engine.log import Log
from chelem.engine.setting import Setting
from chelem.engine.sheet import PlayerId
from chelem.matches.dealing import next_deal, promised_deal
from tests.support.chance import Below


@dataclass
class Promised:
    """A promise that is being made: the salt, and each page's nonce in the order of the pledges."""

    log: Log
    salt: str
    nonces: dict[PlayerId, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        setting = next_setting_of(self.log)
        self.log.add(Committed(setting.deal, setting.attempt, hash_of_text(self.salt)))

    def pledge(self, player: PlayerId, nonce: str) -> None:
        """Publish the hash of a player's nonce."""
        self.log.add(Pledged(player, hash_of_text(nonce)))
        self.nonces[player] = nonce

    def name(self, *players: PlayerId) -> None:
        """Name people who are left out, whether or not they have pledged."""
        self.log.add(Unrevealed(players))
        self.nonces = {player: nonce for player, nonce in self.nonces.items() if player not in players}

    @property
    def digest(self) -> bytes:
        """The digest of the salt and of the nonces that are revealed."""
        return promise_digest(self.salt, self.nonces.values())

    def deal(self) -> Revealed:
        """Deal the cards; return what reveals them."""
        dealt, _ = promised_deal(self.log.state, self.digest)
        self.log.add(dealt)
        return self.proof(dealt)

    def proof(self, dealt: Dealt) -> Revealed:
        """Return the entry that reveals these cards."""
        return proof_of(dealt.setting, dealt.hands, self.salt, self.nonces or None)


def next_setting_of(log: Log) -> Setting:
    """Return the next deal, whose dealer may still have to be drawn."""
    state = log.state
    return state.match.next(state.game, state.sheet, state.sheet.seats[0])


def proof_of(
    setting: Setting, hands: Mapping[Seat, Hand], salt: str, nonces: Mapping[PlayerId, str] | None = None
) -> Revealed:
    """Return the entry that reveals these hands."""
    return Revealed(setting.deal, number_of(hands), salt, hands, nonces, attempt=setting.attempt)


def number_of(hands: Mapping[Seat, Hand]) -> int:
    """Return the number of the deal with these hands."""
    return Deal.of(*map(hands.__getitem__, SEATS)).number


def promised(log: Log, below: Below) -> Revealed:
    """Promise a deal with the nonces of some people, deal it, and return what reveals it."""
    promise = Promised(log, f"salt {log.version}")
    people = [player for player in log.state.chairs if player and player in log.state.persons]
    for player in people:
        if below(3):
            promise.pledge(player, f"nonce {player} {log.version}")
    late = [player for player in promise.nonces if not below(3)]
    if late:
        promise.name(*late)
    unnamed = [player for player in people if player not in (*promise.nonces, *late)]
    if unnamed:
        promise.name(*unnamed)
    return promise.deal()


def chosen(log: Log, below: Below) -> Revealed:
    """Deal cards without a promise; return what reveals them."""
    dealt = next_deal(log.state, below)
    origin, event_id = (("number", None), ("event", "club"))[below(2)]
    log.add(replace(dealt, origin=origin, event_id=event_id))
    return proof_of(dealt.setting, dealt.hands, "salt")
