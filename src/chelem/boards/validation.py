"""Validate a board: cards, auction and play against the rules, other statements against these."""

from dataclasses import replace

from chelem.boards.board_score import possible_points
from chelem.boards.record import Record
from chelem.boards.report import Problem, Severity
from chelem.boards.statements import StatedContract
from chelem.core.calls import Bid
from chelem.core.cards import Card
from chelem.core.contracts import Contract
from chelem.core.errors import ChelemError, Refused
from chelem.core.hands import SUIT_BITS, Hand
from chelem.core.seats import SEATS, Seat
from chelem.games.registry import game_of_files
from chelem.phases.auction import Auction
from chelem.phases.card_play import CardPlay
from chelem.phases.phase import Turn


def validate(record: Record) -> tuple[Problem, ...]:
    """Return the problems of a board: breaches of the laws, and contradictions.

    There are 52 different cards (fewer in an end position, the same number in each hand). Calls and cards are
    replayed; declarer, contract, result and score must agree with them.
    """
    found: list[Problem] = []
    _cards(record, found)
    auction = _auction(record, found)
    _contract(record.stated, auction, found)
    contract = record.contract
    play = _play(record, contract, found)
    tricks = None if contract is None else record.tricks(contract)
    if contract is not None and tricks is not None:
        _result(record, contract, tricks, play, found)
    if not any(problem.where in ("Contract", "Declarer", "Result") for problem in found):
        if contract is not None:
            _score(record, contract, tricks, play, found)
        elif record.stated.passed or (auction is not None and auction.over):
            _passed_out(record, found)
    return tuple(found)


def _fault(error: ChelemError, where: str, place: int | None = None) -> Problem:
    return Problem(Severity.FAULT, error, where, place)


def _cards(record: Record, found: list[Problem]) -> None:
    """Check that each known hand has thirteen different cards, or fewer in an end position.

    An end position has no auction, and its contract is only a strain (PBN 2.1, 3.10).
    """
    known = [(seat, hand) for seat, hand in zip(SEATS, record.hands, strict=True) if hand is not None]
    most = max([hand.bits.bit_count() for _, hand in known], default=13)
    wanted = 13 if most >= 13 or record.auction.calls or record.stated.level is not None else most
    seen = 0
    for seat, hand in known:
        if seen & hand.bits:
            twice = Hand(seen & hand.bits).cards[0]
            found.append(_fault(Refused("record.twice", card=twice), "Deal"))
            return
        seen |= hand.bits
        if hand.bits.bit_count() != wanted:
            found.append(_fault(Refused("record.count", seat=seat, count=len(hand)), "Deal"))
            return


def _auction(record: Record, found: list[Problem]) -> Auction | None:
    """Return the auction if it is legal and begins with the dealer's call."""
    auction, problem = replay_auction(record)
    first = record.auction.first
    if auction is not None and first is not None and record.dealer not in (None, first):
        error = Refused("record.dealer", seat=first, dealer=record.dealer)
        found.append(_fault(error, "Auction", 0))
    if problem is not None:
        found.append(problem)
        return None
    return auction


def _contract(stated: StatedContract, auction: Auction | None, found: list[Problem]) -> None:
    """Check the stated contract and declarer against the auction.

    An auction that is not over may lead to any higher contract.
    """
    bid = None if auction is None else auction.contract()
    if auction is None or bid is None:
        if auction is not None and auction.over and stated.level is not None:
            found.append(_fault(Refused("record.passed_out"), "Contract"))
        return
    contract, stake = (bid.level, bid.strain), bid.stake
    told = None if stated.level is None or stated.strain is None else (stated.level, stated.strain)
    if not auction.over and not stated.passed and (told is None or told > contract):
        return
    if stated.passed:
        error = Refused("record.not_passed", contract=Bid(*contract), stake=stake, seat=bid.declarer)
        found.append(_fault(error, "Contract"))
    if told is not None and (told != contract or (auction.over and stated.stake != stake)):
        wrong, right, told_stake = Bid(*told), Bid(*contract), stated.stake
        error = Refused("record.contract", told=wrong, told_stake=told_stake, contract=right, stake=stake)
        found.append(_fault(error, "Contract"))
    wanted = bid.declarer.partner if stated.swapped else bid.declarer
    if stated.declarer not in (None, wanted):
        found.append(_fault(Refused("record.declarer", told=stated.declarer, seat=wanted), "Declarer"))


def _play(record: Record, contract: Contract | None, found: list[Problem]) -> CardPlay | None:
    """Return the play if it is legal; the player to declarer's left leads."""
    play, problem = replay_play(record, contract)
    if play is not None and contract is not None and 0 not in record.play.leads:
        owed = contract.declarer.next
        if record.play.leader not in (None, owed):
            found.append(_fault(Refused("record.leader", seat=record.play.leader, leader=owed), "Play", 0))
    if problem is not None:
        found.append(problem)
        return None
    return play


