"""The rules that apply at one point of an auction: letters become suits, facts of the auction are decided."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from chelem.bots.systems.public_auction import Forcing, PublicAuction, UnderstoodCall
from chelem.bots.systems.requirements import ANYTHING, NOTHING, HandRequirement
from chelem.bots.systems.scope import Clause, ClauseKey, Scope, SuitLetters
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


@dataclass(frozen=True, slots=True)
class _RuleWithCall:
    """A rule with its call, and what is left to decide, by the keys of what an auction keeps."""

    rule: PointRule
    """The rule as it is, unless its requirement depends on the auction."""
    suits: SuitLetters
    facts: tuple[tuple[ClauseKey, Clause], ...]
    """The facts of the auction that it asks for."""
    hand: tuple[ClauseKey, Clause] | None
    """Its requirement, if that depends on the auction."""

    def at(self, auction: PublicAuction, options: Mapping[str, int]) -> PointRule | None:
        """Return the rule in an auction; None where it does not apply."""
        given = auction.given
        for key, fact in self.facts:
            if (known := given.get(key)) is None:
                known = given[key] = fact.given(Scope(auction, self.suits, options, self.rule.call))
            if known is NOTHING:
                return None
        if self.hand is None:
            return self.rule
        key, hand = self.hand
        if (known := given.get(key)) is None:
            known = given[key] = hand.given(Scope(auction, self.suits, options, self.rule.call))
        if known is NOTHING:
            return None
        usual = self.rule
        return PointRule(usual.call, known, usual.understood, usual.rule, usual.section)


class RulesOfSections:
    """The rules of sections with their calls, made once for the same suits of letters and legal calls."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], tuple[_RuleWithCall, ...]] = {}

    def with_calls(
        self, section: SystemSection, suits: SuitLetters, scope: Scope
    ) -> tuple[_RuleWithCall, ...]:
        """Return the rules, in order, for suits with which a section applies to an auction."""
        key = (section.number, scope.auction.deciding_calls, *suits.items())
        if (known := self._kept.get(key)) is None:
            if len(self._kept) >= _KEPT:
                self._kept.clear()
            known = self._kept[key] = tuple(_with_calls(section, suits, scope))
        return known


_KEPT = 12288
"""The most choices of suits and legal calls for which the rules of sections are kept."""


def _with_calls(section: SystemSection, suits: SuitLetters, scope: Scope) -> Iterator[_RuleWithCall]:
    for rule in section.rules:
        if rule.form.may_be_legal(scope.auction):
            open_letters = any(letter not in suits for letter in rule.letters)
            for chosen in rule.form.assignments(rule.letters, suits) if open_letters else (suits,):
                lettered = scope.with_suits(chosen)
                for call in rule.form.calls(lettered):
                    found = _with_call(rule, section, Scope(scope.auction, chosen, scope.options, call))
                    if found is not None:
                        yield found


def applicable_rules(
    sections: Iterable[SystemSection], scope: Scope, kept: RulesOfSections, call: Call | None = None
) -> Iterator[PointRule]:
    """Yield the rules of the sections that fit an auction, in order; impossible ones are left out.

    The scope is that of the auction, without letters. With `call`, those are left out that do not make it.
    """
    auction, options = scope.auction, scope.options
    for section in sections:
        if call is not None and not any(rule.form.may_name(call) for rule in section.rules):
            continue
        for suits in section.choices(scope):
            for rule in kept.with_calls(section, suits, scope):
                if call is not None and rule.rule.call != call:
                    continue
                found = rule.at(auction, options) if rule.facts or rule.hand else rule.rule
                if found is not None:
                    yield found


def _with_call(rule: SystemRule, section: SystemSection, scope: Scope) -> _RuleWithCall | None:
    """Return a rule with its call; None if it never applies with these suits."""
    asked: list[tuple[ClauseKey, Clause]] = []
    for fact in (*rule.facts, *rule.lettered):
        if fact.of_auction:
            asked.append((_key(fact, scope), fact))
        elif not fact.holds(scope):
            return None
    call = scope.call
    if call is None:
        return None
    hand = (_key(rule.hand, scope), rule.hand) if rule.hand.of_auction else None
    requirement = ANYTHING if hand is not None else rule.hand(scope)
    if requirement is NOTHING:
        return None
    found = PointRule(call, requirement, _understood(rule, call, scope), rule, section)
    return _RuleWithCall(found, scope.suits, tuple(asked), hand)


def _key(clause: Clause, scope: Scope) -> ClauseKey:
    """Return the key of what a clause gives; most have neither letters nor a level."""
    return clause.key(scope) if clause.letters or clause.of_level else clause


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
