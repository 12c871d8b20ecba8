"""Points that stay with those after them, so that an auction with the same start finds them again.

A check of a changed system takes over the points of the state before that the change does not reach. A point
is the same where its auction is, with all that calls have shown, and where no section applies that is new,
gone or otherwise; it may follow points that are different.
"""

from collections.abc import Collection, Iterator
from functools import cached_property

from chelem.bots.systems.examining.changed_sections import ChangedSections
from chelem.bots.systems.examining.point_report import PointReport
from chelem.bots.systems.point_rules import PointRule
from chelem.bots.systems.points import AuctionPoint
from chelem.bots.systems.public_auction import BiddingSetting, PublicAuction
from chelem.bots.systems.sections import SystemSection
from chelem.bots.systems.system import System
from chelem.core import Call, Hand


class RememberedPoint(AuctionPoint):
    """A point that keeps the points after it, and what it has answered."""

    def __init__(
        self, points: "AuctionTree", auction: PublicAuction, previous: "RememberedPoint | None" = None
    ) -> None:
        super().__init__((points.system, points.system), auction)
        self._points, self._previous = points, previous
        self._following: dict[Call, RememberedPoint] = {}
        self._chosen: dict[int, Call] = {}
        self._interpreting: dict[int, tuple[PointRule, ...]] = {}

    def after(self, call: Call) -> "RememberedPoint":
        """Return the point after one more call, which is legal."""
        if (known := self._following.get(call)) is None:
            known = self._following[call] = self._points.following(self, call)
        return known

    def followed_by(self, call: Call) -> "RememberedPoint | None":
        """Return the point after one more call, if there is one already."""
        return self._following.get(call)

    def before(self, index: int) -> "RememberedPoint":
        """Return the point at which the call of that index was made."""
        return (
            self
            if self._previous is None or index == len(self.auction.made)
            else self._previous.before(index)
        )

    def choose(self, hand: Hand, legal: Collection[Call] | None = None) -> Call:
        """Return the call that the system makes with a hand."""
        if legal is not None:
            return super().choose(hand, legal)
        if (known := self._chosen.get(hand.bits)) is None:
            known = self._chosen[hand.bits] = super().choose(hand)
        return known

    @cached_property
    def calls(self) -> tuple[Call, ...]:
        """The calls of the rules, in order."""
        return tuple(rule.call for rule in self.rules)

    @cached_property
    def report(self) -> PointReport:
        """What a check asks of the rules here."""
        return PointReport.of(self)

    def recognised_by(self, section: SystemSection) -> tuple[PointRule, ...]:
        """Return the rules here of a section that only interprets calls, in order."""
        if (known := self._interpreting.get(section.number)) is None:
            known = self._interpreting[section.number] = tuple(self._applicable((section,)))
        return known

    def _judging(self, call: Call | None = None) -> Iterator[PointRule]:
        if call is None or "judged" not in self.__dict__:
            return super()._judging(call)
        return (rule for rule in self.judged if rule.call == call)

    def taken_over(self, points: "AuctionTree", previous: "RememberedPoint | None") -> "RememberedPoint":
        """Return the same point among others, with all that it has answered, and nothing after it yet."""
        same = RememberedPoint(points, self.auction, previous)
        own = {name: same.__dict__[name] for name in _OWN}
        same.__dict__.update(self.__dict__)
        same.__dict__.update(own)
        return same


_OWN = ("systems", "system", "_points", "_previous", "_following")
"""What a point that is taken over does not share with its model."""


class AuctionTree:
    """The points of auctions that are bid by one system, each made once.

    With `before`, those of another state of the system are taken over where they are the same. The unchanged
    sections of the system have the numbers of that state (`numbered_like`).
    """

    def __init__(self, system: System, before: "AuctionTree | None" = None) -> None:
        self.system, self._before = system, before
        self.made = 0
        """How many points were made, and not taken over."""
        self._changed = None if before is None else ChangedSections(before.system, system)
        self._starts: dict[BiddingSetting, RememberedPoint] = {}
        self._models: dict[int, RememberedPoint] = {}
        """For points, by their identity, those with the same calls in the state before."""
        self._same: set[int] = set()
        """The points that were taken over, by their identity."""

    def start(self, setting: BiddingSetting) -> RememberedPoint:
        """Return the point before the first call."""
        if (known := self._starts.get(setting)) is None:
            model = None if self._before is None else self._before.start(setting)
            known = self._starts[setting] = self._point(PublicAuction(setting), None, model)
        return known

    def after(self, setting: BiddingSetting, calls: tuple[Call, ...]) -> RememberedPoint:
        """Return the point after these calls, the dealer's first."""
        point = self.start(setting)
        for call in calls:
            point = point.after(call)
        return point

    def following(self, point: RememberedPoint, call: Call) -> RememberedPoint:
        """Make the point after one more call."""
        before = self._models.get(id(point))
        model = None if before is None else before.followed_by(call)
        if model is not None and id(point) in self._same:
            return self._point(model.auction, point, model)
        meaning = point.meaning(call)
        auction = point.auction.after(meaning.understood, meaning.known, meaning.possible)
        return self._point(auction, point, model)

    def _point(
        self, auction: PublicAuction, previous: RememberedPoint | None, model: RememberedPoint | None
    ) -> RememberedPoint:
        same = model is not None and self._changed is not None and auction == model.auction
        if (
            same
            and model is not None
            and self._changed is not None
            and not self._changed.reach(model.auction)
        ):
            point = model.taken_over(self, previous)
            self._same.add(id(point))
        else:
            self.made += 1
            point = RememberedPoint(self, auction, previous)
        if model is not None:
            self._models[id(point)] = model
        return point

    def settle(self) -> None:
        """Drop the state before, once all is examined."""
        self._before = self._changed = None
        self._models.clear()
        self._same.clear()
