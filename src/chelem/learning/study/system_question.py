"""Questions about a system: an auction of a topic and a hand that has bid so, drawn by a seed."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain, islice
from random import Random

import numpy as np
from typing_extensions import TypedDict

from chelem.bots import AuctionPoint, System, point_after
from chelem.bots.explain import meaning_by_system, meaning_with_hand
from chelem.bots.systems.bidder import setting_for
from chelem.bots.systems.examples import sampled_hands
from chelem.bots.systems.features import Feature, FeatureKind
from chelem.bots.systems.public_auction import BiddingSetting, ScoringForm
from chelem.bots.systems.usual.makers import calls_in_use
from chelem.core import Call, Hand, Seat, Unknown, Vulnerability
from chelem.core.cards import RANKS, SUITS
from chelem.formats.json_types import SeatCode
from chelem.learning.study.listed_auction import call_in_log
from chelem.learning.study.system_auction import MadeCall, calls_so_far, legal_calls
from chelem.learning.study.system_chapters import ExplainedCall, call_order, shown_call, studied_system
from chelem.learning.study.topics import TOPICS, Topic

LEARNER = Seat.S
ALL_POINTS = 40
"""The high-card points of the pack."""
_BATCH = 4000
_BATCHES = 6
"""How many hands are tried for one call."""


class SystemQuestion(TypedDict):
    """A hand and an auction, dealt by the rules; South is to call."""

    system: str
    topic: str
    seed: int
    dealer: SeatCode
    vulnerable: list[SeatCode]
    below: list[int]
    """The points below the line of South's side and of the other; none at duplicate."""
    auction: list[MadeCall]
    hand: list[str]
    legal: list[str]
    answer: str
    """The call of the system."""
    reason: str
    """What that call shows, by the rule that chooses it with this hand."""
    calls: list[ExplainedCall]
    """The calls that the system makes there with some hand, cheapest first, then those that it only
    names to be judged by simulation beside them. None counts as equivalent to the answer."""


@dataclass(frozen=True, slots=True)
class DrawnQuestion:
    """A point where South is to call, who dealt, who is vulnerable, and South's hand."""

    point: AuctionPoint
    dealer: Seat
    vulnerable: Vulnerability
    hand: Hand

    def ask(self, topic: str, seed: int, language: str) -> SystemQuestion:
        """Return the question with the system's answer."""
        point, rule = self.point, self.point.rule_for(self.hand)
        usual = sorted(calls_in_use(point), key=call_order)
        shown = dict.fromkeys((*usual, rule.call, *point.close_calls(self.hand, rule)))
        return {
            "system": point.system.name,
            "topic": topic,
            "seed": seed,
            "dealer": str(self.dealer),
            "vulnerable": [str(seat) for seat in self.vulnerable],
            "below": [
                point.auction.setting.below[place % 2] for place in (point.auction.me, point.auction.lho)
            ],
            "auction": calls_so_far(point, self.dealer, language),
            "hand": list(map(str, self.hand)),
            "legal": legal_calls(point),
            "answer": str(rule.call),
            "reason": meaning_with_hand(point, self.hand, rule.call).say(language),
            "calls": [shown_call(point, call, language) for call in shown],
        }


def question_of(name: str, topic: str, seed: int, language: str) -> SystemQuestion:
    """Return the question of a topic that a seed draws; `Unknown` if there is no such topic.

    The auction is one of the topic's. A call is drawn among those that the system makes there, then a hand
    that makes it: rare calls come as often as common ones.
    """
    if topic not in TOPICS:
        raise Unknown("study.topic", name=topic)
    drawn = _drawn(studied_system(name), TOPICS[topic], Random(seed))  # noqa: S311
    return drawn.ask(topic, seed, language)


def _drawn(system: System, topic: Topic, random: Random) -> DrawnQuestion:
    vulnerable = random.choice(list(Vulnerability))
    points = []
    for text in topic.auctions:
        calls = tuple(map(call_in_log, text.split()))
        dealer = LEARNER.clockwise(-len(calls) % 4)[0]
        point = point_after(system, _setting(topic, dealer, vulnerable, random), calls)
        if _belongs(point, topic):
            points.append((point, dealer))
    random.shuffle(points)
    for point, dealer in points:
        calls_there = random.sample(point.possible_calls, len(point.possible_calls))
        for hand in islice(chain.from_iterable(hands_for(point, call, random) for call in calls_there), 1):
            return DrawnQuestion(point, dealer, vulnerable, hand)
    raise Unknown("study.question")


def _setting(topic: Topic, dealer: Seat, vulnerable: Vulnerability, random: Random) -> BiddingSetting:
    """Return what is known before the first call: duplicate, or rubber with part-scores of the topic."""
    if not topic.part_scores:
        return setting_for(dealer, vulnerable)
    ours, theirs = random.choice(topic.part_scores)
    below = (ours, theirs) if dealer.side is LEARNER.side else (theirs, ours)
    return replace(setting_for(dealer, vulnerable, ScoringForm.RUBBER), below=below)


def _belongs(point: AuctionPoint, topic: Topic) -> bool:
    """Return whether the system bids an auction so, and its opening bid is of the topic's kind."""
    for index, call in enumerate(point.auction.calls):
        if not meaning_by_system(point.before(index), call).by_system:
            return False
    if not topic.kind:
        return True
    opening = next(understood for understood in point.auction.made if str(understood.call) != "P")
    return topic.kind in opening.conventions


def hands_for(point: AuctionPoint, call: Call, random: Random) -> Iterator[Hand]:
    """Yield hands that have bid so and make a call; few are tried."""
    generator = np.random.default_rng(random.getrandbits(32))
    after, place = point.after(call), point.auction.me
    for _ in range(_BATCHES):
        hands = sampled_hands(_BATCH, generator)
        for bits in hands[after.weights(place, hands) == 1]:
            hand = Hand(int(bits))
            if _leaves_room(point, hand):
                yield hand


def _leaves_room(point: AuctionPoint, hand: Hand) -> bool:
    """Return whether the pack holds what the other players have shown, beside a hand."""
    others = [point.auction.known[place] for place in range(4) if place != point.auction.me]
    points = sum(shown.range_of(Feature(FeatureKind.HCP))[0] for shown in others)
    return points + hand.hcp <= ALL_POINTS and all(
        hand.length(suit) + sum(shown.least_length(suit) for shown in others) <= len(RANKS) for suit in SUITS
    )
