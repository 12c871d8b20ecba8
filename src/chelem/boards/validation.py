"""Validate a board: cards, auction and play against the rules, then other statements against these."""

from dataclasses import replace

from chelem.boards.board_score import possible_points
from chelem.boards.record import Record
from chelem.boards.report import Problem, Severity
from chelem.boards.statements import StatedContract
from chelem.core import SEATS, SUIT_BITS, Bid, Card, ChelemError, Contract, Hand, Refused, Seat
from chelem.games.registry import game_of_files
from chelem.phases import Auction, CardPlay, Turn


def validate(record: Record) -> tuple[Problem, ...]:
    """Return the problems of a board: breaches of the laws, and contradictions.

    There are 52 different cards (fewer in an end position, the same number in each hand). Calls and cards are
    replayed; declarer, contract, result and score must agree with them.
    """
    problems: list[Problem] = []
    _check_hands(record, problems)
    auction = _check_auction(record, problems)
    _check_contract(record.stated, auction, problems)
    contract = record.contract
    play = _check_play(record, contract, problems)
    tricks = None if contract is None else record.tricks(contract)
    if contract is not None and tricks is not None:
        _check_result(record, contract, tricks, play, problems)
    if not any(problem.where in ("Contract", "Declarer", "Result") for problem in problems):
        if contract is not None:
            _check_score(record, contract, tricks, play, problems)
        elif record.stated.passed or (auction is not None and auction.over):
            _check_passed_out(record, problems)
    return tuple(problems)


def _fault(error: ChelemError, where: str, place: int | None = None) -> Problem:
    return Problem(Severity.FAULT, error, where, place)


def _check_hands(record: Record, problems: list[Problem]) -> None:
    """Check that each known hand has thirteen different cards, or fewer in an end position.

    An end position has no auction, and its contract is only a strain (PBN 2.1, 3.10).
    """
    known = [(seat, hand) for seat, hand in zip(SEATS, record.hands, strict=True) if hand is not None]
    longest = max([hand.bits.bit_count() for _, hand in known], default=13)
    expected = 13 if longest >= 13 or record.auction.calls or record.stated.level is not None else longest
    seen = 0
    for seat, hand in known:
        if seen & hand.bits:
            duplicate = Hand(seen & hand.bits).cards[0]
            problems.append(_fault(Refused("record.twice", card=duplicate), "Deal"))
            return
        seen |= hand.bits
        if hand.bits.bit_count() != expected:
            problems.append(_fault(Refused("record.count", seat=seat, count=len(hand)), "Deal"))
            return


def _check_auction(record: Record, problems: list[Problem]) -> Auction | None:
    """Return the auction if it is legal and begins with the dealer's call."""
    auction, problem = replay_auction(record)
    first = record.auction.first
    if auction is not None and first is not None and record.dealer not in (None, first):
        error = Refused("record.dealer", seat=first, dealer=record.dealer)
        problems.append(_fault(error, "Auction", 0))
    if problem is not None:
        problems.append(problem)
        return None
    return auction


def _check_contract(stated: StatedContract, auction: Auction | None, problems: list[Problem]) -> None:
    """Check the stated contract and declarer against the auction.

    An auction that is not over may lead to any higher contract.
    """
    bid = None if auction is None else auction.contract()
    if auction is None or bid is None:
        if auction is not None and auction.over and stated.level is not None:
            problems.append(_fault(Refused("record.passed_out"), "Contract"))
        return
    contract, stake = (bid.level, bid.strain), bid.stake
    stated_contract = None if stated.level is None or stated.strain is None else (stated.level, stated.strain)
    if not auction.over and not stated.passed and (stated_contract is None or stated_contract > contract):
        return
    if stated.passed:
        error = Refused("record.not_passed", contract=Bid(*contract), stake=stake, seat=bid.declarer)
        problems.append(_fault(error, "Contract"))
    if stated_contract is not None and (
        stated_contract != contract or (auction.over and stated.stake != stake)
    ):
        stated_bid, auction_bid, stated_stake = Bid(*stated_contract), Bid(*contract), stated.stake
        error = Refused(
            "record.contract", told=stated_bid, told_stake=stated_stake, contract=auction_bid, stake=stake
        )
        problems.append(_fault(error, "Contract"))
    expected = bid.declarer.partner if stated.swapped else bid.declarer
    if stated.declarer not in (None, expected):
        problems.append(_fault(Refused("record.declarer", told=stated.declarer, seat=expected), "Declarer"))


