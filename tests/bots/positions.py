"""Build positions from some cards of each hand, a contract and the cards played so far."""

from collections.abc import Mapping

from chelem.core.calls import Bid, parse_action
from chelem.core.cards import DECK
from chelem.core.contracts import Contract
from chelem.core.deals import Deal
from chelem.core.hands import Hand
from chelem.core.seats import SEATS, Seat
from chelem.engine.audience import Player, View
from chelem.engine.events import Started
from chelem.engine.log import Log
from chelem.games.contract import ContractBridge
from chelem.games.contract.rubber import Rubber
from chelem.games.whist import BridgeWhist
from chelem.games.whist.thirty import Thirty
from chelem.games.whiz import Whiz
from chelem.matches.dealing import deal_event, next_setting
from chelem.matches.deals import FixedDeals

MATCHES = {
    "contract": (ContractBridge(), Rubber()),
    "whist": (BridgeWhist(), Thirty()),
    "whiz": (Whiz(), FixedDeals()),
}


def filled(given: Mapping[str, str]) -> Deal:
    """Return a deal with the cards given to each seat; the others are dealt in turn, high to low."""
    hands = {seat: list(Hand.parse(given[seat.name])) if seat.name in given else [] for seat in SEATS}
    held = {card for cards in hands.values() for card in cards}
    for card in reversed([card for card in DECK if card not in held]):
        least = min(SEATS, key=lambda seat: (len(hands[seat]), seat))
        hands[least].append(card)
    return Deal.of(*(Hand.of(hands[seat]) for seat in SEATS))


def opened(deal: Deal, dealer: Seat, game: str = "contract") -> Log:
    """Return a match whose first deal is this one; players are named after their seats."""
    rules, match = MATCHES[game]
    seats = SEATS if rules.info.players == 4 else SEATS[1:]
    log = Log(Started(rules, match, {seat: seat.name for seat in seats}))
    log.add(deal_event(log.state, next_setting(log.state, lambda n: n - 1, dealer), deal))
    return log


def acting(log: Log, words: str) -> Log:
    """Return the log after the calls or cards of `words`, each made by the player whose turn it is."""
    for word in words.split():
        log.act(log.state.chairs[log.state.turn.actor], parse_action(word))
    return log


def playing(given: Mapping[str, str], contract: str, cards: str = "", calls: str = "") -> Log:
    """Return the play of a contract after `cards`; without `calls` declarer deals and bids it at once."""
    played = Contract.parse(contract)
    log = opened(filled(given), played.declarer)
    made = calls or f"{Bid(played.level, played.strain)} P P P"
    return acting(acting(log, made), cards)


def view(log: Log) -> View:
    """Return what the player whose turn it is knows."""
    return log.view(Player(log.state.chairs[log.state.turn.actor]))


def hidden_permuted(log: Log) -> Log | None:
    """Return the match with the two hands hidden from the player to act exchanged; None if that is illegal.

    The cards already played keep their places.
    """
    seen = view(log).state.board
    unknown = [seat for seat in SEATS if seen.hand(seat) is None]
    if len(unknown) != 2:
        return None
    one, other = unknown
    whole = log.state.board
    swapped = {one: whole.hand(other), other: whole.hand(one)}
    hands = {
        seat: swapped.get(seat, whole.hand(seat)) | (whole.play.played(seat) if whole.play else Hand())
        for seat in SEATS
    }
    if any(len(hand) != 13 for hand in hands.values()):
        return None
    again = Log(log.entries[0].event)
    again.add(deal_event(again.state, whole.setting, Deal.of(*(hands[seat] for seat in SEATS))))
    for entry in log.entries:
        if type(entry.event).__name__ == "Acted":
            player = again.state.chairs[again.state.turn.actor]
            if entry.event.action not in again.state.legal():
                return None
            again.act(player, entry.event.action)
    return again
