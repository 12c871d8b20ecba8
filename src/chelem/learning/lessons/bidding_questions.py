"""Questions on points, contracts, scores and calls, answered by the scoring and a bidding system."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from chelem.bots import AuctionPoint, point_after
from chelem.bots.bidders import system_of
from chelem.bots.configuration import SYSTEM_OF_LANGUAGE, Configuration
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.public_auction import BiddingSetting, ScoringForm
from chelem.calculator import explain_line, signed_number
from chelem.core import (
    Bid,
    Call,
    Contract,
    Hand,
    Refused,
    Score,
    Seat,
    Side,
    SimpleCall,
    Vulnerability,
    parse_action,
)
from chelem.games.minibridge.announcing import POINTS, Announcing
from chelem.games.minibridge.scoring import score_of
from chelem.learning.lessons.answers import QuizAnswer, card_text, number_answers, seat_answers, sentence
from chelem.learning.lessons.position import LessonPosition
from chelem.phases import Auction
from chelem.scoring import score_duplicate
from chelem.scoring.contract import GAME_POINTS, trick_points


def ask_points(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return numbers; the HCP of the hand are right."""
    hand = Hand.parse(facts["hand"])
    honours = [card for card in hand if Hand.of([card]).hcp]
    total = " + ".join(f"{Hand.of([card]).hcp} ({card_text(card, language)})" for card in honours)
    why = sentence("points", language, sum=total, points=hand.hcp)
    return number_answers(hand.hcp, facts["choices"], why)


def ask_declarer(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return the seats; right is declarer at Mini-bridge, after announcements from the dealer on."""
    position, announcing = LessonPosition.parse(facts), Announcing(Seat.parse(facts["dealer"]))
    while (turn := announcing.turn) is not None:
        announcing = announcing.after(POINTS[position.held(turn.hand).hcp])
    declarer = announcing.declarer
    if declarer is None:
        raise ValueError("both sides hold twenty points")
    side = sum(position.held(seat).hcp for seat in declarer.side.seats)
    points = position.held(declarer).hcp
    why = sentence("declarer", language, seat=declarer, side=declarer.side, points=points, total=side)
    return seat_answers(declarer, why, language)


def ask_promise(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return contracts of Mini-bridge; right is what scores best, with the tricks of the solver."""
    found = []
    for text in facts["choices"]:
        contract = Contract.parse(text)
        start = LessonPosition.parse({"hands": facts["hands"], "contract": text})
        tricks = start.tricks_of(contract.declarer.side)
        score = Score(score_of(contract, tricks, vulnerable=False)).total(contract.declarer.side)
        found.append((contract, tricks, score))
    best = max(score for _, _, score in found)
    return tuple(
        QuizAnswer(
            f"{contract.level}{contract.strain}",
            sentence("promise", language, tricks=contract.tricks, strain=contract.strain),
            score == best,
            sentence(
                "promise-score",
                language,
                tricks=tricks,
                strain=contract.strain,
                score=signed_number(score),
                made=int(tricks >= contract.tricks),
            ),
        )
        for contract, tricks, score in found
    )


def ask_score(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return numbers; right is the score of the contract at duplicate."""
    contract, tricks = Contract.parse_result(facts["contract"])
    score = score_duplicate(contract, tricks, vulnerable=Vulnerability.parse(facts.get("vulnerable", "none")))
    lines = [(explain_line(line, language).title, line.points) for line in score]
    total = ". ".join(sentence("score-line", language, title=title, points=points) for title, points in lines)
    points = sum(points for _, points in lines)
    return number_answers(points, facts["choices"], sentence("score", language, sum=total, points=points))


def ask_game(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return bids; right are those that make game with the points that North-South have below the line."""
    below = facts["below"][0]
    found = []
    for text in facts["choices"].split():
        points = trick_points(Contract.parse(f"{text} by S"))
        why = sentence("game", language, call=text, points=points, below=below, total=below + points)
        label = sentence("call", language, call=text)
        found.append(QuizAnswer(text, label, below + points >= GAME_POINTS, why))
    return tuple(found)


def ask_call(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return calls; right is that of the bidding system, with the points below the line if any are given.

    The author says why: what a call shows in a system has more cases than a beginner needs.
    """
    dealer, calls = dealer_and_calls(facts["auction"])
    setting = setting_for(dealer, Vulnerability.NONE)
    if below := facts.get("below"):
        ours, theirs = below if dealer.side is Side.NS else reversed(below)
        setting = replace(setting, scoring=ScoringForm.RUBBER, below=(ours, theirs))
    point, hand = _point(language, setting, calls), Hand.parse(facts["hand"])
    chosen = point.choose(hand)
    return tuple(
        QuizAnswer(str(call), sentence("call", language, call=call), call == chosen, "")
        for call in map(call_from_text, facts["choices"].split())
    )


def ask_legal_call(facts: Mapping[str, Any], language: str) -> tuple[QuizAnswer, ...]:
    """Return calls; those that the rules of the auction allow are right."""
    dealer, calls = dealer_and_calls(facts["auction"])
    auction = Auction(dealer.clockwise())
    for call in calls:
        auction.check(call, None)
        auction = auction.after(call)
    return tuple(_legality(auction, call, language) for call in map(call_from_text, facts["choices"].split()))


def _legality(auction: Auction, call: Call, language: str) -> QuizAnswer:
    label = sentence("call", language, call=call)
    try:
        auction.check(call, None)
    except Refused as refusal:
        return QuizAnswer(str(call), label, right=False, why=refusal.say(language))
    return QuizAnswer(str(call), label, right=True, why=sentence("call-legal", language, call=call))


def dealer_and_calls(text: str) -> tuple[Seat, tuple[Call, ...]]:
    """Return the dealer and the calls of an auction written `N: 1H P`; `ValueError` for any other action."""
    dealer, _, calls = text.partition(":")
    return Seat.parse(dealer), tuple(map(call_from_text, calls.split()))


def call_from_text(text: str) -> Call:
    """Parse a bid, pass, double or redouble; `ValueError` for any other action."""
    call = parse_action(text)
    if not isinstance(call, (Bid, SimpleCall)):
        raise ValueError(text)  # noqa: TRY004 - the text is wrong, not a type
    return call


@cache
def _point(language: str, setting: BiddingSetting, calls: tuple[Call, ...]) -> AuctionPoint:
    system = system_of(Configuration("instant", SYSTEM_OF_LANGUAGE[language]))
    return point_after(system, setting, calls)