def _check_play(record: Record, contract: Contract | None, problems: list[Problem]) -> CardPlay | None:
    """Return the play if it is legal; the player to declarer's left leads."""
    play, problem = replay_play(record, contract)
    if play is not None and contract is not None and 0 not in record.play.leads:
        expected_leader = contract.declarer.next
        if record.play.leader not in (None, expected_leader):
            problems.append(
                _fault(Refused("record.leader", seat=record.play.leader, leader=expected_leader), "Play", 0)
            )
    if problem is not None:
        problems.append(problem)
        return None
    return play


def _check_result(
    record: Record, contract: Contract, tricks: int, play: CardPlay | None, problems: list[Problem]
) -> None:
    """Check the stated tricks against the play; if it is unfinished, against the possible numbers."""
    stated = record.result.tricks
    if len(stated) == 2:
        done = 0 if play is None else len(play.done)
        if stated[0].amount + stated[1].amount not in (13, done):
            problems.append(_fault(Refused("record.sum"), "Result"))
            return
    if play is None or record.result.agreed or record.play.revokes:
        return
    if any([hand is not None and hand.bits.bit_count() != 13 for hand in record.hands]):  # noqa: C419 - faster
        return
    won = play.taken(contract.declarer.side)
    if not won <= tricks <= won + play.left:
        problems.append(_fault(Refused("record.result", told=tricks, tricks=won, left=play.left), "Result"))


def _check_score(
    record: Record, contract: Contract, tricks: int | None, play: CardPlay | None, problems: list[Problem]
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
    signs = [1 if value.side in (None, side) else -1 for value in score]
    amounts = {sign * value.amount for sign, value in zip(signs, score, strict=True)}
    if len(amounts) > 1 or amounts.isdisjoint(points):
        mismatches = (
            position for position, value in enumerate(score) if signs[position] * value.amount not in points
        )
        index = next(mismatches, 0)
        expected = signs[index] * points[0]
        owner, amount = str(score[index].side or side), score[index].amount
        problems.append(_fault(Refused("record.score", told=amount, points=expected, side=owner), "Score"))


def _check_passed_out(record: Record, problems: list[Problem]) -> None:
    """Check that a passed-out board has no tricks and no points."""
    if record.play.cards:
        problems.append(_fault(Refused("record.nobody"), "Play", 0))
    if any(value.amount for value in record.result.tricks):
        problems.append(_fault(Refused("record.nobody"), "Result"))
    if any(value.amount for value in record.result.score):
        refused = Refused("record.score", told=record.result.score[0].amount, points=0, side="none")
        problems.append(_fault(refused, "Score"))


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
    """Return the play up to the first illegal card, and the problem with that card.

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
                play = _with_leader(stated.leads[place], play, card)
            _check_card(play, card, record, place, known)
        except ChelemError as error:
            return play, Problem(Severity.FAULT, error, "Play", place)
        play = play.after(card)
    return play, None


def _with_leader(seat: Seat, play: CardPlay, card: Card) -> CardPlay:
    """Return the play with the lead moved to a seat; raise `Refused` if that seat already has it."""
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
        left = hand.bits & ~play.gone
        if not card.bit & left:
            raise Refused("card_play.held", card=card)
        if play.led is None or card.suit is play.led or not left & SUIT_BITS[play.led]:
            raise Refused("record.no_revoke", card=card)
        return
    play.check(card, hand)
    if hand is None and any(card.bit & bits for bits in known):
        raise Refused("card_play.held", card=card)
