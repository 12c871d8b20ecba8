"""What a choice of an agreement changes: auctions in which calls mean something else, and hands for them."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, islice, zip_longest
from random import Random

import numpy as np
from typing_extensions import TypedDict

from chelem.bots import AuctionPoint, System
from chelem.bots.explain import meaning_with_hand
from chelem.bots.systems import exploring
from chelem.bots.systems.call_meaning import SystemMeaning
from chelem.bots.systems.examining.remembered_points import AuctionTree
from chelem.bots.systems.examples import sampled_hands
from chelem.bots.systems.hand_domains import HandBits
from chelem.bots.systems.points import point_after
from chelem.bots.systems.public_auction import ScoringForm
from chelem.bots.systems.syntax import Agreement, SourcePlace
from chelem.core import Call, Hand, SimpleCall, Unknown, Vulnerability
from chelem.learning.study.choices_together import allowed_choices
from chelem.learning.study.listed_auction import stored_chapters
from chelem.learning.study.mentions import sections_naming
from chelem.learning.study.parts import chapters_of
from chelem.learning.study.system_chapters import ExplainedCall, call_order, shown_call, studied_system
from chelem.learning.study.system_question import LEARNER, DrawnQuestion, SystemQuestion, hands_for

_STARTS = exploring.STARTS[:2]
"""Auctions that the dealer opens, and those opened after two passes."""
_TRIED = 3
"""In how many ways a sequence is filled in."""
_MOST = 8
"""The most auctions of a choice; the shortest come first."""
_EXAMPLES = 5
_DRAWN = 8
"""How many hands for a call are looked at, to find one that calls otherwise by the other choice."""
_COUNTED = 4000
"""The hands among which calls are counted."""
_RARE = 0.05
"""A smaller part of the hands that make one of the calls at a point makes a rare one."""


@dataclass(frozen=True, slots=True)
class ChangedPoint:
    """A point of an auction with the calls that mean something else there; `new` are made by other rules."""

    point: AuctionPoint
    other: AuctionPoint
    """The same auction by the other choice."""
    calls: tuple[Call, ...]
    new: tuple[Call, ...]


class ChoiceAuction(TypedDict):
    """An auction, and the calls that mean something else by the choice."""

    auction: list[str]
    """The calls so far, the dealer's first."""
    calls: list[ExplainedCall]


class ChoiceExample(TypedDict):
    """A hand for a call that means something else by the choice."""

    auction: list[str]
    hand: list[str]
    """Cards, as in a log."""
    call: str
    meaning: str


class OtherChoice(TypedDict):
    """A choice of another agreement."""

    agreement: str
    choice: str
    title: str
    choice_title: str


class StudiedChoice(TypedDict):
    """A way to play an agreement: what it changes in a system."""

    system: str
    system_title: str
    agreement: str
    choice: str
    title: str
    """The agreement, as the card names it."""
    choice_title: str
    usual: bool
    """Whether the system plays it anyway; it is then compared with another choice."""
    together: list[OtherChoice]
    """What else is changed, where it does not go together with all that the system plays."""
    auctions: list[ChoiceAuction]
    examples: list[ChoiceExample]


def study_choice(name: str, agreement: str, choice: str, language: str) -> StudiedChoice:
    """Return what a choice of an agreement changes in a system; `Unknown` if there is no such choice."""
    asked = _agreement(name, agreement, choice)
    return {
        "system": name,
        "system_title": studied_system(name).titles.say(language),
        "agreement": agreement,
        "choice": choice,
        "title": asked.titles.say(language),
        "choice_title": _choice_title(asked, choice, language),
        "usual": studied_system(name).choices.get(agreement) == choice,
        "together": list(_together(name, agreement, choice, language)),
        "auctions": [
            {
                "auction": list(map(str, changed.point.auction.calls)),
                "calls": [
                    shown_call(changed.point, call, language)
                    for call in sorted(changed.calls, key=call_order)
                ],
            }
            for changed in points_changed_by(name, agreement, choice)
        ],
        "examples": list(_examples(name, agreement, choice, language)),
    }


