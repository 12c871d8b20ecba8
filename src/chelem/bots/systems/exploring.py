"""Auctions that bring every section of a system into play: drawn ones, and the sequences written."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from random import Random

from chelem.bots.systems.examining.remembered_points import AuctionTree, RememberedPoint
from chelem.bots.systems.public_auction import BiddingSetting, ScoringForm
from chelem.bots.systems.sections import SystemSection
from chelem.bots.systems.sequences import CallPattern, Pattern
from chelem.bots.systems.syntax import VARIABLES, phrases_in
from chelem.bots.systems.vocabulary import assignments, template_of
from chelem.core import DECK, SUITS, Bid, Call, Hand, SimpleCall, Suit

SETTINGS = tuple(
    BiddingSetting(vulnerable, scoring)
    for vulnerable in ((False, False), (True, False), (False, True), (True, True))
    for scoring in (ScoringForm.IMPS, ScoringForm.MATCHPOINTS, ScoringForm.RUBBER)
)
PART_SCORES = tuple(
    BiddingSetting(scoring=ScoringForm.RUBBER, below=below)
    for below in ((60, 0), (0, 60), (40, 0), (0, 40), (30, 30), (90, 90))
)
_SIMPLE = ("P", "X", "XX")
STARTS = (
    *((SETTINGS[0], passes) for passes in (0, 2, 1)),
    *((setting, 0) for setting in (*SETTINGS[1:], *PART_SCORES)),
)
"""Settings and passes before the opening bid, until a section is met."""
_STRAY = 0.08
"""How often a drawn auction takes another call that the system has, to see more of it."""
_QUIET = 0.8
"""How often the other side passes in such an auction, so that ours can go on."""
TRIED = 24
"""The most ways in which a sequence is filled in, unless something is left to find."""


def drawn_points(
    points: AuctionTree, auctions: int, seed: str, settings: Sequence[BiddingSetting] = SETTINGS
) -> Iterator[RememberedPoint]:
    """Yield the points of auctions bid by four hands, with some calls of other hands among them.

    Each auction is drawn by its own number: what one of them needs changes no other.
    """
    for number in range(auctions):
        random = _random(seed, number)
        cards = random.sample(DECK, 52)
        hands = [Hand.of(cards[13 * place : 13 * place + 13]) for place in range(4)]
        point = points.start(settings[number % len(settings)])
        while not point.auction.over:
            yield point
            call = point.choose(hands[point.auction.me])
            if random.random() < _STRAY:
                call = random.choice(point.calls)
            point = point.after(call)


def written_points(
    points: AuctionTree, section: SystemSection, start: tuple[BiddingSetting, int], tried: int = TRIED
) -> Iterator[RememberedPoint]:
    """Yield points whose calls are those that a section writes, with different suits for its letters.

    `start` is a setting, and the number of passes before the opening bid; `tried` the most ways in which
    one sequence is filled in, evenly chosen among all.
    """
    setting, passes = start
    for pattern in section.patterns:
        if None not in pattern:
            every = list(_filled(pattern))
            for calls in every[:: -(-len(every) // tried)]:
                point = _reached(points.start(setting), ("P",) * passes + calls)
                if point is not None:
                    yield point


def asked_conventions(section: SystemSection) -> Iterator[tuple[str, int]]:
    """Yield the conventions that a section's condition says were used, and how many calls ago."""
    condition = section.text.condition
    for phrase in phrases_in(condition) if condition is not None else ():
        whose, name = phrase.symbols[0].text, phrase.symbols[-1].text
        if template_of(phrase.symbols) == f"{whose} used <name>":
            yield name, _CALLS_AGO[whose]


_CALLS_AGO = {"rho": 1, "partner": 2, "lho": 3, "I": 4}


def later_points(
    point: RememberedPoint, call: Call, calls: int, *, quiet: bool = False
) -> Iterator[RememberedPoint]:
    """Yield the points a number of calls later, if all bid by the system; first those after passes.

    Where all is `quiet`, the side that did not make the call passes.
    """
    after = point.after(call)
    if after.auction.over:
        return
    if calls == 1:
        yield after
        return
    following: list[Call] = [SimpleCall.PASS] if quiet and calls % 2 == 0 else [*after.calls]
    if calls % 2 == 0 and not quiet:  # the side that did not make the call may disturb
        disturbing = (SimpleCall.DOUBLE, *(after.auction.cheapest(suit) for suit in SUITS))
        following += [bid for bid in disturbing if bid is not None and after.auction.allows(bid)]
    for next_call in sorted(dict.fromkeys(following), key=lambda call: call is not SimpleCall.PASS):
        yield from later_points(after, next_call, calls - 1, quiet=quiet)


def wandering_points(
    points: Sequence[RememberedPoint], auctions: int, seed: str
) -> Iterator[RememberedPoint]:
    """Yield the points of auctions that continue from given points by calls that the system has."""
    for number in range(auctions if points else 0):
        random = _random(seed, number)
        point, mine = random.choice(points), True
        while not point.auction.over:
            yield point
            made = point.possible_calls
            if not made or (not mine and random.random() < _QUIET):
                made = (SimpleCall.PASS,)
            point = point.after(random.choice(made))
            mine = not mine


def _random(seed: str, number: int) -> Random:
    return Random(f"{seed} {number}")  # noqa: S311 - a check repeats itself


def _filled(pattern: Pattern) -> Iterator[tuple[str, ...]]:
    letters = dict.fromkeys(letter for call in pattern if call is not None for letter in call.letters)
    for suits in assignments(letters, {}):
        yield from product(*(_written(call, suits) for call in pattern if call is not None))


def _written(call: CallPattern, suits: Mapping[str, Suit]) -> list[str]:
    """Return the calls that one place of a sequence may be; any level or call stands for a few."""
    found = []
    for text in call.alternatives:
        strain = str(suits[text[-1]]) if text[-1] in VARIABLES else text[1:]
        match text[0]:
            case "P" | "-":
                found.append("P")
            case "?":
                found += ("P", "X", "2S", "3S", "4S", "2H", "2NT", "3C")
            case "X":
                found.append(text)
            case "*":
                found += [f"{level}{strain}" for level in (1, 2, 3, 4)]
            case level:
                found.append(f"{level}{strain}")
    return found


def _reached(start: RememberedPoint, texts: tuple[str, ...]) -> RememberedPoint | None:
    """Return the point after these calls; None if one of them is not legal."""
    point = start
    for text in texts:
        call = SimpleCall(text) if text in _SIMPLE else Bid.parse(text)
        if point.auction.over or not point.auction.allows(call):
            return None
        point = point.after(call)
    return None if point.auction.over else point
