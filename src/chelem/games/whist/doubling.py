"""The doubling of bridge-whist: asking to play, doubling, redoubling and so on."""

from dataclasses import dataclass, replace

from chelem.core import Action, Call, Hand, Refused, Seat, SimpleCall
from chelem.phases import Turn

NO_CARDS = Hand()


@dataclass(frozen=True, slots=True)
class Doubling:
    """The questions and doubles before the opening lead (RULES 1.4).

    `speakers` are the players who may speak, in turn: first the eldest hand; after a double, both players of
    the side that may redouble. `first` is, for each side by its index, the player who speaks first when that
    side may double again. `highest` is the largest stake allowed.
    """

    speakers: tuple[Seat, ...]
    first: tuple[Seat, Seat]
    highest: int
    stake: int = 1
    asked: bool = False
    spoken: tuple[tuple[Seat, Call], ...] = ()

    @classmethod
    def between(cls, eldest: Seat, namer: Seat, highest: int) -> "Doubling":
        """Return the phase before the first call: `eldest` speaks first, `namer` answers the first double."""
        first = (eldest, namer) if eldest.side == 0 else (namer, eldest)
        return cls((eldest,), first, highest)

    @property
    def turn(self) -> Turn | None:
        """The turn of the next speaker; None once a side has declined or play was allowed."""
        return Turn.own(self.speakers[0]) if self.speakers else None

    def said(self) -> tuple[tuple[Seat, Call], ...]:
        """Return the calls in order, each with its seat."""
        return self.spoken

    def legal(self, _: Hand, /) -> tuple[Call, ...]:
        """Return double while the stake may rise, and ask, yes or pass."""
        other = SimpleCall.PASS if self.stake > 1 else SimpleCall.YES if self.asked else SimpleCall.ASK
        return (SimpleCall.DOUBLE, other) if 2 * self.stake <= self.highest else (other,)

    def check(self, action: Action, _: Hand | None, /) -> None:
        """Raise `Refused` unless the call is legal."""
        if action not in self.legal(NO_CARDS):
            if action is SimpleCall.DOUBLE:
                raise Refused("doubling.cap", stake=self.highest)
            raise Refused("doubling.call", action=action)

    def after(self, action: Action, /) -> "Doubling":
        """Return the phase after the speaker's call."""
        speaker = self.speakers[0]
        if not isinstance(action, SimpleCall):
            raise Refused("doubling.call", action=action)
        spoken = (*self.spoken, (speaker, action))
        match action:
            case SimpleCall.ASK:
                return replace(self, speakers=(speaker.partner,), asked=True, spoken=spoken)
            case SimpleCall.DOUBLE:
                mine, theirs = speaker.side, 1 - speaker.side
                first = (speaker, self.first[1]) if mine == 0 else (self.first[0], speaker)
                answering = self.first[theirs]
                return replace(
                    self,
                    speakers=(answering, answering.partner),
                    first=first,
                    stake=2 * self.stake,
                    spoken=spoken,
                )
            case _:
                return replace(self, speakers=self.speakers[1:], spoken=spoken)