def _together(name: str, agreement: str, choice: str, language: str) -> Iterator[OtherChoice]:
    """Yield what else is changed to play a choice."""
    system = studied_system(name)
    for other, played in allowed_choices(system, {agreement: choice}).items():
        if other != agreement:
            found = system.agreements[other]
            yield {
                "agreement": other,
                "choice": played,
                "title": found.titles.say(language),
                "choice_title": _choice_title(found, played, language),
            }


def _choice_title(agreement: Agreement, choice: str, language: str) -> str:
    return next(found.titles for found in agreement.choices if found.name == choice).say(language)


def choice_question(name: str, agreement: str, choice: str, seed: int, language: str) -> SystemQuestion:
    """Return a question about the calls that a choice changes; `Unknown` if there is no such choice."""
    random = Random(seed)  # noqa: S311
    changed = points_changed_by(name, agreement, choice)
    turns = [
        [(found.point, call) for call in _in_random_order(found, random)]
        for found in random.sample(changed, len(changed))
    ]
    for point, call in filter(None, chain.from_iterable(zip_longest(*turns))):
        for hand in islice(hands_for(point, call, random), 1):
            dealer = LEARNER.clockwise(-len(point.auction.calls) % 4)[0]
            drawn = DrawnQuestion(point, dealer, Vulnerability.NONE, hand)
            return drawn.ask(f"{agreement}.{choice}", seed, language)
    raise Unknown("study.question")


def _examples(name: str, agreement: str, choice: str, language: str) -> Iterator[ChoiceExample]:
    """Yield a few hands, for different calls where possible, and none for a pass; rare calls come last."""
    random = Random(0)  # noqa: S311 - the same examples each time
    sentences: set[tuple[str, str]] = set()
    alike: list[ChoiceExample] = []
    others: list[tuple[ChangedPoint, Call, Hand]] = []
    for changed, call in _usual_first(points_changed_by(name, agreement, choice), random):
        hands = _telling_hands(changed, call, random)
        for hand in hands[:1]:
            example = _example(changed, call, hand, language)
            if (sentence := (example["call"], example["meaning"])) in sentences:
                alike.append(example)
            else:
                sentences.add(sentence)
                yield example
        others += [(changed, call, hand) for hand in hands[1:]]
        if len(sentences) == _EXAMPLES:
            return
    left = chain(alike, (_example(changed, call, hand, language) for changed, call, hand in others))
    yield from islice(left, _EXAMPLES - len(sentences))


def _example(changed: ChangedPoint, call: Call, hand: Hand, language: str) -> ChoiceExample:
    return {
        "auction": list(map(str, changed.point.auction.calls)),
        "hand": list(map(str, hand)),
        "call": str(call),
        "meaning": meaning_with_hand(changed.point, hand, call).say(language),
    }


def _telling_hands(changed: ChangedPoint, call: Call, random: Random) -> list[Hand]:
    """Return a few hands that make a call, first those with which the other choice calls otherwise."""
    hands = islice(hands_for(changed.point, call, random), _DRAWN)
    return sorted(hands, key=lambda hand: changed.other.choose(hand) == call)


def _usual_first(changed: tuple[ChangedPoint, ...], random: Random) -> Iterator[tuple[ChangedPoint, Call]]:
    """Yield each point with each of its bids and doubles, one of each point in turn; rare calls come last."""
    hands = sampled_hands(_COUNTED, np.random.default_rng(0))
    usual: list[list[tuple[ChangedPoint, Call]]] = []
    rare: list[tuple[ChangedPoint, Call]] = []
    for found in changed:
        calls = [call for call in _in_random_order(found, random) if call is not SimpleCall.PASS]
        made = [_makers(found.point, call, hands) for call in calls]
        least = _RARE * sum(made)
        usual.append([(found, call) for call, number in zip(calls, made, strict=True) if number >= least])
        rare += [(found, call) for call, number in zip(calls, made, strict=True) if number < least]
    for turn in zip_longest(*usual):
        yield from filter(None, turn)
    yield from rare


def _makers(point: AuctionPoint, call: Call, hands: HandBits) -> int:
    """Return how many of these hands have bid so and make a call."""
    return int((point.after(call).weights(point.auction.me, hands) == 1).sum())


