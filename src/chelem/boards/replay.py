"""A board's calls and cards replayed one by one, as far as the rules go along with them."""

from chelem.boards.record import Record
from chelem.boards.report import Problem, Weight
from chelem.core.calls import Bid, Word
from chelem.core.cards import Card
from chelem.core.contracts import Contract
from chelem.core.errors import ChelemError, Refused
from chelem.core.hands import SUIT_BITS
from chelem.core.seats import Seat
from chelem.games.registry import game_of_files
from chelem.phases.auction import Auction
from chelem.phases.phase import Turn
from chelem.phases.tricks import Tricks

ALONE = (Seat.N, Seat.E, Seat.S, Seat.W)
"""Each hand decides for itself: whose words moved dummy's cards is not the question."""


def replayed_auction(record: Record) -> tuple[Auction | None, Problem | None]:
    """The auction up to the first call against the rules, and what is wrong with that one.

    No auction where no call is told, or not who makes the first.
    """
    opener = record.first if record.first is not None else record.dealer
    if opener is None or not record.calls:
        return None, None
    talk = game_of_files().auction(opener)
    for place, call in enumerate(record.calls):
        try:
            _judge(talk, call, record, place)
        except ChelemError as error:
            return talk, Problem(Weight.FAULT, error, "Auction", place)
        talk = talk.after(call)
    return talk, None


def _judge(talk: Auction, call: Bid | Word, record: Record, place: int) -> None:
    """Raise `Refused` unless the call is legal, or the irregularity that the record says it is."""
    if talk.over:
        raise Refused("record.over", call=call)
    if place in record.insufficient:
        if not isinstance(call, Bid) or talk.last is None or call > talk.last:
            raise Refused("record.sufficient", call=call)
    elif place not in record.skipped:
        talk.check(call, None)


def replayed_play(record: Record) -> tuple[Tricks | None, Problem | None]:
    """The play up to the first card against the rules, and what is wrong with that one.

    No play where no card is told, or not the strain, or not who leads. A card out of a hand that is not known
    is taken on trust.
    """
    contract = record.contract
    strain = contract.strain if contract is not None else record.strain
    leader = record.leader
    if leader is None and contract is not None:
        leader = contract.declarer.next
    if not record.play or strain is None or leader is None:
        return None, None
    play = Tricks(strain, ALONE, leader, Turn.own(leader))
    known = [0 if hand is None else hand.bits for hand in record.hands]
    for place, card in enumerate(record.play):
        try:
            if place in record.leads and not play.trick:
                play = _led_by(record.leads[place], play, card)
            _judge_card(play, card, record, place, known)
        except ChelemError as error:
            return play, Problem(Weight.FAULT, error, "Play", place)
        play = play.after(card)
    return play, None


def _led_by(seat: Seat, play: Tricks, card: Card) -> Tricks:
    """The play where that seat leads to the next trick; `Refused` where it is its turn anyway."""
    if seat is play.leader:
        raise Refused("record.no_lead", card=card)
    return Tricks(play.strain, ALONE, seat, Turn.own(seat), (), play.done, play.gone, play.won)


def tricks_made(record: Record, contract: Contract) -> int | None:
    """The tricks of declarer's side: as stated, else as played to the end; None where neither is told."""
    tricks = record.tricks(contract)
    if tricks is not None or len(record.play) < 52:
        return tricks
    play, problem = replayed_play(record)
    return None if play is None or problem is not None else play.taken(contract.declarer.side)


def _judge_card(play: Tricks, card: Card, record: Record, place: int, known: list[int]) -> None:
    """Raise `Refused` unless the card is held and follows suit, or is the revoke that it is said to be."""
    if play.turn is None:
        raise Refused("record.too_many", card=card)
    hand = record.hands[play.turn.hand]
    if place in record.revokes and hand is not None:
        held = hand.bits & ~play.gone
        if not card.bit & held:
            raise Refused("tricks.held", card=card)
        if play.led is None or card.suit is play.led or not held & SUIT_BITS[play.led]:
            raise Refused("record.no_revoke", card=card)
        return
    play.check(card, hand)
    if hand is None and any(card.bit & bits for bits in known):
        raise Refused("tricks.held", card=card)
