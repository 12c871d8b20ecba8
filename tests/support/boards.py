"""Boards of contract bridge, bid and played by the rules as chance decides, as files tell them."""

from chelem.core.calls import Bid, Word
from chelem.core.cards import Card
from chelem.core.deals import DEALS, Deal
from chelem.core.hands import Hand
from chelem.core.seats import Seat
from chelem.matches.duplicate import board_dealer, board_vulnerable
from chelem.phases.auction import Auction
from chelem.phases.tricks import Tricks
from chelem.records.record import CONTRACT_BRIDGE, NAMES, Record
from chelem.records.sided import Sided
from support.chance import Below

WORDS = ("", "15-17", "5+ ♠, 4 ♥", "naturel, « forcing »", "transfer = hearts; 100%", "été\u20ac")
"""Words on calls, none of them with a bar."""


def random_board(below: Below, number: int = 1, *, least: int = 0) -> Record:
    """A board of duplicate: a deal, an auction that ends, the play of at least so many cards, a claim."""
    dealer = board_dealer(number)
    deal = Deal.from_number(below(DEALS))
    talk = random_auction(below, dealer)
    notes = {place: WORDS[below(len(WORDS))] for place in range(len(talk.calls)) if below(5) == 1}
    contract = talk.contract()
    tags = {"Board": str(number), **{name: name for name in NAMES}}
    common = (tags, dealer, board_vulnerable(number), deal.hands, dealer, talk.calls, notes)
    if contract is None:
        return Record(*common)
    cards = least + below(53 - least)
    play = random_play(below, Tricks.by(contract.declarer, contract.strain), deal, cards)
    if not cards:
        return Record(*common)
    won = play.taken(contract.declarer.side)
    tricks = won + below(play.left + 1)
    return Record(*common, leader=contract.declarer.next, play=played(play), result=(Sided(tricks),))


def random_auction(below: Below, dealer: Seat) -> Auction:
    """Passes and low bids more often than others, so that it ends."""
    talk = CONTRACT_BRIDGE.auction(dealer)
    while not talk.over:
        legal = talk.legal(Hand())
        call = legal[below(min(len(legal), 8))] if below(2) else Word.PASS
        assert isinstance(call, (Bid, Word))
        talk = talk.after(call)
    return talk


def random_play(below: Below, play: Tricks, deal: Deal, cards: int) -> Tricks:
    """So many cards, each any of those that are legal."""
    for _ in range(cards):
        assert play.turn is not None
        legal = play.legal(deal[play.turn.hand])
        play = play.after(legal[below(len(legal))])
    return play


def played(play: Tricks) -> tuple[Card, ...]:
    """The cards in the order of play."""
    return (*(card for trick in play.done for card in trick.cards), *play.trick)