def _in_random_order(found: ChangedPoint, random: Random) -> list[Call]:
    """Return the calls of a point: conventions that only this choice has, calls by other rules, the rest."""
    new = random.sample(found.new, len(found.new))
    new.sort(key=lambda call: _conventions(found.point, call) <= _conventions(found.other, call))
    return [*new, *(call for call in found.calls if call not in found.new)]


def _conventions(point: AuctionPoint, call: Call) -> frozenset[str]:
    return point.meaning(call).understood.conventions if call in point.possible_calls else frozenset()


@lru_cache(maxsize=32)
def points_changed_by(name: str, agreement: str, choice: str) -> tuple[ChangedPoint, ...]:
    """Return points of auctions where a choice changes what calls mean; the shortest auctions first.

    It is compared with what the system plays, or with another choice if it plays this one. What else is
    changed to play it is changed in both.
    """
    asked, usual = _agreement(name, agreement, choice), studied_system(name).choices.get(agreement)
    other = usual if usual != choice else next(found.name for found in asked.choices if found.name != choice)
    choices = allowed_choices(studied_system(name), {agreement: choice})
    there = {**choices, agreement: other} if other else {}
    system = System.load(name, "", choices)
    compared = System.load(name, "", allowed_choices(studied_system(name), there))
    options = frozenset(option.name for found in asked.choices for option in found.settings)
    found: dict[tuple[Call, ...], ChangedPoint] = {}
    shown: set[SourcePlace] = set()
    for point in sorted(_points(system, options), key=_simplicity):
        if point.auction.calls in found:
            continue
        changed = _compared(point, point_after(compared, point.auction.setting, point.auction.calls))
        places = {place for call in changed.calls for place in _places(point.meaning(call))}
        if places - shown:
            shown |= places
            found[point.auction.calls] = changed
        if len(found) == _MOST:
            break
    return tuple(found.values())


def _simplicity(point: AuctionPoint) -> tuple[int, int]:
    """Return the number of calls, and of those that are not passes."""
    calls = point.auction.calls
    return len(calls), sum(call is not SimpleCall.PASS for call in calls)


def _compared(point: AuctionPoint, other: AuctionPoint) -> ChangedPoint:
    """Return the calls that mean something else than at the same point of another system."""
    calls, new = [], []
    for call in point.possible_calls:
        meaning, there = point.meaning(call), other.meaning(call) if call in other.possible_calls else None
        if there is None or _told(meaning) != _told(there):
            calls.append(call)
        if there is None or not _places(meaning) <= _places(there):
            new.append(call)
    return ChangedPoint(point, other, tuple(calls), tuple(new))


def _agreement(name: str, agreement: str, choice: str) -> Agreement:
    asked = studied_system(name).agreements.get(agreement)
    if asked is None or choice not in [found.name for found in asked.choices]:
        raise Unknown("study.agreement", name=agreement, choice=choice)
    return asked


def _points(system: System, options: frozenset[str]) -> Iterator[AuctionPoint]:
    """Yield points to which these options may matter: of auctions that pages show or sections write."""
    sections = sections_naming(system, options)
    chapters = {
        chapter.id for chapter, found in chapters_of(system).items() if not set(sections).isdisjoint(found)
    }
    for name, chapter in stored_chapters(system.name).items():
        for listed in chapter.auctions if name in chapters else ():
            if listed.setting.scoring is ScoringForm.IMPS:
                yield listed.point(system)
    walked = AuctionTree(system)
    for section in sections:
        for start in _STARTS:
            yield from islice(exploring.written_points(walked, section, start, _TRIED), _TRIED)


def _told(meaning: SystemMeaning) -> tuple[object, ...]:
    """Return what people hear of a meaning: the rules, what they ask of partner, points and lengths."""
    return _places(meaning), meaning.understood, meaning.points, meaning.lengths


def _places(meaning: SystemMeaning) -> set[SourcePlace]:
    return {reached.rule.rule.place for reached in meaning.reached if reached.rule.rule is not None}