def _result(
    record: Record, contract: Contract, tricks: int, play: CardPlay | None, found: list[Problem]
) -> None:
    """Check the stated tricks against the play; if it is unfinished, against the possible numbers."""
    told = record.result.tricks
    if len(told) == 2:
        done = 0 if play is None else len(play.done)
        if told[0].amount + told[1].amount not in (13, done):
            found.append(_fault(Refused("record.sum"), "Result"))
            return
    if play is None or record.result.agreed or record.play.revokes:
        return
    if any([hand is not None and hand.bits.bit_count() != 13 for hand in record.hands]):  # noqa: C419 - faster
        return
    won = play.taken(contract.declarer.side)
    if not won <= tricks <= won + play.left:
        found.append(_fault(Refused("record.result", told=tricks, tricks=won, left=play.left), "Result"))


def _score(
    record: Record, contract: Contract, tricks: int | None, play: CardPlay | None, found: list[Problem]
) -> None:
    """Check the stated points, if the board was scored as duplicate."""
    score = record.result.score
    if not score:
        return
    side = contract.declarer.side
    if tricks is None and play is not None and not play.left and not record.play.revokes:
        tricks = play.taken(side)
    points = () if tricks is None else possible_points(record, contract, tricks)
    if not points:
        return
    signs = [1 if told.side in (None, side) else -1 for told in score]
    amounts = {sign * told.amount for sign, told in zip(signs, score, strict=True)}
    if len(amounts) > 1 or amounts.isdisjoint(points):
        places = (place for place, told in enumerate(score) if signs[place] * told.amount not in points)
        wrong = next(places, 0)
        wanted = signs[wrong] * points[0]
        whose, told = str(score[wrong].side or side), score[wrong].amount
        found.append(_fault(Refused("record.score", told=told, points=wanted, side=whose), "Score"))


def _passed_out(record: Record, found: list[Problem]) -> None:
    """Check that a passed-out board has no tricks and no points."""
    if record.play.cards:
        found.append(_fault(Refused("record.nobody"), "Play", 0))
    if any(told.amount for told in record.result.tricks):
        found.append(_fault(Refused("record.nobody"), "Result"))
    if any(told.amount for told in record.result.score):
        refused = Refused("record.score", told=record.result.score[0].amount, points=0, side="none")
        found.append(_fault(refused, "Score"))


def replay_auction(record: Record) -> tuple[Auction | None, Problem | None]:
    """Return the auction up to the first illegal call, and the problem with that call.

    A call recorded as an irregularity must be one. None without calls, or if it is unknown who calls first.
    """
    opener, stated = record.opener, record.auction
    if opener is None or not stated.calls:
        return None, None
    auction = game_of_files().auction(opener)
    place = 0
    try:
        for place, call in enumerate(stated.calls):
            if auction.passes > 2 and auction.over:
                raise Refused("record.over", call=call)
            if place in stated.insufficient:
                if not isinstance(call, Bid) or auction.last is None or call > auction.last:
                    raise Refused("record.sufficient", call=call)
            elif place not in stated.skipped:
                auction.check(call, None)
            auction = auction.after(call)
    except ChelemError as error:
        return auction, Problem(Severity.FAULT, error, "Auction", place)
    return auction, None


def replay_play(record: Record, contract: Contract | None) -> tuple[CardPlay | None, Problem | None]:
    """The play of the record's contract up to the first illegal card, and what is wrong with that card.

    Who plays dummy's cards is not checked, nor cards from unknown hands. None without cards, strain or
    leader.
    """
    stated = record.play
    strain = record.stated.strain if contract is None else contract.strain
    leader = stated.leader
    if leader is None and contract is not None:
        leader = contract.declarer.next
    if not stated.cards or strain is None or leader is None:
        return None, None
    play = CardPlay.open(strain, leader)
    known = [0 if hand is None else hand.bits for hand in record.hands]
    for place, card in enumerate(stated.cards):
        try:
            if not play.trick and place in stated.leads:
                play = _led_by(stated.leads[place], play, card)
            _check_card(play, card, record, place, known)
        except ChelemError as error:
            return play, Problem(Severity.FAULT, error, "Play", place)
        play = play.after(card)
    return play, None


def _led_by(seat: Seat, play: CardPlay, card: Card) -> CardPlay:
    """Return the play with that seat on lead; `Refused` if it is on lead anyway."""
    if seat is play.leader:
        raise Refused("record.no_lead", card=card)
    return replace(play, leader=seat, turn=Turn.own(seat))


def tricks_made(record: Record, contract: Contract) -> int | None:
    """Return the tricks of declarer's side, as stated or else as played out; None if neither is known."""
    tricks = record.tricks(contract)
    if tricks is not None or len(record.play.cards) < 52:
        return tricks
    play, problem = replay_play(record, contract)
    return None if play is None or problem is not None else play.taken(contract.declarer.side)


def _check_card(play: CardPlay, card: Card, record: Record, place: int, known: list[int]) -> None:
    """Raise `Refused` unless the card is held and follows suit, or is a stated revoke."""
    if play.turn is None:
        raise Refused("record.too_many", card=card)
    hand = record.hands[play.turn.hand]
    if place in record.play.revokes and hand is not None:
        held = hand.bits & ~play.gone
        if not card.bit & held:
            raise Refused("tricks.held", card=card)
        if play.led is None or card.suit is play.led or not held & SUIT_BITS[play.led]:
            raise Refused("record.no_revoke", card=card)
        return
    play.check(card, hand)
    if hand is None and any(card.bit & bits for bits in known):
        raise Refused("tricks.held", card=card)
