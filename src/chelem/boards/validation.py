"""The proof of a board: its cards, its auction and its play by the rules, and what it states by those."""

from chelem.boards.board_score import possible_points
from chelem.boards.record import Record
from chelem.boards.replay import replayed_auction, replayed_play
from chelem.boards.report import Problem, Weight
from chelem.core.calls import Bid
from chelem.core.contracts import Contract
from chelem.core.errors import ChelemError, Refused
from chelem.core.hands import Hand
from chelem.core.seats import SEATS
from chelem.phases.auction import Auction
from chelem.phases.tricks import Tricks


def validate(record: Record) -> tuple[Problem, ...]:
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
        if contract is not None:
            _score(record, contract, play, found)
        elif record.passed or (auction is not None and auction.over):
            _nothing(record, found)
    return tuple(found)


def _fault(error: ChelemError, where: str, place: int | None = None) -> Problem:
    return Problem(Weight.FAULT, error, where, place)


def _cards(record: Record, found: list[Problem]) -> None:
    """Each hand that is given has thirteen cards, no card comes twice; an end position has fewer.

    Nobody bids in an end position, and its contract is a strain alone (PBN 2.1, 3.10).
    """
    known = [(seat, hand) for seat, hand in zip(SEATS, record.hands, strict=True) if hand is not None]
    most = max((len(hand) for _, hand in known), default=13)
    wanted = 13 if most >= 13 or record.calls or record.level is not None else most
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
    """The auction where all of it is right; the dealer makes the first call."""
    talk, problem = replayed_auction(record)
    if talk is not None and record.first is not None and record.dealer not in (None, record.first):
        error = Refused("record.dealer", seat=record.first, dealer=record.dealer)
        found.append(_fault(error, "Auction", 0))
    if problem is not None:
        found.append(problem)
        return None
    return talk


def _contract(record: Record, auction: Auction | None, found: list[Problem]) -> None:
    """The contract and the declarer stated are those that the auction leads to.

    One that is not told to its end may lead to any higher contract.
    """
    bid = None if auction is None else auction.contract()
    if auction is None or bid is None:
        if auction is not None and auction.over and record.level is not None:
            found.append(_fault(Refused("record.passed_out"), "Contract"))
        return
    contract, stake = Bid(bid.level, bid.strain), bid.stake
    told = None if record.level is None or record.strain is None else Bid(record.level, record.strain)
    if not auction.over and not record.passed and (told is None or told > contract):
        return
    if record.passed:
        error = Refused("record.not_passed", contract=contract, stake=stake, seat=bid.declarer)
        found.append(_fault(error, "Contract"))
    if told is not None and (told != contract or (auction.over and record.stake != stake)):
        error = Refused("record.contract", told=told, told_stake=record.stake, contract=contract, stake=stake)
        found.append(_fault(error, "Contract"))
    wanted = bid.declarer.partner if record.swapped else bid.declarer
    if record.declarer not in (None, wanted):
        found.append(_fault(Refused("record.declarer", told=record.declarer, seat=wanted), "Declarer"))


def _play(record: Record, contract: Contract | None, found: list[Problem]) -> Tricks | None:
    """The play where all of it is right; the player at declarer's left leads."""
    play, problem = replayed_play(record)
    if play is not None and contract is not None and 0 not in record.leads:
        owed = contract.declarer.next
        if record.leader not in (None, owed):
            found.append(_fault(Refused("record.leader", seat=record.leader, leader=owed), "Play", 0))
    if problem is not None:
        found.append(problem)
        return None
    return play


def _result(record: Record, contract: Contract, play: Tricks | None, found: list[Problem]) -> None:
    """The tricks stated are those played, and of an unfinished play no fewer and no more than can be."""
    tricks = record.tricks(contract)
    if tricks is None:
        return
    if len(record.result) == 2:
        done = 0 if play is None else len(play.done)
        if sum(told.amount for told in record.result) not in (13, done):
            found.append(_fault(Refused("record.sum"), "Result"))
            return
    whole = all(hand is None or len(hand) == 13 for hand in record.hands)
    if play is None or record.agreed or record.revokes or not whole:
        return
    won = play.taken(contract.declarer.side)
    if not won <= tricks <= won + play.left:
        found.append(_fault(Refused("record.result", told=tricks, tricks=won, left=play.left), "Result"))


def _score(record: Record, contract: Contract, play: Tricks | None, found: list[Problem]) -> None:
    """The points stated are those of duplicate, where that is how the board was scored."""
    if not record.score:
        return
    side, tricks = contract.declarer.side, record.tricks(contract)
    if tricks is None and play is not None and not play.left and not record.revokes:
        tricks = play.taken(side)
    points = () if tricks is None else possible_points(record, contract, tricks)
    if not points:
        return
    signs = [1 if told.side in (None, side) else -1 for told in record.score]
    amounts = {sign * told.amount for sign, told in zip(signs, record.score, strict=True)}
    if len(amounts) > 1 or amounts.isdisjoint(points):
        wrong = next(
            (place for place, told in enumerate(record.score) if signs[place] * told.amount not in points), 0
        )
        wanted = signs[wrong] * points[0]
        whose, told = str(record.score[wrong].side or side), record.score[wrong].amount
        found.append(_fault(Refused("record.score", told=told, points=wanted, side=whose), "Score"))


def _nothing(record: Record, found: list[Problem]) -> None:
    """Where everybody passed there are no tricks and no points."""
    if record.play:
        found.append(_fault(Refused("record.nobody"), "Play", 0))
    if any(told.amount for told in record.result):
        found.append(_fault(Refused("record.nobody"), "Result"))
    if any(told.amount for told in record.score):
        refused = Refused("record.score", told=record.score[0].amount, points=0, side="none")
        found.append(_fault(refused, "Score"))
