"""Build positions from some of the hands, a contract and the cards played so far."""

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


def fill_deal(given: Mapping[str, str]) -> Deal:
    """Return a deal with the given hands; the other cards are dealt in turn, from high to low."""
    hands = {seat: list(Hand.parse(given[seat.name])) if seat.name in given else [] for seat in SEATS}
    held = {card for cards in hands.values() for card in cards}
    for card in reversed([card for card in DECK if card not in held]):
        least = min(SEATS, key=lambda seat: (len(hands[seat]), seat))
        hands[least].append(card)
    return Deal.of(*(Hand.of(hands[seat]) for seat in SEATS))


def open_log(deal: Deal, dealer: Seat, game: str = "contract") -> Log:
    """Return the log of a match whose first deal is this one; players are named after their seats."""
    rules, match = MATCHES[game]
    seats = SEATS if rules.info.players == 4 else SEATS[1:]
    log = Log(Started(rules, match, {seat: seat.name for seat in seats}))
    log.add(deal_event(log.state, next_setting(log.state, lambda n: n - 1, dealer), deal))
    return log


def play_actions(log: Log, actions: str) -> Log:
    """Add calls or cards to the log, each by the player whose turn it is, and return the log."""
    for action in actions.split():
        log.act(log.state.chairs[log.state.turn.actor], parse_action(action))
    return log


def play_contract(given: Mapping[str, str], contract: str, cards: str = "", calls: str = "") -> Log:
    """Return the log of a play after `cards`; without `calls` declarer deals and opens the contract."""
    played = Contract.parse(contract)
    log = open_log(fill_deal(given), played.declarer)
    made = calls or f"{Bid(played.level, played.strain)} P P P"
    return play_actions(play_actions(log, made), cards)


def view_of_actor(log: Log) -> View:
    """Return the view of the player whose turn it is."""
    return log.view(Player(log.state.chairs[log.state.turn.actor]))


def swap_hidden_hands(log: Log) -> Log | None:
    """Return the log with the two hands hidden from the player to act swapped; None if that is illegal.

    The cards already played stay where they are.
    """
    seen = view_of_actor(log).state.board
    unknown = [seat for seat in SEATS if seen.hand(seat) is None]
    if len(unknown) != 2:
        return None
    one, other = unknown
    board = log.state.board
    swapped = {one: board.hand(other), other: board.hand(one)}
    hands = {
        seat: swapped.get(seat, board.hand(seat)) | (board.play.played(seat) if board.play else Hand())
        for seat in SEATS
    }
    if any(len(hand) != 13 for hand in hands.values()):
        return None
    replayed = Log(log.entries[0].event)
    replayed.add(deal_event(replayed.state, board.setting, Deal.of(*(hands[seat] for seat in SEATS))))
    for entry in log.entries:
        if type(entry.event).__name__ == "Acted":
            player = replayed.state.chairs[replayed.state.turn.actor]
            if entry.event.action not in replayed.state.legal():
                return None
            replayed.act(player, entry.event.action)
    return replayed
