"""The proof of a board: its cards, its auction and its play by the rules, and what it states by those."""

from functools import lru_cache

from chelem.core.calls import Bid, Word
from chelem.core.cards import Card
from chelem.core.contracts import Contract
from chelem.core.errors import ChelemError, Refused
from chelem.core.hands import SUIT_BITS, Hand
from chelem.core.lines import points_of
from chelem.core.seats import SEATS, Seat
from chelem.phases.auction import Auction
from chelem.phases.phase import Turn
from chelem.phases.tricks import Tricks
from chelem.records.problem import Problem, Weight
from chelem.records.record import CONTRACT_BRIDGE, Record
from chelem.scoring.duplicate import duplicate

OTHER_MARKS = ("rubber", "chicago", "cavendish", "oldmp")
"""Fields of the Scoring tag, in small letters, under which points are not those of duplicate today."""

_ALONE = (Seat.N, Seat.E, Seat.S, Seat.W)
"""Each hand decides for itself: whose words moved dummy's cards is not the question here."""


def prove(record: Record) -> tuple[Problem, ...]:
    """Everything about the board that a law of bridge or another of its statements contradicts.

    The cards are 52 different ones (of an end position fewer, equally many a hand); calls and cards are
    replayed one by one; declarer, contract, result and score have to agree with them.
    """
    found: list[Problem] = []
    _cards(record, found)
    auction = _auction(record, found)
    _contract(record, auction, found)
    contract = record.contract
    play = _play(record, contract, found)
    if contract is not None:
        _result(record, contract, play, found)
        if not any(problem.where in ("Contract", "Declarer", "Result") for problem in found):
            _score(record, contract, found)
    elif record.passed and any(told.amount for told in record.score):
        found.append(_fault(Refused("record.score", told=record.score[0].amount, points=0), "Score"))
    return tuple(found)


def _fault(error: ChelemError, where: str, place: int | None = None) -> Problem:
    return Problem(Weight.FAULT, error, where, place)


def _cards(record: Record, found: list[Problem]) -> None:
    """Each hand that is given has thirteen cards, no card comes twice; an end position has fewer."""
    known = [(seat, hand) for seat, hand in zip(SEATS, record.hands, strict=True) if hand is not None]
    most = max((len(hand) for _, hand in known), default=13)
    wanted = most if most < 13 and not record.calls else 13
    seen = 0
    for seat, hand in known:
        if twice := Hand(seen & hand.bits):
            found.append(_fault(Refused("record.twice", card=twice.cards[0]), "Deal"))
            return
        seen |= hand.bits
        if len(hand) != wanted:
            found.append(_fault(Refused("record.count", seat=seat, count=len(hand)), "Deal"))
            return


def _auction(record: Record, found: list[Problem]) -> Auction | None:
    """The auction replayed; None where there is none, or a call of it is against the rules."""
    opener = record.first if record.first is not None else record.dealer
    if opener is None or not record.calls:
        return None
    if record.dealer not in (None, opener):
        found.append(_fault(Refused("record.dealer", seat=opener, dealer=record.dealer), "Auction", 0))
    talk = CONTRACT_BRIDGE.auction(opener)
    for place, call in enumerate(record.calls):
        try:
            _judge(talk, call, record, place)
        except ChelemError as error:
            found.append(_fault(error, "Auction", place))
            return None
        talk = talk.after(call)
    return talk


def _judge(talk: Auction, call: Bid | Word, record: Record, place: int) -> None:
    """Raise `Refused` unless the call is legal, or the irregularity that the record says it is."""
    if talk.over:
        raise Refused("record.over", call=call)
    if place in record.insufficient:
        if not isinstance(call, Bid) or talk.last is None or call > talk.last:
            raise Refused("record.sufficient", call=call)
    elif place not in record.skipped:
        talk.check(call, None)


