"""The rules that apply at one point of an auction: letters become suits, facts of the auction are decided."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from chelem.bots.systems.public_auction import GAME, Forcing, PublicAuction, UnderstoodCall
from chelem.bots.systems.requirements import NOTHING, HandRequirement
from chelem.bots.systems.scope import Scope
from chelem.bots.systems.sections import Attributes, SystemRule, SystemSection
from chelem.core import ALL_BIDS, SUITS, Bid, Call, SimpleCall, Strain

SMALL_SLAM = 6
"""The level of a small slam."""


@dataclass(frozen=True, slots=True)
class PointRule:
    """A rule at one point: a call, the hands that meet it, and the call as others understand it."""

    call: Call
    requirement: HandRequirement
    understood: UnderstoodCall
    rule: SystemRule | None = None
    """The rule of the file; None for the last resort where the file has none."""
    section: SystemSection | None = None

    @property
    def yields(self) -> bool:
        """Whether a simulation may choose another call: this one does not force and is natural or invites."""
        about = self.understood
        return about.forcing is Forcing.NO and (about.natural or "invitational" in about.conventions)


def applicable_rules(
    sections: Iterable[SystemSection],
    auction: PublicAuction,
    options: Mapping[str, int],
    call: Call | None = None,
) -> Iterator[PointRule]:
    """Yield the rules of the sections that fit an auction, in order; impossible ones are left out.

    With `call`, those are left out, too, that never make it.
    """
    scope = Scope(auction, {}, options)
    for section in sections:
        rules = section.rules
        if call is not None:
            rules = tuple(rule for rule in rules if rule.form.may_name(call))
        for suits in section.choices(scope) if rules else ():
            lettered = scope.with_suits(suits)
            for rule in rules:
                if not rule.form.may_be_legal(auction):
                    continue
                if rule.facts and not all(fact.holds(scope) for fact in rule.facts):
                    continue
                if not rule.form.order and all(letter in suits for letter in rule.letters):
                    yield from _at_point(rule, section, lettered)
                    continue
                for chosen in rule.form.assignments(rule.letters, suits):
                    yield from _at_point(rule, section, scope.with_suits(chosen))


def _at_point(rule: SystemRule, section: SystemSection, scope: Scope) -> Iterator[PointRule]:
    if not all(fact.of_level or fact.holds(scope) for fact in rule.lettered):
        return
    for call in rule.form.calls(scope):
        here = Scope(scope.auction, scope.suits, scope.options, call) if rule.of_level else scope
        if not rule.of_level or all(fact.holds(here) for fact in rule.lettered if fact.of_level):
            found = _with_call(rule, section, call, here)
            if found.requirement is not NOTHING:
                yield found


def _with_call(rule: SystemRule, section: SystemSection, call: Call, scope: Scope) -> PointRule:
    """Return a rule with its call; it is kept where the auction has no say in what it is."""
    if rule.hand.of_auction or scope.auction.needs(scope.auction.me) < GAME:
        return PointRule(call, rule.hand(scope), _understood(rule, call, scope), rule, section)
    key = (call, *[scope.suits[letter] for letter in rule.named])
    if (known := rule.kept.get(key)) is None:
        known = rule.kept[key] = (rule.hand(scope), _understood(rule, call, scope))
    return PointRule(call, *known, rule, section)


def _understood(rule: SystemRule, call: Call, scope: Scope) -> UnderstoodCall:
    about = rule.attributes
    agreed = None if about.agrees is None else scope.suit(about.agrees)
    auction = scope.auction
    forcing = Forcing.NO if _may_be_passed(about, call, auction) else about.forcing
    return UnderstoodCall(call, forcing, about.natural, about.names, agreed)


def _may_be_passed(about: Attributes, call: Call, auction: PublicAuction) -> bool:
    """Return whether a call that asks for another one may be passed, as it makes game with the part-score.

    It is a slam try instead where a lower bid in the strain makes game, or beyond three notrump, and where a
    suit begins to force to game.
    """
    if not about.natural or not isinstance(call, Bid) or auction.game_made:
        return False
    begins_force = about.forcing is Forcing.GAME and call.strain is not Strain.NT and not auction.game_forced
    level = auction.game_level(call.strain, auction.me)
    lower = call.number > level and (call.number > 3 or auction.cheapest(call.strain) != call)
    return auction.completes_game(call, auction.me) and not begins_force and not lower


def may_be_made(rule: PointRule, auction: PublicAuction) -> bool:
    """Return whether a player may make a call in this auction: forced players do not pass.

    Where a part-score makes our bid a game, only calls that force and slams go on.
    """
    if rule.call is SimpleCall.PASS:
        return not auction.forced
    goes_on = auction.game_made and isinstance(rule.call, Bid) and rule.call.number < SMALL_SLAM
    return not goes_on or rule.understood.forcing is not Forcing.NO


def fallback_call(auction: PublicAuction) -> Call:
    """Return the call of a hand that no rule of the file meets: a pass, or where that is forbidden a bid.

    Above 7NT nobody can be forced.
    """
    if not auction.forced:
        return SimpleCall.PASS
    mine, partner = auction.known[auction.me], auction.known[auction.partner]
    suit = max(SUITS, key=lambda suit: (mine.least_length(suit) + partner.least_length(suit), suit))
    higher = (bid for bid in ALL_BIDS if auction.allows(bid))
    return auction.cheapest(suit) or next(higher, SimpleCall.PASS)
