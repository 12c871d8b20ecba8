"""Where the calls of a finished deal are not those that the side's system or card makes with the hand."""

from dataclasses import dataclass

from chelem.bots.bidders import systems_of
from chelem.bots.coaching.calls import outside
from chelem.bots.coaching.departure import CardDeparture
from chelem.bots.meaning import in_every_language
from chelem.bots.reasons.reason import StatedReason
from chelem.bots.side_bots import SideBots
from chelem.bots.systems.bidder import dealers_first, setting_of
from chelem.bots.systems.brief_words import say_briefly
from chelem.bots.systems.hand_domains import OneHand
from chelem.bots.systems.points import AuctionPoint, point_after
from chelem.bots.systems.usual.usual_points import usual_points
from chelem.bots.systems.words import say_requirement
from chelem.core import Call, Hand
from chelem.engine import State
from chelem.phases import Auction, Phase


@dataclass(frozen=True, slots=True)
class _Sentences:
    """The sentences about a call that is not in a card or system, or is for another hand."""

    lacks: str
    shows: str
    means: str
    allows: str


_OF_CARD = _Sentences("card-lacks", "card-shows", "card-means", "card-allows")
_OF_SYSTEM = _Sentences("system-lacks", "system-shows", "system-means", "system-allows")


def calls_against_card(state: State, bots: SideBots) -> tuple[CardDeparture | None, ...]:
    """Return, for each call of a deal whose hands are known, how it departs from its side's card or system.

    None for a call that does not.
    """
    board = state.board
    if board is None:
        return ()
    current = () if board.phase is None else (board.phase,)
    found: list[CardDeparture | None] = []
    for phase in (*board.past_phases, *current):
        found += _in_phase(phase, state, bots)
    return tuple(found)


def _in_phase(phase: Phase, state: State, bots: SideBots) -> list[CardDeparture | None]:
    made = tuple(phase.said())
    if not isinstance(phase, Auction) or state.board is None:
        return [None] * len(made)
    systems = dealers_first(systems_of(bots), phase.seats[0])
    setting, found = setting_of(state, phase), list[CardDeparture | None]()
    for place, (seat, call) in enumerate(made):
        hand = state.board.holdings.hands[seat]
        point = point_after(systems, setting, phase.calls[:place])
        words = _OF_CARD if bots.of(seat.side).card else _OF_SYSTEM
        found.append(None if hand is None else _departure(point, hand, call, words))
    return found


def _departure(point: AuctionPoint, hand: Hand, call: Call, words: _Sentences) -> CardDeparture | None:
    usual = point.rule_for(hand)
    if call == usual.call or call in point.close_calls(hand, usual):
        return None
    return CardDeparture(
        in_every_language(lambda language: _reason(point, hand, call, words, language).say(language))
    )


def _reason(point: AuctionPoint, hand: Hand, call: Call, words: _Sentences, language: str) -> StatedReason:
    meaning, both = point.meaning(call), {"call": str(call), "better": str(point.rule_for(hand).call)}
    if not meaning.by_system:
        return StatedReason(words.lacks, both)
    if (found := outside(meaning, OneHand(hand), slack=0)) is not None:
        shown, actual = (say_requirement(part, language) for part in found)
        return StatedReason(words.shows, {**both, "shown": shown, "held": actual})
    if any(OneHand(hand).fits(reached.rule.requirement) for reached in (*meaning.reached, *meaning.judged)):
        return StatedReason(words.allows, both)
    return StatedReason(
        words.means, {**both, "shown": say_briefly(meaning, language, usual_points(point, call))}
    )