def _contract(record: Record, auction: Auction | None, found: list[Problem]) -> None:
    """The contract and the declarer stated are those that a finished auction leads to."""
    if auction is None or not auction.over:
        return
    bid = auction.contract()
    if bid is None:
        if record.level is not None:
            found.append(_fault(Refused("record.passed_out"), "Contract"))
        return
    contract, stake = Bid(bid.level, bid.strain), bid.stake
    if record.passed:
        error = Refused("record.not_passed", contract=contract, stake=stake, seat=bid.declarer)
        found.append(_fault(error, "Contract"))
    if record.level is not None and record.strain is not None:
        told = Bid(record.level, record.strain)
        if (told, record.stake) != (contract, stake):
            error = Refused(
                "record.contract", told=told, told_stake=record.stake, contract=contract, stake=stake
            )
            found.append(_fault(error, "Contract"))
    wanted = bid.declarer.partner if record.swapped else bid.declarer
    if record.declarer not in (None, wanted):
        found.append(_fault(Refused("record.declarer", told=record.declarer, seat=wanted), "Declarer"))


def _play(record: Record, contract: Contract | None, found: list[Problem]) -> Tricks | None:
    """The play replayed, up to the first card against the rules; None where there is none or it is wrong."""
    strain = contract.strain if contract is not None else record.strain
    owed = contract.declarer.next if contract is not None else None
    leader = record.leader if record.leader is not None else owed
    if not record.play or strain is None or leader is None:
        return None
    if owed not in (None, leader) and 0 not in record.leads:
        found.append(_fault(Refused("record.leader", seat=leader, leader=owed), "Play", 0))
    play = Tricks(strain, _ALONE, leader, Turn.own(leader))
    known = [0 if hand is None else hand.bits for hand in record.hands]
    for place, card in enumerate(record.play):
        if place in record.leads and not play.trick:
            seat = record.leads[place]
            play = Tricks(strain, _ALONE, seat, Turn.own(seat), (), play.done, play.gone, play.won)
        try:
            _judge_card(play, card, record, place, known)
        except ChelemError as error:
            found.append(_fault(error, "Play", place))
            return None
        play = play.after(card)
    return play


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


def _result(record: Record, contract: Contract, play: Tricks | None, found: list[Problem]) -> None:
    """The tricks stated are those played, and of an unfinished play no fewer and no more than can be."""
    tricks = record.tricks(contract)
    if tricks is None:
        return
    if len(record.result) == 2 and sum(told.amount for told in record.result) != 13:
        found.append(_fault(Refused("record.sum"), "Result"))
        return
    whole = all(hand is None or len(hand) == 13 for hand in record.hands)
    if play is None or record.agreed or record.revokes or not whole:
        return
    won = play.taken(contract.declarer.side)
    if not won <= tricks <= won + play.left:
        found.append(_fault(Refused("record.result", told=tricks, tricks=won, left=play.left), "Result"))


def _score(record: Record, contract: Contract, found: list[Problem]) -> None:
    """The points stated are those of duplicate, where that is how the board was scored."""
    tricks = record.tricks(contract)
    if not record.score or tricks is None or record.vulnerable is None:
        return
    fields = record.tags.get("Scoring", "").lower().split(";")
    if any(field.strip().startswith(OTHER_MARKS) for field in fields):
        return
    side = contract.declarer.side
    points = declarer_points(contract, tricks, vulnerable=contract.declarer in record.vulnerable)
    for told in record.score:
        wanted = points if told.side in (None, side) else -points
        if told.amount != wanted:
            found.append(_fault(Refused("record.score", told=told.amount, points=wanted), "Score"))
            return


@lru_cache(4096)
def declarer_points(contract: Contract, tricks: int, *, vulnerable: bool) -> int:
    """The points of a deal of duplicate for declarer's side, negative where it went down."""
    lines = duplicate(contract, tricks, vulnerable=vulnerable)
    side = contract.declarer.side
    return points_of(lines, side) - points_of(lines, side.opponents)
